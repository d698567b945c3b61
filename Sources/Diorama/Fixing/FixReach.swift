// SPDX-License-Identifier: MIT
import DioramaCore

/// Which fixes are applied unasked.
package enum FixReach: Sendable {
  case safe
  /// Also those that may change what a scene does.
  case unsafe

  /// The first fix of a finding that may be applied.
  func fix(of finding: Diagnostic) -> Fix? {
    finding.fixes.first { fix in
      switch (fix.applicability, self) {
      case (.safe, _), (.unsafe, .unsafe): !fix.edits.isEmpty
      case (.unsafe, .safe), (.shown, _): false
      }
    }
  }
}

/// Edits of one file that do not meet, in the order of the text.
struct EditSet {
  private(set) var edits: [ByteEdit] = []

  /// A stretch of bytes and what stands there instead.
  struct ByteEdit: Hashable {
    var start: Int
    var end: Int
    var replacement: String
  }

  /// Whether an edit leaves all others as they are. Where something is only put in, nothing else may
  /// begin or end, so that it does not matter which comes first.
  func admits(_ edit: ByteEdit) -> Bool {
    let place = place(of: edit)
    if place < edits.count, Self.meet(edits[place], edit) { return false }
    return place == 0 || !Self.meet(edits[place - 1], edit)
  }

  mutating func add(_ edit: ByteEdit) { edits.insert(edit, at: place(of: edit)) }

  private static func meet(_ a: ByteEdit, _ b: ByteEdit) -> Bool {
    a.start == a.end || b.start == b.end
      ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end
  }

  /// The first of the edits that does not begin before this one.
  private func place(of edit: ByteEdit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].start < edit.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text after all edits; line ends that they put in are those of the file.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let end = bytes.firstIndex(of: 0x0A)
    let hasReturns = end.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 256)
    var at = 0
    for edit in edits where edit.start >= at && edit.end <= bytes.count {
      result += bytes[at..<edit.start]
      var last: UInt8 = 0
      for byte in edit.replacement.utf8 {
        if byte == 0x0A, hasReturns, last != 0x0D { result.append(0x0D) }
        result.append(byte)
        last = byte
      }
      at = edit.end
    }
    return result + bytes[at...]
  }
}
