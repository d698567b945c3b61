// SPDX-License-Identifier: MIT

/// Writes the tokens of a text with the layout that they should have.
struct LayoutWriter {
  /// Where the text holds something that the layout does not know.
  struct Stuck: Error {
    var offset: Int
  }

  static func write(_ text: SourceText) throws(Stuck) -> [UInt8] {
    var writer = LayoutWriter(text)
    let tokens = writer.tokens
    for index in tokens.indices { try writer.take(tokens[index], at: index) }
    return writer.out
  }

  let bytes: [UInt8]
  private let tokens: [YAMLTokens.Token]
  let newline: [UInt8]
  var out: [UInt8] = []

  /// Collections without brackets, outermost first.
  var blocks: [BlockContext] = []
  /// How many of them have begun since the last token that is written.
  private var begun = 0
  /// Those that have ended since then, innermost first.
  private var ended: [BlockContext] = []
  var flows: [FlowContext] = []
  /// Whether the next token begins a key.
  private var isKeyNext = false

  private var previous: YAMLTokens.Kind?
  /// Where the next gap begins.
  private var position = 0
  /// Code points before it on its line, and bytes of the line written so far.
  var sourceColumn = 0
  var targetColumn = 0
  /// Whether what is written and what is read stand at the start of a line.
  var isLineStart = true
  /// Whether a blank line is due before the next line.
  var hasBlankLine = false
  /// How far the line being written has moved.
  var shift = 0
  /// The indentation of the line being written, where it began in brackets.
  private var flowLine: Int?
  /// Whether the text ends inside a block scalar that holds no line end there.
  var endsOpen = false

  private init(_ text: SourceText) {
    bytes = text.bytes
    tokens = YAMLTokens.all(of: text)
    newline = LineBreak.first(in: text.bytes)
    out.reserveCapacity(bytes.count + bytes.count / 8)
  }

  private mutating func take(_ token: YAMLTokens.Token, at index: Int) throws(Stuck) {
    switch token.kind {
    case .blockMappingStart, .blockSequenceStart:
      blocks.append(
        BlockContext(
          isSequence: token.kind == .blockSequenceStart, source: 0,
          target: blocks.last?.content ?? 0))
      begun += 1
    case .blockEnd:
      endUnindented()
      endBlock()
    case .key where token.start == token.end:
      if flows.isEmpty { endUnindented() }
      isKeyNext = true
    case .key, .value:
      if flows.isEmpty { endUnindented() }
      try write(token, at: index)
    case .blockEntry:
      if flows.isEmpty, let last = blocks.last, !last.isSequence {
        blocks.append(
          BlockContext(
            isSequence: true, isUnindented: true, source: last.source, target: last.content))
        begun += 1
      }
      try write(token, at: index)
    default: try write(token, at: index)
    }
  }

  private mutating func endUnindented() {
    if blocks.last?.isUnindented == true { endBlock() }
  }

  private mutating func endBlock() {
    guard let block = blocks.popLast() else { return }
    ended.append(block)
  }

  // MARK: - Tokens

  private mutating func write(_ token: YAMLTokens.Token, at index: Int) throws(Stuck) {
    let isLast = token.kind == .streamEnd
    let start = isLast ? bytes.count : token.start
    guard start >= position else { throw Stuck(offset: start) }
    let gap = try LayoutGap(
      of: bytes, in: position..<start, isLineStart: isLineStart, isLast: isLast)
    sourceColumn = gap.isLineStart ? gap.blanks : sourceColumn + gap.blanks
    for place in blocks.indices.suffix(begun) where !blocks[place].isUnindented {
      blocks[place].source = sourceColumn
    }
    let target = indentation(of: token.kind)
    write(gap, before: token.kind, at: target, isLast: isLast)
    begun = 0
    ended.removeAll(keepingCapacity: true)
    if isLast { return }
    close(token.kind)
    if let last = flows.indices.last, flows[last].first == nil {
      flows[last].first = (sourceColumn, targetColumn)
    }
    position = token.end
    switch token.kind {
    case .blockScalar: try writeBlockScalar(token)
    case .plain, .singleQuoted, .doubleQuoted: writeScalar(token)
    default: copy(token.start..<token.end)
    }
    open(token.kind, at: index)
    isKeyNext = false
    previous = token.kind
  }

