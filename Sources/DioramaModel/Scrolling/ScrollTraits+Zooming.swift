// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// How fingers and code zoom a view inside: its transform is a scale, the content's size follows.
///
/// Source: UIKit facts 2.13 (documented, UIScrollView.h) for what there is; what is told when, beyond
/// that, and how far it stretches beyond a limit are choices.
extension ScrollTraits {
  /// The view that is zoomed, and where it is.
  struct Zoomed: Equatable {
    var view: ObjectID
    /// The scale that it is shown with.
    var shown: Double
    /// Its own size, and the top left of its frame in the content; nil until the graph has told.
    var place: Rect?
  }

  /// Two fingers that zoom.
  struct Pinch: Equatable {
    /// The zoomScale when they began.
    var scale: Double
    /// The point of the zoomed view between them.
    var anchor: Point
    /// Where they are now, from the view's top left.
    var place: Point
  }

  /// A zoom that goes by itself, slow, fast, slow.
  struct ZoomCourse: Equatable {
    var from: Double
    var to: Double
    /// The contentOffset when it began.
    var start: Point
    /// The point of the zoomed view that comes to `place`, counted from the view's top left.
    var anchor: Point
    var place: Point
    private let progress = ScrollMotion(
      easedFrom: 0, to: 1, duration: ScrollPhysics.animationTime)

    init(from: Double, to: Double, start: Point, anchor: Point, place: Point) {
      (self.from, self.to) = (from, to)
      (self.start, self.anchor, self.place) = (start, anchor, place)
    }

    var duration: Double { progress.duration }
    func share(at seconds: Double) -> Double { progress.position(at: seconds) }
  }

  /// The zoomScales at which content may rest.
  package var zoomRange: ClosedRange<Double> {
    let low = minimumZoomScale.clamped(to: 0.001...1000)
    return low...max(low, maximumZoomScale.clamped(to: 0.001...1000))
  }

  /// Whether fingers may zoom, if the delegate names a view for it.
  package var mayZoom: Bool { minimumZoomScale < maximumZoomScale }
  package var isZooming: Bool { run.pinch != nil }
  package var isZoomBouncing: Bool { run.motion?.kind == .zoomBouncing }
  package var zoomedView: ObjectID? { run.zoomed?.view }

  /// Asks the delegate for the view that is zoomed before it does so by itself.
  package mutating func awaitZoomed() { run.awaitsZoomed = true }

  /// The delegate has named the view that is zoomed, or none.
  package mutating func zooms(_ view: ObjectID?) {
    let isFirst = run.awaitsZoomed
    run.awaitsZoomed = false
    guard let view else {
      run.zoomed = nil
      // Without a view nothing is zoomed.
      if isFirst { zoomScale = 1 }
      return
    }
    guard view != run.zoomed?.view else { return }
    run.zoomed = Zoomed(view: view, shown: isFirst ? 1 : zoomScale)
  }

  /// What the graph tells of the zoomed view; the first time what the file says is done.
  mutating func see(_ place: Rect) {
    let isFirst = run.zoomed?.place == nil
    run.zoomed?.place = place
    if isFirst, run.zoomed?.shown != zoomScale {
      contentSize = Size(place.width * zoomScale, place.height * zoomScale)
      contentOffset = resting(contentOffset)
    }
  }
}

// Fingers.
extension ScrollTraits {
  /// Two fingers begin to zoom.
  ///
  /// - Parameter place: Between them, in own coordinates.
  package mutating func beginPinch(at place: Point, _ effects: inout Effects) {
    if run.motion?.zoom != nil { finishMotion(&effects) }
    stop(&effects)
    run.isTracking = true
    run.wasCaught = false
    let finger = place - contentOffset
    run.pinch = Pinch(scale: zoomScale, anchor: anchor(at: finger), place: finger)
    effects.tell("willBeginZooming", zoomArguments(isOver: false))
  }

  /// Follows the fingers.
  ///
  /// - Parameter ratio: Of their distance to that when they came down.
  package mutating func pinch(by ratio: Double, at place: Point) {
    guard var pinch = run.pinch else { return }
    pinch.place = place - contentOffset
    run.pinch = pinch
    let wanted = pinch.scale * ratio
    guard wanted.isFinite else { return }
    show(stretched(wanted))
    let offset = offset(showing: pinch.anchor, at: pinch.place, scale: zoomScale)
    for axis in PanAxis.allCases {
      let rest = range(axis)
      // What is smaller than the view follows the fingers all over it.
      let room = contentSize[axis] - run.size[axis]
      let range = room < 0 ? min(rest.lowerBound, room)...max(rest.upperBound, 0) : rest
      let edge = offset[axis].clamped(to: range)
      contentOffset[axis] =
        bounces
        ? edge + ScrollPhysics.rubberBand(offset[axis] - edge, length: run.size[axis]) : edge
    }
  }

