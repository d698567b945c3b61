// SPDX-License-Identifier: MIT
import Testing

/// Recorded fact S10: a progress view's height, and what a new one has.
@Suite struct ProgressFacts {
  /// Source: WinObjC UIProgressViewTests, xamarin ProgressViewTest; iOS 14: stored frames.
  @Test(arguments: [
    ("iPhone 5s", 7, "default", "2"), ("iPhone 5s", 7, "bar", "2.5"),
    ("iPhone 12", 14, "default", "4"),
  ])
  func `S10: the style decides the height, the frame the width`(
    device: String, os: Int, style: String, height: String
  ) {
    let views = """
      - { type: UIProgressView, id: high, progressViewStyle: \(style), frame: [20, 30, 200, 100] }
      - { type: UIProgressView, id: flat, frame: [20, 30, 200, 0], progressViewStyle: \(style) }
      - { type: UIProgressView, id: bare, progressViewStyle: \(style) }
      """
    let wide = "{{20, 30}, {200, \(height)}}"
    #expect(
      frames(scene(showing: views, "device: \(device)\nos: \(os)"), "high", "flat", "bare")
        == [wide, wide, "{{0, 0}, {0, \(height)}}"])
  }

  @Test func `S10: a new one is empty and has no tint of its own`() {
    let steps = """
      - expect: { bar.progress: 0, bar.progressViewStyle: default }
      - expect: { bar.progressTintColor: null, bar.trackTintColor: null }
      """
    #expect(outcome(scene(showing: "- { type: UIProgressView, id: bar }"), steps) == "passed")
  }

  @Test func `another style later is another height at the same origin`() {
    let view = scene(showing: "- { type: UIProgressView, id: bar, frame: [20, 30, 200, 2] }")
    let steps = """
      - set: { bar.progressViewStyle: bar }
      - expect: { bar.frame: [20, 30, 200, 2.5] }
      - set: { bar.frame: [0, 0, 50, 50] }
      - expect: { bar.frame: [0, 0, 50, 2.5] }
      - set: { bar.bounds: [0, 0, 100, 9] }
      - expect: { bar.frame: [-25, 0, 100, 2.5], intrinsicContentSize(bar): [-1, 2.5] }
      """
    #expect(outcome(view, steps) == "passed")
  }

  /// Source: UIKit facts 2.10 (documented).
  @Test func `progress is held to 0 to 1 and read back as a 32-bit number`() {
    let view = scene(showing: "- { type: UIProgressView, id: bar, progress: 0.1 }")
    let steps = """
      - expect: { bar.progress: 0.1, "double(bar.progress)": { near: 0.10000000149, within: 1e-9 } }
      - set: { bar.progress: 1.5 }
      - expect: { bar.progress: 1 }
      - call: { bar.setProgress: -3 }
      - expect: { bar.progress: 0 }
      """
    #expect(outcome(view, steps) == "passed")
    #expect(
      places(of: scene(showing: "- { type: UIProgressView, progress: 50 }"))
        .hasSuffix(" out-of-range"))
  }

  @Test func `an animated change moves there, and reads the target at once`() {
    let view = scene(showing: "- { type: UIProgressView, id: bar, frame: [20, 30, 200, 2] }")
    let steps = """
      - call: { bar.setProgress: { progress: 1, animated: true } }
      - wait: 0.25s
      - expect: { bar.progress: 1, presentation(bar).progress: 0.5 }
      - settle: { within: 0.3s }
      - expect: { presentation(bar).progress: 1 }
      """
    #expect(outcome(view, steps) == "passed")
  }
}
