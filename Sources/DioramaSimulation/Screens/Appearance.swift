// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The callbacks of a controller's life: each `will…` ends in its `did…` or in the opposite `will…`.
///
/// Source: UIKit facts 3.6.
extension Simulation {
  func phase(of controller: ObjectID) -> AppearancePhase {
    screens.phases[controller] ?? .disappeared
  }

  /// Whether the controller hears notifications: from viewWillAppear to viewWillDisappear.
  func isObserving(_ controller: ObjectID) -> Bool {
    let phase = phase(of: controller)
    return phase == .appearing || phase == .appeared
  }

  /// Makes a controller's view; its content is there from the load of the scene on.
  func loadView(of controller: ObjectID) throws(RunError) {
    guard let traits = traits(of: controller), !traits.run.isViewLoaded else { return }
    update(controller) { $0.isViewLoaded = true }
    try lifecycle("viewDidLoad", of: controller)
  }

  /// Calls a hook of a controller, which is an event whether or not anything listens.
  func lifecycle(
    _ name: String, of controller: ObjectID, _ arguments: [(String, Value)] = []
  ) throws(RunError) {
    try spend()
    record(
      name, of: controller, kind: .lifecycle,
      arguments: arguments.map { EventRecord.Argument(name: $0.0, value: $0.1) })
    let hooks = (type(of: graph.values[controller.offset]) as? any ControllerClass.Type)?.lifecycle
    let labels = hooks?.first { $0.name == name }?.arguments.map(\.label) ?? []
    for index in listeners(of: controller) {
      let listener = scene.listeners[index]
      guard listener.trigger == .lifecycle(name) else { continue }
      let own = labels.map { label in
        arguments.first { $0.0 == label }?.1
          ?? (label == "animated" ? .bool(isAnimatedAppearance) : .null)
      }
      var frame = frame(
        for: listener, of: controller, [.object(controller)] + own,
        origin: "\(graph.ids[controller.offset]).\(name)")
      _ = try runList(listener.actions, &frame)
    }
  }

  func willAppear(_ controller: ObjectID) throws(RunError) {
    guard ![.appearing, .appeared].contains(phase(of: controller)) else { return }
    try loadView(of: controller)
    screens.phases[controller] = .appearing
    try clearSelection(of: controller)
    try lifecycle("viewWillAppear", of: controller)
    if let child = shownChild(of: controller) {
      try place(child, in: controller)
      try willAppear(child)
      if graph.values[controller.offset] is any StackingClass {
        try tellStack("willShow", child, of: controller)
      }
    }
    for child in shownChildren(of: controller) { try willAppear(child) }
  }

  /// UITableViewController lets go of what is chosen in `viewWillAppear` (documented).
  private func clearSelection(of controller: ObjectID) throws(RunError) {
    guard let value = graph.values[controller.offset] as? any TableControllerClass,
      value.clearsSelectionOnViewWillAppear, let view = view(of: controller),
      let table = graph.values[view.offset] as? any TableClass, !table.selection.isEmpty
    else { return }
    try goOn(view) { value, _ in
      guard var table = value as? any TableClass else { return }
      table.forgetRows()
      value = table
    }
  }

  func didAppear(_ controller: ObjectID) throws(RunError) {
    guard phase(of: controller) == .appearing else { return }
    screens.phases[controller] = .appeared
    let child = shownChild(of: controller)
    if let child, graph.values[controller.offset] is any StackingClass {
      // Seen on devices for the first of a stack: the delegate hears of it before the controllers.
      try tellStack("didShow", child, of: controller)
    }
    try lifecycle("viewDidAppear", of: controller)
    try startAnimators(of: controller)
    for child in shownChildren(of: controller) { try didAppear(child) }
  }

  func willDisappear(_ controller: ObjectID) throws(RunError) {
    guard ![.disappearing, .disappeared].contains(phase(of: controller)) else { return }
    screens.phases[controller] = .disappearing
    try lifecycle("viewWillDisappear", of: controller)
    for child in shownChildren(of: controller) { try willDisappear(child) }
  }

  func didDisappear(_ controller: ObjectID) throws(RunError) {
    guard phase(of: controller) == .disappearing else { return }
    screens.phases[controller] = .disappeared
    try lifecycle("viewDidDisappear", of: controller)
    for child in shownChildren(of: controller) { try didDisappear(child) }
  }

  /// The layout pass of a controller and of what is shown in it.
  func layoutCallbacks(from controller: ObjectID) throws(RunError) {
    for step in shown(from: controller) where phase(of: step) != .disappeared {
      try lifecycle("viewWillLayoutSubviews", of: step)
      try lifecycle("viewDidLayoutSubviews", of: step)
    }
  }

  /// What is edited on a screen that goes ends with the beginning of the change, so that the keyboard
  /// leaves with the screen (UIKit facts 3.6, one observation).
  func endEditing(leaving controller: ObjectID?) throws(RunError) {
    guard let view = controller.flatMap({ view(of: $0) }) else { return }
    try endEditing(removing: view)
  }

  /// A stack's delegate hears that a controller of it is about to be shown, or is.
  func tellStack(
    _ message: String, _ child: ObjectID, of stack: ObjectID
  ) throws(RunError) {
    _ = try answer(
      message,
      [
        Effect.Argument("viewController", .object(child)),
        Effect.Argument("animated", .bool(isAnimatedAppearance)),
      ], of: stack)
  }
}
