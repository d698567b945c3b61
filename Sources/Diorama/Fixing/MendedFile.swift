// SPDX-License-Identifier: MIT
import DioramaReading

/// A file that fixes change.
package struct MendedFile: Sendable {
  /// As findings name it.
  package let path: String
  /// What it held, in the bytes of its own encoding.
  package let original: [UInt8]
  package private(set) var bytes: [UInt8]
  /// Whether it came from memory, so that there is nothing to write.
  package let isHeld: Bool
  /// The names under which a run reads it.
  var paths: Set<String>

  init(path: String, original: [UInt8], isHeld: Bool) {
    self.path = path
    self.original = original
    bytes = original
    self.isHeld = isHeld
    paths = [path]
  }

  mutating func apply(_ edits: EditSet) {
    guard let text = try? SourceText(bytes) else { return }
    bytes = text.encoded(edits.applied(to: text.bytes))
  }

  /// Puts the new contents in place of the old ones, unless those are others by now.
  package func write(in workspace: Workspace) throws(Files.Failure) {
    let root = Home(of: Files.parent(of: path)).root
    guard workspace.isInside(path, root: root) else {
      throw Files.Failure(reason: "its link leads out of the project's folder")
    }
    guard try Files.read(path, limit: max(original.count, 1) * 2) == original else {
      throw Files.Failure(reason: "it was changed meanwhile")
    }
    try Files.replace(path, with: bytes)
  }

  /// What was and what is, as UTF-8 without a byte order mark.
  package var texts: (old: [UInt8], new: [UInt8]) {
    ((try? SourceText(original).bytes) ?? original, (try? SourceText(bytes).bytes) ?? bytes)
  }
}
