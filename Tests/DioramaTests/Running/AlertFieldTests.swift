// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Alerts with fields. Source: UIKit facts 2.16 and 3.5.
@Suite struct AlertFieldTests {
  private static func stage(_ keys: String) -> String {
    """
    view: { subviews: [ { type: UITextField, id: below, frame: [0, 20, 100, 44] } ] }
    objects:
      - type: UIAlertView
        id: ask
        title: Your name
        cancelButtonTitle: Cancel
        otherButtonTitles: [OK]
    \(keys.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    """
  }

  @Test func `the field takes the keyboard, and the alert stands above it`() {
    let steps = """
      - expect: { ask.textFields: ["ask.textFields[0]"] }
      - show: ask
      - settle
      - expect: { firstResponder: "ask.textFields[0]", ask.frame: [25, 113, 270, 145.5] }
      - expectTree:
          match: contains
          id: window
          subviews: [ { id: ask, type: UIAlertView }, { id: keyboard } ]
      - type: Bob
      - expect: { "ask.textField[0].text": Bob, "textField(ask, 0).text": Bob }
      - dismissKeyboard
      - settle
      - expect: { ask.frame: [25, 211, 270, 145.5] }
      - tap: ask.textField[0]
      - settle
      - tap: ask.button[OK]
      - settle
      - expect: { firstResponder: "", "ask.textFields[0].text": Bob }
      - expectNo: { type: UIKeyboard }
      """
    #expect(outcome(Self.stage("alertViewStyle: plainTextInput"), steps) == "passed")
  }

  @Test func `the first of the other buttons is asked for when the text changes`() {
    let stage = Self.stage(
      """
      alertViewStyle: plainTextInput
      delegate: { shouldEnableFirstOtherButton: "${textField(sender, 0).text != ''}" }
      """)
    let steps = """
      - show: ask
      - settle
      - tap: { target: "ask.button[OK]", blocked: disabled }
      - expect: { ask.isVisible: true }
      - type: a
      - expectEvents: { kinds: [delegate], equals: [ask.shouldEnableFirstOtherButton, ask.shouldEnableFirstOtherButton] }
      - backspace: 1
      - tap: { target: "ask.button[OK]", blocked: disabled }
      - type: b
      - tap: ask.button[OK]
      - settle
      - expect: { ask.isVisible: false }
      """
    #expect(outcome(stage, steps) == "passed")
  }

  @Test func `a name and a password`() {
    let steps = """
      - show: ask
      - settle
      - expect:
          "textField(ask, 0).placeholder": Login
          "textField(ask, 1).isSecureTextEntry": true
          "size(ask.textFields)": 2
      - type: ann
      - tap: ask.textField[1]
      - type: secret
      - expect: { "ask.textField[0].text": ann, "ask.textField[1].text": secret }
      """
    #expect(outcome(Self.stage("alertViewStyle: loginAndPasswordInput"), steps) == "passed")
  }

  @Test func `a scene may describe the fields`() {
    let stage = Self.stage(
      """
      alertViewStyle: loginAndPasswordInput
      textFields:
        - id: user
          placeholder: Mail
          delegate: { shouldChangeCharacters: "${replacement != ' '}" }
      """)
    let steps = """
      - show: ask
      - settle
      - expect: { firstResponder: user, user.placeholder: Mail, "size(ask.textFields)": 2 }
      - type: "a b"
      - expect: { user.text: ab, "textField(ask, 1).placeholder": Password }
      """
    #expect(outcome(stage, steps) == "passed")
  }

  @Test func `a field below loses the keyboard to the alert's`() {
    let steps = """
      - tap: below
      - settle
      - show: ask
      - expect: { firstResponder: "ask.textFields[0]" }
      """
    #expect(outcome(Self.stage("alertViewStyle: secureTextInput"), steps) == "passed")
  }

  @Test func `an alert without fields stands above the keyboard of what is below`() {
    let steps = """
      - tap: below
      - settle
      - show: ask
      - settle
      - expect: { firstResponder: below, "maxY(ask.frame) < 352": true }
      """
    #expect(outcome(Self.stage("message: b"), steps) == "passed")
  }
}
