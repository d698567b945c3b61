// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaSimulation

/// Taps every switch of a scene in the order of `tap_limit.c`: real touches, events, a log line each.
///
/// Usage: `DioramaTapBenchmark SCENE REPEATS`; prints the median of nanoseconds for a tap and the
/// bytes of log.
@main
struct Main {
  private static let taps = 1000

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let repeats = Int(arguments[2]), repeats > 0 else {
      return print("usage: DioramaTapBenchmark SCENE REPEATS")
    }
    var workspace = Workspace()
    let loaded = workspace.loadScene(arguments[1])
    let findings = loaded.findings.count { $0.severity != .note }
    do throws(RunError) {
      var times: [Double] = []
      var bytes = 0
      for _ in 0..<repeats {
        guard let simulation = try workspace.start(loaded, time: .zero) else {
          return print("the scene has \(findings) findings")
        }
        let places = places(simulation)
        let clock = ContinuousClock()
        let start = clock.now
        for tap in 0..<taps {
          let place = places[tap * 7919 % places.count]
          try simulation.touchDown(1, at: place)
          try simulation.touchUp(1, at: place)
        }
        let time = clock.now - start
        times.append(
          Double(time.components.attoseconds) / 1e9 / Double(taps)
            + Double(time.components.seconds) * 1e9 / Double(taps))
        bytes = simulation.log.reduce(0) { $0 + $1.utf8.count + 1 }
        guard simulation.log.count == taps else {
          return print("\(simulation.log.count) lines of log for \(taps) taps")
        }
      }
      times.sort()
      print("\(Int(times[repeats / 2])) \(bytes)")
    } catch {
      print("error: \(error.message)")
    }
  }

  /// Where each switch is tapped, in the window's coordinates.
  private static func places(_ simulation: Simulation) -> [Point] {
    simulation.scene.objects.indices.map { ObjectID($0) }
      .filter { simulation.graph.className(of: $0) == "UISwitch" }
      .map { simulation.graph.convert(Point(5, 5), from: $0, to: Scene.window) }
  }
}
