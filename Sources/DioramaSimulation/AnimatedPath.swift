// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The values that a property goes through on its way, by how much of the way is gone.
struct AnimatedPath {
  /// Times, 0...1 in rising order, with what is there.
  private(set) var knots: [Knot]
  private(set) var first: Value
  /// What the model has.
  private(set) var last: Value
  /// `last` in numbers.
  private(set) var end: Lanes
  private var mode = Animation.CalculationMode.linear

  struct Knot {
    var time: Double
    var lanes: Lanes
  }

  /// Straight from one value to another; nil where there is nothing in between.
  init?(from start: Value, to end: Value) {
    let (start, end) = Self.visible(start, end)
    guard let from = start.lanes, let to = end.lanes(near: from) else { return nil }
    first = start
    last = end
    self.end = to
    knots = [Knot(time: 0, lanes: from), Knot(time: 1, lanes: to)]
  }

  /// Through several values: each key time is when its value is reached.
  ///
  /// - Parameter knots: In rising order, the first at 0.
  init(through knots: [Knot], from first: Value, to last: Value, _ mode: Animation.CalculationMode)
  {
    self.first = first
    self.last = last
    self.mode = mode
    var knots = knots
    if mode == .paced || mode == .cubicPaced { Self.pace(&knots) }
    self.knots = knots
    let final = knots[knots.count - 1].lanes
    end = last.lanes(near: final) ?? final
  }

  /// No color is the other one, transparent.
  private static func visible(_ a: Value, _ b: Value) -> (Value, Value) {
    func clear(_ color: Color) -> Value {
      var color = color
      color.alpha = 0
      return .color(color)
    }
    return switch (a, b) {
    case (.null, .color(let color)): (clear(color), b)
    case (.color(let color), .null): (a, clear(color))
    default: (a, b)
    }
  }

  /// The same way from another start.
  mutating func begin(at value: Value) {
    guard let lanes = value.lanes(near: knots[0].lanes) else { return }
    first = value
    knots[0].lanes = lanes
  }

  func value(at progress: Double) -> Value {
    if knots.count == 2, mode == .linear {
      if progress == 0 { return first }
      if progress == 1 { return last }
    }
    return last.with(lanes(at: progress))
  }

  /// Before 0 and beyond 1 the first and the last part go on, as springs need it.
  func lanes(at progress: Double) -> Lanes {
    var low = 1
    var high = knots.count - 1
    while low < high {
      let middle = (low + high) / 2
      if knots[middle].time < progress { low = middle + 1 } else { high = middle }
    }
    let (a, b) = (knots[low - 1], knots[low])
    if mode == .discrete { return progress >= b.time ? b.lanes : a.lanes }
    let length = b.time - a.time
    guard length > 0 else { return b.lanes }
    let share = (progress - a.time) / length
    guard mode == .cubic || mode == .cubicPaced else {
      return a.lanes + (b.lanes - a.lanes) * share
    }
    return curved(low, share, length)
  }

  /// A cubic through all values whose slope at each is that between its neighbours (Catmull and Rom).
  private func curved(_ index: Int, _ share: Double, _ length: Double) -> Lanes {
    let (a, b) = (knots[index - 1].lanes, knots[index].lanes)
    let (s2, s3) = (share * share, share * share * share)
    let begin = slope(index - 1) * length
    let end = slope(index) * length
    return a * (2 * s3 - 3 * s2 + 1) + begin * (s3 - 2 * s2 + share) + b * (3 * s2 - 2 * s3)
      + end * (s3 - s2)
  }

  private func slope(_ index: Int) -> Lanes {
    let before = knots[max(0, index - 1)]
    let after = knots[min(knots.count - 1, index + 1)]
    let time = after.time - before.time
    return time > 0 ? (after.lanes - before.lanes) / time : .zero
  }

  /// Gives each value the time at which it is reached at constant speed.
  private static func pace(_ knots: inout [Knot]) {
    var gone = [0.0]
    for index in knots.indices.dropFirst() {
      let way = knots[index].lanes - knots[index - 1].lanes
      gone.append(gone[index - 1] + (way * way).sum().squareRoot())
    }
    let whole = gone[gone.count - 1]
    for index in knots.indices {
      knots[index].time =
        whole > 0 && whole.isFinite
        ? gone[index] / whole : Double(index) / Double(max(1, knots.count - 1))
    }
  }
}
