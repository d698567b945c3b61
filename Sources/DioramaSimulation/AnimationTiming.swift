// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// When an animation runs, how often, and how far it is at a moment.
///
/// Repeating and reversing are CAMediaTiming's (documented): a count is of whole cycles, there and
/// back where it reverses, and at the end the model's value is shown again.
struct AnimationTiming {
  /// After the delay.
  var start: VirtualTime
  /// Of one way.
  var duration: VirtualTime
  var curve = AnimationCurve.timing(.easeInOut)
  /// Cycles, not always whole; infinity is without end.
  var count = 1.0
  var reverses = false

  private var cycle: VirtualTime { reverses ? duration + duration : duration }

  /// Nil where it has no end.
  var end: VirtualTime? {
    guard count.isFinite else { return nil }
    return count == 1 ? start + cycle : start + VirtualTime(seconds: cycle.seconds * count)
  }

  func isOver(at now: VirtualTime) -> Bool { end.map { $0 <= now } ?? false }

  /// How much of the way is gone, eased, while it is not over; 0 until the start.
  func progress(at now: VirtualTime) -> Double {
    guard now > start, duration > .zero else { return 0 }
    let past = (now - start).microseconds % cycle.microseconds
    let way = duration.microseconds
    let gone = past > way ? cycle.microseconds - past : past
    return curve.value(at: Double(gone) / Double(way))
  }
}
