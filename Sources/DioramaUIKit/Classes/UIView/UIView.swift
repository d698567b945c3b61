// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A plain view; what every view has is declared beside the graph (`NodeProperty`, `ViewTraits`).
package struct UIView: ViewClass, Equatable {
  package init() {}
}

// MARK: - Declaration

extension UIView {
  package static let name = "UIView"
  package static let summary = "A rectangle that holds other views."
  package static let superclassName: String? = nil
  package static let schema = Schema<Self> { viewMethods() }
  package static let examples = [
    Example("A box", "frame: [20, 40, 100, 100]\nbackgroundColor: red")
  ]
  package static let parts: [PartDescription] = []
  package static let isInteractiveByDefault = true

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIView {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }

  /// Source: UIKit facts 2.1: a plain view answers with its current size.
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}
