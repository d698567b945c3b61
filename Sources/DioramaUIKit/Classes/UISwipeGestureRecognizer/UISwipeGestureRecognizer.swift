// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Recognizes a quick straight movement.
package struct UISwipeGestureRecognizer: GestureClass, Equatable {
  package var traits = GestureTraits()
  package var direction = Options<Direction>([.right])
  package var numberOfTouchesRequired = 1

  package enum Direction: String, PropertyEnum {
    case right, left, up, down
    package static let typeName = "UISwipeGestureRecognizerDirection"
    package static let prefixes: [String] = []
  }

  package init() {}
}

// MARK: - Declaration

extension UISwipeGestureRecognizer {
  package static let name = "UISwipeGestureRecognizer"
  package static let summary = "Recognizes a quick straight movement."
  package static let superclassName: String? = "UIGestureRecognizer"

  package static let schema = Schema<Self> {
    inherit(\.traits, GestureTraits.schema)
    PropertySpec("direction", \.direction, "Where to, or several such.")
    PropertySpec(
      "numberOfTouchesRequired", \.numberOfTouchesRequired, "How many fingers swipe at once.",
      source: .documented("UISwipeGestureRecognizer.h"))
  }

  package static let examples = [
    Example("To the left", "direction: left\naction: [ { log: next } ]")
  ]
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind

  /// Points along the direction and across it, and seconds in all; recalled (UIKit facts 3.8).
  private static let minimumWay = 50.0
  private static let maximumAside = 50.0
  private static let maximumDuration = 0.5
  /// Points against the direction after which it is no such swipe; our choice.
  private static let maximumBack = 10.0
}

// MARK: - Events

extension UISwipeGestureRecognizer {
  package var claim: GestureClaim {
    .swipe(axes: Set(direction.cases.map(\.axis)), touches: numberOfTouchesRequired)
  }

  package mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    switch event {
    case .touched:
      // A swipe is where it began (documented).
      traits.run.place = input.middle(of: \.start)
      if input.touches.count > max(1, numberOfTouchesRequired) { return GestureReply(.fails) }
      return input.touches.count == 1
        ? GestureReply(wait: .seconds(Self.maximumDuration)) : GestureReply()
    case .moved:
      guard input.touches.count == max(1, numberOfTouchesRequired) else { return GestureReply() }
      let way = input.middle() - input.middle(of: \.start)
      let possible = direction.cases.filter {
        abs($0.aside(way)) <= Self.maximumAside && $0.along(way) > -Self.maximumBack
      }
      if possible.isEmpty { return GestureReply(.fails) }
      let isDone = possible.contains { $0.along(way) >= Self.minimumWay }
      return isDone ? GestureReply(.recognizes, wait: .none) : GestureReply()
    case .lifted, .waited: return GestureReply(.fails)
    }
  }

  package mutating func reset() { traits.reset() }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate var axis: PanAxis { self == .left || self == .right ? .x : .y }

  fileprivate func along(_ way: Point) -> Double {
    switch self {
    case .right: way.x
    case .left: -way.x
    case .up: -way.y
    case .down: way.y
    }
  }

  fileprivate func aside(_ way: Point) -> Double { axis == .x ? way.y : way.x }
}
