// SPDX-License-Identifier: MIT
import Testing

/// Rows under a finger, and what the delegate is asked and told. Source: UIKit facts 2.19.
@Suite struct TableChoosingTests {
  private static func table(_ keys: String = "", rows: String = "") -> String {
    scene(
      showing: """
        - type: UITableView
          id: table
          frame: [0, 20, 320, 400]
          \(keys)
          sections:
            - rows:
                - { id: one, text: One }
                - { id: two, text: Two\(rows) }
                - { id: three, text: Three, accessoryType: detailButton }
                - { id: four, text: Four, accessoryView: { type: UISwitch, id: on } }
            - { count: 40, row: { text: "Row ${row}", didSelect: [ { log: "row ${row} of ${section}" } ] } }
        """)
  }

  private static let all = """
    delegate:
            shouldHighlightRow: true
            didHighlightRow: []
            didUnhighlightRow: []
            willSelectRow: []
            willDeselectRow: []
            didDeselectRow: []
            didSelectRow: [ { log: "did ${section} ${row}" } ]
            accessoryButtonTapped: [ { log: "accessory ${row}" } ]
    """

  @Test func `2_19: a tap asks and tells in UIKit's order`() {
    let steps = """
      - tap: table.row[0][0]
      - expectEvents: [table.shouldHighlightRow, table.didHighlightRow, table.didUnhighlightRow, table.willSelectRow, table.didSelectRow]
      - expect: { one.isSelected: true, "selectedRows(table)": [ { section: 0, row: 0 } ] }
      - tap: two
      - expectEvents:
          - table.shouldHighlightRow
          - table.didHighlightRow
          - table.didUnhighlightRow
          - table.willSelectRow
          - { source: table, event: willDeselectRow, section: 0, row: 0 }
          - { source: table, event: didDeselectRow, section: 0, row: 0 }
          - { source: table, event: didSelectRow, section: 0, row: 1 }
      - expect: { one.isSelected: false, two.isSelected: true }
      - expectLog: [did 0 0, did 0 1]
      """
    #expect(outcome(Self.table(Self.all), steps) == "passed")
  }

  @Test func `a row's own list comes after the delegate's`() {
    let steps = """
      - tap: two
      - tap: { text: Row 1 }
      - expectLog: [did 0 1, own 1, leaves 1, did 1 1, row 1 of 1]
      - expectEvents: { of: [two], equals: [two.didSelect, two.didDeselect] }
      """
    let rows =
      ", didSelect: [ { log: \"own ${row}\" } ], didDeselect: [ { log: \"leaves ${row}\" } ]"
    #expect(outcome(Self.table(Self.all, rows: rows), steps) == "passed")
  }

  @Test func `the delegate may refuse, and choose another row`() {
    let keys = """
      delegate:
              willSelectRow:
                - if: ${row == 0}
                  then: [ { return: null } ]
                - if: ${row == 1}
                  then: [ { return: false } ]
                - if: ${section == 0}
                  then: [ { return: { section: 1, row: 0 } } ]
              didSelectRow: [ { log: "did ${section} ${row}" } ]
      """
    let steps = """
      - tap: one
      - tap: two
      - expectLog: []
      - tap: three
      - expectLog: [did 1 0, row 0 of 1]
      - expect: { three.isSelected: false, "cellForRow(table, 1, 0).isSelected": true }
      """
    #expect(outcome(Self.table(keys), steps) == "passed")
    let plain = Self.table("delegate: { willSelectRow: false, didSelectRow: [ { log: did } ] }")
    #expect(outcome(plain, "- tap: one\n- expectLog: []") == "passed")
    let kept = Self.table(
      "delegate: { willDeselectRow: \"${row != 0}\", didSelectRow: [ { log: \"${row}\" } ] }")
    let stays = """
      - tap: one
      - tap: two
      - expectLog: ["0"]
      - expect: { one.isSelected: true, two.isSelected: false }
      """
    #expect(outcome(kept, stays) == "passed")
  }

  @Test func `rows that are not highlighted are not chosen`() {
    let steps = """
      - tap: one
      - expect: { "selectedRows(table)": [] }
      """
    #expect(outcome(Self.table("delegate: { shouldHighlightRow: false }"), steps) == "passed")
    #expect(outcome(Self.table("allowsSelection: false"), steps) == "passed")
  }

