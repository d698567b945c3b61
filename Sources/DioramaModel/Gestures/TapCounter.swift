// SPDX-License-Identifier: MIT
import DioramaCore

/// Counts the taps of a recognizer, each of as many fingers at once.
///
/// Source of the numbers: UIKit facts 3.8 and recorded fact E4, all recalled.
package struct TapCounter: Equatable, Sendable {
  /// Points that a finger may move in a tap, and between one tap and the first.
  package static let allowance = 45.0
  /// Seconds that one tap may take.
  package static let maximumDuration = 0.75
  /// Seconds from the end of one tap to the next touch.
  package static let maximumInterval = 0.35

  /// Taps that are over.
  package private(set) var taps = 0
  /// The most fingers at once in the present one.
  private var most = 0
  private var first: Point?

  package init() {}

  /// A finger comes down.
  ///
  /// - Parameter limit: How long the tap may take; nil where what begins is no tap.
  package mutating func touch(
    _ input: GestureInput, fingers: Int, limit: Double?
  ) -> GestureReply {
    guard input.touches.count <= max(1, fingers) else { return GestureReply(.fails) }
    guard input.touches.count == 1, let place = input.touches.first?.place else {
      most = max(most, input.touches.count)
      return GestureReply()
    }
    most = 1
    if let first, first.distance(to: place) > Self.allowance { return GestureReply(.fails) }
    if first == nil { first = place }
    return GestureReply(wait: limit.map { .seconds($0) } ?? .none)
  }

  /// A finger is lifted; whether that was a tap, nil while others are still down.
  package mutating func lift(_ input: GestureInput, fingers: Int) -> Bool? {
    guard input.touches.count <= 1 else { return nil }
    guard most == max(1, fingers) else { return false }
    taps += 1
    return true
  }
}

extension GestureInput {
  /// Whether a finger has gone farther from where it came down.
  package func wanders(beyond allowance: Double) -> Bool {
    touches.contains { $0.start.distance(to: $0.place) > allowance }
  }
}
