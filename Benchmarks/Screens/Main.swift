// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaSimulation

/// Fingers on whole screens: what one round of them costs.
///
/// Usage: `DioramaScreenBenchmark MODE SCENE ROUNDS REPEATS`; prints the median of nanoseconds for a
/// round and a number that must be the same for the same scene.
/// - `push`: a tap that pushes, the transition, a tap that pops, the transition.
/// - `tap`: the same two taps and times on two buttons that change nothing.
/// - `moves`: one finger that moves back and forth, a round being one move.
/// - `table`: drags by three quarters of the screen until a table ends or the rounds are over; prints
///   the nanoseconds for a row that was shown, and how many were.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let mode = Mode(rawValue: arguments[1]),
      let rounds = Int(arguments[3]), let repeats = Int(arguments[4]), rounds > 0, repeats > 0
    else {
      return print("usage: DioramaScreenBenchmark push|tap|moves|table SCENE ROUNDS REPEATS")
    }
    var workspace = Workspace()
    let loaded = workspace.loadScene(arguments[2])
    do throws(RunError) {
      var times: [Double] = []
      var sum = 0
      for _ in 0..<repeats {
        guard let simulation = try workspace.start(loaded, time: .zero, limits: limits) else {
          let errors = loaded.findings.filter { $0.severity == .error }
          return print("error: \(errors.count) findings: \(errors.first?.message ?? "")")
        }
        let clock = ContinuousClock()
        let start = clock.now
        sum = try mode.run(simulation, rounds)
        let time = (clock.now - start).components
        let all = Double(time.attoseconds) / 1e9 + Double(time.seconds) * 1e9
        times.append(all / Double(mode == .table ? max(1, sum) : rounds))
      }
      times.sort()
      print("\(Int(times[repeats / 2])) \(sum)")
    } catch {
      print("error: \(error.message)")
    }
  }

  /// A run of a benchmark does more than a script should.
  private static let limits = RunLimits(
    steps: 100_000_000, virtualTime: VirtualTime(seconds: 1_000_000), expressionCost: 1_000_000_000)
}

private enum Mode: String {
  case push, tap, moves, table

  /// Does so many rounds; a number that tells whether they were done.
  func run(_ simulation: Simulation, _ rounds: Int) throws(RunError) -> Int {
    switch self {
    case .push, .tap: try taps(simulation, rounds)
    case .moves: try moves(simulation, rounds)
    case .table: try drags(simulation, rounds)
    }
  }

  /// Taps the first place, waits for what that does, taps the second, and waits.
  private func taps(_ simulation: Simulation, _ rounds: Int) throws(RunError) -> Int {
    let pause = VirtualTime(seconds: 0.5)
    for _ in 0..<rounds {
      for place in [Point(100, 122), Point(100, 222)] {
        try simulation.touchDown(1, at: place)
        try simulation.touchUp(1, at: place)
        try simulation.advance(to: simulation.now + pause)
      }
    }
    return simulation.events.count
  }

  private func moves(_ simulation: Simulation, _ rounds: Int) throws(RunError) -> Int {
    let frame = VirtualTime(seconds: 1.0 / 60)
    try simulation.touchDown(1, at: Point(160, 300))
    for round in 0..<rounds {
      try simulation.advance(to: simulation.now + frame)
      // Triangles, so that each place is another than the one before.
      let x = Double(round % 200 < 100 ? round % 100 : 100 - round % 100)
      try simulation.touchMove(1, to: Point(100 + x, 300 + Double(round % 7)))
    }
    try simulation.touchUp(1)
    return simulation.events.count
  }

  private func drags(_ simulation: Simulation, _ rounds: Int) throws(RunError) -> Int {
    let pause = VirtualTime(seconds: 0.2)
    guard let table = simulation.graph.ids.firstIndex(of: "table") else {
      throw RunError("there is no 'table'")
    }
    let view = ObjectID(table)
    let height = simulation.graph.bounds[table].size.height
    let rowHeight = 44.0
    var farthest = simulation.graph.bounds[table].origin.y
    let begin = farthest
    for _ in 0..<rounds {
      let bottom = simulation.graph.convert(Point(100, 0), from: view, to: Scene.window)
      let low = Point(bottom.x, bottom.y + farthest + height * 0.9)
      try simulation.touchDown(1, at: low)
      for step in 1...4 {
        try simulation.advance(to: simulation.now + VirtualTime(seconds: 1.0 / 60))
        try simulation.touchMove(1, to: Point(low.x, low.y - height * 0.2 * Double(step)))
      }
      // Held, so that nothing goes on by itself.
      try simulation.advance(to: simulation.now + pause)
      try simulation.touchUp(1)
      try simulation.advance(to: simulation.now + pause)
      let now = simulation.graph.bounds[table].origin.y
      guard now > farthest else { break }
      farthest = now
    }
    return Int((farthest - begin) / rowHeight)
  }
}
