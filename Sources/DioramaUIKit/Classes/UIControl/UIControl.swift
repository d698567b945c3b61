// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A plain control: a view that follows a touch and sends its events, and looks like nothing.
package struct UIControl: ControlClass, Equatable {
  package var control = ControlTraits()

  package init() {}
}

// MARK: - Declaration

extension UIControl {
  package static let name = "UIControl"
  package static let summary = "A view that follows touches and sends control events."
  package static let superclassName: String? = "UIView"

  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
  }

  package static let examples = [
    Example("A touch area", "frame: [0, 0, 100, 100]\nactions: { touchUpInside: [ { log: hit } ] }")
  ]

  package static let ownEvents: ControlEvents = []
  package static let isInteractiveByDefault = true
  package static let parts: [PartDescription] = []

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIControl {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package static func standardSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}

// MARK: - Events

extension UIControl {
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {}
}
