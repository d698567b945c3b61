// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Simulation {
  /// What there is to report now.
  package func record(sceneName: String, scriptName: String? = nil) -> RunRecord {
    var record = RunRecord(
      sceneName: sceneName, scriptName: scriptName, device: device, os: os,
      orientation: scene.orientation, locale: scene.locale, time: now, graph: drawnGraph(),
      window: Scene.window)
    record.contentSize = scene.contentSize
    // Objects beside the views, and alerts that are not shown.
    record.objects = scene.objects.indices.map { ObjectID($0) }.filter {
      (!graph.flags[$0.offset].contains(.isView)
        || info(of: $0).isFreeView && graph.root(of: $0) != Scene.window)
        && scene.objects[$0.offset].presence == .present
        && !graph.systemRecognizers.contains($0)
    }
    record.inFlight = inFlight
    record.state = zip(scene.state, state).map { (name: $0.name, value: $1) }
    record.log = log
    record.events = events
    return record
  }
}

extension Simulation {
  /// What `eval` asks: the value of an expression checked against the scene.
  package var host: some ExpressionHost {
    SimulationHost(simulation: self, frame: Frame(), constants: [])
  }
}

extension Simulation {
  package func name(of object: ObjectID) -> String {
    if let shown = PresentationID.object(behind: object) {
      return "presentation(\(name(of: shown)))"
    }
    if let view = LayerID.view(of: object) { return "\(name(of: view)).layer" }
    if let scene = SceneName.allCases.first(where: { $0.object == object }) {
      return scene.rawValue
    }
    return graph.ids.indices.contains(object.offset) ? graph.ids[object.offset] : ""
  }
}
