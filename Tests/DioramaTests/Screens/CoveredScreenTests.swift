// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// What changes under a screen that covers it is changed when that goes; found by random interactions.
@Suite struct CoveredScreenTests {
  private static let covered = """
    root:
      type: UITabBarController
      id: tabs
      viewControllers:
        - type: UINavigationController
          id: nav
          viewControllers: [ { type: UIViewController, id: a } ]
        - { type: UIViewController, id: second }
    objects:
      - { type: UIViewController, id: b }
      - { type: UIViewController, id: cover }
    """

  @Test func `a stack that is popped while covered shows nothing of what went`() {
    #expect(
      outcome(
        Self.covered,
        """
        - push: { controller: b, animated: false }
        - present: { controller: cover, animated: false }
        - popToRoot: { nav: nav }
        - dismiss: { controller: cover, animated: false }
        - expect: { 'b.view.superview == null': true, 'isVisible(a.view)': true }
        """) == "passed")
  }

  @Test func `a tab that is left while covered shows nothing any more`() {
    #expect(
      outcome(
        Self.covered,
        """
        - present: { controller: cover, animated: false }
        - selectTab: { tabs: 1 }
        - dismiss: { controller: cover, animated: false }
        - expect: { 'nav.view.superview == null': true, 'isVisible(second.view)': true }
        """) == "passed")
  }

  @Test func `what is in another container cannot be pushed`() {
    #expect(
      outcome(
        Self.covered,
        "- { push: { controller: second, onto: nav }, raises: NSInvalidArgumentException }")
        == "passed")
  }

  @Test func `what goes together with the screen that covers it is not animated`() {
    #expect(
      outcome(
        Self.covered,
        """
        - present: { controller: b, style: overFullScreen, animated: false }
        - present: { controller: cover, animated: false }
        - dismiss: tabs
        - wait: 0.2
        - expect: { presentation(b.view).frame.y: 0 }
        - settle
        - expect: { 'isVisible(a.view)': true }
        """) == "passed")
  }

  @Test func `what is in a popover cannot be presented`() {
    #expect(
      outcome(
        """
        device: iPad Air
        view: { subviews: [ { type: UIButton, id: from, frame: [0, 100, 100, 44] } ] }
        objects:
          - { type: UIPopoverController, id: popover, contentViewController: { type: UIViewController, id: content } }
        """,
        """
        - presentPopover: { popover: popover, from: from }
        - { present: content, raises: NSInvalidArgumentException }
        """) == "passed")
  }
}
