// SPDX-License-Identifier: MIT
import DioramaCore

/// Changes a text in one to eight places.
struct Mutation {
  private var bytes: [UInt8]
  private let other: [UInt8]
  private var random: SplitMix64
  private static let limit = 200_000

  init(_ bytes: [UInt8], other: [UInt8], random: SplitMix64) {
    self.bytes = bytes
    self.other = other
    self.random = random
  }

  mutating func run() -> [UInt8] {
    for _ in 0...random.below(8) {
      mutateOnce()
      if bytes.count > Self.limit { bytes.removeLast(bytes.count - Self.limit) }
    }
    return bytes
  }

  private mutating func mutateOnce() {
    switch random.below(14) {
    case 0: cut()
    case 1: duplicate()
    case 2: swap()
    case 3, 4: insertToken()
    case 5, 6: replaceWord()
    case 7: replaceNumber()
    case 8: splice()
    case 9: changeByte()
    case 10: moveLine()
    case 11: indentLine()
    case 12: replaceValue()
    default: if random.below(4) == 0 { wholeFile() } else { replaceValue() }
    }
  }

  /// A stretch of the text, mostly short.
  private mutating func stretch() -> Range<Int> {
    let start = random.below(bytes.count + 1)
    let longest = random.below(8) == 0 ? bytes.count - start : min(60, bytes.count - start)
    return start..<(start + random.below(longest + 1))
  }

  private mutating func cut() {
    if random.below(6) == 0 {
      bytes.removeLast(bytes.count - random.below(bytes.count + 1))
    } else {
      bytes.removeSubrange(stretch())
    }
  }

  private mutating func duplicate() {
    let piece = Array(bytes[stretch()])
    let times = random.below(10) == 0 ? 1 + random.below(50) : 1
    let place = random.below(bytes.count + 1)
    for _ in 0..<times where bytes.count < Self.limit { bytes.insert(contentsOf: piece, at: place) }
  }

  private mutating func swap() {
    let piece = Array(bytes[stretch()])
    let range = stretch()
    bytes.replaceSubrange(range, with: piece)
  }

  private mutating func insertToken() {
    let token = Tokens.any(&random)
    bytes.insert(contentsOf: token, at: random.below(bytes.count + 1))
  }

  /// Puts a token or a word of the text in place of a word.
  private mutating func replaceWord() {
    guard let word = word(near: random.below(bytes.count + 1)) else { return }
    let new: [UInt8]
    if random.below(3) == 0, let range = self.word(near: random.below(bytes.count + 1)) {
      new = Array(bytes[range])
    } else {
      new = Tokens.name(&random)
    }
    bytes.replaceSubrange(word, with: new)
  }

  private mutating func replaceNumber() {
    var numbers: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard Self.isDigit(bytes[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, Self.isDigit(bytes[end]) || bytes[end] == 0x2E { end += 1 }
      numbers.append(index..<end)
      index = end
    }
    guard !numbers.isEmpty else { return }
    bytes.replaceSubrange(numbers[random.below(numbers.count)], with: Tokens.number(&random))
  }

  /// What stands after a colon up to the end of the line.
  private mutating func replaceValue() {
    let from = random.below(bytes.count + 1)
    guard let colon = bytes[from...].firstIndex(of: 0x3A) else { return }
    let end = bytes[colon...].firstIndex(of: 0x0A) ?? bytes.count
    bytes.replaceSubrange((colon + 1)..<end, with: [0x20] + Tokens.any(&random))
  }

  private mutating func splice() {
    let start = random.below(other.count + 1)
    let count = random.below(min(400, other.count - start) + 1)
    let piece = other[start..<(start + count)]
    if random.below(4) == 0 {
      let place = random.below(bytes.count + 1)
      bytes.removeLast(bytes.count - place)
      bytes += other[start...]
    } else {
      bytes.replaceSubrange(stretch(), with: piece)
    }
  }

  private mutating func changeByte() {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    bytes[place] =
      random.below(2) == 0 ? UInt8(random.below(256)) : bytes[place] ^ UInt8(1 << random.below(8))
  }

  private mutating func lines() -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private mutating func moveLine() {
    var all = lines()
    let start = random.below(all.count)
    let count = min(1 + random.below(8), all.count - start)
    let moved = Array(all[start..<(start + count)])
    if random.below(2) == 0 { all.removeSubrange(start..<(start + count)) }
    all.insert(contentsOf: moved, at: random.below(all.count + 1))
    bytes = Array(all.joined(separator: [0x0A]))
  }

  private mutating func indentLine() {
    var all = lines()
    let place = random.below(all.count)
    if random.below(2) == 0 {
      all[place] = ArraySlice([UInt8](repeating: 0x20, count: 1 + random.below(6)) + all[place])
    } else {
      all[place] = all[place].dropFirst(random.below(4))
    }
    bytes = Array(all.joined(separator: [0x0A]))
  }

  private mutating func wholeFile() {
    switch random.below(5) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1: bytes = Array(bytes.split(separator: 0x0A).joined(separator: [0x0D, 0x0A]))
    case 2: bytes = [0xFF, 0xFE] + bytes.flatMap { [$0, 0] }
    case 3: bytes = [0xFE, 0xFF] + bytes.flatMap { [0, $0] }
    default: bytes = Array(bytes.split(separator: 0x0A).joined(separator: [0x0D]))
    }
  }

  /// The name or number at a place, or the next one.
  private func word(near place: Int) -> Range<Int>? {
    guard let start = bytes[place...].firstIndex(where: Self.isWord) else { return nil }
    let end = bytes[start...].firstIndex { !Self.isWord($0) } ?? bytes.count
    return start..<end
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A || byte == 0x5F
  }
}
