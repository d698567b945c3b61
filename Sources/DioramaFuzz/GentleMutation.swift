// SPDX-License-Identifier: MIT
import DioramaCore

/// Changes a text so that it mostly stays a scene or script that runs, to reach what runs it.
struct GentleMutation {
  private var lines: [String]
  private var random: SplitMix64
  private let isScript: Bool
  /// The ids that the file and its partner give.
  private let ids: [String]

  init(_ bytes: [UInt8], partner: [UInt8], isScript: Bool, random: SplitMix64) {
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.isScript = isScript
    self.random = random
    ids =
      Self.ids(in: text) + Self.ids(in: String(decoding: partner, as: UTF8.self)) + ["view"]
  }

  private static func ids(in text: String) -> [String] {
    var ids: [String] = []
    var rest = text[...]
    while let place = rest.firstRange(of: "id: ") {
      rest = rest[place.upperBound...]
      let id = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !id.isEmpty { ids.append(String(id)) }
    }
    return ids
  }

  mutating func run() -> [UInt8] {
    for _ in 0...random.below(4) {
      switch random.below(isScript ? 6 : 9) {
      case 7: addKey()
      case 8: addView()
      case 0, 1: changeNumber()
      case 2: removeLine()
      case 3: changeExpression()
      case 4: changeWord()
      default: addLine()
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private mutating func pick(_ list: [String]) -> String { list[random.below(list.count)] }

  /// A line that matches, or nil after some tries.
  private mutating func place(where matches: (String) -> Bool) -> Int? {
    for _ in 0..<20 {
      let place = random.below(lines.count)
      if matches(lines[place]) { return place }
    }
    return nil
  }

  private mutating func changeNumber() {
    let digits = Set("0123456789")
    guard
      let place = place(where: { $0.contains { digits.contains($0) } && !$0.hasPrefix("diorama") })
    else { return }
    var pieces: [Substring] = []
    var rest = lines[place][...]
    while let start = rest.firstIndex(where: { digits.contains($0) }) {
      let end = rest[start...].firstIndex { !digits.contains($0) && $0 != "." } ?? rest.endIndex
      // A digit inside a name is none of a number.
      if start > rest.startIndex, rest[rest.index(before: start)].isLetter {
        pieces.append(rest[..<end])
      } else {
        pieces += [rest[..<start], rest[start..<end]]
      }
      rest = rest[end...]
    }
    pieces.append(rest)
    let numbers = pieces.indices.filter { pieces[$0].first.map { digits.contains($0) } ?? false }
    guard !numbers.isEmpty else { return }
    pieces[numbers[random.below(numbers.count)]] = pick(Self.numbers)[...]
    lines[place] = pieces.joined()
  }

  /// Takes away a line that has nothing inside it.
  private mutating func removeLine() {
    let place = random.below(lines.count)
    guard place > 0, place + 1 < lines.count,
      Self.indent(lines[place + 1]) <= Self.indent(lines[place]),
      !lines[place].contains("- ")
    else { return }
    lines.remove(at: place)
  }

  private static func indent(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private mutating func changeExpression() {
    guard let place = place(where: { $0.contains("${") }),
      let open = lines[place].firstRange(of: "${"),
      let close = lines[place][open.upperBound...].firstIndex(of: "}")
    else { return }
    let id = pick(ids)
    lines[place].replaceSubrange(
      open.upperBound..<close, with: pick(Self.expressions).replacing("ID", with: id))
  }

  /// `true` for `false`, one word of a kind for another.
  private mutating func changeWord() {
    let group = Self.words[random.below(Self.words.count)]
    let old = pick(group)
    guard let place = place(where: { $0.contains(old) }) else { return }
    lines[place] = lines[place].replacing(old, with: pick(group), maxReplacements: 1)
  }

  /// Gives a view one more key.
  private mutating func addKey() {
    guard let place = place(where: { $0.contains("type: UI") }),
      let type = lines[place].firstRange(of: "type: UI")
    else { return }
    let key = filled(pick(Self.keys))
    let before = lines[place][..<type.lowerBound]
    if before.contains("{") {
      lines[place].insert(contentsOf: key + ", ", at: type.lowerBound)
    } else {
      lines.insert(String(repeating: " ", count: before.count) + key, at: place + 1)
    }
  }

  /// Puts views beside a view.
  private mutating func addView() {
    let starts = ["- type: UI", "- { type: UI", "- { use", "- { each", "- use:", "- each:"]
    guard
      let place = place(where: { line in
        let text = line.drop { $0 == " " }
        return starts.contains { text.hasPrefix($0) }
      })
    else { return }
    let blank = String(repeating: " ", count: Self.indent(lines[place]))
    lines.insert(blank + "- " + filled(pick(Self.views)), at: place)
  }

  /// A line with ids of the file in it.
  private mutating func filled(_ line: String) -> String {
    line.replacing("ID", with: pick(ids)).replacing("OTHER", with: pick(ids))
  }

  /// Puts an action beside an action, or a step beside a step.
  private mutating func addLine() {
    let starts =
      isScript
      ? ["- tap", "- expect", "- wait", "- drag", "- slide", "- select", "- snapshot", "- set"]
      : ["- log", "- set", "- call", "- run", "- after", "- animate", "- add", "- let", "- post"]
    guard
      let place = place(where: { line in
        let text = line.drop { $0 == " " }
        return starts.contains { text.hasPrefix($0) }
      })
    else { return }
    let blank = String(repeating: " ", count: Self.indent(lines[place]))
    let isStep = isScript && random.below(3) > 0
    let line = pick(isStep ? Self.steps : Self.actions)
    lines.insert(blank + "- " + filled(line), at: place)
  }
}
