// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What a movement that may become a pan has come to.
package enum PanVerdict: Sendable {
  case waits
  /// - Parameter after: How far the fingers have gone on their way.
  case begins(after: Double)
  case fails
}

extension PanGestureClass {
  /// Follows fingers as every pan does.
  ///
  /// - Parameters:
  ///   - minimum: How many fingers it needs to go on.
  ///   - judge: Whether the movement so far, of so many fingers, is one to begin with.
  package mutating func follow(
    _ event: GestureEvent, _ input: GestureInput, minimum: Int,
    judge: (PanMotion, Int) -> PanVerdict
  ) -> GestureReply {
    let isUnderWay = traits.run.state.isUnderWay
    defer { traits.run.place = motion.place }
    switch event {
    case .touched(let finger):
      motion.add(finger, input)
      return GestureReply()
    case .moved:
      motion.move(input)
      if isUnderWay { return GestureReply(.changes) }
      switch judge(motion, input.touches.count) {
      case .waits: return GestureReply()
      case .fails: return GestureReply(.fails)
      case .begins(let length):
        motion.begin(after: length)
        return GestureReply(.begins)
      }
    case .lifted(let finger):
      motion.lift(finger, input)
      let left = input.touches.count - 1
      if isUnderWay { return GestureReply(left >= max(1, minimum) ? .nothing : .ends) }
      return GestureReply(left > 0 ? .nothing : .fails)
    case .waited: return GestureReply()
    }
  }
}

/// The properties of every pan, in its view's coordinates.
package func panProperties<Class: PanGestureClass>() -> [SchemaPart<Class>] {
  [
    .property(
      PropertySpec(
        "translation", \.translationInView, "How far the fingers went since it began.",
        source: .documented("UIPanGestureRecognizer; UIKit facts 3.8"))),
    .property(
      PropertySpec(
        readOnly: "velocity", .point, "How fast they went of late, in points a second.",
        read: { .point($0.traits.run.inView($0.motion.velocity)) })),
    .method(
      MethodSpec(
        "setTranslation",
        [
          .init("translation", .point),
          .init("in", .optional(.reference("UIView")), default: .null),
        ],
        "Counts the way from somewhere else, in the coordinates of its view."
      ) { (pan: inout Class, arguments, _) in
        if case .point(let translation)? = arguments.first { pan.translationInView = translation }
      }),
  ]
}

extension PanGestureClass {
  package var translationInView: Point {
    get { traits.run.inView(motion.translation) }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      motion.translation = traits.run.inWindow(newValue)
    }
  }
}
