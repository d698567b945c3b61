// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// Delegate, control events and notifications in UIKit's order.
///
/// Source: UIKit facts 3.3, 3.4 and 3.7; requirements R-9.8 to R-9.15.
@Suite struct EditingOrderTests {
  private static let delegate =
    "{ shouldBeginEditing: true, didBeginEditing: [], shouldEndEditing: true, didEndEditing: [], shouldChangeCharacters: true, shouldClear: true, shouldReturn: true }"

  private static func fields(_ delegate: String = delegate, more: String = "") -> String {
    """
    view:
      subviews:
        - { type: UITextField, id: a, frame: [20, 40, 200, 30], clearButtonMode: always, delegate: \(delegate)\(more) }
        - { type: UITextField, id: b, frame: [20, 80, 200, 30], delegate: \(Self.delegate) }
    """
  }

  /// What happened in the steps, without `touch…` and what is after the keyboard's arrival.
  private static func order(_ scene: String, before: String = "", _ steps: String) -> [String] {
    let all = events(scene, before + steps)
    let earlier = before.isEmpty ? [] : events(scene, before)
    return Array(all.dropFirst(earlier.count)).filter { !$0.contains(".touch") }
  }

  private static let begin = [
    "a.shouldBeginEditing", "a.didBeginEditing", "a.editingDidBegin",
    "window.UITextFieldTextDidBeginEditing",
  ]
  private static let keyboard = ["window.UIKeyboardWillChangeFrame", "window.UIKeyboardWillShow"]
  private static let typed = [
    "a.shouldChangeCharacters", "a.editingChanged", "window.UITextFieldTextDidChange",
  ]
  private static let end = [
    "a.didEndEditing", "a.editingDidEnd", "window.UITextFieldTextDidEndEditing",
  ]

