// SPDX-License-Identifier: MIT

/// A set of small numbers that gives its least one quickly.
struct LeastFirst {
  /// A bit for each number.
  private var words: [UInt64] = []
  /// A bit for each word that has any.
  private var groups: [UInt64] = []
  /// No number is in a group before this one.
  private var first = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ number: Int) {
    let word = number / 64
    let group = word / 64
    while words.count <= word { words.append(0) }
    while groups.count <= group { groups.append(0) }
    let bit = UInt64(1) << UInt64(number % 64)
    guard words[word] & bit == 0 else { return }
    words[word] |= bit
    groups[group] |= UInt64(1) << UInt64(word % 64)
    first = min(first, group)
    count += 1
  }

  mutating func removeLeast() -> Int? {
    guard count > 0 else { return nil }
    while groups[first] == 0 { first += 1 }
    let word = first * 64 + groups[first].trailingZeroBitCount
    let number = word * 64 + words[word].trailingZeroBitCount
    // The lowest bit goes.
    words[word] &= words[word] - 1
    if words[word] == 0 { groups[first] &= groups[first] - 1 }
    count -= 1
    return number
  }
}
