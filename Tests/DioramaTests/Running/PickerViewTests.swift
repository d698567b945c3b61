// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Wheels of a picker. Source: UIKit facts 2.14 and 3.5; requirements.
@Suite struct PickerViewTests {
  private static let rows = scene(
    showing: """
      - type: UIPickerView
        id: picker
        frame: [0, 100, 320, 216]
        components: [ { rows: 10, title: "Row ${row + 1}" }, [Small, Large] ]
        delegate: { didSelectRow: [ { log: "${component}: ${row}" } ] }
      """)

  @Test func `defaults, sizes and questions`() {
    let views = """
      - { type: UIPickerView, id: picker, components: [ { rows: 10 }, [Small, Large] ] }
      - { type: UIPickerView, id: none, frame: [0, 300, 100, 170] }
      """
    let steps = """
      - expect: { picker.frame: [0, 0, 320, 216], none.frame: [0, 300, 100, 162] }
      - expect: { picker.numberOfComponents: 2, none.numberOfComponents: 0 }
      - expect: { "selectedRow(picker, 1)": 0, "numberOfRows(picker, 0)": 10 }
      - expect: { "titleForRow(picker, 1, 1)": Large, "titleForRow(picker, 0, 0)": null }
      - expect: { "rowSize(picker, 0)": "${size(160, 32)}", picker.selectedRows: [0, 0] }
      - expect: { picker.showsSelectionIndicator: false }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
    #expect(
      outcome(scene(showing: views, "os: 9"), "- expect: { none.frame: [0, 300, 100, 170] }")
        == "passed")
  }

  @Test func `S13: rows are seen as on a wheel`() {
    var wheel = Wheel(rows: 30, rowHeight: 32)
    let tops = [92, 61.287, 35.636, 17.826, 9.789]
    let heights = [32, 30.266, 25.252, 17.502, 7.856]
    wheel.select(10)
    for step in 0..<5 {
      let above = wheel.seen(10 - step, length: 216) ?? (0, 0)
      #expect(abs(above.top - tops[step]) < 0.003)
      #expect(abs(above.height - heights[step]) < 0.003)
      let below = wheel.seen(10 + step, length: 216) ?? (0, 0)
      #expect(abs(below.top + below.height + above.top - 216) < 1e-9)
    }
    #expect(wheel.seen(5, length: 216) == nil)
    #expect(wheel.row(at: 108, length: 216) == 10)
    #expect(wheel.row(at: 70, length: 216) == 9)
    #expect(wheel.row(at: 150, length: 216) == 11)
  }

  @Test func `a drag turns the wheel to the nearest row, and tells once at rest`() {
    let steps = """
      - drag: { target: "picker.row[0][0]", by: [0, -80], hold: 0.2s }
      - expect: { "selectedRow(picker, 0)": 0 }
      - expectLog: []
      - settle
      - expect: { "selectedRow(picker, 0)": 2, picker.selectedRows: [2, 0] }
      - expectLog: ["0: 2"]
      - drag: { target: "picker.row[0][2]", by: [0, 20], hold: 0.2s }
      - settle
      - expectLog: ["0: 2"]
      - drag: { target: "picker.row[1][0]", by: [0, -500] }
      - settle
      - expectLog: ["1: 1"]
      """
    #expect(outcome(Self.rows, steps) == "passed")
  }

  @Test func `a flick turns it on, and no farther than its end`() {
    let steps = """
      - drag: { target: "picker.row[0][0]", by: [0, -40], duration: 0.2 }
      - settle
      - expect: { "selectedRow(picker, 0)": { above: 2 } }
      - drag: { target: "picker.row[1][0]", by: [0, 100], duration: 0.1 }
      - settle
      - expect: { "selectedRow(picker, 1)": 0 }
      """
    #expect(outcome(Self.rows, steps) == "passed")
  }

  @Test func `a tap on a row beside the chosen one turns to it`() {
    let steps = """
      - tap: "picker.row[0][1]"
      - settle: { within: 0.4s }
      - expectLog: ["0: 1"]
      - tap: "picker.row[0][1]"
      - settle: { within: 0s }
      - expectLog: []
      - tap: "picker.row[1][Large]"
      - settle
      - expectLog: ["1: 1"]
      """
    #expect(outcome(Self.rows, steps) == "passed")
  }

  @Test func `only rows that are seen can be touched`() {
    #expect(
      outcome(Self.rows, "- tap: \"picker.row[0][8]\"").contains("has no row[0][8] now"))
  }

  @Test func `code chooses rows, held to those there are, and nobody is told`() {
    let steps = """
      - call: { picker.selectRow: { row: 3, inComponent: 0, animated: false } }
      - expect: { "selectedRow(picker, 0)": 3 }
      - call: { picker.selectRow: { row: 99, component: 0 } }
      - expect: { "selectedRow(picker, 0)": 9 }
      - call: { picker.selectRow: { row: -4, inComponent: 0, animated: true } }
      - expect: { "selectedRow(picker, 0)": 0 }
      - settle: { within: 0.35s }
      - expect: { "selectedRow(picker, 0)": 0 }
      - set: { picker.selectedRows: [5, 7] }
      - expect: { picker.selectedRows: [5, 1] }
      - expectLog: []
      """
    #expect(outcome(Self.rows, steps) == "passed")
  }

  @Test func `a component that is not there raises`() {
    let steps = """
      - { call: { picker.selectRow: { row: 0, inComponent: 2 } }, raises: NSInvalidArgumentException }
      """
    #expect(outcome(Self.rows, steps) == "passed")
  }

  @Test func `the select step turns as the user does`() {
    let steps = """
      - select: { target: picker, component: 0, row: 2 }
      - expect: { "selectedRow(picker, 0)": 2 }
      - expectLog: ["0: 2"]
      - select: { target: picker, component: 1, row: Large }
      - select: { target: picker, row: "Row 10" }
      - select: { target: picker, row: 0 }
      - expectLog: ["1: 1", "0: 9", "0: 0"]
      - settle: { within: 0s }
      """
    #expect(outcome(Self.rows, steps) == "passed")
    #expect(
      outcome(Self.rows, "- select: { target: picker, row: 10 }")
        == "select: component 0 of 'picker' has no row 10 | it has 10 rows")
    #expect(
      outcome(Self.rows, "- select: { target: picker, component: 1, row: Larg }")
        .contains("there is the row 'Large'"))
    #expect(
      outcome(Self.rows, "- select: { target: picker, component: 2, row: 1 }")
        == "select: 'picker' has no component 2 | it has 2")
  }

  @Test func `far rows are flicked to`() {
    let text = scene(
      showing: """
        - type: UIPickerView
          id: picker
          components: [ { rows: 500 } ]
          delegate: { didSelectRow: [ { log: "${row}" } ] }
        """)
    let steps = """
      - select: { target: picker, row: 321 }
      - select: { target: picker, row: 20 }
      - expectLog: ["321", "20"]
      """
    #expect(outcome(text, steps) == "passed")
  }

  private static let asked = scene(
    showing: """
      - type: UIPickerView
        id: picker
        dataSource:
          numberOfComponents: 2
          numberOfRows: "${component == 0 ? size(state.names) : state.count}"
        delegate:
          titleForRow:
            - if: "${component == 0}"
              then: [ { return: "${state.names[row]}" } ]
            - return: "Row ${row + 1}"
          widthForComponent: "${component == 0 ? 200.0 : 60.0}"
          rowHeightForComponent: 40
      """, "state: { names: [Ann, Ben, Cid], count: 4 }")

  @Test func `a data source and a delegate are asked at load, and again when told`() {
    let steps = """
      - expect: { "titleForRow(picker, 1, 0)": Ben, "titleForRow(picker, 3, 1)": Row 4 }
      - expect: { "rowSize(picker, 0)": "${size(200, 40)}" }
      - call: { picker.selectRow: { row: 3, inComponent: 1 } }
      - call: { picker.selectRow: { row: 2, inComponent: 0 } }
      - set: { state.names: [Xia, Yen], state.count: 2 }
      - expect: { "titleForRow(picker, 1, 0)": Ben, "numberOfRows(picker, 1)": 4 }
      - call: { picker.reloadComponent: 1 }
      - expect: { "titleForRow(picker, 1, 0)": Ben, "numberOfRows(picker, 1)": 2 }
      - expect: { picker.selectedRows: [2, 1] }
      - call: picker.reloadAllComponents
      - expect: { "titleForRow(picker, 1, 0)": Yen, picker.selectedRows: [1, 1] }
      - expectEvents: { of: [picker], equals: [] }
      """
    #expect(outcome(Self.asked, steps) == "passed")
  }

  @Test func `an empty component has no chosen row`() {
    let text = scene(showing: "- { type: UIPickerView, id: picker, components: [[], [A]] }")
    let steps = """
      - expect: { "selectedRow(picker, 0)": -1, picker.selectedRows: [-1, 0] }
      - drag: { target: picker, by: [0, -60] }
      - settle
      - expect: { picker.selectedRows: [-1, 0] }
      """
    #expect(outcome(text, steps) == "passed")
    #expect(!tree(text).contains("selectedRows"))
  }

  @Test func `chosen rows show in reports where they are not the first`() {
    let text = scene(
      showing: "- { type: UIPickerView, id: picker, selectedRows: [1], components: [[A, B], [C]] }")
    #expect(tree(text).contains("selectedRows = [1, 0]"))
  }

  @Test func `bindings follow what the user chooses`() {
    let text = scene(
      showing: """
        - type: UIPickerView
          id: picker
          selectedRows: { bind: state.rows }
          components: [[A, B, C]]
        - type: UILabel
          id: shown
          frame: [0, 300, 100, 20]
          text: "${titleForRow(picker, selectedRow(picker, 0), 0)}"
        """, "state: { rows: [0] }")
    let steps = """
      - select: { target: picker, row: C }
      - expect: { shown.text: C, state.rows: [2] }
      - set: { state.rows: [1] }
      - expect: { shown.text: B, "selectedRow(picker, 0)": 1 }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `what is wrong in the data of a picker`() {
    let text = scene(
      showing: """
        - type: UIPickerView
          components: [ { row: 3 }, 5 ]
        - type: UIPickerView
          dataSource: { titleForRow: A }
          delegate: { numberOfRow: 3 }
        - { type: UIView, components: [], dataSource: {} }
        """)
    #expect(
      findings(of: text) == """
        4:21 missing-key a component needs its 'rows'
        4:23 unknown-key a component has no 'row'; did you mean 'rows'?
        4:33 wrong-type expected a list of titles, or a mapping of 'rows' and 'title', found the number 5
        6:21 unknown-method a UIPickerView asks its data source no 'titleForRow'
        7:19 unknown-method a UIPickerView asks its delegate no 'numberOfRow'
        8:23 unknown-property a UIView has no components
        8:39 unknown-property a UIView has no data source
        """)
  }

  @Test func `answers that are no lengths, and answers that ask again, do no harm`() {
    let text = scene(
      showing: """
        - type: UIPickerView
          id: picker
          dataSource: { numberOfComponents: 2, numberOfRows: "${state.rows}" }
          delegate:
            widthForComponent: "${0.0 / 0.0}"
            rowHeightForComponent: "${1.0 / 0.0}"
            titleForRow:
              - call: picker.reloadAllComponents
              - set: { state.asked: "${state.asked + 1}" }
              - return: "${row}"
        """, "state: { rows: 3, asked: 0 }")
    let steps = """
      - expect: { state.asked: 6, "titleForRow(picker, 2, 1)": "2" }
      - drag: { target: picker, by: [0, -60] }
      - settle
      - set: { state.rows: -5 }
      - call: picker.reloadAllComponents
      - expect: { picker.selectedRows: [-1, -1] }
      """
    #expect(outcome(text, steps) == "passed")
  }
}
