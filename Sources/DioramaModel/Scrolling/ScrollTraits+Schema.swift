// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

extension ScrollTraits {
  package static let schema = Schema<Self> {
    PropertySpec("contentSize", \.contentSize, "The size of what is scrolled.")
    PropertySpec(
      "contentOffset", \.contentOffset,
      "The point of the content at the top left: the bounds' origin; not held to the range.",
      phase: .afterRange, animatable: .adding(since: 0), changedBy: .user,
      raises: { _, offset in notFinite(offset) }, source: "UIKit facts 4.8")
    PropertySpec(
      "contentInset", \.contentInset,
      "Room around the content; content at the top or left edge stays there.",
      source: "UIKit facts 4.8")
    PropertySpec(
      "scrollIndicatorInsets", \.scrollIndicatorInsets, "Room around the indicators.")
    PropertySpec(
      "bounces", \.bounces, "Whether content goes beyond its edges, to come back.")
    PropertySpec(
      "alwaysBounceVertical", \.alwaysBounceVertical,
      "Whether it bounces upwards and downwards even where all of it fits.")
    PropertySpec(
      "alwaysBounceHorizontal", \.alwaysBounceHorizontal,
      "Whether it bounces sideways even where all of it fits.")
    PropertySpec(
      "isScrollEnabled", \.isScrollEnabled, "Whether the finger scrolls.",
      aliases: ["scrollEnabled"])
    PropertySpec(
      "isPagingEnabled", \.isPagingEnabled,
      "Whether it comes to rest at multiples of its size, one page a flick.",
      aliases: ["pagingEnabled"])
    PropertySpec(
      "isDirectionalLockEnabled", \.isDirectionalLockEnabled,
      "Whether a drag that begins along one axis stays on it.",
      aliases: ["directionalLockEnabled"])
    PropertySpec(
      "showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator,
      "Whether the lower indicator shows while it moves.")
    PropertySpec(
      "showsVerticalScrollIndicator", \.showsVerticalScrollIndicator,
      "Whether the right indicator shows while it moves.")
    PropertySpec(
      "scrollsToTop", \.scrollsToTop, "Whether a tap on the status bar scrolls to the top.")
    PropertySpec(
      "delaysContentTouches", \.delaysContentTouches,
      "Whether touches reach what is inside only once they are known to be no drag.")
    PropertySpec(
      "canCancelContentTouches", \.canCancelContentTouches,
      "Whether a drag may take a touch from a view inside; controls keep theirs.")
    PropertySpec(
      "minimumZoomScale", \.minimumZoomScale, "The smallest zoomScale.",
      later: { $0.number != 1 })
    PropertySpec(
      "maximumZoomScale", \.maximumZoomScale, "The largest zoomScale.",
      later: { $0.number != 1 })
    PropertySpec(
      "zoomScale", \.zoomScale, "How large the zoomed view is shown.",
      later: { $0.number != 1 })
    PropertySpec(
      "bouncesZoom", \.bouncesZoom, "Whether zooming goes beyond its limits, to come back.")
    PropertySpec(
      "decelerationRate", \.decelerationRate, "How much of its speed it keeps when let go.",
      source: "UIKit facts 2.13")
    PropertySpec(
      "keyboardDismissMode", \.keyboardDismissMode, "Whether a drag sends the keyboard away.",
      later: { $0 == .string("interactive") })
    PropertySpec("indicatorStyle", \.indicatorStyle, "The look of the indicators.")
    PropertySpec(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      "When the safe area is added to the content's insets.", introduced: 11)
    PropertySpec(
      readOnly: "isTracking", .bool, "Whether a finger is on it.",
      read: { .bool($0.run.isTracking) })
    PropertySpec(
      readOnly: "isDragging", .bool, "Whether a finger drags the content.",
      read: { .bool($0.isDragging) })
    PropertySpec(
      readOnly: "isDecelerating", .bool, "Whether the content moves on after a finger let go.",
      read: { .bool($0.isDecelerating) })
    MethodSpec(
      "setContentOffset",
      [.init("contentOffset", .point), .init("animated", .bool, default: .bool(false))],
      "Scrolls to a point, at once or in 0.3 s."
    ) { (scroll: inout Self, arguments, effects) throws(UIKitException) in
      guard case .point(let offset)? = arguments.first else { return }
      if let exception = notFinite(offset) { throw exception }
      scroll.go(to: offset, isAnimated: arguments.last == .bool(true), &effects)
    }
    MethodSpec(
      "scrollRectToVisible",
      [.init("rect", .rect), .init("animated", .bool, default: .bool(false))],
      "Scrolls as little as it takes for a rect of the content to be seen."
    ) { (scroll: inout Self, arguments, effects) in
      guard case .rect(let rect)? = arguments.first else { return }
      scroll.go(
        to: scroll.offset(showing: rect), isAnimated: arguments.last == .bool(true), &effects)
    }
    MethodSpec("flashScrollIndicators", [], "Shows the indicators for a moment.") {
      (_: inout Self, _, _) in
    }
  }

  /// Bounds that are no numbers raise, as Core Animation does.
  private static func notFinite(_ offset: Point) -> UIKitException? {
    offset.isFinite
      ? nil : UIKitException("CALayerInvalidGeometry", "an offset is not a finite number")
  }

  /// What every scroll view asks and tells its delegate.
  ///
  /// Source of the order: UIKit facts 4.8 (documented, UIScrollView.h).
  package static let delegateMethods = [
    DelegateMethod(
      "didScroll", ["scrollViewDidScroll:", "scrollViewDidScroll(_:)"], [],
      "The content was moved, by whoever it was."),
    DelegateMethod(
      "willBeginDragging", ["scrollViewWillBeginDragging:", "scrollViewWillBeginDragging(_:)"], [],
      "A finger begins to drag."),
    DelegateMethod(
      "willEndDragging",
      [
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      ], [.init("velocity", .point), .init("targetOffset", .point)], answers: .optional(.point),
      "The finger lets go at a velocity in points a millisecond; a point is where to go instead."),
    DelegateMethod(
      "didEndDragging",
      [
        "scrollViewDidEndDragging:willDecelerate:", "scrollViewDidEndDragging(_:willDecelerate:)",
      ], [.init("decelerate", .bool)], "The finger has let go."),
    DelegateMethod(
      "willBeginDecelerating",
      ["scrollViewWillBeginDecelerating:", "scrollViewWillBeginDecelerating(_:)"], [],
      "The content goes on by itself."),
    DelegateMethod(
      "didEndDecelerating", ["scrollViewDidEndDecelerating:", "scrollViewDidEndDecelerating(_:)"],
      [], "The content has come to rest."),
    DelegateMethod(
      "didEndScrollingAnimation",
      ["scrollViewDidEndScrollingAnimation:", "scrollViewDidEndScrollingAnimation(_:)"], [],
      "An animated setContentOffset has arrived."),
    DelegateMethod(
      "shouldScrollToTop",
      ["scrollViewShouldScrollToTop:", "scrollViewShouldScrollToTop(_:)"], [], answers: .bool,
      "Whether a tap on the status bar scrolls to the top."),
    DelegateMethod(
      "viewForZooming", ["viewForZoomingInScrollView:", "viewForZooming(in:)"], [],
      answers: .optional(.reference("UIView")), "The view that pinching zooms."),
    DelegateMethod(
      "didZoom", ["scrollViewDidZoom:", "scrollViewDidZoom(_:)"], [], "The zoomScale has changed."),
  ]
}
