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
  static let topQuestion = "shouldScrollToTop"

  /// A drag that begins less steep than this goes along one axis; our choice, 30 degrees.
  private static let lockSlope = 0.577

  package mutating func handle(_ event: PanEvent, effects: inout Effects) {
    switch event {
    case .touched:
      run.isTracking = true
      stop(&effects)
    case .began(let touch, let axis): begin(along: axis, way: touch.translation, &effects)
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
  ///
  /// - Parameter answer: Of the delegate, where it was asked.
  package mutating func resume(
    _ point: String, answer: Bool = true, effects: inout Effects
  ) -> Bool {
    switch point {
    case Self.frame: showFrame(&effects)
    case Self.topQuestion: if answer { goToTop(&effects) }
    default: return false
    }
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

  private mutating func begin(along axis: PanAxis, way: Point, _ effects: inout Effects) {
    if run.motion?.zoom != nil { finishMotion(&effects) }
    var axes = PanAxis.allCases.filter { reach(along: $0, towards: 1) != .none }
    // A drag that begins aslant is not locked (documented).
    let across = abs(way[axis == .x ? .y : .x])
    if isDirectionalLockEnabled, axes.contains(axis), across <= Self.lockSlope * abs(way[axis]) {
      axes = [axis]
    }
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
    decelerate(returning(), &effects)
  }

  /// From where the content is to the nearest place where it may rest.
  func returning() -> PlaneMotion {
    PlaneMotion(course(.x, 0, began: contentOffset.x), course(.y, 0, began: contentOffset.y))
  }

  private mutating func decelerate(_ course: PlaneMotion, _ effects: inout Effects) {
    guard course.duration > 0 else { return }
    effects.tell("willBeginDecelerating")
    move(course, .decelerating, &effects)
  }
}
