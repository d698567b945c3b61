// SPDX-License-Identifier: MIT
import DioramaModel

extension SnapshotStore {
  /// How an output compares with the recorded one.
  package enum Outcome: Equatable {
    case same
    case missing
    /// The recorded text differs; the first line that does, from 1, with both.
    case different(line: Int, recorded: String, now: String)
    /// The recorded picture differs; how, in words.
    case otherPicture(String)
  }

  package func compare(_ output: Output) -> Outcome {
    guard let recorded = Self.bytes(of: output.path) else { return .missing }
    if recorded == output.bytes { return .same }
    return output.kind.isText
      ? Self.difference(recorded, output.bytes) : Self.pictures(recorded, output.bytes)
  }

  /// A file of outputs; nil where it cannot be read.
  package static func bytes(of path: String) -> [UInt8]? {
    guard Files.kind(of: path) == .file else { return nil }
    return try? Files.read(path, limit: 64 << 20)
  }

  /// The first line in which two texts differ.
  private static func difference(_ recorded: [UInt8], _ now: [UInt8]) -> Outcome {
    let old = recorded.split(separator: 0x0A, omittingEmptySubsequences: false)
    let new = now.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    return .different(line: line + 1, recorded: text(old, line), now: text(new, line))
  }

  private static func text(_ lines: [ArraySlice<UInt8>], _ line: Int) -> String {
    guard line < lines.count else { return "nothing" }
    let most = 500
    let text = String(decoding: lines[line], as: UTF8.self)
    return text.utf8.count > most ? String(text.prefix(most)) + "…" : text
  }

  /// How two pictures differ that do not have the same bytes.
  private static func pictures(_ recorded: [UInt8], _ now: [UInt8]) -> Outcome {
    .otherPicture("the recorded picture has \(recorded.count) bytes, this one \(now.count)")
  }
}