  @Test func `a tap asks, tells, and brings the keyboard`() {
    #expect(
      Self.order(Self.fields(), "- tap: a\n- wait: 0.25") == Self.begin + Self.keyboard + [
        "window.UIKeyboardDidChangeFrame", "window.UIKeyboardDidShow",
      ])
  }

  @Test func `a tap that is refused leaves everything as it is`() {
    let scene = Self.fields("{ shouldBeginEditing: false, didBeginEditing: [] }")
    #expect(Self.order(scene, "- tap: a\n- wait: 1") == ["a.shouldBeginEditing"])
    #expect(
      outcome(scene, "- tap: a\n- expect: { firstResponder: '' }\n- expectNo: keyboard") == "passed"
    )
  }

  @Test func `each character is asked for and told`() {
    let before = "- focus: a\n"
    #expect(Self.order(Self.fields(), before: before, "- type: x") == Self.typed)
    let five = Array(repeating: Self.typed, count: 5).flatMap { $0 }
    #expect(Self.order(Self.fields(), before: before, "- type: hello") == five)
  }

  @Test func `a paste over a selection is one change of that range`() {
    #expect(
      outcome(
        Self.fields(more: ", text: hello world"),
        """
        - focus: a
        - selectText: { location: 6, length: 5 }
        - expectEvents: { of: [a], contains: [ a.editingDidBegin ] }
        - paste: there you
        - expectEvents:
            of: [a]
            equals:
              - { source: a, event: shouldChangeCharacters, range: { location: 6, length: 5 }, replacement: there you, text: hello world }
              - a.editingChanged
        - expect: { a.text: hello there you, a.selectedRange: { location: 15, length: 0 } }
        """) == "passed")
  }

  @Test func `a refused change changes nothing and tells nobody`() {
    let scene = Self.fields("{ shouldChangeCharacters: '${replacement != \"x\"}' }")
    #expect(
      Self.order(scene, before: "- focus: a\n", "- type: axb") == [
        "a.shouldChangeCharacters", "a.editingChanged", "window.UITextFieldTextDidChange",
        "a.shouldChangeCharacters", "a.shouldChangeCharacters", "a.editingChanged",
        "window.UITextFieldTextDidChange",
      ])
    #expect(outcome(scene, "- focus: a\n- type: axb\n- expect: { a.text: ab }") == "passed")
  }

  @Test func `the delete key asks for the character before the caret`() {
    #expect(
      outcome(
        Self.fields(more: ", text: né"),
        """
        - focus: a
        - backspace
        - expectEvents: { of: [a], kinds: [delegate], contains: [ { source: a, event: shouldChangeCharacters, range: { location: 1, length: 1 }, replacement: '' } ] }
        - expect: { a.text: n }
        - backspace: 3
        - expect: { a.text: '' }
        """) == "passed")
  }

  @Test func `the clear button asks shouldClear alone, and begins editing`() {
    let scene = Self.fields(more: ", text: hello")
    let cleared = ["a.shouldClear", "a.editingChanged", "window.UITextFieldTextDidChange"]
    #expect(
      Self.order(scene, "- clear: a\n- expect: { a.text: '' }") == cleared + Self.begin
        + Self.keyboard)
    let refused = Self.fields(
      "{ shouldClear: false, shouldChangeCharacters: true }", more: ", text: hello")
    #expect(
      Self.order(refused, before: "- focus: a\n", "- clear: a") == ["a.shouldClear"])
    #expect(outcome(refused, "- clear: a\n- expect: { a.text: hello }") == "passed")
  }

  @Test func `return ends editing only where somebody hears that it ends on exit`() {
    let before = "- focus: a\n"
    #expect(
      Self.order(Self.fields(), before: before, "- press: return") == [
        "a.shouldReturn", "a.editingDidEndOnExit",
      ])
    let heard = Self.fields(more: ", actions: { editingDidEndOnExit: [ { log: bye } ] }")
    #expect(
      Self.order(heard, before: before, "- press: return") == [
        "a.shouldReturn", "a.editingDidEndOnExit", "a.shouldEndEditing",
        "window.UIKeyboardWillChangeFrame", "window.UIKeyboardWillHide",
      ] + Self.end)
    let refused = Self.fields("{ shouldReturn: false }")
    #expect(Self.order(refused, before: before, "- press: return") == ["a.shouldReturn"])
  }

  @Test func `the focus moves once both delegates agree`() {
    let before = "- focus: a\n- wait: 1\n"
    #expect(
      Self.order(Self.fields(), before: before, "- tap: b") == [
        "b.shouldBeginEditing", "a.shouldEndEditing",
      ] + Self.end + [
        "b.didBeginEditing", "b.editingDidBegin", "window.UITextFieldTextDidBeginEditing",
        "window.UIKeyboardWillShow",
      ])
    let kept = Self.fields("{ shouldEndEditing: false, didEndEditing: [] }")
    #expect(
      Self.order(kept, before: before, "- tap: b") == [
        "b.shouldBeginEditing", "a.shouldEndEditing",
      ])
    #expect(
      outcome(
        kept,
        before + "- tap: b\n- expect: { firstResponder: a, keyboard.frame: [0, 352, 320, 216] }")
        == "passed")
  }

  @Test func `from iOS 11 on the keyboard stays silent while the focus moves`() {
    let scene = "os: 11\n" + Self.fields()
    let moved = Self.order(scene, before: "- focus: a\n- wait: 1\n", "- tap: b\n- wait: 1")
    #expect(moved.filter { $0.contains("Keyboard") } == [])
    #expect(moved.last == "window.UITextFieldTextDidBeginEditing")
  }

  @Test func `a text from code asks and tells nobody`() {
    #expect(
      Self.order(Self.fields(), before: "- focus: a\n", "- set: { a.text: hello }") == [])
  }

  @Test func `turning the device while editing`() {
    let before = "- focus: a\n- wait: 1\n"
    #expect(
      Self.order(Self.fields(), before: before, "- rotate: landscapeLeft\n- wait: 1") == [
        "window.UIKeyboardWillChangeFrame", "window.UIKeyboardWillHide",
        "window.UIKeyboardDidChangeFrame", "window.UIKeyboardDidHide",
        "window.UIKeyboardWillChangeFrame", "window.UIKeyboardWillShow",
        "window.UIKeyboardDidChangeFrame", "window.UIKeyboardDidShow",
      ])
    #expect(
      outcome(
        Self.fields(),
        before + """
          - rotate: landscapeLeft
          - wait: 1
          - expect: { firstResponder: a, keyboard.frame: [0, 158, 568, 162], view.frame: [0, 0, 568, 320] }
          """) == "passed")
    let later = Self.order(
      "os: 9\n" + Self.fields(), before: before, "- rotate: landscapeLeft\n- wait: 1")
    #expect(later == ["window.UIKeyboardWillChangeFrame", "window.UIKeyboardDidChangeFrame"])
  }

  @Test func `a hardware keyboard brings no keyboard up and tells the delegate all the same`() {
    let before = "- keyboard: hardware\n"
    #expect(
      Self.order(Self.fields(), before: before, "- tap: a\n- type: x\n- wait: 1") == Self.begin
        + Self.typed)
    #expect(
      outcome(
        Self.fields(),
        """
        - tap: a
        - wait: 1
        - keyboard: hardware
        - expect: { traits.hardwareKeyboard: true, firstResponder: a }
        - wait: 1
        - expectNo: keyboard
        - keyboard: software
        - expect: { keyboard.frame: [0, 352, 320, 216] }
        """) == "passed")
  }

  @Test func `what leaves the window stops editing whatever its delegate says`() {
    let kept = Self.fields("{ shouldEndEditing: false, didEndEditing: [ { log: ended } ] }")
    #expect(
      outcome(
        kept,
        "- focus: a\n- remove: a\n- expect: { firstResponder: '' }\n- expectLog: [ ended ]")
        == "passed")
  }

  @Test func `a hidden text gives way to what is typed first when it is edited again`() {
    #expect(
      outcome(
        Self.fields(more: ", isSecureTextEntry: true"),
        """
        - focus: a
        - type: secret
        - expect: { a.text: secret }
        - resign: a
        - focus: a
        - type: xy
        - expect: { a.text: xy }
        - resign: a
        - focus: a
        - backspace
        - expect: { a.text: '' }
        """) == "passed")
  }

  @Test func `clearsOnBeginEditing asks shouldClear`() {
    let scene = Self.fields(more: ", text: hello, clearsOnBeginEditing: true")
    #expect(outcome(scene, "- tap: a\n- expect: { a.text: '' }") == "passed")
    let refused = Self.fields(
      "{ shouldClear: false }", more: ", text: hello, clearsOnBeginEditing: true")
    #expect(outcome(refused, "- tap: a\n- expect: { a.text: hello }") == "passed")
  }

  @Test func `typing without anybody to type into says why`() {
    let scene = Self.fields("{ shouldBeginEditing: false }")
    #expect(
      outcome(scene, "- tap: a\n- type: x")
        == "type: nothing is being edited: no view is the first responder | tap 'a' first, or use 'focus' | tap 'b' first, or use 'focus'"
    )
  }

  @Test func `undo takes back what was typed`() {
    #expect(
      outcome(
        Self.fields(more: ", text: ab"),
        """
        - focus: a
        - type: cd
        - press: undo
        - expect: { a.text: ab }
        - press: redo
        - expect: { a.text: abcd }
        """) == "passed")
  }
}

