// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

// MARK: - Measuring

extension UIPageControl {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(ownSize(context))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    ownSize(context)
  }

  /// Rounded up to whole pixels, as sizes of controls are (UIKit facts 4.2).
  private func ownSize(_ context: borrowing MeasureContext) -> Size {
    let size = Metrics.size(pages: numberOfPages, os: context.os)
    return Size(context.roundedUp(size.width), size.height)
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }

  package static func standardSize(in context: borrowing MeasureContext) -> Size? {
    Size(0, Metrics.size(pages: 1, os: context.os).height)
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    let width = bounds.width / 2
    return switch part.name {
    case "left": Rect(bounds.minX, bounds.minY, width, bounds.height)
    case "right": Rect(bounds.midX, bounds.minY, width, bounds.height)
    default: nil
    }
  }
}

// MARK: - Events

extension UIPageControl: ResumingClass {
  /// Source: UIKit facts 2.9: one page by a tap, no event at the ends.
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    guard case .ended(let touch, isInside: true) = event else { return }
    let page = touch.location.x < touch.bounds.midX ? currentPage - 1 : currentPage + 1
    let displayed = run.displayedPage
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    if defersCurrentPageDisplay, touch.context.os < 14 { run.displayedPage = displayed }
    run.interaction = .discrete
    effects.send(.valueChanged)
    effects.continueAt("rest")
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    run.interaction = .none
  }
}
