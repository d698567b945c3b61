// SPDX-License-Identifier: MIT

/// Lays a YAML text out anew: indentation, blanks and blank lines change, and nothing else.
///
/// What is written is read again; where it would say something else than before, nothing is changed.
package enum Formatting {
  package enum Outcome: Equatable {
    /// The text, without byte order mark; equal to the old where nothing is to change.
    case formatted([UInt8])
    /// Laid out anew, the text would read differently from this byte on.
    case unsafe(at: Int)
  }

  /// - Parameter text: One document that could be read.
  package static func format(_ text: SourceText) -> Outcome {
    do throws(LayoutWriter.Stuck) {
      let written = try LayoutWriter.write(text)
      if written == text.bytes { return .formatted(written) }
      let difference = FirstDifference.offset(text.bytes, written)
      return difference.map { .unsafe(at: $0) } ?? .formatted(written)
    } catch {
      return .unsafe(at: min(error.offset, text.bytes.count))
    }
  }
}
