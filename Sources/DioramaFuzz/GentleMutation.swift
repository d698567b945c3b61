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
      switch random.below(isScript ? 6 : 7) {
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

  /// Puts an action beside an action, or a step beside a step.
  private mutating func addLine() {
    let starts =
      isScript
      ? ["- tap", "- expect", "- wait", "- drag", "- slide", "- select", "- snapshot"]
      : ["- log", "- set", "- call", "- run", "- after", "- animate"]
    guard
      let place = place(where: { line in
        let text = line.drop { $0 == " " }
        return starts.contains { text.hasPrefix($0) }
      })
    else { return }
    let blank = String(repeating: " ", count: Self.indent(lines[place]))
    let isStep = isScript && random.below(3) > 0
    let line = pick(isStep ? Self.steps : Self.actions)
    lines.insert(
      blank + "- " + line.replacing("ID", with: pick(ids)).replacing("OTHER", with: pick(ids)),
      at: place)
  }

  private static let numbers = [
    "0", "1", "2", "3", "7", "44", "100", "0.5", "0.001", "33.333", "500", "-1", "-20", "-0.25",
    "10000", "1000000", "100000.5", "1e9", "1e15", "3.4e38", "1e-30", "1e300",
  ]

  private static let words = [
    ["true", "false"], ["red", "green", "clear", "lightGray"],
    [
      "valueChanged", "touchUpInside",
      "touchDown", "allEvents", "allTouchEvents", "touchDragInside", "touchCancel",
    ],
    ["easeIn", "easeOut", "easeInOut", "linear"], ["left", "right", "center"],
    ["UIView", "UIControl", "UIButton", "UISwitch", "UISlider", "UILabel"],
    ["system", "custom", "roundedRect"], ["viewDidLoad", "viewWillAppear", "viewDidAppear"],
  ]

  private static let expressions = [
    "ID.frame.width", "ID.alpha", "ID.isHidden", "ID.center.y / 2.0", "size(log)", "1 + 2",
    "ID.bounds.width / 0.0", "0.0 / 0.0 + ID.alpha", "1.0 / (ID.alpha - ID.alpha)", "1 / 0",
    "ID.frame", "ID.center", "self.frame.height", "view.bounds.width - ID.frame.maxX",
    "presentation(ID).alpha", "isVisible(ID)", "hitTest(view, ID.center)", "string(ID.tag)",
    "convert(ID.center, ID, null).x", "sizeThatFits(ID, size(50.0, 1e30)).height",
    "ID.frame.width * 1e308", "rect(0.0, 0.0, ID.alpha / 0.0, 5.0)", "point(1e308 * 10.0, 0.0)",
    "intrinsicContentSize(ID).width", "ID.frame == ID.bounds", "ID.superview.frame.width",
    "size(ID.subviews)", "9223372036854775807 + size(log)", "screen.bounds", "traits.os",
  ]

  private static let actions = [
    "set: { ID.alpha: 0.005 }", "set: { ID.isHidden: true }", "set: { ID.isHidden: false }",
    "set: { ID.frame: [10, 20, 0, -30] }", "set: { ID.frame: \"${OTHER.bounds}\" }",
    "set: { ID.center: [1e9, -1e9] }", "set: { ID.bounds: [5, 5, 1e300, 1e300] }",
    "set: { ID.transform: [ { rotate: 1 }, { scale: 0 } ] }", "set: { ID.frame.size.width: 1e308 }",
    "set: { ID.transform: [1e200, 0, 0, 1e200, 1e308, 0] }", "set: { ID.tag: -5 }",
    "set: { ID.isUserInteractionEnabled: false }",
    "set: { ID.frame: [-1e308, 0, 1.7e308, 1.7e308] }",
    "set: { ID.center: \"${point(OTHER.center.x + 10.0, OTHER.center.y)}\" }",
    "set: { ID.tintColor: red }", "set: { ID.backgroundColor: \"#12345678\" }",
    "set: { ID.frame.origin.x: \"${ID.frame.minX * 3.0}\" }", "call: ID.removeFromSuperview",
    "call: ID.sizeToFit", "call: ID.bringToFront", "call: ID.sendToBack",
    "call: { ID.sendActions: valueChanged }", "call: { ID.sendActions: allEvents }",
    "call: { ID.setOn: { on: true, animated: true } }", "call: ID.removeAllSegments",
    "call: { ID.setValue: { value: 1e30, animated: true } }",
    "call: { ID.insertSegment: { withTitle: x, at: 1, animated: true } }",
    "call: { ID.removeSegment: { at: 0, animated: false } }",
    "log: \"${ID.frame} ${OTHER.center}\"", "log: \"${OTHER}\"", "log: \"${log}\"",
    "after: { delay: 0.25, do: [ { call: ID.removeFromSuperview } ] }",
    "after: { delay: 0, do: [ { set: { ID.alpha: 0.5 } } ] }",
    "every: { interval: 0.1, id: beat, do: [ { set: { ID.tag: \"${ID.tag + 1}\" } } ] }",
    "every: { interval: 0.3, id: beat, do: [ { log: beat }, { cancel: beat } ] }", "cancel: beat",
    "animate: { duration: 0.4, set: { ID.alpha: 0, OTHER.center: [5, 5] }, completion: [ { call: ID.removeFromSuperview } ] }",
    "animate: { duration: 0, set: { ID.frame: [1, 2, 3, 4] }, completion: [ { log: \"${finished}\" } ] }",
    "animate: { duration: 1e9, set: { ID.frame: [1e300, 2, 1e300, 4] } }",
    "animate: { duration: 2, curve: linear, set: { ID.transform: [ { rotate: 3 } ] } }",
    "animate: { duration: 1, spring: { damping: 0.1, velocity: 1e9 }, set: { ID.center: [1e300, 0] } }",
  ]

  private static let steps = [
    "tap: ID", "tap: { target: ID, blocked: covered }", "doubleTap: ID", "tap: { point: [5, 5] }",
    "tap: { point: [-1e308, 1e308] }", "drag: { target: ID, to: OTHER }", "wait: 0.15", "wait: 3",
    "drag: { target: ID, by: [1e300, -1e300], duration: 0.1 }", "settle", "settle: { within: 1s }",
    "drag: { target: { point: [3, 3] }, to: [300, 500] }", "slide: { target: ID, to: 0.5 }",
    "select: { target: ID, segment: 0 }", "longPress: { target: ID, duration: 1 }",
    "swipe: { target: ID, direction: up }", "touch: { down: ID, finger: 2 }",
    "touch: { move: [50, 50], finger: 2 }", "touch: { up: true, finger: 2 }",
    "touch: { cancel: true, finger: 2 }", "snapshot: { name: one, of: ID }", "expectNo: ID",
    "expect: { ID.alpha: 1 }", "expect: { ID.frame: { contains: 1 } }", "expectLog: []",
    "expectEvents: { of: [ID], contains: [] }", "print: \"${ID.frame}\"",
    "repeat: { times: 3, steps: [ { tap: ID }, { wait: 0.1 } ] }",
    "tap: { type: UISwitch, index: 0 }", "tap: { text: A, within: ID }",
  ]
}
