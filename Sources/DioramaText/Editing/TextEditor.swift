// SPDX-License-Identifier: MIT

/// A text with a selection and an undo history, as text fields and text views edit it.
///
/// Places are UTF-16 code units, as in UIKit. Any range may be given: what lies outside the text
/// is cut off, and half a surrogate pair counts as the whole pair (a caret inside one moves before
/// it). A copy is cheap; a change costs by what changes, not by the text.
package struct TextEditor: Equatable, Sendable {
  private var text: ChunkList<UInt16>
  private var selected: TextRange
  private var history = UndoHistory()

  /// The caret is at the end.
  package init(_ text: String = "") { self.init(units: Array(text.utf16)) }

  /// - Parameter units: May hold surrogates without their other half.
  package init(units: [UInt16]) {
    text = ChunkList(units)
    selected = TextRange(units.count)
  }
}

// MARK: - Reading

extension TextEditor {
  package var length: Int { text.count }
  package var isEmpty: Bool { text.count == 0 }

  /// The whole text, U+FFFD for each surrogate without its other half; linear in the text.
  package var string: String { String(decoding: units(in: TextRange(0, length)), as: UTF16.self) }

  package func substring(_ range: TextRange) -> String {
    String(decoding: units(in: widened(range)), as: UTF16.self)
  }

  /// The units of the part of `range` inside the text, which may divide a surrogate pair.
  package func units(in range: TextRange) -> [UInt16] {
    text[range.clamped(to: length).units]
  }

  /// What is selected, or the caret.
  ///
  /// Setting it to another place ends a run of typing.
  package var selection: TextRange {
    get { selected }
    set {
      let range = widened(newValue)
      if range != selected { history.endRun() }
      selected = range
    }
  }

  /// The part of `range` inside the text, widened to whole surrogate pairs.
  private func widened(_ range: TextRange) -> TextRange {
    var range = range.clamped(to: length)
    let end = range.end
    if isInsidePair(range.location) { range.location -= 1 }
    if range.length > 0 {
      range.length = end - range.location
      if isInsidePair(end) { range.length += 1 }
    }
    return range
  }

  private func isInsidePair(_ offset: Int) -> Bool {
    offset > 0 && offset < length
      && UTF16.isTrailSurrogate(text[offset]) && UTF16.isLeadSurrogate(text[offset - 1])
  }
}

// MARK: - Characters

extension TextEditor {
  /// What typing `text` inserts, one at a time: grapheme clusters.
  package static func graphemes(of text: String) -> [Substring] {
    text.indices.map { text[$0...$0] }
  }

  /// What the delete key takes away: the selection, or the grapheme cluster before the caret; nil
  /// at the start of the text.
  ///
  /// A flag, a family, a letter with its marks and a line end of two characters go as one. UIKit
  /// takes single marks away in some scripts; which ones is not known well enough to do the same.
  package func rangeForBackspace() -> TextRange? {
    guard selected.isEmpty else { return selected }
    let caret = selected.location
    guard caret > 0 else { return nil }
    let length = PrecedingGrapheme.length(before: caret, in: text)
    return TextRange(caret - length, length)
  }
}

// MARK: - Changing

extension TextEditor {
  /// Puts `string` in the place of `range`, with the caret after it, as a step that can be undone.
  @discardableResult
  package mutating func replace(
    _ range: TextRange, with string: String, as kind: EditKind = .typing
  ) -> TextEdit {
    replace(range, with: Array(string.utf16), as: kind)
  }

  /// As for a string; `units` may hold surrogates without their other half.
  @discardableResult
  package mutating func replace(
    _ range: TextRange, with units: [UInt16], as kind: EditKind = .typing
  ) -> TextEdit {
    let range = widened(range)
    if !range.isEmpty || !units.isEmpty {
      history.record(
        UndoStep(
          location: range.location, removed: text[range.units], inserted: units,
          selection: selected), as: kind)
    }
    return splice(range, with: units, selecting: TextRange(range.location + units.count))
  }

  /// Replaces everything from code: the caret goes to the end, nothing can be undone.
  package mutating func setText(_ string: String) { self = TextEditor(string) }

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  /// Takes back the newest step and selects what was selected before it; nil where there is none.
  ///
  /// 256 steps are held, of together 1,000,000 units or the newest step alone.
  @discardableResult
  package mutating func undo() -> TextEdit? {
    guard let step = history.undo() else { return nil }
    let inserted = TextRange(step.location, step.inserted.count)
    return splice(inserted, with: step.removed, selecting: step.selection)
  }

  /// Does again what was undone last; nil where nothing was, or something was changed since.
  @discardableResult
  package mutating func redo() -> TextEdit? {
    guard let step = history.redo() else { return nil }
    let caret = TextRange(step.location + step.inserted.count)
    let removed = TextRange(step.location, step.removed.count)
    return splice(removed, with: step.inserted, selecting: caret)
  }

  /// Surrogates that meet become a pair, which the new selection does not divide either.
  private mutating func splice(
    _ range: TextRange, with units: [UInt16], selecting selection: TextRange
  ) -> TextEdit {
    text.replace(range.units, with: units)
    selected = widened(selection)
    return TextEdit(removed: range, insertedLength: units.count)
  }
}

extension UInt16: Spanning {
  /// A code unit.
  var span: Int { 1 }
  static var mostInChunk: Int { 1024 }
}
