// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Rules about animators and behaviors that read well and do not do what they say.
@Suite struct DynamicsRuleTests {
  @Test func `two gravities, and two snaps of one item`() {
    let text = """
      diorama: 1
      view:
        subviews:
          - { type: UIView, id: box, frame: [0, 0, 100, 100] }
          - { type: UIView, id: ball, frame: [0, 0, 100, 100] }
      objects:
        - type: UIDynamicAnimator
          id: animator
          referenceView: view
          behaviors:
            - { type: UIGravityBehavior, items: [box] }
            - { type: UIGravityBehavior, items: [ball] }
      #               ^^^^^^^^^^^^^^^^^ error several-gravities
            - { type: UISnapBehavior, item: box, snapPoint: [1, 2] }
            - { type: UISnapBehavior, item: ball, snapPoint: [1, 2] }
            - { type: UISnapBehavior, item: box, snapPoint: [9, 2] }
      #               ^^^^^^^^^^^^^^ warning rival-snaps
        - { type: UIDynamicAnimator, id: other, referenceView: view, behaviors: [ { type: UIDynamicBehavior, childBehaviors: [ down ] }, up ] }
        - { type: UIGravityBehavior, id: down, items: [box] }
      #                                  ^^^^ note endless-fall
        - { type: UIGravityBehavior, id: up, items: [ball], angle: -1 }
      #                                  ^^ error several-gravities
      #                                  ^^ note endless-fall
      """
    #expect(disagreements(text) == "")
  }

  @Test func `items of no size and between points`() {
    let text = """
      diorama: 1
      view:
        subviews:
          - { type: UIView, id: box, frame: [0, 0, 100, 100] }
          - { type: UIView, id: half, frame: [0.5, 0, 100, 100] }
      #                                      ^^^^^^^^^^^^^^^^^^ warning unsteady-item
          - { type: UIView, id: none, frame: [0, 0, 0, 100] }
      #                                      ^^^^^^^^^^^^^^ error would-raise
          - { type: UISwitch, id: wifi, frame: [0, 0, 0, 0] }
          - { type: UIView, id: free, frame: [0.5, 0, 0, 0] }
          - { type: UIView, id: rounded, frame: [0.5, 0, 10, 10], roundFrame: true }
      objects:
        - { type: UICollisionBehavior, id: walls, items: [box, half, none, wifi, rounded] }
      """
    #expect(disagreements(text) == "")
  }

  @Test func `pushes without strength and behaviors without items`() {
    let text = """
      diorama: 1
      view:
        subviews:
          - { type: UIView, id: box, frame: [0, 0, 100, 100] }
          - type: UIButton
            frame: [0, 0, 100, 44]
            actions:
              touchDown:
                - set: { later.magnitude: 1 }
                - call: { filled.addItem: box }
      objects:
        - { type: UIPushBehavior, id: idle, items: [box], angle: 1 }
      #                               ^^^^ warning idle-push
        - { type: UIPushBehavior, id: zero, items: [box], magnitude: 0 }
      #                                                              ^ warning idle-push
        - { type: UIPushBehavior, id: strong, items: [box], pushDirection: [0, 1] }
        - { type: UIPushBehavior, id: later, items: [box] }
        - { type: UIPushBehavior, id: live, items: [box], magnitude: "${box.alpha}" }
        - { type: UIGravityBehavior, id: empty }
      #                                  ^^^^^ warning behavior-without-items
        - { type: UICollisionBehavior, id: blank, items: [] }
      #                                                  ^^ warning behavior-without-items
        - { type: UIDynamicItemBehavior, id: filled, elasticity: 1 }
      """
    #expect(disagreements(text) == "")
  }

