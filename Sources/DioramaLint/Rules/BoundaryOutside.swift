// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A boundary of which nothing is inside the reference view.
package enum BoundaryOutside: LintRule {
  package static let rule = Rule(
    "boundary-outside", .warning,
    """
    A boundary is in the reference view's coordinates, and this one is outside its bounds: nobody sees \
    what runs into it.
    """,
    bad: """
      name: Outside
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors:
            - { type: UICollisionBehavior, items: [box], boundaries: { floor: { from: [0, 600], to: [320, 600] } } }
      """,
    good: """
      name: Inside
      view: { subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10] } ] }
      objects:
        - type: UIDynamicAnimator
          referenceView: view
          behaviors:
            - { type: UICollisionBehavior, items: [box], boundaries: { floor: { from: [0, 500], to: [320, 500] } } }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    for animator in context.dynamics?.animators ?? [] {
      guard let view = animator.referenceView, let bounds = context.knownBounds(of: view)
      else { continue }
      for behavior in animator.behaviors {
        guard case .collision(let collision) = behavior.effect else { continue }
        for boundary in collision.boundaries.list where isOutside(boundary.outline, bounds) {
          findings.append(
            Diagnostic(
              rule,
              "the boundary '\(boundary.name)' is outside \(context.quoted(view)), whose bounds are \(text(bounds))",
              at: context.span(of: "boundaries", behavior.object)))
        }
      }
    }
  }

  private static func isOutside(_ outline: Outline, _ bounds: Rect) -> Bool {
    let points = outline.points
    return points.allSatisfy { $0.x < bounds.minX } || points.allSatisfy { $0.x > bounds.maxX }
      || points.allSatisfy { $0.y < bounds.minY } || points.allSatisfy { $0.y > bounds.maxY }
  }

  private static func text(_ rect: Rect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { DecimalText.report($0) }
    return "[\(numbers.joined(separator: ", "))]"
  }
}
