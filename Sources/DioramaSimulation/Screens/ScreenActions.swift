// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The actions that bring screens, alerts and popovers, and take them away.
extension Simulation {
  func perform(
    _ action: ScreenAction, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) {
    let object = try screenObject(action, frame, at: span)
    let animated = try evaluate(action.animated, frame, at: span) != .bool(false)
    let completion = action.completion
    let finish: (Simulation) throws(RunError) -> Void = { (simulation) throws(RunError) in
      guard !completion.isEmpty else { return }
      var inner = frame
      _ = try simulation.runList(completion, &inner)
    }
    switch action.verb {
    case .push:
      let stack = try stack(action.other, frame, at: span)
      try push(object, onto: stack, animated: animated, at: span)
      try whenChanged(finish)
    case .pop:
      try pop(try stack(from: object, at: span), to: nil, animated: animated, at: span)
      try whenChanged(finish)
    case .popToRoot:
      try popToRoot(try stack(from: object, at: span), animated: animated)
      try whenChanged(finish)
    case .popTo:
      guard let stack = traits(of: object)?.run.navigation else {
        throw RunError(
          UIKitException(
            "NSInternalInconsistencyException",
            "'\(graph.ids[object.offset])' is on no stack to go back to"), at: span)
      }
      try pop(stack, to: object, animated: animated, at: span)
      try whenChanged(finish)
    case .selectTab:
      guard let source = action.index, let index = Int(try evaluate(source, frame, at: span)) else {
        return
      }
      try selectTab(index, of: object)
    case .present: try present(object, action, frame, animated, finish, at: span)
    case .dismiss: try dismissAny(object, animated, finish, at: span)
    case .show, .showFrom, .presentPopover:
      try show(object, action, frame, animated, at: span)
    }
  }

  /// Something made anew at each use, where it has that lifetime; else the object itself.
  private func screenObject(
    _ action: ScreenAction, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) -> ObjectID {
    let brings = [.show, .showFrom, .present, .push, .presentPopover].contains(action.verb)
    if brings, case .object(let original) = action.object,
      scene.objects[original.offset].isMadeAnew
    {
      let copy = try makeCopy(of: original, frame)
      try settleBindings()
      return copy
    }
    return try object(action.object, frame, at: span)
  }

  /// Runs something after the change that is under way, or at once where there is none.
  private func whenChanged(
    _ finish: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    guard let last = screens.transitions.indices.last else { return try finish(self) }
    let before = screens.transitions[last].finish
    screens.transitions[last].finish = { (simulation) throws(RunError) in
      try before(simulation)
      try finish(simulation)
    }
  }

  /// The stack that a push means: the one named, else that of the front-most controller.
  private func stack(
    _ source: ObjectSource?, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) -> ObjectID {
    if let source { return try stack(from: try object(source, frame, at: span), at: span) }
    return try stack(from: frontController, at: span)
  }

  private func stack(from object: ObjectID, at span: SourceSpan) throws(RunError) -> ObjectID {
    if graph.values[object.offset] is any StackingClass { return object }
    if let stack = traits(of: object)?.run.navigation { return stack }
    throw RunError("'\(graph.ids[object.offset])' is in no navigation controller", at: span)
  }

  private func present(
    _ object: ObjectID, _ action: ScreenAction, _ frame: Frame, _ animated: Bool,
    _ finish: @escaping (Simulation) throws(RunError) -> Void, at span: SourceSpan
  ) throws(RunError) {
    let other = try action.other.map { (source) throws(RunError) in
      try self.object(source, frame, at: span)
    }
    let presenter = other.flatMap { info(of: $0).isController ? $0 : nil }
    var request: ShowRequest?
    if let other, presenter == nil {
      request = try showRequest(from: other, action, frame, animated, at: span)
    }
    let style = try action.style.flatMap { (source) throws(RunError) in
      ControllerTraits.PresentationStyle(try evaluate(source, frame, at: span))
    }
    let transition = try action.transition.flatMap { (source) throws(RunError) in
      ControllerTraits.TransitionStyle(try evaluate(source, frame, at: span))
    }
    try present(
      object, from: presenter, style: style, transition: transition, animated: animated,
      source: request, at: span, completion: finish)
  }

