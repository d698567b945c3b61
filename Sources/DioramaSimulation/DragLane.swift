// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Where a finger can drag a scroll view, in the window's coordinates.
struct DragLane {
  var start: Point
  var end: Point
  /// Points of the finger's way, in the scroll view's coordinates.
  var length: Double
}

extension Simulation {
  func scroll(of object: ObjectID) -> ScrollTraits? {
    (graph.values[object.offset] as? any ScrollingClass)?.scroll
  }

  /// A way for a finger that moves the content by at most `way` along an axis; nil where none does.
  ///
  /// - Parameter way: Of the contentOffset, in points.
  func lane(in scroller: ObjectID, along axis: PanAxis, by way: Double) -> DragLane? {
    let area = visibleArea(of: scroller)
    guard area.width > 0, area.height > 0 else { return nil }
    let screen = graph.convert(graph.bounds[Scene.window.offset], from: Scene.window, to: scroller)
    let across: PanAxis = axis == .x ? .y : .x
    var best: DragLane?
    for along in [0.9, 0.75, 0.6, 0.5, 0.35, 0.2] {
      for side in [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97] {
        var start = area.origin
        // The finger goes against the offset, from the far side of the area.
        start[axis] += area.size[axis] * (way > 0 ? along : 1 - along)
        start[across] += area.size[across] * side
        let room =
          way > 0
          ? start[axis] - screen.origin[axis]
          : screen.origin[axis] + screen.size[axis] - start[axis]
        let length = min(abs(way) + Self.panDistance, room - 1)
        guard length > max(best?.length ?? 0, Self.panDistance + 0.5),
          drags(scroller, from: start, along: axis, by: way)
        else { continue }
        var end = start
        end[axis] -= way > 0 ? length : -length
        best = DragLane(
          start: graph.convert(start, from: scroller, to: Scene.window),
          end: graph.convert(end, from: scroller, to: Scene.window), length: length)
        if length >= min(abs(way) + Self.panDistance, 0.5 * area.size[axis]) { return best }
      }
    }
    return best
  }

  /// The part of a view that is not cut off, in its own coordinates.
  private func visibleArea(of view: ObjectID) -> Rect {
    var area = graph.bounds[view.offset]
    var current = graph.parent(of: view)
    while let step = current {
      if graph.flags[step.offset].contains(.clips) || step == Scene.window {
        let other = graph.convert(graph.bounds[step.offset], from: step, to: view)
        let left = max(area.minX, other.minX)
        let top = max(area.minY, other.minY)
        area = Rect(
          left, top, max(0, min(area.maxX, other.maxX) - left),
          max(0, min(area.maxY, other.maxY) - top))
      }
      current = graph.parent(of: step)
    }
    return area
  }

  /// Whether a drag that begins at a point of a scroll view's own coordinates moves that view.
  private func drags(
    _ scroller: ObjectID, from start: Point, along axis: PanAxis, by way: Double
  ) -> Bool {
    let place = graph.convert(start, from: scroller, to: Scene.window)
    guard let hit = hitTest(place, in: Scene.window), graph.isInside(hit, scroller) else {
      return false
    }
    let control = follower(of: hit)
    if isOnThumb(control, place) { return false }
    var isDelayed = false
    var isOurs = false
    for panner in panners(above: hit) {
      guard let view = graph.values[panner.offset] as? any PanningClass, isTouchable(panner) else {
        continue
      }
      if panner != hit { isDelayed = isDelayed || view.contentTouches.delays }
      guard !isOurs else { continue }
      let moves =
        view.reach(of: panTouch(panner, place), along: axis, towards: -way) == .moves
      if panner == scroller { isOurs = moves } else if moves { return false }
    }
    // A control that hears of its touch at once keeps it.
    return isOurs && (control == nil || isDelayed)
  }

  /// Why a part of what a scroll view shows cannot be seen or touched; nil where it can.
  func reasonNotToSee(_ object: ObjectID, _ area: Rect, in scroller: ObjectID) -> String? {
    guard isVisible(object) else {
      let place = graph.convert(area.center, from: scroller, to: Scene.window)
      return obstacle(to: object, at: place)?.reason ?? "it lies where the content does not go"
    }
    let shown = visibleArea(of: scroller)
    let isSeen =
      shown.contains(area.center) || area.contains(shown.center)
    return isSeen ? nil : "it lies where the content does not go"
  }
}
