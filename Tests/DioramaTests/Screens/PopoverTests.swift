// SPDX-License-Identifier: MIT
import Testing

/// Popovers of pads. Source: UIKit facts 2.17, 3.5 and 3.9.
@Suite struct PopoverTests {
  private static func pad(
    _ popover: String = "", content: String = "preferredContentSize: [200, 125]",
    header: String = "device: iPad Air"
  ) -> String {
    """
    \(header)
    root:
      type: UIViewController
      id: main
      view:
        subviews:
          - { type: UIButton, id: top, frame: [300, 100, 100, 30], actions: { touchUpInside: [ { presentPopover: { popover: popover, from: top } } ] } }
          - { type: UIButton, id: bottom, frame: [300, 900, 100, 30], actions: { touchUpInside: [ { presentPopover: { popover: popover, from: bottom } } ] } }
          - { type: UISwitch, id: outside, frame: [20, 500, 51, 31] }
          - { type: UIView, id: corner, frame: [700, 950, 60, 60] }
    objects:
      - type: UIPopoverController
        id: popover
        contentViewController: content
        \(popover)
      - type: UIViewController
        id: content
        \(content)
        lifecycle:
          viewDidLoad: [ { log: load } ]
          viewWillAppear: [ { log: "will appear" } ]
          viewDidAppear: [ { log: "did appear" } ]
          viewWillDisappear: [ { log: "will disappear" } ]
          viewDidDisappear: [ { log: "did disappear" } ]
        view:
          subviews:
            - { type: UIButton, id: photo, frame: [20, 20, 160, 37], actions: { touchUpInside: [ { dismiss: popover } ] } }
      - { type: UIView, id: nowhere, frame: [0, 0, 10, 10] }
    """
  }

  private static let delegate = """
    delegate:
          shouldDismiss: [ { log: may it go }, { return: "${state.open}" } ]
          didDismiss: [ { log: it went } ]
    """

  @Test func `it comes below what it comes from, as large as its content wants`() {
    let steps = """
      - expect: { popover.isPopoverVisible: false, popover.arrowDirection: unknown, content.isViewLoaded: false }
      - tap: top
      - expect: { popover.isPopoverVisible: true, popover.popoverArrowDirection: up, popover.popoverContentSize: [200, 125] }
      - expect: { content.view.frame: [0, 0, 200, 125], popover.frame: [250, 130, 200, 138] }
      - expect: '${convert(content.view.bounds, content.view, null) == rect(250.0, 143.0, 200.0, 125.0)}'
      - expect: '${content.popoverController.isPopoverVisible}'
      - expectLog: [load, will appear, did appear]
      """
    #expect(outcome(Self.pad(), steps) == "passed")
  }

  @Test func `near the lower edge it comes above`() {
    let steps = """
      - tap: bottom
      - expect: { popover.arrowDirection: down, popover.frame: [250, 762, 200, 138], content.view.frame: [0, 0, 200, 125] }
      """
    #expect(outcome(Self.pad(), steps) == "passed")
  }

  @Test(arguments: [
    ("up", "[430, 130, 200, 138]"), ("down", "[430, 762, 200, 138]"),
    ("left", "[460, 438, 213, 125]"),
    ("right", "[187, 438, 213, 125]"),
  ])
  func `it takes the side that is permitted`(direction: String, frame: String) {
    // Moves the source, so that each side has room.
    let source =
      ["up": "[500, 100, 60, 30]", "down": "[500, 900, 60, 30]"][direction] ?? "[400, 485, 60, 30]"
    let steps = """
      - set: { corner.frame: \(source) }
      - presentPopover: { popover: popover, from: corner, permittedArrowDirections: \(direction) }
      - expect: { popover.arrowDirection: \(direction), popover.frame: \(frame), content.view.bounds: [0, 0, 200, 125] }
      """
    #expect(outcome(Self.pad(), steps) == "passed")
  }

  @Test func `a part of a view can be what it comes from`() {
    let steps = """
      - presentPopover: { popover: popover, from: corner, rect: [0, 0, 10, 10], permittedArrowDirections: [up, down] }
      - expect: { popover.arrowDirection: down, popover.frame: [558, 812, 200, 138] }
      """
    #expect(outcome(Self.pad(), steps) == "passed")
  }

  @Test func `preferredContentSize counts over the older name, and the popover's own over both`() {
    let both = Self.pad(
      content: "preferredContentSize: [200, 125]\n    contentSizeForViewInPopover: [240, 99]")
    #expect(outcome(both, "- tap: top\n- expect: { popover.contentSize: [200, 125] }") == "passed")
    let older = Self.pad(content: "contentSizeForViewInPopover: [240, 99]")
    #expect(outcome(older, "- tap: top\n- expect: { popover.contentSize: [240, 99] }") == "passed")
    let own = Self.pad("popoverContentSize: [400, 300]")
    #expect(outcome(own, "- tap: top\n- expect: { popover.contentSize: [400, 300] }") == "passed")
  }

