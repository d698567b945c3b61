// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Rows that come into view and leave it. Source: UIKit facts 2.19, 4.8.
@Suite struct TableTilingTests {
  private static func long(_ count: Int, _ keys: String = "") -> String {
    scene(
      showing: """
        - type: UITableView
          id: table
          frame: [0, 0, 320, 440]
          \(keys)
          sections:
            - header: A
              rows: [One, Two, Three]
            - header: B
              footer: End
              count: \(count)
              row: { id: item, text: "Row ${row}", detailText: "${state.word}", accessoryView: { type: UISwitch, id: on } }
        """, "state: { word: Hello }")
  }

  @Test func `however long a table is scrolled, the objects stay few`() throws {
    var steps = ""
    for step in 1...40 {
      steps += "- call: { table.setContentOffset: { contentOffset: [0, \(step * 90_000)] } }\n"
      steps +=
        "- call: { table.setContentOffset: { contentOffset: [0, \(step * 90_000 + 100)] } }\n"
    }
    steps += "- expect: { \"cellForRow(table, 1, 81817).text\": Row 81817 }\n"
    let play = Play(Self.long(100_000), steps)
    #expect(play.outcome == "passed")
    let graph = try #require(play.records.first?.graph)
    #expect(graph.count < 60)
  }

  @Test func `a row that comes back is what its description says`() {
    let steps = """
      - tap: "on[0]"
      - expect: { "cellForRow(table, 1, 0).detailText": Hello }
      - drag: { target: "item[2]", by: [0, -300], hold: 0.2s }
      - drag: { target: "item[9]", by: [0, -300], hold: 0.2s }
      - expect: { "cellForRow(table, 1, 0)": null, "cellForRow(table, 1, 14).detailText": Hello }
      - set: { state.word: World }
      - expect: { "cellForRow(table, 1, 14).detailText": World }
      - call: { table.setContentOffset: { contentOffset: [0, 0] } }
      - expect: { "cellForRow(table, 1, 0).detailText": World, "cellForRow(table, 1, 0).text": Row 0 }
      - expectTree: { match: contains, id: "on[0]", isOn: false }
      """
    #expect(outcome(Self.long(50), steps) == "passed")
  }

  @Test func `plain headers and footers stay while their section passes`() {
    let script = """
      - call: { table.setContentOffset: { contentOffset: [0, 100] } }
      - expectTree: { match: contains, id: "table.header[0]", frame: [0, 100, 320, 22] }
      - call: { table.setContentOffset: { contentOffset: [0, 140] } }
      - expectTree: { match: contains, id: "table.header[0]", frame: [0, 132, 320, 22] }
      - expectTree: { match: contains, id: "table.header[1]", frame: [0, 154, 320, 22] }
      - expectTree: { match: contains, id: "table.footer[1]", frame: [0, 558, 320, 22] }
      - call: { table.setContentOffset: { contentOffset: [0, 500] } }
      - expectTree: { match: contains, id: "table.header[1]", frame: [0, 500, 320, 22] }
      - expect: { "hitTest(table, point(100, 510))": "table.header[1]" }
      - tap: { target: "table.row[1][8]" }
      - expect: { "cellForRow(table, 1, 8).isSelected": true }
      """
    #expect(outcome(Self.long(50), script) == "passed")
    let grouped = """
      - call: { table.setContentOffset: { contentOffset: [0, 100] } }
      - expectNo: "table.header[0]"
      """
    #expect(outcome(Self.long(50, "style: grouped"), grouped) == "passed")
  }

  @Test func `a row out of view is told to be scrolled to`() {
    let steps = "- tap: \"table.row[1][30]\""
    #expect(
      outcome(Self.long(50), steps).contains(
        "it is outside of what 'table' shows of its content: scroll to it"))
    #expect(
      outcome(Self.long(50), "- tap: \"table.row[1][50]\"").contains(
        "'table' has no row[1][50] now | section 0 has 3 rows | section 1 has 50 rows"))
  }

  @Test func `rows of a table in an added view have what its list has in scope`() {
    let views = """
      - type: UIButton
        id: add
        frame: [0, 400, 100, 40]
        actions:
          touchUpInside:
            - let: { word: Made }
            - add:
                view:
                  type: UITableView
                  id: table
                  frame: [0, 0, 320, 300]
                  sections: [ { count: 20, row: { text: "${word} ${row}", didSelect: [ { log: "${word}: ${row}" } ] } }, { rows: [ { id: last, text: Last } ] } ]
      """
    let steps = """
      - tap: add
      - tap: table.row[0][2]
      - expectLog: ["Made: 2"]
      - expect: { "cellForRow(table, 0, 3).text": Made 3 }
      - tap: { target: last, blocked: clipped }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  @Test func `what takes the keyboard keeps its row`() {
    let views = """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 300]
        sections:
          - rows: [ { text: Name, subviews: [ { type: UITextField, id: name, frame: [100, 0, 200, 44] } ] } ]
          - { count: 50, row: { text: "${row}" } }
      """
    let steps = """
      - tap: name
      - type: Ann
      - call: { table.setContentOffset: { contentOffset: [0, 1000] } }
      - expect: { firstResponder: name, name.text: Ann }
      - type: a
      - expect: { name.text: Anna }
      - dismissKeyboard
      - call: { table.setContentOffset: { contentOffset: [0, 1100] } }
      - expectNo: name
      - call: { table.setContentOffset: { contentOffset: [0, 0] } }
      - expect: { name.text: Anna }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  @Test func `fewer rows bring the content back to its end`() {
    let views = """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 440]
        delegate: { didScroll: [ { log: scrolled } ] }
        sections: [ { count: "${state.count}", row: { text: "${row}" } } ]
      """
    let steps = """
      - call: { table.setContentOffset: { contentOffset: [0, 3960] } }
      - expectLog: [scrolled]
      - set: { state.count: 20 }
      - expect: { table.contentOffset: [0, 440], "visibleRows(table)[0]": { section: 0, row: 10 } }
      - expectLog: [scrolled]
      """
    #expect(outcome(scene(showing: views, "state: { count: 100 }"), steps) == "passed")
  }

  @Test func `rows follow the width of their table`() {
    let views = """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 480]
        autoresizingMask: [flexibleWidth, flexibleHeight]
        sections: [ { rows: [ { id: one, text: One, accessoryView: { type: UISwitch, id: on } } ] } ]
      """
    let steps = """
      - expect: { one.frame: [0, 0, 320, 44], on.frame: [254, 6, 51, 31] }
      - rotate: landscapeLeft
      - expect: { one.frame: [0, 0, 568, 44], on.frame: [502, 6, 51, 31], table.contentSize: [568, 44] }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }
}
