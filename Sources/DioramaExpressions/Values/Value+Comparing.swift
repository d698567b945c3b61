// SPDX-License-Identifier: MIT
import DioramaCore

extension Value: Equatable {
  package static func == (a: Value, b: Value) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let x), .bool(let y)): x == y
    case (.int(let x), .int(let y)): x == y
    case (.string(let x), .string(let y)): CodePoints.equal(x, y)
    case (.bytes(let x), .bytes(let y)): x == y
    case (.list(let x), .list(let y)): x == y
    case (.map(let x), .map(let y)): x == y
    case (.type(let x), .type(let y)): x == y
    case (.timestamp(let x), .timestamp(let y)): x == y
    case (.duration(let x), .duration(let y)): x == y
    case (.optional(let x), .optional(let y)): x == y
    case (.point(let x), .point(let y)): x == y
    case (.size(let x), .size(let y)): x == y
    case (.rect(let x), .rect(let y)): x == y
    case (.insets(let x), .insets(let y)): x == y
    case (.offset(let x), .offset(let y)): x == y
    case (.transform(let x), .transform(let y)): x == y
    case (.color(let x), .color(let y)): x == y
    case (.font(let x), .font(let y)): x == y
    case (.image(let x), .image(let y)): x == y
    case (.object(let x), .object(let y)): x == y
    default: compareNumbers(a, b) == .same
    }
  }

  /// How two numbers compare, whatever their kinds; nil where one is NaN or no number.
  ///
  /// A whole number beside a double is rounded to one, as CEL's conformance cases want it.
  static func compareNumbers(_ a: Value, _ b: Value) -> Order? {
    switch (a, b) {
    case (.int(let x), .int(let y)): return Order(x, y)
    case (.uint(let x), .uint(let y)): return Order(x, y)
    case (.int(let x), .uint(let y)): return x < 0 ? .less : Order(UInt64(x), y)
    case (.uint(let x), .int(let y)): return y < 0 ? .more : Order(x, UInt64(y))
    default:
      guard let x = a.number, let y = b.number, !x.isNaN, !y.isNaN else { return nil }
      return Order(x, y)
    }
  }

  /// How two values of one ordered kind compare; nil where `<` has no meaning for them.
  static func order(_ a: Value, _ b: Value) -> Order? {
    switch (a, b) {
    case (.bool(let x), .bool(let y)): Order(x ? 1 : 0, y ? 1 : 0)
    case (.string(let x), .string(let y)): CodePoints.order(x.utf8, y.utf8)
    case (.bytes(let x), .bytes(let y)): CodePoints.order(x, y)
    case (.timestamp(let x), .timestamp(let y)): Order(x, y)
    case (.duration(let x), .duration(let y)): Order(x, y)
    default: compareNumbers(a, b)
    }
  }
}

/// What one value is to another.
enum Order {
  case less, same, more

  init<T: Comparable>(_ a: T, _ b: T) { self = a < b ? .less : a == b ? .same : .more }
}

/// Strings compared by their code points, as CEL does and Swift does not.
enum CodePoints {
  static func equal(_ a: String, _ b: String) -> Bool {
    a.utf8.count == b.utf8.count && a.utf8.elementsEqual(b.utf8)
  }

  /// The order of UTF-8 bytes, which is that of the code points.
  static func order(_ a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Order {
    var others = b.makeIterator()
    for byte in a {
      guard let other = others.next() else { return .more }
      if byte != other { return byte < other ? .less : .more }
    }
    return others.next() == nil ? .same : .less
  }
}
