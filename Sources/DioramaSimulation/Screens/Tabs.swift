// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Choosing among the controllers of a tab bar controller.
///
/// Source of the order: UIKit facts 3.6 (one observation; the delegate documented).
extension Simulation {
  /// Chooses a tab by code, which asks and tells no delegate; a number out of range changes nothing.
  func selectTab(_ index: Int, of tabs: ObjectID) throws(RunError) {
    try finishTransitions()
    guard var value = graph.values[tabs.offset] as? any SwitchingClass,
      value.children.indices.contains(index)
    else { return }
    let from = value.shownChild
    value.selection = index
    graph.values[tabs.offset] = value
    bindings.noteObject(tabs)
    try showTab(of: tabs, from: from)
  }

  /// The user taps a tab: the delegate may refuse, and hears of it.
  func userSelectsTab(_ index: Int, of tabs: ObjectID) throws(RunError) {
    guard let value = graph.values[tabs.offset] as? any SwitchingClass,
      value.children.indices.contains(index)
    else { return }
    let child = Effect.Argument("viewController", .object(value.children[index]))
    let before = vetoes
    guard try answer("shouldSelect", [child], of: tabs) != .bool(false) else {
      vetoes = before + 1
      return
    }
    if value.selection == index {
      // A tap on the chosen tab goes back to the first of its stack.
      if graph.values[value.children[index].offset] is any StackingClass {
        try popToRoot(value.children[index], animated: true)
      }
    } else {
      let bound = bindings.isEmpty ? [] : bindings.properties(boundOn: tabs)
      let old = bound.map { graph.value($0, of: tabs) }
      try selectTab(index, of: tabs)
      try noteChanges(bound, old, of: tabs)
    }
    _ = try answer("didSelect", [child], of: tabs)
  }

  func popToRoot(_ stack: ObjectID, animated: Bool) throws(RunError) {
    guard let value = graph.values[stack.offset] as? any StackingClass, let root = value.stack.first
    else { return }
    try pop(stack, to: root, animated: animated, at: nil)
  }

  /// Shows the chosen child in the place of another.
  func showTab(of tabs: ObjectID, from: ObjectID?) throws(RunError) {
    let to = shownChild(of: tabs)
    fillBars(of: tabs)
    bindings.note(.view)
    guard from != to, [.appearing, .appeared].contains(phase(of: tabs)) else {
      if from != to, let from { try takeView(of: from) }
      try layOut(tabs)
      return try settleBindings()
    }
    if let to {
      try place(to, in: tabs)
      try willAppear(to)
    }
    if let from {
      try willDisappear(from)
      try takeView(of: from)
      try didDisappear(from)
    }
    if let to {
      try layoutCallbacks(from: to)
      try didAppear(to)
    }
    try settleBindings()
  }
}
