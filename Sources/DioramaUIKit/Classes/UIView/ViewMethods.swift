// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The methods that every view has, as lines of its class's schema.
package func viewMethods<Class>() -> [SchemaPart<Class>] {
  [
    .method(
      MethodSpec("sizeToFit", [], "Takes the size it asks for; the frame's origin stays.") {
        (_: inout Class, _, effects) in effects.sizeToFit()
      }),
    .method(
      MethodSpec("removeFromSuperview", [], "Leaves its superview; touches on it are cancelled.") {
        (_: inout Class, _, effects) in effects.removeFromSuperview()
      }),
    .method(
      MethodSpec("becomeFirstResponder", [], "Takes the keyboard, where its class can.") {
        (_: inout Class, _, effects) in effects.becomeFirstResponder()
      }),
    .method(
      MethodSpec("resignFirstResponder", [], "Gives the keyboard up, where it has it.") {
        (_: inout Class, _, effects) in effects.resignFirstResponder()
      }),
    .method(
      MethodSpec(
        "endEditing", [.init("force", .bool, default: .bool(false))],
        "Ends editing in it and all inside; with force whatever the delegate answers."
      ) { (_: inout Class, arguments, effects) in
        effects.endEditing(force: arguments.first == .bool(true))
      }),
    .method(
      MethodSpec(
        "addGestureRecognizer",
        [.init("gestureRecognizer", .reference("UIGestureRecognizer"))],
        "Attaches a recognizer, which leaves the view it had."
      ) { (_: inout Class, arguments, effects) in
        if case .object(let recognizer)? = arguments.first { effects.attach(recognizer) }
      }),
    .method(
      MethodSpec(
        "removeGestureRecognizer",
        [.init("gestureRecognizer", .reference("UIGestureRecognizer"))],
        "Takes a recognizer off; what it has begun is cancelled."
      ) { (_: inout Class, arguments, effects) in
        if case .object(let recognizer)? = arguments.first { effects.detach(recognizer) }
      }),
    .method(
      MethodSpec(
        "removeAllAnimations", [],
        "Its layer's: it is shown as it is in the model, and blocks complete as not finished."
      ) { (_: inout Class, _, effects) in effects.removeAnimations() }),
    .method(
      MethodSpec("bringToFront", [], "Comes before its sibling views.") {
        (_: inout Class, _, effects) in effects.bringToFront()
      }),
    .method(
      MethodSpec("sendToBack", [], "Goes behind its sibling views.") {
        (_: inout Class, _, effects) in effects.sendToBack()
      }),
  ]
}
