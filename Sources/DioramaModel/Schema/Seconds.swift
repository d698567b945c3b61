// SPDX-License-Identifier: MIT
import DioramaExpressions

/// A length of time as a property holds it; scenes write `1.5`, `90s` or `2m`.
package struct Seconds: PropertyValue {
  package var seconds: Double

  package init(_ seconds: Double) { self.seconds = seconds }

  package static var kind: ValueKind { .seconds }

  package init?(_ value: Value) {
    guard let number = value.number, number.isFinite else { return nil }
    seconds = number
  }

  package var value: Value { .double(seconds) }
}
