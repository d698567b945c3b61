// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Pushing and popping of navigation controllers.
///
/// Source of the order: UIKit facts 3.6 (several times observed) and recorded fact V2.
extension Simulation {
  /// From iOS 7 on the screen below moves by 30 % of its width (recorded fact V2).
  private var parallax: Double { os >= 7 ? 0.3 : 1 }

  func push(
    _ controller: ObjectID, onto stack: ObjectID, animated: Bool, at span: SourceSpan?
  ) throws(RunError) {
    guard let value = graph.values[stack.offset] as? any StackingClass else {
      throw RunError("'\(graph.ids[stack.offset])' is no navigation controller", at: span)
    }
    try finishTransitions()
    let name = "'\(graph.ids[controller.offset])'"
    if value.stack.contains(controller) {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException",
          "\(name) is on the stack of '\(graph.ids[stack.offset])' already; the same controller cannot be pushed twice"
        ), at: span)
    }
    if let parent = traits(of: controller)?.run.parent {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException",
          "\(name) is in '\(graph.ids[parent.offset])' already and cannot be pushed"), at: span)
    }
    if screens.presentations.contains(where: { $0.presented == controller })
      || screens.popovers.contains(where: { $0.content == controller })
    {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException", "\(name) is on the screen already and cannot be pushed"),
        at: span)
    }
    if graph.values[controller.offset] is any StackingClass {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException", "\(name) is a navigation controller, which cannot be pushed"
        ), at: span)
    }
    if graph.values[controller.offset] is any SwitchingClass {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException",
          "\(name) is a tab bar controller, which cannot be pushed"), at: span)
    }
    try changeStack(stack, to: value.stack + [controller], animated: animated, isForward: true)
  }

  func pop(
    _ stack: ObjectID, to target: ObjectID?, animated: Bool, at span: SourceSpan?
  ) throws(RunError) {
    try finishTransitions()
    guard let value = graph.values[stack.offset] as? any StackingClass else { return }
    var kept = value.stack
    if let target {
      guard let index = kept.firstIndex(of: target) else {
        throw RunError(
          UIKitException(
            "NSInternalInconsistencyException",
            "'\(graph.ids[target.offset])' is not on the stack of '\(graph.ids[stack.offset])'"),
          at: span)
      }
      kept.removeSubrange((index + 1)...)
    } else if kept.count > 1 {
      kept.removeLast()
    }
    guard kept != value.stack else { return }
    try changeStack(stack, to: kept, animated: animated, isForward: false)
  }

  /// Bars and screens are laid out anew: as many actions as cost the same.
  private static let stackCost = 6

  /// Shows another last controller of a stack; what was there goes.
  func changeStack(
    _ stack: ObjectID, to controllers: [ObjectID], animated: Bool, isForward: Bool
  ) throws(RunError) {
    guard var value = graph.values[stack.offset] as? any StackingClass else { return }
    try spend(Self.stackCost)
    let old = value.stack
    let from = old.last
    let to = controllers.last
    let isShown = [.appearing, .appeared].contains(phase(of: stack))
    isAnimatedAppearance = animated
    defer { isAnimatedAppearance = false }
    if let to { try loadViewIfShown(to, isShown) }
    if isShown, from != to, let from { try willDisappear(from) }
    value = graph.values[stack.offset] as? any StackingClass ?? value
    value.stack = controllers
    graph.values[stack.offset] = value
    noteStack(stack, old)
    guard isShown, from != to else {
      // Under another screen nobody sees it go, and nothing else would take it.
      if from != to, let from { try takeView(of: from) }
      try layOut(topmost(stack))
      return try settleBindings()
    }
    if let to {
      try place(to, in: stack)
      try placePopovers()
      try willAppear(to)
      try tellStack("willShow", to, of: stack)
      try layoutCallbacks(from: to)
    }
    try endEditing(leaving: from)
    try settleBindings()
    let duration = animated && from != nil && to != nil ? ScreenTimes.push : .zero
    if duration > .zero { showSliding(from, to, isForward, duration) }
    let leaving = from
    try begin(isForward ? "a push" : "a pop", lasting: duration) {
      (simulation) throws(RunError) in
      simulation.isAnimatedAppearance = animated
      defer { simulation.isAnimatedAppearance = false }
      if let leaving {
        try simulation.takeView(of: leaving)
        try simulation.didDisappear(leaving)
      }
      if let to {
        try simulation.didAppear(to)
        try simulation.tellStack("didShow", to, of: stack)
      }
      try simulation.settleBindings()
    }
  }

  private func loadViewIfShown(_ controller: ObjectID, _ isShown: Bool) throws(RunError) {
    if isShown { try loadView(of: controller) }
  }

  /// Tells who reads the stack, and the controllers whether they are in it.
  func noteStack(_ stack: ObjectID, _ old: [ObjectID]) {
    bindings.noteObject(stack)
    bindings.note(.view)
    guard let value = graph.values[stack.offset] as? any ContainerClass else { return }
    let (before, after) = (Set(old), Set(value.children))
    for controller in old where !after.contains(controller) { setParent(of: controller, to: nil) }
    for controller in value.children where !before.contains(controller) {
      setParent(of: controller, to: stack)
    }
    fillBars(of: stack)
  }

  /// The model is where the new screen ends; what is seen moves there.
  private func showSliding(
    _ from: ObjectID?, _ to: ObjectID?, _ isForward: Bool, _ duration: VirtualTime
  ) {
    guard let from = from.flatMap({ view(of: $0) }), let to = to.flatMap({ view(of: $0) }) else {
      return
    }
    let home = graph.frame(of: to)
    let far = home.offset(dx: home.width, dy: 0)
    let near = graph.frame(of: from).offset(dx: -home.width * parallax, dy: 0)
    if let parent = graph.parent(of: to), graph.parent(of: from) == parent {
      // The one that comes or goes at the right is in front.
      graph.insert(isForward ? from : to, into: parent, at: 0)
    }
    if isForward {
      slide(to, from: far, to: home, duration)
      slide(from, from: graph.frame(of: from), to: near, duration)
    } else {
      slide(to, from: home.offset(dx: -home.width * parallax, dy: 0), to: home, duration)
      slide(from, from: graph.frame(of: from), to: far, duration)
    }
  }

  /// Takes a controller's view out of the window.
  func takeView(of controller: ObjectID) throws(RunError) {
    guard let view = view(of: controller), graph.parent(of: view) != nil else { return }
    try remove(view)
  }
}
