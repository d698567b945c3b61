// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// One kind of thing that lint finds in a script that reads well; a file in `ScriptRules/` each.
package protocol ScriptRule: Sendable {
  static var rule: Rule { get }
  static func check(_ context: ScriptContext, into findings: inout [Diagnostic])
}

/// A script as rules see it: typed, with the scene it plays on.
package struct ScriptContext {
  package let script: Script
  package let catalog: Catalog

  package init(_ script: Script, catalog: Catalog) {
    self.script = script
    self.catalog = catalog
  }

  package var scene: Scene { script.scene }

  /// The devices that the script runs on, by name.
  package var devices: Set<String> {
    Set(script.variations.map { ($0.device ?? scene.device).name })
  }

  /// Whether an expression reads nothing of the scene, so that it always gives the same.
  package func isConstant(_ id: ExpressionID) -> Bool {
    scene.expressions[Int(id.index)].expression.isConstant
  }

  /// Whether a value reads nothing of the scene.
  package func isConstant(_ source: ValueSource) -> Bool {
    var isConstant = true
    source.walk { if !self.isConstant($0) { isConstant = false } }
    return isConstant
  }

  /// What an expression always gives; nil where that is not known before the script runs.
  package func constant(_ id: ExpressionID) -> Value? {
    let expression = scene.expressions[Int(id.index)].expression
    return expression.isConstant ? try? expression.evaluate(in: EmptyScope()) : nil
  }

  /// What a value always is; nil where that is not known, or it is put together from parts.
  package func constant(_ source: ValueSource) -> Value? {
    switch source {
    case .literal(let value): value
    case .expression(let id): constant(id)
    case .template, .composite, .once, .twoWay: nil
    }
  }
}

/// Everything that the rules find in a script.
package func judge(
  _ context: ScriptContext, by rules: [any ScriptRule.Type]
) -> [Diagnostic] {
  var findings: [Diagnostic] = []
  for rule in rules { rule.check(context, into: &findings) }
  return findings
}
