// SPDX-License-Identifier: MIT
import DioramaCore

/// What an expression reads and gives: CEL's values, and those of UIKit's geometry and looks.
///
/// `==` is CEL's equality: numbers compare across their kinds, strings by code points, NaN equals
/// nothing, values of different kinds are unequal.
package enum Value: Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case double(Double)
  /// A 32-bit number of UIKit (a slider's value): a double in all but its printed form.
  case float(Float)
  case string(String)
  case bytes([UInt8])
  case list([Value])
  case map(ValueMap)
  /// A type by its name, as `type(x)` gives it.
  case type(String)
  case timestamp(Timestamp)
  case duration(DurationValue)
  indirect case optional(Value?)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case insets(EdgeInsets)
  case offset(Offset)
  indirect case transform(AffineTransform)
  case color(Color)
  indirect case font(Font)
  indirect case image(ImageReference)
  /// An object of the running scene.
  case object(ObjectID)
}

extension Value {
  /// The name that `type(x)` gives and messages print.
  package var typeName: String {
    switch self {
    case .null: "null_type"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double, .float: "double"
    case .string: "string"
    case .bytes: "bytes"
    case .list: "list"
    case .map: "map"
    case .type: "type"
    case .timestamp: "google.protobuf.Timestamp"
    case .duration: "google.protobuf.Duration"
    case .optional: "optional_type"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .offset: "offset"
    case .transform: "transform"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .object: "object"
    }
  }

  /// The number as a double, whatever its kind; nil for what is no number.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .double(let value): value
    case .float(let value): Double(value)
    default: nil
    }
  }

  /// The value as a double where it is a whole number, as a double parameter receives it.
  package var promoted: Value {
    switch self {
    case .int(let value): .double(Double(value))
    case .uint(let value): .double(Double(value))
    default: self
    }
  }

  /// Whether it is the zero, the empty or the false value of its kind.
  var isZero: Bool {
    switch self {
    case .null: true
    case .bool(let value): !value
    case .int(let value): value == 0
    case .uint(let value): value == 0
    case .double(let value): value == 0
    case .float(let value): value == 0
    case .string(let value): value.isEmpty
    case .bytes(let value): value.isEmpty
    case .list(let value): value.isEmpty
    case .map(let value): value.isEmpty
    case .duration(let value): value.nanoseconds == 0
    case .timestamp(let value): value.seconds == 0 && value.nanoseconds == 0
    case .optional(let value): value == nil
    case .point(let value): value == .zero
    case .size(let value): value == .zero
    case .rect(let value): value == .zero
    case .insets(let value): value == .zero
    case .offset(let value): value == .zero
    case .type, .transform, .color, .font, .image, .object: false
    }
  }

  /// Whether going through the value takes longer than looking at it.
  var hasParts: Bool {
    switch self {
    case .string, .bytes: true
    default: isContainer
    }
  }

  /// Whether the value holds others, so that it can nest.
  var isContainer: Bool {
    switch self {
    case .list, .map, .optional: true
    default: false
    }
  }
}
