// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Alert views: their delegate's calls, indexes and fields. Source: UIKit facts 2.16, 3.5 and 3.9.
@Suite struct AlertViewTests {
  private static let listeners = """
          willPresent: []
          didPresent: []
          clickedButton: []
          willDismiss: []
          didDismiss: []
    """

  /// A screen with a button that shows an alert.
  private static func stage(_ keys: String, _ delegate: String = listeners, os: Int = 7) -> String {
    """
    os: \(os)
    view:
      subviews:
        - { type: UIButton, id: play, frame: [0, 20, 100, 44], actions: { touchUpInside: [ { show: alert } ] } }
    objects:
      - type: UIAlertView
        id: alert
    \(keys.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
        delegate:
    \(delegate)
    """
  }

  private static let add = stage(
    "message: Add…\ncancelButtonTitle: Cancel\notherButtonTitles: [Photo, Audio]")

  @Test func `an alert comes in 0.4 s and goes in 0.25 s, and its delegate hears of each`() {
    let steps = """
      - tap: play
      - expectEvents: { of: [alert], equals: [alert.willPresent] }
      - wait: 0.39s
      - expectEvents: { of: [alert], equals: [] }
      - wait: 0.01s
      - expectEvents: { of: [alert], equals: [alert.didPresent] }
      - tap: alert.button[Photo]
      - expectEvents:
          of: [alert]
          equals:
            - { source: alert, event: clickedButton, buttonIndex: 1, buttonTitle: Photo }
            - { source: alert, event: willDismiss, buttonIndex: 1, buttonTitle: Photo }
      - expect: { alert.isVisible: true }
      - wait: 0.25s
      - expectEvents:
          of: [alert]
          equals: [ { source: alert, event: didDismiss, buttonIndex: 1, buttonTitle: Photo } ]
      - expect: { alert.isVisible: false }
      - expectNo: alert
      """
    #expect(outcome(Self.add, steps) == "passed")
  }

  @Test func `the controller below stays where it is`() {
    let steps = """
      - expectEvents: { contains: [root.viewDidAppear] }
      - tap: play
      - tap: alert.button[0]
      - settle
      - expectEvents: { kinds: [lifecycle], equals: [] }
      """
    #expect(outcome(Self.add, steps) == "passed")
  }

  @Test func `code takes an alert away without a click, on its way as well`() {
    let steps = """
      - tap: play
      - settle
      - expectEvents: { of: [alert], equals: [alert.willPresent, alert.didPresent] }
      - call: { alert.dismiss: { withClickedButtonIndex: 2, animated: true } }
      - settle
      - expectEvents:
          of: [alert]
          equals:
            - { source: alert, event: willDismiss, buttonIndex: 2, buttonTitle: Audio }
            - { source: alert, event: didDismiss, buttonIndex: 2, buttonTitle: Audio }
      - show: alert
      - dismiss: alert
      - settle
      - expectEvents:
          of: [alert]
          equals: [alert.willPresent, alert.didPresent, alert.willDismiss, alert.didDismiss]
      - show: alert
      - call: { alert.dismiss: { withClickedButtonIndex: 1, animated: false } }
      - expect: { alert.isVisible: false }
      - expectEvents:
          of: [alert]
          equals: [alert.willPresent, alert.didPresent, alert.willDismiss, alert.didDismiss]
      """
    #expect(outcome(Self.add, steps) == "passed")
  }

  @Test func `showing what is shown does nothing, and what is going comes back`() {
    let steps = """
      - show: alert
      - show: alert
      - call: alert.show
      - settle
      - expectEvents: { of: [alert], equals: [alert.willPresent, alert.didPresent] }
      - tap: alert.button[Cancel]
      - show: alert
      - settle
      - expectEvents:
          of: [alert]
          equals:
            [alert.clickedButton, alert.willDismiss, alert.didDismiss, alert.willPresent, alert.didPresent]
      - expect: { alert.isVisible: true }
      """
    #expect(outcome(Self.add, steps) == "passed")
  }

  @Test func `touches reach the alert and nothing below it, and nothing while it moves`() {
    let steps = """
      - tap: play
      - tap: { target: play, now: true, blocked: interaction }
      - settle
      - tap: { target: play, blocked: covered }
      - tap: { point: [5, 5] }
      - expect: { alert.isVisible: true }
      - tap: { text: Cancel }
      - expect: { alert.isVisible: true }
      - tap: play
      - settle
      - expectEvents: { kinds: [delegate], contains: [alert.clickedButton, alert.didPresent] }
      """
    #expect(outcome(Self.add, steps) == "passed")
  }

  @Test func `buttons are found by index, title and text`() {
    let steps = """
      - tap: play
      - tap: alert.button[Phoot]
        failing: there is none
      - expectNo: alert.button[Phoot]
      - tap: { text: Audio }
      - settle
      - expectNo: { text: Audio }
      - tap: alert.button[0]
        failing: it is not there
      """
    #expect(outcome(Self.add, steps) == "passed")
    #expect(
      outcome(Self.add, "- tap: play\n- tap: alert.button[Phoot]")
        == "tap: no view matches 'alert.button[Phoot]' | 'alert' shows message 'Add…', button[0] 'Cancel', button[1] 'Photo', button[2] 'Audio'"
    )
  }

  @Test func `an index that no button has raises`() {
    let steps = """
      - expect: { "buttonTitle(alert, 0)": Cancel, "buttonTitle(alert, 2)": Audio }
      - expect: ${buttonTitle(alert, 3) == ''}
        raises: NSRangeException
      - expect: ${buttonTitle(alert, -1) == ''}
        raises: NSRangeException
      - expect: ${textField(alert, 0).text == ''}
        raises: NSInvalidArgumentException
      """
    #expect(outcome(Self.add, steps) == "passed")
  }

  @Test func `added buttons come after the others`() {
    let steps = """
      - call: { alert.addButton: Film }
      - expect: { alert.numberOfButtons: 4, "buttonTitle(alert, 3)": Film, alert.firstOtherButtonIndex: 1 }
      - show: alert
      - tap: { text: Film }
      - expectEvents: { contains: [ { source: alert, event: clickedButton, buttonIndex: 3 } ] }
      """
    #expect(outcome(Self.add, steps) == "passed")
  }
}
