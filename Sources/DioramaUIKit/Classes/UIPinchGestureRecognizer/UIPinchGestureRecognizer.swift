// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Recognizes two fingers that draw together or apart.
package struct UIPinchGestureRecognizer: GestureClass, Equatable {
  package var traits = GestureTraits()
  private var run = Run()

  /// What a running scene adds.
  private struct Run: Equatable {
    var scale = 1.0
    var velocity = 0.0
    /// Between the fingers: now, when they came down, and where the scale is 1.
    var distance = 0.0
    var start = 0.0
    var base = 0.0
  }

  package init() {}
}

// MARK: - Declaration

extension UIPinchGestureRecognizer {
  package static let name = "UIPinchGestureRecognizer"
  package static let summary = "Recognizes two fingers that draw together or apart."
  package static let superclassName: String? = "UIGestureRecognizer"

  package static let schema = Schema<Self> {
    inherit(\.traits, GestureTraits.schema)
    PropertySpec(
      "scale", \.scale, "The fingers' distance by the one they came down with.",
      source: .documented("UIPinchGestureRecognizer.h"))
    PropertySpec(
      readOnly: "velocity", .double, "How fast the scale changes, in scales a second.",
      read: { .double($0.run.velocity) })
  }

  package static let examples = [
    Example("Every change", "action: [ { log: \"${sender.scale}\" } ]")
  ]
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind

  /// Points by which the distance changes before it begins; recalled (UIKit facts 3.8).
  private static let threshold = 8.0
}

// MARK: - Events

extension UIPinchGestureRecognizer {
  package var claim: GestureClaim { .pinch }

  package var scale: Double {
    get { run.scale }
    set {
      guard newValue.isFinite, newValue > 0 else { return }
      run.scale = newValue
      run.base = run.distance / newValue
    }
  }

  package mutating func handle(_ event: GestureEvent, _ input: GestureInput) -> GestureReply {
    let isUnderWay = traits.run.state.isUnderWay
    switch event {
    case .touched:
      guard input.touches.count <= 2 else { return .ignoring }
      traits.run.place = input.middle()
      guard let distance = input.distance(\.place) else { return GestureReply() }
      run.distance = distance
      run.start = distance
      run.base = isUnderWay ? distance / run.scale : distance
      return GestureReply()
    case .moved:
      traits.run.place = input.middle()
      guard let distance = input.distance(\.place) else { return GestureReply() }
      run.distance = distance
      guard isUnderWay || abs(distance - run.start) > Self.threshold else { return GestureReply() }
      run.scale = run.base > 0 ? distance / run.base : run.scale
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
    guard let now = input.distance(\.place), let before = input.distance(\.earlier) else { return }
    run.velocity = input.span > 0 && run.base > 0 ? (now - before) / run.base / input.span : 0
  }

  package mutating func reset() {
    traits.reset()
    run = Run()
  }
}

extension GestureInput {
  /// Between the two fingers; nil where there are not two, at least a point.
  fileprivate func distance(_ path: KeyPath<GestureTouch, Point>) -> Double? {
    guard touches.count == 2 else { return nil }
    return max(1, touches[0][keyPath: path].distance(to: touches[1][keyPath: path]))
  }
}
