// SPDX-License-Identifier: MIT
import Testing

/// What an alert does to the tints below it. Source: UIKit facts 5.2.
@Suite struct TintDimmingTests {
  private static func stage(os: Int) -> String {
    """
    os: \(os)
    view:
      subviews:
        - { type: UIButton, id: play, tintColor: red }
        - type: UIView
          id: card
          tintAdjustmentMode: normal
          subviews: [ { type: UIButton, id: bright } ]
        - { type: UIView, id: dull, tintAdjustmentMode: dimmed }
        - { type: UILabel, id: mode, text: "${play.tintAdjustmentMode}" }
    objects:
      - { type: UIAlertView, id: alert, cancelButtonTitle: OK }
    """
  }

  @Test func `tints are dimmed while an alert is there, where a view does not say otherwise`() {
    let steps = """
      - expect:
          play.tintColor: "#FF0000"
          play.tintAdjustmentMode: normal
          dull.tintAdjustmentMode: dimmed
          mode.text: normal
      - show: alert
      - expect:
          "play.tintColor == bright.tintColor": false
          play.tintAdjustmentMode: dimmed
          bright.tintAdjustmentMode: normal
          bright.tintColor: "#007AFF"
          alert.tintAdjustmentMode: normal
          mode.text: dimmed
      - settle
      - tap: alert.button[OK]
      - settle
      - expect: { play.tintColor: "#FF0000", play.tintAdjustmentMode: normal, mode.text: normal }
      """
    #expect(outcome(Self.stage(os: 7), steps) == "passed")
  }

  @Test func `iOS 6 dims nothing`() {
    let steps = """
      - show: alert
      - expect: { play.tintColor: "#FF0000" }
      """
    #expect(outcome(Self.stage(os: 6), steps) == "passed")
  }
}
