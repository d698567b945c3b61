// SPDX-License-Identifier: MIT
import Testing

/// The views of a field, a search bar and the keyboard. Source: UIKit facts 4.9.
@Suite struct FieldViewTests {
  private static func field(_ more: String) -> String {
    """
    view:
      subviews:
        - { type: UITextField, id: a, frame: [20, 40, 200, 30], borderStyle: roundedRect, \(more) }
    """
  }

  @Test func `a left view shows by its mode`() {
    for (mode, before, during) in [
      ("never", false, false), ("whileEditing", false, true), ("unlessEditing", true, false),
      ("always", true, true),
    ] {
      let scene = Self.field(
        "leftView: { type: UIView, id: mark, frame: [0, 0, 10, 20] }, leftViewMode: \(mode)")
      let play = Play(
        scene,
        """
        - print: "${isVisible(mark)}"
        - focus: a
        - print: "${isVisible(mark)}"
        - expect: { isVisible(mark): \(during) }
        - resign: a
        - expect: { isVisible(mark): \(before) }
        """)
      #expect(play.outcome == "passed", "\(mode)")
    }
  }

  @Test func `a left view stands in the middle of the left edge and takes room from the text`() {
    #expect(
      outcome(
        Self.field(
          "leftView: { type: UIView, id: mark, frame: [0, 0, 10, 20] }, leftViewMode: always"),
        """
        - expect: { mark.frame: [7, 5, 10, 20], textRect(a): [24, 2, 169, 26], mark.superview: a }
        - set: { mark.frame: [0, 0, 20, 20], a.frame: [20, 40, 100, 40] }
        - expect: { mark.frame: [7, 10, 20, 20], textRect(a): [34, 2, 59, 36] }
        """) == "passed")
  }

  @Test func `a view outside can be the left view by its id`() {
    let scene =
      "objects: [ { type: UILabel, id: pound, text: £, sizeToFit: true } ]\n"
      + Self.field("leftView: pound, leftViewMode: always")
    #expect(outcome(scene, "- expect: { pound.superview: a }") == "passed")
  }

  @Test func `copies of a template have left views of their own`() {
    let scene = """
      templates:
        row:
          parameters: { n: number }
          view: { type: UITextField, id: "f${n}", frame: [0, 0, 100, 30], leftViewMode: always, leftView: { type: UILabel, id: "l${n}", text: "${string(n)}" } }
      view:
        id: view
        subviews:
          - { use: row, with: { n: 1 } }
          - { use: row, with: { n: 2 } }
      """
    #expect(
      outcome(
        scene,
        """
        - expect: { l1.superview: f1, l2.superview: f2, l2.text: "2" }
        - add: { view: { type: UITextField, id: more, frame: [0, 80, 100, 30], leftViewMode: always, leftView: { type: UILabel, id: inner, text: x } }, to: view }
        - expect: { inner.superview: more }
        """) == "passed")
  }

  @Test func `an accessory view stands above the keys`() {
    #expect(
      outcome(
        Self.field("inputAccessoryView: { type: UIView, id: bar, frame: [0, 0, 0, 44] }"),
        """
        - expectNo: bar
        - focus: a
        - wait: 1
        - expect: { keyboard.frame: [0, 308, 320, 260], bar.superview: keyboard, bar.frame: [0, 0, 320, 44] }
        - resign: a
        - wait: 1
        - expectNo: bar
        """) == "passed")
  }

  @Test func `an input view takes the place of the keys`() {
    #expect(
      outcome(
        Self.field("inputView: { type: UIView, id: pad, frame: [0, 0, 320, 100] }"),
        """
        - focus: a
        - wait: 1
        - expect: { keyboard.frame: [0, 468, 320, 100], pad.superview: keyboard }
        """) == "passed")
  }

  @Test func `the keyboard covers what is under it`() {
    let scene = """
      view:
        subviews:
          - { type: UITextField, id: a, frame: [20, 40, 200, 30] }
          - { type: UIButton, id: ok, frame: [20, 500, 100, 44], title: OK }
      """
    #expect(
      outcome(
        scene,
        "- tap: ok\n- focus: a\n- wait: 1\n- tap: { target: ok, blocked: covered }\n- dismissKeyboard\n- wait: 1\n- tap: ok"
      )
        == "passed")
  }

  @Test func `a search bar tells its delegate of text, search, cancel and scopes`() {
    let scene = """
      view:
        subviews:
          - type: UISearchBar
            id: bar
            frame: [0, 20, 320, 88]
            showsCancelButton: true
            showsScopeBar: true
            scopeButtonTitles: [All, Unread]
            delegate:
              textDidChange: [ { log: "text ${searchText}" } ]
              searchButtonClicked: [ { log: search }, { resign: bar } ]
              cancelButtonClicked: [ { log: cancel } ]
              selectedScopeButtonIndexDidChange: [ { log: "scope ${selectedScope}" } ]
      """
    #expect(
      outcome(
        scene,
        """
        - tap: bar.searchField
        - type: ab
        - press: return
        - expect: { firstResponder: '' }
        - tap: "bar.scopeButton[Unread]"
        - tap: bar.cancelButton
        - clear: bar
        - expect: { bar.text: '', bar.selectedScopeButtonIndex: 1, firstResponder: bar }
        - expectLog: [ text a, text ab, search, scope 1, cancel, 'text ' ]
        """) == "passed")
  }
}

/// Texts that differ only in what nobody sees.
@Suite struct LookAlikeTests {
  @Test func `a failure says which space was found`() {
    let scene = """
      locale: de_DE
      view:
        subviews:
          - { type: UILabel, id: price, text: "${formatNumber(4.5, 'currency')}" }
      """
    #expect(
      outcome(scene, "- expect: { price.text: \"4,50 €\" }")
        .hasSuffix(
          "they differ at character 5: U+00A0 no-break space was found, U+0020 space expected"))
  }
}
