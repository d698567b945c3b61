// SPDX-License-Identifier: MIT
import DioramaCore

/// What scenes add to CEL: making and asking geometry, and texts measured as UIKit does.
enum GeometryFunction: Sendable, Equatable {
  case point, size, rect, insets, inset, offset, moved
  case contains, intersects
  case length, graphemes
  /// `text.replacing(range, replacement)`, the range in UTF-16 units.
  case replacing
  /// `maxY(frame)`, the same as `frame.maxY`.
  case field(ValueField)

  static let declarations: [Declaration] =
    [
      .function("point", [.double, .double], .point, .geometry(.point)),
      .function("size", [.double, .double], .size, .geometry(.size)),
      .function("rect", [.double, .double, .double, .double], .rect, .geometry(.rect)),
      .function("rect", [.point, .size], .rect, .geometry(.rect)),
      .function("insets", [.double, .double, .double, .double], .insets, .geometry(.insets)),
      .function("offset", [.double, .double], .offset, .geometry(.offset)),
      .function("inset", [.rect, .insets], .rect, .geometry(.inset)),
      .function("inset", [.rect, .double, .double], .rect, .geometry(.inset)),
      .function("offset", [.rect, .double, .double], .rect, .geometry(.moved)),
      .function("contains", [.rect, .point], .bool, .geometry(.contains)),
      .method("contains", [.rect, .point], .bool, .geometry(.contains)),
      .function("intersects", [.rect, .rect], .bool, .geometry(.intersects)),
      .method("intersects", [.rect, .rect], .bool, .geometry(.intersects)),
      .function("length", [.string], .int, .geometry(.length)),
      .function("graphemes", [.string], .int, .geometry(.graphemes)),
      .method(
        "replacing", [.string, .map(.string, .dyn), .string], .string, .geometry(.replacing)),
    ]
    + ValueField.allCases.flatMap { field -> [Declaration] in
      guard field != .size else { return [] }
      return field.owners.compactMap { owner, type in
        switch owner {
        case .point, .size, .rect, .insets:
          .function(field.rawValue, [owner], type, .geometry(.field(field)))
        default: nil
        }
      }
    }

  private var name: String {
    switch self {
    case .field(let field): field.rawValue
    case .moved: "offset"
    default: "\(self)"
    }
  }
}

extension GeometryFunction {
  func call(_ arguments: [Value], _ meter: inout Meter) throws(EvaluationError) -> Value {
    switch self {
    case .point, .size, .rect, .insets, .offset: return try made(arguments)
    case .inset, .moved, .contains, .intersects: return try ofRect(arguments)
    case .field(let field):
      guard arguments.count == 1, let value = field.read(arguments[0]) else {
        throw .noOverload(name, arguments)
      }
      return value
    case .replacing: return .string(try replaced(arguments, &meter))
    case .length, .graphemes:
      guard arguments.count == 1, case .string(let text) = arguments[0] else {
        throw .noOverload(name, arguments)
      }
      try meter.charge(bytes: text.utf8.count * 8)
      return .int(Int64(self == .length ? text.utf16.count : text.count))
    }
  }

  /// Raises as NSString does where the range does not lie in the text.
  private func replaced(
    _ arguments: [Value], _ meter: inout Meter
  ) throws(EvaluationError) -> String {
    guard arguments.count == 3, case .string(let text) = arguments[0],
      case .map(let range) = arguments[1], case .string(let replacement) = arguments[2],
      case .int(let location)? = range["location"], case .int(let length)? = range["length"]
    else { throw .noOverload(name, arguments) }
    try meter.charge(bytes: text.utf8.count * 4 + replacement.utf8.count * 2)
    var units = Array(text.utf16)
    guard let start = Int(exactly: location), let count = Int(exactly: length), start >= 0,
      count >= 0, start <= units.count, count <= units.count - start
    else {
      throw EvaluationError(
        "the range {\(location), \(length)} is outside of a text of \(units.count) UTF-16 units",
        exception: "NSRangeException")
    }
    units.replaceSubrange(start..<(start + count), with: replacement.utf16)
    return String(decoding: units, as: UTF16.self)
  }

  private func made(_ arguments: [Value]) throws(EvaluationError) -> Value {
    if self == .rect, arguments.count == 2, case .point(let origin) = arguments[0],
      case .size(let size) = arguments[1]
    {
      return .rect(Rect(origin: origin, size: size))
    }
    let n = arguments.compactMap(\.number)
    guard n.count == arguments.count else { throw .noOverload(name, arguments) }
    switch (self, n.count) {
    case (.point, 2): return .point(Point(n[0], n[1]))
    case (.size, 2): return .size(Size(n[0], n[1]))
    case (.offset, 2): return .offset(Offset(n[0], n[1]))
    case (.rect, 4): return .rect(Rect(n[0], n[1], n[2], n[3]))
    case (.insets, 4): return .insets(EdgeInsets(n[0], n[1], n[2], n[3]))
    default: throw .noOverload(name, arguments)
    }
  }

  private func ofRect(_ arguments: [Value]) throws(EvaluationError) -> Value {
    guard case .rect(let rect)? = arguments.first else { throw .noOverload(name, arguments) }
    switch (self, arguments.dropFirst().first, arguments.count) {
    case (.inset, .insets(let insets), 2): return .rect(rect.inset(by: insets))
    case (.contains, .point(let point), 2): return .bool(rect.contains(point))
    case (.intersects, .rect(let other), 2): return .bool(rect.intersects(other))
    case (.inset, .some(let first), 3), (.moved, .some(let first), 3):
      guard let dx = first.number, let dy = arguments[2].number else {
        throw .noOverload(name, arguments)
      }
      return .rect(
        self == .moved
          ? rect.offset(dx: dx, dy: dy)
          : rect.inset(by: EdgeInsets(dy, dx, dy, dx)))
    default: throw .noOverload(name, arguments)
    }
  }
}
