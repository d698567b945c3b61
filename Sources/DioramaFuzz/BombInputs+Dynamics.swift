// SPDX-License-Identifier: MIT

/// Bombs of dynamics: crowds that fall for ever, and behaviors that never let anything rest.
extension Bombs {
  static let dynamics: [(name: String, input: Input)] = endless + many + rings + monsters

  /// A scene of some square views, in rows, with an animator.
  private static func squares(_ count: Int, _ behaviors: String, _ more: String = "") -> String {
    "diorama: 1\ndevice: iPhone 6\nos: 10\nstate: { n: 0 }\nview:\n  subviews:\n"
      + lines(0..<count) {
        "    - { type: UIView, id: v\($0), frame: [\($0 % 30 * 12), \($0 / 30 * 12), 10, 10] }"
      }
      + "objects:\n  - type: UIDynamicAnimator\n    id: animator\n    referenceView: view\n    behaviors: [ \(behaviors) ]\n"
      + more
  }

  private static func items(_ count: Int) -> String {
    "items: [" + (0..<count).map { "v\($0)" }.joined(separator: ", ") + "]"
  }

  private static func steps(_ steps: String) -> @Sendable () -> String {
    {
      "diorama: 1\nscene: bomb.scene.yaml\nsteps: [ \(steps), { expect: { window.alpha: 0.25 } } ]\n"
    }
  }

  private static let endless: [(name: String, input: Input)] = [
    (
      "1,000 items that fall for 80,000 s",
      .script(
        scene: squares(1000, "{ type: UIGravityBehavior, \(items(1000)) }"),
        steps("{ wait: 80000 }, settle"))
    ),
    (
      "one item that falls for 80,000 s",
      .script(
        scene: squares(1, "{ type: UIGravityBehavior, \(items(1)) }"),
        steps("{ wait: 80000 }, settle"))
    ),
    (
      "1,000 items in a box without friction",
      .script(
        scene: squares(
          1000,
          "{ type: UIGravityBehavior, \(items(1000)) }, { type: UICollisionBehavior, \(items(1000)), translatesReferenceBoundsIntoBoundary: true }, { type: UIDynamicItemBehavior, \(items(1000)), elasticity: 1 }"
        ), steps("{ wait: 1000 }, { settle: { within: 80000s } }"))
    ),
    (
      "two snaps against each other",
      .script(
        scene: squares(
          1,
          "{ type: UISnapBehavior, item: v0, snapPoint: [10, 10] }, { type: UISnapBehavior, item: v0, snapPoint: [300, 500], damping: 0 }"
        ), steps("{ settle: { within: 80000s } }"))
    ),
    (
      "a push that never ends",
      .script(
        scene: squares(
          2,
          "{ type: UIPushBehavior, \(items(2)), pushDirection: [1e9, 1e9] }, { type: UICollisionBehavior, \(items(2)), translatesReferenceBoundsIntoBoundary: true }"
        ), steps("{ wait: 70000 }, settle"))
    ),
    (
      "pauses that end themselves",
      .script(
        scene: squares(
          1, "{ type: UIGravityBehavior, id: g, items: [v0], magnitude: 0 }",
          "    delegate: { didPause: [ { set: { state.n: \"${state.n + 1}\" } }, { call: { animator.updateItemUsingCurrentState: v0 } } ], willResume: [ { call: { animator.updateItemUsingCurrentState: v0 } } ] }\n"
        ), steps("{ wait: 80000 }, settle"))
    ),
  ]

