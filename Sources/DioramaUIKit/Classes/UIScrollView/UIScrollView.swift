// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A view whose content is larger than itself and moves under a finger.
package struct UIScrollView: ScrollingClass, DelegatingClass, Equatable {
  package var scroll = ScrollTraits()

  package init() {}
}

// MARK: - Declaration

extension UIScrollView {
  package static let name = "UIScrollView"
  package static let summary = "Shows a part of its content, which a finger moves."
  package static let superclassName: String? = "UIView"

  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.scroll, ScrollTraits.schema)
  }

  package static let examples = [
    Example("Twice as high as it shows", "frame: [0, 20, 320, 460]\ncontentSize: [320, 920]"),
    Example(
      "Three pages", "frame: [0, 0, 320, 200]\ncontentSize: [960, 200]\nisPagingEnabled: true"),
  ]

  package static let isInteractiveByDefault = true
  package static let parts: [PartDescription] = []
  package static let delegateMethods = ScrollTraits.delegateMethods

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIScrollView {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}

// MARK: - Events

extension UIScrollView {
  package var isMoving: Bool { scroll.isMoving }
  package var contentTouches: ContentTouches { scroll.contentTouches }

  package func reach(
    of touch: PanTouch, along axis: PanAxis, towards direction: Double
  ) -> PanReach { scroll.reach(along: axis, towards: direction) }

  package mutating func handle(_ event: PanEvent, effects: inout Effects) {
    scroll.handle(event, effects: &effects)
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    _ = scroll.resume(point, effects: &effects)
  }

  package mutating func hear(_ question: String, answer: Value?, effects: inout Effects) {
    _ = scroll.resume(question, answer: answer, effects: &effects)
  }
}
