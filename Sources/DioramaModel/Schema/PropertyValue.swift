// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A Swift type that a declared property may have, and how it travels as a `Value`.
package protocol PropertyValue: Equatable, Sendable {
  static var kind: ValueKind { get }

  /// Nil where `value` is not of `kind`; an int is taken for a number.
  init?(_ value: Value)

  var value: Value { get }
}

extension Bool: PropertyValue {
  package static var kind: ValueKind { .bool }
  package init?(_ value: Value) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }
  package var value: Value { .bool(self) }
}

extension Int: PropertyValue {
  package static var kind: ValueKind { .int }
  package init?(_ value: Value) {
    switch value {
    case .int(let int): self.init(int)
    case .uint(let uint): self.init(exactly: uint)
    default: return nil
    }
  }
  package var value: Value { .int(Int64(self)) }
}

extension Double: PropertyValue {
  package static var kind: ValueKind { .double }
  package init?(_ value: Value) {
    guard let number = value.number else { return nil }
    self = number
  }
  package var value: Value { .double(self) }
}

extension Float: PropertyValue {
  package static var kind: ValueKind { .float }
  package init?(_ value: Value) {
    guard let number = value.number else { return nil }
    self.init(number)
  }
  package var value: Value { .float(self) }
}

extension String: PropertyValue {
  package static var kind: ValueKind { .text }
  package init?(_ value: Value) {
    if case .string(let text) = value { self = text } else { self = value.templateText }
  }
  package var value: Value { .string(self) }
}

extension Color: PropertyValue {
  package static var kind: ValueKind { .color }
  package init?(_ value: Value) {
    switch value {
    case .color(let color): self = color
    case .string(let name):
      guard let color = Color(named: name) ?? Color(hex: name) else { return nil }
      self = color
    default: return nil
    }
  }
  package var value: Value { .color(self) }
}

extension Font: PropertyValue {
  package static var kind: ValueKind { .font }
  package init?(_ value: Value) {
    switch value {
    case .font(let font): self = font
    case .string(let text):
      guard let font = Font(text: text) else { return nil }
      self = font
    default: return nil
    }
  }
  package var value: Value { .font(self) }
}

extension ImageReference: PropertyValue {
  package static var kind: ValueKind { .image }
  package init?(_ value: Value) {
    switch value {
    case .image(let image): self = image
    case .string(let name): self.init(name)
    default: return nil
    }
  }
  package var value: Value { .image(self) }
}

extension Optional: PropertyValue where Wrapped: PropertyValue {
  package static var kind: ValueKind { .optional(Wrapped.kind) }
  package init?(_ value: Value) {
    if case .null = value {
      self = .none
    } else if let wrapped = Wrapped(value) {
      self = .some(wrapped)
    } else {
      return nil
    }
  }
  // A key path of a generic type is made anew at each call, so these are closures.
  package var value: Value { map { $0.value } ?? .null }
}

extension Array: PropertyValue where Element: PropertyValue {
  package static var kind: ValueKind { .list(Element.kind) }
  package init?(_ value: Value) {
    guard case .list(let items) = value else { return nil }
    var elements: [Element] = []
    for item in items {
      guard let element = Element(item) else { return nil }
      elements.append(element)
    }
    self = elements
  }
  package var value: Value { .list(map { $0.value }) }
}
