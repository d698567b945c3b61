// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A name under which a class waits for time to pass.
struct Wait: Hashable {
  var object: ObjectID
  var point: String
}

/// A property that shows one value after another while the model keeps its own: an image view's
/// pictures.
struct RunningCycle {
  var object: ObjectID
  var property: String
  var values: [Value]
  var start: VirtualTime
  /// Once through all values.
  var period: VirtualTime
  /// How often; 0 is without end.
  var count: Int

  /// Nil when it is over.
  func shown(at now: VirtualTime) -> Value? {
    let past = (now - start).microseconds
    guard past >= 0, period > .zero, !values.isEmpty else { return nil }
    let (round, rest) = past.quotientAndRemainder(dividingBy: period.microseconds)
    if count > 0, round >= Int64(count) { return nil }
    let place = Double(rest) / Double(period.microseconds) * Double(values.count)
    return values[min(Int(place), values.count - 1)]
  }
}

extension Simulation {
  func schedule(_ point: String, of object: ObjectID, after delay: VirtualTime) {
    let wait = Wait(object: object, point: point)
    nextTurn += 1
    waits[wait] = nextTurn
    agenda.add(.resumption(wait, turn: nextTurn), due: now + max(delay, .zero))
  }

  /// Goes on with what a class waits for, unless it was given up meanwhile.
  func resume(_ wait: Wait, turn: Int) throws(RunError) {
    guard waits[wait] == turn else { return }
    waits[wait] = nil
    try resume(wait.point, true, wait.object)
  }

  func endCycle(_ property: String, of object: ObjectID) {
    cycles.removeAll { $0.object == object && $0.property == property }
  }

  /// The properties that show a cycle now.
  var cycling: [InFlight] {
    cycles.compactMap { cycle in
      cycle.shown(at: now).map {
        InFlight(object: cycle.object, property: cycle.property, shown: $0)
      }
    }
  }

  func cycled(_ property: String, of object: ObjectID) -> Value? {
    cycles.last { $0.object == object && $0.property == property }?.shown(at: now)
  }
}
