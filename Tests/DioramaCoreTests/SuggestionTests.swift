// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

@Suite struct SuggestionTests {
  private static let names = ["isOn", "isHidden", "alpha", "backgroundColor", "frame"]

  @Test(arguments: [
    ("isOm", "isOn"), ("backgroundColour", "backgroundColor"), ("ishidden", "isHidden"),
    ("fraem", "frame"),
  ])
  func `the one that is clearly nearest`(name: String, near: String) {
    #expect(Suggestion.nearest(to: name, among: Self.names) == near)
  }

  @Test(arguments: ["zzz", "", "transform", "x"])
  func `none where nothing is near`(name: String) {
    #expect(Suggestion.nearest(to: name, among: Self.names) == nil)
  }

  @Test func `none where several are equally near`() {
    #expect(Suggestion.nearest(to: "ab", among: ["aa", "bb"]) == nil)
  }
}
