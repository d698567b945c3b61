// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

extension ScrollTraits {
  package static let schema = Schema<Self> {
    PropertySpec(
      "contentSize", \.contentSize, "The size of what is scrolled.",
      source: .documented("UIScrollView.h"))
    PropertySpec(
      "contentOffset", \.contentOffset,
      "The point of the content at the top left: the bounds' origin; not held to the range.",
      phase: .afterRange, animatable: .adding(since: 0), changedBy: .user,
      raises: { _, offset in notFinite(offset) }, source: .documented("UIScrollView.h"))
    PropertySpec(
      "contentInset", \.contentInset,
      "Room around the content; content at the top or left edge stays there.",
      source: .documented("UIScrollView.h"))
    PropertySpec(
      "scrollIndicatorInsets", \.scrollIndicatorInsets, "Room around the indicators.",
      source: .documented("UIScrollView.h"))
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
      source: .documented("UIScrollView.h"))
    PropertySpec(
      "maximumZoomScale", \.maximumZoomScale, "The largest zoomScale.",
      source: .documented("UIScrollView.h"))
    PropertySpec(
      "zoomScale", \.zoomScale,
      "How large the view of viewForZooming is shown; 1 where the delegate names none.",
      phase: .afterRange, outside: .clampsToLimits,
      heldBy: ["minimumZoomScale", "maximumZoomScale"], limits: { $0.zoomRange }, changedBy: .user,
      source: .documented("UIScrollView.h"))
    PropertySpec(
      "bouncesZoom", \.bouncesZoom, "Whether zooming goes beyond its limits, to come back.")
    PropertySpec(
      "decelerationRate", \.decelerationRate, "How much of its speed it keeps when let go.",
      source: .documented("UIKit facts 2.13"))
    PropertySpec(
      "keyboardDismissMode", \.keyboardDismissMode,
      "Whether a drag sends the keyboard away, or takes it along below its top.")
    PropertySpec("indicatorStyle", \.indicatorStyle, "The look of the indicators.")
    PropertySpec(
      "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
      "When the safe area is added to the content's insets.", introduced: 11)
    PropertySpec(
      readOnly: "adjustedContentInset", .insets,
      "Room around the content that counts: contentInset and what the system adds.",
      read: { .insets($0.inset) })
    PropertySpec(
      readOnly: "isTracking", .bool, "Whether a finger is on it.",
      read: { .bool($0.run.isTracking) })
    PropertySpec(
      readOnly: "isDragging", .bool, "Whether a finger drags the content.",
      read: { .bool($0.isDragging) })
    PropertySpec(
      readOnly: "isDecelerating", .bool, "Whether the content moves on after a finger let go.",
      read: { .bool($0.isDecelerating) })
    PropertySpec(
      readOnly: "isZooming", .bool, "Whether two fingers zoom the content.",
      read: { .bool($0.isZooming) })
    PropertySpec(
      readOnly: "isZoomBouncing", .bool, "Whether the content comes back from beyond a zoom limit.",
      read: { .bool($0.isZoomBouncing) })
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
    MethodSpec(
      "setZoomScale",
      [.init("scale", .double), .init("animated", .bool, default: .bool(false))],
      "Zooms about the middle of what is seen, at once or in 0.3 s."
    ) { (scroll: inout Self, arguments, effects) in
      guard let scale = arguments.first?.number else { return }
      scroll.zoom(to: scale, isAnimated: arguments.last == .bool(true), &effects)
    }
    zoomToRect("zoom", "to")
    zoomToRect("zoomTo", "rect")
    MethodSpec("flashScrollIndicators", [], "Shows the indicators for a moment.") {
      (_: inout Self, _, _) in
    }
  }

  /// UIKit's `zoom(to:animated:)`, which Objective-C calls `zoomToRect`.
  private static func zoomToRect(_ name: String, _ label: String) -> [SchemaPart<Self>] {
    [
      .method(
        MethodSpec(
          name, [.init(label, .rect), .init("animated", .bool, default: .bool(false))],
          "Zooms so that a rect of the zoomed view is seen as large as may be."
        ) { (scroll: inout Self, arguments, effects) in
          guard case .rect(let rect)? = arguments.first else { return }
          scroll.zoom(to: rect, isAnimated: arguments.last == .bool(true), &effects)
        })
    ]
  }

  /// Bounds that are no numbers raise, as Core Animation does.
  private static func notFinite(_ offset: Point) -> UIKitException? {
    offset.isFinite
      ? nil : UIKitException("CALayerInvalidGeometry", "an offset is not a finite number")
  }
}
