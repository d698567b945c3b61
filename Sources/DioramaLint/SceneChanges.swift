// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Which views the actions and animators of a scene move, show, write or put elsewhere.
struct SceneChanges {
  /// Views whose place, size or transform something may change.
  private(set) var moved: Set<ObjectID> = []
  /// Views that are taken out, put elsewhere or into another order.
  private(set) var handled: Set<ObjectID> = []
  /// Objects of which anything is written or called.
  private(set) var written: Set<ObjectID> = []
  /// Whether it may be any view, because only running tells which.
  private(set) var movesAnything = false
  private(set) var handlesAnything = false
  private(set) var writesAnything = false

  init(_ scene: Scene, _ dynamics: DynamicsOutline?) {
    for list in scene.listeners.map(\.actions) + scene.handlers.map(\.actions) {
      list.walk { note($0.body) }
    }
    if let dynamics { note(dynamics) }
  }

  private mutating func note(_ body: ActionBody) {
    switch body {
    case .set(let assignments): for assignment in assignments { note(assignment.target) }
    case .call(let calls): for call in calls { note(call) }
    case .add(let addition): handle(addition.view)
    case .remove(let view), .bringToFront(let view), .sendToBack(let view): handle(view)
    case .animate(let animation): for object in animation.objects { handle(object) }
    case .log, .run, .bind, .branch, .answer, .after, .every, .cancel, .post, .observe,
      .stopObserving, .editing, .screen, .dynamics:
      break
    }
  }

  private mutating func note(_ call: MethodCall) {
    write(call.object)
    switch call.method {
    case "sizeToFit": move(call.object)
    case "removeFromSuperview", "bringToFront", "sendToBack": handle(call.object)
    default: break
    }
  }

  private mutating func note(_ target: Assignment.Target) {
    switch target {
    case .state: break
    case .component(let inner, _): note(inner)
    // The properties that all views have come first in every class of views.
    case .property(let object, let property): note(object, NodeProperty(rawValue: property))
    case .named(let object, let name):
      note(object, NodeProperty.allCases.first { $0.facts.name == name })
    }
  }

  private mutating func note(_ object: ObjectSource, _ property: NodeProperty?) {
    write(object)
    switch property {
    case .frame, .bounds, .center, .transform: move(object)
    case .isHidden, .alpha, .isUserInteractionEnabled:
      if case .object = object { break }
      handlesAnything = true
    default: break
    }
  }

  private mutating func write(_ object: ObjectSource) {
    switch object {
    case .object(let object): written.insert(object)
    case .local, .expression, .frontView: writesAnything = true
    }
  }

  private mutating func move(_ object: ObjectSource) {
    switch object {
    case .object(let object): moved.insert(object)
    case .local, .expression, .frontView: movesAnything = true
    }
  }

  private mutating func handle(_ object: ObjectSource) {
    switch object {
    case .object(let object): handled.insert(object)
    case .frontView: handled.insert(Scene.rootView)
    case .local, .expression: handlesAnything = true
    }
  }

  /// Items go where their behaviors take them.
  private mutating func note(_ dynamics: DynamicsOutline) {
    for behavior in dynamics.behaviors {
      moved.formUnion(behavior.items)
      if !behavior.hasKnownItems { movesAnything = true }
    }
    moved.formUnion(dynamics.handled)
    if dynamics.handlesAnything { movesAnything = true }
  }
}
