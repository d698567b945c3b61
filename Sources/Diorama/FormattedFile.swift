// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading

/// A file with the layout that it should have.
public struct FormattedFile {
  public var path: String
  /// The bytes of the file as they are.
  public var old: [UInt8]
  /// The bytes it should have; those it has where it is not to be touched.
  public var new: [UInt8]
  /// Why it is not to be touched.
  package var findings: [Diagnostic]
  /// Why it is not to be touched although it can be read, with the place.
  public var problem: String?

  public var changes: Bool { old != new }
}

extension Workspace {
  /// Lays a file out anew, without writing it; one that cannot be read to its end stays as it is.
  package mutating func format(_ path: String) -> FormattedFile {
    let (tree, file, findings) = tree(path)
    var formatted = FormattedFile(path: path, old: [], new: [], findings: [])
    guard let text = tree?.text, !ReadingRule.isBroken(findings) else {
      formatted.findings = findings.filter { ReadingRule.isBroken([$0]) }
      return formatted
    }
    formatted.findings = findings.filter { $0.rule == ReadingRule.severalDocuments.rawValue }
    guard formatted.findings.isEmpty else { return formatted }
    formatted.old = text.encoded(text.bytes)
    formatted.new = formatted.old
    switch Formatting.format(text) {
    case .formatted(let bytes): formatted.new = text.encoded(bytes)
    case .unsafe(let offset):
      let place = sources.location(of: SourceSpan(file: file, start: offset, end: offset))
      formatted.problem =
        "\(path):\(place.line):\(place.column): laid out anew, the file would read differently from "
        + "here on; it is left as it is"
    }
    return formatted
  }
}
