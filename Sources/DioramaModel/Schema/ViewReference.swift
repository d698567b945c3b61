// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A property that refers to a view holds the object.
extension ObjectID: PropertyValue {
  package static var kind: ValueKind { .reference("UIView") }

  package init?(_ value: Value) {
    guard case .object(let object) = value else { return nil }
    self = object
  }

  package var value: Value { .object(self) }
}
