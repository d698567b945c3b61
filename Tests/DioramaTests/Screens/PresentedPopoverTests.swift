// SPDX-License-Identifier: MIT
import Testing

/// Controllers presented as popovers, from iOS 8 on.
@Suite struct PresentedPopoverTests {
  private static func scene(_ device: String, _ more: String = "") -> String {
    """
    device: \(device)
    root:
      type: UIViewController
      id: main
      view: { subviews: [ { type: UIView, id: box, frame: [100, 100, 50, 50] }, { type: UITextField, id: field, frame: [100, 900, 300, 30] } ] }
    objects:
      - type: UIViewController
        id: content
        preferredContentSize: [200, 125]
        modalPresentationStyle: popover
        \(more)
    """
  }

  private static let delegate = """
    popoverPresentationController:
          sourceView: box
          permittedArrowDirections: left
          delegate:
            prepareForPopoverPresentation: [ { log: prepare } ]
            shouldDismissPopover: [ { log: may it go }, { return: true } ]
            didDismissPopover: [ { log: it went } ]
    """

  @Test func `a pad shows it beside what the presentation names`() {
    let steps = """
      - present: { controller: content, from: box, completion: [ { log: shown } ] }
      - expectLog: [shown]
      - expect: { content.presentingViewController: main, main.presentedViewController: content }
      - expect: { content.popoverPresentationController.arrowDirection: up, content.view.bounds: [0, 0, 200, 125] }
      - expect: '${view == content.view}'
      - expectEvents: { kinds: [lifecycle], of: [main], equals: [main.viewDidLoad, main.viewWillAppear, main.viewWillLayoutSubviews, main.viewDidLayoutSubviews, main.viewDidAppear] }
      - dismiss: { controller: content, completion: [ { log: gone } ] }
      - expectLog: []
      - settle: { within: 1s }
      - expectLog: [gone]
      - expect: '${main.presentedViewController == null && view == main.view}'
      """
    #expect(outcome(Self.scene("iPad Air\nos: 8"), steps) == "passed")
  }

  @Test func `its own controller says where it comes from and hears of taps outside`() {
    let steps = """
      - present: content
      - expect: { content.popoverPresentationController.arrowDirection: left }
      - tap: { point: [600, 800] }
      - settle: { within: 1s }
      - expectLog: [prepare, may it go, it went]
      - expect: '${main.presentedViewController == null}'
      - present: content
      - dismiss: main
      - settle: { within: 1s }
      - expectLog: [prepare]
      """
    #expect(outcome(Self.scene("iPad Air\nos: 8", Self.delegate), steps) == "passed")
  }

  @Test func `with nothing to come from it raises`() {
    let step =
      "- { present: content, raises: NSGenericException }\n- expect: '${view == main.view}'"
    #expect(outcome(Self.scene("iPad Air\nos: 8"), step) == "passed")
  }

  @Test func `a phone shows it over the full screen`() {
    let steps = """
      - present: { controller: content, from: box }
      - settle: { within: 1s }
      - expect: { content.view.frame: [0, 0, 320, 568] }
      """
    #expect(outcome(Self.scene("iPhone 5s\nos: 8"), steps) == "passed")
  }

  @Test func `the keyboard is no place for it`() {
    let steps = """
      - present: { controller: content, from: field, permittedArrowDirections: up }
      - expect: { content.popoverPresentationController.arrowDirection: up }
      - dismiss: content
      - settle: { within: 1s }
      - present: { controller: content, from: box }
      - set: { content.preferredContentSize: [300, 800] }
      - expect: { content.view.bounds: [0, 0, 300, 800] }
      - focus: field
      - expect: { content.popoverPresentationController.arrowDirection: left, content.view.bounds: [0, 0, 300, 671] }
      - dismissKeyboard
      - settle: { within: 1s }
      - expect: { content.view.bounds: [0, 0, 300, 800] }
      """
    #expect(outcome(Self.scene("iPad Air\nos: 8"), steps) == "passed")
  }
}