  @Test(arguments: [
    (
      "{ type: UICollisionBehavior, items: [box], translatesReferenceBoundsIntoBoundary: true }",
      true
    ),
    ("{ type: UICollisionBehavior, items: [box], collisionMode: boundaries }", false),
    ("{ type: UISnapBehavior, item: box, snapPoint: [1, 1] }", true),
    ("{ type: UIAttachmentBehavior, item: box, attachedToAnchor: [1, 1] }", true),
    ("{ type: UIDynamicItemBehavior, items: [box], resistance: 1 }", true),
    ("{ type: UIDynamicItemBehavior, items: [box], elasticity: 1 }", false),
  ])
  func `what holds an item from falling for ever`(behavior: String, isHeld: Bool) {
    let text = findings(
      of: """
        view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 100, 100] } ] }
        objects:
          - type: UIDynamicAnimator
            id: animator
            referenceView: view
            behaviors:
              - { type: UIGravityBehavior, items: [box] }
              - \(behavior)
        """)
    #expect(
      text == (isHeld ? "" : "7:17 endless-fall nothing ever stops 'box': 'animator' never rests"))
  }

  @Test func `what code adds may hold an item too`() {
    let text = """
      view:
        subviews:
          - { type: UIView, id: box, frame: [0, 0, 100, 100] }
          - type: UIButton
            frame: [0, 0, 100, 44]
            actions: { touchDown: [ { addBehavior: { animator: animator, behavior: walls } } ] }
      objects:
        - { type: UIDynamicAnimator, id: animator, referenceView: view, behaviors: [ { type: UIGravityBehavior, items: [box] } ] }
        - { type: UICollisionBehavior, id: walls, items: [box] }
      """
    #expect(findings(of: text) == "")
  }

  @Test func `boundaries that nobody sees`() {
    let text = """
      diorama: 1
      view:
        subviews:
          - { type: UIView, id: box, frame: [0, 0, 100, 100] }
          - { type: UIView, id: stage, frame: [0, 100, 200, 200], subviews: [ { type: UIView, id: toy, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors:
            - type: UICollisionBehavior
              items: [box]
              boundaries: { floor: { from: [0, 600], to: [320, 600] } }
      #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning boundary-outside
            - { type: UICollisionBehavior, items: [box], boundaries: { wall: { path: [[320, 0], [400, 900]] } } }
        - type: UIDynamicAnimator
          referenceView: stage
          behaviors:
            - type: UICollisionBehavior
              items: [toy]
              boundaries: { ring: { oval: [-50, -50, 40, 40] } }
      #                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning boundary-outside
      """
    #expect(disagreements(text) == "")
  }

  @Test func `items that are elsewhere or unseen`() {
    let text = """
      diorama: 1
      view:
        subviews:
          - { type: UIView, id: box, frame: [0, 0, 100, 100] }
          - { type: UIView, id: stage, subviews: [ { type: UIView, id: toy, frame: [0, 0, 10, 10] } ] }
          - { type: UIView, id: dark, isHidden: true, subviews: [ { type: UIView, id: bat, frame: [0, 0, 10, 10] } ] }
      objects:
        - { type: UIView, id: loose, frame: [0, 0, 10, 10] }
        - type: UIDynamicAnimator
          referenceView: view
          behaviors:
            - { type: UICollisionBehavior, items: [box, toy] }
            - { type: UICollisionBehavior, items: [loose] }
      #                                           ^^^^^^^ error would-raise
            - { type: UICollisionBehavior, items: [bat] }
      #                                           ^^^^^ warning item-out-of-tree
            - { type: UISnapBehavior, item: view, snapPoint: [0, 0] }
      #                                     ^^^^ error would-raise
        - type: UIDynamicAnimator
          referenceView: stage
          behaviors:
            - { type: UICollisionBehavior, items: [toy] }
            - { type: UICollisionBehavior, items: [box] }
      #                                           ^^^^^ error would-raise
      """
    #expect(disagreements(text) == "")
  }

  @Test(arguments: [
    ("", "is tied to nothing"), (", attachedToAnchor: [0, 0]", ""), (", attachedToItem: ball", ""),
    (", attachedToItem: box", "ties an item to itself"),
    (", attachedToAnchor: [0, 0], attachedToItem: ball", "is tied to an anchor and to an item"),
    (", kind: pin, attachedToItem: ball", "needs 'attachedToItem', and 'attachedToAnchor'"),
    (", kind: fixed, attachedToAnchor: [0, 0], attachedToItem: ball", ""),
    (", kind: sliding", "needs 'attachedToAnchor', where it slides"),
    (", kind: limit", "needs 'attachedToItem'"),
  ])
  func `ends of attachments`(keys: String, problem: String) {
    let text = findings(
      of: """
        os: 9
        device: iPhone 6
        view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 100, 100] }, { type: UIView, id: ball, frame: [0, 0, 9, 9] } ] }
        objects: [ { type: UIAttachmentBehavior, id: rod, item: box\(keys) } ]
        """)
    #expect(
      problem.isEmpty ? text == "" : text.contains("'rod' \(problem)"), Comment(rawValue: text))
  }
}
