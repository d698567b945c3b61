// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Two snapshots of one run that would be one file.
package enum SnapshotCollision: ScriptRule {
  package static let rule = Rule(
    "snapshot-collision", .warning,
    """
    One run of the script takes two snapshots of one name, or of names that differ only in spaces \
    and '-', which are the same in the name of a file. The second one always fails.
    """,
    bad: "- snapshot: at rest\n- snapshot: at-rest", good: "- snapshot: at rest\n- snapshot: after")

  package static func check(_ context: ScriptContext, into findings: inout [Diagnostic]) {
    var search = Search(context: context)
    search.visit(context.script.steps, Way())
    findings += search.findings
  }

  /// How a run comes to a step.
  private struct Way {
    /// The sides taken of the branches around it.
    var sides: [(branch: Int, isThen: Bool)] = []
    /// Nil for all.
    var devices: Set<String>?
    /// Whether it surely runs several times.
    var isRepeated = false

    /// Whether one run may come both ways.
    func meets(_ other: Way) -> Bool {
      if let devices, let others = other.devices, devices.isDisjoint(with: others) { return false }
      return !sides.contains { side in
        other.sides.contains { $0.branch == side.branch && $0.isThen != side.isThen }
      }
    }
  }

  private struct Search {
    let context: ScriptContext
    var findings: [Diagnostic] = []
    private var taken: [String: [(name: String, span: SourceSpan, way: Way)]] = [:]
    private var branches = 0
    /// Of one name only so many are compared, so that long scripts stay quick.
    private static let mostCompared = 8

    init(context: ScriptContext) { self.context = context }

    mutating func visit(_ steps: [ScriptStep], _ way: Way) {
      for step in steps where step.failing == nil {
        var way = way
        if let names = step.devices {
          way.devices = way.devices.map { $0.intersection(names) } ?? Set(names)
          way.isRepeated = false
        }
        switch step.request {
        case .snapshot(let name, _, _): take(name, step, way)
        case .sequence(let inner): visit(inner, way)
        case .loop(let times, let inner):
          let count = context.constant(times)
          if count == .int(0) { continue }
          if case .int? = count, count != .int(1) { way.isRepeated = true }
          visit(inner, way)
        case .branch(let condition, let then, let otherwise):
          visit(condition, then, otherwise, way)
        default: break
        }
      }
    }

    private mutating func visit(
      _ condition: ExpressionID, _ then: [ScriptStep], _ otherwise: [ScriptStep], _ way: Way
    ) {
      let value = context.constant(condition)
      branches += 1
      let branch = branches
      for isThen in [true, false] where value != .bool(!isThen) {
        var side = way
        // A repeated condition may choose both sides, one round after the other.
        if !way.isRepeated { side.sides.append((branch, isThen)) }
        if value == nil { side.isRepeated = false }
        visit(isThen ? then : otherwise, side)
      }
    }

    private mutating func take(_ name: String, _ step: ScriptStep, _ way: Way) {
      let key = String(name.map { $0 == " " ? "-" : $0 })
      let known = taken[key, default: []]
      if let first = known.prefix(Self.mostCompared).first(where: { $0.way.meets(way) }) {
        let message =
          first.span == step.span
          ? "this step takes the snapshot '\(name)' twice in one run"
          : first.name == name
            ? "a snapshot '\(name)' was already taken"
            : "'\(name)' and '\(first.name)' are the same file"
        let notes: [Diagnostic.Note] =
          first.span == step.span ? [] : [.init("the first one is here", at: first.span)]
        findings.append(Diagnostic(rule, message, at: step.span, notes: notes))
      } else if way.isRepeated {
        findings.append(
          Diagnostic(
            rule, "the snapshot '\(name)' is taken again in each round of 'repeat'", at: step.span))
      }
      taken[key] = known.prefix(Self.mostCompared - 1) + [(name, step.span, way)]
    }
  }
}
