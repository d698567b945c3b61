// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A control behind a view that takes all its touches.
package enum CoveredControl: LintRule {
  package static let rule = Rule(
    "covered-control", .warning,
    """
    Another view lies over the whole of a control and takes its touches, and nothing in the scene \
    moves or hides either. A transparent view takes touches too; one with isUserInteractionEnabled \
    false lets them through.
    """,
    bad: """
      - { type: UIButton, id: play, frame: [20, 20, 100, 44] }
      - { type: UIView, id: shade, frame: [0, 0, 320, 100] }
      """,
    good: """
      - { type: UIView, id: shade, frame: [0, 0, 320, 100] }
      - { type: UIButton, id: play, frame: [20, 20, 100, 44] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    for (control, cover) in context.touches.covered {
      let objects = context.scene.objects
      once.add(
        Diagnostic(
          rule,
          "'\(objects[control].id)' is never touched: '\(objects[cover].id)' lies over it and takes its touches",
          at: objects[control].span, notes: [.init("this lies over it", at: objects[cover].span)]),
        to: &findings)
    }
  }
}
