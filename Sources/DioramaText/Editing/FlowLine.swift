// SPDX-License-Identifier: MIT

/// One line of a flow; it does not know where it stands, so that those behind an edit stay.
struct FlowLine: Spanning {
  /// UTF-16 units, with hanging blanks and the line end in the text; never 0.
  let length: UInt32
  /// Units that count in the width.
  let visibleLength: UInt32
  /// Units from its start that it depends on; more than there are where the text's end mattered.
  let reach: UInt32
  /// Whether a line end in the text ended it: then another line follows, be it empty.
  let isHard: Bool
  /// Unrounded, in points, without the blanks that hang over the end.
  let width: Double

  var span: Int { Int(length) }
  static var mostInChunk: Int { 64 }
}

/// Takes line after line from a text, of which it holds a window.
struct LineReader {
  private let editor: TextEditor
  private var breaker: LineBreaker
  /// Units taken from the text at a time.
  private let step: Int
  private var window: [UInt16] = []
  /// Where the window begins.
  private var base = 0

  init(_ editor: TextEditor, _ breaker: LineBreaker, step: Int) {
    self.editor = editor
    self.breaker = breaker
    self.step = step
  }

  /// The line that begins at `start`, which is before the end of the text.
  ///
  /// What the window cuts off never decides: a line that looked beyond it is taken again.
  mutating func line(at start: Int) -> FlowLine {
    if start < base || start >= base + window.count { load(from: start, count: step) }
    while true {
      let local = start - base
      let line = breaker.lineEnd(in: window[...], from: local)
      if breaker.reach <= window.count || base + window.count == editor.length {
        return FlowLine(
          length: UInt32(clamping: line.end - local),
          visibleLength: UInt32(clamping: line.visibleEnd - local),
          reach: UInt32(clamping: breaker.reach - local), isHard: line.isHard, width: line.width)
      }
      load(from: start, count: max(step, 2 * (window.count - local)))
    }
  }

  private mutating func load(from start: Int, count: Int) {
    window = editor.units(in: TextRange(start, count))
    base = start
  }
}
