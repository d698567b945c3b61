// SPDX-License-Identifier: MIT

/// The keys of the open mappings by hash, to find equal ones without comparing all with all.
///
/// One stack for all of them: a mapping's keys are those from where it began to the top.
struct KeyCheck {
  private var keys: ContiguousArray<(hash: UInt32, node: Int32)> = []

  /// Where the keys of a mapping that begins now will start.
  var start: Int { keys.count }

  mutating func add(hash: UInt32, node: Int) { keys.append((hash, Int32(node))) }

  /// Takes the keys from `start` on away.
  ///
  /// - Returns: Pairs of nodes with the same hash, each later key with the first such.
  mutating func close(from start: Int) -> [(first: Int, second: Int)] {
    defer { keys.removeSubrange(start...) }
    if keys.count - start <= 16 {
      var found: [(first: Int, second: Int)] = []
      for index in keys.indices[start...].dropFirst() {
        for earlier in start..<index where keys[earlier].hash == keys[index].hash {
          found.append((Int(keys[earlier].node), Int(keys[index].node)))
          break
        }
      }
      return found
    }
    return Self.sortedSuspects(keys[start...])
  }

  private static func sortedSuspects(
    _ keys: ArraySlice<(hash: UInt32, node: Int32)>
  ) -> [(first: Int, second: Int)] {
    let sorted = keys.sorted { ($0.hash, $0.node) < ($1.hash, $1.node) }
    var found: [(first: Int, second: Int)] = []
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
