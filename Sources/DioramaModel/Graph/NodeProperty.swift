// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// The properties of every view that live in the graph's arrays, in declared order.
package enum NodeProperty: Int, CaseIterable, Sendable {
  case frame, bounds, center, transform, alpha, isHidden, isUserInteractionEnabled
  case isMultipleTouchEnabled, isExclusiveTouch, clipsToBounds, tintColor, intrinsicContentSize
  case safeAreaInsets
  case gestureRecognizers

  /// Source of what animates and what adds up: recorded facts A1 and A4.
  package var facts: PropertyFacts {
    switch self {
    case .frame:
      Self.make(
        "frame", .rect, "Place and size in the superview's coordinates.",
        .adding(since: 0))
    case .bounds:
      Self.make(
        "bounds", .rect, "Own coordinates: origin scrolls what is inside.",
        .adding(since: 0))
    case .center:
      Self.make(
        "center", .point, "Middle in the superview's coordinates.",
        .adding(since: 0))
    case .transform:
      Self.make(
        "transform", .transform, "Rotation and scale about the center.",
        .adding(since: 0))
    case .alpha:
      Self.make("alpha", .double, "Opacity, 0...1; multiplies down the tree.", .always) {
        $0.outside = .clamps(0...1)
      }
    case .isHidden:
      Self.make("isHidden", .bool, "Whether it is neither drawn nor touched.", aliases: ["hidden"])
    case .isUserInteractionEnabled:
      Self.make(
        "isUserInteractionEnabled", .bool, "Whether it and its subviews take touches.",
        aliases: ["userInteractionEnabled"])
    case .isMultipleTouchEnabled:
      Self.make(
        "isMultipleTouchEnabled", .bool, "Whether it follows more than the first finger.",
        aliases: ["multipleTouchEnabled"])
    case .isExclusiveTouch:
      Self.make(
        "isExclusiveTouch", .bool, "Whether its touch keeps touches from other views.",
        aliases: ["exclusiveTouch"])
    case .clipsToBounds:
      Self.make(
        "clipsToBounds", .bool, "Whether subviews are cut at the bounds.",
        aliases: ["layer.masksToBounds"])
    case .tintColor:
      Self.make(
        "tintColor", .optional(.color), "Color of interactive parts; inherited where not set.",
        .always)
    case .safeAreaInsets:
      Self.make(
        "safeAreaInsets", .insets, "How much of the view bars and the screen's corners cover."
      ) {
        $0.access = .readOnly
        $0.introduced = 11
      }
    case .intrinsicContentSize:
      Self.make(
        "intrinsicContentSize", .intrinsicSize, "Replaces the class's own natural size.")
    case .gestureRecognizers:
      Self.make(
        "gestureRecognizers", .list(.reference("UIGestureRecognizer")),
        "What follows the touches on it and inside it.")
    }
  }

  private static func make(
    _ name: String, _ kind: ValueKind, _ summary: String,
    _ animation: PropertyFacts.Animation = .none, aliases: [String] = [],
    adjust: (inout PropertyFacts) -> Void = { _ in }
  ) -> PropertyFacts {
    var facts = PropertyFacts(name: name, kind: kind, summary: summary, aliases: aliases)
    facts.animation = animation
    facts.source = .documented("UIView")
    adjust(&facts)
    return facts
  }
}
