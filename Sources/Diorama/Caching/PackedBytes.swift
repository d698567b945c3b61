// SPDX-License-Identifier: MIT

/// Numbers and texts one behind another, to be read back in the same order.
struct BytePacker {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ content: [UInt8]) {
    add(content.count)
    bytes += content
  }

  mutating func add<Item>(_ items: [Item], _ each: (inout Self, Item) -> Void) {
    add(items.count)
    for item in items { each(&self, item) }
  }
}

/// Reads what was packed; bytes that are no such thing are `Damaged`, whatever they are.
struct ByteUnpacker {
  struct Damaged: Error {}

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func number() throws(Damaged) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    throw Damaged()
  }

  /// A count of things of which each takes a byte at least.
  private mutating func count() throws(Damaged) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count - place else { throw Damaged() }
    return count
  }

  mutating func content() throws(Damaged) -> [UInt8] {
    let count = try count()
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  mutating func text() throws(Damaged) -> String {
    String(decoding: try content(), as: UTF8.self)
  }

  mutating func items<Item>(
    _ each: (inout Self) throws(Damaged) -> Item
  ) throws(Damaged) -> [Item] {
    let count = try count()
    var items: [Item] = []
    for _ in 0..<count { items.append(try each(&self)) }
    return items
  }
}
