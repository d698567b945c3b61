// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The software keyboard: above everything while somebody types, no object that a scene makes.
///
/// UIKit shows it in a window of its own; here it is the last child of the window.
package struct UIKeyboard: SystemViewClass, Equatable {
  private var run = Run()

  private struct Run: Equatable { var keys: KeyboardLook? }

  package init() {}

  package var keys: KeyboardLook? {
    get { run.keys }
    set { run.keys = newValue }
  }
}

// MARK: - Declaration

extension UIKeyboard {
  package static let name = "UIKeyboard"
  package static let summary = "The software keyboard; comes and goes with the first responder."
  package static let superclassName: String? = "UIView"
  package static let schema = Schema<Self> { viewMethods() }
  package static let examples: [Example] = []
  package static let parts: [PartDescription] = []
  package static let isInteractiveByDefault = true

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIKeyboard {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}

// MARK: - Numbers

extension UIKeyboard: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height on a phone",
        "216 points, in landscape 162; later with predictions and a notch more",
        .observed("several tables; UIKit facts 1.4")),
      NamedNumber("height on a pad", "264 points, in landscape 352", .recalled("UIKit facts 1.4")),
    ]
  }
}
