// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// How the content follows a finger and goes on by itself.
///
/// Source of the numbers and of the delegate's order: UIKit facts 4.8.
extension ScrollTraits {
  /// What it waits for and asks; a class hands these on to `resume`.
  package static let frame = "scrolling"
  package static let question = "willEndDragging"

  package mutating func handle(_ event: PanEvent, effects: inout Effects) {
    switch event {
    case .touched:
      run.isTracking = true
      stop(&effects)
    case .began(_, let axis): begin(along: axis, &effects)
    case .moved(let touch): follow(touch.translation)
    case .ended(_, let velocity):
      release(Point(-velocity.x / 1000, -velocity.y / 1000), &effects)
    case .lifted:
      run.isTracking = false
      settle(&effects)
    case .cancelled:
      if isDragging {
        release(.zero, &effects)
      } else {
        run.isTracking = false
        settle(&effects)
      }
    }
  }

  /// Goes on with what it waits for; false where that is not a scroll view's.
  package mutating func resume(_ point: String, effects: inout Effects) -> Bool {
    guard point == Self.frame else { return false }
    showFrame(&effects)
    return true
  }

  /// The delegate was asked where the content should go.
  package mutating func resume(
    _ question: String, answer: Value?, effects: inout Effects
  ) -> Bool {
    guard question == Self.question else { return false }
    guard var course = run.release else { return true }
    run.release = nil
    run.drag = nil
    run.isTracking = false
    if let wanted = Self.point(answer), wanted != course.end { course = slowing(to: wanted) }
    effects.tell("didEndDragging", [("decelerate", .bool(course.duration > 0))])
    decelerate(course, &effects)
    return true
  }

  private mutating func begin(along axis: PanAxis, _ effects: inout Effects) {
    var axes = PanAxis.allCases.filter { reach(along: $0, towards: 1) != .none }
    if isDirectionalLockEnabled, axes.contains(axis) { axes = [axis] }
    var finger = contentOffset
    for axis in axes {
      let edge = contentOffset[axis].clamped(to: range(axis))
      let shown = contentOffset[axis] - edge
      // Caught while it is beyond the edge.
      if shown != 0, bounces {
        finger[axis] = edge + ScrollPhysics.fingerWay(shown: shown, length: run.size[axis])
      }
    }
    run.wasCaught = false
    run.drag = Drag(began: contentOffset, finger: finger, axes: axes)
    effects.tell("willBeginDragging")
  }

  private mutating func follow(_ translation: Point) {
    guard let drag = run.drag, run.release == nil else { return }
    for axis in drag.axes {
      let place = drag.finger[axis] - translation[axis]
      let edge = place.clamped(to: range(axis))
      contentOffset[axis] =
        place == edge || !bounces
        ? edge : edge + ScrollPhysics.rubberBand(place - edge, length: run.size[axis])
    }
  }

  /// - Parameter velocity: Of the content, in points a millisecond.
  private mutating func release(_ velocity: Point, _ effects: inout Effects) {
    guard let drag = run.drag else { return }
    var velocity = velocity
    for axis in PanAxis.allCases where !drag.axes.contains(axis) { velocity[axis] = 0 }
    let course = PlaneMotion(
      course(.x, velocity.x * 1000, began: drag.began.x),
      course(.y, velocity.y * 1000, began: drag.began.y))
    run.release = course
    effects.consult(
      Self.question, [("velocity", .point(velocity)), ("targetOffset", .point(course.end))])
  }

  /// The way along one axis from where the content is.
  ///
  /// - Parameter velocity: In points a second.
  private func course(_ axis: PanAxis, _ velocity: Double, began: Double) -> ScrollMotion {
    let range = range(axis)
    let place = contentOffset[axis]
    if isPagingEnabled, range.contains(place) {
      let page = ScrollPhysics.page(
        projected: place + ScrollPhysics.travel(velocity, rate: decelerationRate.rate),
        began: began, length: run.size[axis], range: range)
      return ScrollMotion(slowingFrom: place, to: page, rate: ScrollPhysics.fastRate)
    }
    return ScrollMotion(
      thrownFrom: place, velocity: velocity, range: range, rate: decelerationRate.rate,
      bounces: bounces)
  }

