// SPDX-License-Identifier: MIT
import DioramaCore

// MARK: - Writing

extension Value {
  /// The value in its typed form, `{"int": "1"}`, `{"point": [1, 2]}`.
  ///
  /// - Parameter name: How an object of the scene is called.
  package func typedJSON(objectName name: (ObjectID) -> String = { "\($0.index)" }) -> String {
    switch self {
    case .null: return "{\"null\": null}"
    case .bool(let value): return "{\"bool\": \(value)}"
    case .int(let value): return "{\"int\": \"\(value)\"}"
    case .uint(let value): return "{\"uint\": \"\(value)\"}"
    case .double(let value): return "{\"double\": \"\(JSONText.double(value))\"}"
    case .float(let value):
      let text = value.isFinite ? value.description : JSONText.double(Double(value))
      return "{\"double\": \"\(text)\"}"
    case .string(let value): return "{\"string\": \(JSONText.quoted(value))}"
    case .bytes(let value): return "{\"bytes\": \"\(Base64.encoded(value))\"}"
    case .list(let elements):
      let items = elements.map { $0.typedJSON(objectName: name) }
      return "{\"list\": [" + items.joined(separator: ", ") + "]}"
    case .map(let map):
      let pairs = map.entries.map {
        "[" + $0.key.typedJSON(objectName: name) + ", " + $0.value.typedJSON(objectName: name) + "]"
      }
      return "{\"map\": [" + pairs.joined(separator: ", ") + "]}"
    case .type(let value): return "{\"type\": \(JSONText.quoted(value))}"
    case .timestamp(let value): return "{\"timestamp\": \"\(value.text)\"}"
    case .duration(let value): return "{\"duration\": \"\(value.text)\"}"
    case .optional(let value):
      return "{\"optional\": " + (value?.typedJSON(objectName: name) ?? "null") + "}"
    case .color(let value): return "{\"color\": \"\(value.hex)\"}"
    case .font: return "{\"font\": \(JSONText.quoted(templateText))}"
    case .image(let value): return "{\"image\": \(JSONText.quoted(value.name))}"
    case .object(let value): return "{\"object\": \(JSONText.quoted(name(value)))}"
    case .point, .size, .rect, .insets, .offset, .transform: return geometryJSON
    }
  }

  private var geometryJSON: String {
    let numbers: String
    switch self {
    case .point(let value): numbers = NumberText.list(value.x, value.y)
    case .size(let value): numbers = NumberText.list(value.width, value.height)
    case .rect(let value):
      numbers = NumberText.list(value.minX, value.minY, value.width, value.height)
    case .insets(let value):
      numbers = NumberText.list(value.top, value.left, value.bottom, value.right)
    case .offset(let value): numbers = NumberText.list(value.dx, value.dy)
    case .transform(let value):
      numbers = NumberText.list(value.a, value.b, value.c, value.d, value.tx, value.ty)
    default: return "null"
    }
    return "{\"\(typeName)\": [\(numbers)]}"
  }
}

/// Texts and numbers as JSON writes them.
package enum JSONText {
  /// In double quotes, control characters escaped.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = [0x22]
    for byte in text.utf8 {
      switch byte {
      case 0x22: bytes.append(contentsOf: "\\\"".utf8)
      case 0x5C: bytes.append(contentsOf: "\\\\".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: ("\\u" + (byte < 16 ? "000" : "00") + digits).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// With a decimal point or an exponent; `NaN`, `Infinity` and `-Infinity` by name.
  static func double(_ value: Double) -> String {
    value.isFinite ? value.description : NumberText.shortest(value)
  }
}

// MARK: - Reading

extension Value {
  /// The value that a typed form stands for, as `--bindings` gives it.
  package init(typedJSON json: Value) throws(TypedFormError) {
    guard case .map(let map) = json, map.count == 1, let entry = map.entries.first,
      case .string(let kind) = entry.key
    else {
      throw TypedFormError(
        message: "a value is an object with one key, {\"int\": \"1\"}, not \(json.literalText)")
    }
    guard let value = try Self.read(kind, entry.value) else {
      throw TypedFormError(message: "\(entry.value.literalText) is not a value of '\(kind)'")
    }
    self = value
  }

  package struct TypedFormError: Error, Equatable, Sendable {
    package var message: String
  }

  private static func read(_ kind: String, _ json: Value) throws(TypedFormError) -> Value? {
    switch (kind, json) {
    case ("null", _): return .null
    case ("bool", .bool): return json
    case ("int", .int), ("string", .string): return json
    case ("int", .string(let text)): return Int64(text).map { .int($0) }
    case ("uint", .string(let text)): return UInt64(text).map { .uint($0) }
    case ("uint", .int(let number)): return UInt64(exactly: number).map { .uint($0) }
    case ("double", .string(let text)): return CoreFunction.number(text).map { .double($0) }
    case ("double", _): return json.number.map { .double($0) }
    case ("bytes", .string(let text)): return Base64.decoded(text).map { .bytes($0) }
    case ("type", .string(let text)): return .type(text)
    case ("timestamp", .string(let text)): return Timestamp(text).map { .timestamp($0) }
    case ("duration", .string(let text)): return DurationValue(text).map { .duration($0) }
    case ("optional", .null): return .optional(nil)
    case ("optional", _): return .optional(try Value(typedJSON: json))
    case ("list", .list(let elements)):
      var values: [Value] = []
      for element in elements { values.append(try Value(typedJSON: element)) }
      return .list(values)
    case ("map", .list(let pairs)): return try readMap(pairs)
    case (_, .list(let numbers)): return readGeometry(kind, numbers.compactMap(\.number))
    default: return nil
    }
  }

  private static func readMap(_ pairs: [Value]) throws(TypedFormError) -> Value? {
    var map = ValueMap()
    for pair in pairs {
      guard case .list(let both) = pair, both.count == 2 else { return nil }
      map[try Value(typedJSON: both[0])] = try Value(typedJSON: both[1])
    }
    return .map(map)
  }

  private static func readGeometry(_ kind: String, _ n: [Double]) -> Value? {
    switch (kind, n.count) {
    case ("point", 2): .point(Point(n[0], n[1]))
    case ("size", 2): .size(Size(n[0], n[1]))
    case ("offset", 2): .offset(Offset(n[0], n[1]))
    case ("rect", 4): .rect(Rect(n[0], n[1], n[2], n[3]))
    case ("insets", 4): .insets(EdgeInsets(n[0], n[1], n[2], n[3]))
    case ("transform", 6): .transform(AffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
    default: nil
    }
  }
}

/// Bytes as text and back.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let letter = letters[Int(bits >> UInt32(18 - 6 * place) & 63)]
        text.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in text.utf8.prefix(while: { $0 != UInt8(ascii: "=") }) {
      guard let digit = letters.firstIndex(of: letter) else { return nil }
      bits = bits << 6 | UInt32(digit)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
