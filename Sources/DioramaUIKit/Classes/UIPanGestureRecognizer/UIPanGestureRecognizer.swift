// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Recognizes fingers that drag.
package struct UIPanGestureRecognizer: PanGestureClass, Equatable {
  package var traits = GestureTraits()
  package var minimumNumberOfTouches = 1
  package var maximumNumberOfTouches = Int(UInt32.max)
  private var run = PanMotion()

  package init() {}
}

// MARK: - Declaration

extension UIPanGestureRecognizer {
  package static let name = "UIPanGestureRecognizer"
  package static let summary = "Recognizes fingers that drag."
  package static let superclassName: String? = "UIGestureRecognizer"

  package static let schema = Schema<Self> {
    inherit(\.traits, GestureTraits.schema)
    PropertySpec(
      "minimumNumberOfTouches", \.minimumNumberOfTouches, "With how many fingers it begins.",
      source: .documented("UIPanGestureRecognizer.h"))
    PropertySpec(
      "maximumNumberOfTouches", \.maximumNumberOfTouches, "With how many fingers it may begin.",
      source: .documented("UIPanGestureRecognizer.h"))
    panProperties()
  }

  package static let examples = [
    Example(
      "A view that follows the finger",
      """
      action:
        - log: "${sender.state} ${sender.translation}"
      """)
  ]
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind
}

// MARK: - Events

extension UIPanGestureRecognizer {
  package var motion: PanMotion {
    get { run }
    set { run = newValue }
  }

  package var claim: GestureClaim { .pan(touches: minimumNumberOfTouches) }

  package mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    let (least, most) = (minimumNumberOfTouches, maximumNumberOfTouches)
    return follow(event, input, minimum: least) { motion, count in
      let length = motion.start.distance(to: motion.place)
      return count >= least && count <= most && length >= PanMotion.distance
        ? .begins(after: length) : .waits
    }
  }

  package mutating func reset() {
    traits.reset()
    run = PanMotion()
  }
}

// MARK: - Numbers

extension UIPanGestureRecognizer: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "movement before it begins", "\(DecimalText.report(PanMotion.distance)) points",
        .recalled("UIKit facts 3.8, recorded fact E6: re-implementations differ"))
    ]
  }
}
