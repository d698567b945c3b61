// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An expectation of what was just expected, with nothing between that could change it.
package enum RepeatedExpectation: ScriptRule {
  package static let rule = Rule(
    "repeated-expectation", .warning,
    """
    Nothing happens between two steps that only look: no time passes, nothing is touched. An expectation \
    of the same thing says nothing new, one of something else cannot pass, and the log has no new lines.
    """,
    bad: "- expect: { view.alpha: 1 }\n- expect: { view.alpha: 1 }",
    good: "- expect: { view.alpha: 1 }\n- wait: 1s\n- expect: { view.alpha: 1 }")

  package static func check(_ context: ScriptContext, into findings: inout [Diagnostic]) {
    visit(context.script.steps, &findings)
  }

  /// What is known at a place of a script.
  private struct Known {
    var expectations: [String: (test: Expectation.Test, span: SourceSpan)] = [:]
    /// The step that looked at all lines of the log so far.
    var lines: SourceSpan?
    var events: SourceSpan?
  }

  private static func visit(_ steps: [ScriptStep], _ findings: inout [Diagnostic]) {
    var known = Known()
    for step in steps {
      if !step.request.onlyLooks {
        known = Known()
        let inner = step.request
        switch inner {
        case .loop(_, let steps), .sequence(let steps): visit(steps, &findings)
        case .branch(_, let then, let otherwise):
          visit(then, &findings)
          visit(otherwise, &findings)
        default: break
        }
        continue
      }
      // One that is known to fail, or runs on some devices, says something else.
      guard step.failing == nil, step.raises == nil, step.devices == nil else { continue }
      visit(step, &known, &findings)
    }
  }

  private static func visit(
    _ step: ScriptStep, _ known: inout Known, _ findings: inout [Diagnostic]
  ) {
    switch step.request {
    case .expect(let expectations):
      for expectation in expectations { visit(expectation, &known, &findings) }
    case .expectLines(let lines, let match):
      if let first = known.lines, let problem = problem("lines", !lines.isEmpty, match) {
        findings.append(found(problem, step.span, first))
      }
      known.lines = known.lines ?? step.span
    case .expectEvents(let events, let match, let filter)
    where filter.sources == nil && filter.kinds == nil:
      if let first = known.events, let problem = problem("events", !events.isEmpty, match) {
        findings.append(found(problem, step.span, first))
      }
      known.events = known.events ?? step.span
    default: break
    }
  }

  private static func problem(_ what: String, _ wantsAny: Bool, _ match: MatchMode) -> String? {
    if wantsAny { return "there are no new \(what) since the step before: this always fails" }
    // That a part of nothing is there is told by another rule.
    if case .contains = match { return nil }
    return "there are no new \(what) since the step before: this always passes"
  }

  private static func visit(
    _ expectation: Expectation, _ known: inout Known, _ findings: inout [Diagnostic]
  ) {
    guard let first = known.expectations[expectation.text] else {
      known.expectations[expectation.text] = (expectation.test, expectation.span)
      return
    }
    switch first.test.comparison(with: expectation.test) {
    case .same:
      findings.append(
        found(
          "'\(expectation.text)' was just expected to be so, and nothing can have changed",
          expectation.span, first.span))
    case .other:
      findings.append(
        found(
          "'\(expectation.text)' was just expected to be something else, and nothing can have changed",
          expectation.span, first.span))
    case nil: break
    }
  }

  private static func found(
    _ message: String, _ span: SourceSpan, _ first: SourceSpan
  ) -> Diagnostic {
    Diagnostic(rule, message, at: span, notes: [.init("it is expected here before", at: first)])
  }
}

extension StepRequest {
  /// Whether the step leaves everything as it is, time included.
  fileprivate var onlyLooks: Bool {
    switch self {
    case .expect, .expectLines, .expectEvents, .expectAbsent, .expectTree, .snapshot, .show: true
    case .gesture, .touch, .slide, .selectSegment, .selectRow, .pick, .scroll, .wait, .settle,
      .loop, .branch, .perform, .shake, .input, .sequence:
      false
    }
  }
}

extension Expectation.Test {
  fileprivate enum Comparison { case same, other }

  /// Whether two tests of one value ask the same; nil where both may pass and are not alike.
  fileprivate func comparison(with other: Self) -> Comparison? {
    switch (self, other) {
    case (.isTrue, .isTrue): return .same
    case (.equals(.literal(let a)), .equals(.literal(let b))): return a == b ? .same : .other
    case (.above(.literal(let a)), .above(.literal(let b))),
      (.below(.literal(let a)), .below(.literal(let b))),
      (.contains(.literal(let a)), .contains(.literal(let b))),
      (.equalsStates(.literal(let a)), .equalsStates(.literal(let b))):
      return a == b ? .same : nil
    case (.matches(let a), .matches(let b)): return a == b ? .same : nil
    default: return nil
    }
  }
}
