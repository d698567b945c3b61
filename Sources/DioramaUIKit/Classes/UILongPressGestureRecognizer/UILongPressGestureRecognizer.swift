// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Recognizes fingers that rest on a view, after taps where it asks for some.
package struct UILongPressGestureRecognizer: GestureClass, Equatable {
  package var traits = GestureTraits()
  package var minimumPressDuration = Seconds(0.5)
  package var allowableMovement = 10.0
  package var numberOfTapsRequired = 0
  package var numberOfTouchesRequired = 1
  private var run = TapCounter()

  package init() {}
}

// MARK: - Declaration

extension UILongPressGestureRecognizer {
  package static let name = "UILongPressGestureRecognizer"
  package static let summary = "Recognizes a finger that rests on its view."
  package static let superclassName: String? = "UIGestureRecognizer"

  package static let schema = Schema<Self> {
    inherit(\.traits, GestureTraits.schema)
    PropertySpec(
      "minimumPressDuration", \.minimumPressDuration, "How long the fingers rest before it begins.",
      source: .documented("UILongPressGestureRecognizer; recorded fact E5"))
    PropertySpec(
      "allowableMovement", \.allowableMovement,
      "How far the fingers may move before it begins, in points.",
      source: .documented("UILongPressGestureRecognizer; recorded fact E5"))
    PropertySpec(
      "numberOfTapsRequired", \.numberOfTapsRequired, "How many taps come before the press.",
      source: .documented("UILongPressGestureRecognizer.h"))
    PropertySpec(
      "numberOfTouchesRequired", \.numberOfTouchesRequired, "How many fingers press at once.",
      source: .documented("UILongPressGestureRecognizer.h"))
  }

  package static let examples = [
    Example(
      "A longer press", "minimumPressDuration: 1s\naction: [ { log: \"${sender.state}\" } ]")
  ]
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind
}

// MARK: - Events

extension UILongPressGestureRecognizer {
  package var claim: GestureClaim { .press }

  /// Whether what comes next is the press itself.
  private var isPress: Bool { run.taps >= numberOfTapsRequired }

  package mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    if event != .waited, !isLift(event) { traits.run.place = input.middle() }
    return traits.run.state.isUnderWay ? follow(event) : wait(event, input)
  }

  private func follow(_ event: GestureEvent) -> GestureReply {
    switch event {
    case .moved: GestureReply(.changes)
    case .lifted: GestureReply(.ends)
    case .touched: .ignoring
    case .waited: GestureReply()
    }
  }

  private mutating func wait(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    switch event {
    case .touched:
      let limit = isPress ? nil : TapCounter.maximumDuration
      let reply = run.touch(input, fingers: numberOfTouchesRequired, limit: limit)
      guard isPress, case .nothing = reply.wish,
        input.touches.count >= numberOfTouchesRequired
      else { return reply }
      let duration = minimumPressDuration.seconds
      return duration > 0 ? GestureReply(wait: .seconds(duration)) : GestureReply(.begins)
    case .moved:
      let allowance = isPress ? allowableMovement : TapCounter.allowance
      return GestureReply(input.wanders(beyond: allowance) ? .fails : .nothing)
    case .lifted:
      guard !isPress else { return GestureReply(.fails) }
      guard let isTap = run.lift(input, fingers: numberOfTouchesRequired) else {
        return GestureReply()
      }
      return isTap
        ? GestureReply(wait: .seconds(TapCounter.maximumInterval)) : GestureReply(.fails)
    case .waited:
      let isResting = isPress && input.touches.count >= max(1, numberOfTouchesRequired)
      return GestureReply(isResting ? .begins : .fails)
    }
  }

  private func isLift(_ event: GestureEvent) -> Bool {
    if case .lifted = event { true } else { false }
  }

  package mutating func reset() {
    traits.reset()
    run = TapCounter()
  }
}
