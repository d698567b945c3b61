// SPDX-License-Identifier: MIT
import DioramaExpressions

/// A moment as a property holds it; scenes write `2014-01-01T09:00:00Z`, expressions see a timestamp.
package struct Moment: PropertyValue {
  package var time: Timestamp

  package init(_ time: Timestamp) { self.time = time }

  /// - Parameter seconds: Since 1970 in UTC; held to the years 1 to 9999, which a timestamp knows.
  package init(seconds: Int64) {
    time = Timestamp(holding: seconds)
  }

  package static var kind: ValueKind { .date }

  package init?(_ value: Value) {
    switch value {
    case .timestamp(let time): self.time = time
    case .string(let text):
      guard let time = Timestamp(text) else { return nil }
      self.time = time
    default: return nil
    }
  }

  package var value: Value { .timestamp(time) }
}
