// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What `expect`, `expectLog` and `expectEvents` compare.
extension ScriptRunner {
  /// Every expectation of a step; all that fail are told.
  func check(_ expectations: [Expectation]) throws(RunError) -> [StepFailure] {
    var failures: [StepFailure] = []
    for expectation in expectations {
      if let failure = try check(expectation) { failures.append(failure) }
    }
    return failures
  }

  private func check(_ expectation: Expectation) throws(RunError) -> StepFailure? {
    let actual = try simulation.evaluate(expectation.expression, Frame())
    let whole = expectation.property.map {
      simulation.graph.value($0.index, of: simulation.actual($0.object, Frame()))
    }
    return try check(
      expectation.test, Frame(), actual: actual, whole: whole, text: expectation.text,
      at: expectation.span)
  }

  /// Whether a value meets a test; `whole` has all states where the value is that of one.
  func check(
    _ test: Expectation.Test, _ frame: Frame, actual: Value, whole: Value?, text: String,
    at span: SourceSpan
  ) throws(RunError) -> StepFailure? {
    func failure(_ expected: String, _ shown: Value? = nil) -> StepFailure {
      StepFailure(
        "'\(text)' is not as expected", at: span, expected: expected,
        actual: print(shown ?? actual))
    }
    switch test {
    case .isTrue:
      guard actual != .bool(true) else { return nil }
      return StepFailure(
        "the condition does not hold", at: span, expected: "true", actual: print(actual))
    case .equals(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      if equal(actual, wanted) { return nil }
      var failed = failure(print(wanted))
      if case .string(let a) = actual, case .string(let b) = wanted {
        failed.notes += LookAlike.notes(found: a, expected: b)
      }
      return failed
    case .equalsStates(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      guard let whole else { return failure(print(wanted)) }
      return Self.equal(whole, wanted) ? nil : failure(print(wanted), whole)
    case .near(let sources, let within):
      var wanted: [Double] = []
      for source in sources {
        let value = try simulation.evaluate(source, frame, at: span)
        wanted.append(value.number ?? .nan)
      }
      let numbers = actual.components
      if numbers.count == wanted.count, zip(numbers, wanted).allSatisfy({ abs($0 - $1) <= within })
      {
        return nil
      }
      let shown = wanted.map(DecimalText.shortest).joined(separator: ", ")
      return failure(
        "\(wanted.count == 1 ? shown : "[\(shown)]"), give or take \(DecimalText.shortest(within))")
    case .above(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      if let number = actual.number, let limit = wanted.number, number > limit { return nil }
      return failure("above \(print(wanted))")
    case .below(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      if let number = actual.number, let limit = wanted.number, number < limit { return nil }
      return failure("below \(print(wanted))")
    case .matches(let pattern):
      return try matches(pattern, actual, span) ? nil : failure("text matching '\(pattern)'")
    case .contains(let source):
      let wanted = try simulation.evaluate(source, frame, at: span)
      return contains(actual, wanted) ? nil : failure("something that contains \(print(wanted))")
    }
  }

  private func matches(
    _ pattern: String, _ actual: Value, _ span: SourceSpan
  ) throws(RunError) -> Bool {
    do throws(RegularExpressionError) {
      return try RegularExpression(pattern).matches(simulation.text(actual))
    } catch {
      throw RunError(
        "'\(pattern)' is no regular expression: \(error.message)", at: span)
    }
  }

  private func contains(_ actual: Value, _ wanted: Value) -> Bool {
    switch actual {
    case .string(let text): text.contains(simulation.text(wanted))
    case .list(let items): items.contains { Self.equal($0, wanted) }
    case .map(let map): map[wanted] != nil
    default: false
    }
  }

  /// As `Self.equal`; an object equals its id.
  private func equal(_ actual: Value, _ wanted: Value) -> Bool {
    switch (actual, wanted) {
    case (.object(let object), .string(let id)):
      return simulation.name(of: object) == id
        || id == "view" && object == simulation.frontView
    case (.timestamp(let time), .string(let text)):
      return Timestamp(text, in: simulation.scene.zone) == time
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
    default: return Self.equal(actual, wanted)
    }
  }

  /// Equality with what a scene writes: floats as 32-bit, numbers to the last bits of arithmetic.
  static func equal(_ actual: Value, _ wanted: Value) -> Bool {
    switch (actual, wanted) {
    case (.float(let a), _):
      guard let b = wanted.number else { return false }
      return a == Float(b)
    case (.color(let a), _): return Color(wanted).map { $0.hex == a.hex } ?? false
    case (.image(let a), .image(let b)):
      return a.name == b.name && (b.capInsets == nil || a.capInsets == b.capInsets)
        && (b.resizingMode == nil || a.resizingMode == b.resizingMode)
    case (.image(let a), .string(let name)): return a.name == name
    case (.font(let a), _): return Font(wanted) == a
    case (.timestamp(let a), .string(let text)): return Timestamp(text) == a
    case (.point, .list(let b)), (.size, .list(let b)), (.rect, .list(let b)),
      (.insets, .list(let b)), (.offset, .list(let b)), (.transform, .list(let b)):
      let numbers = b.compactMap(\.number)
      return numbers.count == b.count && near(actual.components, numbers)
    case (.point(let a), .point(let b)): return near([a.x, a.y], [b.x, b.y])
    case (.size(let a), .size(let b)): return near([a.width, a.height], [b.width, b.height])
    case (.rect(let a), .rect(let b)):
      return near(
        [a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
    case (.transform(let a), .transform(let b)):
      return near([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    case (.list(let a), .list(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { equal($0, $1) }
    case (.map(let a), .map(let b)):
      return a.count == b.count
        && a.entries.allSatisfy { entry in b[entry.key].map { equal(entry.value, $0) } ?? false }
    case (.double(let a), _):
      guard let b = wanted.number else { return false }
      return near([a], [b])
    default: return actual == wanted
    }
  }

  /// Equal but for the noise of sums and products of doubles.
  private static func near(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { x, y in abs(x - y) <= 1e-9 * max(1, abs(x), abs(y)) }
  }

  func print(_ value: Value) -> String {
    switch value {
    case .string(let text): "'\(text)'"
    case .null: "null"
    case .object: "'\(simulation.text(value))'"
    default: value.templateText
    }
  }

  /// The log since the last such step.
  mutating func check(
    _ patterns: [LinePattern], _ mode: MatchMode, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let lines = Array(simulation.log[min(seenLines, simulation.log.count)...])
    seenLines = simulation.log.count
    var tests: [(text: String, isMet: (String) -> Bool)] = []
    for pattern in patterns {
      switch pattern {
      case .text(let source):
        let wanted = simulation.text(try simulation.evaluate(source, Frame(), at: step.span))
        tests.append((wanted, { $0 == wanted }))
      case .matches(let text):
        let expression: RegularExpression
        do throws(RegularExpressionError) {
          expression = try RegularExpression(text)
        } catch {
          throw RunError("'\(text)' is no regular expression: \(error.message)", at: step.span)
        }
        tests.append(("matching '\(text)'", { expression.matches($0) }))
      }
    }
    return Self.compare(tests, lines, mode, "log line", step)
  }

  /// The events since the last such step.
  mutating func check(
    _ patterns: [EventPattern], _ mode: MatchMode, _ filter: EventFilter, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    var first = min(seenEvents, simulation.events.count)
    if first < loadEvents, filter.sources == nil, filter.kinds == nil, !namesLifecycle(patterns) {
      first = loadEvents
    }
    let events = simulation.events[first...].filter { event in
      (filter.sources?.contains(event.source) ?? true)
        && (filter.kinds?.contains(event.kind) ?? true)
    }
    seenEvents = simulation.events.count
    let hasArguments = patterns.contains { !$0.arguments.isEmpty }
    var tests: [(text: String, isMet: (EventRecord) -> Bool)] = []
    for pattern in patterns {
      var wanted: [(name: String, value: Value)] = []
      for argument in pattern.arguments {
        wanted.append(
          (argument.name, try simulation.evaluate(argument.value, Frame(), at: step.span)))
      }
      let name = [pattern.source ?? "*", pattern.event ?? "*"].joined(separator: ".")
      let told = wanted.map { "\($0.name): \($0.value.templateText)" }.joined(separator: ", ")
      let text = told.isEmpty ? name : "\(name) {\(told)}"
      tests.append(
        (
          text,
          { event in
            (pattern.source ?? event.source) == event.source
              && (pattern.event ?? event.event) == event.event
              && wanted.allSatisfy { part in
                event.arguments.contains {
                  $0.name == part.name && Self.equal($0.value, part.value)
                }
              }
          }
        ))
    }
    return Self.compare(
      tests, Array(events), mode, "event", step,
      describe: { Self.describe($0, withArguments: hasArguments) })
  }

  private static func describe(_ event: EventRecord, withArguments: Bool) -> String {
    let name = "\(event.source).\(event.event)"
    guard withArguments, !event.arguments.isEmpty else { return name }
    let told = event.arguments.map { "\($0.name): \($0.value.templateText)" }
    return "\(name) {\(told.joined(separator: ", "))}"
  }

  private func namesLifecycle(_ patterns: [EventPattern]) -> Bool {
    let past = simulation.events.prefix(loadEvents)
    return patterns.contains { pattern in
      past.contains {
        $0.event == pattern.event || pattern.event == nil && $0.source == pattern.source
      }
    }
  }

  private static func compare(
    _ tests: [(text: String, isMet: (String) -> Bool)], _ lines: [String], _ mode: MatchMode,
    _ what: String, _ step: ScriptStep
  ) -> [StepFailure] {
    compare(tests, lines, mode, what, step, describe: { $0 })
  }

  /// Exactly: one for one in order. Contains: in order, with others between.
  private static func compare<Item>(
    _ tests: [(text: String, isMet: (Item) -> Bool)], _ items: [Item], _ mode: MatchMode,
    _ what: String, _ step: ScriptStep, describe: (Item) -> String
  ) -> [StepFailure] {
    let shown = { (texts: [String]) in
      texts.isEmpty ? "nothing" : texts.joined(separator: "\n")
    }
    func failure(_ message: String) -> [StepFailure] {
      [
        StepFailure(
          message, at: step.span, expected: shown(tests.map(\.text)),
          actual: shown(items.map(describe)))
      ]
    }
    switch mode {
    case .exactly:
      for (index, pair) in zip(tests, items).enumerated() where !pair.0.isMet(pair.1) {
        return failure(
          "\(what) number \(index + 1) differs: expected '\(pair.0.text)', found '\(describe(pair.1))'"
        )
      }
      if tests.count != items.count {
        return failure("\(what)s are \(items.count), expected \(tests.count)")
      }
    case .contains:
      var rest = items[...]
      for test in tests {
        guard let place = rest.firstIndex(where: test.isMet) else {
          return failure(
            "\(what) '\(test.text)' is missing, or comes before what should precede it")
        }
        rest = rest[(place + 1)...]
      }
    }
    return []
  }
}

extension Value {
  /// The numbers of a number or of a geometric value, in the order scenes write them.
  fileprivate var components: [Double] {
    switch self {
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.minX, r.minY, r.width, r.height]
    case .insets(let i): [i.top, i.left, i.bottom, i.right]
    case .offset(let o): [o.dx, o.dy]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    default: number.map { [$0] } ?? []
    }
  }
}
