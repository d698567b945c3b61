// SPDX-License-Identifier: MIT
internal import CYAML

/// The tokens of a YAML text with the bytes they take; between them stand only blanks, line ends and
/// comments.
struct YAMLTokens {
  enum Kind {
    case directive, documentStart, documentEnd, streamEnd
    case blockSequenceStart, blockMappingStart, blockEnd
    case flowSequenceStart, flowSequenceEnd, flowMappingStart, flowMappingEnd
    case blockEntry, flowEntry, key, value
    case alias, anchor, tag
    case plain, singleQuoted, doubleQuoted, blockScalar
  }

  struct Token {
    var kind: Kind
    var start: Int
    /// Where a token that the layout implies ends as it begins.
    var end: Int
  }

  /// The tokens of text that libyaml can read.
  static func all(of text: SourceText) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(text.bytes.count / 4)
    unsafe text.bytes.withUnsafeBufferPointer { bytes in
      var scanner = unsafe Scanner(bytes)
      var cursor = ByteCursor(isASCII: text.isASCII)
      while let scanned = scanner.next() {
        let start = unsafe cursor.byteOffset(of: scanned.start, in: bytes)
        let end = unsafe cursor.byteOffset(of: scanned.end, in: bytes)
        tokens.append(Token(kind: scanned.kind, start: start, end: end))
        if scanned.kind == .streamEnd { return }
      }
    }
    return tokens
  }
}

/// Owns one libyaml parser that only scans.
@safe private struct Scanner: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let token: UnsafeMutablePointer<yaml_token_t>

  /// `bytes` must stay where they are for as long as the scanner lives.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe token = .allocate(capacity: 1)
    unsafe token.initialize(to: yaml_token_t())
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_token_delete(token)
    unsafe yaml_parser_delete(parser)
    unsafe token.deallocate()
    unsafe parser.deallocate()
  }

  /// The next token with its place in code points; nil where the text is no YAML.
  mutating func next() -> (kind: YAMLTokens.Kind, start: Int, end: Int)? {
    while true {
      unsafe yaml_token_delete(token)
      guard unsafe yaml_parser_scan(parser, token) == 1 else { return nil }
      guard let kind else {
        if unsafe token.pointee.type == YAML_STREAM_START_TOKEN { continue }
        return nil
      }
      return unsafe (kind, token.pointee.start_mark.index, token.pointee.end_mark.index)
    }
  }

  private var kind: YAMLTokens.Kind? {
    switch unsafe token.pointee.type {
    case YAML_VERSION_DIRECTIVE_TOKEN, YAML_TAG_DIRECTIVE_TOKEN: .directive
    case YAML_DOCUMENT_START_TOKEN: .documentStart
    case YAML_DOCUMENT_END_TOKEN: .documentEnd
    case YAML_STREAM_END_TOKEN: .streamEnd
    case YAML_BLOCK_SEQUENCE_START_TOKEN: .blockSequenceStart
    case YAML_BLOCK_MAPPING_START_TOKEN: .blockMappingStart
    case YAML_BLOCK_END_TOKEN: .blockEnd
    case YAML_FLOW_SEQUENCE_START_TOKEN: .flowSequenceStart
    case YAML_FLOW_SEQUENCE_END_TOKEN: .flowSequenceEnd
    case YAML_FLOW_MAPPING_START_TOKEN: .flowMappingStart
    case YAML_FLOW_MAPPING_END_TOKEN: .flowMappingEnd
    case YAML_BLOCK_ENTRY_TOKEN: .blockEntry
    case YAML_FLOW_ENTRY_TOKEN: .flowEntry
    case YAML_KEY_TOKEN: .key
    case YAML_VALUE_TOKEN: .value
    case YAML_ALIAS_TOKEN: .alias
    case YAML_ANCHOR_TOKEN: .anchor
    case YAML_TAG_TOKEN: .tag
    case YAML_SCALAR_TOKEN:
      switch unsafe token.pointee.data.scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .blockScalar
      default: .plain
      }
    default: nil
    }
  }
}
