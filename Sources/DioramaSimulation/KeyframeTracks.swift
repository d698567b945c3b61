// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What the keyframes of one animation write, gathered until each property's way is known.
struct KeyframeTracks {
  /// The part of the time of the keyframe that runs, in shares of the whole.
  private var start = 0.0
  private var duration = 1.0
  private var turn = 0
  private(set) var tracks: [Track] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var object: ObjectID
    var property: String
  }

  /// The values of one property, in the order they were written.
  struct Track {
    var object: ObjectID
    var property: String
    var told: String
    var first: Value
    var parts: [Part] = []
  }

  struct Part {
    var start: Double
    var end: Double
    var value: Value
    var turn: Int
  }

  /// The next keyframe's actions run.
  mutating func begin(start: Double, duration: Double) {
    self.start = min(max(start, 0), 1)
    self.duration = min(max(duration, 0), 1 - self.start)
    turn += 1
  }

  /// The part of the time, for what is animated inside of the keyframe.
  var interval: (start: Double, duration: Double) { (start, duration) }

  mutating func note(
    _ path: AnimatedPath, _ property: String, of object: ObjectID, told: String
  ) {
    let key = Key(object: object, property: property)
    let place = places[key] ?? tracks.count
    if place == tracks.count {
      places[key] = place
      tracks.append(Track(object: object, property: property, told: told, first: path.first))
    }
    // Of what one keyframe writes twice the last counts.
    if tracks[place].parts.last?.turn == turn { tracks[place].parts.removeLast() }
    tracks[place].parts.append(
      Part(start: start, end: start + duration, value: path.last, turn: turn))
  }
}

extension KeyframeTracks.Track {
  /// The way through all values: held from one keyframe's end to the next one's start.
  func path(_ mode: Animation.CalculationMode) -> AnimatedPath? {
    guard var lanes = first.lanes, let last = parts.last?.value else { return nil }
    let isPaced = mode == .paced || mode == .cubicPaced
    var knots = [AnimatedPath.Knot(time: 0, lanes: lanes)]
    for part in parts.sorted(by: { ($0.start, $0.turn) < ($1.start, $1.turn) }) {
      let time = knots[knots.count - 1].time
      if part.start > time, !isPaced { knots.append(.init(time: part.start, lanes: lanes)) }
      guard let next = part.value.lanes(near: lanes) else { continue }
      lanes = next
      knots.append(.init(time: max(part.end, knots[knots.count - 1].time), lanes: lanes))
    }
    if let end = knots.last, end.time < 1, !isPaced {
      knots.append(.init(time: 1, lanes: end.lanes))
    }
    return knots.count > 1 ? AnimatedPath(through: knots, from: first, to: last, mode) : nil
  }
}
