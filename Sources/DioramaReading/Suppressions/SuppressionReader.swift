// SPDX-License-Identifier: MIT
import DioramaCore

/// Finds the suppressions among the comments of a file, which YAML's own reading leaves out.
package struct SuppressionReader {
  private let tree: SourceTree
  private var bytes: [UInt8] { tree.text.bytes }
  package private(set) var suppressions: [Suppression] = []
  package private(set) var broken: [BrokenSuppression] = []
  /// The first comment that is one too many; it and those behind it do nothing.
  package private(set) var beyond: SourceSpan?
  /// The line that the comments from a place on down to it are for.
  private var nextCode: (from: Int, line: Range<Int>)?

  private static let prefix = "diorama:"
  /// Comments of a file that are heeded, and rules of a comment.
  package static let most = 1_000
  private static let mostRules = 10

  /// Whether a text may hold a suppression; all that files without one pay.
  package static func mayRead(_ bytes: [UInt8]) -> Bool { firstWord(in: bytes, from: 0) != nil }

  package init(_ tree: SourceTree) {
    self.tree = tree
    var next = 0
    while let word = Self.firstWord(in: bytes, from: next) {
      next = word + Self.pattern.count
      guard let sign = commentSign(before: word) else { continue }
      guard suppressions.count + broken.count < Self.most else {
        beyond = span(word, next)
        return
      }
      read(word, sign)
      // A comment goes to the end of its line.
      next = lineEnd(from: word)
    }
  }
}

// MARK: - Comments

extension SuppressionReader {
  /// The `#` that a word stands right behind, where it begins a comment or stands inside one.
  private func commentSign(before word: Int) -> Int? {
    var sign = word - 1
    while sign >= 0, Self.isBlank(bytes[sign]) { sign -= 1 }
    guard sign >= 0, bytes[sign] == UInt8(ascii: "#"),
      sign == 0 || Self.isBlank(bytes[sign - 1]) || Self.isLineEnd(bytes[sign - 1]),
      !isInScalar(sign)
    else { return nil }
    return sign
  }

  /// Whether a byte belongs to a scalar's own text; the line of a `|` or `>` may have a comment.
  private func isInScalar(_ offset: Int) -> Bool {
    // Nodes stand in reading order, and no other begins inside a scalar.
    let after = firstNode(from: offset + 1)
    guard after > 0 else { return false }
    let node = tree.nodes[after - 1]
    guard node.kind == .scalar, offset < Int(node.end) else { return false }
    switch node.style {
    case .literal, .folded: return lineStart(of: offset) > Int(node.start)
    case .plain, .singleQuoted, .doubleQuoted, .block, .flow: return true
    }
  }

  /// The first node that begins at a byte or after it.
  private func firstNode(from offset: Int) -> Int {
    var low = 0
    var high = tree.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.nodes[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    return start
  }

  /// Where the line ends, its end not included.
  private func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !Self.isLineEnd(bytes[end]) { end += 1 }
    return end
  }

  private func lineAfter(_ end: Int) -> Int {
    var next = end
    if next < bytes.count, bytes[next] == 0x0D { next += 1 }
    if next < bytes.count, bytes[next] == 0x0A { next += 1 }
    return next
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

// MARK: - Reading one

extension SuppressionReader {
  private mutating func read(_ word: Int, _ sign: Int) {
    let end = lineEnd(from: word)
    var place = word + Self.prefix.utf8.count
    let scopeStart = place
    while place < end, Self.isNameByte(bytes[place]) { place += 1 }
    let scopeWord = text(scopeStart..<place)
    let known = Suppression.Scope(rawValue: scopeWord)
    if known == nil {
      broken.append(BrokenSuppression(word: scopeWord, span: span(word, place)))
    }
    // One that is misspelt does what was clearly meant, so that only the word is told.
    guard let scope = known ?? Suppression.Scope(nearest: scopeWord) else { return }
    var rules: [Suppression.Name] = []
    var named = place
    while rules.count < Self.mostRules {
      while place < end, Self.isBlank(bytes[place]) { place += 1 }
      let start = place
      while place < end, Self.isNameByte(bytes[place]) { place += 1 }
      guard place > start else { break }
      named = place
      rules.append(Suppression.Name(text: text(start..<place), span: span(start, place)))
      while place < end, Self.isBlank(bytes[place]) { place += 1 }
      guard place < end, bytes[place] == UInt8(ascii: ",") else { break }
      place += 1
    }
    guard !rules.isEmpty else {
      if known == nil { return }
      broken.append(BrokenSuppression(word: "", span: span(word, named)))
      return
    }
    suppressions.append(
      Suppression(
        scope: scope, rules: rules, reason: Self.reason(text(place..<end)),
        span: span(word, named), removal: removal(from: sign, to: end),
        reach: reach(of: scope, at: sign, lineEnd: end)))
  }

  /// The words of a reason; signs alone are none.
  private static func reason(_ rest: String) -> String {
    guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { return "" }
    var reason = rest[...]
    while let first = reason.first, " \t:-–—".contains(first) { reason.removeFirst() }
    while let last = reason.last, last.isWhitespace { reason.removeLast() }
    return String(reason)
  }

  private func removal(from sign: Int, to end: Int) -> SourceSpan {
    var start = sign
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    let isWholeLine = start == 0 || Self.isLineEnd(bytes[start - 1])
    return span(start, isWholeLine ? lineAfter(end) : end)
  }

  private mutating func reach(of scope: Suppression.Scope, at sign: Int, lineEnd end: Int) -> Range<
    Int
  > {
    switch scope {
    case .file: return 0..<Int.max
    case .line: return wholeLine(lineStart(of: sign), end)
    case .nextLine:
      let below = lineAfter(end)
      if let known = nextCode, known.from <= below, below <= known.line.lowerBound {
        return known.line
      }
      let line = codeLine(from: below)
      nextCode = (below, line)
      return line
    }
  }

  /// The first line from a place on that holds more than a comment.
  private func codeLine(from place: Int) -> Range<Int> {
    var start = place
    while start < bytes.count {
      let lineEnd = lineEnd(from: start)
      let first = bytes[start..<lineEnd].first { !Self.isBlank($0) }
      if let first, first != UInt8(ascii: "#") { return wholeLine(start, lineEnd) }
      start = lineAfter(lineEnd)
    }
    return bytes.count..<bytes.count
  }

  /// A line with the texts of several lines that begin on it.
  private func wholeLine(_ start: Int, _ end: Int) -> Range<Int> {
    var last = end + 1
    for node in tree.nodes[firstNode(from: start)...] {
      if Int(node.start) >= end { break }
      if node.kind == .scalar { last = max(last, Int(node.end)) }
    }
    return start..<last
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: tree.file, start: start, end: end)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

// MARK: - The word

extension SuppressionReader {
  private static let pattern = Array("diorama:disable".utf8)
  /// How far a window may move on by its last byte (Horspool).
  private static let skips: [Int] = {
    var skips = [Int](repeating: pattern.count, count: 256)
    for (index, byte) in pattern.dropLast().enumerated() {
      skips[Int(byte)] = pattern.count - 1 - index
    }
    return skips
  }()

  /// Where `diorama:disable` stands next.
  private static func firstWord(in bytes: [UInt8], from start: Int) -> Int? {
    let length = pattern.count
    var end = start + length - 1
    while end < bytes.count {
      if bytes[end] == pattern[length - 1],
        bytes[end - length + 1...end].elementsEqual(pattern)
      {
        return end - length + 1
      }
      end += skips[Int(bytes[end])]
    }
    return nil
  }
}
