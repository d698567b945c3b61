// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Wheels that scripts turn as a finger does.
extension ScriptRunner {
  /// Turns a wheel to a row and waits until it rests.
  mutating func select(
    _ target: TargetReference, component: ValueSource, row: ValueSource, _ step: ScriptStep
  ) throws(RunError) -> [StepFailure] {
    let found: FoundTarget
    switch resolve(target) {
    case .failure(let failure): return [failure]
    case .success(let target): found = target
    }
    guard let picker = simulation.graph.values[found.object.offset] as? any WheelClass else {
      return [StepFailure("'\(target.text)' has no wheels", at: target.span)]
    }
    let place = try simulation.evaluate(component, Frame(), at: step.span)
    let wheels = picker.bank.wheels
    guard case .int(let index) = place, wheels.indices.contains(Int(clamping: index)) else {
      return [
        StepFailure(
          "'\(target.text)' has no component \(place.templateText)", at: step.span,
          notes: ["it has \(wheels.count)"])
      ]
    }
    let wanted = try simulation.evaluate(row, Frame(), at: step.span)
    guard let row = Self.row(wanted, of: picker, component: Int(index)) else {
      return [
        StepFailure(
          "component \(index) of '\(target.text)' has no row \(simulation.text(wanted))",
          at: step.span, notes: Self.nearRows(wanted, of: picker, component: Int(index)))
      ]
    }
    return try turn(found.object, Int(index), to: row, target)
  }

  /// A row by number or title.
  private static func row(
    _ wanted: Value, of picker: any WheelClass, component: Int
  ) -> Int? {
    let rows = 0..<picker.bank.wheels[component].rows
    if case .int(let number) = wanted {
      return rows.contains(Int(clamping: number)) ? Int(number) : nil
    }
    let title = wanted.templateText
    return rows.first { picker.title(ofRow: $0, inComponent: component) == title }
  }

  private static func nearRows(
    _ wanted: Value, of picker: any WheelClass, component: Int
  ) -> [String] {
    let count = picker.bank.wheels[component].rows
    if case .string(let text) = wanted {
      let titles = (0..<min(count, 1000)).compactMap {
        picker.title(ofRow: $0, inComponent: component)
      }
      let near = Suggestion.near(text, among: titles, count: 3).map { "there is the row '\($0)'" }
      if !near.isEmpty { return near }
    }
    return ["it has \(count) rows"]
  }

  /// Points and seconds of one flick on the way to a row that is far away; our choice.
  private static let flick = (way: 80.0, time: VirtualTime(seconds: 0.1))
  /// How long a flicked wheel turns before the next flick.
  private static let turning = VirtualTime(seconds: 0.5)
  /// How long the finger rests before it lets go, so that the wheel stays where it is.
  private static let rest = VirtualTime(seconds: 0.1)
  private static let mostFlicks = 20_000

  /// Turns by one drag where the row is near, else by flicks first.
  func turn(
    _ object: ObjectID, _ component: Int, to row: Int, _ target: TargetReference
  ) throws(RunError) -> [StepFailure] {
    for _ in 0..<Self.mostFlicks {
      let graph = simulation.graph
      guard let picker = graph.values[object.offset] as? any WheelClass,
        picker.bank.wheels.indices.contains(component)
      else { break }
      let wheel = picker.bank.wheels[component]
      let bounds = graph.bounds[object.offset]
      let column = picker.columns(bounds: bounds)[component]
      let middle = Point((column.lowerBound + column.upperBound) / 2, bounds.midY)
      let start = graph.convert(middle, from: object, to: Scene.window)
      if let obstacle = simulation.obstacle(to: object, at: start) {
        return [
          StepFailure(
            "the touch does not reach '\(target.text)': \(obstacle.reason)", at: target.span)
        ]
      }
      let way = wheel.offset - wheel.offset(of: row)
      let isNear = abs(way) <= bounds.height
      let length =
        isNear
        ? way + (way < 0 ? -Simulation.panDistance : Simulation.panDistance)
        : (way < 0 ? -Self.flick.way : Self.flick.way)
      let end = graph.convert(
        Point(middle.x, middle.y + length), from: object, to: Scene.window)
      if isNear {
        try drag(from: start, to: end, VirtualTime(seconds: 0.3), .held(Self.rest))
        try restWheels(of: object)
        return []
      }
      try drag(from: start, to: end, Self.flick.time)
      try simulation.advance(to: simulation.now + Self.turning)
    }
    return [StepFailure("'\(target.text)' does not come to the row", at: target.span)]
  }

  private func restWheels(of object: ObjectID) throws(RunError) {
    while (simulation.graph.values[object.offset] as? any WheelClass)?.isMoving == true,
      let next = simulation.nextDue
    {
      try simulation.advance(to: next)
    }
  }
}
