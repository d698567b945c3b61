// SPDX-License-Identifier: MIT

/// Which lines of two texts are the same ones: a patience diff, which takes lines that stand only
/// once in both as fixed points, and what is between them alike.
///
/// The time is that of sorting the lines; where nothing stands only once, short stretches are
/// compared line by line and long ones are taken as replaced.
struct LineMatching {
  private let old: [Int]
  private let new: [Int]
  /// For each old line the new line that is the same, or -1.
  private(set) var partner: [Int]

  init(old: [Substring.UTF8View], new: [Substring.UTF8View]) {
    var numbers: [Substring: Int] = [:]
    func number(_ lines: [Substring.UTF8View]) -> [Int] {
      lines.map { line in
        let text = Substring(line)
        if let known = numbers[text] { return known }
        numbers[text] = numbers.count
        return numbers.count - 1
      }
    }
    self.old = number(old)
    self.new = number(new)
    partner = Array(repeating: -1, count: old.count)
    var open = [Stretch(old: 0..<old.count, new: 0..<new.count, depth: 0)]
    while let stretch = open.popLast() { open += match(stretch) }
  }

  private struct Stretch {
    var old: Range<Int>
    var new: Range<Int>
    var depth: Int
  }

  /// Matches equal ends and fixed points; what lies between is left to do.
  private mutating func match(_ stretch: Stretch) -> [Stretch] {
    var (a, b) = (stretch.old, stretch.new)
    while let first = a.first, let other = b.first, old[first] == new[other] {
      partner[first] = other
      a = first + 1..<a.upperBound
      b = other + 1..<b.upperBound
    }
    while let last = a.last, let other = b.last, old[last] == new[other] {
      partner[last] = other
      a = a.lowerBound..<last
      b = b.lowerBound..<other
    }
    if a.isEmpty || b.isEmpty || stretch.depth > 40 { return [] }
    let points = fixedPoints(a, b)
    if points.isEmpty {
      if a.count * b.count <= 10_000 { compare(a, b) }
      return []
    }
    var rest: [Stretch] = []
    for point in points + [(a.upperBound, b.upperBound)] {
      rest.append(
        Stretch(old: a.lowerBound..<point.0, new: b.lowerBound..<point.1, depth: stretch.depth + 1))
      guard point.0 < a.upperBound else { break }
      partner[point.0] = point.1
      a = point.0 + 1..<a.upperBound
      b = point.1 + 1..<b.upperBound
    }
    return rest
  }

  /// The longest run of lines, in order in both, of which each stands once in both stretches.
  private func fixedPoints(_ a: Range<Int>, _ b: Range<Int>) -> [(Int, Int)] {
    struct Places { var (old, new, olds, news) = (0, 0, 0, 0) }
    var places: [Int: Places] = [:]
    for index in a {
      places[old[index], default: Places()].old = index
      places[old[index], default: Places()].olds += 1
    }
    for index in b {
      places[new[index], default: Places()].new = index
      places[new[index], default: Places()].news += 1
    }
    let pairs = a.compactMap { index -> (Int, Int)? in
      guard let place = places[old[index]], place.olds == 1, place.news == 1 else { return nil }
      return (index, place.new)
    }
    // The ends of the best runs of each length, and what stands before each pair.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(Int, Int)] = []
    var last = ends.last ?? -1
    while last >= 0 {
      run.append(pairs[last])
      last = before[last]
    }
    return run.reversed()
  }

  /// Matches the longest common run of short stretches.
  private mutating func compare(_ a: Range<Int>, _ b: Range<Int>) {
    let width = b.count + 1
    var lengths = Array(repeating: 0, count: (a.count + 1) * width)
    for i in stride(from: a.count - 1, through: 0, by: -1) {
      for j in stride(from: b.count - 1, through: 0, by: -1) {
        lengths[i * width + j] =
          old[a.lowerBound + i] == new[b.lowerBound + j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if old[a.lowerBound + i] == new[b.lowerBound + j] {
        partner[a.lowerBound + i] = b.lowerBound + j
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }
}
