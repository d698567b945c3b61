// SPDX-License-Identifier: MIT
import Testing

/// Scripts that name controllers: in events, as values, and on the way to what is touched.
@Suite struct ScreenScriptTests {
  private static let stack = """
    root:
      type: UINavigationController
      id: nav
      delegate: { didShow: [] }
      viewControllers: [ { type: UIViewController, id: a } ]
    objects:
      - { type: UIViewController, id: b, title: B }
      - { type: UIViewController, id: detail, lifetime: use, title: "${nav.viewControllers.size() > 2 ? 'new' : 'old'}" }
    """

  @Test func `an id in an event matches the object, and some arguments are enough`() {
    let steps = """
      - push: { controller: b, onto: nav }
      - settle
      - expectEvents: { kinds: [delegate], contains: [ { source: nav, event: didShow, viewController: b, animated: true } ] }
      - pop: nav
      - settle
      - expectEvents: { kinds: [delegate], contains: [ { source: nav, event: didShow, viewController: a } ] }
      """
    #expect(outcome(Self.stack, steps) == "passed")
  }

  @Test func `messages name objects by their ids`() {
    let steps = """
      - push: { controller: b, onto: nav }
      - settle
      - expect: { nav.viewControllers: [b] }
        soft: true
      - expectEvents: { kinds: [delegate], equals: [ { source: nav, event: didShow, viewController: a } ] }
      """
    let text = outcome(Self.stack, steps)
    #expect(text.contains("expected [b] | found [a, b]"), Comment(rawValue: text))
    #expect(text.contains("viewController: b"), Comment(rawValue: text))
    #expect(!text.contains("object "), Comment(rawValue: text))
  }

  @Test func `the id of what is made anew means the newest copy, an index an older one`() {
    let steps = """
      - push: { controller: detail, onto: nav, animated: false }
      - expect: { nav.topViewController: detail, nav.viewControllers: [a, detail] }
      - push: { controller: detail, onto: nav, animated: false }
      - expect:
          nav.topViewController: detail
          nav.viewControllers: [a, "detail[1]", detail]
          detail[1].parent: nav
          "${nav.viewControllers[1]}": "detail[1]"
      - expect: { nav.topViewController: "detail[1]" }
      """
    #expect(
      outcome(Self.stack, steps)
        == "expect: 'nav.topViewController' is not as expected | expected 'detail[1]' | found 'detail'"
    )
  }

  @Test func `a tree is written as the report writes it`() {
    let steps = """
      - expectTree: { id: name, type: UILabel, frame: [10, 20, 30, 40], properties: { text: Ann, layer: { cornerRadius: 3 } } }
      - expectTree: { id: name, properties: { text: Bob } }
      """
    let views =
      "- { id: name, type: UILabel, frame: [10, 20, 30, 40], text: Ann, layer: { cornerRadius: 3 } }"
    #expect(
      outcome(scene(showing: views), steps)
        == "expectTree: 'name.text' is not as expected | expected 'Bob' | found 'Ann'")
  }

  @Test(arguments: ["settings.view", "settings.tableView", "list"])
  func `rows of a controller's table`(table: String) {
    let text = """
      root:
        type: UITableViewController
        id: settings
        view:
      \(table == "list" ? "    id: list\n" : "")    sections: [ { rows: [ { text: A }, { text: B } ] } ]
      objects: [ { type: UIViewController, id: other } ]
      """
    let own = table == "list" ? "list" : "settings.view"
    let steps = """
      - tap: "\(table).row[0][1]"
      - expect: { 'size(selectedRows(settings.tableView))': 1 }
      - tap: "\(own).row[0][0]"
      - tap: "settings.view.row[0][1]"
      - tap: "settings.tableView.row[0][0]"
      - tap: { text: B, within: settings.tableView }
      - tap: settings.view
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `parts of a stack's bars`() {
    let text = """
      root:
        type: UINavigationController
        id: nav
        isToolbarHidden: false
        viewControllers:
          - type: UIViewController
            id: a
            navigationItem: { rightBarButtonItems: [ { id: add, title: Add, action: [ { log: add } ] } ] }
            toolbarItems: [ { id: copy, title: Copy, action: [ { log: copy } ] } ]
      """
    let steps = """
      - tap: "nav.toolbar.item[Copy]"
      - tap: "nav.navigationBar.rightItem[0]"
      - expectLog: [copy, add]
      - tap: a.view
      """
    #expect(outcome(text, steps) == "passed")
    #expect(
      findings(ofSteps: "- tap: \"nav.toolbar.itm[Copy]\"", on: text).contains(
        "a UIToolbar has no part 'itm'"))
  }

  @Test func `the view of the only controller`() {
    #expect(
      outcome("root: { type: UIViewController, id: a }", "- tap: a.view\n- tap: view") == "passed")
    #expect(
      outcome(
        "root: { type: UIViewController, id: a, view: { id: page } }",
        "- tap: a.view\n- tap: page") == "passed")
  }
}
