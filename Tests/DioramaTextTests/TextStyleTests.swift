// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Dynamic Type, by the table of uikit-facts 7.3.
@Suite struct TextStyleTests {
  private func size(_ style: String, _ category: ContentSizeCategory, _ os: Int = 17) -> Double? {
    TextMetrics.font(forTextStyle: style, contentSizeCategory: category, os: os)?.size
  }

  @Test func defaultSizes() {
    let sizes = TextMetrics.styleNames(os: 11).map { size($0, .large) }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test func bodyGrowsThroughAllCategories() {
    let sizes = ContentSizeCategory.allCases.map { size("body", $0, 7) }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func onlyBodyHasAccessibilitySizesBeforeIOS11() {
    #expect(size("caption1", .accessibilityLarge, 10) == 18)
    #expect(size("caption1", .accessibilityLarge, 11) == 26)
  }

  @Test func stylesArriveWithTheirVersions() {
    #expect(
      TextMetrics.styleNames(os: 7)
        == ["headline", "body", "subheadline", "footnote", "caption1", "caption2"])
    #expect(TextMetrics.styleNames(os: 6).isEmpty)
    #expect(size("title1", .large, 8) == nil)
    #expect(size("largeTitle", .large, 10) == nil)
    #expect(size("title9", .large) == nil)
  }

  @Test func headlinesAreHeavier() {
    let weights = [7, 8, 9, 17].map {
      TextMetrics.font(forTextStyle: "headline", contentSizeCategory: .large, os: $0)?.weight
    }
    #expect(weights == [.bold, .bold, .semibold, .semibold])
    let body = TextMetrics.font(forTextStyle: "body", contentSizeCategory: .large, os: 7)
    #expect(body?.weight == .regular)
    #expect(body?.family == .style("body"))
  }

  @Test func noStyleShrinksAsTheCategoryGrows() {
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.font($0, os: 17).size }
      #expect(sizes == sizes.sorted())
      #expect(sizes.count == 12)
    }
  }
}
