// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A change of the screen that takes time; while one runs, the screen takes no touches.
struct Transition {
  var number: Int
  /// What it does, for those who wait for it.
  var what: String
  /// The object that it brings or takes away; nil where it is about whole screens.
  var owner: ObjectID?
  var finish: (Simulation) throws(RunError) -> Void
}

extension Simulation {
  var isInTransition: Bool { !screens.transitions.isEmpty || screens.interactivePop != nil }

  /// Begins a change of the screen, which `finish` ends after `duration`, or at once where it has
  /// none.
  func begin(
    _ what: String, lasting duration: VirtualTime, of owner: ObjectID? = nil,
    finish: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    guard duration > .zero else { return try finish(self) }
    screens.nextTransition += 1
    screens.transitions.append(
      Transition(number: screens.nextTransition, what: what, owner: owner, finish: finish))
    agenda.add(.transitionEnd(screens.nextTransition), due: now + duration)
  }

  func endTransition(_ number: Int) throws(RunError) {
    guard let index = screens.transitions.firstIndex(where: { $0.number == number }) else { return }
    let transition = screens.transitions.remove(at: index)
    try transition.finish(self)
  }

  /// What is under way comes to its end before something new changes the screen.
  func finishTransitions() throws(RunError) {
    try giveUpInteractivePop()
    while let first = screens.transitions.first { try endTransition(first.number) }
  }

  /// What brings or takes away one object comes to its end.
  func finishTransitions(of owner: ObjectID) throws(RunError) {
    while let first = screens.transitions.first(where: { $0.owner == owner }) {
      try endTransition(first.number)
    }
  }

  /// Shows a view coming from or going to another place than its own.
  func slide(
    _ view: ObjectID, from start: Rect, to end: Rect, _ duration: VirtualTime
  ) {
    guard duration > .zero, start != end else { return }
    startAnimation("frame", of: view, from: .rect(start), to: .rect(end), movement(duration))
  }

  /// How screens move; touches are kept off by the transition itself.
  func movement(_ duration: VirtualTime) -> Movement {
    Movement(duration.seconds, blocksTouches: false)
  }
}
