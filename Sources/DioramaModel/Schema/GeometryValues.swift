// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

extension Point: PropertyValue {
  package static var kind: ValueKind { .point }
  package init?(_ value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
  package var value: Value { .point(self) }
}

extension Size: PropertyValue {
  package static var kind: ValueKind { .size }
  package init?(_ value: Value) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
  package var value: Value { .size(self) }
}

extension Rect: PropertyValue {
  package static var kind: ValueKind { .rect }
  package init?(_ value: Value) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
  package var value: Value { .rect(self) }
}

extension EdgeInsets: PropertyValue {
  package static var kind: ValueKind { .insets }
  package init?(_ value: Value) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
  package var value: Value { .insets(self) }
}

extension Offset: PropertyValue {
  package static var kind: ValueKind { .offset }
  package init?(_ value: Value) {
    switch value {
    case .offset(let offset): self = offset
    case .point(let point): self.init(point.x, point.y)
    case .size(let size): self.init(size.width, size.height)
    default: return nil
    }
  }
  package var value: Value { .offset(self) }
}

extension AffineTransform: PropertyValue {
  package static var kind: ValueKind { .transform }
  package init?(_ value: Value) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
  package var value: Value { .transform(self) }
}
