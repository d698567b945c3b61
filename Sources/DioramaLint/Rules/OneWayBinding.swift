// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A binding of what the user changes.
package enum OneWayBinding: LintRule {
  package static let rule = Rule(
    "one-way-binding", .note,
    """
    The property is bound by an expression, and the user changes it: the first touch ends the \
    binding. 'bind' keeps it equal to a place both ways; 'once' takes the value at load only.
    """,
    bad: "- { type: UIView, id: box }\n- type: UISwitch\n  isOn: ${box.isHidden}",
    good: "- { type: UIView, id: box }\n- type: UISwitch\n  isOn: { bind: box.isHidden }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var told: Set<SourceSpan> = []
    for object in context.scene.objects where context.tables[object.classIndex].hasUserChanged {
      let settings = context.scene.settings[object.settings]
      let changed = context.tables[object.classIndex].userChanged
      for setting in settings where changed[Int(setting.property)] {
        guard isLive(setting.source, context.scene), !isOutput(object, settings, context),
          told.insert(setting.valueSpan).inserted
        else { continue }
        let name = context.catalog.classes[object.classIndex].properties[Int(setting.property)]
          .facts.name
        findings.append(
          Diagnostic(
            rule,
            "the user's first touch ends the binding of '\(name)': 'bind' keeps one both ways",
            at: setting.valueSpan, fixes: fix(setting, context.scene)))
      }
    }
  }

  /// Whether a source follows something that changes.
  private static func isLive(_ source: ValueSource, _ scene: Scene) -> Bool {
    switch source {
    case .literal, .once, .twoWay: return false
    case .expression, .template, .composite:
      var isLive = false
      source.walk { if !scene.expressions[Int($0.index)].expression.isConstant { isLive = true } }
      return isLive
    }
  }

  /// Whether the scene says that the control takes no touches: then it only shows a value.
  private static func isOutput(
    _ object: SceneObject, _ settings: ContiguousArray<Setting>.SubSequence, _ context: LintContext
  ) -> Bool {
    let tables = context.tables
    return settings.contains { setting in
      guard case .literal(.bool(false)) = setting.source else { return false }
      let property = Int(setting.property)
      return property == tables[object.classIndex].isEnabled
        || property == tables[object.classIndex].isUserInteractionEnabled
    }
  }

  /// An expression that is one place of the state can be bound to it.
  private static func fix(_ setting: Setting, _ scene: Scene) -> [Fix] {
    guard case .expression(let id) = setting.source else { return [] }
    let found = scene.expressions[Int(id.index)]
    let reads = found.expression.reads
    guard reads.count == 1, let read = reads.first, read.fields.count == 1,
      VariableSlot(code: read.variable) == .scene(.state)
    else { return [] }
    let path = "\(read.name).\(read.fields[0].name)"
    guard found.span.length == path.utf8.count else { return [] }
    return [
      Fix(
        "bind it to '\(path)' both ways", replacing: setting.valueSpan,
        with: "{ bind: \(path) }", applicability: .unsafe)
    ]
  }
}
