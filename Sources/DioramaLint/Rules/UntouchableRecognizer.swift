// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Gesture recognizers on a view whose class takes no touches unless it is told to.
package enum UntouchableRecognizer: LintRule {
  package static let rule = Rule(
    "untouchable-recognizer", .warning,
    """
    A label, an image view or another view whose class takes no touches by itself has gesture \
    recognizers, and nothing in the scene sets its 'isUserInteractionEnabled'.
    """,
    bad: "- type: UILabel\n  gestureRecognizers: [ { type: UITapGestureRecognizer, id: tap } ]",
    good: """
      - type: UILabel
        isUserInteractionEnabled: true
        gestureRecognizers: [ { type: UITapGestureRecognizer, id: tap } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    let scene = context.scene
    guard
      scene.objects.contains(where: {
        context.catalog.habits[$0.classIndex].contains(.recognizes)
      })
    else { return }
    for (index, object) in scene.objects.enumerated() where object.presence != .absent {
      let info = context.catalog.classes[object.classIndex]
      guard let view = info.viewType, !view.isInteractiveByDefault,
        let recognizers = info.property(named: "gestureRecognizers"),
        let interaction = info.property(named: "isUserInteractionEnabled"),
        let setting = scene.settings(of: index).first(where: { Int($0.property) == recognizers }),
        !scene.settings(of: index).contains(where: { Int($0.property) == interaction }),
        !context.written.contains(.init(object: ObjectID(index), property: interaction))
      else { continue }
      findings.append(
        Diagnostic(
          rule,
          "'\(object.id)' takes no touches, so its recognizers recognize nothing: a \(info.name) needs 'isUserInteractionEnabled: true'",
          at: setting.keySpan))
    }
  }
}
