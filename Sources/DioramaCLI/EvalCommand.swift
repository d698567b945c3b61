// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReading
import DioramaReport
import DioramaSimulation

/// `diorama eval`.
enum EvalCommand {
  static func run(_ arguments: [String]) throws(UsageError) -> ExitCode {
    let options = try Options(
      arguments, values: ["--scene", "--set", "--bindings"], flags: ["--strict-cel"])
    let text = try options.single("an expression")
    let bound = try bindings(options)
    guard let path = options.value("--scene"), !options.has("--strict-cel") else {
      return evaluate(text, BoundNames(bound), dialect: .cel)
    }
    if !bound.isEmpty { throw UsageError("'--set' and '--bindings' go without '--scene'") }
    var workspace = Workspace()
    let loaded = workspace.loadScene(path)
    guard let reading = loaded.reading, let scene = loaded.scene else {
      return Invalid.report(loaded.findings, workspace)
    }
    let (expression, issues) = compile(
      text, in: reading, scene: scene, catalog: workspace.catalog)
    guard let expression else { return report(issues, text) }
    do throws(RunError) {
      guard let simulation = try workspace.start(loaded, time: .zero) else {
        return .invalid
      }
      return finish(
        text, naming: { simulation.name(of: $0) },
        evaluating: { () throws(EvaluationError) in try expression.evaluate(in: simulation.host) })
    } catch {
      Terminal.error(Invalid.text(error, workspace))
      return .findings
    }
  }

  private static func evaluate(
    _ text: String, _ names: BoundNames, dialect: Dialect
  ) -> ExitCode {
    let (expression, issues) = Expression.compile(text, in: names, dialect: dialect)
    guard let expression else { return report(issues, text) }
    return finish(
      text, naming: { "\($0.index)" },
      evaluating: { () throws(EvaluationError) in try expression.evaluate(in: names) })
  }

  private static func finish(
    _ text: String, naming: (ObjectID) -> String,
    evaluating body: () throws(EvaluationError) -> Value
  ) -> ExitCode {
    do throws(EvaluationError) {
      Terminal.print(try body().typedJSON(objectName: naming) + "\n")
      return .fine
    } catch {
      let message = error.exception.map { "\($0): \(error.message)" } ?? error.message
      Terminal.error(frame("error: \(message)", text, error.range))
      return .findings
    }
  }

  private static func report(_ issues: [ExpressionIssue], _ text: String) -> ExitCode {
    for issue in issues {
      let advice = issue.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      Terminal.error(frame("error: \(issue.message)\(advice)", text, issue.range))
    }
    return .invalid
  }

  /// The message with its place in the expression, as lint shows places in files.
  private static func frame(_ message: String, _ text: String, _ range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    let start = min(range.lowerBound, bytes.count)
    let before = bytes[..<start]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let column = String(decoding: bytes[lineStart..<start], as: UTF8.self).unicodeScalars.count
    let end = min(max(range.upperBound, start + 1), max(lineEnd, start + 1))
    let marked = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
    let carets = String(repeating: "^", count: max(1, marked.unicodeScalars.count))
    let shown = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
    return """
      expression:\(line):\(column + 1): \(message)
        \(shown)
        \(String(repeating: " ", count: column))\(carets)

      """
  }

  private static func bindings(_ options: Options) throws(UsageError) -> [(String, Value)] {
    var bound: [(String, Value)] = []
    for item in options.all("--set") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw UsageError("'--set' takes NAME=JSON, not '\(item)'") }
      bound.append((String(parts[0]), try json(String(parts[1]), "--set")))
    }
    for item in options.all("--bindings") {
      guard case .map(let map) = try json(item, "--bindings") else {
        throw UsageError("'--bindings' takes a JSON object of typed values")
      }
      for entry in map.entries {
        guard case .string(let name) = entry.key else { continue }
        do throws(Value.TypedFormError) {
          bound.append((name, try Value(typedJSON: entry.value)))
        } catch {
          throw UsageError("'--bindings' of '\(name)': \(error.message)")
        }
      }
    }
    return bound
  }

  private static func json(_ text: String, _ option: String) throws(UsageError) -> Value {
    do throws(ExpressionIssue) {
      return try JSONReader.read(text)
    } catch {
      throw UsageError("'\(option)' is no JSON: \(error.message)")
    }
  }
}

/// Variables given on the command line.
struct BoundNames: ExpressionScope, ExpressionHost {
  private let names: [(String, Value)]

  init(_ names: [(String, Value)]) { self.names = names }

  func variable(_ name: String) -> ExpressionVariable? {
    names.lastIndex { $0.0 == name }.map { ExpressionVariable(slot: Int32($0), type: .dyn) }
  }

  func field(_ name: String, of className: String) -> ExpressionField? { nil }
  func function(_ name: String) -> [ExpressionFunction] { [] }
  var variableNames: [String] { names.map(\.0) }
  func fieldNames(of className: String) -> [String] { [] }
  var functionNames: [String] { [] }

  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value { names[Int(slot)].1 }

  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value { .null }

  func value(
    ofFieldNamed name: String, of object: ObjectID
  ) throws(EvaluationError) -> Value { .null }

  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value { .null }
}
