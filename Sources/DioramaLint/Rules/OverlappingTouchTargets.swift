// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Two controls of which one takes a part of the other's touches.
package enum OverlappingTouchTargets: LintRule {
  package static let rule = Rule(
    "overlapping-touch-targets", .warning,
    """
    Two controls overlap by more than a point both ways, so that touches on a part of the one reach \
    the other. One that lies wholly inside another is no overlap.
    """,
    bad: """
      - { type: UIButton, id: back, frame: [20, 20, 100, 44] }
      - { type: UIButton, id: next, frame: [100, 20, 100, 44] }
      """,
    good: """
      - { type: UIButton, id: back, frame: [20, 20, 100, 44] }
      - { type: UIButton, id: next, frame: [128, 20, 100, 44] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    for (lower, upper) in context.touches.overlapping {
      guard let both = shared(lower, upper, context) else { continue }
      let objects = context.scene.objects
      let size =
        "\(DecimalText.report(both.width)) x \(DecimalText.report(both.height)) points"
      once.add(
        Diagnostic(
          rule, "'\(objects[upper].id)' takes touches on \(size) of '\(objects[lower].id)'",
          at: context.placeSpan(of: upper),
          notes: [.init("the other one is here", at: context.placeSpan(of: lower))]), to: &findings)
    }
  }

  private static func shared(_ a: Int, _ b: Int, _ context: LintContext) -> Rect? {
    guard let one = context.frames[a].area, let other = context.frames[b].area else { return nil }
    return one.intersection(other)
  }
}
