// SPDX-License-Identifier: MIT

/// What is known about a value before anything runs; `dyn` where nothing is.
package indirect enum ExpressionType: Hashable, Sendable {
  case dyn, null, bool, int, uint, double, string, bytes
  case list(ExpressionType)
  case map(ExpressionType, ExpressionType)
  case type, timestamp, duration
  case optional(ExpressionType)
  case point, size, rect, insets, offset, transform, color, font, image
  /// Reads as a string, which is always one of `cases`.
  case enumeration(name: String, cases: [String])
  /// An object of the scene.
  case object(className: String)
}

extension ExpressionType: CustomStringConvertible {
  /// As messages print it: `list(int)`, `UISlider`.
  package var description: String {
    switch self {
    case .dyn: "dyn"
    case .null: "null"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .string: "string"
    case .bytes: "bytes"
    case .list(.dyn): "list"
    case .list(let element): "list(\(element))"
    case .map(.dyn, .dyn): "map"
    case .map(let key, let value): "map(\(key), \(value))"
    case .type: "type"
    case .timestamp: "timestamp"
    case .duration: "duration"
    case .optional(.dyn): "optional"
    case .optional(let wrapped): "optional(\(wrapped))"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .offset: "offset"
    case .transform: "transform"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .enumeration(let name, _): name
    case .object(let className): className
    }
  }
}

extension ExpressionType {
  /// Types deeper than this are known as `dyn` inside, so that no chain of macros makes them huge.
  private static let maximumDepth = 12

  private var depth: Int {
    switch self {
    case .list(let inner), .optional(let inner): inner.depth + 1
    case .map(let key, let value): max(key.depth, value.depth) + 1
    default: 0
    }
  }

  /// This type, or `dyn` where another level around it would be too deep.
  var bounded: ExpressionType { depth < Self.maximumDepth ? self : .dyn }

  static func listOf(_ element: ExpressionType) -> ExpressionType { .list(element.bounded) }

  static func optionalOf(_ wrapped: ExpressionType) -> ExpressionType { .optional(wrapped.bounded) }

  static func mapOf(_ key: ExpressionType, _ value: ExpressionType) -> ExpressionType {
    .map(key.bounded, value.bounded)
  }

  var isNumber: Bool { self == .int || self == .uint || self == .double }

  var isText: Bool {
    if case .enumeration = self { return true }
    return self == .string
  }

  /// What both can be known as; `dyn` where they have nothing in common.
  func joined(with other: ExpressionType) -> ExpressionType {
    if self == other { return self }
    switch (self, other) {
    case (.null, let some), (let some, .null): return some.takesNull ? some : .dyn
    case (.list(let a), .list(let b)): return .list(a.joinedOpen(b))
    case (.optional(let a), .optional(let b)): return .optional(a.joinedOpen(b))
    case (.map(let k, let v), .map(let l, let w)): return .map(k.joinedOpen(l), v.joinedOpen(w))
    default: return isText && other.isText ? .string : .dyn
    }
  }

  /// As `joined`, but an element that is not known (of `[]`) takes the other's type.
  private func joinedOpen(_ other: ExpressionType) -> ExpressionType {
    self == .dyn ? other : other == .dyn ? self : joined(with: other)
  }

  /// Whether a property of this type can be null.
  var takesNull: Bool {
    switch self {
    case .dyn, .null, .string, .timestamp, .duration, .optional, .color, .font, .image, .object:
      true
    case .enumeration, .list, .map: false
    case .bool, .int, .uint, .double, .bytes, .type, .point, .size, .rect, .insets, .offset,
      .transform:
      false
    }
  }

  /// Whether a value of this type may stand where `target` is wanted.
  func fits(_ target: ExpressionType, in dialect: Dialect) -> Bool {
    if self == target || self == .dyn || target == .dyn { return true }
    switch (self, target) {
    case (.null, _): return dialect == .scene && target.takesNull
    case (.int, .double), (.uint, .double): return dialect == .scene
    case (.list(let a), .list(let b)), (.optional(let a), .optional(let b)):
      return a.fits(b, in: dialect)
    case (.map(let k, let v), .map(let l, let w)):
      return k.fits(l, in: dialect) && v.fits(w, in: dialect)
    case (.object(let name), .object(let wanted)):
      // The checker does not know which class inherits which; the scene's own check does.
      return name == wanted || dialect == .scene
    default: return isText && target.isText
    }
  }

  /// Whether `==` between the two can ever be true.
  func isComparable(with other: ExpressionType, in dialect: Dialect) -> Bool {
    if self == .dyn || other == .dyn || self == other { return true }
    if isNumber && other.isNumber { return true }
    if self == .null || other == .null {
      return dialect == .scene || (takesNull && other.takesNull)
    }
    switch (self, other) {
    case (.list(let a), .list(let b)), (.optional(let a), .optional(let b)):
      return a.isComparable(with: b, in: dialect)
    case (.map(let k, let v), .map(let l, let w)):
      return k.isComparable(with: l, in: dialect) && v.isComparable(with: w, in: dialect)
    case (.object, .object): return true
    default: return isText && other.isText
    }
  }
}

/// Which language an expression is written in.
package enum Dialect: Sendable {
  /// CEL with a scene's library; whole numbers that meet a double become doubles.
  case scene
  /// CEL as it is specified.
  case cel
}
