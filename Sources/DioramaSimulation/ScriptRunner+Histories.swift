// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What `expectLog` and `expectEvents` compare.
extension ScriptRunner {
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
    let runner = self
    let hasArguments = patterns.contains { !$0.arguments.isEmpty }
    var tests: [(text: String, isMet: (EventRecord) -> Bool)] = []
    for pattern in patterns {
      var wanted: [(name: String, value: Value)] = []
      for argument in pattern.arguments {
        wanted.append(
          (argument.name, try simulation.evaluate(argument.value, Frame(), at: step.span)))
      }
      let name = [pattern.source ?? "*", pattern.event ?? "*"].joined(separator: ".")
      let told = wanted.map { "\($0.name): \(shown($0.value))" }.joined(separator: ", ")
      let text = told.isEmpty ? name : "\(name) {\(told)}"
      tests.append(
        (
          text,
          { event in
            (pattern.source ?? event.source) == event.source
              && (pattern.event ?? event.event) == event.event
              && wanted.allSatisfy { part in
                event.arguments.contains {
                  $0.name == part.name && runner.equal($0.value, part.value)
                }
              }
          }
        ))
    }
    return Self.compare(
      tests, Array(events), mode, "event", step,
      describe: { describe($0, withArguments: hasArguments) })
  }

  private func describe(_ event: EventRecord, withArguments: Bool) -> String {
    let name = "\(event.source).\(event.event)"
    guard withArguments, !event.arguments.isEmpty else { return name }
    let told = event.arguments.map { "\($0.name): \(shown($0.value))" }
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
