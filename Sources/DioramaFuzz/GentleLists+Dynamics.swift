// SPDX-License-Identifier: MIT

/// What gentle mutations put in of animators and behaviors.
extension GentleMutation {
  static let dynamicKeys = [
    "items: [ID, OTHER]", "items: [ID, ID]", "items: []", "item: ID", "referenceView: ID",
    "attachedToItem: ID", "attachedToItem: OTHER", "attachedToAnchor: [1e300, -1e300]",
    "attachedToAnchor: \"${ID.center}\"", "length: 0", "length: 1e300", "frequency: 1e9",
    "frequency: 1e-300", "damping: 1e300", "frictionTorque: 1e300", "kind: pin", "kind: sliding",
    "kind: limit", "kind: fixed", "kind: radialGravity", "kind: electric", "kind: velocity",
    "axisOfTranslation: [0, 0]", "attachmentRange: { minimum: 5, maximum: 5 }",
    "attachmentRange: { minimum: -1e300 }", "offsetFromCenter: [1e9, 0]", "density: 1e300",
    "density: 0", "density: -1", "elasticity: 2", "friction: 1e300", "resistance: 1e300",
    "angularResistance: 1e300", "allowsRotation: false", "isAnchored: true", "charge: 1e300",
    "linearVelocity: [1e300, 1e300]", "linearVelocity: { ID: [1e9, 0] }", "angularVelocity: 1e300",
    "pushDirection: [1e300, 0]", "magnitude: 1e300", "magnitude: -1e-300", "angle: 1e300",
    "mode: instantaneous", "targetOffset: [1e300, 1e300]", "snapPoint: [1e300, 0]",
    "snapPoint: \"${ID.center}\"", "collisionMode: items", "referenceBoundsInsets: [1e9, 0, 0, 0]",
    "translatesReferenceBoundsIntoBoundary: true",
    "boundaries: { a: { from: [0, 0], to: [0, 0] } }",
    "boundaries: { a: { rect: [0, 0, -5, 1e300] }, b: { oval: [0, 0, 0, 0] } }",
    "boundaries: { a: { path: [[0, 0], [1e300, 1e300], [0, 0]], closed: true } }",
    "strength: 1e300", "falloff: -50", "falloff: 50", "minimumRadius: 1e300", "smoothness: 0",
    "animationSpeed: 1e300", "seed: -9223372036854775807", "region: { radius: 0 }",
    "region: { size: [1e300, 0], inverse: true }", "direction: [1e300, 1e300]",
    "childBehaviors: [ID]",
    "childBehaviors: [ID, OTHER]", "behaviors: [ID, ID]", "start: manual",
    "collisionBoundsType: ellipse", "collisionBoundsType: path",
    "collisionBoundingPath: { path: [[0, 0], [9, 0], [0, 9]], closed: true }",
    "collisionBoundingPath: { path: [[0, 0], [1, 1], [2, 2]], closed: true }",
    "action: [ { set: { ID.center: [5, 5] } } ]", "action: [ { removeBehavior: ID } ]",
    "action: [ { addBehavior: { animator: animator, behavior: { type: UIDynamicBehavior } } } ]",
    "delegate: { beganContact: [ { removeBehavior: ID } ] }",
    "delegate: { didPause: [ { call: { animator.updateItemUsingCurrentState: ID } } ] }",
  ]

  static let dynamicActions = [
    "addBehavior: { animator: ID, behavior: OTHER }",
    "addBehavior: { animator: animator, behavior: ID }",
    "removeBehavior: ID", "removeAllBehaviors: ID", "removeAllBehaviors: animator",
    "addBehavior: { animator: animator, behavior: { type: UISnapBehavior, item: ID, snapPoint: [100, 100] } }",
    "addBehavior: { animator: animator, behavior: { type: UIAttachmentBehavior, item: ID, attachedToItem: OTHER } }",
    "addBehavior: { animator: animator, behavior: { type: UIAttachmentBehavior, kind: pin, item: ID, attachedToItem: OTHER, attachedToAnchor: [9, 9] } }",
    "addBehavior: { animator: animator, behavior: { type: UICollisionBehavior, items: [ID, OTHER], translatesReferenceBoundsIntoBoundary: true } }",
    "addBehavior: { animator: animator, behavior: { type: UIGravityBehavior, items: [ID, OTHER], magnitude: -1e9 } }",
    "call: { ID.addChildBehavior: OTHER }", "call: { ID.addChildBehavior: ID }",
    "call: { ID.removeChildBehavior: OTHER }", "call: { ID.addItem: OTHER }",
    "call: { ID.removeItem: OTHER }", "call: { animator.updateItemUsingCurrentState: ID }",
    "call: { properties.addLinearVelocity: { velocity: [1e300, -1e300], for: ID } }",
    "call: { properties.addAngularVelocity: { velocity: 1e300, for: ID } }",
    "call: ID.start", "call: ID.removeAllBoundaries", "set: { ID.active: true }",
    "set: { ID.gravityDirection: [1e300, 1e300] }", "set: { ID.magnitude: 0 }",
    "set: { ID.length: 1e300 }", "set: { ID.anchorPoint: [-1e300, 1e300] }",
    "set: { ID.items: [OTHER] }", "set: { ID.items: [ID, OTHER, ID] }",
    "set: { ID.behaviors: [OTHER] }",
    "set: { ID.childBehaviors: [ID] }", "set: { ID.snapPoint: \"${OTHER.center}\" }",
    "set: { ID.density: 1e-300 }", "set: { ID.isAnchored: true }", "set: { ID.strength: -1e300 }",
    "set: { ID.bounds: [0, 0, 1e-9, 1e-9] }", "set: { ID.bounds: [0, 0, 1e9, 1e9] }",
  ]

  static let dynamicSteps = [
    "wait: 30", "settle: { within: 5s }", "print: \"${linearVelocity(ID, OTHER)}\"",
    "print: \"${animator.elapsedTime} ${animator.running}\"", "touch: { down: ID }",
    "touch: { move: [200, 300] }", "touch: { up: true }",
    "expectEvents: { kinds: [dynamics], contains: [] }",
  ]
}
