// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Simulation {
  /// The value that a source has now.
  func evaluate(
    _ source: ValueSource, _ frame: Frame, at span: SourceSpan?
  ) throws(RunError) -> Value {
    switch source {
    case .literal(let value): return value
    case .expression(let id), .twoWay(let id, _): return try evaluate(id, frame)
    case .once(let source): return try evaluate(source, frame, at: span)
    case .template(let pieces):
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let literal): text += literal
        case .expression(let id): text += self.text(try evaluate(id, frame))
        }
      }
      // A text costs what it holds, as in expressions.
      expressionBudget -= text.utf8.count / 8
      guard expressionBudget > 0, text.utf8.count <= limits.textSize else {
        throw RunError("a text is longer than \(limits.textSize) bytes", at: span)
      }
      return .string(text)
    case .composite(let composite): return try evaluate(composite, frame, at: span)
    }
  }

  /// A value as a template prints it, objects by their id.
  func text(_ value: Value) -> String {
    switch value {
    case .object(let object): name(of: object)
    case .list(let items): "[" + items.map { text($0) }.joined(separator: ", ") + "]"
    default: value.templateText
    }
  }

  func evaluate(_ id: ExpressionID, _ frame: Frame) throws(RunError) -> Value {
    let expression = scene.expressions[Int(id.index)]
    let host = SimulationHost(simulation: self, frame: frame, constants: expression.constants)
    var budget = expressionBudget
    defer { expressionBudget = budget }
    do throws(EvaluationError) {
      return try expression.expression.evaluate(in: host, budget: &budget)
    } catch {
      guard budget > 0 else {
        throw RunError(
          "the expressions of the run cost more than \(limits.expressionCost) steps",
          at: expression.span)
      }
      throw RunError(
        error.exception.map { "\($0): \(error.message)" } ?? error.message,
        exception: error.exception, at: expression.span)
    }
  }

  private func evaluate(
    _ composite: Composite, _ frame: Frame, at span: SourceSpan?
  ) throws(RunError) -> Value {
    var values: [Value] = []
    for part in composite.parts { values.append(try evaluate(part, frame, at: span)) }
    let n = values.map { $0.number ?? 0 }
    switch composite {
    case .point: return .point(Point(n[0], n[1]))
    case .size: return .size(Size(n[0], n[1]))
    case .rect: return .rect(Rect(n[0], n[1], n[2], n[3]))
    case .insets: return .insets(EdgeInsets(n[0], n[1], n[2], n[3]))
    case .offset: return .offset(Offset(n[0], n[1]))
    case .list: return .list(values)
    case .made(_, let make): return make(n)
    case .map(let entries):
      var map = ValueMap()
      for (entry, value) in zip(entries, values) { map[.string(entry.key)] = value }
      return .map(map)
    }
  }
}

/// What expressions ask while a scene runs.
struct SimulationHost: ExpressionHost {
  unowned let simulation: Simulation
  let frame: Frame
  var constants: [Value] = []

  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value {
    switch VariableSlot(code: slot) {
    case .object(let object)?:
      if simulation.hasAbsent, simulation.scene.objects[object.offset].presence == .absent {
        throw EvaluationError(
          "'\(simulation.scene.objects[object.offset].id)' is left out here by its 'when'")
      }
      return .object(simulation.actual(object, frame))
    case .local(let index)?:
      return frame.locals.indices.contains(index) ? frame.locals[index] : .null
    case .constant(let index)?:
      return constants.indices.contains(index) ? constants[index] : .null
    case .computed(let index)?:
      return simulation.computed.indices.contains(index) ? simulation.computed[index] : .null
    case .scene(let name)?: return value(of: name)
    case nil: throw EvaluationError("no such name")
    }
  }

  private func value(of name: SceneName) -> Value {
    switch name {
    case .state, .traits, .screen, .locale: return .object(name.object)
    case .view: return .object(simulation.frontView)
    case .firstResponder:
      return .string(simulation.firstResponder.map { simulation.graph.ids[$0.offset] } ?? "")
    case .log: return .list(simulation.log.map { .string($0) })
    case .now:
      let past = simulation.now.microseconds
      let seconds = simulation.scene.startOfTime + past / 1_000_000
      let rest = Int32(past % 1_000_000) * 1000
      return Timestamp(seconds: seconds, nanoseconds: rest).map { .timestamp($0) } ?? .null
    }
  }

  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value {
    if let name = SceneName.allCases.first(where: { $0.object == object }) {
      return try value(ofField: Int(slot), of: name)
    }
    if let view = LayerID.view(of: object) { return layerValue(Int(slot), of: view) }
    if let field = ObjectField(code: slot) { return value(of: field, object) }
    let info = simulation.info(of: object)
    guard info.properties.indices.contains(Int(slot)) else {
      throw EvaluationError("a \(info.name) has no such property")
    }
    return simulation.readable(Int(slot), of: object)
  }