  @Test func `with no size asked for it is 320 wide and as high as there is room`() {
    let steps = """
      - expect: { popover.contentSize: [320, 1100], popover.popoverLayoutMargins: [30, 10, 10, 10] }
      - tap: top
      - expect: { popover.arrowDirection: left, popover.contentSize: [320, 984] }
      """
    #expect(outcome(Self.pad(content: "title: Any"), steps) == "passed")
  }

  @Test func `a touch outside asks and tells the delegate`() {
    let steps = """
      - tap: top
      - expectLog: [load, will appear, did appear]
      - set: { state.open: false }
      - tap: { point: [40, 515] }
      - settle: { within: 1s }
      - expect: { popover.isPopoverVisible: true, outside.isOn: false }
      - set: { state.open: true }
      - tap: { point: [40, 515] }
      - expect: { popover.isPopoverVisible: false, popover.arrowDirection: unknown }
      - expectLog: [may it go, may it go, will disappear]
      - wait: 0.25
      - expectNo: popover
      - expectLog: [did disappear, it went]
      - expect: { outside.isOn: false, content.popoverController: null }
      """
    #expect(
      outcome(Self.pad(Self.delegate, header: "device: iPad Air\nstate: { open: true }"), steps)
        == "passed")
  }

  @Test func `by code it goes without a word to the delegate`() {
    let steps = """
      - tap: top
      - expectEvents: { kinds: [lifecycle], contains: [content.viewDidAppear] }
      - tap: photo
      - settle: { within: 1s }
      - expectEvents: { of: [popover, content, main], kinds: [delegate, lifecycle], equals: [content.viewWillDisappear, content.viewDidDisappear] }
      """
    #expect(
      outcome(Self.pad(Self.delegate, header: "device: iPad Air\nstate: { open: true }"), steps)
        == "passed")
  }

  @Test func `what is modal in a popover keeps it`() {
    let steps =
      "- tap: top\n- tap: { point: [40, 515] }\n- expect: { popover.isPopoverVisible: true }"
    let modal = "preferredContentSize: [200, 125]\n    modalInPopover: true"
    #expect(outcome(Self.pad(content: modal), steps) == "passed")
  }

  @Test func `touches pass through to the views named, and to no others`() {
    let steps = """
      - tap: top
      - tap: outside
      - expect: { outside.isOn: true, popover.isPopoverVisible: true }
      - tap: { target: bottom, blocked: covered }
      """
    #expect(outcome(Self.pad("passthroughViews: [outside]"), steps) == "passed")
    #expect(
      outcome(Self.pad(), "- tap: top\n- tap: outside").contains("is behind 'popover'"))
  }

  @Test func `what lies below shows its tint dimmed from iOS 7 on`() {
    let steps = """
      - expect: { outside.tintColor: "#007AFF" }
      - tap: top
      - expect: '${outside.tintColor != photo.tintColor}'
      - call: popover.dismiss
      - settle: { within: 1s }
      - expect: { outside.tintColor: "#007AFF" }
      """
    #expect(outcome(Self.pad(), steps) == "passed")
  }

  @Test func `it follows what its content and the scene ask for`() {
    let steps = """
      - tap: top
      - set: { content.preferredContentSize: [300, 200] }
      - expect: { popover.frame: [200, 130, 300, 213], content.view.bounds: [0, 0, 300, 200] }
      - call: { popover.setPopoverContentSize: { size: [100, 50] } }
      - expect: { popover.frame: [300, 130, 100, 63] }
      - rotate: landscapeLeft
      - settle: { within: 1s }
      - expect: { popover.isPopoverVisible: true, popover.frame: [300, 130, 100, 63] }
      """
    #expect(outcome(Self.pad(), steps) == "passed")
  }

  @Test func `another controller can be shown in it`() {
    let other = "  - { type: UIViewController, id: other, preferredContentSize: [100, 100] }\n"
    let scene = Self.pad() + "\n" + other
    let steps = """
      - tap: top
      - call: { popover.setContentViewController: { viewController: other } }
      - expect: { popover.contentSize: [100, 100], popover.isPopoverVisible: true }
      - expectNo: photo
      - expect: '${isVisible(other.view)}'
      - call: popover.dismiss
      - settle: { within: 1s }
      - expectEvents: { of: [other], kinds: [lifecycle], contains: [other.viewDidAppear, other.viewDidDisappear] }
      """
    #expect(outcome(scene, steps) == "passed")
  }
}
