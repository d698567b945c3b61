// SPDX-License-Identifier: MIT

/// Shares the cases out among children, one after another, and tells which failed and how.
struct Parent {
  var first: Int
  var count: Int
  var corpus: Corpus.Choice

  private struct Failure {
    var seed: Int
    var how: String
  }

  func run() -> Int32 {
    var failures: [Failure] = []
    var peak = 0
    var played = 0
    var next = first
    while next < first + count {
      let size = min(Limits.batch, first + count - next)
      let batch = Self.runBatch(next, size, corpus)
      failures += batch.failures
      peak = max(peak, batch.peak)
      played += batch.played
      guard batch.next > next else { break }
      next = batch.next
    }
    System.print("\(played) cases could be played; at most \(peak >> 20) MiB\n")
    for failure in failures { System.print("seed \(failure.seed): \(failure.how)\n") }
    System.print("\(next - first) cases, \(failures.count) failures\n")
    return failures.isEmpty && next == first + count ? 0 : 1
  }

  /// What came of one child.
  private struct Batch {
    var failures: [Failure] = []
    /// The seed after the last one that it began.
    var next: Int
    var peak = 0
    /// Cases whose scene or script was good enough to run.
    var played = 0

    mutating func add(_ other: Batch) {
      failures += other.failures
      peak = max(peak, other.peak)
      played += other.played
    }
  }

  /// Runs one child until it ends.
  private static func runBatch(
    _ first: Int, _ count: Int, _ corpus: Corpus.Choice
  ) -> Batch {
    guard
      var child = Child(
        ["work", "--seed", "\(first)", "--cases", "\(count)"] + corpus.arguments)
    else {
      return Batch(failures: [Failure(seed: first, how: "no child can be started")], next: first)
    }
    var batch = Batch(next: first + count)
    var seed = first
    // A case that is alone says itself how long it took of the processor.
    let usual = count > 1 ? Limits.time : Limits.time * 20
    // Before its first case a child reads the corpus.
    var patience = usual * 5
    while true {
      switch child.line(within: patience) {
      case .line(let line):
        patience = usual
        if line.hasPrefix("seed "), let number = Int(line.dropFirst(5)) {
          seed = number
        } else if line.hasPrefix("bad ") {
          batch.failures.append(Failure(seed: seed, how: String(line.dropFirst(4))))
        } else if line == "played" {
          batch.played += 1
        }
      case .silence:
        child.kill()
        batch.peak = child.end().peak
        batch.next = seed + 1
        if count > 1 {
          // A machine that was busy elsewhere is no hang: the case is tried once more alone.
          batch.add(runBatch(seed, 1, corpus))
        } else {
          batch.failures.append(Failure(seed: seed, how: "hang"))
        }
        return batch
      case .closed:
        let (end, peak) = child.end()
        batch.peak = peak
        if end != .exited(0) {
          batch.failures.append(Failure(seed: seed, how: describe(end, peak)))
          batch.next = seed + 1
        }
        return batch
      }
    }
  }

  static func describe(_ end: Child.End, _ peak: Int) -> String {
    switch end {
    case .exited(let code): "exit \(code)"
    case .signal(let number):
      (peak > Limits.memory / 2 ? "memory" : "trap")
        + " (signal \(number), \(peak >> 20) MiB)"
    }
  }
}

/// Works off a batch of cases inside a child, telling each before it begins.
struct Worker {
  var first: Int
  var count: Int
  var corpus: Corpus.Choice

  func run() -> Int32 {
    let corpus = Corpus(corpus)
    for seed in first..<(first + count) {
      System.print("seed \(seed)\n")
      var last = System.processorMilliseconds
      var longest = 0
      let report = Case(seed: UInt64(seed), corpus: corpus).run {
        System.print("on\n")
        let now = System.processorMilliseconds
        longest = max(longest, now - last)
        last = now
      }
      longest = max(longest, System.processorMilliseconds - last)
      if longest > Limits.time { System.print("bad \(longest) ms of the processor\n") }
      for problem in report.problems { System.print("bad \(oneLine(problem))\n") }
      if report.playedSteps > 0 { System.print("played\n") }
    }
    return 0
  }

  /// Whether the files that mutations begin from are as they should be.
  func checkCorpus() -> Int32 {
    let corpus = Corpus(corpus)
    var code: Int32 = 0
    for file in corpus.files {
      let report = Trial(
        file: file, bytes: file.bytes, partner: corpus.partner(of: file), fresh: corpus.fresh
      ).run()
      System.print("\(file.path): \(report.errorCount) errors, \(report.playedSteps) steps\n")
      if !report.problems.isEmpty { code = 1 }
      for problem in report.problems { System.print("  \(problem)\n") }
      if report.errorCount > 0 { System.print(report.output.beginning) }
    }
    return code
  }
}

/// A text without line breaks, and not too long.
func oneLine(_ text: String) -> String {
  String(text.map { $0.isNewline ? " " : $0 }.prefix(300))
}
