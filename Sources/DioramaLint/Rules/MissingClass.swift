// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A class that the scene's iOS does not have yet.
package enum MissingClass: LintRule {
  package static let rule = Rule(
    "missing-class", .error,
    "The class came with a later iOS than the scene's: using it raises.",
    bad:
      "os: 7\nobjects:\n  - { type: UIAlertController, id: ask, title: Sure?, preferredStyle: alert }",
    good: "os: 7\nobjects:\n  - { type: UIAlertView, id: ask, title: Sure? }")

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for object in context.scene.objects {
      let info = context.catalog.classes[object.classIndex]
      guard let first = info.introduced, context.os < first else { continue }
      // What a missing one holds is told with it.
      guard object.parent < 0 || !isMissing(holderOf: object, context),
        !object.steps.contains(.isImplied)
      else { continue }
      findings.append(
        Diagnostic(
          rule, "there is no \(info.name) under iOS \(context.os): it came with iOS \(first)",
          at: object.span))
    }
  }

  private static func isMissing(holderOf object: SceneObject, _ context: LintContext) -> Bool {
    let holder = context.scene.objects[Int(object.parent)]
    return context.catalog.classes[holder.classIndex].introduced.map { context.os < $0 } ?? false
  }
}
