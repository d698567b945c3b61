// SPDX-License-Identifier: MIT
import Foundation

/// A folder of its own that is gone after `body`.
func withFolder(
  _ files: [String: String], _ body: (String) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "diorama-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  try body(folder.path)
}
