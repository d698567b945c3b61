// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Recognizes one or more taps of one or more fingers.
package struct UITapGestureRecognizer: GestureClass, Equatable {
  package var traits = GestureTraits()
  package var numberOfTapsRequired = 1
  package var numberOfTouchesRequired = 1
  private var run = TapCounter()

  package init() {}
}

// MARK: - Declaration

extension UITapGestureRecognizer {
  package static let name = "UITapGestureRecognizer"
  package static let summary = "Recognizes one or more taps."
  package static let superclassName: String? = "UIGestureRecognizer"

  package static let schema = Schema<Self> {
    inherit(\.traits, GestureTraits.schema)
    PropertySpec(
      "numberOfTapsRequired", \.numberOfTapsRequired, "How many taps it waits for.",
      source: .documented("UITapGestureRecognizer.h; UIKit facts 3.8"))
    PropertySpec(
      "numberOfTouchesRequired", \.numberOfTouchesRequired, "How many fingers tap at once.",
      source: .documented("UITapGestureRecognizer.h; UIKit facts 3.8"))
  }

  package static let examples = [
    Example("Two taps", "numberOfTapsRequired: 2\naction: [ { log: twice } ]")
  ]
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind
}

// MARK: - Events

extension UITapGestureRecognizer {
  package var claim: GestureClaim {
    .tap(count: numberOfTapsRequired, touches: numberOfTouchesRequired)
  }

  package mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    switch event {
    case .touched:
      traits.run.place = input.middle()
      return run.touch(input, fingers: numberOfTouchesRequired, limit: TapCounter.maximumDuration)
    case .moved:
      traits.run.place = input.middle()
      return GestureReply(input.wanders(beyond: TapCounter.allowance) ? .fails : .nothing)
    case .lifted:
      guard let isTap = run.lift(input, fingers: numberOfTouchesRequired) else {
        return GestureReply()
      }
      guard isTap else { return GestureReply(.fails) }
      if run.taps >= numberOfTapsRequired { return GestureReply(.recognizes, wait: .none) }
      return GestureReply(wait: .seconds(TapCounter.maximumInterval))
    case .waited: return GestureReply(.fails)
    }
  }

  package mutating func reset() {
    traits.reset()
    run = TapCounter()
  }
}

// MARK: - Numbers

extension UITapGestureRecognizer: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "allowed movement", "\(DecimalText.report(TapCounter.allowance)) points",
        .recalled("UIKit facts 3.8, recorded fact E4")),
      NamedNumber(
        "longest tap", "\(DecimalText.report(TapCounter.maximumDuration)) s",
        .recalled("UIKit facts 3.8, recorded fact E4")),
      NamedNumber(
        "longest pause between taps", "\(DecimalText.report(TapCounter.maximumInterval)) s",
        .recalled("UIKit facts 3.8, recorded fact E4")),
    ]
  }
}
