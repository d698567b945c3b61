// SPDX-License-Identifier: MIT

/// Where two YAML texts begin to say different things: other values, styles, tags or anchors.
enum FirstDifference {
  /// The byte offset in the first text; nil where both say the same.
  static func offset(_ first: [UInt8], _ second: [UInt8]) -> Int? {
    unsafe first.withUnsafeBufferPointer { one in
      unsafe second.withUnsafeBufferPointer { other in
        unsafe offset(one, other)
      }
    }
  }

  private static func offset(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var one = unsafe YAMLEvents(first)
    var other = unsafe YAMLEvents(second)
    while true {
      let kind = one.next()
      if kind == other.next() {
        if kind == .streamEnd { return nil }
        if kind != .failure, areEqual(kind, one, other) { continue }
      }
      var cursor = ByteCursor(isASCII: false)
      return unsafe min(
        cursor.byteOffset(of: one.startIndex, in: first), max(0, first.count - 1))
    }
  }

  private static func areEqual(
    _ kind: YAMLEvents.Kind, _ one: borrowing YAMLEvents, _ other: borrowing YAMLEvents
  ) -> Bool {
    switch kind {
    case .scalar:
      unsafe one.scalarStyle == other.scalarStyle && one.scalar.elementsEqual(other.scalar)
        && one.anchor == other.anchor && one.tag == other.tag
    case .mappingStart, .sequenceStart:
      one.collectionStyle == other.collectionStyle && one.anchor == other.anchor
        && one.tag == other.tag
    case .alias: one.aliasName == other.aliasName
    case .documentStart, .documentEnd: one.isImplicit == other.isImplicit
    case .mappingEnd, .sequenceEnd, .streamStart, .streamEnd, .failure: true
    }
  }
}