  /// A point, or `[x, y]` as `return` gives it.
  private static func point(_ answer: Value?) -> Point? {
    switch answer {
    case .point(let point): return point
    case .list(let items):
      guard items.count == 2, let x = items[0].number, let y = items[1].number else { return nil }
      return Point(x, y)
    default: return nil
    }
  }

  private func slowing(to wanted: Point) -> PlaneMotion {
    let goal = resting(wanted)
    return PlaneMotion(
      ScrollMotion(slowingFrom: contentOffset.x, to: goal.x, rate: decelerationRate.rate),
      ScrollMotion(slowingFrom: contentOffset.y, to: goal.y, rate: decelerationRate.rate))
  }

  /// Stopped by a touch that was then lifted: goes where it may rest.
  private mutating func settle(_ effects: inout Effects) {
    guard run.motion == nil, run.drag == nil, run.wasCaught else { return }
    run.wasCaught = false
    decelerate(
      PlaneMotion(
        course(.x, 0, began: contentOffset.x), course(.y, 0, began: contentOffset.y)), &effects)
  }

  private mutating func decelerate(_ course: PlaneMotion, _ effects: inout Effects) {
    guard course.duration > 0 else { return }
    effects.tell("willBeginDecelerating")
    move(course, .decelerating, &effects)
  }

  private mutating func move(
    _ course: PlaneMotion, _ kind: Motion.Kind, _ effects: inout Effects
  ) {
    run.motion = Motion(course: course, kind: kind)
    effects.schedule(Self.frame, after: ScrollPhysics.frame)
  }

  private mutating func showFrame(_ effects: inout Effects) {
    guard var motion = run.motion else { return }
    motion.frames += 1
    let time = Double(motion.frames) * ScrollPhysics.frame.seconds
    contentOffset = motion.course.position(at: time)
    guard time >= motion.course.duration else {
      run.motion = motion
      effects.schedule(Self.frame, after: ScrollPhysics.frame)
      return
    }
    run.motion = nil
    tellEnd(of: motion.kind, &effects)
  }

  /// A finger holds what moved.
  private mutating func stop(_ effects: inout Effects) {
    guard let motion = run.motion else { return }
    run.motion = nil
    run.wasCaught = true
    effects.unschedule(Self.frame)
    tellEnd(of: motion.kind, &effects)
  }

  private func tellEnd(of kind: Motion.Kind, _ effects: inout Effects) {
    switch kind {
    case .decelerating: effects.tell("didEndDecelerating")
    case .animated: effects.tell("didEndScrollingAnimation")
    }
  }

  /// Scrolls as code asks; the offset is not held to the range.
  package mutating func go(to offset: Point, isAnimated: Bool, _ effects: inout Effects) {
    run.motion = nil
    effects.unschedule(Self.frame)
    guard offset.isFinite else { return }
    guard isAnimated, offset != contentOffset else {
      contentOffset = offset
      return
    }
    let time = ScrollPhysics.animationTime
    move(
      PlaneMotion(
        ScrollMotion(easedFrom: contentOffset.x, to: offset.x, duration: time),
        ScrollMotion(easedFrom: contentOffset.y, to: offset.y, duration: time)), .animated,
      &effects)
  }

  /// The offset nearest to the present one at which a rect of the content is seen.
  package func offset(showing rect: Rect) -> Point {
    var offset = contentOffset
    for axis in PanAxis.allCases {
      let first = offset[axis] + contentInset.leading(axis)
      let last = offset[axis] + run.size[axis] - contentInset.trailing(axis)
      let start = rect.origin[axis]
      let end = start + rect.size[axis]
      if start < first {
        offset[axis] = start - contentInset.leading(axis)
      } else if end > last {
        offset[axis] = end - run.size[axis] + contentInset.trailing(axis)
      }
      if offset[axis] != contentOffset[axis] {
        offset[axis] = offset[axis].clamped(to: range(axis))
      }
    }
    return offset
  }
}
