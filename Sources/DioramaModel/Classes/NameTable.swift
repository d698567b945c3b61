// SPDX-License-Identifier: MIT

/// Finds a known name by the bytes of the source text, without making a string.
package struct NameTable: Sendable {
  /// Open addressing; a slot is an index into `names`, or -1.
  private var slots: [Int32]
  private var names: [(bytes: [UInt8], value: Int32)]

  package init(_ entries: [(String, Int)]) {
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    names = []
    for (name, value) in entries where find(Array(name.utf8)[...]) == nil {
      let bytes = Array(name.utf8)
      var slot = Int(Self.hash(bytes[...])) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(names.count)
      names.append((bytes, Int32(value)))
    }
  }

  /// The value of a name, or nil.
  package func find(_ bytes: ArraySlice<UInt8>) -> Int? { find(bytes, hash: Self.hash(bytes)) }

  /// The value of a name whose hash is known.
  package func find(_ bytes: ArraySlice<UInt8>, hash: UInt32) -> Int? {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = names[Int(slots[slot])]
      if entry.bytes.count == bytes.count, entry.bytes.elementsEqual(bytes) {
        return Int(entry.value)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  package func find(_ name: String) -> Int? { find(Array(name.utf8)[...]) }

  /// FNV-1a over the bytes of a name.
  package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for index in 0..<bytes.count { hash = unsafe (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return hash
  }
}
