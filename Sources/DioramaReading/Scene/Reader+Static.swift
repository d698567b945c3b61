// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What expands a scene is known before it runs: parameters, loop names and `traits`.
extension Reader {
  /// The value of what decides how a scene expands: `each`, `when`, arguments, ids.
  mutating func staticValue(_ node: NodeID) -> Value? {
    switch tree.kind(of: node) {
    case .scalar, .alias:
      guard hasExpression(node) else { return readAny(node)?.literalValue }
      return staticScalar(node)
    case .sequence:
      var values: [Value] = []
      for item in tree.items(of: node) {
        guard let value = staticValue(item) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .mapping:
      var map = ValueMap()
      for entry in mapping(node, "a mapping") {
        guard let value = staticValue(entry.value) else { return nil }
        map[.string(tree.string(of: entry.key))] = value
      }
      return .map(map)
    }
  }

  /// A text that may be built from parameters, as ids are.
  mutating func staticText(_ node: NodeID, _ what: String) -> String? {
    guard tree.kind(of: node) == .scalar, hasExpression(node) else { return plainText(node, what) }
    return staticScalar(node).map(\.templateText)
  }

  private mutating func staticScalar(_ node: NodeID) -> Value? {
    guard let source = expressionSource(node, kind: nil) else { return nil }
    switch source {
    case .literal(let value): return value
    case .expression(let id): return evaluated(id)
    case .template(let pieces):
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .expression(let id):
          guard let value = evaluated(id) else { return nil }
          text += value.templateText
        }
        guard text.utf8.count <= ReadingLimits.standard.scalarLength else {
          report(.scalarTooLong, "the text becomes too long", at: node)
          return nil
        }
      }
      return .string(text)
    case .composite, .once, .twoWay: return nil
    }
  }

  /// The value of an expression that reads nothing that changes; else a finding.
  private mutating func evaluated(_ id: ExpressionID) -> Value? {
    let checked = scene.expressions[Int(id.index)]
    for read in checked.expression.reads {
      switch VariableSlot(code: read.variable) {
      case .constant?, .scene(.traits)?: continue
      default:
        report(
          .notStatic,
          "'\(read.name)' is not known when the scene is expanded: only parameters, loop names and 'traits' are",
          at: checked.span)
        return nil
      }
    }
    if !checked.expression.calls.isEmpty {
      report(.notStatic, "the scene cannot be asked while it is expanded", at: checked.span)
      return nil
    }
    return value(of: checked.expression, at: checked.span)
  }

  /// Runs an expression that needs no running scene.
  mutating func value(of expression: Expression, at span: SourceSpan) -> Value? {
    let host = StaticHost(scene: scene, constants: environments[environment].values)
    do throws(EvaluationError) {
      return try expression.evaluate(in: host, budget: &expansionBudget)
    } catch {
      report(.expressionType, "the expression fails: \(error.message)", at: span)
      return nil
    }
  }
}

/// What expressions ask while a scene is expanded.
private struct StaticHost: ExpressionHost {
  let scene: Scene
  let constants: [Value]

  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value {
    switch VariableSlot(code: slot) {
    case .constant(let index)? where constants.indices.contains(index): return constants[index]
    case .scene(.traits)?: return .object(SceneName.traits.object)
    default: throw EvaluationError("it is not known before the scene runs")
    }
  }

  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value {
    guard object == SceneName.traits.object, let value = scene.trait(Int(slot)) else {
      throw EvaluationError("it is not known before the scene runs")
    }
    return value
  }

  func value(
    ofFieldNamed name: String, of object: ObjectID
  ) throws(EvaluationError) -> Value {
    guard let field = SceneName.field(name, of: SceneName.traits.className) else {
      throw EvaluationError("there is no '\(name)' here")
    }
    return try value(ofField: field.slot, of: object)
  }

  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value {
    throw EvaluationError("the scene cannot be asked before it runs")
  }
}
