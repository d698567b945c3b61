// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Edges of an image that leave nothing of it to stretch.
package enum CapInsets: LintRule {
  package static let rule = Rule(
    "cap-insets", .warning,
    """
    The cap insets of an image are together wider or higher than the image, so that its edges \
    overlap and nothing is left to stretch.
    """,
    bad: """
      name: Caps too wide
      images: { Track: { size: [11, 9], color: red, capInsets: [0, 6, 0, 6] } }
      view: { subviews: [ { type: UIImageView, image: Track } ] }
      """,
    good: """
      name: Caps
      images: { Track: { size: [11, 9], color: red, capInsets: [0, 5, 0, 5] } }
      view: { subviews: [ { type: UIImageView, image: Track } ] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    let scene = context.scene
    for image in scene.images {
      check(image.capInsets, of: image.name, at: image.nameSpan, context, &findings)
    }
    guard !scene.imageUses.isEmpty else { return }
    for object in scene.objects where object.presence != .absent {
      let slots = context.tables[object.classIndex].sight.images
      guard !slots.isEmpty else { continue }
      for place in object.settings where slots.contains(Int(scene.settings[place].property)) {
        let setting = scene.settings[place]
        guard case .literal(let value) = setting.source else { continue }
        for image in value.images {
          guard let insets = image.capInsets else { continue }
          check(insets, of: image.name, at: setting.valueSpan, context, &findings)
        }
      }
    }
  }

  private static func check(
    _ insets: EdgeInsets, of name: String, at span: SourceSpan, _ context: LintContext,
    _ findings: inout [Diagnostic]
  ) {
    guard let size = context.measure.images[name]?.size else { return }
    let isWide = insets.left + insets.right > size.width
    guard isWide || insets.top + insets.bottom > size.height else { return }
    let (caps, side) =
      isWide
      ? (insets.left + insets.right, "\(DecimalText.report(size.width)) wide")
      : (insets.top + insets.bottom, "\(DecimalText.report(size.height)) high")
    findings.append(
      Diagnostic(
        rule,
        "the cap insets of '\(name)' take \(DecimalText.report(caps)) points of an image that is \(side)",
        at: span))
  }
}
