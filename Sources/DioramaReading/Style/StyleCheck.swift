// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What a file says otherwise than it seems to, to people or to other readers of YAML.
package struct StyleCheck {
  private let tree: SourceTree
  private let catalog: Catalog
  /// Where something is told already.
  private let told: Set<UInt32>
  private let slots: Slots
  private var findings: [Diagnostic] = []

  /// What stands in places whose kind reading knows, by where their values begin.
  package struct Slots {
    /// Places of texts that people see.
    package var texts: Set<UInt32>
    /// Places of names: of images, of cases.
    package var names: Set<UInt32>
    /// Names that the scene gives to objects and images.
    package var ids: Set<String>

    package init(texts: Set<UInt32> = [], names: Set<UInt32> = [], ids: Set<String> = []) {
      self.texts = texts
      self.names = names
      self.ids = ids
    }

    /// The places in a file of a scene, or of one that plays it.
    package init(_ scene: Scene, of file: FileID, _ catalog: Catalog) {
      self.init(ids: Set(scene.objects.map(\.id) + scene.images.map(\.name)))
      for object in scene.objects {
        let info = catalog.classes[object.classIndex]
        for setting in scene.settings[object.settings] where setting.valueSpan.file == file {
          switch info.kinds[Int(setting.property)].unwrapped {
          case .text, .textOrImage, .perState(.text): texts.insert(setting.valueSpan.start)
          default: names.insert(setting.valueSpan.start)
          }
        }
      }
      for use in scene.imageUses {
        ids.insert(use.name)
        if use.span.file == file { names.insert(use.span.start) }
      }
    }
  }

  private init(_ tree: SourceTree, _ catalog: Catalog, _ told: Set<UInt32>, _ slots: Slots) {
    self.tree = tree
    self.catalog = catalog
    self.told = told
    self.slots = slots
  }

  /// The findings of a file in its order.
  ///
  /// - Parameters:
  ///   - known: What reading found in the file; its places are not told of again.
  ///   - slots: Asked only where there is something to tell.
  ///   - asksForOrder: Whether the order of keys matters to the project.
  package static func findings(
    in tree: SourceTree, known: [Diagnostic], catalog: Catalog, asksForOrder: Bool,
    slots: () -> Slots
  ) -> [Diagnostic] {
    var suspects: [(Int, Suspect)] = []
    var mappings: [Int] = []
    let bytes = tree.text.bytes
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if node.kind == .mapping, asksForOrder { mappings.append(index) }
      // A key has a hash.
      guard node.kind == .scalar, node.style == .plain, node.next == 0, !node.isDecoded,
        node.length > 0
      else { continue }
      let place = Int(node.content)..<Int(node.content + node.length)
      if Suspect.mayBe(bytes, place), let suspect = Suspect(bytes[place]) {
        suspects.append((index, suspect))
      }
      let end = Int(node.end)
      if end + 1 < bytes.count, bytes[end] == 0x20, isSwallowing(bytes, from: end) {
        suspects.append((index, .comment))
      }
    }
    guard !suspects.isEmpty || !mappings.isEmpty else { return [] }
    let places = known.filter { $0.span.file == tree.file }.map(\.span.start)
    var check = StyleCheck(
      tree, catalog, Set(places), suspects.isEmpty ? Slots() : slots())
    for (index, suspect) in suspects { check.judge(index, suspect) }
    for index in mappings { check.checkOrder(SourceTree.NodeID(index)) }
    return check.findings.sorted { ($0.span.start, $0.rule) < ($1.span.start, $1.rule) }
  }

  /// ` #5` behind a text: a letter or digit right after the mark that begins a comment.
  private static func isSwallowing(_ bytes: [UInt8], from end: Int) -> Bool {
    var index = end
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == 0x23 else { return false }
    return isWordByte(bytes[index + 1])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
  }

  private mutating func judge(_ index: Int, _ suspect: Suspect) {
    let node = SourceTree.NodeID(index)
    let span = tree.span(of: node)
    guard !told.contains(span.start) else { return }
    let text = tree.string(of: node)
    switch suspect {
    case .boolean:
      guard !slots.names.contains(span.start), !slots.ids.contains(text), !isNameOfSnapshot(index)
      else { return }
      add(
        .misleadingBoolean,
        "'\(text)' is a text here, but a boolean to older readers of YAML: quote it", span,
        [Fix("quote it", replacing: span, with: "\"\(text)\"")])
    case .octal(let value):
      add(
        .misleadingNumber,
        "'\(text)' is the number \(value) here, but an octal one to older readers of YAML", span,
        [Fix("write \(value)", replacing: span, with: value)])
    case .otherNumber(let what):
      add(
        .misleadingNumber,
        "'\(text)' is a text here, but \(what) to older readers of YAML: quote it",
        span, [Fix("quote it", replacing: span, with: "\"\(text)\"")])
    case .comment: addComment(text, span)
    }
  }

  /// What a snapshot is called becomes the name of a file.
  private func isNameOfSnapshot(_ index: Int) -> Bool {
    index > 0 && tree.nodes[index - 1].kind == .scalar
      && tree.matches(SourceTree.NodeID(index - 1), "snapshot")
  }

  private mutating func addComment(_ text: String, _ span: SourceSpan) {
    let bytes = tree.text.bytes
    var mark = Int(span.end)
    while bytes[mark] == 0x20 { mark += 1 }
    let isDigit = bytes[mark + 1] >= 0x30 && bytes[mark + 1] <= 0x39
    let isName =
      slots.names.contains(span.start)
      || CoreScalar(tree.text.bytes[Int(span.start)..<Int(span.end)]) != .text
    guard slots.texts.contains(span.start) || isDigit && !isName else { return }
    var end = mark
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while end > mark, bytes[end - 1] == 0x20 { end -= 1 }
    let lost = SourceSpan(file: tree.file, start: mark, end: end)
    let whole = SourceSpan(file: tree.file, start: Int(span.start), end: end)
    let written = String(decoding: bytes[Int(span.start)..<end], as: UTF8.self)
    let quoted =
      "'"
      + written.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
    add(
      .swallowedText,
      "all from the '#' on is a comment, so the text is only '\(text)': quote the whole text", lost,
      [Fix("quote the whole text", replacing: whole, with: quoted, applicability: .unsafe)])
  }

  private mutating func add(
    _ rule: ReadingRule, _ message: String, _ span: SourceSpan, _ fixes: [Fix]
  ) {
    findings.append(Diagnostic(rule.rule, message, at: span, fixes: fixes))
  }

  private mutating func checkOrder(_ mapping: SourceTree.NodeID) {
    if let finding = KeyOrder(tree, catalog).finding(mapping) { findings.append(finding) }
  }
}

