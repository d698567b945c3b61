// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport
import DioramaSimulation

/// Looks at a run after each of its steps.
final class RunWatcher {
  private(set) var builder: TimelineBuilder

  init(_ sources: SourceFiles, title: String?) {
    builder = TimelineBuilder(sources, title: title)
  }

  func look(at simulation: Simulation, sceneName: String, after step: StepRecord?) {
    let touches = simulation.touchTrace?.take() ?? []
    builder.add(simulation.record(sceneName: sceneName), after: step, touches: touches)
  }
}
