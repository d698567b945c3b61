// SPDX-License-Identifier: MIT
import Testing

/// Views that dynamics move are views still: touched, dragged, nested, transformed, bound to.
@Suite struct MovingViewTests {
  @Test func `a button that falls is touched where it is`() {
    let scene = stage(
      [
        "type: UIButton, id: go, title: Go, frame: [100, 0, 100, 50], actions: { touchDown: [ { log: down } ], touchUpInside: [ { log: tapped } ] }"
      ],
      ["type: UIGravityBehavior, items: [go]"])
    let steps = """
      - wait: 0.5s
      - tap: go
      - expectLog: [down, tapped]
      - expect: { 'hitTest(view, point(150, 150))': go, 'hitTest(view, point(150, 25))': view }
      - touch: { down: { point: [150, 25] } }
      - touch: { up: true }
      - expectLog: []
      # A finger that stays loses it on the way, as UIKit's controls do: beyond 70 points.
      - touch: { down: go }
      - wait: 0.4s
      - touch: { up: true }
      - expectLog: { contains: [down] }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a pan drags an item by an attachment`() {
    let scene = stage(
      [
        """
        id: a, frame: [100, 100, 60, 60], gestureRecognizers: [ { type: UIPanGestureRecognizer, id: pan, action: [
                { if: "${sender.state == 'began'}", then: [ { addBehavior: { animator: animator, behavior: { type: UIAttachmentBehavior, id: grip, item: a, attachedToAnchor: "${location(sender, view)}", frequency: 8, damping: 1 } } } ] },
                { if: "${sender.state == 'changed'}", then: [ { set: { grip.anchorPoint: "${location(sender, view)}" } } ] },
                { if: "${sender.state == 'ended'}", then: [ { removeBehavior: grip } ] } ] } ]
        """
      ],
      ["type: UIDynamicItemBehavior, id: properties, items: [a], resistance: 3"])
    let steps = """
      - drag: { target: a, by: [100, 200], duration: 0.5 }
      - expect: { a.center.x: { above: 200 }, a.center.y: { above: 270 }, animator.behaviors: [properties] }
      # It keeps the speed of the finger, and slows down.
      - expect: { "linearVelocity(properties, a).dy": { above: 200 } }
      - settle: { within: 10s }
      - expect: { a.center.y: { above: 340 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `what is bound to an item follows it`() {
    let scene = stage(
      [
        "id: a, frame: [0, 0, 50, 50]",
        "id: shadow, frame: [0, 0, 10, 10], center: \"${point(a.center.x, 500.0 - a.center.y)}\"",
        "type: UILabel, id: told, frame: [0, 0, 10, 10], text: \"${a.frame.minY > 100.0 ? 'low' : 'high'}\"",
      ],
      ["type: UIGravityBehavior, items: [a]"])
    let steps = """
      - expect: { shadow.center: [25, 475], told.text: high }
      - wait: 0.5s
      - expect: { shadow.center: "${point(25.0, 500.0 - a.center.y)}", told.text: low }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `an item inside another view moves in the reference view's coordinates`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - type: UIView
            id: card
            frame: [50, 100, 200, 200]
            subviews: [ { type: UIView, id: a, frame: [0, 0, 40, 40] } ]
          - type: UIView
            id: half
            frame: [0, 300, 200, 200]
            transform: [ { scale: 0.5 } ]
            subviews: [ { type: UIView, id: b, frame: [0, 0, 40, 40] } ]
          - type: UIView
            id: turned
            frame: [100, 0, 100, 100]
            transform: [ { rotate: 1.5707963267948966 } ]
            subviews: [ { type: UIView, id: c, frame: [0, 0, 40, 40] } ]
      objects:
        - type: UIDynamicAnimator
          id: animator
          referenceView: view
          behaviors:
            - { type: UIGravityBehavior, id: gravity, items: [a, b, c] }
      """
    // Half of a second: 125 points, one substep more at most.
    let steps = """
      - set: { state.a: "${convert(a.center, card, view)}", state.b: "${convert(b.center, half, view)}", state.c: "${convert(c.center, turned, view)}" }
      - wait: 0.5s
      - expect:
          a.center: { near: [20, 145], within: 1.1 }
          "convert(a.center, card, view).y - state.a.y": { near: 125, within: 1.1 }
          "convert(b.center, half, view).y - state.b.y": { near: 125, within: 1.1 }
          b.center: { near: [20, 270], within: 2.2 }
          "convert(c.center, turned, view).y - state.c.y": { near: 125, within: 1.1 }
          "convert(c.center, turned, view).x - state.c.x": { near: 0, within: 0.001 }
          c.transform: [1, 0, 0, 1, 0, 0]
          b.bounds.size: [40, 40]
      """
    let state =
      "\nstate: { a: { type: point, value: [0, 0] }, b: { type: point, value: [0, 0] }, c: { type: point, value: [0, 0] } }"
    #expect(outcome(scene + state, steps) == "passed")
  }

  @Test func `a rotated item falls as it is turned, a scaled one keeps its scale`() {
    let scene = stage(
      [
        "id: a, frame: [0, 0, 50, 50], transform: [ { rotate: 0.5 } ]",
        "id: b, frame: [100, 0, 50, 50], transform: [ { scale: 2 } ]",
      ],
      [
        "type: UIGravityBehavior, items: [a, b]",
        "type: UIDynamicItemBehavior, items: [b], angularVelocity: 1",
      ])
    let steps = """
      - wait: 0.5s
      - expect:
          a.transform.b: { near: 0.4794, within: 0.0001 }
          a.bounds.size: [50, 50]
          b.bounds.size: [50, 50]
          "math.sqrt(b.transform.a * b.transform.a + b.transform.b * b.transform.b)": { near: 2, within: 0.0001 }
          b.transform.b: { near: 0.9589, within: 0.001 }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a group moves as one`() {
    let scene = stage(
      [
        "id: a, frame: [0, 100, 40, 40]", "id: b, frame: [60, 100, 40, 40]",
        "id: wall, frame: [200, 0, 10, 10]",
      ],
      [
        "type: UIGravityBehavior, items: [pair]",
        "type: UICollisionBehavior, items: [pair], boundaries: { edge: { from: [0, 300], to: [40, 300] } }",
      ], objects: "- { type: UIDynamicItemGroup, id: pair, items: [a, b] }", os: 9)
    let steps = """
      - wait: 0.3s
      - expect: { a.center.y: "${b.center.y}", b.center.x - a.center.x: 60 }
      # The left one is held; the right one goes on, about it.
      - wait: 0.5s
      - expect:
          "math.sqrt((a.center.x - b.center.x) * (a.center.x - b.center.x) + (a.center.y - b.center.y) * (a.center.y - b.center.y))": { near: 60, within: 0.01 }
          b.center.y - a.center.y: { above: 5 }
          a.transform: "${b.transform}"
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a round item rolls down a slope where a square one slides`() {
    let scene = stage(
      [
        "id: ball, frame: [10, 50, 40, 40], collisionBoundsType: ellipse",
        "id: box, frame: [200, 50, 40, 40]",
      ],
      [
        "type: UIGravityBehavior, items: [ball, box]",
        "type: UICollisionBehavior, items: [ball, box], boundaries: { slope: { from: [0, 100], to: [300, 200] } }",
        "type: UIDynamicItemBehavior, id: properties, items: [ball, box], friction: 1",
      ], os: 9)
    let steps = """
      - wait: 0.8s
      - expect: { "angularVelocity(properties, ball)": { above: 5 } }
      - wait: 1.2s
      - expect: { "math.abs(angularVelocity(properties, box))": { below: 0.01 }, box.center.x: { above: 200 } }
      """
    #expect(outcome(scene, steps) == "passed")
  }

  @Test func `a snapshot and the tree show where things are at any time`() {
    let scene = stage(["id: a, frame: [0, 0, 50, 50]"], ["type: UIGravityBehavior, items: [a]"])
    let steps = """
      - wait: 0.5s
      - expectTree: { match: contains, id: view, subviews: [ { id: a } ] }
      - expect: { isVisible(a): true, presentation(a).center: "${a.center}" }
      - wait: 1s
      - expectNo: a
      """
    #expect(outcome(scene, steps) == "passed")
  }
}
