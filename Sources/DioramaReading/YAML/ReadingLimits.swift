// SPDX-License-Identifier: MIT

/// How much of a file is read before a finding says that it is too much.
package struct ReadingLimits: Equatable, Sendable {
  /// Bytes of one file.
  package var fileSize: Int
  /// Collections inside each other.
  package var depth: Int
  /// Nodes with every alias written out.
  package var nodes: Int
  /// Keys of one mapping.
  package var keys: Int
  /// Bytes of one scalar.
  package var scalarLength: Int
  /// Findings of one file; a reader has seen enough by then.
  package var findings: Int
  /// Objects of a scene that its loops and templates make.
  package var objects: Int
  /// Copies of parts that loops and templates make.
  package var copies: Int

  package init(
    fileSize: Int = 32 << 20, depth: Int = 100, nodes: Int = 4_000_000, keys: Int = 100_000,
    scalarLength: Int = 1 << 20, findings: Int = 5_000, objects: Int = 100_000,
    copies: Int = 40_000
  ) {
    self.fileSize = fileSize
    self.depth = depth
    self.nodes = nodes
    self.keys = keys
    self.scalarLength = scalarLength
    self.findings = findings
    self.objects = objects
    self.copies = copies
  }

  package static let standard = ReadingLimits()
}
