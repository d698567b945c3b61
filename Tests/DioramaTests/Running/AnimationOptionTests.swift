// SPDX-License-Identifier: MIT
import Testing

/// What `options` and the keys beside them make of an animation.
@Suite struct AnimationOptionTests {
  private static let box = scene(
    showing: "- { type: UIView, id: box, frame: [0, 0, 100, 100], backgroundColor: black }")

  @Test func `endless, there and back, and no reason for settle to wait`() {
    let steps = """
      - animate:
          duration: 1
          options: [repeat, autoreverse, curveLinear]
          set: { box.alpha: 0 }
          completion: [{ log: "${finished}" }]
      - wait: 0.25
      - expect: { "presentation(box).alpha": 0.75 }
      - wait: 1
      - expect: { "presentation(box).alpha": 0.25 }
      - wait: 1000
      - expect: { "presentation(box).alpha": 0.25 }
      - settle
      - expectLog: []
      - call: box.layer.removeAllAnimations
      - expect: { "presentation(box).alpha": 0 }
      - settle
      - expectLog: ["false"]
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test(
    arguments: [
      ("repeatCount: 2", 2.0, 1.5, 0.5), ("repeatCount: 1.5", 1.5, 1.25, 0.75),
      ("options: [autoreverse]", 2, 1.5, 0.5),
      ("options: [repeat, autoreverse], repeatCount: 1.5", 3, 2.25, 0.75),
      ("options: [repeat], repeatCount: 3", 3, 2.75, 0.25), ("repeatCount: 0", 1, 0.75, 0.25),
    ])
  func `a count is of whole cycles`(keys: String, end: Double, time: Double, alpha: Double) {
    let steps = """
      - animate: { duration: 1, curve: linear, \(keys), set: { box.alpha: 0 }, completion: [{ log: "${finished}" }] }
      - wait: \(time)
      - expect: { "presentation(box).alpha": \(alpha) }
      - settle
      - expect: { "presentation(box).alpha": 0 }
      - expectLog: ["true"]
      """
    let play = Play(Self.box, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == end)
  }

  @Test func `Objective-C's names are the same options`() {
    let steps = """
      - animate:
          duration: 1
          options: [UIViewAnimationOptionCurveLinear, UIViewAnimationOptionAutoreverse]
          set: { box.alpha: 0 }
      - wait: 1.5
      - expect: { "presentation(box).alpha": 0.5 }
      - settle
      - animate: { duration: 1, options: curveEaseIn, set: { box.alpha: 1 } }
      - wait: 0.5
      - expect: { "presentation(box).alpha": { near: 0.315, within: 0.001 } }
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `what is no option, and what is said twice, is told`() {
    let steps = """
      - animate: { options: [repeats], set: { box.alpha: 0 } }
      - animate: { options: [curveLinear], curve: easeIn, set: { box.alpha: 0 } }
      - animate: { options: [transitionCurlUp], set: { box.alpha: 0 } }
      - animate: { calculationMode: cubic, set: { box.alpha: 0 } }
      - animate: { set: { box.alpha: 0 }, do: [] }
      - animate: { repeatCount: -1, set: { box.alpha: 0 } }
      - animate: { duration: 1 }
      """
    #expect(
      findings(ofSteps: steps, on: Self.box) == """
        2:26 unknown-case 'repeats' is no case of UIViewAnimationOptions; did you mean 'repeat'?
        3:40 duplicate-key an animation has one curve, and it is given already
        4:26 unknown-key a transition style without 'transition' does nothing: say of which view
        5:16 unknown-key a calculation mode belongs to 'keyframes'
        6:39 unknown-key an animation has either 'do' or 'set'
        7:29 wrong-type 'repeatCount' is a number from 0
        8:14 missing-key an animation needs 'set' or 'do', 'keyframes' or 'transition'
        """)
  }

  @Test func `no length, or one below 0, changes at once`() {
    let steps = """
      - animate: { duration: 0, delay: 5, set: { box.alpha: 0 }, completion: [{ log: "${finished}" }] }
      - expect: { "presentation(box).alpha": 0 }
      - settle
      - expectLog: ["true"]
      - animate: { duration: -1, set: { box.alpha: 1 } }
      - expect: { "presentation(box).alpha": 1 }
      """
    let play = Play(Self.box, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 0)
  }

  @Test func `enabled false is performWithoutAnimation, for blocks inside as well`() {
    let steps = """
      - animate:
          duration: 1
          do:
            - set: { box.alpha: 0 }
            - animate:
                enabled: false
                do:
                  - set: { box.center: [200, 200] }
                  - animate: { duration: 1, set: { box.backgroundColor: white } }
      - expect:
          presentation(box).alpha: 1
          presentation(box).center: [200, 200]
          presentation(box).backgroundColor: white
      """
    #expect(outcome(Self.box, steps) == "passed")
  }

  @Test func `a block inside of another one takes its length and curve`() {
    let steps = """
      - animate:
          duration: 2
          curve: linear
          do:
            - animate: { duration: 1, curve: easeIn, set: { box.alpha: 0 } }
      - wait: 0.5
      - expect: { "presentation(box).alpha": 0.75 }
      - settle
      - expect: "${true}"
      """
    let play = Play(Self.box, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 2)
  }

  @Test func `a block inside of another one may keep its own`() {
    let steps = """
      - animate:
          duration: 2
          curve: linear
          do:
            - animate:
                duration: 1
                curve: easeIn
                options: [overrideInheritedDuration, overrideInheritedCurve]
                set: { box.alpha: 0 }
      - wait: 0.5
      - expect: { "presentation(box).alpha": { near: 0.685, within: 0.001 } }
      - settle
      """
    let play = Play(Self.box, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 1)
  }

  @Test func `in one block the last value counts, from where the block began`() {
    let steps = """
      - animate:
          duration: 1
          curve: linear
          set: { box.center.x: 150, box.center.y: 250, box.alpha: 0.2, box.alpha: 0 }
      - wait: 0.5
      - expect: { "presentation(box).center": [100, 150], "presentation(box).alpha": 0.5 }
      """
    #expect(
      outcome(Self.box, steps.replacing("box.alpha: 0.2, ", with: "")) == "passed")
  }
}
