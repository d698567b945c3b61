// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a container shows, as it was before something was written.
struct ScreenContent {
  var children: [ObjectID] = []
  var shown: ObjectID?

  init(of controller: ObjectID, in graph: Graph) {
    guard let container = graph.values[controller.offset] as? any ContainerClass else { return }
    children = container.children
    shown = container.shownChild
  }
}

/// Containers whose controllers are written while the scene runs, and controllers put into others by
/// hand.
extension Simulation {
  /// Shows what a write to a controller changed.
  func follow(
    _ controller: ObjectID, since old: ScreenContent, at span: SourceSpan?
  ) throws(RunError) {
    guard hasLoaded else { return }
    let new = ScreenContent(of: controller, in: graph)
    if new.children != old.children {
      try checkChildren(new.children, of: controller, at: span)
      if var stack = graph.values[controller.offset] as? any StackingClass {
        stack.stack = old.children
        graph.values[controller.offset] = stack
        try finishTransitions()
        let isForward = old.shown.map { new.children.contains($0) } ?? true
        return try changeStack(controller, to: new.children, animated: false, isForward: isForward)
      }
      noteStack(controller, old.children)
    }
    if new.shown != old.shown {
      try finishTransitions()
      return try showTab(of: controller, from: old.shown)
    }
    if phase(of: controller) != .disappeared { try layOut(topmost(controller)) }
  }

  /// Raises where a controller would be in a container twice, or hold itself.
  func checkChildren(
    _ children: [ObjectID], of container: ObjectID, at span: SourceSpan?
  ) throws(RunError) {
    let above = containers(around: container)
    var seen: Set<ObjectID> = []
    for child in children {
      let name = "'\(graph.ids[child.offset])'"
      guard seen.insert(child).inserted else {
        throw RunError(
          UIKitException(
            "NSInvalidArgumentException",
            "\(name) is twice in '\(graph.ids[container.offset])'"), at: span)
      }
      guard !above.contains(child) else {
        throw RunError(
          UIKitException(
            "NSInvalidArgumentException",
            "\(name) cannot hold itself: it would be in '\(graph.ids[container.offset])'"),
          at: span)
      }
      guard above.count <= Scene.mostNestedControllers else {
        throw RunError(
          "\(name) would be in more than \(Scene.mostNestedControllers) controllers inside each other",
          at: span)
      }
    }
  }

  /// A controller and those that hold it, up to one more than there may be.
  private func containers(around controller: ObjectID) -> [ObjectID] {
    var found: [ObjectID] = []
    var current: ObjectID? = controller
    while let step = current, found.count <= Scene.mostNestedControllers {
      found.append(step)
      current = traits(of: step)?.run.parent
    }
    return found
  }

  /// A controller becomes the child of another one; the scene places its view itself.
  func adopt(_ child: ObjectID, by parent: ObjectID, at span: SourceSpan?) throws(RunError) {
    try checkChildren([child], of: parent, at: span)
    leaveParent(child)
    screens.children[parent, default: []].append(child)
    setParent(of: child, to: parent)
    try settleBindings()
  }

  /// A child by hand belongs to nobody any more.
  func leaveParent(_ child: ObjectID) {
    guard let parent = traits(of: child)?.run.parent else { return }
    screens.children[parent]?.removeAll { $0 == child }
    setParent(of: child, to: nil)
  }

  /// A controller's view was put into the window or taken out by an action.
  func appearByHand(_ view: ObjectID) throws(RunError) {
    guard let controller = screens.owners[view], graph.root(of: view) == Scene.window else {
      return
    }
    try layOut(controller)
    // A controller around that is still to come brings its children with it.
    let around = graph.parent(of: view).flatMap { self.controller(above: $0) }
    let phase = around.map { self.phase(of: $0) } ?? .appeared
    guard phase == .appearing || phase == .appeared else { return }
    try willAppear(controller)
    try layoutCallbacks(from: controller)
    if phase == .appeared { try didAppear(controller) }
  }
}
