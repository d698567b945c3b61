// SPDX-License-Identifier: MIT

/// The keys of one mapping by hash, to find equal ones without comparing all with all.
struct KeyCheck {
  private var keys: [(hash: UInt32, node: Int32)] = []

  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for index in 0..<bytes.count { unsafe hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return hash
  }

  mutating func add(hash: UInt32, node: Int) { keys.append((hash, Int32(node))) }

  /// Pairs of keys with the same hash, each later key with the first such.
  func suspects() -> [(first: Int, second: Int)] {
    var found: [(first: Int, second: Int)] = []
    if keys.count <= 16 {
      for (index, key) in keys.enumerated().dropFirst() {
        if let same = keys[..<index].first(where: { $0.hash == key.hash }) {
          found.append((Int(same.node), Int(key.node)))
        }
      }
      return found
    }
    let sorted = keys.sorted { ($0.hash, $0.node) < ($1.hash, $1.node) }
    var first = 0
    for index in 1..<sorted.count {
      if sorted[index].hash != sorted[first].hash {
        first = index
      } else {
        found.append((Int(sorted[first].node), Int(sorted[index].node)))
      }
    }
    return found.sorted { $0.second < $1.second }
  }
}
