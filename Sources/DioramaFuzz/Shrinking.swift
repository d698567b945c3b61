// SPDX-License-Identifier: MIT

/// Drops steps of a failing script for as long as it still fails in the same way.
struct Shrinking {
  private let script: PlayedScript
  private let kind: String
  private static let mostTries = 300
  private static let patience = 10_000

  init(_ script: PlayedScript, problem: String) {
    self.script = script
    kind = Self.kind(of: problem)
  }

  func run() -> PlayedScript {
    var smallest = script
    var tries = 0
    guard fails(smallest) else {
      System.print("the script does not fail again:\n")
      return script
    }
    var size = max(1, smallest.steps.count / 2)
    while true {
      var start = 0
      var isSmaller = false
      while start < smallest.steps.count, tries < Self.mostTries {
        var candidate = smallest
        candidate.steps.removeSubrange(start..<min(start + size, candidate.steps.count))
        tries += 1
        if fails(candidate) {
          smallest = candidate
          isSmaller = true
        } else {
          start += size
        }
      }
      if size == 1, !isSmaller || tries >= Self.mostTries { return smallest }
      size = max(1, size / 2)
    }
  }

  /// A problem without the names in it.
  static func kind(of problem: String) -> String {
    let parts = problem.split(separator: "'", omittingEmptySubsequences: false)
    let words = parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }.joined()
    return String(words.filter { !$0.isNumber }.split(separator: "(").first ?? "")
  }

  private func fails(_ script: PlayedScript) -> Bool {
    guard
      var child = Child(["check", "--scene", script.scene, "--text", script.text])
    else { return false }
    var found: String?
    while true {
      switch child.line(within: Self.patience) {
      case .line(let line):
        if line.hasPrefix("bad "), found == nil { found = String(line.dropFirst(4)) }
      case .silence:
        child.kill()
        _ = child.end()
        return kind == "hang"
      case .closed:
        let (end, peak) = child.end()
        if case .signal = end { found = Parent.describe(end, peak) }
        return found.map { Self.kind(of: $0) } == kind
      }
    }
  }
}
