// SPDX-License-Identifier: MIT
import Testing

/// A text view under a person's hands. Source: UIKit facts 3.4.
@Suite struct TextViewEditingTests {
  private static let told = """
      delegate:
        shouldBeginEditing: [ { log: may begin }, { return: true } ]
        didBeginEditing: [ { log: began } ]
        shouldEndEditing: [ { log: may end }, { return: true } ]
        didEndEditing: [ { log: ended } ]
        shouldChangeText:
          - log: "${range.location} ${range.length} '${replacement}'"
          - return: '${replacement != "x"}'
        didChange: [ { log: "changed ${note.text}" } ]
        didChangeSelection: [ { log: "selected ${note.selectedRange.location}" } ]
    """

  private static func note(_ keys: String, _ more: String = "") -> String {
    let view = "- type: UITextView\n  id: note\n  frame: [0, 0, 320, 100]\n  \(keys)\n"
    return scene(showing: view + more)
  }

  @Test func `whom it tells of what, in order`() {
    let lines = log(
      Self.note("text: ab", Self.told),
      "- tap: note\n- wait: 1\n- type: cx\n- backspace: 1\n- dismissKeyboard:")
    #expect(
      lines == [
        "may begin", "began", "selected 2", "2 0 'c'", "selected 3", "changed abc", "3 0 'x'",
        "2 1 ''", "selected 2", "changed ab", "may end", "ended",
      ])
  }

  @Test func `a tap puts the caret at the nearest character`() {
    let steps = """
      - tap: { point: [8, 12] }
      - expect: { firstResponder: note, note.selectedRange: { location: 0, length: 0 } }
      - tap: { point: [300, 12] }
      - expect: { note.selectedRange: { location: 3, length: 0 } }
      - type: "!"
      - expect: { note.text: "one!\\ntwo" }
      """
    #expect(outcome(Self.note(#"text: "one\ntwo""#), steps) == "passed")
  }

  @Test func `a tap does nothing where it may not be edited`() {
    let steps = """
      - tap: note
      - expect: { firstResponder: "" }
      """
    #expect(outcome(Self.note("isEditable: false"), steps) == "passed")
    #expect(outcome(Self.note("isSelectable: false"), steps) == "passed")
  }

  @Test func `return is a line end, and undo takes back what was typed`() {
    let steps = """
      - tap: note
      - type: "a\\nb"
      - press: return
      - expect: { note.text: "a\\nb\\n", note.contentSize: [320, 59] }
      - press: undo
      - expect: { note.text: "", note.contentSize: [320, 31] }
      - press: redo
      - expect: { note.text: "a\\nb\\n" }
      """
    #expect(outcome(Self.note("text: ''"), steps) == "passed")
  }

  @Test func `typing below the visible area scrolls to the caret`() {
    let steps = """
      - tap: note
      - type: "1\\n2\\n3\\n4\\n5"
      - expect: { note.contentSize: [320, 88], note.contentOffset: [0, 0] }
      - type: "\\n6\\n7"
      - expect: { note.contentSize: [320, 117] }
      - expect: { 'note.contentOffset.y > 15.0 && note.contentOffset.y <= 17.0': true }
      - selectText: { location: 0, length: 0 }
      - expect: { note.contentOffset: [0, 0] }
      - call: { note.scrollRangeToVisible: { range: { location: 13, length: 0 } } }
      - expect: { 'note.contentOffset.y > 7.0': true }
      - set: { note.text: short }
      - expect: { note.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.note("text: ''"), steps) == "passed")
  }

  /// Requirements R-10.6, R-10.11.
  @Test func `room at the bottom for the keyboard counts when the caret is shown`() {
    let steps = """
      - tap: note
      - type: "1\\n2\\n3\\n4\\n5"
      - expect: { 'note.contentOffset.y > 27.0': true }
      """
    #expect(outcome(Self.note("contentInset: [0, 0, 40, 0]"), steps) == "passed")
  }

  @Test func `what shrinks stays in view`() {
    let steps = """
      - tap: note
      - paste: "1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n10\\n11\\n12"
      - expect: { note.contentSize: [320, 188] }
      - selectText: { location: 1, length: 24 }
      - backspace: 1
      - expect: { note.text: "12", note.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.note("text: ''"), steps) == "passed")
  }

  @Test func `with clearsOnInsertion what is typed first replaces the text`() {
    let steps = """
      - tap: note
      - type: xy
      - expect: { note.text: xy }
      """
    #expect(outcome(Self.note("text: abc\n  clearsOnInsertion: true"), steps) == "passed")
  }

  @Test func `a drag scrolls it without beginning to edit`() {
    let text = "1\\n2\\n3\\n4\\n5\\n6\\n7\\n8\\n9\\n10\\n11\\n12"
    let steps = """
      - drag: { target: note, by: [0, -40], duration: 0.5s }
      - expect: { 'note.contentOffset.y > 10.0': true, firstResponder: "" }
      """
    #expect(outcome(Self.note("text: \"\(text)\""), steps) == "passed")
  }
}
