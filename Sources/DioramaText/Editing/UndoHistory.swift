// SPDX-License-Identifier: MIT

/// How an edit joins the undo history.
package enum EditKind: Sendable {
  /// Characters typed one after the other are taken back together.
  case typing
  /// A paste, a cut, a replacement: a step of its own.
  case whole
}

/// One step that can be taken back.
struct UndoStep: Equatable, Sendable {
  /// Where it happened, in UTF-16 units.
  let location: Int
  let removed: [UInt16]
  var inserted: [UInt16]
  /// The selection before it.
  let selection: TextRange

  var size: Int { removed.count + inserted.count }
}

/// The steps that can be taken back and done again.
///
/// Holds at most `mostSteps` steps of together about `mostUnits` units, and always the newest one.
struct UndoHistory: Sendable {
  static var mostSteps: Int { 256 }
  static var mostUnits: Int { 1_000_000 }

  /// What lies before `first` is forgotten; an array's first elements are costly to remove singly.
  private var done: [UndoStep] = []
  private var first = 0
  private var undone: [UndoStep] = []
  /// Units in the steps of `done`.
  private var size = 0
  /// Whether the newest step takes what is typed next at its end.
  private var isRunOpen = false

  var canUndo: Bool { done.count > first }
  var canRedo: Bool { !undone.isEmpty }
  var count: Int { done.count - first }

  mutating func endRun() { isRunOpen = false }

  mutating func record(_ step: UndoStep, as kind: EditKind) {
    undone = []
    let isTyping = kind == .typing && !step.inserted.isEmpty
    defer { isRunOpen = isTyping }
    size += step.size
    if isTyping, isRunOpen, canUndo, step.removed.isEmpty,
      done[done.count - 1].location + done[done.count - 1].inserted.count == step.location
    {
      done[done.count - 1].inserted += step.inserted
    } else {
      done.append(step)
    }
    forget()
  }

  /// The newest step, which moves to those that can be done again.
  mutating func undo() -> UndoStep? {
    isRunOpen = false
    guard canUndo, let step = done.popLast() else { return nil }
    size -= step.size
    undone.append(step)
    return step
  }

  mutating func redo() -> UndoStep? {
    isRunOpen = false
    guard let step = undone.popLast() else { return nil }
    size += step.size
    done.append(step)
    return step
  }

  private mutating func forget() {
    while count > Self.mostSteps || (size > Self.mostUnits && count > 1) {
      size -= done[first].size
      done[first] = UndoStep(location: 0, removed: [], inserted: [], selection: TextRange(0))
      first += 1
    }
    if first >= Self.mostSteps {
      done.removeFirst(first)
      first = 0
    }
  }
}

extension UndoHistory: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.isRunOpen == b.isRunOpen && a.undone == b.undone && a.done[a.first...] == b.done[b.first...]
  }
}
