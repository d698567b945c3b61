// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A `set` that writes a value before the range that holds it.
package enum ClampedBeforeRange: LintRule {
  package static let rule = Rule(
    "clamped-before-range", .warning,
    """
    A 'set' writes in order: a value that stands before its range is still held to the old one. Write \
    the range first.
    """,
    bad: """
      - { type: UISlider, id: volume }
      - type: UIButton
        actions:
          touchUpInside:
            - set: { volume.value: 50, volume.maximumValue: 100 }
      """,
    good: """
      - { type: UISlider, id: volume }
      - type: UIButton
        actions:
          touchUpInside:
            - set: { volume.maximumValue: 100, volume.value: 50 }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for list in context.lists {
      list.walk { action in
        guard case .set(let assignments) = action.body, assignments.count > 1 else { return }
        check(assignments, context, &findings)
      }
    }
  }

  private static func check(
    _ assignments: [Assignment], _ context: LintContext, _ findings: inout [Diagnostic]
  ) {
    for (index, assignment) in assignments.enumerated() {
      guard case .property(.object(let object), let property) = assignment.target else { continue }
      let info = context.info(of: object.offset)
      let facts = info.properties[property].facts
      guard !facts.heldBy.isEmpty else { continue }
      let limits = facts.heldBy.compactMap { info.property(named: $0) }
      let last = assignments.indices[(index + 1)...].last { later in
        guard case .property(.object(object), let other) = assignments[later].target else {
          return false
        }
        return limits.contains(other)
      }
      guard let last, mayBeHeld(assignments, index, object, property, context) else { continue }
      findings.append(
        Diagnostic(
          rule,
          "'\(facts.name)' is still held by the old '\(context.text(assignments[last].span))', which stands after it",
          at: assignment.span,
          notes: [.init("the range is written here", at: assignments[last].span)],
          fixes: swap(index, last, assignments, context).map { [$0] } ?? []))
    }
  }

  /// Whether the range that there is before may change what is written.
  private static func mayBeHeld(
    _ assignments: [Assignment], _ index: Int, _ object: ObjectID, _ property: Int,
    _ context: LintContext
  ) -> Bool {
    let info = context.info(of: object.offset)
    let facts = info.properties[property].facts
    guard case .own(let slot) = info.properties[property].storage else { return false }
    let holders = facts.heldBy.compactMap { info.property(named: $0) }
    var made = context.value(of: object.offset)
    for holder in holders {
      if let setting = context.setting(at: holder, of: object.offset), !setting.source.isLiteral {
        return true
      }
    }
    for earlier in assignments[..<index] {
      guard case .property(.object(object), let other) = earlier.target, holders.contains(other),
        case .own(let slot) = info.properties[other].storage
      else { continue }
      guard case .literal(let value) = earlier.source else { return true }
      _ = try? made.set(slot, to: value)
    }
    guard case .literal(let value) = assignments[index].source else { return true }
    if facts.mayRaise {
      do throws(UIKitException) {
        _ = try made.set(slot, to: value)
        return false
      } catch {
        return true
      }
    }
    guard let number = value.number, let range = made.limits(of: slot) else { return false }
    return !range.contains(number)
  }

  /// The two entries in each other's place, where both stand on one line each.
  private static func swap(
    _ first: Int, _ second: Int, _ assignments: [Assignment], _ context: LintContext
  ) -> Fix? {
    let spans = [assignments[first].entrySpan, assignments[second].entrySpan]
    let texts = spans.map { context.text($0) }
    guard spans[0].file == spans[1].file, !texts.contains(where: { $0.contains("\n") }) else {
      return nil
    }
    let isSafe = assignments[first...second].allSatisfy(\.source.isLiteral)
    var fix = Fix(
      "write the range first", replacing: spans[0], with: texts[1],
      applicability: isSafe ? .safe : .unsafe)
    fix.edits.append(Fix.Edit(span: spans[1], replacement: texts[0]))
    return fix
  }
}
