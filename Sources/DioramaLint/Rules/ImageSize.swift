// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An image of another size than UIKit's slot for it.
package enum ImageSize: LintRule {
  /// Source: seeds; the sizes stand with their properties.
  package static let rule = Rule(
    "image-size", .warning,
    """
    UIKit has a size for the images of this property, in points; one of another size is cut, or \
    stands out. A switch takes 77 x 22, a slider's thumb and end pictures 23 x 23, its tracks 11 x 9.
    """,
    bad: """
      name: Too large
      images: { Knob: { size: [30, 30], color: red } }
      view: { subviews: [ { type: UISlider, thumbImage: Knob } ] }
      """,
    good: """
      name: As it should be
      images: { Knob: { size: [23, 23], color: red } }
      view: { subviews: [ { type: UISlider, thumbImage: Knob } ] }
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    var once = OncePerPlace()
    guard !context.scene.imageUses.isEmpty else { return }
    for object in context.scene.objects where object.presence != .absent {
      let slots = context.tables[object.classIndex].sight.imageSizes
      guard !slots.isEmpty else { continue }
      for place in object.settings {
        let setting = context.scene.settings[place]
        guard let wanted = slots[Int(setting.property)], case .literal(let value) = setting.source
        else { continue }
        for image in value.images {
          guard let size = context.measure.images.size(of: image), size != wanted else { continue }
          once.add(
            Diagnostic(
              rule,
              "the image '\(image.name)' is \(text(size)) points, not the \(text(wanted)) that its place has",
              at: setting.valueSpan), to: &findings)
          break
        }
      }
    }
  }

  private static func text(_ size: Size) -> String {
    "\(DecimalText.report(size.width)) x \(DecimalText.report(size.height))"
  }
}
