// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Simulation {
  /// Makes the objects, applies what the file says, and shows the window.
  ///
  /// Source of the order: seed; UIKit facts 3.6.
  package func load() throws(RunError) {
    for object in scene.objects {
      // What is left out or made later gives its id to what is there.
      let made = graph.add(
        classIndex: object.classIndex, id: object.presence == .present ? object.id : "")
      graph.beginHidden(made)
      name(made, as: object)
      if object.steps.contains(.isImplied) { graph.implied.insert(made) }
    }
    for (index, object) in scene.objects.enumerated()
    where object.parent >= 0 && object.presence == .present
      && !object.steps.contains(.isPlacedByOwner)
    {
      graph.append(ObjectID(index), to: ObjectID(Int(object.parent)))
    }
    let full = Rect(origin: .zero, size: screen)
    graph.setFrame(full, of: Scene.window)
    // The controller's view is the window's content, as large as the window; a view that
    // is not shown yet has the size of the screen as well (UIKit facts 3.6).
    for view in scene.controllerViews.values { graph.setFrame(full, of: view) }
    let controllers = scene.controllerViews.keys.sorted { $0.index < $1.index }.filter {
      scene.objects[$0.offset].presence == .present
    }
    connectViews(of: controllers)
    let plan = LoadPlan(scene, catalog: catalog)
    // Every view first has the place that the file gives it; layout begins with the next change.
    graph.autoresizes = false
    graph.defersLooks = true
    try apply(plan, Frame())
    graph.autoresizes = true
    graph.endDeferredLooks()
    try loadData(of: scene.objects.indices)
    bindings = BindingTable(plan, scene, catalog)
    bindings.markQuestions()
    try connectControllers(controllers)
    isConnected = true
    try noteRenewed()
    try layOut(Scene.rootController)
    try settleBindings()
    try probeLayout()
    graph.scrolled = []
    graph.zoomed = []
    hasLoaded = true
    try appear()
  }

  /// A range is given as a whole: one end for which UIKit raises until the other is set waits for it.
  func apply(_ plan: LoadPlan, _ frame: Frame) throws(RunError) {
    var waiting: [LoadPlan.Task] = []
    for index in plan.order {
      let task = plan.tasks[index]
      do throws(RunError) {
        try apply(task, frame)
      } catch {
        guard error.exception != nil else { throw error }
        waiting.append(task)
        continue
      }
      for (place, held) in waiting.enumerated().reversed() where held.object == task.object {
        do throws(RunError) {
          try apply(held, frame)
          waiting.remove(at: place)
        } catch {
          guard error.exception != nil else { throw error }
        }
      }
    }
    if let first = waiting.first { try apply(first, frame) }
  }

  /// Does one thing of the load; the frame says which copy it is for.
  func apply(_ task: LoadPlan.Task, _ frame: Frame) throws(RunError) {
    if case .computed(let index) = task.work {
      let declared = scene.computed[index]
      computed[index] = try evaluate(declared.source, frame, at: declared.span)
      return
    }
    let object = actual(task.object, frame)
    switch task.work {
    case .setting(let index):
      let setting = scene.settings[index]
      var value = try evaluate(setting.source, frame, at: setting.valueSpan)
      // A copy refers to its own views.
      if frame.instance != nil { value = actual(value, frame) }
      try write(Int(setting.property), of: object, value, at: setting.valueSpan)
    case .initialSize:
      guard let view = graph.values[object.offset] as? any ViewClass,
        let size = view.initialSize(in: graph.context)
      else { return }
      graph.setFrame(Rect(origin: .zero, size: size), of: object)
    case .sizeToFit:
      try spendText(textLength(of: object))
      graph.sizeToFit(object)
    case .roundFrame: graph.setFrame(graph.frame(of: object).rounded, of: object)
    case .computed: break
    }
  }

  /// The callbacks of the first appearance.
  private func appear() throws(RunError) {
    let root = Scene.rootController
    try loadView(of: root)
    call("makeKeyAndVisible", of: Scene.window)
    try willAppear(root)
    try layOut(root)
    for controller in shown(from: root) { fillBars(of: controller) }
    try settleBindings()
    try layoutCallbacks(from: root)
    try didAppear(root)
  }

  private func call(_ method: String, of object: ObjectID) {
    guard let index = info(of: object).method(named: method) else { return }
    var effects = Effects()
    try? graph.values[object.offset].perform(index, [], effects: &effects)
  }

  /// Indexes of the listeners of an object, in the order of the file.
  func listeners(of object: ObjectID) -> [Int] {
    let object = description(of: object)
    let range = listenerStart[object.offset]..<listenerStart[object.offset + 1]
    return listenerOrder[Int(range.lowerBound)..<Int(range.upperBound)].map(Int.init)
  }
}
