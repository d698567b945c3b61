// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A small scene: a slider, a label, some state, and functions of every kind.
struct SampleScope: ExpressionScope, ExpressionHost {
  static let alignment = ExpressionType.enumeration(
    name: "NSTextAlignment", cases: ["left", "center", "right", "justified", "natural"])

  private static let variables: [(name: String, type: ExpressionType, value: Value)] = [
    ("volume", .object(className: "UISlider"), .object(ObjectID(0))),
    ("titleLabel", .object(className: "UILabel"), .object(ObjectID(1))),
    ("count", .int, .int(3)),
    ("ratio", .double, .double(0.5)),
    ("name", .string, .string("Ann")),
    ("names", .list(.string), .list([.string("a"), .string("b")])),
    ("alignment", alignment, .string("center")),
    ("frame", .rect, .rect(Rect(10, 20, 100, 50))),
    ("state", .map(.string, .dyn), .map(ValueMap([(.string("wifi"), .bool(true))]))),
    ("anything", .dyn, .int(1)),
    ("progress", .double, .float(0.1)),
  ]

  private static let fields: [(owner: String, name: String, type: ExpressionType, value: Value)] = [
    ("UISlider", "value", .double, .float(0.3)),
    ("UISlider", "frame", .rect, .rect(Rect(0, 0, 200, 23))),
    ("UISlider", "isEnabled", .bool, .bool(true)),
    ("UILabel", "text", .string, .null),
    ("UILabel", "textAlignment", alignment, .string("left")),
  ]

  static let functions: [(name: String, parameters: [ExpressionType], result: ExpressionType)] = [
    ("titleForSegment", [.object(className: "UIView"), .int], .string),
    ("half", [.double], .double),
    ("aligned", [alignment], .bool),
  ]

  func variable(_ name: String) -> ExpressionVariable? {
    Self.variables.firstIndex { $0.name == name }.map {
      ExpressionVariable(slot: Int32($0), type: Self.variables[$0].type)
    }
  }

  func field(_ name: String, of className: String) -> ExpressionField? {
    Self.fields.firstIndex { $0.owner == className && $0.name == name }.map {
      ExpressionField(slot: Int32($0), type: Self.fields[$0].type)
    }
  }

  func function(_ name: String) -> [ExpressionFunction] {
    Self.functions.indices.filter { Self.functions[$0].name == name }.map {
      ExpressionFunction(
        slot: Int32($0), parameters: Self.functions[$0].parameters,
        result: Self.functions[$0].result)
    }
  }

  var variableNames: [String] { Self.variables.map(\.name) }
  func fieldNames(of className: String) -> [String] {
    Self.fields.filter { $0.owner == className }.map(\.name)
  }
  var functionNames: [String] { Self.functions.map(\.name) }

  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value {
    Self.variables[Int(slot)].value
  }

  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value {
    Self.fields[Int(slot)].value
  }

  func value(
    ofFieldNamed name: String, of object: ObjectID
  ) throws(EvaluationError) -> Value {
    guard let field = Self.fields.first(where: { $0.name == name }) else {
      throw EvaluationError("'\(name)' is not a field")
    }
    return field.value
  }

  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value {
    switch (Self.functions[Int(slot)].name, arguments.last) {
    case ("titleForSegment", .int(let index)?):
      if index < 0 {
        throw EvaluationError("no segment \(index)", exception: "NSRangeException")
      }
      return .string("segment \(index)")
    case ("half", .double(let number)?): return .double(number / 2)
    case ("aligned", _): return .bool(true)
    default: throw EvaluationError("wrong arguments \(arguments)")
    }
  }
}

extension SampleScope {
  /// Kind, marked text and message of each issue: `unknownName «x»: …`, with `→` a suggestion.
  static func issues(
    _ text: String, expecting: ExpressionType? = nil, _ dialect: Dialect = .scene
  ) -> [String] {
    let (expression, issues) = Expression.compile(
      text, in: SampleScope(), expecting: expecting, dialect: dialect)
    if expression == nil && issues.isEmpty { return ["no expression and no issue"] }
    let bytes = Array(text.utf8)
    return issues.map { issue in
      let isInside = issue.range.lowerBound >= 0 && issue.range.upperBound <= bytes.count
      let marked = isInside ? String(decoding: bytes[issue.range], as: UTF8.self) : "outside"
      return "\(issue.kind) «\(marked)»: \(issue.message)"
        + (issue.suggestion.map { " → \($0)" } ?? "")
    }
  }

  /// The value as a template prints it, or what went wrong.
  static func text(_ text: String, expecting: ExpressionType? = nil) -> String {
    let (expression, issues) = Expression.compile(text, in: SampleScope(), expecting: expecting)
    guard let expression else { return "issue: " + issues.map(\.message).joined(separator: "; ") }
    do throws(EvaluationError) {
      return try expression.evaluate(in: SampleScope()).templateText
    } catch {
      return "error: " + error.message
    }
  }
}
