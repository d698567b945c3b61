// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// How far a controller's view has come on its way to the screen or from it.
enum AppearancePhase { case disappeared, appearing, appeared, disappearing }

/// What the simulation knows of controllers beside their values.
struct ScreenState {
  /// Controllers that are not there are disappeared.
  var phases: [ObjectID: AppearancePhase] = [:]
  /// The controller of each root view.
  var owners: [ObjectID: ObjectID] = [:]
  /// What was presented and not dismissed, in order.
  var presentations: [Presentation] = []
  /// The popovers that are shown, the first to come first.
  var popovers: [ShownPopover] = []
  /// What changes the screen just now, by when it began; none takes touches.
  var transitions: [Transition] = []
  var nextTransition = 0
  /// Children that were added by hand, by their parent.
  var children: [ObjectID: [ObjectID]] = [:]
  /// While a finger draws a screen away.
  var interactivePop: InteractivePop?
  /// How much of a scroll view's insets is there for bars.
  var scrollInsets: [ObjectID: (top: Double, bottom: Double)] = [:]
}

extension Simulation {
  /// The view of a controller; of a copy its own.
  func view(of controller: ObjectID) -> ObjectID? {
    let original = description(of: controller)
    guard let view = scene.controllerViews[original] else { return nil }
    return instance(of: controller).map { instances[$0].copy(of: view) ?? view } ?? view
  }

  func traits(of controller: ObjectID) -> ControllerTraits? {
    (graph.values[controller.offset] as? any ControllerClass)?.controller
  }

  /// The child of a container that is to be seen.
  func shownChild(of controller: ObjectID) -> ObjectID? {
    (graph.values[controller.offset] as? any ContainerClass)?.shownChild
  }

  /// Writes what a running scene knows of a controller.
  func update(_ controller: ObjectID, _ change: (inout ControllerTraits.Run) -> Void) {
    guard var value = graph.values[controller.offset] as? any ControllerClass else { return }
    let before = value.controller.run
    change(&value.controller.run)
    guard value.controller.run != before else { return }
    graph.values[controller.offset] = value
    bindings.noteObject(controller)
  }

  /// Controllers know their views from the beginning.
  func connectViews(of controllers: some Sequence<ObjectID>) {
    for controller in controllers {
      guard let view = view(of: controller) else { continue }
      screens.owners[view] = controller
      update(controller) { $0.view = view }
    }
  }

  /// Controllers know their views and parents once the file's properties are applied.
  func connectControllers(_ controllers: some Sequence<ObjectID>) throws(RunError) {
    connectViews(of: controllers)
    for controller in controllers { try adopt(childrenOf: controller) }
    // All parents are known now, so that nobody need look further down.
    for controller in controllers { setContainers(of: controller, depth: limits.depth) }
    watchEdges(of: controllers)
  }

  /// Tells the children of a container whose they are.
  private func adopt(childrenOf container: ObjectID) throws(RunError) {
    guard let value = graph.values[container.offset] as? any ContainerClass else { return }
    try checkChildren(value.children, of: container, at: span(of: container))
    for child in value.children { update(child) { $0.parent = container } }
  }

  /// Where the file describes an object.
  func span(of object: ObjectID) -> SourceSpan? {
    scene.objects[description(of: object).offset].span
  }

  func setParent(of child: ObjectID, to parent: ObjectID?) {
    update(child) { $0.parent = parent }
    setContainers(of: child, depth: 0)
  }

  /// The nearest stack and tabs above, for a controller and all it holds.
  private func setContainers(of controller: ObjectID, depth: Int) {
    var navigation: ObjectID?
    var tabs: ObjectID?
    var current = traits(of: controller)?.run.parent
    var steps = 0
    while let above = current, steps < Scene.mostNestedControllers {
      let value = graph.values[above.offset]
      if navigation == nil, value is any StackingClass { navigation = above }
      if tabs == nil, value is any SwitchingClass { tabs = above }
      current = traits(of: above)?.run.parent
      steps += 1
    }
    update(controller) { run in
      run.navigation = navigation
      run.tabs = tabs
    }
    guard depth < limits.depth,
      let value = graph.values[controller.offset] as? any ContainerClass
    else { return }
    for child in value.children where child != controller {
      setContainers(of: child, depth: depth + 1)
    }
  }

  /// The controller on top of all that is shown: what was presented last, in it what its containers
  /// show. An alert stands over it and is not meant.
  package var frontController: ObjectID {
    let presented = screens.presentations.last {
      !(graph.values[$0.presented.offset] is any OverlayControllerClass)
    }
    var current = screens.popovers.last?.content ?? presented?.presented ?? Scene.rootController
    var steps = 0
    while let child = shownChild(of: current), steps < limits.depth {
      current = child
      steps += 1
    }
    return current
  }

  /// The view that `view` means in a script.
  package var frontView: ObjectID { view(of: frontController) ?? Scene.rootView }

  /// A controller and, in it, what is shown, containers first.
  func shown(from controller: ObjectID) -> [ObjectID] {
    var found = [controller]
    var next = 0
    while next < found.count, found.count <= limits.objects {
      found += shownChildren(of: found[next]).filter { !found.contains($0) }
      next += 1
    }
    return found
  }

  /// The child that a container shows, and the children by hand whose views are in the controller's.
  func shownChildren(of controller: ObjectID) -> [ObjectID] {
    let own = shownChild(of: controller).map { [$0] } ?? []
    guard let byHand = screens.children[controller], let home = view(of: controller) else {
      return own
    }
    return own
      + byHand.filter { child in view(of: child).map { graph.isInside($0, home) } ?? false }
  }

  /// The controller whose view holds a view, by responder chain.
  func controller(above view: ObjectID) -> ObjectID? {
    var current: ObjectID? = view
    while let step = current {
      if let owner = screens.owners[step] { return owner }
      current = graph.parent(of: step)
    }
    return nil
  }
}
