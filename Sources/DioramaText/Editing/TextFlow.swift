// SPDX-License-Identifier: MIT

/// The lines of a text in one font at one width, kept up to date as the text is edited.
///
/// All lines are of one height. Made once in time linear in the text; afterwards an edit costs the
/// lines whose breaks it changes: in running text few, in a paragraph without opportunities to
/// break all that follow in it.
package struct TextFlow: Sendable {
  /// How much of the text the latest edit broke into lines anew, in UTF-16 units.
  package private(set) var rebroken = 0
  private let breaker: LineBreaker
  let font: MeasuringFont
  /// Of one line, in points.
  package let lineHeight: Double
  /// Room for a line, in points.
  package let width: Double
  /// How much of the room left over stands before a line: 0 left, 0.5 centred, 1 right aligned.
  package var flush = 0.0
  /// Without the empty line that a line end at the end of the text opens.
  private(set) var lines = ChunkList<FlowLine>()

  /// - Parameter lineHeight: Positive, in points.
  package init(
    _ editor: TextEditor, font: MeasuringFont, lineHeight: Double, width: Double,
    mode: LineBreakMode = .wordWrapping
  ) {
    self.font = font
    self.lineHeight = lineHeight
    self.width = width
    breaker = LineBreaker(font, width: width, mode: mode)
    build(editor)
  }

  private mutating func build(_ editor: TextEditor) {
    var reader = LineReader(editor, breaker, step: 16_384)
    var found: [FlowLine] = []
    var start = 0
    while start < editor.length {
      let line = reader.line(at: start)
      found.append(line)
      start += line.span
    }
    lines = ChunkList(found)
  }
}

// MARK: - Editing

extension TextFlow {
  /// Breaks anew what an edit changed.
  ///
  /// - Parameter editor: The text after `edit`; told of each edit in turn.
  package mutating func replaced(_ edit: TextEdit, in editor: TextEditor) {
    let change = edit.insertedLength - edit.removed.length
    guard lines.span > 0, lines.span + change == editor.length else {
      rebroken = editor.length
      return build(editor)
    }
    let (first, start) = firstLine(changedAt: edit.removed.location)
    var reader = LineReader(editor, breaker, step: 512)
    var new: [FlowLine] = []
    var end = start
    // The lines as they were, walked beside the new ones.
    var old = first
    var oldEnd = start
    while end < editor.length {
      let line = reader.line(at: end)
      new.append(line)
      end += line.span
      while oldEnd < end - change, old < lines.count {
        oldEnd += lines[old].span
        old += 1
      }
      // From a line that begins where one began behind the edit, all is as it was.
      if oldEnd == end - change, oldEnd >= edit.removed.end { break }
    }
    lines.replace(first..<(end < editor.length ? old : lines.count), with: new)
    rebroken = end - start
  }

  /// The first line that depends on what stands at `offset` or follows it, and where it begins.
  ///
  /// No line looks further than one after it.
  private func firstLine(changedAt offset: Int) -> (index: Int, start: Int) {
    var (index, start) = lines.element(at: min(offset, lines.span - 1))
    while index > 0 {
      let line = lines[index - 1]
      guard start - line.span + Int(line.reach) > offset else { break }
      index -= 1
      start -= line.span
    }
    return (index, start)
  }
}

extension TextFlow: Equatable {
  /// Whether the lines are equal; the fonts are not compared.
  package static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.lineHeight == b.lineHeight && a.flush == b.flush && a.lines == b.lines
  }
}
