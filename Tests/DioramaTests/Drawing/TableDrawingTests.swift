// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// How tables, pickers, panels and the keyboard look.
@Suite struct TableDrawingTests {
  private static let line = "#C8C7CCFF"

  private static func table(_ properties: String = "") -> String {
    """
    view:
      subviews:
        - type: UITableView
          id: list
          frame: [0, 20, 320, 132]
          \(properties)
          sections:
            - header: Colors
              rows: [ { text: Red }, { text: Green, detailText: five, style: value1 } ]
    """
  }

  @Test func `rows have lines below them, from 15 points on`() {
    let lines = Drawn(Self.table()).areas(Self.line)
    #expect(lines.map(\.minX) == [15, 15])
    #expect(lines.map(\.maxY).sorted() == [86, 130])
  }

  @Test func `groups have whole lines above and below`() {
    let lines = Drawn(Self.table("style: grouped")).areas(Self.line)
    #expect(lines.map(\.minX) == [0, 15, 0])
  }

  @Test func `a value stands gray at the right`() throws {
    let value = try #require(Drawn(Self.table()).text("five"))
    #expect(value.color == "#8E8E93FF")
    #expect(abs(value.right - 305) < 2)
  }

  @Test func `headers of groups are in capitals`() {
    #expect(Drawn(Self.table("style: grouped")).text("COLORS") != nil)
    #expect(Drawn(Self.table()).text("Colors") != nil)
  }

  @Test func `a chosen row is gray`() {
    let drawn = Drawn(Self.table(), "- tap: { text: Red }")
    #expect(drawn.areas("#D9D9D9FF").contains { $0.height == 44 })
  }

  @Test func `the chosen row of a wheel is black, the others pale`() {
    let scene = "view: { subviews: [ { type: UIPickerView, components: [[One, Two, Three]] } ] }"
    let drawn = Drawn(scene)
    #expect(drawn.text("One")?.color == "#000000FF")
    #expect(drawn.text("Two")?.color.hasPrefix("#7F7F7F") == true)
  }

  @Test func `an alert dims the screen and has a bold cancel button in the tint`() throws {
    let scene = """
      view: { subviews: [ { type: UIButton, id: go, buttonType: system, title: Go, frame: [20, 40, 90, 44] } ] }
      objects:
        - { type: UIAlertView, id: alert, title: Sure?, cancelButtonTitle: Keep, otherButtonTitles: [Drop] }
      """
    let drawn = Drawn(scene, "- call: { alert.show: {} }\n- settle: {}")
    #expect(drawn.outcome == "passed")
    #expect(drawn.areas("#00000066").first == Rect(0, 0, 320, 568))
    #expect(drawn.text("Keep")?.weight == .semibold)
    #expect(drawn.text("Drop")?.color == "#007AFFFF")
    // What is behind has lost its color.
    #expect(drawn.text("Go")?.color != "#007AFFFF")
  }

  @Test func `the keyboard shows the keys that its field asks for`() {
    func keys(_ type: String) -> Drawn {
      Drawn(
        "view: { subviews: [ { type: UITextField, id: field, frame: [20, 40, 200, 30], keyboardType: \(type) } ] }",
        "- tap: field\n- settle: {}")
    }
    #expect(keys("default").text("Q") != nil)
    #expect(keys("default").text("return") != nil)
    let pad = keys("decimalPad")
    #expect(pad.text("Q") == nil && pad.text("PQRS") != nil && pad.text(".") != nil)
  }
}
