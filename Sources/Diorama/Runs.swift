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
  }

  /// Plays a script on each of its devices, in the order it names them.
  package mutating func play(_ loaded: LoadedScript) -> [Run] {
    guard let script = loaded.script, var images = loaded.scene?.images else { return [] }
    let devices = script.devices.isEmpty ? [script.scene.device] : script.devices
    let sceneName = Files.name(of: loaded.scene?.path ?? "")
    return devices.map { device in
      let simulation = Simulation(
        script.scene, catalog: catalog, device: device,
        images: images.table(script.scene, device: device))
      var runner = ScriptRunner(script, simulation: simulation) { simulation, view in
        let record = simulation.record(sceneName: sceneName)
        return view.map { stateText(record, of: $0) } ?? stateText(record)
      }
      runner.run()
      var record = simulation.record(
        sceneName: sceneName, scriptName: Files.name(of: loaded.path))
      record.steps = runner.records
      record.snapshots = runner.snapshots
      return Run(record: record, script: script)
    }
  }

  /// A scene loaded and shown, and `time` later.
  ///
  /// - Parameter state: Other values that variables of its state begin with, by index.
  package func start(
    _ loaded: LoadedScene, device: Device?, time: VirtualTime, state: [Int: Value] = [:]
  ) throws(RunError) -> Simulation? {
    guard var scene = loaded.scene else { return nil }
    for index in scene.state.indices {
      if let value = state[index] { scene.state[index].initial = value }
    }
    var images = loaded.images
    let device = device ?? scene.device
    let simulation = Simulation(
      scene, catalog: catalog, device: device, images: images.table(scene, device: device))
    try simulation.load()
    try simulation.advance(to: time)
    return simulation
  }
}
