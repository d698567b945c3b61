// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An expectation that asks nothing of the scene.
package enum ConstantExpectation: ScriptRule {
  package static let rule = Rule(
    "constant-expectation", .warning,
    """
    The expectation reads nothing of the running scene, so it passes or fails whatever the scene \
    does: what it compares is constant, or the list of what must be there is empty.
    """,
    bad: "- expect: { 1 + 1: 2 }", good: "- expect: { view.alpha: 1 }")

  package static func check(_ context: ScriptContext, into findings: inout [Diagnostic]) {
    context.script.walk { step in
      if let reason = emptiness(of: step.request) {
        findings.append(Diagnostic(rule, reason, at: step.span))
      }
      guard case .expect(let expectations) = step.request else { return }
      for expectation in expectations {
        guard let result = result(of: expectation, context) else { continue }
        findings.append(
          Diagnostic(
            rule, "'\(expectation.text)' reads nothing of the scene, so it always \(result)",
            at: expectation.span))
      }
    }
  }

  /// Why a step passes whatever happens.
  private static func emptiness(of request: StepRequest) -> String? {
    switch request {
    case .expect(let list) where list.isEmpty: "the step expects nothing, so it always passes"
    case .expectLines(let lines, .contains) where lines.isEmpty:
      "every log contains nothing at all, so the step always passes"
    case .expectEvents(let events, .contains, _) where events.isEmpty:
      "any events contain nothing at all, so the step always passes"
    case .expectTree(let pattern, _) where pattern.matchesAnything:
      "every view is like this, so the step always passes"
    default: nil
    }
  }

  /// What an expectation of constants always does; nil where it asks the scene.
  private static func result(of expectation: Expectation, _ context: ScriptContext) -> String? {
    guard context.isConstant(expectation.expression) else { return nil }
    switch expectation.test {
    case .isTrue:
      return context.constant(expectation.expression) == .bool(true) ? "passes" : "fails"
    case .equals(let source):
      guard context.isConstant(source) else { return nil }
    case .equalsStates(let source), .above(let source), .below(let source), .contains(let source):
      guard context.isConstant(source) else { return nil }
    case .near(let sources, _):
      guard sources.allSatisfy({ context.isConstant($0) }) else { return nil }
    case .matches: break
    }
    return "gives the same"
  }
}
