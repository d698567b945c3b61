// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReport
import Testing

/// How scenes describe animators and behaviors, and what is told of those that are wrong.
@Suite struct DynamicsReadingTests {
  private static let stage = """
    diorama: 1
    view:
      subviews:
        - { type: UIView, id: square, frame: [110, 234, 100, 100] }
        - { type: UIView, id: ball, frame: [0, 0, 20, 20] }
        - { type: UIButton, id: go, frame: [0, 100, 100, 44] }

    """

  private static func scene(_ objects: String) -> String {
    let lines = objects.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return stage + "objects:\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func outcome(_ objects: String, _ steps: String) -> String {
    Play(scene(objects), steps).outcome
  }

  private static let animator = """
    - type: UIDynamicAnimator
      id: animator
      referenceView: view
      start: manual
      behaviors:
        - { type: UIGravityBehavior, id: gravity, items: [square], magnitude: 1, angle: 1.5708 }
        - type: UICollisionBehavior
          id: collision
          items: [square]
          translatesReferenceBoundsIntoBoundary: true
          boundaries:
            shelf: { from: [0, 400], to: [320, 400] }
            bowl: { path: [[0, 0], [10, 20], [20, 0]], closed: true }
        - { type: UIDynamicItemBehavior, id: properties, items: [square], elasticity: 0.5, linearVelocity: { square: [10, 20] }, angularVelocity: 2 }
        - snap
    - { type: UISnapBehavior, id: snap, items: [ball], snapPoint: [50, 50] }
    """

