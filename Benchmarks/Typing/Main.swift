// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText

/// Types 1,000 characters, one at a time, into texts of growing size, as a text view does: each
/// edits the text, breaks lines anew and asks for the height and the caret's place.
///
/// Usage: `DioramaTypingBenchmark REPEATS`; prints a line for each size: its UTF-16 units, and the
/// medians of nanoseconds a character at the end of the text and in its middle.
@main
struct Main {
  private static let sizes = [1000, 10_000, 100_000, 1_000_000]
  private static let sentence =
    "Where a line ends is found out again from the line before the edit, until it ends as before. "
  private static let typed = TextEditor.graphemes(
    of: String(String(repeating: sentence, count: 11).prefix(1000)))

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 2, let repeats = Int(arguments[1]), repeats > 0 else {
      return print("usage: DioramaTypingBenchmark REPEATS")
    }
    let texts = sizes.map(text(of:))
    var times = texts.map { _ in (end: [Double](), middle: [Double]()) }
    // The sizes take turns, so that what else the machine does falls on all of them.
    for _ in 0..<repeats {
      for (place, text) in texts.enumerated() {
        times[place].end.append(type(into: text, at: text.length))
        times[place].middle.append(type(into: text, at: text.length / 2))
      }
    }
    for (size, times) in zip(sizes, times) {
      print(size, median(times.end), median(times.middle))
    }
  }

  /// Paragraphs of five sentences.
  private static func text(of size: Int) -> TextEditor {
    let paragraph = Array((String(repeating: sentence, count: 5) + "\n").utf16)
    var units: [UInt16] = []
    while units.count < size { units += paragraph.prefix(size - units.count) }
    return TextEditor(units: units)
  }

  private static func type(into text: TextEditor, at offset: Int) -> Double {
    var editor = TextEditor(units: text.units(in: TextRange(0, text.length)))
    editor.selection = TextRange(offset)
    let metrics = TextMetrics(os: 7)
    let font = Font.system(14)
    var flow = TextFlow(
      editor, font: metrics.measuring(font), lineHeight: metrics.lineHeight(of: font), width: 310)
    var sum = 0.0
    let clock = ContinuousClock()
    let start = clock.now
    for character in typed {
      let edit = editor.replace(editor.selection, with: String(character))
      flow.replaced(edit, in: editor)
      sum += flow.height + flow.caret(at: editor.selection.location, in: editor).minX
    }
    let time = clock.now - start
    precondition(sum > 0, "nothing was laid out")
    return Double(time.components.attoseconds) / 1e9 / Double(typed.count)
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
