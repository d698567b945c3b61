// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Actions that change the view tree.
extension Simulation {
  /// Source of the places: recorded facts H9 to H12.
  func add(_ addition: ViewAddition, _ frame: Frame, at span: SourceSpan) throws(RunError) {
    let parent = try object(addition.parent, frame, at: span)
    let view = try self.view(of: addition, frame, at: span)
    // To a place outside of the window it goes as a view does that is removed.
    if graph.root(of: view) == Scene.window, graph.root(of: parent) != Scene.window {
      try remove(view)
    }
    try checkPlace(of: view, in: parent, at: span)
    switch addition.place {
    case .front: graph.append(view, to: parent)
    case .index(let source):
      guard case .int(let index) = try evaluate(source, frame, at: span), index >= 0 else {
        throw RunError("'at' is a whole number from 0", at: span)
      }
      graph.insert(view, into: parent, at: Int(clamping: index))
    case .above(let sibling):
      let other = try object(sibling, frame, at: span)
      let next = graph.parent(of: other) == parent ? graph.next(after: other) : nil
      if next != view { graph.insert(view, into: parent, below: next) }
    case .below(let sibling):
      graph.insert(view, into: parent, below: try object(sibling, frame, at: span))
    }
    noteGeometry(of: view)
    bindings.noteTree(of: parent)
    try settleBindings()
    if screens.owners[view] != nil { try appearByHand(view) }
  }

  /// Puts a view before all others of another one.
  func append(_ view: ObjectID, to parent: ObjectID, at span: SourceSpan) throws(RunError) {
    try checkPlace(of: view, in: parent, at: span)
    graph.append(view, to: parent)
    noteGeometry(of: view)
    bindings.noteTree(of: parent)
    try settleBindings()
  }

  private func checkPlace(
    of view: ObjectID, in parent: ObjectID, at span: SourceSpan
  ) throws(RunError) {
    guard graph.isInside(parent, view) else { return }
    throw RunError(
      UIKitException(
        "NSInvalidArgumentException",
        "'\(graph.ids[view.offset])' cannot be added to itself or to what is inside it"),
      at: span)
  }

  func view(
    of addition: ViewAddition, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) -> ObjectID {
    if case .object(let original) = addition.view, scene.objects[original.offset].isMadeAnew,
      addition.isNew || latest[original] == nil
        || scene.objects[original.offset].lifetime == .use
    {
      return try makeCopy(of: original, frame)
    }
    let view = try object(addition.view, frame, at: span)
    guard graph.flags[view.offset].contains(.isView), view != Scene.window, view != Scene.rootView
    else { throw RunError("'\(graph.ids[view.offset])' cannot be added to a view", at: span) }
    return view
  }

  func remove(_ source: ObjectSource, _ frame: Frame, at span: SourceSpan) throws(RunError) {
    let view = try object(source, frame, at: span)
    guard view != Scene.window, view != Scene.rootView else {
      throw RunError("'\(graph.ids[view.offset])' stays where it is", at: span)
    }
    let controller = screens.owners[view]
    if let controller { try willDisappear(controller) }
    try remove(view)
    if let controller { try didDisappear(controller) }
  }

  func reorder(
    _ source: ObjectSource, _ place: Effect.Place, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) {
    let view = try object(source, frame, at: span)
    guard let parent = graph.parent(of: view) else { return }
    switch place {
    case .front: graph.append(view, to: parent)
    case .back: graph.insert(view, into: parent, at: 0)
    }
    bindings.noteTree(of: parent)
    try settleBindings()
  }
}