/// What delegates answer and events are called. Source: the language, sections 3 and 6.
@Suite struct DelegateAnswerTests {
  private static func field(_ delegate: String) -> String {
    "view:\n  subviews:\n    - { type: UITextField, id: a, frame: [20, 40, 200, 30], delegate: \(delegate) }"
  }

  @Test func `an answer in a list must be one, too`() {
    #expect(
      findings(of: Self.field("{ shouldClear: [ { return: NO } ] }")).contains("yaml-boolean"))
    #expect(findings(of: Self.field("{ shouldClear: [ { return: 3 } ] }")).contains("wrong-type"))
    #expect(
      findings(
        of: Self.field("{ shouldClear: [ { return: false } ], shouldReturn: [ { resign: a } ] }"))
        == "")
  }

  @Test func `selectors may stand without their colon`() {
    for name in [
      "textFieldShouldReturn", "'textFieldShouldReturn(_:)'", "'textFieldShouldReturn:'",
    ] {
      let scene = Self.field("{ \(name): [ { log: asked }, { return: true } ] }")
      #expect(log(scene, "- focus: a\n- press: return") == ["asked"], "\(name)")
    }
  }

  @Test func `delegate calls are named like events`() {
    let scene = Self.field("{ didBeginEditing: [], shouldReturn: true }")
    #expect(
      outcome(scene, "- tap: a\n- expectEvents: { of: [a], contains: [ a.didBeginEditing ] }")
        == "passed")
    #expect(
      outcome(scene, "- expectEvents: { contains: [ { source: a, event: didBeginEditin } ] }")
        .contains("unknown-event"))
  }

  @Test func `null empties a text`() {
    #expect(
      outcome(
        Self.field("{}"), "- set: { a.text: x }\n- set: { a.text: null }\n- expect: { a.text: '' }")
        == "passed")
  }

  @Test func `what is refused is told beside the step`() {
    let play = Play(Self.field("{ shouldBeginEditing: false }"), "- tap: a")
    #expect(play.records.first?.steps.first?.output == "refused by a.shouldBeginEditing")
  }

  @Test func `a field that takes no text any more says so`() {
    #expect(
      outcome(Self.field("{}"), "- focus: a\n- set: { a.isEnabled: false }\n- type: x")
        .contains("takes no text"))
  }

  @Test func `with a hardware keyboard nothing shows when the focus leaves an accessory`() {
    let scene = """
      view:
        subviews:
          - { type: UITextField, id: a, frame: [0, 50, 99, 30], inputAccessoryView: { type: UIView, frame: [0, 0, 320, 44] } }
          - { type: UITextField, id: c, frame: [0, 90, 99, 30] }
      """
    let play = Play(
      scene, "- keyboard: hardware\n- tap: a\n- wait: 1\n- tap: c\n- wait: 1\n- expectNo: keyboard")
    #expect(play.outcome == "passed")
    #expect(play.events.filter { $0.contains("Show") } == [])
  }
}
