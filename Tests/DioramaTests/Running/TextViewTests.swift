// SPDX-License-Identifier: MIT
import Testing

/// What a text view holds, how large its text is, and where its carets are. Source: UIKit facts 2.12.
@Suite struct TextViewTests {
  private static func note(_ keys: String) -> String {
    scene(showing: "- { type: UITextView, id: note, frame: [0, 0, 320, 100], \(keys) }")
  }

  private func outcome(_ keys: String, _ expectations: String) -> String {
    DioramaTests.outcome(Self.note(keys), "- expect: { \(expectations) }")
  }

  @Test func `defaults`() {
    let expected = """
      note.text: "", note.font: null, note.isEditable: true, note.isSelectable: true,
      note.textContainerInset: [8, 0, 8, 0], note.dataDetectorTypes: [],
      note.allowsEditingTextAttributes: false, note.clearsOnInsertion: false,
      note.textAlignment: left, note.isFirstResponder: false
      """
    #expect(outcome("tag: 1", expected) == "passed")
  }

  /// Three lines of 19.088 points, rounded up, and 8 points above and below.
  @Test func `its content is as high as its lines`() {
    let text = #"font: system 16, text: "one\ntwo\nthree""#
    #expect(outcome(text, "note.contentSize: [320, 74]") == "passed")
    #expect(outcome(#"font: system 16, text: "one\n""#, "note.contentSize: [320, 55]") == "passed")
    #expect(outcome("font: system 16", "note.contentSize: [320, 36]") == "passed")
  }

  /// A line of 14.316 points.
  @Test func `without a font it draws system 12`() {
    #expect(outcome("text: a", "note.contentSize: [320, 31]") == "passed")
  }

  @Test func `the room around the text counts`() {
    let keys = "font: system 16, text: a, textContainerInset: [20, 30, 40, 50]"
    let expected = "note.contentSize: [320, 80], 'caretRect(note, 0)': [35, 20, 2, 19.088]"
    #expect(outcome(keys, expected) == "passed")
  }

  @Test func `lines break at the width without 5 points at each side`() {
    let text = "the quick brown fox jumps over the lazy dog and goes on to the next line of text"
    let scene = scene(
      showing: "- { type: UITextView, id: note, frame: [0, 0, 320, 100], text: \(text) }")
    let steps = """
      - expect: { note.contentSize: [320, 45] }
      - set: { note.frame: [0, 0, 100, 100] }
      - expect: { note.contentSize: [100, 102] }
      - set: { note.text: short }
      - expect: { note.contentSize: [100, 31] }
      - set: { note.font: system 16 }
      - expect: { note.contentSize: [100, 36] }
      - set: { note.textContainerInset: [0, 0, 0, 0] }
      - expect: { note.contentSize: [100, 20] }
      """
    #expect(DioramaTests.outcome(scene, steps) == "passed")
  }

  @Test func `it asks for its widest line and all its lines`() {
    let scene = Self.note(#"font: system 16, text: "one\nand more""#)
    let steps = """
      - expect: { 'sizeThatFits(note, size(320.0, 0.0)).height': 55 }
      - expect: { 'sizeThatFits(note, size(0.0, 0.0)) == sizeThatFits(note, size(320.0, 9.0))': true }
      - expect: { 'sizeThatFits(note, size(50.0, 0.0)).height': 74 }
      - expect: { 'intrinsicContentSize(note)': [-1, -1] }
      """
    #expect(DioramaTests.outcome(scene, steps) == "passed")
  }

  @Test func `carets and places are found in the view's own coordinates`() {
    let scene = Self.note(#"font: system 16, text: "one\ntwo""#)
    let steps = """
      - expect: { 'caretRect(note, 0)': [5, 8, 2, 19.088] }
      - expect: { 'caretRect(note, 4)': [5, 27.088, 2, 19.088] }
      - expect: { 'closestPosition(note, point(300.0, 10.0))': 3 }
      - expect: { 'closestPosition(note, point(0.0, 30.0))': 4 }
      - expect: { 'closestPosition(note, point(0.0, -30.0))': 0 }
      - expect: { 'closestPosition(note, point(300.0, 300.0))': 7 }
      - set: { note.textAlignment: right }
      - expect: { 'caretRect(note, 3).x': 315 }
      """
    #expect(DioramaTests.outcome(scene, steps) == "passed")
  }

  @Test func `a selection outside the text is cut off`() {
    let steps = """
      - expect: { note.selectedRange: { location: 5, length: 0 } }
      - set: { note.selectedRange: { location: 2, length: 100 } }
      - expect: { note.selectedRange: { location: 2, length: 3 } }
      - set: { note.text: ab }
      - expect: { note.selectedRange: { location: 2, length: 0 } }
      """
    #expect(DioramaTests.outcome(Self.note("text: abcde"), steps) == "passed")
  }
}
