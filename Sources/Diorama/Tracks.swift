// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaSimulation

/// How items are followed.
package struct TrackPlan: Sendable {
  package var items: [ObjectID]
  package var interval: VirtualTime
  package var end: End

  package enum End: Equatable, Sendable {
    case at(VirtualTime)
    /// Once the animators of all items rest, or then at the latest; a script's own end.
    case rest(atMost: VirtualTime)
  }

  package init(_ items: [ObjectID], every interval: VirtualTime, until end: End) {
    self.items = items
    self.interval = interval
    self.end = end
  }
}

extension Workspace {
  /// What was seen of items, and the run that it was seen in.
  package struct Tracked {
    package var trajectory: Trajectory
    package var run: Run
  }

  /// Follows items of a scene that nobody touches.
  package func track(
    _ loaded: LoadedScene, _ plan: TrackPlan
  ) throws(RunError) -> (trajectory: Trajectory, record: RunRecord)? {
    guard let simulation = try start(loaded, time: .zero) else { return nil }
    switch plan.end {
    case .at(let end):
      simulation.track(plan.items, every: plan.interval, until: end)
      try simulation.advance(to: end)
    case .rest(let latest):
      simulation.track(plan.items, every: plan.interval, until: latest)
      while simulation.now < latest, simulation.tracksMove {
        try simulation.advance(to: min(simulation.now + plan.interval, latest))
      }
    }
    guard let trajectory = simulation.endTracking() else { return nil }
    return (trajectory, simulation.record(sceneName: Files.name(of: loaded.path)))
  }

  /// Follows items while a script plays in one of its variations, and on to the end of the plan.
  package mutating func track(
    _ loaded: LoadedScript, in variation: Variation, _ plan: TrackPlan
  ) throws(RunError) -> Tracked? {
    guard var runner = runner(loaded, in: variation) else { return nil }
    let simulation = runner.simulation
    var end = VirtualTime(microseconds: .max)
    if case .at(let time) = plan.end { end = time }
    simulation.track(plan.items, every: plan.interval, until: end)
    runner.run()
    if case .at(let time) = plan.end, runner.records.allSatisfy(\.failures.isEmpty) {
      try simulation.advance(to: time)
    }
    guard let trajectory = simulation.endTracking() else { return nil }
    return Tracked(trajectory: trajectory, run: finished(runner, loaded))
  }
}
