// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// Where the parts of a field are, in its own coordinates.
///
/// Source: UIKit facts 4.9, recalled but for what is shown when.
extension UITextField {
  enum Metrics {
    static func textInset(_ style: BorderStyle) -> Size {
      switch style {
      case .none: .zero
      case .line: Size(2, 2)
      case .bezel: Size(7, 6)
      case .roundedRect: Size(7, 2)
      }
    }

    static let clearButton = Size(19, 19)
    static let clearButtonInset = 5.0

    /// Height of a new field with a rounded border; source: UIKit facts 2.11 (stored frames).
    static func roundedHeight(os: Int) -> Double {
      switch os {
      case ..<7: 31
      case 7..<13: 30
      default: 34
      }
    }
  }

  private var isEditing: Bool { input.isFirstResponder }

  var showsLeftView: Bool { leftView != nil && leftViewMode.isShown(whileEditing: isEditing) }
  var showsRightView: Bool { rightView != nil && rightViewMode.isShown(whileEditing: isEditing) }

  /// The right view wins where both would show; a field without text has nothing to clear.
  var showsClearButton: Bool {
    !showsRightView && !input.editor.isEmpty && control.isEnabled
      && clearButtonMode.isShown(whileEditing: isEditing)
  }

  private var edge: Double { borderStyle == .roundedRect ? 7 : 0 }

  func leftViewRect(_ bounds: Rect, _ size: Size) -> Rect {
    Rect(
      bounds.minX + edge, bounds.minY + (bounds.height - size.height) / 2, size.width, size.height)
  }

  func rightViewRect(_ bounds: Rect, _ size: Size) -> Rect {
    Rect(
      bounds.maxX - edge - size.width, bounds.minY + (bounds.height - size.height) / 2, size.width,
      size.height)
  }

  func clearButtonRect(_ bounds: Rect) -> Rect {
    let size = Metrics.clearButton
    return Rect(
      bounds.maxX - Metrics.clearButtonInset - size.width,
      bounds.minY + (bounds.height - size.height) / 2, size.width, size.height)
  }

  /// The text's area beside the views that show.
  func textRect(_ bounds: Rect, sizeOf size: (ObjectID) -> Size) -> Rect {
    let inset = Metrics.textInset(borderStyle)
    var left = bounds.minX + inset.width
    var right = bounds.maxX - inset.width
    if showsLeftView, let leftView { left = leftViewRect(bounds, size(leftView)).maxX + edge }
    if showsRightView, let rightView {
      right = rightViewRect(bounds, size(rightView)).minX - edge
    }
    return Rect(
      left, bounds.minY + inset.height, max(0, right - left),
      max(0, bounds.height - 2 * inset.height))
  }

  /// As the text's area, without the clear button's.
  func editingRect(_ bounds: Rect, sizeOf size: (ObjectID) -> Size) -> Rect {
    var rect = textRect(bounds, sizeOf: size)
    if showsClearButton {
      rect.size.width = max(0, min(rect.maxX, clearButtonRect(bounds).minX) - rect.minX)
    }
    return rect
  }

  /// UIKit's questions about these areas, as expressions ask them.
  static func rectQuestions() -> [SchemaPart<Self>] {
    func question(
      _ name: String, _ summary: String,
      _ rect: @escaping @Sendable (Self, ViewSurroundings) -> Rect
    ) -> SchemaPart<Self> {
      .method(
        MethodSpec(measuring: name, [], answers: .rect, summary) { (field, _, surroundings) in
          .rect(rect(field, surroundings))
        })
    }
    return [
      question("borderRect", "Where its border is.") { $1.bounds },
      question("textRect", "Where its text is.") { $0.textRect($1.bounds, sizeOf: $1.sizeOf) },
      question("editingRect", "Where its text is edited.") {
        $0.editingRect($1.bounds, sizeOf: $1.sizeOf)
      },
      question("placeholderRect", "Where its placeholder is.") {
        $0.textRect($1.bounds, sizeOf: $1.sizeOf)
      },
      .method(
        MethodSpec(
          asking: "isPlaceholderVisible", [], answers: .bool, "Whether the placeholder shows."
        ) { (field, _) in .bool(field.input.editor.isEmpty && field.placeholder != nil) }),
      question("clearButtonRect", "Where its clear button is.") { $0.clearButtonRect($1.bounds) },
    ]
  }
}

// MARK: - The views inside

extension UITextField: ArrangingClass {
  package func arrangement(
    bounds: Rect, sizeOf size: (ObjectID) -> Size, in context: borrowing MeasureContext
  ) -> [Arranged] {
    var views: [Arranged] = []
    if let leftView {
      views.append(
        Arranged(leftView, showsLeftView ? leftViewRect(bounds, size(leftView)) : nil))
    }
    if let rightView {
      views.append(
        Arranged(rightView, showsRightView ? rightViewRect(bounds, size(rightView)) : nil))
    }
    return views
  }
}

// MARK: - Numbers

extension UITextField: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height with a rounded border", number: Metrics.roundedHeight, "points",
        .observed("stored frames; UIKit facts 2.11")),
      NamedNumber(
        "clear button", size: { _ in Metrics.clearButton }, .recalled("UIKit facts 4.9")),
    ]
  }
}
