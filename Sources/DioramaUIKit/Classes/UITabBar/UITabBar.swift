// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A bar that chooses one of several screens.
package struct UITabBar: BarClass, Equatable {
  package var isTranslucent = true
  package var barTintColor: Color?

  package init() {}

  package var isAtTop: Bool { false }
  package func extraHeight(in context: borrowing MeasureContext) -> Double { 0 }
}

// MARK: - Declaration

extension UITabBar {
  package static let name = "UITabBar"
  package static let summary = "A bar that chooses one of several screens."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.18, 2.19 (documented).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "isTranslucent", \.isTranslucent, "Whether what is behind shows through.",
      aliases: ["translucent"], eraDefault: { $0 < 7 ? .bool(false) : nil })
    PropertySpec("barTintColor", \.barTintColor, "Color of the bar.", introduced: 7)
  }

  package static let examples = [Example("A bar", "frame: [0, 20, 320, 44]")]
  package static let isInteractiveByDefault = true
  package static let parts: [PartDescription] = []

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UITabBar {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}
