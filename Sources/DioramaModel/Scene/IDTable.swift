// SPDX-License-Identifier: MIT
import DioramaCore

/// The ids of a scene: finds the object of one, and keeps them in the order of the file.
package struct IDTable: Sendable {
  /// Open addressing; a slot is an index into `entries`, or -1.
  private var slots: ContiguousArray<Int32> = ContiguousArray(repeating: -1, count: 16)
  private var entries: ContiguousArray<Entry> = []

  private struct Entry: Sendable {
    var name: String
    var hash: UInt32
    var object: ObjectID
  }

  package init() {}

  package subscript(name: String) -> ObjectID? {
    let slot = self.slot(of: name, hash: Self.hash(name))
    return slots[slot] < 0 ? nil : entries[Int(slots[slot])].object
  }

  /// Gives a name to an object; false, and nothing changed, where another has it.
  package mutating func insert(_ name: String, _ object: ObjectID) -> Bool {
    let hash = Self.hash(name)
    let slot = self.slot(of: name, hash: hash)
    guard slots[slot] < 0 else { return false }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(name: name, hash: hash, object: object))
    if entries.count * 2 > slots.count { grow() }
    return true
  }

  /// The first ids of the file: what a misspelt one is compared with.
  package func first(_ count: Int) -> [String] { entries.prefix(count).map(\.name) }

  private func slot(of name: String, hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.name == name { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// FNV-1a.
  private static func hash(_ name: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
