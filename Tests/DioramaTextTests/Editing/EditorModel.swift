// SPDX-License-Identifier: MIT
import DioramaText

/// What a text editor does, said as plainly as possible: whole copies of everything.
struct EditorModel {
  private(set) var units: [UInt16]
  private(set) var selection: TextRange
  private var done: [State] = []
  private var undone: [State] = []
  /// Where the next typed character joins the newest step.
  private var runEnd: Int?

  private struct State {
    var units: [UInt16]
    /// Before the step, whichever side of it `units` are from.
    var selection: TextRange
  }

  init(_ units: [UInt16]) {
    self.units = units
    selection = TextRange(units.count)
  }

  private func splits(_ offset: Int) -> Bool {
    guard offset > 0, offset < units.count else { return false }
    return (0xD800..<0xDC00).contains(units[offset - 1])
      && (0xDC00..<0xE000).contains(units[offset])
  }

  private func widened(_ range: TextRange) -> TextRange {
    func place(_ offset: Int) -> Int { min(max(offset, 0), units.count) }
    var start = place(range.location)
    let far = range.location.addingReportingOverflow(range.length)
    var end = max(place(far.overflow ? .max : far.partialValue), start)
    let isCaret = start == end
    if splits(start) { start -= 1 }
    if isCaret { end = start } else if splits(end) { end += 1 }
    return TextRange(start, end - start)
  }

  mutating func select(_ range: TextRange) {
    let range = widened(range)
    if range != selection { runEnd = nil }
    selection = range
  }

  mutating func replace(_ range: TextRange, with new: [UInt16], isTyping: Bool) {
    let range = widened(range)
    let typed = isTyping && !new.isEmpty
    if !range.isEmpty || !new.isEmpty {
      let joins = typed && range.isEmpty && runEnd == range.location
      if !joins { done.append(State(units: units, selection: selection)) }
      if done.count > 256 { done.removeFirst() }
      undone = []
      runEnd = typed ? range.location + new.count : nil
    }
    units.replaceSubrange(range.location..<range.end, with: new)
    selection = widened(TextRange(range.location + new.count))
  }

  /// - Returns: Whether there was a step.
  mutating func undo() -> Bool {
    runEnd = nil
    guard let state = done.popLast() else { return false }
    undone.append(State(units: units, selection: state.selection))
    units = state.units
    selection = widened(state.selection)
    return true
  }

  /// The caret is where the texts differ, which the caller knows better.
  mutating func redo(caret: TextRange) -> Bool {
    runEnd = nil
    guard let state = undone.popLast() else { return false }
    done.append(State(units: units, selection: state.selection))
    units = state.units
    selection = caret
    return true
  }

  mutating func setText(_ new: [UInt16]) { self = EditorModel(new) }

  /// By the clusters of the whole text before the caret.
  func rangeForBackspace() -> TextRange? {
    guard selection.isEmpty else { return selection }
    guard let last = String(decoding: units[..<selection.location], as: UTF16.self).last else {
      return nil
    }
    let length = last.utf16.count
    return TextRange(selection.location - length, length)
  }
}
