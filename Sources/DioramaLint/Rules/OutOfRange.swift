// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A literal that UIKit holds to a range, or for which it raises.
package enum OutOfRange: LintRule {
  package static let rule = Rule(
    "out-of-range", .warning,
    """
    UIKit holds the number to its range or ignores it; the scene runs as UIKit does, but does not do \
    what it says.
    """,
    bad: "- type: UISlider\n  value: 7", good: "- type: UISlider\n  value: 0.7")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for index in context.scene.objects.indices {
      let object = context.scene.objects[index]
      for setting in context.scene.settings[object.settings]
      where context.tables[object.classIndex].isBounded[Int(setting.property)] {
        check(setting, of: index, context, &findings)
      }
    }
    // What raises in an action is the script's to expect (`raises:`); what is held is not.
    for write in context.literalWrites {
      let property = Int(write.setting.property)
      let facts = context.info(of: write.object).properties[property].facts
      guard facts.outside != .nothing, !context.writesOthers(of: write.object, than: property)
      else { continue }
      var found: [Diagnostic] = []
      check(write.setting, of: write.object, context, &found)
      // The place is the target's, so there is no text to mend.
      findings += found.map { finding in
        var finding = finding
        finding.fixes = []
        return finding
      }
    }
  }

  private static func check(
    _ setting: Setting, of object: Int, _ context: LintContext, _ findings: inout [Diagnostic]
  ) {
    guard case .literal(let value) = setting.source else { return }
    let info = context.info(of: object)
    let property = info.properties[Int(setting.property)]
    let name = property.facts.name
    if property.facts.mayRaise {
      guard case .own(let slot) = property.storage else { return }
      var made = instance(object, without: Int(setting.property), context)
      do throws(UIKitException) {
        _ = try made.set(slot, to: value)
      } catch {
        findings.append(
          Diagnostic(
            Rule("would-raise", .error, ""),
            "UIKit raises \(error.name) for this value: \(error.reason)", at: setting.valueSpan))
      }
      return
    }
    if let number = value.number, case .takesOnly(let numbers, let instead) = property.facts.outside
    {
      if !numbers.contains(number) {
        findings.append(replaced(name, number, instead, setting.valueSpan))
      }
      return
    }
    guard let number = value.number, let range = range(setting, object, context) else { return }
    guard !range.contains(number) else { return }
    func print(_ number: Double) -> String {
      property.facts.kind.unwrapped == .float
        ? DecimalText.shortest(Float(number)) : DecimalText.shortest(number)
    }
    let low = print(range.lowerBound)
    let high = print(range.upperBound)
    let held = print(min(max(number, range.lowerBound), range.upperBound))
    let place =
      range.upperBound == .greatestFiniteMagnitude ? "below \(low)" : "outside \(low)...\(high)"
    findings.append(
      Diagnostic(
        rule,
        "'\(name)' is \(print(number)), \(place): UIKit holds it to \(held)",
        at: setting.valueSpan,
        fixes: [
          Fix("write \(held)", replacing: setting.valueSpan, with: held, applicability: .unsafe)
        ]))
  }

  private static func replaced(
    _ name: String, _ number: Double, _ instead: Double, _ span: SourceSpan
  ) -> Diagnostic {
    let held = DecimalText.shortest(instead)
    return Diagnostic(
      rule,
      "'\(name)' is \(DecimalText.shortest(number)), which UIKit does not take: it uses \(held)",
      at: span,
      fixes: [Fix("write \(held)", replacing: span, with: held, applicability: .unsafe)])
  }

  private static func range(
    _ setting: Setting, _ object: Int, _ context: LintContext
  ) -> ClosedRange<Double>? {
    let property = context.info(of: object).properties[Int(setting.property)]
    switch property.facts.outside {
    case .nothing, .takesOnly: return nil
    case .clamps(let range): return range
    case .clampsToLimits:
      guard case .own(let slot) = property.storage else { return nil }
      let names = context.scene.settings(of: object)
      // A range that an expression gives is not known before the scene runs.
      if names.contains(where: { !$0.source.isLiteral && $0.property != setting.property }) {
        return nil
      }
      return instance(object, without: Int(setting.property), context).limits(of: slot)
    }
  }

  /// A value of the object's class with its literals, all but one.
  private static func instance(
    _ object: Int, without property: Int, _ context: LintContext
  ) -> any ObjectClass {
    let info = context.info(of: object)
    var made: any ObjectClass = info.type.make(os: context.os)
    for setting in context.scene.settings(of: object) where Int(setting.property) != property {
      guard case .literal(let value) = setting.source,
        case .own(let slot) = info.properties[Int(setting.property)].storage
      else { continue }
      _ = try? made.set(slot, to: value)
    }
    return made
  }
}
