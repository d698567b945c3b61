// SPDX-License-Identifier: MIT

/// A map in order of insertion whose keys are equal where CEL says so: 1, 1u and 1.0 are one key.
///
/// Look-ups take constant time; small maps are searched without an index.
package struct ValueMap: Sendable {
  package struct Entry: Sendable {
    package let key: Value
    package var value: Value
  }

  /// Keys and values in order of insertion.
  package private(set) var entries: [Entry] = []
  private var index: [MapKey: Int] = [:]
  private static let indexedFrom = 9

  package init() {}

  /// From pairs; of two with one key the last stays, at the place of the first.
  package init(_ pairs: some Sequence<(Value, Value)>) {
    for (key, value) in pairs { self[key] = value }
  }

  package var count: Int { entries.count }
  package var isEmpty: Bool { entries.isEmpty }

  package subscript(key: Value) -> Value? {
    get { place(of: key).map { entries[$0].value } }
    set {
      guard let newValue else { return remove(key) }
      if let place = place(of: key) {
        entries[place].value = newValue
      } else {
        append(key, newValue)
      }
    }
  }

  /// The value under a string key.
  package subscript(name: String) -> Value? { self[.string(name)] }

  private mutating func append(_ key: Value, _ value: Value) {
    entries.append(Entry(key: key, value: value))
    if entries.count == Self.indexedFrom {
      for (place, entry) in entries.enumerated() { index[MapKey(entry.key)] = place }
    } else if entries.count > Self.indexedFrom {
      index[MapKey(key)] = entries.count - 1
    }
  }

  private mutating func remove(_ key: Value) {
    guard let place = place(of: key) else { return }
    let rest = entries.enumerated().filter { $0.offset != place }.map(\.element)
    entries = []
    index = [:]
    for entry in rest { append(entry.key, entry.value) }
  }

  private func place(of key: Value) -> Int? {
    if entries.count >= Self.indexedFrom { return index[MapKey(key)] }
    return entries.firstIndex { $0.key == key }
  }
}

extension ValueMap: Equatable {
  /// Without regard to order.
  package static func == (a: ValueMap, b: ValueMap) -> Bool {
    a.count == b.count && a.entries.allSatisfy { b[$0.key] == $0.value }
  }
}

/// A key in the form that hashes alike where CEL's equality holds.
private enum MapKey: Hashable {
  case bool(Bool)
  case int(Int64)
  case uint(UInt64)
  case text(String)
  case none

  init(_ key: Value) {
    switch key {
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .uint(let value): self = Int64(exactly: value).map { .int($0) } ?? .uint(value)
    case .string(let value): self = .text(value)
    case .double, .float:
      let number = key.number ?? .nan
      if let whole = Int64(exactly: number) {
        self = .int(whole)
      } else {
        self = UInt64(exactly: number).map { .uint($0) } ?? .none
      }
    default: self = .none
    }
  }

  static func == (a: MapKey, b: MapKey) -> Bool {
    switch (a, b) {
    case (.bool(let x), .bool(let y)): x == y
    case (.int(let x), .int(let y)): x == y
    case (.uint(let x), .uint(let y)): x == y
    case (.text(let x), .text(let y)): CodePoints.equal(x, y)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .uint(let value): hasher.combine(value)
    case .text(let value): for byte in value.utf8 { hasher.combine(byte) }
    case .none: break
    }
  }
}
