// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Simulation {
  /// Writes a property as UIKit does, animating where an animation block is open.
  func write(
    _ property: Int, of object: ObjectID, _ value: Value, at span: SourceSpan?
  ) throws(RunError) {
    let facts = info(of: object).properties[property].facts
    let value = shown(value, as: facts.kind)
    if case .string(let text) = value { try spendText(text.utf8.count, at: span) }
    let size = graph.bounds[object.offset].size
    let group = animationGroup == nil ? nil : group(animating: object)
    let isAnimated = group != nil && facts.animation.moves(in: os)
    let before = isAnimated ? graph.value(property, of: object) : .null
    let places = group == nil ? [] : places(beforeWriting: property, of: object)
    // A write may change other properties: a slider's maximum holds its value.
    let others = bindings.isEmpty ? [] : bindings.watched(on: object).filter { $0 != property }
    let othersBefore = others.map { graph.value($0, of: object) }
    let screen = info(of: object).isController ? ScreenContent(of: object, in: graph) : nil
    let isOfGestures = graph.isOfGestures(property, of: object)
    if isOfGestures { refreshGesture(object) }
    let done: Bool
    do throws(UIKitException) {
      done = try graph.set(property, of: object, to: value)
    } catch {
      throw RunError(error, at: span)
    }
    if habits(of: object).contains(.flows) {
      // Another width or font breaks all lines anew.
      var isFont = false
      if case .font = value { isFont = true }
      if isFont || graph.bounds[object.offset].size != size {
        try spendText(textLength(of: object), at: span)
      }
    }
    guard done else {
      throw RunError(
        "'\(facts.name)' of '\(graph.ids[object.offset])' is \(facts.kind.name), not \(text(value))",
        at: span)
    }
    if !animations.isEmpty, habits(of: object).contains(.arranges) { endStrayAnimations() }
    if let group {
      showMoves(from: places, told: isAnimated ? facts.name : "frame", into: group)
      if isAnimated, !isGeometry(property, of: object) {
        let after = graph.value(property, of: object)
        if before != after, let path = AnimatedPath(from: before, to: after) {
          put(path, facts.name, of: object, told: facts.name, into: group)
        }
      }
    }
    let habits = habits(of: object)
    if habits.contains(.tiles) { noteCounts(of: object) }
    if habits.contains(.isTile) { noteTile(object) }
    bindings.noteWrite(property, of: object, in: self)
    for (other, old) in zip(others, othersBefore) where graph.value(other, of: object) != old {
      bindings.noteWrite(other, of: object, in: self)
    }
    if hasLoaded, let owner = screens.owners[object], graph.bounds[object.offset].size != size,
      graph.values[owner.offset] is any ContainerClass
    {
      try layOut(owner)
    }
    if let screen { try follow(object, since: screen, at: span) }
    if isOfGestures { try checkGestures() }
    try followLayer(of: object)
    try tellScrolled()
    try noteRenewed()
    try followDynamics()
  }

  /// Objects in a text slot are shown by their ids.
  private func shown(_ value: Value, as kind: ValueKind) -> Value {
    guard kind.unwrapped == .text else { return value }
    switch value {
    case .object, .list: return .string(text(value))
    default: return value
    }
  }

  /// What the user, a method or a class changed by itself: bindings of it end, or are written back.
  func noteChanges(
    _ bound: [Int], _ before: [Value], of object: ObjectID
  ) throws(RunError) {
    for (property, old) in zip(bound, before) where graph.value(property, of: object) != old {
      bindings.end(property, of: object)
      try writeBack(property, of: object)
    }
  }

  /// Writes through a target of an action.
  func assign(
    _ target: Assignment.Target, _ value: Value, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) {
    switch target {
    case .state(let index):
      state[index] = value
      bindings.noteState(index)
    case .property(let source, let property):
      let object = try self.object(source, frame, at: span)
      try assign(property, of: object, value, at: span)
    case .named(let source, let name):
      let object = try self.object(source, frame, at: span)
      try assign(try property(name, of: object, at: span), of: object, value, at: span)
    case .component(let outer, let path):
      let current = try read(outer, frame, at: span)
      guard let changed = current.replacing(path[...], with: value) else {
        throw RunError("the value has no '\(path.joined(separator: "."))'", at: span)
      }
      try assign(outer, changed, frame, at: span)
    }
  }

  private func assign(
    _ property: Int, of object: ObjectID, _ value: Value, at span: SourceSpan
  ) throws(RunError) {
    try checkIdiom(of: object, at: span)
    bindings.endAll(property, of: object, in: self)
    try write(property, of: object, value, at: span)
    try writeBack(property, of: object)
    if !screens.popovers.isEmpty { try placePopovers() }
  }

  private func read(
    _ target: Assignment.Target, _ frame: Frame, at span: SourceSpan
  ) throws(RunError) -> Value {
    switch target {
    case .state(let index): return state[index]
    case .property(let source, let property):
      return graph.value(property, of: try object(source, frame, at: span))
    case .named(let source, let name):
      let object = try self.object(source, frame, at: span)
      return graph.value(try property(name, of: object, at: span), of: object)
    case .component(let outer, _): return try read(outer, frame, at: span)
    }
  }

  func object(
    _ source: ObjectSource, _ frame: Frame, at span: SourceSpan?
  ) throws(RunError) -> ObjectID {
    switch source {
    case .object(let object):
      if hasAbsent, scene.objects[object.offset].presence == .absent {
        throw RunError(
          "'\(scene.objects[object.offset].id)' is left out here by its 'when'", at: span)
      }
      return actual(object, frame)
    case .expression(let id):
      guard case .object(let object) = try evaluate(id, frame),
        graph.values.indices.contains(object.offset)
      else { throw RunError("the expression gives no object", at: span) }
      return object
    case .frontView: return frontView
    case .local(let slot):
      guard frame.locals.indices.contains(slot), case .object(let object) = frame.locals[slot],
        graph.values.indices.contains(object.offset)
      else { throw RunError("this value is no object", at: span) }
      return object
    }
  }

  private func property(
    _ name: String, of object: ObjectID, at span: SourceSpan
  ) throws(RunError) -> Int {
    let info = info(of: object)
    guard let property = info.property(named: name),
      info.properties[property].facts.access == .readWrite
    else { throw RunError("'\(name)' is not a property of \(info.name)", at: span) }
    return property
  }
}

