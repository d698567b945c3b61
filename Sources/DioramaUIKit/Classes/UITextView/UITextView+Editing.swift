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
    ] + ScrollTraits.delegateMethods

  /// The lines follow by the edit alone.
  package mutating func textChanged(_ edit: TextEdit) {
    run.flow?.replaced(edit, in: input.editor)
    fitContent(width: scroll.contentSize.width)
  }

  /// Source: UIKit facts 3.4. The room around the text at its first and last line is shown too:
  /// our choice.
  package var caretArea: Rect? {
    caretRect(at: input.editor.selection.end).map(withRoom)
  }

  func withRoom(_ rect: Rect) -> Rect {
    let room = textContainerInset
    return Rect(rect.minX, rect.minY - room.top, rect.width, rect.height + room.top + room.bottom)
  }
}

// MARK: - Events

extension UITextView {
  package var isMoving: Bool { scroll.isMoving }
  package var contentTouches: ContentTouches { scroll.contentTouches }

  package func reach(
    of touch: PanTouch, along axis: PanAxis, towards direction: Double
  ) -> PanReach { scroll.reach(along: axis, towards: direction) }

  /// A tap begins editing with the caret at the nearest character: UIKit goes to a word's edge, which
  /// a script could not foresee.
  package mutating func handle(_ event: PanEvent, effects: inout Effects) {
    let wasCaught = scroll.wasCaught
    scroll.handle(event, effects: &effects)
    guard case .lifted(let touch, true) = event, acceptsInput, !wasCaught else { return }
    effects.becomeFirstResponder()
    // A new place of the caret would end the wish to replace everything.
    guard input.isFirstResponder || !input.clearsOnInsertion else { return }
    effects.select(TextRange(offset(nearest: touch.location)))
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    _ = scroll.resume(point, answer: answer, effects: &effects)
  }

  package mutating func hear(_ question: String, answer: Value?, effects: inout Effects) {
    _ = scroll.resume(question, answer: answer, effects: &effects)
  }

  /// Scrolls as little as it takes; the beginning where not all of it fits.
  mutating func scrollToVisible(_ range: TextRange, effects: inout Effects) {
    guard let start = caretRect(at: range.location), let end = caretRect(at: range.end) else {
      return
    }
    let height = min(end.maxY - start.minY, scroll.viewSize.height)
    let area = Rect(0, start.minY, scroll.contentSize.width, max(height, start.height))
    scroll.go(to: scroll.offset(showing: area), isAnimated: false, &effects)
  }
}
