// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// What a table shows of what the file says. Source: UIKit facts 2.19; contract section 4.
@Suite struct TableContentTests {
  static let settings = """
    - type: UITableView
      id: table
      frame: [0, 20, 320, 400]
      style: grouped
      sections:
        - header: Network
          rows:
            - { id: wifi, style: value1, text: Wi-Fi, detailText: "${state.ssid}", accessoryType: disclosureIndicator }
            - { id: air, text: Airplane Mode, accessoryView: { type: UISwitch, id: airSwitch, isOn: { bind: state.airplane } } }
        - { count: "${size(state.networks)}", row: { text: "${state.networks[row]}" } }
    """
  static let state = "state: { ssid: Home, airplane: false, networks: [Home, Cafe] }"

  @Test func `rows, headers and what is beside them stand in the order of the content`() {
    #expect(
      tree(scene(showing: Self.settings, Self.state)).contains(
        """
           |    | <UITableView: table; frame = (0 20; 320 400); style = grouped; contentSize = (320 285.5)>
           |    |    | <UITableViewHeaderFooterView: table.header[0]; frame = (0 0; 320 55.5); text = Network>
           |    |    | <UITableViewCell: wifi; frame = (0 55.5; 320 44); style = value1; text = Wi-Fi; detailText = Home; accessoryType = disclosureIndicator>
           |    |    | <UITableViewCell: air; frame = (0 99.5; 320 44); text = Airplane Mode; accessoryView = airSwitch>
           |    |    |    | <UISwitch: airSwitch; frame = (254 6; 51 31)>
           |    |    | <UITableViewCell: table.row[1][0]; frame = (0 179.5; 320 44); text = Home>
           |    |    | <UITableViewCell: table.row[1][1]; frame = (0 223.5; 320 44); text = Cafe>
        """))
  }

  @Test func `what rows read changes them while they are in view`() {
    let steps = """
      - set: { state.ssid: Cafe, state.airplane: true }
      - expect: { wifi.detailText: Cafe, airSwitch.isOn: true }
      - tap: airSwitch
      - expect: { state.airplane: false }
      - set: { state.networks: [Home, Train, Bus] }
      - expect: { "numberOfRows(table, 1)": 3, "cellForRow(table, 1, 1).text": Train }
      - set: { state.networks: [] }
      - expect: { "numberOfRows(table, 1)": 0, "cellForRow(table, 1, 0)": null }
      - expect: { table.contentSize: [320, 197.5] }
      """
    #expect(outcome(scene(showing: Self.settings, Self.state), steps) == "passed")
  }

  @Test func `a row alone may be a text, and loops, conditions and templates give rows`() {
    let views = """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 400]
        sections:
          - rows:
              - One
              - each: [Two, Three]
                as: name
                view: { text: "${name}!" }
              - { text: Pad, when: "${traits.idiom == 'pad'}" }
              - { use: choice, with: { title: Four } }
          - { when: "${traits.idiom == 'pad'}", rows: [Five] }
      """
    let template =
      "templates: { choice: { parameters: { title: string }, view: { type: UITableViewCell, text: \"${title}\", accessoryType: checkmark } } }"
    let steps = """
      - expect: { "numberOfSections(table)": 1, "numberOfRows(table, 0)": 4 }
      - expect: { "cellForRow(table, 0, 0).text": One, "cellForRow(table, 0, 2).text": "Three!" }
      - expect: { "cellForRow(table, 0, 3).accessoryType": checkmark }
      """
    #expect(outcome(scene(showing: views, template), steps) == "passed")
  }

  @Test func `2_19: headers and footers of both styles`() {
    func table(_ style: String) -> String {
      """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 500]
        style: \(style)
        sections:
          - { rows: [a] }
          - { header: B, footer: End, rows: [b] }
          - { header: { height: 30 }, rows: [c] }
      """
    }
    func steps(_ tops: [Double], _ edges: [Double], _ last: Double) -> String {
      """
      - expect: { "rectForRow(table, 0, 0)": [0, \(tops[0]), 320, 44] }
      - expect: { "rectForRow(table, 1, 0)": [0, \(tops[1]), 320, 44] }
      - expect: { "rectForRow(table, 2, 0)": [0, \(tops[2]), 320, 44] }
      - expect: { "rectForHeader(table, 1).height": \(edges[0]), "rectForFooter(table, 1).height": \(edges[1]) }
      - expect: { table.contentSize: [320, \(last)] }
      """
    }
    let plain = scene(showing: table("plain"))
    #expect(outcome(plain, steps([0, 66, 162], [22, 22], 206)) == "passed")
    let later = scene(showing: table("plain"), "os: 8")
    #expect(outcome(later, steps([0, 72, 174], [28, 28], 218)) == "passed")
    let grouped = scene(showing: table("grouped"))
    #expect(outcome(grouped, steps([35, 135, 247], [38, 38], 309)) == "passed")
    let titled = """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 500]
        style: grouped
        sections: [ { header: First, rows: [a] } ]
      """
    #expect(outcome(scene(showing: titled), steps55) == "passed")
  }

  private let steps55 = "- expect: { \"rectForRow(table, 0, 0)\": [0, 55.5, 320, 44] }"

  @Test func `heights come from the delegate, the row, the table`() {
    func table(_ keys: String) -> String {
      """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 500]
        rowHeight: 50
        \(keys)
        sections:
          - rows: [ One, { id: two, text: Two, height: "${state.high}" }, Three ]
          - { count: 3, row: { text: "${row}", height: "${row == 1 ? 10 : 20}" } }
      """
    }
    let steps = """
      - expect: { "rectForRow(table, 0, 2)": [0, 110, 320, 50] }
      - expect: { "rectForRow(table, 1, 2)": [0, 190, 320, 20], table.contentSize: [320, 210] }
      - set: { state.high: 90 }
      - expect: { two.frame: [0, 50, 320, 90], "rectForRow(table, 1, 2)": [0, 220, 320, 20] }
      """
    #expect(outcome(scene(showing: table(""), "state: { high: 60.0 }"), steps) == "passed")
    let asked = "delegate: { heightForRow: \"${section == 0 && row == 0 ? 33.0 : -1.0}\" }"
    let own = "- expect: { \"rectForRow(table, 0, 1)\": [0, 33, 320, 60] }"
    #expect(outcome(scene(showing: table(asked), "state: { high: 60.0 }"), own) == "passed")
  }

  @Test func `a data source says how many rows a description stands for`() {
    let views = """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 400]
        dataSource:
          numberOfSections: 2
          numberOfRows: "${section == 0 ? 1 : state.count}"
          titleForHeaderInSection: "${section == 1 ? 'Rows' : null}"
        row: { id: item, text: "${section}: ${row}" }
      """
    let steps = """
      - expect: { table.numberOfSections: 2, "numberOfRows(table, 1)": 3 }
      - expect: { "cellForRow(table, 1, 2).text": "1: 2", "cellForRow(table, 1, 2).id": "item[1][2]" }
      - expect: { "rectForHeader(table, 0).height": 0, "rectForHeader(table, 1).height": 22 }
      - expectTree: { match: contains, type: UITableViewHeaderFooterView, text: Rows }
      - set: { state.count: 5 }
      - expect: { "numberOfRows(table, 1)": 3 }
      - call: table.reloadData
      - expect: { "numberOfRows(table, 1)": 5 }
      """
    #expect(outcome(scene(showing: views, "state: { count: 3 }"), steps) == "passed")
  }

  @Test func `views above, below and behind the rows`() {
    let views = """
      - type: UITableView
        id: table
        frame: [0, 0, 320, 200]
        tableHeaderView: { type: UILabel, id: top, text: Top, frame: [5, 5, 100, 60] }
        tableFooterView: bottom
        backgroundView: { type: UIView, id: behind }
        sections: [ { rows: [a, b, c] } ]
      """
    let steps = """
      - expect: { top.frame: [0, 0, 320, 60], bottom.frame: [0, 192, 320, 30] }
      - expect: { behind.frame: [0, 0, 320, 200], table.contentSize: [320, 222] }
      - call: { table.setContentOffset: { contentOffset: [0, 22] } }
      - expect: { behind.frame: [0, 22, 320, 200], "table.subviews[0].id": behind }
      - set: { top.frame: [0, 0, 320, 100] }
      - expect: { "rectForRow(table, 0, 0)": [0, 100, 320, 44], table.contentSize: [320, 262] }
      - set: { table.tableHeaderView: null }
      - expect: { "rectForRow(table, 0, 0)": [0, 0, 320, 44] }
      - expectNo: top
      """
    let objects = "objects: [ { type: UIView, id: bottom, frame: [0, 0, 10, 30] } ]"
    #expect(outcome(scene(showing: views, objects), steps) == "passed")
  }

  @Test(arguments: [
    ("sections: [ { rows: [a], count: 2 } ]", "a section has either 'rows', or 'count' and 'row'"),
    ("sections: [ { count: 2 } ]", "'count' needs the 'row' that it repeats"),
    ("sections: [ { row: { text: a } } ]", "'row' needs the 'count' of rows that it describes"),
    ("sections: [ { rows: [a], heeder: a } ]", "a section has no 'heeder'; did you mean 'header'?"),
    (
      "sections: [ { rows: [ { type: UISwitch } ] } ]",
      "a UISwitch cannot stand here: a UITableViewCell can"
    ),
    ("sections: [ { count: -1, row: { text: a } } ]", "expected a number of rows from 0"),
    ("sections: [ { count: two, row: { text: a } } ]", "expected a whole number"),
    ("sections: 3", "expected a list of sections, found the number 3"),
    (
      "row: { text: a }\n  sections: [ { rows: [a] } ]", "a table has either 'sections', or a 'row'"
    ),
    (
      "sections: [ { rows: [ { subviews: [ { type: UITableView, sections: [] } ] } ] } ]",
      "a table cannot stand in a row of another one"
    ),
    ("delegate: { commitEditing: [] }", "the delegate method 'commitEditing' is not supported yet"),
    ("sections: [ { rows: [ { didSelekt: [] } ] } ]", "did you mean 'didSelect'?"),
  ])
  func `what is wrong is told`(keys: String, message: String) {
    let views = "- type: UITableView\n  id: table\n  \(keys)"
    #expect(Play(scene(showing: views), "- wait: 0").outcome.contains(message))
  }

  @Test func `a plain view has no sections`() {
    #expect(
      Play(scene(showing: "- { type: UIView, sections: [] }"), "- wait: 0").outcome.contains(
        "a UIView has no sections"))
  }

  @Test func `indexes out of range raise`() {
    #expect(
      outcome(
        scene(showing: Self.settings, Self.state), "- expect: { \"numberOfRows(table, 7)\": 1 }"
      )
      .contains("NSRangeException"))
    let calls = """
      - call: { table.scrollToRow: { row: 0, section: 2 } }
        raises: NSRangeException
      """
    #expect(outcome(scene(showing: Self.settings, Self.state), calls) == "passed")
    let row = """
      - call: { table.selectRow: { row: 2, section: 1 } }
        raises: NSRangeException
      """
    #expect(outcome(scene(showing: Self.settings, Self.state), row) == "passed")
  }
}