  private static let many: [(name: String, input: Input)] = [
    (
      "10,000 behaviors",
      .script(
        scene: squares(
          10,
          (0..<10_000).map {
            "{ type: UIPushBehavior, items: [v\($0 % 10)], pushDirection: [1, 0] }"
          }
          .joined(separator: ", ")), steps("{ wait: 100 }, settle"))
    ),
    (
      "1,000 collisions of 100 items",
      .script(
        scene: squares(
          100,
          times(
            "{ type: UICollisionBehavior, \(items(100)), translatesReferenceBoundsIntoBoundary: true }, ",
            1000) + "{ type: UIGravityBehavior, \(items(100)) }"), steps("{ wait: 100 }, settle"))
    ),
    (
      "an action that adds a behavior at each step",
      .script(
        scene: squares(
          1,
          "{ type: UIGravityBehavior, items: [v0], action: [ { addBehavior: { animator: animator, behavior: { type: UIPushBehavior, items: [v0], pushDirection: [1, 0] } } } ] }"
        ), steps("{ wait: 80000 }, settle"))
    ),
    (
      "an action that doubles its behaviors",
      .script(
        scene: squares(
          1, "{ type: UIGravityBehavior, items: [v0], action: [ { run: more } ] }",
          "handlers: { more: [ { addBehavior: { animator: animator, behavior: { type: UIDynamicBehavior, action: [ { run: more } ] } } } ] }\n"
        ), steps("{ wait: 10 }, settle"))
    ),
    (
      "10,000 boundaries",
      .script(
        scene: squares(
          50,
          "{ type: UIGravityBehavior, \(items(50)) }, { type: UICollisionBehavior, \(items(50)), boundaries: { "
            + (0..<10_000).map { "b\($0): { from: [0, \($0 % 600)], to: [300, \($0 % 600)] }" }
            .joined(separator: ", ") + " } }"), steps("{ wait: 100 }, settle"))
    ),
    (
      "a boundary of 10,000 points",
      .script(
        scene: squares(
          50,
          "{ type: UIGravityBehavior, \(items(50)) }, { type: UICollisionBehavior, \(items(50)), boundaries: { b: { path: ["
            + (0..<10_000).map { "[\($0 % 375), \(500 + $0 % 7)]" }.joined(separator: ", ")
            + "], closed: true } } }"), steps("{ wait: 100 }, settle"))
    ),
    (
      "1,000 items in one place",
      .script(
        scene: squares(
          1000,
          "{ type: UICollisionBehavior, \(items(1000)), translatesReferenceBoundsIntoBoundary: true }"
        ).replacing("frame: [", with: "center: [100, 100], frame: ["),
        steps("{ wait: 100 }, settle"))
    ),
    (
      "1,000 fields on 100 items",
      .script(
        scene: squares(
          100,
          (0..<1000).map { "{ type: UIFieldBehavior, \(items(100)), kind: noise, seed: \($0) }" }
            .joined(separator: ", ")), steps("{ wait: 100 }, settle"))
    ),
  ]

  private static let rings: [(name: String, input: Input)] = [
    (
      "attachments in a circle",
      .script(
        scene: squares(
          100,
          (0..<100).map {
            "{ type: UIAttachmentBehavior, item: v\($0), attachedToItem: v\(($0 + 1) % 100), length: 1, frequency: 1000 }"
          }.joined(separator: ", ")), steps("{ wait: 1000 }, settle"))
    ),
    (
      "an item attached to itself",
      .script(
        scene: squares(
          1,
          "{ type: UIAttachmentBehavior, item: v0, attachedToItem: v0, length: 100 }, { type: UIAttachmentBehavior, kind: pin, item: v0, attachedToItem: v0, attachedToAnchor: [0, 0] }"
        ), steps("{ wait: 1000 }, settle"))
    ),
    (
      "a behavior inside itself",
      .script(
        scene: squares(
          1, "{ type: UIDynamicBehavior, id: a, childBehaviors: [b] }",
          "  - { type: UIDynamicBehavior, id: b, childBehaviors: [a] }\n"),
        steps(
          "{ wait: 10 }, { call: { a.addChildBehavior: a } }, { call: { b.addChildBehavior: a } }, { removeBehavior: b }, { addBehavior: { animator: animator, behavior: b } }, settle"
        ))
    ),
    (
      "10,000 behaviors inside each other",
      .script(
        scene: squares(
          1, "b0",
          lines(0..<10_000) {
            "  - { type: UIDynamicBehavior, id: b\($0), childBehaviors: [b\($0 + 1)] }"
          } + "  - { type: UIGravityBehavior, id: b10000, items: [v0] }\n"),
        steps("{ wait: 10 }, { removeBehavior: b0 }, settle"))
    ),
    (
      "a behavior in two animators",
      .script(
        scene: squares(
          1, "g",
          "  - { type: UIGravityBehavior, id: g, items: [v0] }\n  - { type: UIDynamicAnimator, id: other, referenceView: view, behaviors: [g] }\n"
        ),
        steps(
          "{ wait: 10 }, { removeBehavior: g }, { addBehavior: { animator: other, behavior: g } }, settle"
        ))
    ),
    (
      "animators of each other's views",
      .script(
        scene:
          "diorama: 1\nview: { subviews: [ { type: UIView, id: a, frame: [0, 0, 100, 100], subviews: [ { type: UIView, id: b, frame: [0, 0, 50, 50], subviews: [ { type: UIView, id: c, frame: [0, 0, 20, 20] } ] } ] } ] }\nobjects:\n  - { type: UIDynamicAnimator, id: one, referenceView: view, behaviors: [ { type: UIGravityBehavior, items: [a, b, c] } ] }\n  - { type: UIDynamicAnimator, id: two, referenceView: a, behaviors: [ { type: UIGravityBehavior, items: [b, c], angle: 0 } ] }\n  - { type: UIDynamicAnimator, id: three, referenceView: b, behaviors: [ { type: UIGravityBehavior, items: [c] } ] }\n",
        steps("{ wait: 1000 }, settle"))
    ),
  ]