  @Test func `several rows may be chosen, and a second tap lets one go`() {
    let steps = """
      - tap: two
      - tap: one
      - expect: { "selectedRows(table)": [ { section: 0, row: 1 }, { section: 0, row: 0 } ] }
      - tap: two
      - expect: { "selectedRows(table)": [ { section: 0, row: 0 } ], two.isSelected: false }
      """
    #expect(outcome(Self.table("allowsMultipleSelection: true"), steps) == "passed")
  }

  @Test func `a finger highlights after 0_15 s and a drag ends that`() {
    let steps = """
      - touch: { down: one }
      - expect: { one.isHighlighted: false }
      - wait: 0.15s
      - expect: { one.isHighlighted: true }
      - touch: { move: [160, 20] }
      - expect: { one.isHighlighted: false, table.isDragging: true }
      - touch: { up: true }
      - expect: { "selectedRows(table)": [] }
      - settle
      - call: { table.setContentOffset: { contentOffset: [0, 0] } }
      - longPress: { target: one, duration: 1s }
      - expect: { one.isSelected: true, one.isHighlighted: false }
      """
    #expect(outcome(Self.table(), steps) == "passed")
  }

  @Test func `controls in a row and its detail button keep their touches`() {
    let steps = """
      - tap: on
      - expect: { on.isOn: true, four.isSelected: false }
      - tap: three.accessoryButton
      - tap: "table.accessoryButton[0][2]"
      - expectLog: [accessory 2, accessory 2]
      - tap: three
      - expectLog: [did 0 2]
      - tap: four
      - expect: { on.isOn: true, four.isSelected: true }
      """
    #expect(outcome(Self.table(Self.all), steps) == "passed")
  }

  @Test func `a touch that stops a moving table chooses nothing`() {
    let steps = """
      - drag: { target: one, by: [0, -50], duration: 0.05 }
      - tap: { target: { point: [100, 200] } }
      - expect: { "selectedRows(table)": [] }
      """
    #expect(outcome(Self.table(), steps) == "passed")
  }

  @Test func `code chooses and scrolls without a word to the delegate`() {
    let steps = """
      - call: { table.selectRow: { row: 30, section: 1, scrollPosition: middle } }
      - expect: { table.contentOffset: [0, 1318], "selectedRows(table)": [ { section: 1, row: 30 } ] }
      - expect: { "cellForRow(table, 1, 30).isSelected": true }
      - call: { table.scrollToRow: { row: 0, section: 0, scrollPosition: top, animated: true } }
      - settle
      - expect: { table.contentOffset: [0, 0], "cellForRow(table, 1, 30)": null }
      - call: { table.deselectRow: { row: 30, section: 1 } }
      - expect: { "selectedRows(table)": [] }
      - call: { table.scrollToRow: { row: 39, section: 1, scrollPosition: bottom } }
      - expect: { table.contentOffset: [0, 1536] }
      - call: { table.scrollToRow: { row: 38, section: 1 } }
      - expect: { table.contentOffset: [0, 1536] }
      - expectEvents: []
      """
    #expect(outcome(Self.table(Self.all), steps) == "passed")
  }

  @Test func `a reload forgets what was chosen`() {
    let steps = """
      - tap: one
      - call: table.reloadData
      - expect: { "selectedRows(table)": [], one.isSelected: false }
      """
    #expect(outcome(Self.table(), steps) == "passed")
  }

  @Test func `a row under the finger may go`() {
    let views = """
      - type: UITableView
        id: table
        frame: [0, 20, 320, 400]
        delegate: { didUnhighlightRow: [ { log: off } ] }
        sections: [ { count: "${state.count}", row: { text: "${row}" } } ]
      """
    let steps = """
      - touch: { down: "table.row[0][1]" }
      - wait: 0.2s
      - set: { state.count: 1 }
      - touch: { up: true }
      - expect: { "selectedRows(table)": [], "numberOfRows(table, 0)": 1 }
      """
    #expect(outcome(scene(showing: views, "state: { count: 3 }"), steps) == "passed")
  }
}
