// SPDX-License-Identifier: MIT
import DioramaText
import Testing

/// What a user sees of typing, deleting and undoing.
@Suite struct TextEditorTests {
  private func typing(_ text: String, into start: String = "") -> TextEditor {
    var editor = TextEditor(start)
    for character in TextEditor.graphemes(of: text) {
      editor.replace(editor.selection, with: String(character))
    }
    return editor
  }

  private func backspace(_ editor: inout TextEditor) {
    if let range = editor.rangeForBackspace() { editor.replace(range, with: "") }
  }

  @Test func typingInsertsOneClusterAtATime() {
    #expect(TextEditor.graphemes(of: "aé👨‍👩‍👧🇩🇪\r\n") == ["a", "é", "👨‍👩‍👧", "🇩🇪", "\r\n"])
    #expect(typing("née 🇩🇪").string == "née 🇩🇪")
  }

  @Test(arguments: [
    ("ab", "a"), ("ae\u{301}", "a"), ("a😀", "a"), ("a👍🏽", "a"), ("a👨‍👩‍👧‍👦", "a"), ("🇩🇪🇫🇷", "🇩🇪"),
    ("a1️⃣", "a"),
    ("a\r\n", "a"), ("a\n", "a"), ("กำ", ""), ("한", ""), ("", ""),
  ])
  func oneBackspaceTakesOneCluster(_ text: String, _ left: String) {
    var editor = TextEditor(text)
    backspace(&editor)
    #expect(editor.string == left)
    #expect(editor.selection == TextRange(left.utf16.count))
  }

  @Test func backspaceTakesTheSelection() {
    var editor = TextEditor("hello world")
    editor.selection = TextRange(2, 7)
    #expect(editor.rangeForBackspace() == TextRange(2, 7))
    backspace(&editor)
    #expect(editor.string == "held")
    editor.selection = TextRange(0)
    #expect(editor.rangeForBackspace() == nil)
  }

  @Test func rangesAreClampedAndPairsStayWhole() {
    var editor = TextEditor("a😀b")
    editor.selection = TextRange(2)
    #expect(editor.selection == TextRange(1))
    editor.selection = TextRange(2, 1)
    #expect(editor.selection == TextRange(1, 2))
    editor.selection = TextRange(-4, 100)
    #expect(editor.selection == TextRange(0, 4))
    editor.selection = TextRange(.max, 1)
    #expect(editor.selection == TextRange(4))
    #expect(editor.substring(TextRange(2, 1)) == "😀")
    #expect(editor.replace(TextRange(2), with: "x").removed == TextRange(1))
    #expect(editor.string == "ax😀b")
  }

  @Test func aRunOfTypingIsUndoneAtOnce() {
    var editor = typing("abc", into: "x")
    #expect(editor.undo() == TextEdit(removed: TextRange(1, 3), insertedLength: 0))
    #expect(editor.string == "x")
    #expect(!editor.canUndo)
    #expect(editor.redo() == TextEdit(removed: TextRange(1), insertedLength: 3))
    #expect(editor.string == "xabc")
    #expect(editor.selection == TextRange(4))
    #expect(!editor.canRedo)
  }

  @Test func movingTheCaretEndsARun() {
    var editor = typing("ab")
    editor.selection = editor.selection
    editor.replace(editor.selection, with: "c")
    editor.selection = TextRange(0)
    editor.selection = TextRange(3)
    editor.replace(editor.selection, with: "d")
    editor.undo()
    #expect(editor.string == "abc")
    editor.undo()
    #expect(editor.string == "")
  }

  @Test func deletionsAndPastesAreStepsOfTheirOwn() {
    var editor = typing("abc")
    backspace(&editor)
    backspace(&editor)
    editor.replace(editor.selection, with: "xyz", as: .whole)
    editor.replace(editor.selection, with: "d")
    var texts: [String] = []
    while editor.undo() != nil { texts.append(editor.string) }
    #expect(texts == ["axyz", "a", "ab", "abc", ""])
  }

  @Test func undoBringsTheSelectionBack() {
    var editor = TextEditor("hello")
    editor.selection = TextRange(1, 3)
    editor.replace(editor.selection, with: "u")
    editor.replace(editor.selection, with: "i")
    #expect(editor.string == "huio")
    editor.undo()
    #expect(editor.string == "hello")
    #expect(editor.selection == TextRange(1, 3))
  }

  @Test func onlyTheNewestStepsAreKept() {
    var editor = TextEditor()
    for _ in 0..<300 { editor.replace(editor.selection, with: "a", as: .whole) }
    var count = 0
    while editor.undo() != nil { count += 1 }
    #expect(count == 256)
    #expect(editor.length == 44)
  }

  @Test func largeStepsPushOlderOnesOut() {
    var editor = TextEditor(String(repeating: "a", count: 1_200_000))
    editor.replace(editor.selection, with: "b")
    editor.replace(TextRange(0, .max), with: "")
    #expect(editor.undo() != nil)
    #expect(editor.length == 1_200_001)
    #expect(editor.undo() == nil)
  }

  @Test func textFromCodeForgetsTheHistory() {
    var editor = typing("abc")
    editor.selection = TextRange(1)
    editor.setText("de")
    #expect(editor.selection == TextRange(2))
    #expect(!editor.canUndo && !editor.canRedo)
  }

  @Test func halfPairsBecomeReplacementCharactersOnlyInStrings() {
    var editor = TextEditor(units: [0xD83D, 0x61, 0xDE00])
    #expect(editor.string == "\u{FFFD}a\u{FFFD}")
    editor.replace(TextRange(1, 1), with: "")
    #expect(editor.string == "😀")
    #expect(editor.selection == TextRange(0))
    editor.undo()
    #expect(editor.units(in: TextRange(0, 3)) == [0xD83D, 0x61, 0xDE00])
  }

  @Test func copiesAreIndependentAndEqualByContent() {
    let text = String(repeating: "abcdefghij", count: 500)
    var editor = TextEditor(text)
    let copy = editor
    editor.replace(TextRange(2500), with: "x")
    #expect(editor != copy)
    #expect(copy.string == text)
    editor.setText(text)
    #expect(editor == copy)
  }
}