  @Test func `behaviors are described in place or named`() {
    #expect(findings(of: Self.scene(Self.animator)) == "")
    #expect(
      Self.outcome(
        Self.animator,
        """
        - expect:
            animator.behaviors: [gravity, collision, properties, snap]
            animator.referenceView: view
            animator.start: manual
            gravity.items: [square]
            gravity.gravityDirection.dy: { near: 1, within: 0.001 }
            collision.boundaryIdentifiers: [shelf, bowl]
            "boundary(collision, 'shelf').to": [320, 400]
            properties.elasticity: 0.5
            snap.item: ball
            snap.damping: 0.5
        """) == "passed")
  }

  @Test func `one item stands for a list of one, and a list of one for an item`() {
    #expect(
      Self.outcome(
        """
        - { type: UIGravityBehavior, id: gravity, item: square }
        - { type: UIPushBehavior, id: push, items: square, magnitude: 1 }
        - { type: UISnapBehavior, id: snap, items: [square], snapPoint: [1, 2] }
        """,
        """
        - expect: { gravity.items: [square], push.items: [square], snap.item: square }
        - set: { gravity.items: ball }
        - expect: { gravity.items: [ball] }
        - call: { gravity.addItem: square }
        - call: { gravity.addItem: ball }
        - expect: { gravity.items: [ball, square] }
        - call: { gravity.removeItem: ball }
        - expect: { gravity.items: [square] }
        """) == "passed")
  }

  @Test func `boundaries come and go by UIKit's methods`() {
    #expect(
      Self.outcome(
        "- { type: UICollisionBehavior, id: walls, items: [square] }",
        """
        - expect: { walls.boundaryIdentifiers: null }
        - call: { walls.addBoundary: { withIdentifier: a, from: [0, 1], to: [2, 3] } }
        - call: { walls.addBoundaryWithIdentifier: { identifier: b, forPath: { oval: [0, 0, 10, 10] } } }
        - call: { walls.addBoundaryWithIdentifier: { identifier: a, fromPoint: [5, 5], toPoint: [6, 6] } }
        - expect: { walls.boundaryIdentifiers: [a, b], "boundary(walls, 'a').from": [5, 5] }
        - call: { walls.addBoundary: { withIdentifier: c } }
          raises: NSInvalidArgumentException
        - call: { walls.removeBoundary: a }
        - expect: { walls.boundaryIdentifiers: [b], "boundary(walls, 'a')": null }
        - call: walls.removeAllBoundaries
        - expect: { walls.boundaryIdentifiers: null }
        - call: { walls.setTranslatesReferenceBoundsIntoBoundaryWithInsets: [1, 2, 3, 4] }
        - expect: { walls.translatesReferenceBoundsIntoBoundary: true, walls.referenceBoundsInsets.left: 2 }
        """) == "passed")
  }

  @Test func `forms of a vector follow each other while the scene runs`() {
    #expect(
      Self.outcome(
        """
        - { type: UIGravityBehavior, id: gravity, items: [square] }
        - { type: UIPushBehavior, id: push, items: [square], pushDirection: [3, 4] }
        """,
        """
        - expect: { push.magnitude: 5, gravity.magnitude: 1 }
        - call: { push.setAngle: { angle: 0, magnitude: -2 } }
        - expect: { push.pushDirection: [-2, 0] }
        - set: { gravity.magnitude: 0 }
        - expect: { gravity.angle: 0, gravity.gravityDirection: [0, 0] }
        - call: { push.setTargetOffsetFromCenter: { offset: [0, 10], forItem: square } }
        - expect: { "targetOffsetFromCenter(push, square)": [0, 10], "targetOffsetFromCenter(push, ball)": [0, 0] }
        """) == "passed")
  }

  @Test func `actions put behaviors in and take them out`() {
    #expect(
      Self.outcome(
        Self.animator + "\n- { type: UIPushBehavior, id: push, items: [square], magnitude: 1 }",
        """
        - addBehavior: { animator: animator, behavior: push }
        - addBehavior: { animator: animator, behavior: push }
        - expect: { animator.behaviors: [gravity, collision, properties, snap, push], push.dynamicAnimator: animator }
        - removeBehavior: push
        - expect: { animator.behaviors: [gravity, collision, properties, snap], push.dynamicAnimator: null }
        - addBehavior: { animator: animator, behavior: { type: UIPushBehavior, id: kick, item: ball, mode: instantaneous, magnitude: 2 } }
        - expect: { kick.magnitude: 2, kick.mode: instantaneous, "size(animator.behaviors)": 5 }
        - addBehavior: { animator: animator, behavior: { type: UIPushBehavior, item: ball, magnitude: 3 } }
        - expect: { "size(animator.behaviors)": 6 }
        - removeAllBehaviors: animator
        - expect: { animator.behaviors: [] }
        """) == "passed")
  }

  @Test func `names, items and shapes that are wrong`() {
    let text = Self.scene(
      """
      - type: UIDynamicAnimator
        id: animator
        referenceView: gravity
      #                ^^^^^^^ error wrong-type
        start: never
      #        ^^^^^ error unknown-case
        behaviors:
          - { type: UIGravityBehavior, id: gravity, items: [squar], angle: .nan }
      #                                                                    ^^^^ error wrong-type
      #                                                     ^^^^^ error unknown-reference
          - { items: [square] }
      #       ^^^^^ error missing-key
          - { type: UIView }
      #             ^^^^^^ error wrong-place
          - snp
      #     ^^^ error unknown-reference
      - { type: UISnapBehavior, id: snap, item: [square, ball] }
      #                                         ^^^^^^^^^^^^^^ error wrong-type
      #                             ^^^^ error missing-key
      - { type: UICollisionBehavior, id: walls, items: [gravity] }
      #                                                 ^^^^^^^ error wrong-type
      - { type: UIDynamicItemBehavior, id: thrown, items: [square], linearVelocity: { squar: [1, 2] } }
      #                                                                               ^^^^^ error unknown-reference
      """)
    #expect(disagreements(text) == "")
  }

  @Test(arguments: [
    ("{ from: [0, 1] }", "a line needs 'from' and 'to'"),
    ("{ path: [[0, 1]] }", "a path needs two points at least"),
    ("{ rect: [0, 0, 1, 1], oval: [0, 0, 1, 1] }", "one form: 'rect' or 'oval', not both"),
    ("{}", "a boundary needs 'from' and 'to', 'path', 'rect', 'oval' or 'arc'"),
    ("{ arc: { center: [0, 0] } }", "an arc needs a 'radius'"),
    (
      "{ arc: { center: [0, 0], radius: 0, startAngle: 0, endAngle: 1 } }", "a radius is above 0"
    ),
    ("{ circle: 1 }", "a line or path has no 'circle'"),
    ("{ from: [0, .inf], to: [0, 0] }", "expected a finite number"),
    ("[0, 1]", "expected a line or path, found a list"),
    ("{ rect: [0, 0, 1, 1], closed: true }", "only a 'path' may be 'closed'"),
  ])
  func `boundaries that are none`(boundary: String, message: String) {
    let text = findings(
      of: Self.scene(
        "- { type: UICollisionBehavior, id: walls, items: [square], boundaries: { a: \(boundary) } }"
      ))
    #expect(text.contains(message), Comment(rawValue: text))
    #expect(text.split(separator: "\n").count == 1, Comment(rawValue: text))
  }

  @Test(arguments: [
    (
      "type: UIAttachmentBehavior, attachedToAnchor: [0, 0], attachmentRange: { minimum: 2, maximum: 1 }",
      "expected a range {minimum, maximum}"
    ),
    ("type: UIFieldBehavior, region: { radius: 1, size: [1, 1] }", "expected a region"),
    ("type: UIFieldBehavior, kind: electric", "'kind: electric' is not supported yet"),
    ("type: UIPushBehavior, magnitude: 1, mode: sometimes", "no case of UIPushBehavior.Mode"),
    ("type: UIDynamicItemBehavior, elasticity: 1.5", "'elasticity' is 1.5, outside 0...1"),
    ("type: UIDynamicItemBehavior, friction: -1", "'friction' is -1, below 0"),
    ("type: UIDynamicItemBehavior, density: 0", "'density' is 0, below 0.001"),
    ("type: UISnapBehavior, snapPoint: [0, 0], damping: 2", "'damping' is 2, outside 0...1"),
  ])
  func `values that are out of range`(keys: String, message: String) {
    let text = findings(
      of: Self.scene("- { \(keys), id: made, item: square }") + "os: 9\ndevice: iPhone 6\n")
    #expect(text.contains(message), Comment(rawValue: text))
    #expect(text.split(separator: "\n").count == 1, Comment(rawValue: text))
  }

  @Test(arguments: [
    ("addBehavior: { animator: animator }", "'addBehavior' needs the 'behavior'"),
    ("addBehavior: { behavior: push }", "'addBehavior' needs the 'animator'"),
    ("addBehavior: push", "expected a mapping with 'animator' and 'behavior'"),
    ("addBehavior: { animator: square, behavior: push }", "'square' is a UIView, not an animator"),
    (
      "addBehavior: { animator: animator, behavior: { type: UIView } }",
      "a UIView cannot stand here: a UIDynamicBehavior can"
    ),
    ("addBehavior: { animatr: animator, behavior: push }", "did you mean 'animator'?"),
    ("removeBehavior: animator", "'animator' is a UIDynamicAnimator, not a behavior"),
    ("removeAllBehaviors: push", "'push' is a UIPushBehavior, not an animator"),
    ("set: { push.mode: continuous }", "'mode' is fixed once the object is made"),
    ("call: { push.addItem: animator }", "'animator' is a UIDynamicAnimator, not a UIDynamicItem"),
  ])
  func `actions that are wrong`(action: String, message: String) {
    let text = findings(
      ofSteps: "- \(action)",
      on: Self.scene(
        Self.animator + "\n- { type: UIPushBehavior, id: push, items: [square], magnitude: 1 }"))
    #expect(text.contains(message), Comment(rawValue: text))
    #expect(text.split(separator: "\n").count == 1, Comment(rawValue: text))
  }

  @Test func `reports tell what differs, and values of items by their ids`() throws {
    let play = Play(Self.scene(Self.animator), "- wait: 0")
    let record = try #require(play.records.first)
    let text = stateJSON(record, sources: play.sources)
    #expect(text.contains("\"linearVelocity\": {\"square\": [10, 20]}"), Comment(rawValue: text))
    #expect(text.contains("\"shelf\": {\"from\": [0, 400], \"to\": [320, 400]}"))
    #expect(text.contains("\"snap\": {\n      \"type\": \"UISnapBehavior\""))
  }

  @Test func `a class that came later is told where it stands`() {
    let text = findings(
      of: Self.scene(
        """
        - type: UIDynamicAnimator
          id: animator
          referenceView: view
          behaviors: [ { type: UIFieldBehavior, items: [square], kind: drag } ]
        """))
    #expect(text.contains("missing-class there is no UIFieldBehavior under iOS 7"))
  }

  @Test func `views may have shapes of their own`() {
    let text = "view: { subviews: [ { type: UIView, id: a, KEY } ] }\nos: 9\ndevice: iPhone 6"
    for key in [
      "collisionBoundsType: ellipse", "collisionBoundingPath: { oval: [-5, -5, 10, 10] }",
    ] {
      #expect(findings(of: text.replacing("KEY", with: key)) == "")
    }
    #expect(
      findings(of: text.replacing("KEY", with: "collisionBoundsType: round"))
        .contains("unknown-case"))
  }
}
