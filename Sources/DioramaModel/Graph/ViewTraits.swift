// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What every view has beside its geometry: the part of UIView that layout and touches do not read.
///
/// Source of the defaults: UIKit facts 2.1 (documented, UIView.h).
package struct ViewTraits: Equatable, Sendable {
  package var backgroundColor: Color?
  package var tintAdjustmentMode = TintAdjustmentMode.automatic
  package var contentMode = ContentMode.scaleToFill
  package var autoresizingMask = Options<Autoresizing>()
  package var tag = 0
  package var isOpaque = true
  package var clearsContextBeforeDrawing = true
  package var autoresizesSubviews = true

  package init() {}

  package enum TintAdjustmentMode: String, PropertyEnum {
    case automatic, normal, dimmed
    package static let typeName = "UIViewTintAdjustmentMode"
    package static let prefixes: [String] = []
  }

  package enum ContentMode: String, PropertyEnum {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
    package static let typeName = "UIViewContentMode"
    package static let prefixes: [String] = []
  }

  package enum Autoresizing: String, PropertyEnum {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
    package static let typeName = "UIViewAutoresizing"
    package static let prefixes: [String] = []
    package static let groups: [String: [Self]] = ["none": []]
  }

  package static let schema = Schema<Self> {
    PropertySpec(
      "backgroundColor", \.backgroundColor, "Fill behind the content; nil is transparent.",
      animatable: .always)
    PropertySpec(
      "tintAdjustmentMode", \.tintAdjustmentMode, "Whether the tint is shown dimmed.",
      introduced: 7)
    PropertySpec("contentMode", \.contentMode, "How the content fits the bounds.")
    PropertySpec(
      "autoresizingMask", \.autoresizingMask,
      "Which margins and sizes follow the superview's bounds size.")
    PropertySpec("tag", \.tag, "A number to find the view by.", source: .documented("UIView.h"))
    PropertySpec(
      "isOpaque", \.isOpaque, "Whether it promises to fill its bounds.", aliases: ["opaque"])
    PropertySpec(
      "clearsContextBeforeDrawing", \.clearsContextBeforeDrawing,
      "Whether its bounds are cleared before drawing.")
    PropertySpec(
      "autoresizesSubviews", \.autoresizesSubviews, "Whether the masks of its subviews count.")
  }

  /// The place of `tintAdjustmentMode`, which views read from what is above them.
  package static let tintModeSlot =
    schema.properties.firstIndex { $0.facts.name == "tintAdjustmentMode" } ?? -1
}