  /// Writes bytes as they are; they hold no line end.
  mutating func copy(_ range: Range<Int>) {
    out += bytes[range]
    let count = bytes[range].count { $0 & 0xC0 != 0x80 }
    sourceColumn += count
    targetColumn += count
    isLineStart = false
  }

  private mutating func open(_ kind: YAMLTokens.Kind, at index: Int) {
    guard kind == .flowMappingStart || kind == .flowSequenceStart else { return }
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .key, tokens[next].start == tokens[next].end {
      next += 1
    }
    let isSpaced =
      kind == .flowMappingStart || next < tokens.count && tokens[next].kind == .flowMappingStart
    let owner = blocks.last.map { $0.isSequence ? $0.content : $0.target } ?? 0
    // A bracket may not stand at the column of the key that it belongs to.
    let closing = blocks.last.map(\.content) ?? 0
    flows.append(
      flowLine.map { FlowContext(items: $0 + 2, closing: $0, isSpaced: isSpaced) }
        ?? FlowContext(items: owner + 2, closing: closing, isSpaced: isSpaced))
  }

  private mutating func close(_ kind: YAMLTokens.Kind) {
    guard kind == .flowMappingEnd || kind == .flowSequenceEnd else { return }
    flows.removeLast(min(1, flows.count))
  }

  // MARK: - Lines

  /// Where a token stands that begins its line.
  private func indentation(of kind: YAMLTokens.Kind) -> Int {
    if let flow = flows.last {
      if kind == .flowMappingEnd || kind == .flowSequenceEnd { return flow.closing }
      return previous == .value || previous == .key
        ? flow.items + 2 : flow.target(of: sourceColumn)
    }
    switch kind {
    case .directive, .documentStart, .documentEnd, .streamEnd: return 0
    case .blockEntry, .key, .value: return blocks.last?.target ?? 0
    default: return isKeyNext ? blocks.last?.target ?? 0 : blocks.last?.content ?? 0
    }
  }

  /// Writes what stands before a token, and the blanks right before it.
  private mutating func write(
    _ gap: LayoutGap, before kind: YAMLTokens.Kind, at target: Int, isLast: Bool
  ) {
    if let comment = gap.trailing {
      out += repeatElement(0x20, count: max(1, comment.column))
      out += LayoutComments.text(bytes[comment.text])
    }
    guard gap.isLineStart else {
      let isBlank = previous.map {
        LayoutSpacing.isBlank(
          after: $0, before: kind, hadBlank: gap.blanks > 0, isSpaced: flows.last?.isSpaced ?? false
        )
      }
      if isBlank == true {
        out.append(0x20)
        targetColumn += 1
      }
      return
    }
    if !isLineStart, !(isLast && endsOpen) { out += newline }
    for line in gap.lines {
      switch line {
      case .blank: hasBlankLine = true
      case .comment(let comment):
        beginLine(at: column(of: comment, before: kind, at: target))
        out += LayoutComments.text(bytes[comment.text])
        out += newline
      }
    }
    if isLast { return }
    beginLine(at: target)
    flowLine = flows.isEmpty ? nil : target
    shift = target - sourceColumn
    targetColumn = target
  }

  /// Begins a line, below an empty one where one is due.
  private mutating func beginLine(at column: Int) {
    if hasBlankLine, !out.isEmpty { out += newline }
    hasBlankLine = false
    out += repeatElement(0x20, count: column)
  }

  /// A comment goes with what follows it, or with the last of a collection that has ended.
  private func column(
    of comment: LayoutGap.Comment, before kind: YAMLTokens.Kind, at target: Int
  ) -> Int {
    if LayoutComments.points(bytes[comment.text]) { return comment.column }
    if let flow = flows.last { return flow.target(of: comment.column) }
    let next = kind == .streamEnd ? -1 : sourceColumn
    // Below a key without a value it stands for the value.
    if previous == .value, begun == 0, let owner = ended.first ?? blocks.last,
      comment.column > owner.source
    {
      return owner.content
    }
    let block = ended.first { $0.source <= comment.column && $0.source > next }
    return block?.target ?? target
  }
}