  /// A finger is lifted: what is beyond a limit comes back.
  package mutating func endPinch(_ effects: inout Effects) {
    guard let pinch = run.pinch else { return }
    run.pinch = nil
    run.isTracking = false
    let scale = zoomScale.clamped(to: zoomRange)
    guard scale != zoomScale || resting(contentOffset) != contentOffset else {
      effects.tell("didEndZooming", zoomArguments(isOver: true))
      return
    }
    go(to: scale, showing: pinch.anchor, at: pinch.place, .zoomBouncing, &effects)
  }

  /// A scale beyond the limits is shown as its root: our choice.
  private func stretched(_ scale: Double) -> Double {
    let held = scale.clamped(to: zoomRange)
    guard bouncesZoom, held != scale, scale > 0 else { return held }
    return (held * (scale / held).squareRoot()).clamped(to: 0.0001...10_000)
  }
}

// Code.
extension ScrollTraits {
  /// Zooms about the middle of what is seen.
  package mutating func zoom(to scale: Double, isAnimated: Bool, _ effects: inout Effects) {
    let middle = Point(run.size.width / 2, run.size.height / 2)
    zoom(to: scale, showing: anchor(at: middle), at: middle, isAnimated: isAnimated, &effects)
  }

  /// Zooms so that a rect of the zoomed view is in the middle and as large as may be.
  package mutating func zoom(to rect: Rect, isAnimated: Bool, _ effects: inout Effects) {
    guard rect.width > 0, rect.height > 0 else { return }
    let middle = Point(run.size.width / 2, run.size.height / 2)
    zoom(
      to: min(run.size.width / rect.width, run.size.height / rect.height), showing: rect.center,
      at: middle, isAnimated: isAnimated, &effects)
  }

  private mutating func zoom(
    to scale: Double, showing anchor: Point, at place: Point, isAnimated: Bool,
    _ effects: inout Effects
  ) {
    guard run.zoomed?.place != nil, scale.isFinite else { return }
    if run.motion?.zoom != nil { finishMotion(&effects) }
    let scale = scale.clamped(to: zoomRange)
    let goal = target(of: anchor, at: place, scale: scale)
    guard goal.isFinite, scale != zoomScale || goal != contentOffset else { return }
    guard isAnimated else {
      run.motion = nil
      show(scale)
      contentOffset = goal
      return
    }
    if scale == zoomScale { return go(to: goal, isAnimated: true, &effects) }
    go(to: scale, showing: anchor, at: place, .zooming, &effects)
  }

  /// The property was written: zooms about the middle of what is seen, at once.
  mutating func zoomByCode(since old: ScrollTraits) {
    guard !run.awaitsZoomed else { return }
    let wanted = zoomScale
    zoomScale = old.zoomScale
    var none = Effects()
    zoom(to: wanted, isAnimated: false, &none)
  }

  private mutating func go(
    to scale: Double, showing anchor: Point, at place: Point, _ kind: Motion.Kind,
    _ effects: inout Effects
  ) {
    move(PlaneMotion(restingAt: contentOffset), kind, &effects)
    run.motion?.zoom = ZoomCourse(
      from: zoomScale, to: scale, start: contentOffset, anchor: anchor, place: place)
  }

  /// A frame of a zoom that goes by itself; what the delegate does with the view meanwhile counts.
  mutating func show(_ zoom: ZoomCourse, at seconds: Double) {
    let share = zoom.share(at: seconds)
    show(zoom.from + (zoom.to - zoom.from) * share)
    let goal = target(of: zoom.anchor, at: zoom.place, scale: zoom.to)
    let (start, way) = (zoom.start, goal - zoom.start)
    contentOffset = share == 1 ? goal : Point(start.x + way.x * share, start.y + way.y * share)
  }

  /// Shows the content at a scale; the offset is left alone.
  mutating func show(_ scale: Double) {
    guard let place = run.zoomed?.place else { return }
    zoomScale = scale
    contentSize = Size(place.width * scale, place.height * scale)
  }

  /// The point of the zoomed view that is shown at a place, counted from the view's top left.
  private func anchor(at place: Point) -> Point {
    guard let zoomed = run.zoomed?.place, zoomScale != 0 else { return place }
    return Point(
      (contentOffset.x + place.x - zoomed.minX) / zoomScale,
      (contentOffset.y + place.y - zoomed.minY) / zoomScale)
  }

  private func offset(showing anchor: Point, at place: Point, scale: Double) -> Point {
    let origin = run.zoomed?.place?.origin ?? .zero
    return Point(
      origin.x + anchor.x * scale - place.x, origin.y + anchor.y * scale - place.y)
  }

  /// Where a point of the zoomed view comes to be as near to a place as it may rest.
  private func target(of anchor: Point, at place: Point, scale: Double) -> Point {
    guard let zoomed = run.zoomed?.place else { return contentOffset }
    let size = Size(zoomed.width * scale, zoomed.height * scale)
    let wanted = offset(showing: anchor, at: place, scale: scale)
    return Point(
      wanted.x.clamped(to: range(.x, of: size)), wanted.y.clamped(to: range(.y, of: size)))
  }

  func zoomArguments(isOver: Bool) -> [(String, Value)] {
    let view: Value = run.zoomed.map { .object($0.view) } ?? .null
    return [("view", view)] + (isOver ? [("scale", .double(zoomScale))] : [])
  }
}