extension Graph {
  /// Whether a property is a recognizer's, or tells which ones a view has.
  fileprivate func isOfGestures(_ property: Int, of object: ObjectID) -> Bool {
    habits(of: object).contains(.recognizes)
      || info(of: object).properties[property].storage == .node(.gestureRecognizers)
  }
}

extension Value {
  /// The value with one component replaced: `origin.x` of a rect.
  fileprivate func replacing(_ path: ArraySlice<String>, with value: Value) -> Value? {
    guard let name = path.first else { return value }
    let rest = path.dropFirst()
    let isWhole = rest.isEmpty && ["origin", "size", "center"].contains(name)
    guard let number = value.number ?? (isWhole ? 0 : nil) else { return nil }
    switch (self, name) {
    case (.rect(var rect), "origin"):
      guard case .point(let point)? = Value.point(rect.origin).replacing(rest, with: value)
      else { return nil }
      rect.origin = point
      return .rect(rect)
    case (.rect(var rect), "size"):
      guard case .size(let size)? = Value.size(rect.size).replacing(rest, with: value)
      else { return nil }
      rect.size = size
      return .rect(rect)
    case (.rect(var rect), "x"):
      rect.origin.x = number
      return .rect(rect)
    case (.rect(var rect), "y"):
      rect.origin.y = number
      return .rect(rect)
    case (.rect(var rect), "width"):
      rect.size.width = number
      return .rect(rect)
    case (.rect(var rect), "height"):
      rect.size.height = number
      return .rect(rect)
    case (.point(var point), "x"):
      point.x = number
      return .point(point)
    case (.point(var point), "y"):
      point.y = number
      return .point(point)
    case (.size(var size), "width"):
      size.width = number
      return .size(size)
    case (.size(var size), "height"):
      size.height = number
      return .size(size)
    case (.insets(var insets), "top"):
      insets.top = number
      return .insets(insets)
    case (.insets(var insets), "left"):
      insets.left = number
      return .insets(insets)
    case (.insets(var insets), "bottom"):
      insets.bottom = number
      return .insets(insets)
    case (.insets(var insets), "right"):
      insets.right = number
      return .insets(insets)
    default: return nil
    }
  }
}
