// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import Foundation
import Testing

/// The public conformance cases of CEL, where they lie beside the package.
@Suite struct ConformanceTests {
  /// How many agree today; only ever raised.
  static let reached = 1611

  @Test("CEL's conformance cases agree")
  func cases() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/cel-conformance/cases.jsonl").standardizedFileURL
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      print("conformance: skipped, no cases beside the package")
      return
    }
    var total = 0
    var failing: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      total += 1
      let json = try JSONReader.read(String(line))
      let one = try #require(ConformanceCase(json))
      if let problem = one.problem() {
        failing[one.group, default: []].append("\(one.name): \(one.text) \(problem)")
      }
    }
    let agreeing = total - failing.values.reduce(0) { $0 + $1.count }
    print("conformance: \(agreeing) of \(total) agree")
    for (group, names) in failing.sorted(by: { $0.key < $1.key }) {
      print("  \(group) (\(names.count))")
      for name in names { print("    \(name)") }
    }
    #expect(agreeing >= Self.reached)
  }
}

private struct ConformanceCase {
  var group: String
  var name: String
  var text: String
  var bindings: [(name: String, value: Value)] = []
  var isUnchecked = false
  /// Nil where an error is expected.
  var expected: Value?

  init?(_ json: Value) {
    guard case .map(let map) = json, case .string(let file)? = map["file"],
      case .string(let section)? = map["section"], case .string(let name)? = map["name"],
      case .string(let text)? = map["expr"]
    else { return nil }
    group = file + "/" + section
    self.name = name
    self.text = text
    isUnchecked = map["disableCheck"] == .bool(true)
    if case .map(let values)? = map["bindings"] {
      for entry in values.entries {
        guard case .string(let name) = entry.key,
          let value = try? Value(typedJSON: entry.value)
        else { return nil }
        bindings.append((name, value))
      }
    }
    if let value = map["value"] {
      guard let read = try? Value(typedJSON: value) else { return nil }
      expected = read
    }
  }

  /// What is wrong, or nil.
  func problem() -> String? {
    let scope = BoundScope(bindings)
    let (expression, issues) = Expression.compile(
      text, in: scope, dialect: .cel, checking: isUnchecked ? .deferred : .strict)
    guard let expression else {
      return expected == nil ? nil : "has issues: " + issues.map(\.message).joined(separator: "; ")
    }
    do throws(EvaluationError) {
      let value = try expression.evaluate(in: scope)
      guard let expected else { return "gives \(value.literalText), no error" }
      if Self.same(value, expected) { return nil }
      return "gives \(value.literalText), not \(expected.literalText)"
    } catch {
      return expected == nil ? nil : "fails: " + error.message
    }
  }

  /// Equality without CEL's leniency: kinds, signs of zero and NaN count.
  static func same(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.double(let x), .double(let y)):
      (x.isNaN && y.isNaN) || x.bitPattern == y.bitPattern
    case (.list(let x), .list(let y)): x.count == y.count && zip(x, y).allSatisfy { same($0, $1) }
    case (.map(let x), .map(let y)):
      x.count == y.count
        && x.entries.allSatisfy { entry in y[entry.key].map { same(entry.value, $0) } ?? false }
    default: a.typeName == b.typeName && a == b
    }
  }
}

/// Names with given values, whose types are those of the values.
struct BoundScope: ExpressionScope, ExpressionHost {
  var bindings: [(name: String, value: Value)]

  init(_ bindings: [(name: String, value: Value)]) { self.bindings = bindings }

  func variable(_ name: String) -> ExpressionVariable? {
    bindings.firstIndex { $0.name == name }.map { ExpressionVariable(slot: Int32($0), type: .dyn) }
  }
  func field(_ name: String, of className: String) -> ExpressionField? { nil }
  func function(_ name: String) -> [ExpressionFunction] { [] }
  var variableNames: [String] { bindings.map(\.name) }
  func fieldNames(of className: String) -> [String] { [] }
  var functionNames: [String] { [] }

  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value {
    bindings[Int(slot)].value
  }
  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value {
    throw EvaluationError("no fields")
  }
  func value(
    ofFieldNamed name: String, of object: ObjectID
  ) throws(EvaluationError) -> Value { throw EvaluationError("no fields") }
  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value {
    throw EvaluationError("no functions")
  }
}
