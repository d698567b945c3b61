// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReading
import DioramaReport
import DioramaSimulation

extension Workspace {
  /// One script played on one device.
  package struct Run {
    package var record: RunRecord
    package var script: Script
    /// What came of each step, where it was asked for.
    package var timeline: RunTimeline?
  }

  /// Whether a run keeps what there is after each step.
  package enum Keeping: Sendable { case end, everyStep }

  /// Plays a script in each of its variations, in the order it names them.
  ///
  /// - Parameter drawing: The kinds of pictures that are made of snapshots that ask for them.
  package mutating func play(
    _ loaded: LoadedScript, drawing kinds: Set<SnapshotKind> = [], keeping: Keeping = .end
  ) -> [Run] {
    guard let first = loaded.script else { return [] }
    var runs: [Run] = []
    for variation in first.variations {
      // Loading the script has found that it can be read in each.
      guard var runner = runner(loaded, in: variation) else { continue }
      if !kinds.isEmpty {
        runner.paint = { simulation, view in
          let record = simulation.record(sceneName: "")
          return displayList(record, of: view ?? record.window)
        }
      }
      var run: Run
      switch keeping {
      case .end:
        runner.run()
        run = finished(runner, loaded)
      case .everyStep:
        let watcher = RunWatcher(sources, title: runner.script.name)
        runner.simulation.touchTrace = TouchTrace()
        let name = Files.name(of: loaded.scene?.path ?? "")
        runner.watch = { watcher.look(at: $0, sceneName: name, after: $1) }
        runner.run()
        run = finished(runner, loaded)
        run.timeline = watcher.builder.finished(run.record)
      }
      SnapshotPainter(kinds).paint(&run.record)
      runs.append(run)
    }
    return runs
  }

  /// What a script that has been played has come to.
  func finished(_ runner: ScriptRunner, _ loaded: LoadedScript) -> Run {
    let script = runner.script
    var record = runner.simulation.record(
      sceneName: Files.name(of: loaded.scene?.path ?? ""),
      scriptName: Files.name(of: loaded.path))
    record.steps = runner.records
    record.snapshots = runner.snapshots
    record.variation = Self.suffix(script, script.scene)
    return Run(record: record, script: script)
  }

  /// What plays a script in one of its variations; nil where it cannot be read in that.
  package mutating func runner(
    _ loaded: LoadedScript, in variation: Variation
  ) -> ScriptRunner? {
    let sceneName = Files.name(of: loaded.scene?.path ?? "")
    let read = read(loaded, in: variation)
    guard let script = read.script, var images = read.scene?.images else { return nil }
    let device = script.scene.device
    let simulation = Simulation(
      script.scene, catalog: catalog, device: device,
      images: images.table(script.scene, device: device), limits: runLimits(for: loaded.path))
    return ScriptRunner(script, simulation: simulation) { simulation, view in
      let record = simulation.record(sceneName: sceneName)
      return view.map { stateText(record, of: $0) } ?? stateText(record)
    }
  }

  /// What tells the outputs of one variation from those of others, where the script names it.
  private static func suffix(_ script: Script, _ scene: Scene) -> String {
    var parts: [String] = []
    if script.named.contains(.os) { parts.append("\(scene.era(on: scene.device))") }
    if script.named.contains(.locales) { parts.append(scene.locale) }
    if script.named.contains(.contentSizes) { parts.append(scene.contentSize.rawValue) }
    if script.named.contains(.orientations) { parts.append(scene.orientation.rawValue) }
    return parts.map { "+\($0)" }.joined()
  }

  private mutating func runLimits(for path: String) -> RunLimits {
    let project = project(for: path)
    var limits = RunLimits.standard
    if let actions = project.limits[.actions] { limits.steps = actions }
    if let seconds = project.limits[.virtualTime] {
      limits.virtualTime = VirtualTime(seconds: Double(seconds))
    }
    return limits
  }

  /// A scene loaded and shown, and `time` later.
  ///
  /// - Parameter state: Other values that variables of its state begin with, by index.
  package func start(
    _ loaded: LoadedScene, time: VirtualTime, state: [Int: Value] = [:],
    limits: RunLimits = .standard
  ) throws(RunError) -> Simulation? {
    guard var scene = loaded.scene else { return nil }
    for index in scene.state.indices {
      if let value = state[index] { scene.state[index].initial = value }
    }
    var images = loaded.images
    let device = scene.device
    let simulation = Simulation(
      scene, catalog: catalog, device: device, images: images.table(scene, device: device),
      limits: limits)
    try simulation.load()
    try simulation.advance(to: time)
    return simulation
  }
}