  private func dismissAny(
    _ object: ObjectID, _ animated: Bool,
    _ finish: @escaping (Simulation) throws(RunError) -> Void, at span: SourceSpan
  ) throws(RunError) {
    if info(of: object).isController {
      return try dismiss(object, animated: animated, completion: finish)
    }
    try checkIdiom(of: object, at: span)
    try finishTransitions(of: object)
    try goOnRaising(object, at: span) { (value, effects) throws(UIKitException) in
      guard var shown = value as? any PresentableClass else { return }
      try shown.dismiss(animated: animated, effects: &effects)
      value = shown
    }
    try finish(self)
  }

  private func show(
    _ object: ObjectID, _ action: ScreenAction, _ frame: Frame, _ animated: Bool,
    at span: SourceSpan
  ) throws(RunError) {
    if info(of: object).isController {
      return try present(object, action, frame, animated, { (_) throws(RunError) in }, at: span)
    }
    try checkIdiom(of: object, at: span)
    try checkPopover(object, at: span)
    let source = try action.other.map { (source) throws(RunError) in
      try self.object(source, frame, at: span)
    }
    try show(object, try showRequest(from: source, action, frame, animated, at: span), at: span)
  }

  /// Shows an alert or sheet as `show` does, or `showFrom` a view or bar button.
  func show(
    _ object: ObjectID, from source: ObjectID?, at span: SourceSpan?
  ) throws(RunError) {
    try show(
      object, try showRequest(from: source, nil, ArrowDirections(), true, at: span), at: span)
  }

  private func show(
    _ object: ObjectID, _ request: ShowRequest, at span: SourceSpan?
  ) throws(RunError) {
    try requireClass(of: object, at: span)
    try finishTransitions(of: object)
    try goOnRaising(object, at: span) { (value, effects) throws(UIKitException) in
      guard var shown = value as? any PresentableClass else { return }
      try shown.show(request, effects: &effects)
      value = shown
    }
  }

  /// A class that came with a later iOS is not there to be used.
  func requireClass(of object: ObjectID, at span: SourceSpan?) throws(RunError) {
    let info = info(of: object)
    guard let first = info.introduced, os < first else { return }
    throw RunError(
      UIKitException(
        "NSInvalidArgumentException",
        "there is no class \(info.name) under iOS \(os): it came with iOS \(first)"), at: span)
  }

  /// What a presentable object is told: where the named view or bar button is.
  private func showRequest(
    from source: ObjectID?, _ action: ScreenAction, _ frame: Frame, _ animated: Bool,
    at span: SourceSpan
  ) throws(RunError) -> ShowRequest {
    let directions = try action.directions.flatMap { (source) throws(RunError) in
      ArrowDirections(try evaluate(source, frame, at: span))
    }
    var rect: Rect?
    if let source = action.rect, case .rect(let given) = try evaluate(source, frame, at: span) {
      rect = given
    }
    return try showRequest(
      from: source, rect, directions ?? ArrowDirections(), animated, at: span)
  }

  /// - Parameter rect: A part of the view, in its coordinates; nil is all of it.
  func showRequest(
    from source: ObjectID?, _ rect: Rect?, _ directions: ArrowDirections, _ animated: Bool,
    at span: SourceSpan?
  ) throws(RunError) -> ShowRequest {
    var request = ShowRequest(
      idiom: device.idiom, screen: Rect(origin: .zero, size: screen), context: graph.context)
    request.isAnimated = animated
    request.directions = directions
    request.safeArea = EdgeInsets(barMetrics.statusBar, 0, 0, 0)
    guard let source else { return request }
    guard let place = place(ofSource: source) else {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException",
          "'\(graph.ids[source.offset])' is not in the window, so nothing can come from it"),
        at: span)
    }
    request.source = place
    request.sourceObject = source
    request.isFromBar = !graph.flags[source.offset].contains(.isView)
    if let rect, !request.isFromBar {
      request.sourceRect = rect
      request.source = graph.convert(rect, from: source, to: Scene.window)
    }
    return request
  }

  /// Where a view or a bar button is, in the window's coordinates; nil where it is not shown.
  func place(ofSource source: ObjectID) -> Rect? {
    if graph.flags[source.offset].contains(.isView) {
      guard graph.root(of: source) == Scene.window else { return nil }
      return graph.convert(graph.bounds[source.offset], from: source, to: Scene.window)
    }
    guard let shown = shownPlace(of: source) else { return nil }
    return graph.convert(shown.place.area, from: shown.bar, to: Scene.window)
  }
}
