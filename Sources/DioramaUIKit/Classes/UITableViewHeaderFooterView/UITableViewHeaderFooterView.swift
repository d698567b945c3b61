// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The header or footer of a section while it is in view.
package struct UITableViewHeaderFooterView: TileClass, Equatable {
  package var text: String?
  package var detailText: String?
  package var font: Font?
  package var textColor: Color?
  package var height: Double?
  private var run = Run()

  private struct Run: Equatable { var look = TileLook() }

  package init() {}

  package var look: TileLook {
    get { run.look }
    set { run.look = newValue }
  }
}

// MARK: - Declaration

extension UITableViewHeaderFooterView {
  package static let name = "UITableViewHeaderFooterView"
  package static let summary = "The header or footer of a section of a table."
  package static let superclassName: String? = "UIView"
  package static let heightProperty = "height"

  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("text", \.text, "The text of its textLabel.")
    PropertySpec(
      "detailText", \.detailText, "The text of its detailTextLabel.")
    PropertySpec("font", \.font, "Font of the text; null is the table's.")
    PropertySpec("textColor", \.textColor, "Color of the text; null is the table's.")
    PropertySpec(
      "height", \.height, "How high it is; null leaves that to the table.",
      source: .choice("UIKit asks the table's delegate"))
  }

  package static let examples = [Example("A header", "text: Network")]
  package static let isInteractiveByDefault = true
  package static let parts: [PartDescription] = []

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UITableViewHeaderFooterView {
  package var wantedHeight: Double? { height }
  package var title: String? {
    get { text }
    set { text = newValue }
  }

  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}
