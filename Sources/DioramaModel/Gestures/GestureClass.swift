// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A gesture recognizer.
///
/// It says what it makes of the touches it follows; whether it may recognize anything beside others
/// is the simulation's to decide, which also keeps its state.
package protocol GestureClass: CallingClass, DelegatingClass {
  var traits: GestureTraits { get set }
  var claim: GestureClaim { get }

  mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply
  /// Forgets the gesture that is over.
  mutating func reset()
}

/// A recognizer of fingers that move together.
package protocol PanGestureClass: GestureClass {
  var motion: PanMotion { get set }
}

/// What recognizers run and ask, which all do alike.
package enum GestureCalls {
  package static let kind = EventKind.gesture

  /// States are events: `recognized` of what is recognized at once, the others by their names.
  package static let events =
    ["recognized"] + GestureState.allCases.filter { $0 != .possible }.map(\.rawValue)

  package static let callbacks = [
    Callback(
      "action", [], "Runs when it recognizes its gesture, changes, ends or is cancelled.")
  ]

  package static let other = MethodFacts.Parameter("other", .reference("UIGestureRecognizer"))

  package static let delegateMethods = [
    DelegateMethod(
      "shouldBegin", ["gestureRecognizerShouldBegin:"], [], answers: .bool,
      "Whether it may recognize its gesture; yes where nobody answers."),
    DelegateMethod(
      "shouldReceiveTouch", ["gestureRecognizer:shouldReceiveTouch:"],
      [.init("touch", .record(touch))], answers: .bool,
      "Whether it follows a touch; yes where nobody answers."),
    DelegateMethod(
      "shouldRecognizeSimultaneously",
      ["gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"], [other],
      answers: .bool,
      "Whether it and another one may go on together; no where nobody answers."),
  ]

  private static let touch = RecordDescription(
    name: "a touch", [.init("view", .reference("UIView")), .init("location", .point)])
}
