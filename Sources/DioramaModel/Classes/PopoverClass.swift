// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// An object that shows a controller's view beside what it comes from, with an arrow to it.
///
/// It is itself the view that stands in the window while it is shown.
package protocol PopoverClass: ViewClass, PresentableClass, OutsideTapClass {
  var popover: PopoverTraits { get set }
  /// What it asks and tells its delegate when a touch outside takes it away.
  static var dismissal: PopoverDismissal { get }
  /// The controller whose view it shows.
  var content: ObjectID? { get }
  /// Where it stands and how large its content is.
  ///
  /// - Parameter asked: The size that the content's controller wants; nil where it names none.
  func place(_ asked: Size?, _ request: ShowRequest) -> PopoverPlace
}

/// The names of two delegate methods.
package struct PopoverDismissal: Sendable {
  package var asks: String
  package var tells: String

  package init(asks: String, tells: String) {
    self.asks = asks
    self.tells = tells
  }
}

/// How all popovers go: by code without a word, by a touch outside after a question.
///
/// Source: UIKit facts 3.5.
extension PopoverClass {
  package mutating func dismiss(animated: Bool, effects: inout Effects) {
    guard popover.leave() else { return }
    effects.hidePopover(isAnimated: animated, then: nil)
  }

  package mutating func tapOutside(effects: inout Effects) {
    guard popover.run.isVisible else { return }
    effects.ask(Self.dismissal.asks, defaultAnswer: true)
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    let dismissal = Self.dismissal
    if point == "gone" { effects.tell(dismissal.tells) }
    guard point == dismissal.asks, answer, popover.leave() else { return }
    effects.hidePopover(isAnimated: true, then: "gone")
  }
}

/// A popover that belongs to a presented controller, from iOS 8 on.
package protocol PresentationClass: PopoverClass {
  var content: ObjectID? { get set }
  /// What it comes from where the presentation names nothing: a view or a bar button.
  var source: ObjectID? { get }
  var sourceRect: Rect? { get }
  var permittedArrowDirections: ArrowDirections { get }
}

/// What all popovers have.
package struct PopoverTraits: Equatable, Sendable {
  package var popoverLayoutMargins = EdgeInsets.zero
  package var passthroughViews: [ObjectID] = []
  package var run = Run()

  /// What a running scene adds.
  package struct Run: Equatable, Sendable {
    package var isVisible = false
    package var arrowDirection = ArrowDirections.Direction.unknown
    /// The size its content has while it is shown.
    package var contentSize: Size?
    /// Where its arrow points to along its side, in own coordinates.
    package var arrowTip = 0.0

    package init() {}
  }

  package init() {}

  /// Not shown any more; false where it was not.
  package mutating func leave() -> Bool {
    guard run.isVisible else { return false }
    run.isVisible = false
    run.arrowDirection = .unknown
    return true
  }
}

/// Where a popover stands.
package struct PopoverPlace: Equatable, Sendable {
  /// With its arrow, in the window's coordinates.
  package var frame: Rect
  /// The side that its arrow is on; `unknown` where it has none.
  package var arrow: ArrowDirections.Direction
  /// Where its content is, from the corner of the frame.
  package var content: Rect
  /// Where the arrow points to, in the window's coordinates.
  package var tip: Point

  package init(frame: Rect, arrow: ArrowDirections.Direction, content: Rect, tip: Point) {
    self.frame = frame
    self.arrow = arrow
    self.content = content
    self.tip = tip
  }
}

/// A class that only pads have objects of.
package protocol PadOnlyClass: ObjectClass {
  /// Raised where another device makes one.
  static var elsewhere: UIKitException { get }
}

extension PopoverTraits {
  /// Source of the margins: UIKit facts 2.17; read on iOS 7, and zero on iOS 8 (observed).
  package static let schema = Schema<Self> {
    PropertySpec(
      "popoverLayoutMargins", \.popoverLayoutMargins,
      "What it keeps free at the edges of the screen.",
      eraDefault: { $0 < 8 ? .insets(EdgeInsets(30, 10, 10, 10)) : nil },
      source: .oneObservation("read on iOS 7; UIKit facts 2.17"))
    PropertySpec(
      "passthroughViews", owned: \.passthroughViews, "UIView",
      "Views outside that take touches while it is shown.")
  }
}
