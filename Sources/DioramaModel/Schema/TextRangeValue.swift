// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaText

/// Ranges travel as `{location, length}` in UTF-16 units, as NSRange has them.
extension TextRange: PropertyValue {
  package static var kind: ValueKind { .range }

  package init?(_ value: Value) {
    switch value {
    case .map(let map):
      guard map.entries.count == 2, case .int(let location)? = map["location"],
        case .int(let length)? = map["length"], location >= 0, length >= 0
      else { return nil }
      self.init(Int(location), Int(length))
    case .list(let items):
      guard items.count == 2, case .int(let location) = items[0], case .int(let length) = items[1],
        location >= 0, length >= 0
      else { return nil }
      self.init(Int(location), Int(length))
    default: return nil
    }
  }

  package var value: Value {
    .map(
      ValueMap([
        (.string("location"), .int(Int64(location))), (.string("length"), .int(Int64(length))),
      ]))
  }
}
