// SPDX-License-Identifier: MIT

/// Scenes of animators with every kind of behavior.
extension BuiltIn {
  static let dynamicScenes = [
    (
      name: "dynamics",
      text: """
      diorama: 1
      device: iPhone 6
      os: 10
      state: { hits: 0, steps: 0 }
      view:
        subviews:
          - { type: UIView, id: square, frame: [110, 34, 100, 100], backgroundColor: green, gestureRecognizers: [ { type: UIPanGestureRecognizer, id: pan, action: [ { if: "${sender.state == 'began'}", then: [ { addBehavior: { animator: animator, behavior: { type: UIAttachmentBehavior, id: grip, item: square, attachedToAnchor: "${location(sender, view)}" } } } ] }, { if: "${sender.state == 'changed'}", then: [ { set: { grip.anchorPoint: "${location(sender, view)}" } } ] }, { if: "${sender.state == 'ended'}", then: [ { removeBehavior: grip }, { call: { properties.addLinearVelocity: { velocity: "${offset(sender.velocity.x, sender.velocity.y)}", for: square } } } ] } ] } ] }
          - { type: UIView, id: ball, frame: [20, 20, 40, 40], collisionBoundsType: ellipse, transform: [ { rotate: 0.5 } ] }
          - { type: UIButton, id: go, frame: [220, 60, 90, 44], title: Go, actions: { touchUpInside: [ { run: kick } ] } }
          - { type: UIView, id: card, frame: [50, 300, 200, 100], transform: [ { scale: 0.5 } ], subviews: [ { type: UIView, id: inner, frame: [0, 0, 30, 30] }, { type: UIView, id: second, frame: [60, 0, 30, 30] } ] }
          - { type: UIView, id: left, frame: [10, 500, 30, 30] }
          - { type: UIView, id: right, frame: [60, 500, 30, 30] }
      handlers:
        kick:
          - set: { push.active: true }
          - addBehavior: { animator: animator, behavior: { type: UIPushBehavior, items: [square, ball], mode: instantaneous, pushDirection: [0.5, -2] } }
          - addBehavior: { animator: animator, behavior: snap }
        more:
          - removeBehavior: snap
          - set: { gravity.gravityDirection: [0.3, -1] }
      objects:
        - type: UIDynamicAnimator
          id: animator
          referenceView: view
          delegate: { didPause: [ { log: paused } ], willResume: [ { log: resumed } ] }
          behaviors:
            - { type: UIGravityBehavior, id: gravity, items: [square, ball, go, inner, pair], magnitude: 1, angle: 1.5708 }
            - type: UICollisionBehavior
              id: collision
              items: [square, ball, go, inner, pair]
              translatesReferenceBoundsIntoBoundary: true
              boundaries:
                shelf: { from: [0, 400], to: [150, 400] }
                bowl: { path: [[200, 300], [250, 350], [300, 300]], closed: true }
                arch: { arc: { center: [100, 600], radius: 50, startAngle: 3.14, endAngle: 0, clockwise: true } }
              delegate: { beganContact: [ { set: { state.hits: "${state.hits + 1}" } } ], endedContact: [ { log: "${item} ${boundary}" } ] }
            - { type: UIDynamicItemBehavior, id: properties, items: [square, ball, go], elasticity: 0.5, friction: 0.2, resistance: 0.1, linearVelocity: { square: [10, 20] }, angularVelocity: 2 }
            - { type: UIPushBehavior, id: push, items: [square], pushDirection: [0.5, 0], active: false, targetOffset: [10, 10], action: [ { set: { state.steps: "${state.steps + 1}" } } ] }
            - { type: UIFieldBehavior, id: field, items: [ball], kind: noise, strength: 0.5, smoothness: 0.5, animationSpeed: 1, seed: 7, region: { radius: 300 } }
            - { type: UIFieldBehavior, id: whirl, items: [ball, inner], kind: vortex, position: [150, 300], strength: 0.3, falloff: 1, minimumRadius: 10 }
            - type: UIDynamicBehavior
              id: outer
              childBehaviors:
                - { type: UIAttachmentBehavior, id: rod, item: left, attachedToItem: right, length: 60, frequency: 2, damping: 0.3 }
                - { type: UIAttachmentBehavior, id: pin, kind: pin, item: go, attachedToItem: square, attachedToAnchor: [200, 80], frictionTorque: 1, attachmentRange: { minimum: -1, maximum: 1 } }
        - { type: UISnapBehavior, id: snap, item: ball, snapPoint: [200, 200], damping: 0.3 }
        - { type: UIDynamicItemGroup, id: pair, items: [second] }
        - { type: UIDynamicAnimator, id: inside, referenceView: card, start: manual, behaviors: [ { type: UIGravityBehavior, id: sideways, items: [inner], angle: 0, magnitude: 0.5 } ] }
      """
    )
  ]

  static let dynamicScripts = [
    (
      name: "dynamics",
      text: """
      diorama: 1
      scene: dynamics.scene.yaml
      steps:
        - wait: 0.4s
        - expect: { square.center.x: { near: 160, within: 100 }, animator.running: true }
        - tap: go
        - drag: { target: square, by: [40, 60], duration: 0.2 }
        - call: inside.start
        - set: { square.center: [100, 100], square.bounds: [0, 0, 50, 80] }
        - call: { animator.updateItemUsingCurrentState: square }
        - { settle: { within: 2s }, soft: true }
        - run: more
        - rotate: landscapeLeft
        - wait: 1s
        - call: { collision.removeItem: ball }
        - removeAllBehaviors: animator
        - expectEvents: { kinds: [dynamics], contains: [collision.beganContact] }
        - print: "${linearVelocity(properties, square)} ${animator.elapsedTime}"
      """
    )
  ]
}
