// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaSimulation

/// Runs a scene that writes one value of its state every millisecond, and measures what follows.
///
/// Usage: `DioramaBindingBenchmark SCENE WRITES REPEATS`; prints the medians of nanoseconds for a
/// write, and how many bindings were evaluated again for it.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let writes = Int(arguments[2]), writes > 0,
      let repeats = Int(arguments[3]), repeats > 0
    else { return print("usage: DioramaBindingBenchmark SCENE WRITES REPEATS") }
    var workspace = Workspace()
    let loaded = workspace.loadScene(arguments[1])
    guard let scene = loaded.scene else {
      return print("the scene has errors: \(loaded.findings.first?.message ?? "")")
    }
    // Without the limits that end scenes gone wild.
    let limits = RunLimits(steps: .max, expressionCost: .max)
    do throws(RunError) {
      let simulation = Simulation(
        scene, catalog: workspace.catalog, device: scene.device, images: ImageTable(),
        limits: limits)
      try simulation.load()
      // The first write is not measured.
      var time = VirtualTime(microseconds: 1_000)
      try simulation.advance(to: time)
      var times: [Double] = []
      let before = simulation.bindingEvaluations
      for _ in 0..<repeats {
        time = time + VirtualTime(microseconds: 1_000 * Int64(writes))
        let clock = ContinuousClock()
        let start = clock.now
        try simulation.advance(to: time)
        let spent = (clock.now - start).components
        times.append((Double(spent.attoseconds) / 1e9 + Double(spent.seconds) * 1e9))
      }
      times.sort()
      let evaluations = simulation.bindingEvaluations - before
      print(times[repeats / 2] / Double(writes), Double(evaluations) / Double(writes * repeats))
    } catch {
      print("error: \(error.message)")
    }
  }
}