  private func value(ofField slot: Int, of name: SceneName) throws(EvaluationError) -> Value {
    switch (name, slot) {
    case (.state, _) where simulation.state.indices.contains(slot): return simulation.state[slot]
    case (.screen, 0): return .rect(Rect(origin: .zero, size: simulation.screen))
    case (.screen, 1): return .double(simulation.device.scale)
    case (.traits, _):
      if let value = simulation.scene.trait(
        slot, hasHardwareKeyboard: simulation.keyboard.isHardware)
      {
        return value
      }
      throw EvaluationError("'traits' has no such value")
    case (.locale, _):
      let locale = simulation.graph.context.formats
      if let value = LocaleProperty.value(ofField: slot, of: locale) { return value }
      throw EvaluationError("'locale' has no such value")
    default: throw EvaluationError("the scene has no such value")
    }
  }

  private func value(of field: ObjectField, _ object: ObjectID) -> Value {
    switch field {
    case .id: .string(simulation.graph.ids[object.offset])
    case .superview: simulation.graph.parent(of: object).map { .object($0) } ?? .null
    case .subviews: .list(simulation.graph.children(of: object).map { .object($0) })
    case .layer: .object(LayerID.of(object))
    }
  }

  private func layerValue(_ slot: Int, of view: ObjectID) -> Value {
    if slot == Int(LayerField.masks) {
      return .bool(simulation.graph.flags[view.offset].contains(.clips))
    }
    let layer = simulation.graph.layers[view] ?? LayerTraits()
    guard LayerTraits.schema.properties.indices.contains(slot) else { return .null }
    return LayerTraits.schema.properties[slot].read(layer)
  }

  func value(ofFieldNamed name: String, of object: ObjectID) throws(EvaluationError) -> Value {
    if let shown = PresentationID.object(behind: object) {
      if let view = LayerID.view(of: shown) {
        return try simulation.presented(LayerTraits.prefix + name, of: view)
      }
      if name == ObjectField.layer.rawValue { return .object(PresentationID.of(LayerID.of(shown))) }
      return try simulation.presented(name, of: shown)
    }
    if let owner = SceneName.allCases.first(where: { $0.object == object }) {
      let slot =
        owner == .state
        ? simulation.scene.state.firstIndex { $0.name == name }
        : SceneName.field(name, of: owner.className).map { Int($0.slot) }
      if let slot { return try value(ofField: slot, of: owner) }
      throw EvaluationError("\(owner.className) has no '\(name)'")
    }
    if let view = LayerID.view(of: object) {
      guard let slot = LayerField.names.firstIndex(of: name) else {
        throw EvaluationError("a layer has no '\(name)'")
      }
      let isOwn = LayerTraits.schema.properties.indices.contains(slot)
      return layerValue(isOwn ? slot : Int(LayerField.masks), of: view)
    }
    guard simulation.graph.values.indices.contains(object.offset) else {
      throw EvaluationError("no such object")
    }
    if let field = ObjectField(rawValue: name) { return value(of: field, object) }
    let info = simulation.info(of: object)
    guard let index = info.property(named: name) else {
      throw EvaluationError("'\(name)' is not a property of \(info.name)")
    }
    return simulation.readable(index, of: object)
  }

  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value {
    if let function = SceneFunction(code: slot) {
      return try simulation.answer(function, arguments)
    }
    if let function = FormatFunction(code: slot) {
      let context = simulation.graph.context
      return try function.answer(arguments, in: context.formats, context.zone)
    }
    let index = Int(slot - SceneQuestion.firstCode)
    let questions = simulation.catalog.questions
    guard questions.indices.contains(index) else { throw EvaluationError("no such function") }
    var question = questions[index]
    guard case .object(let object)? = arguments.first,
      simulation.graph.values.indices.contains(object.offset)
    else { throw EvaluationError("'\(question.name)' is asked of a \(question.className)") }
    let asked = simulation.info(of: object).name
    if asked != question.className {
      // Several classes answer to one name, each for itself.
      guard
        let own = questions.first(where: { $0.className == asked && $0.name == question.name })
      else {
        throw EvaluationError("'\(question.name)' is asked of a \(question.className)")
      }
      question = own
    }
    try simulation.spendMeasuring(object)
    do throws(UIKitException) {
      return try simulation.graph.values[object.offset].answer(
        question.methodIndex, Array(arguments.dropFirst()),
        in: simulation.graph.surroundings(of: object))
    } catch {
      throw EvaluationError(error.reason, exception: error.name)
    }
  }
}

/// Stands for what `presentation(view)` gives: the same object, seen in flight.
enum PresentationID {
  private static let offset: UInt32 = 1 << 30

  static func of(_ object: ObjectID) -> ObjectID { ObjectID(Int(object.index + offset)) }

  static func object(behind id: ObjectID) -> ObjectID? {
    id.index >= offset && id.index < offset * 2 ? ObjectID(Int(id.index - offset)) : nil
  }
}

/// Stands for what `view.layer` gives.
enum LayerID {
  private static let offset: UInt32 = 1 << 29

  static func of(_ object: ObjectID) -> ObjectID { ObjectID(Int(object.index + offset)) }

  static func view(of id: ObjectID) -> ObjectID? {
    id.index >= offset && id.index < offset * 2 ? ObjectID(Int(id.index - offset)) : nil
  }
}
