// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A finger that draws the last screen of a stack away to go back, from iOS 7 on.
struct InteractivePop {
  var stack: ObjectID
  /// The stack as it was, which comes back where the finger changes its mind.
  var controllers: [ObjectID]
  var leaving: ObjectID
  var coming: ObjectID
}

/// Swiping back: the callbacks of a pop begin with the drag, and end as those of a pop or, where it is
/// cancelled, with the opposite ones.
///
/// Source of the order: UIKit facts 3.6 (one observation for the cancelled one).
extension Simulation {
  /// A drag that ends past this share of the width goes back; a choice.
  private static let enough = 0.5
  /// A finger that is lifted faster than this decides by its direction; points a second, a choice.
  private static let flick = 300.0

  /// Lets a drag from the left edge go back in every stack.
  func watchEdges(of controllers: some Sequence<ObjectID>) {
    guard os >= 7 else { return }
    for stack in controllers {
      guard graph.values[stack.offset] is any StackingClass, let view = view(of: stack),
        let property = info(of: stack).property(named: "interactivePopGestureRecognizer"),
        case .object(let recognizer) = graph.value(property, of: stack)
      else { continue }
      if let edges = info(of: recognizer).property(named: "edges") {
        _ = try? graph.set(edges, of: recognizer, to: .list([.string("left")]))
      }
      addSystemGesture(
        recognizer, to: view,
        SystemGesture(
          mayBegin: { $0.mayGoBack(in: stack) },
          act: { (simulation, progress) throws(RunError) in
            try simulation.goBack(in: stack, progress)
          }))
    }
  }

  /// A hidden bar or one without its back button keeps the drag from beginning (documented).
  private func mayGoBack(in stack: ObjectID) -> Bool {
    guard !isInTransition, let value = graph.values[stack.offset] as? any StackingClass,
      value.stack.count > 1, phase(of: stack) == .appeared, let bar = value.bar,
      graph.parent(of: bar) != nil, let top = value.stack.last
    else { return false }
    guard let item = traits(of: top)?.navigationItem else { return true }
    return (graph.values[item.offset] as? any BackButtonClass)?.showsBackButton ?? true
  }

  private func goBack(in stack: ObjectID, _ progress: GestureProgress) throws(RunError) {
    switch progress {
    case .began: try beginGoingBack(in: stack)
    case .changed(let way): moveBack(by: way.x)
    case .ended(let way, let velocity):
      let width = screens.interactivePop.flatMap { view(of: $0.stack) }.map {
        graph.bounds[$0.offset].width
      }
      let share = way.x / max(1, width ?? 1)
      let goes = abs(velocity.x) > Self.flick ? velocity.x > 0 : share > Self.enough
      try endGoingBack(goes: goes, share: min(max(share, 0), 1))
    case .cancelled: try endGoingBack(goes: false, share: 0)
    }
  }

  private func beginGoingBack(in stack: ObjectID) throws(RunError) {
    guard var value = graph.values[stack.offset] as? any StackingClass, value.stack.count > 1,
      let leaving = value.stack.last
    else { return }
    let old = value.stack
    let coming = old[old.count - 2]
    screens.interactivePop = InteractivePop(
      stack: stack, controllers: old, leaving: leaving, coming: coming)
    isAnimatedAppearance = true
    defer { isAnimatedAppearance = false }
    try willDisappear(leaving)
    value = graph.values[stack.offset] as? any StackingClass ?? value
    value.stack = Array(old.dropLast())
    graph.values[stack.offset] = value
    noteStack(stack, old)
    try place(coming, in: stack)
    try willAppear(coming)
    try tellStack("willShow", coming, of: stack)
    try layoutCallbacks(from: coming)
    moveBack(by: 0)
    try settleBindings()
  }

  /// Both screens follow the finger, the lower one slower.
  private func moveBack(by way: Double) {
    guard let pop = screens.interactivePop, let home = view(of: pop.stack),
      let leaving = view(of: pop.leaving), let coming = view(of: pop.coming)
    else { return }
    let width = graph.bounds[home.offset].width
    let x = min(max(way, 0), width)
    for (view, dx) in [(leaving, x), (coming, (x - width) * 0.3)] {
      var frame = graph.frame(of: view)
      frame.origin.x = dx
      setFrame(frame, of: view)
    }
  }

  private func endGoingBack(goes: Bool, share: Double) throws(RunError) {
    guard let pop = screens.interactivePop else { return }
    screens.interactivePop = nil
    let rest = ScreenTimes.push.seconds * (goes ? 1 - share : share)
    let views = [view(of: pop.leaving), view(of: pop.coming)].compactMap { $0 }
    let width = view(of: pop.stack).map { graph.bounds[$0.offset].width } ?? 0
    try move(views, Movement(rest, blocksTouches: false)) { () throws(RunError) in
      screens.interactivePop = pop
      moveBack(by: goes ? width : 0)
      screens.interactivePop = nil
    }
    if !goes { restore(pop) }
    try begin("a swipe back", lasting: VirtualTime(seconds: rest)) {
      (simulation) throws(RunError) in
      simulation.isAnimatedAppearance = true
      defer { simulation.isAnimatedAppearance = false }
      if goes {
        try simulation.takeView(of: pop.leaving)
        try simulation.didDisappear(pop.leaving)
        try simulation.didAppear(pop.coming)
        try simulation.tellStack("didShow", pop.coming, of: pop.stack)
      } else {
        try simulation.willDisappear(pop.coming)
        try simulation.takeView(of: pop.coming)
        try simulation.didDisappear(pop.coming)
        try simulation.willAppear(pop.leaving)
        try simulation.didAppear(pop.leaving)
      }
      try simulation.layOut(pop.stack)
      try simulation.settleBindings()
    }
  }

  private func restore(_ pop: InteractivePop) {
    guard var value = graph.values[pop.stack.offset] as? any StackingClass else { return }
    let now = value.stack
    value.stack = pop.controllers
    graph.values[pop.stack.offset] = value
    noteStack(pop.stack, now)
  }

  /// Something else changes the screen while a finger draws it: the drag counts for nothing.
  func giveUpInteractivePop() throws(RunError) {
    guard screens.interactivePop != nil else { return }
    try endGoingBack(goes: false, share: 0)
  }
}
