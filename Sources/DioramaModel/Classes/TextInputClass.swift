// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaText

/// A class that a person types into: it can be the first responder.
///
/// The value holds text, selection and traits; who asks whom in which order is in `manners`, and the
/// simulation goes through it.
package protocol TextInputClass: ViewClass {
  static var manners: EditingManners { get }
  var input: TextInput { get set }
  /// Whether it can become the first responder at all: enabled, editable.
  var acceptsInput: Bool { get }
  /// The text was changed by `edit`; `input` holds the new one.
  mutating func textChanged(_ edit: TextEdit)
  /// How much of the text the latest edit laid out anew, in UTF-16 units.
  var relaidLength: Int { get }
  /// What a scrolling input keeps in view while a person edits, in its own coordinates; nil for none.
  var caretArea: Rect? { get }
}

extension TextInputClass {
  package var relaidLength: Int { 0 }
  package mutating func textChanged(_ edit: TextEdit) {}
  package var caretArea: Rect? { nil }
}

extension Graph {
  /// Scrolls an input as little as it takes for its caret to be seen; others stay.
  package mutating func showCaret(of object: ObjectID) {
    guard let input = values[object.offset] as? any TextInputClass, let area = input.caretArea,
      var view = values[object.offset] as? any ScrollingClass
    else { return }
    let offset = view.scroll.resting(view.scroll.offset(showing: area))
    guard offset != view.scroll.contentOffset else { return }
    view.scroll.contentOffset = offset
    store(view, of: object)
  }
}

/// Text, selection and traits of one input.
package struct TextInput: Equatable, Sendable {
  package var editor = TextEditor()
  package var traits = TextInputTraits() {
    didSet {
      // Switched on while its text is being edited, it hides what there was (UIKit facts 3.3).
      if traits.isSecureTextEntry, !oldValue.isSecureTextEntry, isFirstResponder {
        beginReplacing()
      }
    }
  }
  package var isFirstResponder = false
  /// Whether the text goes when editing begins.
  package var clearsOnBeginEditing = false
  /// Whether what is typed first replaces the text.
  package var clearsOnInsertion = false
  /// Whether the next edit by the user replaces everything: of a secure text, or by
  /// `clearsOnInsertion`.
  package var replacesAll = false

  package init() {}

  /// What there is will give way to the first edit, where it is hidden or is to be cleared.
  ///
  /// Source: UIKit facts 3.3, secure entry (several times observed).
  package mutating func beginReplacing() {
    replacesAll = (traits.isSecureTextEntry || clearsOnInsertion) && !editor.isEmpty
  }

  /// Whether a range selects nothing, so that reports leave it out.
  package static func isCaret(_ range: Value) -> Bool { TextRange(range)?.isEmpty ?? true }

  /// As `text`, for scenes that write null, which empties it; it never reads so.
  package var nullableText: String? {
    get { text }
    set { text = newValue ?? "" }
  }

  /// A text from code: nobody is asked or told.
  package var text: String {
    get { editor.string }
    set {
      editor.setText(newValue)
      replacesAll = false
    }
  }
}

/// A change of a text that a person asks for.
package enum EditRequest: Equatable, Sendable {
  /// One keystroke, or a whole paste, in the place of the selection.
  case insert(String, as: Insertion)
  case backspace
  /// The clear button.
  case clear
  case undo
  case redo

  package enum Insertion: Sendable { case typed, pasted }
}

/// Whom a class tells what, and in which order.
package struct EditingManners: Sendable {
  /// Once it has become the first responder.
  package var begin: [Signal]
  /// Once it has stopped being it.
  package var end: [Signal]
  /// The question before each change of the text, or nil for none.
  package var mayChange: String?
  /// After each change by the user.
  package var changed: [Signal]
  /// After the selection moved.
  package var selectionChanged: [Signal] = []
  package var returnKey: ReturnKey

  /// Line ends have no place where the return key inserts none: a paste has blanks instead.
  package func fitting(_ text: String) -> String {
    if case .inserts = returnKey { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  package init(
    begin: [Signal], end: [Signal], mayChange: String?, changed: [Signal],
    selectionChanged: [Signal] = [], returnKey: ReturnKey
  ) {
    self.begin = begin
    self.end = end
    self.mayChange = mayChange
    self.changed = changed
    self.selectionChanged = selectionChanged
    self.returnKey = returnKey
  }

  package enum Signal: Sendable {
    case tell(String)
    /// With the whole text as an argument of this name.
    case tellText(String, argument: String)
    case send(ControlEvents)
    case post(String)
    /// The keyboard comes, stays or goes.
    case keyboard
  }

  package enum ReturnKey: Sendable {
    /// Asks `shouldReturn`, then ends on exit where somebody listens.
    case asks
    /// A line end like any other character.
    case inserts
    /// Tells this.
    case tells(String)
  }
}
