// SPDX-License-Identifier: MIT
import DioramaModel

/// An output that waits beside the recorded one until somebody accepts or rejects it.
package struct PendingSnapshot: Equatable, Sendable {
  /// Of the recorded file, which may not be there yet.
  package let path: String

  package init(_ path: String) { self.path = path }

  static let ending = ".new"

  /// The file that waits.
  package var file: String { path + Self.ending }

  package var kind: SnapshotKind { SnapshotStore.kind(of: path) ?? .text }

  /// What a path means that somebody wrote: the waiting file, or the one beside it.
  package static func named(_ path: String) -> Self? {
    let plain = path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : path
    guard SnapshotStore.kind(of: plain) != nil else { return nil }
    let pending = Self(plain)
    return Files.kind(of: pending.file) == .file ? pending : nil
  }

  /// Makes it the recorded one, all at once.
  package func accept() throws(Files.Failure) { try Files.move(file, to: path) }

  /// Takes it away; the recorded one stays.
  package func reject() throws(Files.Failure) { try Files.remove(file) }
}

extension SnapshotStore {
  /// What waits, by name.
  package var pending: [PendingSnapshot] { Self.pending(in: folder) }

  package static func pending(in folder: String) -> [PendingSnapshot] {
    Files.names(in: folder).filter { $0.hasSuffix(PendingSnapshot.ending) }
      .compactMap { PendingSnapshot.named(Files.join(folder, $0)) }
  }

  /// Leaves what differs from the recorded outputs beside them, and nothing else.
  ///
  /// - Returns: What waits now.
  package func leavePending(_ outputs: [Output]) throws(Files.Failure) -> [PendingSnapshot] {
    var waiting: [PendingSnapshot] = []
    for output in outputs where compare(output) != .same {
      let pending = PendingSnapshot(output.path)
      if Self.bytes(of: pending.file) != output.bytes {
        try Files.write(output.bytes, to: pending.file)
      }
      waiting.append(pending)
    }
    for old in pending where !waiting.contains(old) { try old.reject() }
    return waiting
  }
}
