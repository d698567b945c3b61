// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// Text of any number of lines that a person reads, scrolls and edits.
package struct UITextView: ScrollingClass, GestureKeepingClass, Equatable {
  package var scroll = ScrollTraits()
  package var input = TextInput()
  package var font: Font? { didSet { if font != oldValue { run.flow = nil } } }
  package var textColor: Color? = Color(white: 0)
  package var textAlignment = UILabel.TextAlignment.left
  package var isEditable = true
  package var isSelectable = true
  package var textContainerInset = Metrics.containerInset
  package var dataDetectorTypes = Options<DataDetector>()
  package var allowsEditingTextAttributes = false
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    /// Its lines; nil until it has a width, and after what they depend on has changed.
    var flow: TextFlow?
  }

  package init() {
    // Source: UIKit facts 2.12.
    scroll.alwaysBounceVertical = true
  }

  /// A text from code; the view does not scroll.
  var text: String {
    get { input.text }
    set {
      input.text = newValue
      run.flow = nil
    }
  }

  package enum DataDetector: String, PropertyEnum {
    case phoneNumber, link, address, calendarEvent, none, all
    package static let typeName = "UIDataDetectorTypes"
    package static let prefixes = ["UIDataDetectorType"]
  }

  enum Metrics {
    /// Source: UIKit facts 2.12 (documented).
    static let containerInset = EdgeInsets(8, 0, 8, 0)
    /// At the left and right of each line, in points; source: UIKit facts 2.12 (documented).
    static let linePadding = 5.0
    /// Drawn where no font is set; source: UIKit facts 2.12.
    static let font = Font.system(12)
    /// Points; recalled.
    static let caretWidth = 2.0
  }
}

// MARK: - Declaration

extension UITextView {
  package static let name = "UITextView"
  package static let summary = "Shows and takes text of many lines, and scrolls."
  package static let superclassName: String? = "UIScrollView"

  /// Source of the defaults: UIKit facts 2.12.
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("text", \.nullableText, "What it holds; never null.", changedBy: .user)
      .serving(as: .caption)
    PropertySpec("font", \.font, "Font of the text.", drawnDefault: "system 12")
      .serving(as: .font)
    PropertySpec("textColor", \.textColor, "Color of the text.", drawnDefault: "black")
      .serving(as: .textColor)
    PropertySpec(
      "textAlignment", \.textAlignment, "Where each line sits from left to right.",
      eraDefault: { $0 >= 9 ? .string("natural") : nil }, source: .documented("UIKit facts 2.12"))
    PropertySpec(
      "isEditable", \.isEditable, "Whether a tap begins editing.", aliases: ["editable"])
    PropertySpec(
      "isSelectable", \.isSelectable, "Whether text may be selected; without it nothing is edited.",
      aliases: ["selectable"])
    PropertySpec(
      "selectedRange", \.input.editor.selection,
      "What is selected, in UTF-16 units; of no length where the caret is.",
      isUsual: TextInput.isCaret)
    PropertySpec(
      "textContainerInset", \.textContainerInset, "Room around the text.",
      source: .documented("UITextView; UIKit facts 2.12"))
    PropertySpec(
      "dataDetectorTypes", \.dataDetectorTypes, "What is made a link while it is not editable.")
    PropertySpec(
      "allowsEditingTextAttributes", \.allowsEditingTextAttributes,
      "Whether a person may change how the text looks.")
    PropertySpec(
      "clearsOnInsertion", \.input.clearsOnInsertion,
      "Whether what is typed first replaces the text.")
    PropertySpec(
      readOnly: "isFirstResponder", .bool, "Whether it takes what is typed.",
      read: { .bool($0.input.isFirstResponder) })
    PropertySpec(
      readOnly: "contentSize", .size, "The text with the room around it, as wide as the view.",
      source: .recalled("inferred from the insets; UIKit facts 2.12"),
      read: { .size($0.scroll.contentSize) })
    scrollParts()
    inherit(\.input.traits, TextInputTraits.schema)
    places()
  }

  /// A scroll view's, but that its content's size follows the text.
  private static func scrollParts() -> [SchemaPart<Self>] {
    inherit(\.scroll, ScrollTraits.schema).filter {
      if case .property(let property) = $0 { property.facts.name != "contentSize" } else { true }
    }
  }

  package static let examples = [
    Example(
      "A note",
      "frame: [0, 20, 320, 200]\nfont: system 16\ntext: Some text here…\nkeyboardDismissMode: interactive"
    ),
    Example(
      "Typed only, nothing pasted",
      "frame: [0, 20, 320, 200]\nkeyboardDismissMode: onDrag\ndelegate: { shouldChangeText: \"${size(replacement) < 2}\" }"
    ),
  ]

  package static let isInteractiveByDefault = true
  package static let parts = [PartDescription("caret", "Where the next character goes.")]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

extension UITextView {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool { claim.isSingleTap }
}
