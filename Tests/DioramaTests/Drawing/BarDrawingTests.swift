// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// How bars and the status bar look.
@Suite struct BarDrawingTests {
  private static func stack(_ item: String, header: String = "", bar: String = "") -> String {
    NavigationBarTests.stack(item, header: header, bar: bar)
  }

  @Test func `a title is black and semibold in the middle of the bar`() throws {
    let title = try #require(Drawn(Self.stack("")).text("Mail"))
    #expect(title.color == "#000000FF")
    #expect(title.weight == .semibold && title.size == 17)
    #expect(abs((title.left + title.right) / 2 - 160) < 1)
    #expect((20...64).contains(title.baseline))
  }

  @Test func `items have the tint, and gray while they are disabled`() {
    let item =
      "rightBarButtonItems: [ { id: a, title: On, tintColor: red }, { id: b, title: Off, isEnabled: false } ]"
    let drawn = Drawn(Self.stack(item))
    #expect(drawn.text("On")?.color == "#FF0000FF")
    #expect(drawn.text("Off")?.color == "#919191FF")
  }

  @Test func `the bar of a stack reaches up to the edge of the screen`() {
    let plain = Drawn(Self.stack(""))
    #expect(plain.areas("#F8F8F8F7").first == Rect(0, 0, 320, 64))
    let colored = Drawn(
      Self.stack("", bar: "navigationBar: { barTintColor: blue, isTranslucent: false }"))
    #expect(colored.areas("#0000FFFF").first == Rect(0, 0, 320, 64))
  }

  @Test func `a black bar has white titles and a white status bar`() {
    let drawn = Drawn(Self.stack("", bar: "navigationBar: { barStyle: black }"))
    #expect(drawn.text("Mail")?.color == "#FFFFFFFF")
    #expect(drawn.text("Carrier")?.color == "#FFFFFFFF")
  }

  @Test func `the back button shows the title before in the tint`() throws {
    let drawn = Drawn(
      Self.stack(""), "- push: { controller: detail, animated: false }")
    let back = try #require(drawn.text("Mail"))
    #expect(back.color == "#007AFFFF")
    #expect(back.left == 27)
    #expect(drawn.text("Detail")?.weight == .semibold)
  }

  @Test func `the status bar shows the clock of the scene, and nothing while it is hidden`() {
    let shown = Drawn("root: { type: UIViewController }", "- wait: 90s")
    #expect(shown.text("9:01 AM") != nil, "\(shown.texts.map(\.text))")
    let hidden = Drawn("root: { type: UIViewController, prefersStatusBarHidden: true }")
    #expect(hidden.texts.isEmpty)
  }

  @Test func `the chosen tab has the tint, others are gray, a badge is red`() {
    let scene = """
      view:
        subviews:
          - type: UITabBar
            frame: [0, 519, 320, 49]
            items: [ { id: a, title: One }, { id: b, title: Two, badgeValue: "7" } ]
            selectedItem: a
      """
    let drawn = Drawn(scene)
    #expect(drawn.text("One")?.color == "#007AFFFF")
    #expect(drawn.text("Two")?.color == "#929292FF")
    #expect(drawn.text("7")?.color == "#FFFFFFFF")
    #expect(drawn.areas("#FF3B30FF").count == 1)
  }
}
