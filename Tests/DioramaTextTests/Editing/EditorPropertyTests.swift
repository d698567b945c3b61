// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Random edits against the plain model.
@Suite struct EditorPropertyTests {
  /// Ten runs of 5,000 edits.
  @Test(arguments: UInt64(0)..<10)
  func fiftyThousandEditsAgreeWithThePlainModel(_ seed: UInt64) {
    print("editor property test, seed \(seed)")
    var random = EditSource(seed: seed)
    let start = random.text(upTo: 4000)
    var editor = TextEditor(units: start)
    var model = EditorModel(start)
    for number in 0..<5000 {
      step(&editor, &model, &random)
      let isSame =
        editor.units(in: TextRange(0, .max)) == model.units && editor.length == model.units.count
        && editor.selection == model.selection
        && (number % 8 > 0 || editor.rangeForBackspace() == model.rangeForBackspace())
      guard isSame else {
        Issue.record("seed \(seed), edit \(number)")
        return
      }
    }
    #expect(editor.string == String(decoding: model.units, as: UTF16.self))
    #expect(editor.isEmpty == model.units.isEmpty)
  }

  private func step(
    _ editor: inout TextEditor, _ model: inout EditorModel, _ random: inout EditSource
  ) {
    switch random.below(100) {
    case 0..<45:
      let typed = random.cluster()
      editor.replace(editor.selection, with: typed)
      model.replace(model.selection, with: typed, isTyping: true)
    case 45..<60:
      guard let range = model.rangeForBackspace() else { return }
      editor.replace(range, with: [])
      model.replace(range, with: [], isTyping: true)
    case 60..<75:
      let range = random.range(in: model.units.count)
      editor.selection = range
      model.select(range)
    case 75..<85:
      // Long pastes and long cuts in turn, so that chunks divide and join.
      let range = random.range(in: model.units.count)
      let text = model.units.count > 3000 ? [] : random.text(upTo: random.below(2) == 0 ? 20 : 3000)
      editor.replace(range, with: text, as: .whole)
      model.replace(range, with: text, isTyping: false)
    case 85..<93: #expect((editor.undo() != nil) == model.undo())
    case 93..<99:
      let didRedo = editor.redo() != nil
      #expect(didRedo == model.redo(caret: editor.selection))
    default:
      let text = String(decoding: random.text(upTo: 2500), as: UTF16.self)
      editor.setText(text)
      model.setText(Array(text.utf16))
    }
  }
}

/// Random texts and places.
struct EditSource {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func below(_ count: Int) -> Int { random.below(count) }

  /// Whole clusters, parts of clusters, and halves of surrogate pairs.
  private static let pieces: [[UInt16]] =
    [
      "a", "b", " ", "\n", "\r\n", "\r", "é", "e\u{301}", "\u{301}", "ß", "漢", "か\u{3099}", "한",
      "\u{1112}\u{1161}\u{11AB}", "😀", "👍🏽", "🏽", "🇩🇪", "🇩", "👨‍👩‍👧‍👦", "\u{200D}", "❤️", "1️⃣", "กำ", "ำ",
      "क्षि", "\u{94D}", "\u{600}", "𝄞", "𠀀", "\u{2029}", "\t",
    ].map { Array($0.utf16) } + [[0xD83D], [0xDE00], [0xD83C], [0xDDE9]]

  mutating func cluster() -> [UInt16] { Self.pieces[below(Self.pieces.count)] }

  mutating func text(upTo limit: Int) -> [UInt16] {
    var text: [UInt16] = []
    let count = below(limit + 1)
    // Long stretches of one piece too: flags by the hundred.
    while text.count < count {
      let piece = cluster()
      for _ in 0..<(below(20) == 0 ? below(60) : 1) { text += piece }
    }
    return text
  }

  /// Mostly inside 0...`length`, sometimes far out, sometimes of negative length.
  mutating func range(in length: Int) -> TextRange {
    switch below(20) {
    case 0: TextRange(-below(10), below(20))
    case 1: TextRange(length - below(5), below(20))
    case 2: TextRange(.max, .max)
    case 3: TextRange(.min, .max)
    case 4: TextRange(below(length + 1), -below(9))
    case 5..<14: TextRange(below(length + 1))
    case 14..<19: TextRange(below(length + 1), below(12))
    default: TextRange(below(length + 1), below(length + 1))
    }
  }
}
