// SPDX-License-Identifier: MIT
import Testing

/// Scripts that name controllers: in events, as values, and on the way to what is touched.
@Suite struct ScreenScriptTests {
  @Test func `events, copies, trees and parts of bars`() {
    let text = """
      diorama: 1
      root:
        type: UINavigationController
        id: nav
        isToolbarHidden: false
        delegate: { didShow: [] }
        viewControllers: [ { type: UIViewController, id: a, toolbarItems: [ { id: copy, title: Copy, action: [ { log: copy } ] } ] , edgesForExtendedLayout: UIRectEdgeNone } ]
      objects:
        - { type: UIViewController, id: b, title: B, edgesForExtendedLayout: all }
        - { type: UIViewController, id: detail, lifetime: use }
      """
    let steps = """
      - tap: "nav.toolbar.item[Copy]"
      - tap: a.view
      - expectLog: [copy]
      - push: { controller: b, onto: nav }
      - settle
      - expectEvents: { kinds: [delegate], contains: [ { source: nav, event: didShow, viewController: b, animated: true } ] }
      - push: { controller: detail, onto: nav, animated: false }
      - expect: { nav.topViewController: detail, nav.viewControllers: [a, b, detail] }
      - push: { controller: detail, onto: nav, animated: false }
      - expect:
          nav.viewControllers: [a, b, "detail[1]", detail]
          detail[1].parent: nav
      - expectTree: { type: UINavigationBar, frame: [0, 20, 320, 44], properties: { isHidden: false } }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `rows of a controller's table`() {
    let text = """
      diorama: 1
      root:
        type: UITableViewController
        id: settings
        view: { sections: [ { rows: [ { text: A }, { text: B } ] } ] }
      objects: [ { type: UIViewController, id: other } ]
      """
    let steps = """
      - tap: "settings.view.row[0][1]"
      - tap: "settings.tableView.row[0][0]"
      - tap: { text: B, within: settings.tableView }
      - tap: settings.view
      """
    #expect(outcome(text, steps) == "passed")
  }
}
