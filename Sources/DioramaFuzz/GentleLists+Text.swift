// SPDX-License-Identifier: MIT

/// Pieces of scenes and scripts that type, scroll and turn wheels.
extension GentleMutation {
  static let textKeys = [
    "text: \"\\u05D0\\u0627\\U0001F1E9\\U0001F1EAe\\u0301\\n x\"", "text: null", "numberOfLines: 0",
    "numberOfLines: -1", "lineBreakMode: byTruncatingMiddle", "adjustsFontSizeToFitWidth: true",
    "minimumScaleFactor: 0.5", "font: system 1e9", "font: system 0", "clearButtonMode: always",
    "attributedText: [ { text: a, font: bold 30, kern: -50 }, { text: b, underline: true } ]",
    "leftView: ID", "leftViewMode: always", "rightView: { type: UIView, frame: [0, 0, 1e9, 5] }",
    "rightViewMode: whileEditing", "inputView: ID", "inputAccessoryView: OTHER",
    "isSecureTextEntry: true", "clearsOnBeginEditing: true", "clearsOnInsertion: true",
    "text: { bind: state.name }", "text: { bind: OTHER.text }", "contentSize: [1e300, 5000]",
    "contentOffset: [5, -1e9]", "contentInset: [1e308, 0, 1e308, 0]", "isPagingEnabled: true",
    "alwaysBounceVertical: true", "decelerationRate: fast", "bounces: false",
    "delegate: { shouldChangeCharacters: \"${text.size() < 3}\" }",
    "delegate: { didBeginEditing: [ { focus: OTHER } ], didEndEditing: [ { focus: ID } ] }",
    "delegate: { shouldEndEditing: false, didEndEditing: [ { remove: ID } ] }",
    "delegate: { didScroll: [ { set: { ID.contentOffset: [0, 3] } } ] }",
    "delegate: { didSelectRow: [ { call: ID.reloadAllComponents } ] }",
    "datePickerMode: countDownTimer", "minuteInterval: 7", "minimumDate: 9999-12-31T23:59:59Z",
  ]

  static let textViews = [
    "{ type: UITextField, id: typed, frame: [0, 0, 100, 30], text: abc, delegate: { shouldReturn: [ { resign: typed } ] } }",
    "{ type: UITextView, frame: [0, 0, 100, 60], text: \"one two three four five six\" }",
    "{ type: UIScrollView, frame: [0, 0, 100, 100], contentSize: [50, 900], subviews: [ { type: UIButton, frame: [0, 0, 44, 44] } ] }",
    "{ type: UIPickerView, frame: [0, 0, 320, 216], components: [ [A, B, C], { rows: 9, title: \"${row} ${ID.tag}\" } ] }",
    "{ type: UIDatePicker, frame: [0, 0, 320, 216], minuteInterval: 5, maximumDate: 2014-01-02 }",
    "{ type: UISearchBar, frame: [0, 0, 320, 44], showsCancelButton: true, text: q }",
  ]

  static let textExpressions = [
    "ID.text", "length(ID.text)", "ID.text.replacing(ID.selectedRange, 'x')", "firstResponder",
    "ID.contentOffset.y", "ID.contentSize.height / 0.0", "selectedRow(ID, 0)", "ID.date",
    "titleForRow(ID, -1, 9)", "textRect(ID)", "formatDate(now, 'full', 'full')",
    "formatNumber(1e308, 'currency')", "traits.hardwareKeyboard", "keyboard.frame.height",
  ]

  static let textActions = [
    "focus: ID", "resign: ID", "endEditing: view", "set: { ID.text: \"${OTHER.text}\" }",
    "set: { ID.text: ab }", "set: { ID.selectedRange: [1, 900] }", "call: ID.becomeFirstResponder",
    "set: { ID.contentOffset: [1e9, -5] }", "set: { ID.contentSize: [0, 0] }",
    "call: { ID.setContentOffset: { contentOffset: [0, 200], animated: true } }",
    "call: { ID.scrollRectToVisible: { rect: [0, 900, 5, 5], animated: false } }",
    "call: { ID.selectRow: { row: 99, inComponent: 0, animated: true } }",
    "call: ID.reloadAllComponents", "set: { ID.date: 2020-02-29T12:00:00Z }",
    "set: { ID.leftView: OTHER }", "set: { ID.font: system 3 }",
    "observe: { name: UIKeyboardWillShow, do: [ { resign: ID } ] }",
    "observe: { name: UIKeyboardDidHide, do: [ { focus: OTHER } ] }",
  ]

  static let textSteps = [
    "type: a b", "type: \"x\\ny\"", "type: \"\\U0001F468\\u200D\\U0001F469 \\u0E01\\u0E33\"",
    "paste: pasted", "backspace: 3", "press: return", "press: undo", "press: redo",
    "selectText: [0, 2]", "selectText: { location: 1, length: 1 }", "clear: ID", "dismissKeyboard",
    "keyboard: hardware", "keyboard: software", "rotate: landscapeLeft", "rotate: portrait",
    "pick: { target: ID, date: 2014-03-30T01:30:00Z }", "pick: { target: ID, duration: 90s }",
    "select: { target: ID, component: 0, row: 2 }", "focus: ID", "resign: ID",
    "drag: { target: ID, by: [0, -300], duration: 0.1 }",
    "drag: { target: ID, by: [-500, 40], velocity: [9000, -9000] }",
  ]
}
