// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Actions that wait for notifications, begun by `observe`.
struct Observer {
  /// Each has its own.
  var number: Int
  var id: String?
  var observation: Observation
  var frame: Frame
}

extension Simulation {
  /// Tells the controller's `notifications`, then the observers in the order they came.
  func post(_ name: String, _ userInfo: Value, at span: SourceSpan?) throws(RunError) {
    try spend(at: span)
    var arguments: [EventRecord.Argument] = []
    if case .map(let map) = userInfo {
      arguments = map.entries.map {
        EventRecord.Argument(name: $0.key.templateText, value: $0.value)
      }
    }
    record(name, of: Scene.window, kind: .notification, arguments: arguments)
    for controller in observingControllers {
      for index in listeners(of: controller) {
        let listener = scene.listeners[index]
        guard listener.trigger == .notification(name) else { continue }
        var frame = frame(
          for: listener, of: controller, [.object(controller), userInfo], origin: name)
        _ = try runList(listener.actions, &frame)
      }
    }
    // One that is ended by another of them hears no more.
    for observer in observers where observer.observation.name == name {
      guard observers.contains(where: { $0.number == observer.number }) else { continue }
      var frame = observer.frame
      frame.set(observer.observation.userInfoSlot, userInfo)
      _ = try runList(observer.observation.actions, &frame)
    }
  }

  /// The controllers that are shown, in the order of the scene.
  private var observingControllers: [ObjectID] {
    screens.phases.filter { $0.value == .appearing || $0.value == .appeared }.map(\.key)
      .sorted { $0.index < $1.index }
  }

  /// A motion event: nobody is the first responder, so the window hears it.
  func shake() {
    record("motionBegan", of: Scene.window, kind: .gesture)
    record("motionEnded", of: Scene.window, kind: .gesture)
  }

  /// Begins an observation; one of the same id is replaced.
  func observe(_ observation: Observation, _ frame: Frame) {
    if let id = observation.id { stopObserving(id) }
    nextObserver += 1
    observers.append(
      Observer(number: nextObserver, id: observation.id, observation: observation, frame: frame))
  }

  func stopObserving(_ id: String) { observers.removeAll { $0.id == id } }
}
