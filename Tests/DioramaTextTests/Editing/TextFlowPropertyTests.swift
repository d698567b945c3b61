// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Flows kept through random edits against flows made anew, and against the line breaker alone.
@Suite struct TextFlowPropertyTests {
  private static let font = TextMetrics(os: 7).measuring(.system(14))

  private func flow(_ editor: TextEditor, _ width: Double, _ mode: LineBreakMode) -> TextFlow {
    TextFlow(editor, font: Self.font, lineHeight: 17, width: width, mode: mode)
  }

  /// The ends of all lines, by breaking the whole text at once.
  private func ends(_ editor: TextEditor, _ width: Double, _ mode: LineBreakMode) -> [Int] {
    let units = editor.units(in: TextRange(0, .max))
    var breaker = LineBreaker(Self.font, width: width, mode: mode)
    var ends: [Int] = []
    var isOpen = true
    while (ends.last ?? 0) < units.count {
      let line = breaker.lineEnd(in: units[...], from: ends.last ?? 0)
      ends.append(line.end)
      isOpen = line.isHard
    }
    return isOpen ? ends + [units.count] : ends
  }

  private func ends(_ flow: TextFlow) -> [Int] {
    (0..<flow.lineCount).map { flow.range(ofLine: $0).end }
  }

  @Test(arguments: [0, 9, 40, 150, 320, 1000, Double.infinity])
  func editedFlowsEqualNewOnes(_ width: Double) {
    for mode in [LineBreakMode.wordWrapping, .characterWrapping] {
      let seed = UInt64(width.isFinite ? width : 7777)
      print("flow property test, seed \(seed), \(mode)")
      var random = EditSource(seed: seed)
      var editor = TextEditor(units: random.words(upTo: 2000))
      var flow = flow(editor, width, mode)
      for number in 0..<400 {
        change(&editor, &flow, &random)
        guard flow == self.flow(editor, width, mode) else {
          Issue.record("width \(width), \(mode), edit \(number)")
          return
        }
        guard number % 20 == 0 else { continue }
        #expect(ends(flow) == ends(editor, width, mode), "width \(width), \(mode), edit \(number)")
      }
    }
  }

  @Test func aParagraphOfFiftyThousandUnits() {
    print("flow property test, seed 50000")
    var random = EditSource(seed: 50_000)
    var units: [UInt16] = []
    while units.count < 50_000 {
      units += random.words(upTo: 200).filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x2029 }
    }
    var editor = TextEditor(units: units)
    var flow = flow(editor, 300, .wordWrapping)
    for number in 0..<200 {
      let range = random.range(in: editor.length)
      guard range.length < 100 else { continue }
      flow.replaced(editor.replace(range, with: random.cluster()), in: editor)
      guard flow == self.flow(editor, 300, .wordWrapping) else {
        Issue.record("edit \(number)")
        return
      }
    }
    #expect(ends(flow) == ends(editor, 300, .wordWrapping))
  }

  private func change(
    _ editor: inout TextEditor, _ flow: inout TextFlow, _ random: inout EditSource
  ) {
    switch random.below(20) {
    case 0..<3: if let edit = editor.undo() { flow.replaced(edit, in: editor) }
    case 3..<5: if let edit = editor.redo() { flow.replaced(edit, in: editor) }
    case 5..<9:
      guard let range = editor.rangeForBackspace() else { return }
      flow.replaced(editor.replace(range, with: ""), in: editor)
    case 9:
      let range = random.range(in: editor.length)
      let new = editor.length > 3000 ? [] : random.words(upTo: 600)
      flow.replaced(editor.replace(range, with: new, as: .whole), in: editor)
    case 10..<15:
      let range = random.range(in: editor.length)
      guard range.length < 200 else { return }
      flow.replaced(editor.replace(range, with: random.cluster()), in: editor)
    default: flow.replaced(editor.replace(editor.selection, with: random.cluster()), in: editor)
    }
  }
}

extension EditSource {
  /// Words of several scripts, numbers, long runs of blanks, brackets, line ends, loose clusters.
  mutating func words(upTo limit: Int) -> [UInt16] {
    let words = [
      "the", "incomprehensibilities", "a", "naïve", "100,000.50", "(see", "[1])", "http://a.b/c-d",
      "well-known", "漢字かな交じり文", "「はい」", "한국어", "สวัสดีครับ", "नमस्ते", "שלום", "مرحبا", "👨‍👩‍👧‍👦😀", "–", "…",
      "$5",
    ]
    let parts = [" ", " ", " ", " ", "  ", "\n", "\r\n", "\t", "\u{A0}", "\u{2028}", "\u{200B}"]
    var text: [UInt16] = []
    let count = below(limit + 1)
    while text.count < count {
      text += Array(words[below(words.count)].utf16)
      text += below(12) == 0 ? cluster() : Array(parts[below(parts.count)].utf16)
      if below(60) == 0 { text += Array(repeating: 0x20, count: below(200)) }
      if below(60) == 0 { text += Array(repeating: 0x301, count: below(700)) }
    }
    return text
  }
}
