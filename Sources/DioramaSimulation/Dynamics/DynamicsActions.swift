// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Behaviors that come into animators and leave them, by actions and by methods.
extension Simulation {
  func perform(
    _ action: DynamicsAction, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) {
    switch action {
    case .add(let source, let target, let isNew):
      let animator = try object(target, frame, at: span)
      let behavior = try behavior(source, isNew: isNew, frame, at: span)
      try add(behavior, to: animator, at: span)
    case .remove(let source):
      let behavior = try object(source, frame, at: span)
      guard let value = graph.values[behavior.offset] as? any DynamicBehaviorClass else { return }
      if let parent = value.behavior.run.parent {
        try removeChild(behavior, of: parent, at: span)
      } else if let animator = value.behavior.run.animator {
        try remove(behavior, from: animator, at: span)
      }
    case .removeAll(let target):
      try removeBehaviors(of: try object(target, frame, at: span), at: span)
    }
  }

  /// What a hook of an animator or a behavior asks for.
  func perform(
    _ request: DynamicsRequest, of object: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    switch request {
    case .add(let behavior): try add(behavior, to: object, at: span)
    case .remove(let behavior): try remove(behavior, from: object, at: span)
    case .removeAll: try removeBehaviors(of: object, at: span)
    case .start: try startAnimator(object)
    case .update(let item): try update(item, in: object)
    case .addChild(let behavior): try addChild(behavior, to: object, at: span)
    case .removeChild(let behavior): try removeChild(behavior, of: object, at: span)
    }
  }

  private func behavior(
    _ source: ObjectSource, isNew: Bool, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) -> ObjectID {
    if case .object(let original) = source, scene.objects[original.offset].isMadeAnew,
      isNew || latest[original] == nil || scene.objects[original.offset].lifetime == .use
    {
      return try makeCopy(of: original, frame)
    }
    return try object(source, frame, at: span)
  }

  /// One that is in the animator already stays where it is; source: UIKit facts 6.1 (documented).
  private func add(
    _ behavior: ObjectID, to animator: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    try checkLevel(of: behavior, in: animator, below: nil, at: span)
    try change(animator) { (traits: inout AnimatorTraits) in
      if !traits.behaviors.contains(behavior) { traits.behaviors.append(behavior) }
    }
    setPlace(animator: animator, parent: nil, of: behavior)
    if mayStart(animator) { try startAnimator(animator) }
    try followDynamics()
  }

  /// Whether an animator waits for nothing but its first behavior.
  private func mayStart(_ animator: ObjectID) -> Bool {
    guard dynamics[animator] == nil,
      let traits = (graph.values[animator.offset] as? any DynamicAnimatorClass)?.animator
    else { return false }
    guard traits.start == .viewDidAppear, let view = traits.referenceView else { return true }
    return controller(above: view).map { phase(of: $0) == .appeared } ?? false
  }

  private func remove(
    _ behavior: ObjectID, from animator: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    try change(animator) { (traits: inout AnimatorTraits) in
      traits.behaviors.removeAll { $0 == behavior }
    }
    setPlace(animator: nil, parent: nil, of: behavior)
    try followDynamics()
  }

  private func removeBehaviors(
    of animator: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    guard let value = graph.values[animator.offset] as? any DynamicAnimatorClass else { return }
    for behavior in value.animator.behaviors {
      setPlace(animator: nil, parent: nil, of: behavior)
    }
    try change(animator) { (traits: inout AnimatorTraits) in traits.behaviors = [] }
    try followDynamics()
  }

  private func addChild(
    _ child: ObjectID, to parent: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    let animator = (graph.values[parent.offset] as? any DynamicBehaviorClass)?.behavior.run.animator
    try checkLevel(of: child, in: animator, below: parent, at: span)
    change(parent) { (traits: inout BehaviorTraits) in
      if !traits.childBehaviors.contains(child) { traits.childBehaviors.append(child) }
    }
    setPlace(animator: animator, parent: parent, of: child)
    try followDynamics()
  }

  private func removeChild(
    _ child: ObjectID, of parent: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    change(parent) { (traits: inout BehaviorTraits) in
      traits.childBehaviors.removeAll { $0 == child }
    }
    setPlace(animator: nil, parent: nil, of: child)
    try followDynamics()
  }

  /// Notes where a behavior is, and that those inside it are in the same animator.
  private func setPlace(animator: ObjectID?, parent: ObjectID?, of behavior: ObjectID) {
    var open = [(behavior, parent)]
    var known: Set<ObjectID> = [behavior]
    while let (next, parent) = open.popLast() {
      guard let value = graph.values[next.offset] as? any DynamicBehaviorClass else { continue }
      change(next) { (traits: inout BehaviorTraits) in
        traits.run.animator = animator
        traits.run.parent = parent
      }
      for child in value.behavior.childBehaviors where known.insert(child).inserted {
        open.append((child, next))
      }
    }
  }

  /// Source: UIKit facts 6.1 (documented): in one animator a behavior stands at one level.
  private func checkLevel(
    of behavior: ObjectID, in animator: ObjectID?, below parent: ObjectID?, at span: SourceSpan?
  ) throws(RunError) {
    guard let animator,
      let run = (graph.values[behavior.offset] as? any DynamicBehaviorClass)?.behavior.run,
      run.animator == animator, run.parent != parent
    else { return }
    throw RunError(
      UIKitException(
        "NSInvalidArgumentException",
        "'\(graph.ids[behavior.offset])' is in '\(graph.ids[animator.offset])' already, at another level"
      ), at: span)
  }

  private func change(
    _ animator: ObjectID, _ body: (inout AnimatorTraits) -> Void
  ) throws(RunError) {
    guard var value = graph.values[animator.offset] as? any DynamicAnimatorClass else { return }
    body(&value.animator)
    graph.store(value, of: animator)
    bindings.noteObject(animator)
    try settleBindings()
  }

  private func change(_ behavior: ObjectID, _ body: (inout BehaviorTraits) -> Void) {
    guard var value = graph.values[behavior.offset] as? any DynamicBehaviorClass else { return }
    body(&value.behavior)
    graph.store(value, of: behavior)
    bindings.noteObject(behavior)
  }
}
