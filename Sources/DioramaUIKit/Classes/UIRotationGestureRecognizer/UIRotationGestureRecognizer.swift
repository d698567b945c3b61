// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Recognizes two fingers that turn about each other.
package struct UIRotationGestureRecognizer: GestureClass, Equatable {
  package var traits = GestureTraits()
  private var run = Run()

  /// What a running scene adds.
  private struct Run: Equatable {
    var rotation = 0.0
    var velocity = 0.0
    /// Of the second finger seen from the first: now, and where the rotation is 0.
    var angle = 0.0
    var base = 0.0
  }

  package init() {}
}

// MARK: - Declaration

extension UIRotationGestureRecognizer {
  package static let name = "UIRotationGestureRecognizer"
  package static let summary = "Recognizes two fingers that turn about each other."
  package static let superclassName: String? = "UIGestureRecognizer"

  package static let schema = Schema<Self> {
    inherit(\.traits, GestureTraits.schema)
    PropertySpec(
      "rotation", \.rotation, "How far the fingers have turned, in radians.",
      source: .documented("UIRotationGestureRecognizer.h"))
    PropertySpec(
      readOnly: "velocity", .double, "How fast they turn, in radians a second.",
      read: { .double($0.run.velocity) })
  }

  package static let examples = [
    Example("Every change", "action: [ { log: \"${sender.rotation}\" } ]")
  ]
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind

  /// The angle before it begins, in radians; our choice (UIKit facts 3.8: a small angle).
  private static let threshold = 0.1
}

// MARK: - Events

extension UIRotationGestureRecognizer {
  package var claim: GestureClaim { .rotation }

  package var rotation: Double {
    get { run.rotation }
    set {
      guard newValue.isFinite else { return }
      run.rotation = newValue
      run.base = run.angle - newValue
    }
  }

  package mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    let isUnderWay = traits.run.state.isUnderWay
    switch event {
    case .touched:
      guard input.touches.count <= 2 else { return .ignoring }
      traits.run.place = input.middle()
      guard let angle = input.angle(\.place) else { return GestureReply() }
      run.angle = angle
      run.base = angle - run.rotation
      return GestureReply()
    case .moved:
      traits.run.place = input.middle()
      guard let angle = input.angle(\.place) else { return GestureReply() }
      run.angle = angle
      // Of the same direction the angle nearest to the last one, so that whole turns add up.
      run.rotation += (angle - run.base - run.rotation).withinHalfTurn
      guard isUnderWay || abs(run.rotation) >= Self.threshold else { return GestureReply() }
      measureVelocity(input)
      return GestureReply(isUnderWay ? .changes : .begins)
    case .lifted:
      measureVelocity(input)
      guard input.touches.count <= 1 else { return GestureReply() }
      return GestureReply(isUnderWay ? .ends : .fails)
    case .waited: return GestureReply()
    }
  }

  private mutating func measureVelocity(_ input: GestureInput) {
    guard let now = input.angle(\.place), let before = input.angle(\.earlier) else { return }
    run.velocity = input.span > 0 ? (now - before).withinHalfTurn / input.span : 0
  }

  package mutating func reset() {
    traits.reset()
    run = Run()
  }
}

extension GestureInput {
  /// Of the second finger seen from the first; nil where there are not two.
  fileprivate func angle(_ path: KeyPath<GestureTouch, Point>) -> Double? {
    guard touches.count == 2 else { return nil }
    let way = touches[1][keyPath: path] - touches[0][keyPath: path]
    return ExactMath.angle(way.y, way.x)
  }
}

extension Double {
  /// The same direction as an angle between -pi and pi.
  fileprivate var withinHalfTurn: Double {
    let turn = 6.283185307179586
    return self - turn * (self / turn).rounded()
  }
}
