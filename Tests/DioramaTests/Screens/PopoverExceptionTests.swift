// SPDX-License-Identifier: MIT
import Testing

/// Where UIKit raises. Source: UIKit facts 2.17.
@Suite struct PopoverExceptionTests {
  private static func scene(_ device: String, _ more: String = "") -> String {
    """
    device: \(device)
    view:
      subviews:
        - { type: UIView, id: box, frame: [100, 100, 50, 50] }
    objects:
      - { type: UIPopoverController, id: popover, contentViewController: content\(more) }
      - { type: UIViewController, id: content, preferredContentSize: [200, 125] }
      - { type: UIView, id: nowhere, frame: [0, 0, 10, 10] }
    """
  }

  @Test(arguments: [
    "presentPopover: { popover: popover, from: box }", "dismiss: popover",
    "set: { popover.popoverContentSize: [1, 1] }", "call: popover.dismiss",
  ])
  func `a phone has no popover to use`(action: String) {
    let phone = Self.scene("iPhone 5s")
    #expect(
      outcome(
        phone, "- { \(action), raises: NSInvalidArgumentException }\n- expect: { box.tag: 0 }")
        == "passed")
    #expect(outcome(phone, "- \(action)").contains("UIUserInterfaceIdiomPad"))
  }

  @Test func `a phone whose scene only describes one runs`() {
    #expect(
      outcome(Self.scene("iPhone 5s"), "- expect: { popover.isPopoverVisible: false }") == "passed")
  }

  @Test func `presenting twice, from nowhere and without content raises`() {
    let steps = """
      - { presentPopover: { popover: popover, from: nowhere }, raises: NSInvalidArgumentException }
      - { presentPopover: { popover: popover }, raises: NSInvalidArgumentException }
      - presentPopover: { popover: popover, from: box }
      - { presentPopover: { popover: popover, from: box }, raises: NSInvalidArgumentException }
      - expect: { popover.isPopoverVisible: true }
      - dismiss: popover
      - settle: { within: 1s }
      - presentPopover: { popover: popover, from: box }
      """
    #expect(outcome(Self.scene("iPad Air"), steps) == "passed")
  }

  @Test func `one without content is no popover`() {
    let bare = """
      device: iPad Air
      objects:
        - { type: UIPopoverController, id: popover }
      """
    #expect(outcome(bare, "- wait: 0").contains("needs a 'contentViewController'"))
    let null = bare.replacing("id: popover", with: "id: popover, contentViewController: null")
    #expect(outcome(null, "- wait: 0").contains("needs a 'contentViewController'"))
    let steps =
      "- { set: { popover.contentViewController: null }, raises: NSInvalidArgumentException }"
    #expect(outcome(Self.scene("iPad Air"), steps) == "passed")
  }

  @Test func `what is on the screen cannot be in a popover as well`() {
    let scene = """
      device: iPad Air
      root:
        type: UIViewController
        id: main
        view: { subviews: [ { type: UIView, id: box, frame: [100, 100, 50, 50] } ] }
      objects:
        - { type: UIPopoverController, id: popover, contentViewController: main }
      """
    let step =
      "- { presentPopover: { popover: popover, from: box }, raises: NSInvalidArgumentException }"
    #expect(outcome(scene, step) == "passed")
  }

  @Test func `one that is released while it is shown raises`() {
    let scene = """
      device: iPad Air
      view: { subviews: [ { type: UIView, id: box, frame: [100, 100, 50, 50] } ] }
      objects:
        - type: UIPopoverController
          id: popover
          lifetime: use
          contentViewController: { type: UIViewController, id: content, preferredContentSize: [200, 125] }
      """
    let steps = """
      - presentPopover: { popover: popover, from: box }
      - { presentPopover: { popover: popover, from: box }, raises: NSGenericException }
      """
    #expect(outcome(scene, steps) == "passed")
    let again = """
      - presentPopover: { popover: popover, from: box }
      - dismiss: popover
      - settle: { within: 1s }
      - presentPopover: { popover: popover, from: box }
      - expect: { popover.isPopoverVisible: true }
      """
    #expect(outcome(scene, again) == "passed")
  }
}