/// How a plain scalar may be read otherwise.
private enum Suspect {
  case boolean
  /// With the decimal that it is here.
  case octal(String)
  case otherNumber(String)
  /// A part of the text may have become a comment.
  case comment

  /// Whether a look at the text is worth it.
  static func mayBe(_ bytes: [UInt8], _ place: Range<Int>) -> Bool {
    let first = bytes[place.lowerBound]
    guard first >= 0x30, first <= 0x39 else {
      return place.count <= 3
        && (first | 0x20 == 0x79 || first | 0x20 == 0x6E || first | 0x20 == 0x6F)
    }
    if first == 0x30, place.count > 1, bytes[place.lowerBound + 1] != 0x2E { return true }
    for index in place where bytes[index] == 0x3A || bytes[index] == 0x5F { return true }
    return false
  }

  /// Nil for the many that are read alike everywhere.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else { return nil }
    if first >= 0x30 && first <= 0x39 {
      guard bytes.count > 1, let number = Self.number(bytes) else { return nil }
      self = number
    } else {
      guard bytes.count <= 3, bytes.count >= 2, Self.isWord(bytes) else { return nil }
      self = .boolean
    }
  }

  private static let words = ["yes", "no", "on", "off"].map { Array($0.utf8) }

  private static func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard [0x79, 0x6E, 0x6F].contains(bytes[bytes.startIndex] | 0x20) else { return false }
    return words.contains { word in
      word.count == bytes.count && zip(word, bytes).allSatisfy { $0 == $1 | 0x20 }
    }
  }

  /// What begins with a digit: `007`, `1_000`, `12:30`, `0b11`.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Suspect? {
    let second = bytes[bytes.startIndex + 1]
    let hasZero = bytes[bytes.startIndex] == 0x30
    var hasUnderscore = false
    var hasColon = false
    var hasPoint = false
    for byte in bytes {
      switch byte {
      case 0x30...0x39: break
      case 0x5F: hasUnderscore = true
      case 0x3A: hasColon = true
      case 0x2E: hasPoint = true
      default: return hasZero && second == 0x62 ? binary(bytes) : nil
      }
    }
    let last = bytes[bytes.endIndex - 1]
    guard last != 0x3A, last != 0x5F else { return nil }
    if hasColon {
      return hasPoint || !isSexagesimal(bytes) ? nil : .otherNumber("a number of base 60")
    }
    if hasUnderscore { return .otherNumber("a number") }
    guard hasZero, !hasPoint else { return nil }
    let digits = bytes.drop { $0 == 0x30 }
    return .octal(digits.isEmpty ? "0" : String(decoding: digits, as: UTF8.self))
  }

  private static func binary(_ bytes: ArraySlice<UInt8>) -> Suspect? {
    let digits = bytes.dropFirst(2)
    return !digits.isEmpty && digits.allSatisfy { $0 == 0x30 || $0 == 0x31 }
      ? .otherNumber("a binary number") : nil
  }

  /// Groups after the first are of one or two digits, below 60.
  private static func isSexagesimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    let groups = bytes.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard let first = groups.first, first.first != 0x30 || groups.count > 1, !first.isEmpty else {
      return false
    }
    return groups.dropFirst().allSatisfy { group in
      group.count == 1 || group.count == 2 && (group.first ?? 0x39) <= 0x35
    }
  }
}
