// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What every gesture recognizer has.
///
/// Source of the defaults: UIKit facts 3.8 (documented).
package struct GestureTraits: Equatable, Sendable {
  package var isEnabled = true
  package var cancelsTouchesInView = true
  package var delaysTouchesBegan = false
  package var delaysTouchesEnded = true
  package var requiresFailureOf: [ObjectID] = []
  package var run = Run()

  /// What a running scene adds.
  package struct Run: Equatable, Sendable {
    package var state = GestureState.possible
    /// The view it is attached to.
    package var view: ObjectID?
    package var touches = 0
    /// The middle of its fingers, in the window's coordinates.
    package var place = Point.zero
    /// From the window's coordinates to those of its view.
    package var toView = AffineTransform.identity

    package init() {}

    /// A way in the window along the axes of its view.
    package func inView(_ way: Point) -> Point {
      Point(toView.a * way.x + toView.c * way.y, toView.b * way.x + toView.d * way.y)
    }

    /// A way along the axes of its view in the window's; unchanged where the view has no area.
    package func inWindow(_ way: Point) -> Point {
      guard let back = toView.inverted else { return way }
      return Point(back.a * way.x + back.c * way.y, back.b * way.x + back.d * way.y)
    }
  }

  package init() {}

  /// Forgets the gesture, not the view.
  package mutating func reset() {
    run.state = .possible
    run.touches = 0
  }

  package static let schema = Schema<Self> {
    PropertySpec(
      "isEnabled", \.isEnabled, "Whether it follows touches; false ends what is under way.",
      aliases: ["enabled"])
    PropertySpec(
      "cancelsTouchesInView", \.cancelsTouchesInView,
      "Whether views lose the touches that it recognized something in.")
    PropertySpec(
      "delaysTouchesBegan", \.delaysTouchesBegan,
      "Whether views hear of a touch only once it has failed.")
    PropertySpec(
      "delaysTouchesEnded", \.delaysTouchesEnded,
      "Whether views hear of the end of a touch only once it has failed.")
    PropertySpec(
      "requiresFailureOf", owned: \.requiresFailureOf, "UIGestureRecognizer",
      "The recognizers that must fail before it recognizes anything.")
    PropertySpec(
      readOnly: "state", GestureState.kind, "How far it has come.", read: { $0.run.state.value })
    PropertySpec(
      readOnly: "view", .optional(.reference("UIView")), "The view it is attached to.",
      read: { $0.run.view?.value ?? .null })
    PropertySpec(
      readOnly: "numberOfTouches", .int, "How many fingers it follows.",
      read: { .int(Int64($0.run.touches)) })
    PropertySpec(
      readOnly: "location", .point, "The middle of its fingers, in its view's coordinates.",
      read: { .point($0.run.toView.apply($0.run.place)) })
    MethodSpec(
      "require", [.init("toFail", .reference("UIGestureRecognizer"))],
      "Waits for another recognizer to fail before it recognizes anything."
    ) { (traits: inout Self, arguments, _) in
      if case .object(let other)? = arguments.first, !traits.requiresFailureOf.contains(other) {
        traits.requiresFailureOf.append(other)
      }
    }
  }
}
