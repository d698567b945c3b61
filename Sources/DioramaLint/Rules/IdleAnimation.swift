// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An animation of nothing that UIKit animates: all of it jumps.
package enum IdleAnimation: LintRule {
  package static let rule = Rule(
    "idle-animation", .note,
    """
    Nothing that the animation sets is animated by UIKit in the scene's version of iOS, so it all \
    changes at once: 'isHidden' never moves, 'layer.cornerRadius' only from iOS 11 on.
    """,
    bad: """
      - type: UIButton
        id: play
        actions:
          touchUpInside: [ { animate: { duration: 1, set: { play.isHidden: true } } } ]
      """,
    good: """
      - type: UIButton
        id: play
        actions:
          touchUpInside: [ { animate: { duration: 1, set: { play.alpha: 0 } } } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    // Where anything is bound, what is set may move something else.
    let isBound = context.scene.settings.contains {
      if case .literal = $0.source { false } else { true }
    }
    guard !isBound else { return }
    func check(_ list: ActionList) {
      list.walk { action in
        guard case .animate(let animation) = action.body, let names = idle(animation, context)
        else { return }
        let told = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        findings.append(
          Diagnostic(
            rule,
            "nothing moves here: UIKit does not animate \(told) under iOS \(context.os)",
            at: action.span))
      }
    }
    for listener in context.scene.listeners { check(listener.actions) }
    for handler in context.scene.handlers { check(handler.actions) }
  }

  /// The properties that an animation sets, where it surely does nothing else and none of them moves.
  private static func idle(_ animation: Animation, _ context: LintContext) -> [String]? {
    if case .transition = animation.content { return nil }
    var names: [String] = []
    for action in animation.bodies.flatMap(\.actions) {
      guard case .set(let assignments) = action.body else { return nil }
      for assignment in assignments {
        guard case .property(.object(let object), let property) = assignment.target else {
          return nil
        }
        let found = context.info(of: object.offset).properties[property]
        guard !found.facts.animation.moves(in: context.os), !mayMoveViews(found, object, context)
        else { return nil }
        if !names.contains(found.facts.name) { names.append(found.facts.name) }
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Whether the class may move views when the property is written.
  private static func mayMoveViews(
    _ property: ClassInfo.Property, _ object: ObjectID, _ context: LintContext
  ) -> Bool {
    guard case .own = property.storage else { return false }
    return !ClassHabits(context.info(of: object.offset).type).isEmpty
  }
}
