// SPDX-License-Identifier: MIT
internal import CYAML

/// Owns one libyaml parser reading bytes that outlive it.
///
/// libyaml counts code points; `ByteCursor` turns them into bytes.
@safe struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// `bytes` must stay where they are for as long as the parser lives.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd, alias, scalar
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
    case failure
  }

  /// Reads the next event; what it holds is valid until the next call.
  mutating func next() -> Kind {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else { return .failure }
    return switch unsafe event.pointee.type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .sequenceStart
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamEnd
    }
  }

  /// Code points from the start of the text.
  var startIndex: Int { unsafe event.pointee.start_mark.index }
  var endIndex: Int { unsafe event.pointee.end_mark.index }

  /// Whether the document began or ended with an explicit `---` or `...`.
  var isImplicit: Bool { unsafe event.pointee.data.document_start.implicit != 0 }

  var scalar: UnsafeBufferPointer<UInt8> {
    let scalar = unsafe event.pointee.data.scalar
    return unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
  }

  var scalarStyle: SourceTree.Style {
    switch unsafe event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  var collectionStyle: SourceTree.Style {
    unsafe event.pointee.type == YAML_MAPPING_START_EVENT
      ? (event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block)
      : (event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block)
  }

  var aliasName: String { unsafe Self.text(event.pointee.data.alias.anchor) }

  var anchor: String? {
    let pointer =
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: unsafe event.pointee.data.scalar.anchor
      case YAML_SEQUENCE_START_EVENT: unsafe event.pointee.data.sequence_start.anchor
      default: unsafe event.pointee.data.mapping_start.anchor
      }
    return unsafe pointer == nil ? nil : Self.text(pointer)
  }

  var tag: String? {
    let pointer =
      switch unsafe event.pointee.type {
      case YAML_SCALAR_EVENT: unsafe event.pointee.data.scalar.tag
      case YAML_SEQUENCE_START_EVENT: unsafe event.pointee.data.sequence_start.tag
      default: unsafe event.pointee.data.mapping_start.tag
      }
    return unsafe pointer == nil ? nil : Self.text(pointer)
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    var count = 0
    while unsafe pointer[count] != 0 { count += 1 }
    return unsafe String(decoding: UnsafeBufferPointer(start: pointer, count: count), as: UTF8.self)
  }

  static func areEqual(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, count: Int
  ) -> Bool {
    unsafe memcmp(a, b, count) == 0
  }

  /// Why parsing stopped.
  struct Failure {
    var problem: String
    var context: String
    /// Code points from the start.
    var index: Int
    var contextIndex: Int?
    var isMemory: Bool
  }

  var failure: Failure {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? ""
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) } ?? ""
    let isReader = unsafe parser.pointee.error == YAML_READER_ERROR
    return unsafe Failure(
      problem: problem, context: context,
      index: isReader ? parser.pointee.mark.index : parser.pointee.problem_mark.index,
      contextIndex: context.isEmpty ? nil : parser.pointee.context_mark.index,
      isMemory: parser.pointee.error == YAML_MEMORY_ERROR)
  }

  /// For a character that YAML forbids: its byte offset.
  var readerOffset: Int? {
    unsafe parser.pointee.error == YAML_READER_ERROR ? parser.pointee.problem_offset : nil
  }
}

/// Turns growing code point indexes into byte offsets.
struct ByteCursor {
  private var index = 0
  private var byte = 0
  private let isASCII: Bool

  init(isASCII: Bool) { self.isASCII = isASCII }

  /// The byte offset of a code point; near the last one asked for, this is quick.
  mutating func byteOffset(of wanted: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return min(wanted, bytes.count) }
    while index < wanted, byte < bytes.count {
      byte += 1
      while byte < bytes.count, unsafe bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      index += 1
    }
    while index > wanted, byte > 0 {
      byte -= 1
      while byte > 0, unsafe bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      index -= 1
    }
    return byte
  }
}
