// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// Evaluates the first column of a table of expressions, compiled once, as `expressions.py` does
/// with the second.
///
/// Usage: `DioramaExpressionBenchmark EVALUATIONS < TABLE`; prints nanoseconds for one evaluation and
/// the results of one round as JSON.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2, let evaluations = Int(arguments[1]), evaluations > 0 else {
      return print("usage: DioramaExpressionBenchmark EVALUATIONS < TABLE")
    }
    let names = Names()
    var expressions: [Expression] = []
    while let line = readLine() {
      let text = String(line.prefix { $0 != "\t" })
      guard let expression = Expression.compile(text, in: names, dialect: .cel).expression else {
        return print("'\(text)' is no expression")
      }
      expressions.append(expression)
    }
    let rounds = (evaluations + expressions.count - 1) / expressions.count
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<rounds {
      for expression in expressions { _ = try expression.evaluate(in: names) }
    }
    let time = clock.now - start
    let nanoseconds =
      Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
    let results = try expressions.map { try $0.evaluate(in: names).typedJSON() }
    let all = "[" + results.joined(separator: ", ") + "]"
    print("\(nanoseconds / Double(rounds * expressions.count)) \(all)")
  }
}

/// The names of `expressions.py`.
private struct Names: ExpressionScope, ExpressionHost {
  private static let all: [(name: String, type: ExpressionType, value: Value)] = [
    ("count", .int, .int(3)), ("ratio", .double, .double(0.5)), ("name", .string, .string("Ann")),
    ("flag", .bool, .bool(true)),
    ("names", .list(.string), .list([.string("a"), .string("b"), .string("c")])),
    ("items", .list(.int), .list((1...10).map { .int($0) })),
    (
      "user", .map(.string, .dyn),
      .map(ValueMap([(.string("name"), .string("Bob")), (.string("age"), .int(42))]))
    ),
  ]

  private let values = all.map(\.value)

  func variable(_ name: String) -> ExpressionVariable? {
    Self.all.firstIndex { $0.name == name }.map {
      ExpressionVariable(slot: Int32($0), type: Self.all[$0].type)
    }
  }

  func field(_ name: String, of className: String) -> ExpressionField? { nil }
  func function(_ name: String) -> [ExpressionFunction] { [] }
  var variableNames: [String] { Self.all.map(\.name) }
  func fieldNames(of className: String) -> [String] { [] }
  var functionNames: [String] { [] }

  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value { values[Int(slot)] }

  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value { .null }

  func value(
    ofFieldNamed name: String, of object: ObjectID
  ) throws(EvaluationError) -> Value { .null }

  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value { .null }
}
