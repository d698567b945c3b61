// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// One line of text that a person edits.
package struct UITextField: ControlClass, GestureKeepingClass, Equatable {
  package var control = ControlTraits()
  package var input = TextInput()
  package var placeholder: String?
  package var font = Font.system(17)
  package var textColor = Color(white: 0)
  package var textAlignment = UILabel.TextAlignment.left
  package var borderStyle = BorderStyle.none
  package var background: ImageReference?
  package var disabledBackground: ImageReference?
  package var adjustsFontSizeToFitWidth = false
  package var minimumFontSize = 0.0
  package var clearButtonMode = ViewMode.never
  package var leftView: ObjectID?
  package var leftViewMode = ViewMode.never
  package var rightView: ObjectID?
  package var rightViewMode = ViewMode.never

  package init() {}

  package enum BorderStyle: String, PropertyEnum {
    case none, line, bezel, roundedRect
    package static let typeName = "UITextBorderStyle"
    package static let prefixes: [String] = []
  }

  package enum ViewMode: String, PropertyEnum {
    case never, whileEditing, unlessEditing, always
    package static let typeName = "UITextFieldViewMode"
    package static let prefixes: [String] = []

    func isShown(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }
}

// MARK: - Declaration

extension UITextField {
  package static let name = "UITextField"
  package static let summary = "Takes one line of text."
  package static let superclassName: String? = "UIControl"

  /// Source of the defaults: UIKit facts 2.11.
  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec("text", \.input.nullableText, "What it holds; never null.", changedBy: .user)
      .serving(as: .caption)
    PropertySpec("placeholder", \.placeholder, "Shown while there is no text.")
    PropertySpec(
      "font", \.font, "Font of the text.", eraDefault: { $0 < 7 ? .font(.system(12)) : nil },
      source: .recalled("UIKit facts 2.11")
    ).serving(as: .font)
    PropertySpec("textColor", \.textColor, "Color of the text.").serving(as: .textColor)
    PropertySpec(
      "textAlignment", \.textAlignment, "Where the text sits from left to right.",
      eraDefault: { $0 >= 9 ? .string("natural") : nil }, source: .documented("UIKit facts 2.11"))
    PropertySpec("borderStyle", \.borderStyle, "The line around it.")
    PropertySpec("background", \.background, "Picture behind it; a rounded border hides it.")
    PropertySpec("disabledBackground", \.disabledBackground, "Picture while it is not enabled.")
    PropertySpec(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
      "Whether the font shrinks so that the text fits.")
    PropertySpec(
      "minimumFontSize", \.minimumFontSize, "How small the font may become.",
      source: .documented("UITextField.h; UIKit facts 2.11"))
    PropertySpec(
      "clearsOnBeginEditing", \.input.clearsOnBeginEditing,
      "Whether its text goes when editing begins.")
    PropertySpec(
      "clearsOnInsertion", \.input.clearsOnInsertion,
      "Whether what is typed first replaces the text.")
    PropertySpec("clearButtonMode", \.clearButtonMode, "When the clear button shows.")
    PropertySpec("leftView", \.leftView, "A view inside the left edge.")
    PropertySpec("leftViewMode", \.leftViewMode, "When the left view shows.")
    PropertySpec("rightView", \.rightView, "A view inside the right edge; hides the clear button.")
    PropertySpec("rightViewMode", \.rightViewMode, "When the right view shows.")
    PropertySpec(
      "selectedRange", \.input.editor.selection,
      "What is selected, in UTF-16 units; of no length where the caret is.",
      aliases: ["selectedTextRange"], isUsual: TextInput.isCaret)
    PropertySpec(
      readOnly: "isEditing", .bool, "Whether it is the first responder.",
      read: { .bool($0.input.isFirstResponder) })
    PropertySpec(
      readOnly: "isFirstResponder", .bool, "Whether it takes what is typed.",
      read: { .bool($0.input.isFirstResponder) })
    inherit(\.input.traits, TextInputTraits.schema)
    rectQuestions()
  }

  package static let examples = [
    Example(
      "A name",
      "frame: [20, 40, 200, 30]\nborderStyle: roundedRect\nplaceholder: Your name\nactions: { editingDidEndOnExit: [] }"
    ),
    Example(
      "Digits only",
      "keyboardType: numbersAndPunctuation\ndelegate:\n  shouldChangeCharacters: \"${replacement.matches('^[0-9]*$')}\"\n  shouldReturn: [ { resign: \"${sender}\" } ]"
    ),
  ]

  package static let ownEvents: ControlEvents = [
    .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
  ]
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("clearButton", "The round button that empties it.")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Editing

extension UITextField: TextInputClass, DelegatingClass {
  package var acceptsInput: Bool { control.isEnabled }

  /// Source: UIKit facts 3.3; the order of the end is the documented one.
  package static let manners = EditingManners(
    begin: [
      .tell("didBeginEditing"), .send(.editingDidBegin), .post("UITextFieldTextDidBeginEditing"),
      .keyboard,
    ],
    end: [
      .keyboard, .tell("didEndEditing"), .send(.editingDidEnd),
      .post("UITextFieldTextDidEndEditing"),
    ],
    mayChange: "shouldChangeCharacters",
    changed: [.send(.editingChanged), .post("UITextFieldTextDidChange")], returnKey: .asks)

  package static let delegateMethods = [
    DelegateMethod(
      "shouldBeginEditing", ["textFieldShouldBeginEditing:"], [], answers: .bool,
      "Whether a tap may begin editing."),
    DelegateMethod(
      "didBeginEditing", ["textFieldDidBeginEditing:"], [], "Editing has begun."),
    DelegateMethod(
      "shouldEndEditing", ["textFieldShouldEndEditing:"], [], answers: .bool,
      "Whether it may stop being the first responder."),
    DelegateMethod(
      "didEndEditing", ["textFieldDidEndEditing:", "textFieldDidEndEditing:reason:"], [],
      "Editing has ended."),
    DelegateMethod(
      "shouldChangeCharacters", ["textField:shouldChangeCharactersInRange:replacementString:"],
      [.init("range", .range), .init("replacement", .text), .init("text", .text)], answers: .bool,
      "Whether the range of the text may be replaced; text is what there is before."),
    DelegateMethod(
      "shouldClear", ["textFieldShouldClear:"], [], answers: .bool,
      "Whether the clear button may empty it."),
    DelegateMethod(
      "shouldReturn", ["textFieldShouldReturn:"], [], answers: .bool,
      "Whether the return key does what it usually does."),
  ]
}

extension UITextField {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool { control.isEnabled && claim.isSingleTap }
}
