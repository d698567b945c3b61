// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

extension UITextView: TextInputClass, DelegatingClass {
  package var acceptsInput: Bool { isEditable && isSelectable }

  /// Source: UIKit facts 3.4; that the selection is told of before the text is recalled.
  package static let manners = EditingManners(
    begin: [
      .keyboard, .tell("didBeginEditing"), .post("UITextViewTextDidBeginEditing"),
    ],
    end: [.keyboard, .tell("didEndEditing"), .post("UITextViewTextDidEndEditing")],
    mayChange: "shouldChangeText",
    changed: [
      .tell("didChangeSelection"), .tell("didChange"), .post("UITextViewTextDidChange"),
    ],
    selectionChanged: [.tell("didChangeSelection")], returnKey: .inserts)

  package static let delegateMethods =
    [
      DelegateMethod(
        "shouldBeginEditing",
        ["textViewShouldBeginEditing:", "textViewShouldBeginEditing(_:)"], [], answers: .bool,
        "Whether a tap may begin editing."),
      DelegateMethod(
        "didBeginEditing", ["textViewDidBeginEditing:", "textViewDidBeginEditing(_:)"], [],
        "Editing has begun."),
      DelegateMethod(
        "shouldEndEditing", ["textViewShouldEndEditing:", "textViewShouldEndEditing(_:)"], [],
        answers: .bool, "Whether it may stop being the first responder."),
      DelegateMethod(
        "didEndEditing", ["textViewDidEndEditing:", "textViewDidEndEditing(_:)"], [],
        "Editing has ended."),
      DelegateMethod(
        "shouldChangeText",
        [
          "textView:shouldChangeTextInRange:replacementText:",
          "textView(_:shouldChangeTextIn:replacementText:)",
        ], [.init("range", .range), .init("replacement", .text), .init("text", .text)],
        answers: .bool,
        "Whether the range of the text may be replaced; text is what there is before."),
      DelegateMethod(
        "didChange", ["textViewDidChange:", "textViewDidChange(_:)"], [],
        "The user has changed the text."),
      DelegateMethod(
        "didChangeSelection", ["textViewDidChangeSelection:", "textViewDidChangeSelection(_:)"],
        [], "The selection, or the caret, has moved."),
    ]

  /// The lines follow by the edit alone.
  package mutating func textChanged(_ edit: TextEdit) {
    flow?.replaced(edit, in: input.editor)
    fitContent(width: contentSize.width)
  }
}
