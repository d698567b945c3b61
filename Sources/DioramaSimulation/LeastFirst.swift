// SPDX-License-Identifier: MIT

/// A set of small numbers that gives its least one quickly: a heap and a mark for each number.
struct LeastFirst {
  private var heap: [Int] = []
  private var isIn: [Bool] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ number: Int) {
    while isIn.count <= number { isIn.append(false) }
    guard !isIn[number] else { return }
    isIn[number] = true
    heap.append(number)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeLeast() -> Int? {
    guard let least = heap.first else { return nil }
    isIn[least] = false
    let last = heap.removeLast()
    guard !heap.isEmpty else { return least }
    heap[0] = last
    var parent = 0
    while true {
      var next = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[next] {
        next = child
      }
      if next == parent { return least }
      heap.swapAt(parent, next)
      parent = next
    }
  }
}
