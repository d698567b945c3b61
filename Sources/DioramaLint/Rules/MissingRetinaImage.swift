// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// An image without a file for the screen of the scene's device.
package enum MissingRetinaImage: LintRule {
  package static let rule = Rule(
    "missing-retina-image", .warning,
    """
    The image has no file for the device's screen, only one of fewer pixels, so that it looks \
    blurred: a screen of 2 pixels a point takes NAME@2x.png, one of 3 NAME@3x.png.
    """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    let scene = context.scene
    guard context.tables.scale > 1, !scene.images.isEmpty || !scene.imageUses.isEmpty else {
      return
    }
    var declared: Set<String> = []
    for image in scene.images {
      declared.insert(image.name)
      check(image.name, at: image.span, context, &findings)
    }
    for use in scene.imageUses where !declared.contains(use.name) {
      check(use.name, at: use.span, context, &findings)
    }
  }

  private static func check(
    _ name: String, at span: SourceSpan, _ context: LintContext, _ findings: inout [Diagnostic]
  ) {
    guard let scale = context.measure.images[name]?.fileScale, scale < context.tables.scale else {
      return
    }
    let wanted = "@\(DecimalText.report(context.tables.scale))x"
    findings.append(
      Diagnostic(
        rule,
        "the image '\(name)' has no \(wanted) file for the screen of \(context.scene.device.name)",
        at: span))
  }
}
