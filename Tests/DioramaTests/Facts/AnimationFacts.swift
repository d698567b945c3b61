// SPDX-License-Identifier: MIT
import Testing

/// Recorded facts on animation, by number, on the versions of iOS where they differ.
@Suite struct AnimationFacts {
  private static func box(os: Int) -> String {
    scene(
      showing: "- { type: UIView, id: box, frame: [0, 0, 100, 100], backgroundColor: black }",
      "os: \(os)")
  }

  /// Source: material-motion UIKitBehavioralTests, run on iOS.
  @Test(
    arguments: [
      ("bounds: [0, 0, 200, 100]", "bounds.size.width", 150.0),
      ("center: [150, 50]", "center.x", 100), ("frame: [100, 0, 100, 100]", "frame.origin.x", 50),
      ("transform: [{ scale: 2 }]", "frame.size.width", 150), ("alpha: 0", "alpha", 0.5),
    ])
  func `A1: bounds, size, position, transform and opacity move in a block`(
    set: String, path: String, value: Double
  ) {
    for os in [7, 8, 17] {
      let steps = """
        - animate: { duration: 1, curve: linear, set: { box.\(set.split(separator: ":")[0]): \
        \(set.split(separator: ":", maxSplits: 1)[1]) } }
        - wait: 0.5
        - expect: { "presentation(box).\(path)": \(value) }
        """
      #expect(outcome(Self.box(os: os), steps) == "passed")
    }
  }

  @Test func `A1: the background color moves in a block, from none as well`() {
    let clear = scene(showing: "- { type: UIView, id: box, frame: [0, 0, 100, 100] }")
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.backgroundColor: white } }
      - wait: 0.5
      - expect: { "presentation(box).backgroundColor": COLOR }
      """
    #expect(
      outcome(Self.box(os: 7), steps.replacing("COLOR", with: "'#7F7F7FFF'")) == "passed")
    #expect(
      outcome(clear, steps.replacing("COLOR", with: "'#FFFFFF7F'")) == "passed")
  }

  /// Source: the same tests, which list what does not move on iOS 11 and later as well.
  @Test(arguments: [
    "borderWidth: 4", "borderColor: red", "shadowColor: red", "shadowOpacity: 0.5",
    "shadowOffset: [4, 4]", "shadowRadius: 8",
  ])
  func `A2: fields of the layer jump`(set: String) {
    let name = set.split(separator: ":")[0]
    for os in [7, 11] {
      let steps = """
        - animate: { duration: 1, set: { box.layer.\(set) } }
        - expect: "${presentation(box).layer.\(name) == box.layer.\(name)}"
        """
      #expect(outcome(Self.box(os: os), steps) == "passed")
    }
  }

  @Test(arguments: [(7, 8.0), (10, 8.0), (11, 2.0)])
  func `A2: the corner radius jumps before iOS 11 and moves from then on`(os: Int, shown: Double) {
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.layer.cornerRadius: 8 } }
      - wait: 0.25
      - expect: { box.layer.cornerRadius: 8, "presentation(box).layer.cornerRadius": \(shown) }
      """
    #expect(outcome(Self.box(os: os), steps) == "passed")
  }

  @Test func `A3: outside of a block nothing moves by itself`() {
    let steps = """
      - set: { box.alpha: 0.5, box.center: [200, 200], box.transform: [{ scale: 2 }] }
      - expect: { "presentation(box).alpha": 0.5, "presentation(box).center": [200, 200] }
      - settle
      """
    for os in [7, 17] {
      let play = Play(Self.box(os: os), steps)
      #expect(play.outcome == "passed")
      #expect(play.seconds == 0)
    }
  }

  /// Before iOS 8 the second animation begins where the model was: the view jumps.
  @Test func `A4: iOS 7 replaces an animation under way`() {
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.center: [150, 50] } }
      - wait: 0.5
      - animate: { duration: 1, curve: linear, set: { box.center: [50, 50] } }
      - expect: { "presentation(box).center.x": 150 }
      - wait: 0.5
      - expect: { "presentation(box).center.x": 100 }
      """
    #expect(outcome(Self.box(os: 7), steps) == "passed")
  }

  /// From iOS 8 on what is left of the first way, -50, is added to the second one's.
  @Test(arguments: [8, 17])
  func `A4: from iOS 8 on animations add up`(os: Int) {
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.center: [150, 50] } }
      - wait: 0.5
      - animate: { duration: 1, curve: linear, set: { box.center: [50, 50] } }
      - expect: { "presentation(box).center.x": 100 }
      - wait: 0.25
      - expect: { "presentation(box).center.x": 100 }
      - wait: 0.25
      - expect: { "presentation(box).center.x": 100 }
      - wait: 0.25
      - expect: { "presentation(box).center.x": 75 }
      - wait: 0.25
      - expect: { "presentation(box).center.x": 50 }
      """
    #expect(outcome(Self.box(os: os), steps) == "passed")
  }

  /// The same tests: opacity and background color are not additive, and begin at the model's value
  /// unless the option says otherwise.
  @Test(arguments: [(7, "[]", 0.0), (17, "[]", 0.0), (17, "[beginFromCurrentState]", 0.5)])
  func `A4: opacity is replaced in every version, from the model or from what is shown`(
    os: Int, options: String, shown: Double
  ) {
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.alpha: 0 } }
      - wait: 0.5
      - animate: { duration: 1, curve: linear, options: \(options), set: { box.alpha: 1 } }
      - expect: { "presentation(box).alpha": \(shown) }
      """
    #expect(outcome(Self.box(os: os), steps) == "passed")
  }

  @Test(arguments: [(7, 100.0), (8, 100)])
  func `A4: beginFromCurrentState begins where the view is shown, which adding does anyway`(
    os: Int, shown: Double
  ) {
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.center: [150, 50] } }
      - wait: 0.5
      - animate:
          duration: 1
          options: [beginFromCurrentState, curveLinear]
          set: { box.center: [50, 50] }
      - expect: { "presentation(box).center.x": \(shown) }
      """
    #expect(outcome(Self.box(os: os), steps) == "passed")
  }

  /// A7 where nothing is replaced: both go to their ends.
  @Test func `A7: animations that add up both complete with true`() {
    let steps = """
      - animate: { duration: 1, set: { box.center: [150, 50] }, completion: [{ log: "first ${finished}" }] }
      - wait: 0.5
      - animate: { duration: 1, set: { box.center: [50, 50] }, completion: [{ log: "second ${finished}" }] }
      - settle
      - expectLog: [first true, second true]
      """
    #expect(outcome(Self.box(os: 8), steps) == "passed")
    #expect(
      outcome(Self.box(os: 7), steps.replacing("first true", with: "first false")) == "passed")
  }

  @Test func `G23: what is only shown moving brings no layout pass`() {
    let steps = """
      - animate: { duration: 1, set: { box.bounds: [0, 0, 200, 200] } }
      - expectEvents: { kinds: [lifecycle], contains: [] }
      - wait: 1
      - expectEvents: { kinds: [lifecycle], equals: [] }
      """
    #expect(outcome(Self.box(os: 7), steps) == "passed")
  }
}