  private static let monsters: [(name: String, input: Input)] = [
    (
      "sizes from 1e-9 to 1e9",
      .script(
        scene: squares(
          20,
          "{ type: UIGravityBehavior, \(items(20)) }, { type: UICollisionBehavior, \(items(20)), translatesReferenceBoundsIntoBoundary: true }"
        ),
        steps(
          (0..<19).map {
            "{ set: { v\($0).bounds: [0, 0, 1e\($0 - 9), 1e\(9 - $0)] } }, { call: { animator.updateItemUsingCurrentState: v\($0) } }"
          }.joined(separator: ", ") + ", { wait: 100 }, settle"))
    ),
    (
      "masses from 1e-300 to 1e300",
      .script(
        scene: squares(
          10,
          "{ type: UIGravityBehavior, \(items(10)), magnitude: 1e300 }, { type: UICollisionBehavior, \(items(10)), translatesReferenceBoundsIntoBoundary: true }, "
            + (0..<10).map {
              "{ type: UIDynamicItemBehavior, items: [v\($0)], density: \($0 % 2 == 0 ? "1e300" : "1e-300"), friction: 1e300, elasticity: 1, linearVelocity: [1e300, -1e300], angularVelocity: 1e300 }"
            }.joined(separator: ", ")), steps("{ wait: 1000 }, settle"))
    ),
    (
      "attachments of monstrous numbers",
      .script(
        scene: squares(
          4,
          "{ type: UIAttachmentBehavior, item: v0, attachedToAnchor: [1e300, -1e300], frequency: 1e300, damping: 1e300, length: 1e300 }, { type: UIAttachmentBehavior, item: v1, attachedToItem: v2, offsetFromCenter: [1e300, 0], length: 0 }, { type: UIAttachmentBehavior, kind: sliding, item: v2, attachedToItem: v3, attachedToAnchor: [0, 0], axisOfTranslation: [1e300, 1e300], attachmentRange: { minimum: -1e300, maximum: 1e300 } }, { type: UIAttachmentBehavior, kind: pin, item: v3, attachedToItem: v0, attachedToAnchor: [1e300, 0], frictionTorque: 1e300 }"
        ), steps("{ wait: 1000 }, settle"))
    ),
    (
      "fields of monstrous numbers",
      .script(
        scene: squares(
          4,
          [
            "linearGravity", "radialGravity", "vortex", "spring", "drag", "velocity", "noise",
            "turbulence", "electric", "magnetic",
          ].map {
            "{ type: UIFieldBehavior, \(items(4)), kind: \($0), strength: 1e300, falloff: -300, direction: [1e300, 1e300], animationSpeed: 1e300 }"
          }.joined(separator: ", ")
            + ", { type: UIDynamicItemBehavior, \(items(4)), charge: 1e300, density: 1e-300 }"),
        steps("{ wait: 1000 }, settle"))
    ),
    (
      "a reference view that comes to nothing",
      .script(
        scene: squares(
          30,
          "{ type: UIGravityBehavior, \(items(30)) }, { type: UICollisionBehavior, \(items(30)), translatesReferenceBoundsIntoBoundary: true }"
        ),
        steps(
          "{ wait: 0.1 }, { set: { view.bounds: [0, 0, 0, 0] } }, { wait: 1 }, { set: { view.transform: [ { scale: 0 } ] } }, { wait: 1 }, { set: { view.bounds: [0, 0, 1e300, 1e300] } }, { wait: 100 }, settle"
        ))
    ),
  ]
}
