// SPDX-License-Identifier: MIT
import DioramaExpressions

/// What stands inside actions, for whoever asks it of a whole scene.
extension ActionList {
  /// Every action of the list and of the lists inside, in the order of the text.
  package func walk(_ visit: (Action) -> Void) {
    for action in actions {
      visit(action)
      for list in action.body.lists { list.walk(visit) }
    }
  }
}

extension ActionBody {
  /// The lists that the action runs, now or later.
  package var lists: [ActionList] {
    switch self {
    case .branch(_, let then, let otherwise): [then, otherwise]
    case .after(_, _, let list), .every(_, _, let list): [list]
    case .animate(let animation): animation.bodies + [animation.completion]
    case .observe(let observation): [observation.actions]
    case .screen(let action): [action.completion]
    case .log, .set, .call, .run, .bind, .answer, .cancel, .post, .stopObserving, .add, .remove,
      .bringToFront, .sendToBack, .editing, .dynamics:
      []
    }
  }

  /// The values that the action takes; not those of the lists inside.
  package var sources: [ValueSource] {
    switch self {
    case .log(let source), .answer(let source), .after(let source, _, _),
      .every(let source, _, _):
      [source]
    case .set(let assignments): assignments.map(\.source)
    case .call(let calls): calls.flatMap(\.arguments)
    case .run(_, let arguments): arguments.map(\.source)
    case .bind(let values): values.map(\.source)
    case .animate(let animation): animation.sources
    case .post(_, let userInfo): userInfo.map { [$0] } ?? []
    case .add(let addition):
      if case .index(let source) = addition.place { [source] } else { [] }
    case .screen(let action): action.sources
    case .branch, .cancel, .observe, .stopObserving, .remove, .bringToFront, .sendToBack, .editing,
      .dynamics:
      []
    }
  }

  /// The objects that the action writes to, calls or moves.
  package var objects: [ObjectSource] {
    switch self {
    case .set(let assignments): assignments.compactMap(\.target.object)
    case .call(let calls): calls.map(\.object)
    case .add(let addition):
      [addition.view, addition.parent] + (addition.place.view.map { [$0] } ?? [])
    case .remove(let view), .bringToFront(let view), .sendToBack(let view), .editing(_, let view):
      [view]
    case .screen(let action): [action.object] + (action.other.map { [$0] } ?? [])
    case .dynamics(let action): action.objects
    case .animate(let animation): animation.objects
    case .log, .run, .bind, .branch, .answer, .after, .every, .cancel, .post, .observe,
      .stopObserving:
      []
    }
  }
}

extension ViewAddition.Place {
  fileprivate var view: ObjectSource? {
    switch self {
    case .above(let view), .below(let view): view
    case .front, .index: nil
    }
  }
}

extension Assignment.Target {
  /// The object whose property is written; nil for state.
  package var object: ObjectSource? {
    switch self {
    case .state: nil
    case .property(let object, _), .named(let object, _): object
    case .component(let inner, _): inner.object
    }
  }

  /// The place in the state that is written.
  package var state: Int? {
    switch self {
    case .state(let index): index
    case .component(let inner, _): inner.state
    case .property, .named: nil
    }
  }
}

extension ValueSource {
  /// The expressions that give the value.
  package func walk(_ visit: (ExpressionID) -> Void) {
    switch self {
    case .literal: break
    case .expression(let id), .twoWay(let id, _): visit(id)
    case .template(let pieces):
      for case .expression(let id) in pieces { visit(id) }
    case .composite(let composite): for part in composite.parts { part.walk(visit) }
    case .once(let source): source.walk(visit)
    }
  }

  /// The literals and pieces of text in it, outside expressions.
  package func walkLiterals(_ visit: (Value) -> Void) {
    switch self {
    case .literal(let value): visit(value)
    case .template(let pieces):
      for case .text(let text) in pieces { visit(.string(text)) }
    case .composite(let composite): for part in composite.parts { part.walkLiterals(visit) }
    case .once(let source): source.walkLiterals(visit)
    case .expression, .twoWay: break
    }
  }
}
