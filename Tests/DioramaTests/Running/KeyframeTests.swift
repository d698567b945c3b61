// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// Keyframes, transitions and springs.
@Suite struct KeyframeTests {
  private static let box = scene(
    showing: "- { type: UIView, id: box, frame: [0, 0, 100, 100], backgroundColor: black }")

  /// 50 to 150 in the first half of the time, held for a quarter, then 150 to 450.
  private static func steps(_ keys: String, _ time: Double, _ x: Double) -> String {
    """
    - animate:
        duration: 4
        curve: linear
        \(keys)
        keyframes:
          - { start: 0, duration: 0.5, set: { box.center.x: 150 } }
          - { start: 0.75, duration: 0.25, set: { box.center.x: 450 } }
    - wait: \(time)
    - expect: { "presentation(box).center.x": { near: \(x), within: 0.001 }, box.center.x: 450 }
    """
  }

  @Test(arguments: [(0.0, 50.0), (1, 100), (2, 150), (2.5, 150), (3, 150), (3.5, 300), (4, 450)])
  func `each keyframe goes on from the one before`(time: Double, x: Double) {
    for os in [7, 8] {
      #expect(outcome("os: \(os)\n" + Self.box, Self.steps("", time, x)) == "passed")
    }
  }

  @Test(
    arguments: [
      ("discrete", 1.9, 50.0), ("discrete", 2, 150), ("discrete", 3.9, 150), ("paced", 1, 150),
      ("paced", 2, 250), ("cubicPaced", 1, 150), ("linear", 1, 100),
    ])
  func `the mode says what is between`(mode: String, time: Double, x: Double) {
    #expect(outcome(Self.box, Self.steps("calculationMode: \(mode)", time, x)) == "passed")
    let option = "options: [calculationMode\(mode.prefix(1).uppercased())\(mode.dropFirst())]"
    #expect(outcome(Self.box, Self.steps(option, time, x)) == "passed")
  }

  @Test func `a cubic way meets its values and swings between them`() {
    let steps = """
      - animate:
          duration: 2
          curve: linear
          calculationMode: cubic
          keyframes:
            - { start: 0, duration: 0.5, set: { box.center: [150, 150] } }
            - { start: 0.5, duration: 0.5, set: { box.center: [250, 50] } }
      - wait: 0.5
      - expect: { "presentation(box).center": [100, 112.5] }
      - wait: 0.5
      - expect: { "presentation(box).center": [150, 150] }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `keyframes repeat and reverse as a whole`() {
    let steps = """
      - animate:
          duration: 1
          options: [repeat, autoreverse, curveLinear]
          keyframes:
            - { start: 0, duration: 1, set: { box.alpha: 0 } }
            - { start: 0.5, duration: 0.5, set: { box.center.x: 150 } }
      - wait: 1.25
      - expect: { "presentation(box).alpha": 0.25, "presentation(box).center.x": 100 }
      - wait: 0.5
      - expect: { "presentation(box).alpha": 0.75, "presentation(box).center.x": 50 }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `keyframes that say too little, or too much`() {
    let steps = """
      - animate: { keyframes: [{ duration: 0.5, set: { box.alpha: 0 } }] }
      - animate: { keyframes: [{ start: 0, duration: 2, set: { box.alpha: 0 } }] }
      - animate: { keyframes: [{ start: 0, duration: 1, set: { box.alpha: 0 } }], set: { box.alpha: 0 } }
      - animate: { keyframes: [{ start: 0, length: 1, set: { box.alpha: 0 } }] }
      """
    #expect(
      findings(ofSteps: steps, on: Self.box) == """
        2:28 missing-key a keyframe needs 'start', a share of the whole time
        3:50 out-of-range 'duration' of a keyframe is a share of the whole time, 0...1
        4:79 unknown-key with 'keyframes' each keyframe has its own 'set' or 'do'
        5:28 missing-key a keyframe needs 'duration', a share of the whole time
        5:40 unknown-key a keyframe has no 'length'
        """)
  }

  @Test(
    arguments: [
      ("damping: 1, velocity: 0", 0.25, 0.67107), ("damping: 1, velocity: 0", 0.5, 0.94448),
      ("damping: 0.5, velocity: 0", 0.25, 1.16216), ("damping: 0.3, velocity: 0", 0.2, 1.146),
      ("damping: 1, velocity: 2", 0.1, 0.30842), ("damping: 1, velocity: 10", 0.1, 0.64049),
      ("damping: 0.3, velocity: -4", 0.1, 1.1108),
    ])
  func `springs, whose equation was integrated in small steps elsewhere`(
    spring: String, time: Double, share: Double
  ) {
    let steps = """
      - animate: { duration: 1, spring: { \(spring) }, set: { box.center.x: 1050 } }
      - wait: \(time)
      - print: "${(presentation(box).center.x - 50.0) / 1000.0}"
      """
    let play = Play(Self.box, steps)
    let shown = play.records.first?.steps.last?.output.flatMap { Double($0) } ?? .nan
    #expect(abs(shown - share) < 1e-4, "\(shown)")
  }

  @Test func `an initial velocity is lengths of the way a second`() {
    // 1000 points at 3 lengths a second: 3 points in the first thousandth of a second, however long.
    for duration in [0.5, 1.0, 2.0] {
      let steps = """
        - animate: { duration: \(duration), spring: { damping: 0.9, velocity: 3 }, set: { box.center.x: 1050 } }
        - wait: 0.001
        - expect: { "presentation(box).center.x": { near: 53, within: 0.3 } }
        - wait: \(duration - 0.0011)
        - expect: { "presentation(box).center.x": { near: 1050, within: 1.01 } }
        """
      #expect(outcome(Self.box, steps) == "passed")
    }
  }
}
