// SPDX-License-Identifier: MIT
import Testing

/// Touches, geometry and removal while views are animated.
@Suite struct AnimatedViewTests {
  private static let buttons = scene(
    showing: """
      - { type: UIButton, id: below, frame: [0, 0, 320, 200] }
      - type: UIView
        id: holder
        frame: [0, 0, 100, 100]
        subviews:
          - { type: UIButton, id: play, frame: [0, 0, 100, 100] }
      """)

  @Test func `nothing inside an animated view takes a touch, what is behind it does`() {
    let steps = """
      - animate: { duration: 1, set: { holder.frame: [200, 0, 100, 100] } }
      - tap: { target: play, now: true, blocked: interaction }
      - expectEvents: [below.touchDown, below.touchUpInside]
      - wait: 1
      - tap: { point: [250, 50] }
      - expectEvents: [play.touchDown, play.touchUpInside]
      """
    #expect(outcome(Self.buttons, steps) == "passed")
  }

  @Test func `allowUserInteraction lets touches through, where the model is`() {
    let steps = """
      - animate:
          duration: 1
          options: [allowUserInteraction]
          set: { holder.frame: [200, 0, 100, 100] }
      - tap: { point: [50, 50] }
      - expectEvents: [below.touchDown, below.touchUpInside]
      - tap: { target: play, now: true }
      - expectEvents: [play.touchDown, play.touchUpInside]
      """
    let play = Play(Self.buttons, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 0)
  }

  @Test func `an endless animation says how touches would get through`() {
    let steps = """
      - animate: { duration: 1, options: [repeat], set: { play.alpha: 0.5 } }
      - tap: play
      """
    #expect(
      outcome(Self.buttons, steps) == """
        tap: the touch does not reach 'play': 'play' is being animated and takes no touches as long as \
        that repeats, without allowUserInteraction | if that is meant, write 'blocked: interaction'
        """)
  }

  @Test(arguments: [7, 8])
  func `a frame moves with center, bounds and transform`(os: Int) {
    let box = scene(
      showing: "- { type: UIView, id: box, frame: [0, 0, 100, 100] }", "os: \(os)")
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.frame: [100, 0, 200, 100] } }
      - wait: 0.5
      - expect:
          presentation(box).frame: [50, 0, 150, 100]
          presentation(box).center: [125, 50]
          presentation(box).bounds: [0, 0, 150, 100]
      - animate: { duration: 0.5, curve: linear, set: { box.transform: [{ scale: 2 }] } }
      - wait: 0.25
      - expect:
          presentation(box).frame: [31.25, -25, 262.5, 150]
      """
    #expect(outcome(box, steps) == "passed")
  }

  @Test func `a turn goes through the angles between, by the shorter way`() {
    let box = scene(showing: "- { type: UIView, id: box, frame: [0, 0, 100, 100] }")
    let steps = """
      - animate: { duration: 1, curve: linear, set: { box.transform: [{ rotate: 1.5707963267948966 }] } }
      - wait: 0.5
      - expect: { "presentation(box).frame.width": { near: 141.421, within: 0.001 } }
      """
    #expect(outcome(box, steps) == "passed")
  }

  @Test func `views that follow the size of another one move with it`() {
    let views = scene(
      showing: """
        - type: UIView
          id: outer
          frame: [0, 0, 100, 100]
          subviews:
            - { type: UIView, id: inner, frame: [0, 0, 100, 50], autoresizingMask: [flexibleWidth] }
        """)
    let steps = """
      - animate: { duration: 1, curve: linear, set: { outer.frame: [0, 0, 200, 100] } }
      - wait: 0.5
      - expect: { "presentation(inner).frame": [0, 0, 150, 50], inner.frame: [0, 0, 200, 50] }
      """
    #expect(outcome(views, steps) == "passed")
  }

  @Test func `a view that leaves ends what is animated of it and inside it`() {
    let steps = """
      - animate: { duration: 5, set: { play.alpha: 0 }, completion: [{ log: "inside ${finished}" }] }
      - animate: { duration: 1, options: [repeat], set: { holder.alpha: 0.5 }, completion: [{ log: "view ${finished}" }] }
      - wait: 1
      - remove: holder
      - settle
      - expectLog: [view false, inside false]
      - add: { view: holder, to: view }
      - expect: { "presentation(holder).alpha": 0.5, "presentation(play).alpha": 0 }
      """
    let play = Play(Self.buttons, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 1)
  }

  @Test func `what is in no window is not animated, and its block completes at once`() {
    let steps = """
      - remove: holder
      - animate: { duration: 5, set: { holder.alpha: 0 }, completion: [{ log: "${finished}" }] }
      - expect: { "presentation(holder).alpha": 0 }
      - settle
      - expectLog: ["true"]
      """
    let play = Play(Self.buttons, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 0)
  }

  @Test func `a block of several views is finished only where all of them are`() {
    let steps = """
      - animate: { duration: 2, set: { below.alpha: 0, holder.alpha: 0 }, completion: [{ log: "both ${finished}" }] }
      - wait: 1
      - call: holder.removeAllAnimations
      - expect: { "presentation(holder).alpha": 0, "presentation(below).alpha": { near: 0.5, within: 0.001 } }
      - settle
      - expectLog: [both false]
      """
    let play = Play(Self.buttons, steps)
    #expect(play.outcome == "passed")
    #expect(play.seconds == 2)
  }

  @Test(arguments: ["viewDidLoad", "viewDidAppear"])
  func `a scene may begin with an animation`(moment: String) {
    let box = """
      root:
        type: UIViewController
        lifecycle:
          \(moment): [{ animate: { duration: 1, curve: linear, set: { box.alpha: 0 } } }]
        view:
          subviews: [{ type: UIView, id: box, frame: [0, 0, 100, 100] }]
      """
    let steps = """
      - wait: 0.5
      - expect: { "presentation(box).alpha": 0.5 }
      """
    #expect(outcome(box, steps) == "passed")
  }
}
