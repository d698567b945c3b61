// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReading
import DioramaReport
import DioramaSimulation

/// `diorama eval`.
enum EvalCommand: Command {
  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .running, summary: "evaluate an expression",
      about: """
        Evaluates a CEL expression and prints the value in typed form: {"int": "3"}. With --scene the
        expression has the names, functions and extension of the scene; with --set a name shadows what
        has it there, and 'state.NAME' is what the scene's state begins with.
        """,
      operands: [
        OperandDeclaration(
          "EXPR", "an expression", "the expression; '-' reads it from standard input")
      ],
      operandKind: .expressions,
      groups: [
        OptionGroup(
          "Names",
          [
            .value("--scene", "FILE", hint: .scene, "takes the names of a scene at t = 0"),
            .value(
              "--set", "NAME=JSON", repeats: true, "gives a variable a value in plain JSON"),
            .value(
              "--bindings", "JSON", repeats: true,
              "gives values in the typed form: {\"x\": {\"int\": \"1\"}}"),
          ]),
        OptionGroup(
          "Language",
          [
            .flag("--strict-cel", "plain CEL even with a scene"),
            .flag("--unchecked", "plain CEL of which only the syntax is checked beforehand"),
          ]),
      ],
      exitCodes: [
        (.fine, "the value was printed"), (.findings, "an error in the evaluation"),
        (.invalid, "a syntax or type error, or an invalid scene"),
      ],
      examples: [
        "diorama eval '1 + 2'",
        "diorama eval --scene volume.scene.yaml 'volume.frame.width / 2'",
        "diorama eval --scene volume.scene.yaml --set state.muted=true 'volume.isEnabled'",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let given = options.operands[0]
    let text = given == "-" ? try standardInput() : given
    let names = try EvalNames(options)
    guard let path = options.value("--scene"), !options.has("--strict-cel") else {
      return evaluate(
        text, BoundNames(names.all), options.has("--unchecked") ? .deferred : .strict)
    }
    if options.has("--unchecked") { throw UsageError("'--unchecked' is for plain CEL") }
    return try evaluate(text, in: path, names, options)
  }

  private static func standardInput() throws(UsageError) -> String {
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.readStandardInput(limit: 1 << 20)
    } catch {
      throw UsageError("standard input cannot be read: \(error.reason)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("standard input is no UTF-8")
    }
    return text
  }

  // MARK: With a scene

  private static func evaluate(
    _ text: String, in path: String, _ names: EvalNames, _ options: Options
  ) throws(UsageError) -> ExitCode {
    var workspace = Workspace()
    let loaded = workspace.loadScene(path)
    guard let reading = loaded.reading, let scene = loaded.scene else {
      return Invalid.report(loaded.findings, workspace, options)
    }
    let state = try names.stateValues(of: scene)
    let declared = try names.declarations()
    let shift = declared.before.utf8.count
    if shift > 0 {
      // The expression alone first: what follows could close its brackets.
      let (_, issues) = Expression.compile(text, in: EmptyScope(), checking: .deferred)
      if !issues.isEmpty { return report(issues, text) }
    }
    let (compiled, issues) = compile(
      declared.before + text + declared.after, in: reading, scene: scene,
      catalog: workspace.catalog)
    guard let expression = compiled else { return report(issues, text, shift: shift) }
    do throws(RunError) {
      guard
        let simulation = try workspace.start(loaded, time: .zero, state: state)
      else { return .invalid }
      return finish(
        text, shift: shift, naming: { simulation.name(of: $0) },
        evaluating: { () throws(EvaluationError) in try expression.evaluate(in: simulation.host) })
    } catch {
      Terminal.error(Invalid.text(error, workspace, options))
      return .findings
    }
  }

  // MARK: Plain CEL

  private static func evaluate(
    _ text: String, _ names: BoundNames, _ checking: Expression.Checking
  ) -> ExitCode {
    let (checked, issues) = Expression.compile(
      text, in: names, dialect: .cel, checking: checking)
    if let checked {
      return finish(
        text, naming: { "\($0.index)" },
        evaluating: { () throws(EvaluationError) in try checked.evaluate(in: names) })
    }
    // In CEL a name that nobody declared matters only where it is evaluated: `x || true` is true.
    if issues.allSatisfy({ $0.kind == .unknownName || $0.kind == .unknownFunction }),
      let lenient = Expression.compile(text, in: names, dialect: .cel, checking: .deferred)
        .expression, let value = try? lenient.evaluate(in: names)
    {
      for issue in issues { Terminal.error(frame("note: \(issue.message)", text, issue.range)) }
      Terminal.print(value.typedJSON() + "\n")
      return .fine
    }
    return report(issues, text)
  }

  // MARK: Outcomes

  private static func finish(
    _ text: String, shift: Int = 0, naming: (ObjectID) -> String,
    evaluating body: () throws(EvaluationError) -> Value
  ) -> ExitCode {
    do throws(EvaluationError) {
      Terminal.print(try body().typedJSON(objectName: naming) + "\n")
      return .fine
    } catch {
      let message = error.exception.map { "\($0): \(error.message)" } ?? error.message
      Terminal.error(frame("error: \(message)", text, error.range, shift: shift))
      return .findings
    }
  }

  private static func report(
    _ issues: [ExpressionIssue], _ text: String, shift: Int = 0
  ) -> ExitCode {
    for issue in issues {
      let advice = issue.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      Terminal.error(frame("error: \(issue.message)\(advice)", text, issue.range, shift: shift))
    }
    return .invalid
  }

  /// The message with its place in the expression, as lint shows places in files.
  ///
  /// - Parameter shift: How many bytes stood before the expression when it was read.
  private static func frame(
    _ message: String, _ text: String, _ range: Range<Int>, shift: Int = 0
  ) -> String {
    let bytes = Array(text.utf8)
    let start = min(max(range.lowerBound - shift, 0), bytes.count)
    let before = bytes[..<start]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let column = String(decoding: bytes[lineStart..<start], as: UTF8.self).unicodeScalars.count
    let end = min(max(range.upperBound - shift, start + 1), max(lineEnd, start + 1))
    let marked = String(decoding: bytes[start..<min(end, bytes.count)], as: UTF8.self)
    let carets = String(repeating: "^", count: max(1, marked.unicodeScalars.count))
    let shown = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
    return """
      expression:\(line):\(column + 1): \(message)
        \(shown)
        \(String(repeating: " ", count: column))\(carets)

      """
  }
}
