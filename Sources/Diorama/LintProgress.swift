// SPDX-License-Identifier: MIT
internal import Synchronization

/// How many files a run of lint has done; threads add to it, and others look.
package final class LintProgress: Sendable {
  private let count = Atomic<Int>(0)
  private let isOver = Atomic<Bool>(false)

  package init() {}

  package var done: Int { count.load(ordering: .relaxed) }

  package var hasEnded: Bool { isOver.load(ordering: .relaxed) }

  func add() { count.add(1, ordering: .relaxed) }

  package func end() { isOver.store(true, ordering: .relaxed) }
}
