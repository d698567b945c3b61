// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A step that no run of the script comes to.
package enum UnreachableStep: ScriptRule {
  package static let rule = Rule(
    "unreachable-step", .warning,
    """
    Nothing that can happen makes the step run: its condition never holds, it is repeated no times, \
    a step before it always ends the script, or it runs on none of the devices that come to it.
    """,
    bad: "- if: ${1 > 2}\n  then: [ { wait: 1 } ]",
    good: "- if: ${view.alpha > 0}\n  then: [ { wait: 1 } ]")

  package static func check(_ context: ScriptContext, into findings: inout [Diagnostic]) {
    var search = Search(context: context, devices: context.devices)
    search.visit(context.script.steps, on: context.devices)
    findings += search.findings
  }

  private struct Search {
    let context: ScriptContext
    /// Those of the script; that a step names none of them is told where it is read.
    let devices: Set<String>
    var findings: [Diagnostic] = []

    /// - Parameter devices: Those that come to the steps.
    mutating func visit(_ steps: [ScriptStep], on devices: Set<String>) {
      for (index, step) in steps.enumerated() {
        let own = step.devices.map { devices.intersection($0) } ?? devices
        if own.isEmpty {
          let isRead = step.devices.map { !self.devices.isDisjoint(with: $0) } ?? true
          if isRead, !devices.isEmpty {
            report([step], "none of its devices comes here, so the step never runs")
          }
          continue
        }
        visit(inside: step, on: own)
        if index + 1 < steps.count, own == devices, ends(step) {
          report(
            steps[(index + 1)...], "the step before always ends the script, so this never runs")
          return
        }
      }
    }

    private mutating func visit(inside step: ScriptStep, on devices: Set<String>) {
      switch step.request {
      case .loop(let times, let steps):
        if context.constant(times) == .int(0) {
          report(steps[...], "it is repeated no times, so the step never runs")
        } else {
          visit(steps, on: devices)
        }
      case .branch(let condition, let then, let otherwise):
        let value = context.constant(condition)
        if value == .bool(false) {
          report(then[...], "the condition never holds, so the step never runs")
        } else {
          visit(then, on: devices)
        }
        if value == .bool(true) {
          report(otherwise[...], "the condition always holds, so the step never runs")
        } else {
          visit(otherwise, on: devices)
        }
      case .sequence(let steps): visit(steps, on: devices)
      default: break
      }
    }

    /// Whether a run that comes to the step surely ends in it.
    private func ends(_ step: ScriptStep) -> Bool {
      guard step.failing == nil, step.raises == nil else { return false }
      switch step.request {
      case .expect(let expectations):
        return !step.isSoft
          && expectations.contains { expectation in
            guard case .isTrue = expectation.test else { return false }
            return context.constant(expectation.expression) == .bool(false)
          }
      case .sequence(let steps): return endsInside(steps)
      case .loop(let times, let steps):
        if case .int(let count)? = context.constant(times), count > 0 { return endsInside(steps) }
        return false
      case .branch(let condition, let then, let otherwise):
        switch context.constant(condition) {
        case .bool(true)?: return endsInside(then)
        case .bool(false)?: return endsInside(otherwise)
        default: return endsInside(then) && endsInside(otherwise)
        }
      default: return false
      }
    }

    private func endsInside(_ steps: [ScriptStep]) -> Bool {
      steps.contains { $0.devices == nil && ends($0) }
    }

    /// Tells the first of some steps; those after it are no news.
    private mutating func report(_ steps: ArraySlice<ScriptStep>, _ message: String) {
      guard let first = steps.first else { return }
      findings.append(Diagnostic(rule, message, at: first.span))
    }
  }
}
