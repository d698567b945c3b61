// SPDX-License-Identifier: MIT
import DioramaCore

/// What is still to happen, by due time and, within one moment, by arrival.
struct Agenda<Work> {
  private var heap: [Entry] = []
  private var arrivals = 0

  struct Entry {
    var due: VirtualTime
    var arrival: Int
    var id: String?
    var work: Work
  }

  var isEmpty: Bool { heap.isEmpty }

  /// The entries in no particular order.
  var entries: [Entry] { heap }

  var nextDue: VirtualTime? { heap.first?.due }

  mutating func add(_ work: Work, due: VirtualTime, id: String? = nil) {
    heap.append(Entry(due: due, arrival: arrivals, id: id, work: work))
    arrivals += 1
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// The first entry due at or before `limit`, taken out.
  mutating func next(until limit: VirtualTime) -> Entry? {
    guard let first = heap.first, first.due <= limit else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return first
  }

  /// Takes out every entry of an id; true where there was one.
  mutating func remove(id: String) -> Bool {
    let kept = heap.filter { $0.id != id }
    guard kept.count < heap.count else { return false }
    heap = kept.sorted { ($0.due, $0.arrival) < ($1.due, $1.arrival) }
    return true
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if precedes(child, least) { least = child }
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    (heap[a].due, heap[a].arrival) < (heap[b].due, heap[b].arrival)
  }
}
