// SPDX-License-Identifier: MIT

/// Whole numbers of which any leading sum is found, and any one changed, in logarithmic time.
///
/// A Fenwick tree: `tree[i - 1]` holds the sum of the numbers that end at `i` and are as many as
/// the lowest set bit of `i`.
struct PrefixSums: Sendable {
  private var numbers: [Int]
  private var tree: [Int]
  /// The largest power of two that is at most the count.
  private let top: Int
  private(set) var total: Int

  /// Linear in the count.
  init(_ numbers: [Int]) {
    self.numbers = numbers
    tree = numbers
    var total = 0
    for index in tree.indices {
      total += numbers[index]
      let parent = index | (index + 1)
      if parent < tree.count { tree[parent] += tree[index] }
    }
    self.total = total
    top = numbers.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - numbers.count.leadingZeroBitCount)
  }

  mutating func add(_ difference: Int, at index: Int) {
    total += difference
    numbers[index] += difference
    var index = index
    while index < tree.count {
      tree[index] += difference
      index |= index + 1
    }
  }

  /// Linear in the count.
  mutating func replace(_ range: Range<Int>, with new: [Int]) {
    numbers.replaceSubrange(range, with: new)
    self = PrefixSums(numbers)
  }

  /// The sum of the first `count` numbers.
  func sum(ofFirst count: Int) -> Int {
    var sum = 0
    var end = count
    while end > 0 {
      sum += tree[end - 1]
      end &= end - 1
    }
    return sum
  }

  /// How many numbers end at or before `position`, and their sum.
  ///
  /// The numbers are positive, so the next one, if there is one, holds `position`.
  func first(through position: Int) -> (count: Int, sum: Int) {
    descend { $0 <= position }
  }

  /// How many numbers end before `position`, and their sum: of two that meet there, the first is
  /// the next one.
  func first(before position: Int) -> (count: Int, sum: Int) {
    descend { $0 < position }
  }

  @inline(__always)
  private func descend(while fits: (Int) -> Bool) -> (count: Int, sum: Int) {
    var count = 0
    var sum = 0
    var step = top
    while step > 0 {
      let next = count + step
      if next <= tree.count, fits(sum + tree[next - 1]) {
        count = next
        sum += tree[next - 1]
      }
      step >>= 1
    }
    return (count, sum)
  }
}
