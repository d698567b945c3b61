// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// The part of a view's CALayer that a scene may set, as `layer: { cornerRadius: 8 }`.
///
/// `masksToBounds` is the view's own `clipsToBounds`. Source of the defaults: CALayer's
/// documentation (QuartzCore): radius and border width 0, opaque black border and shadow colors,
/// shadow opacity 0, offset (0, -3), radius 3.
package struct LayerTraits: Equatable, Sendable {
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor: Color? = Color(white: 0)
  package var shadowColor: Color? = Color(white: 0)
  package var shadowOpacity = Float(0) {
    didSet { shadowOpacity = min(max(shadowOpacity, 0), 1) }
  }
  package var shadowOffset = Offset(0, -3)
  package var shadowRadius = 3.0

  package init() {}

  /// What expressions call the class of `view.layer`; no class of the catalog.
  package static let className = "CALayer"
  /// What its properties begin with among those of a view.
  package static let prefix = "layer."

  package static let schema = Schema<Self> {
    // Of all these only the radius moves in an animation block, from iOS 11 on (recorded fact A2).
    PropertySpec(
      "layer.cornerRadius", \.cornerRadius, "Radius of the rounded corners, in points.",
      animatable: .adding(since: 11), source: .documented("CALayer.h"))
    PropertySpec(
      "layer.borderWidth", \.borderWidth, "Width of the line inside the edge, in points.",
      source: .documented("CALayer.h"))
    PropertySpec("layer.borderColor", \.borderColor, "Color of the line; null draws none.")
    PropertySpec("layer.shadowColor", \.shadowColor, "Color of the shadow; null draws none.")
    PropertySpec(
      "layer.shadowOpacity", \.shadowOpacity, "Opacity of the shadow, 0...1.",
      outside: .clamps(0...1), source: .documented("CALayer.h"))
    PropertySpec(
      "layer.shadowOffset", \.shadowOffset, "Where the shadow falls, in points.",
      source: .documented("CALayer.h"))
    PropertySpec(
      "layer.shadowRadius", \.shadowRadius, "Blur of the shadow, in points.",
      source: .documented("CALayer.h"))
  }
}
