// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A view whose content is larger than itself and moves under a finger.
package struct UIScrollView: ScrollingClass, DataClass, Equatable {
  package var scroll = ScrollTraits()
  private var run = Run()

  private struct Run: Equatable {
    /// Whether the delegate has still to be asked which view is zoomed.
    var asksForZoomed = false
  }

  package init() { scroll.awaitZoomed() }
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
    Example(
      "A photo to be pinched up to four times its size",
      """
      id: photos
      frame: [0, 0, 320, 480]
      contentSize: [320, 480]
      maximumZoomScale: 4
      delegate: { viewForZooming: photo }
      subviews: [ { type: UIView, id: photo, frame: [0, 0, 320, 480] } ]
      """),
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
    _ = scroll.resume(point, answer: answer, effects: &effects)
  }

  package mutating func hear(_ question: String, answer: Value?, effects: inout Effects) {
    _ = scroll.resume(question, answer: answer, effects: &effects)
  }
}

extension UIScrollView {
  package mutating func beginLoading(_ part: Int?) { run.asksForZoomed = true }

  package mutating func nextQuestion() -> DataQuestion? {
    guard run.asksForZoomed else { return nil }
    run.asksForZoomed = false
    return DataQuestion("viewForZooming")
  }

  package mutating func take(_ answer: Value?) {
    if case .object(let view)? = answer { scroll.zooms(view) } else { scroll.zooms(nil) }
  }
}

// MARK: - Numbers

extension UIScrollView: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "deceleration in a millisecond",
        "\(DecimalText.report(ScrollPhysics.normalRate)), fast "
          + DecimalText.report(ScrollPhysics.fastRate),
        .observed("UIKit facts 2.13")),
      NamedNumber(
        "speed at which a throw ends",
        "\(DecimalText.report(ScrollPhysics.stopSpeed)) points a second",
        .oneObservation("recorded fact S16")),
      NamedNumber(
        "stretch beyond the edge", DecimalText.report(ScrollPhysics.stretch),
        .observed("published, found by measuring")),
      NamedNumber(
        "animated move", "\(DecimalText.report(ScrollPhysics.animationTime)) s",
        .recalled("UIKit facts 4.8")),
      NamedNumber(
        "spring back to the edge",
        "\(DecimalText.report(ScrollPhysics.springFrequency)) radians a second",
        .recalled("UIKit facts 4.8")),
    ]
  }
}
