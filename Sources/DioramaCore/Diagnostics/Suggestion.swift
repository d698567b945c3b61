// SPDX-License-Identifier: MIT

/// Which known name a misspelt one was meant to be.
package enum Suggestion {
  /// The one of `names` that is clearly nearest to `name`, or nil where none or several could be.
  ///
  /// Distance counts insertions, deletions, replacements and swaps of neighbours, case apart; a
  /// name of up to 3 characters may be one edit away, longer ones a third of their length.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(1, wanted.count / 3)
    var best: String?
    var bestDistance = limit + 1
    var isTied = false
    for candidate in names {
      if candidate == name { continue }
      let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = editDistance(wanted, other)
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
        isTied = false
      } else if distance == bestDistance, candidate != best {
        isTied = true
      }
    }
    return isTied ? nil : best
  }

  /// The nearest names, best first, at most `count`: for "near misses" lists.
  package static func near(
    _ name: String, among names: some Sequence<String>, count: Int
  ) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let scored = names.map { candidate in
      (editDistance(wanted, Array(candidate.lowercased().unicodeScalars.prefix(64))), candidate)
    }
    let limit = max(2, wanted.count / 2)
    return scored.filter { $0.0 <= limit }.sorted { $0 < $1 }.prefix(count).map(\.1)
  }

  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, before[j - 2] + 1)
        }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
