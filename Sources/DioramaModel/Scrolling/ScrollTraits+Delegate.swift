// SPDX-License-Identifier: MIT
import DioramaExpressions

extension ScrollTraits {
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
      "didScrollToTop", ["scrollViewDidScrollToTop:", "scrollViewDidScrollToTop(_:)"], [],
      "A tap on the status bar has scrolled to the top."),
    DelegateMethod(
      "viewForZooming", ["viewForZoomingInScrollView:", "viewForZooming(in:)"], [],
      answers: .optional(.reference("UIView")),
      "The view that is zoomed; asked for at load and when a zoom begins, and no event."),
    DelegateMethod(
      "willBeginZooming",
      ["scrollViewWillBeginZooming:withView:", "scrollViewWillBeginZooming(_:with:)"],
      [.init("view", .optional(.reference("UIView")))], "Two fingers begin to zoom."),
    DelegateMethod(
      "didZoom", ["scrollViewDidZoom:", "scrollViewDidZoom(_:)"], [], "The zoomScale has changed."),
    DelegateMethod(
      "didEndZooming",
      [
        "scrollViewDidEndZooming:withView:atScale:", "scrollViewDidEndZooming(_:with:atScale:)",
      ], [.init("view", .optional(.reference("UIView"))), .init("scale", .double)],
      "The zoom has come to its end, after what it went back by."),
  ]
}
