// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading
import DioramaReport

/// Applies what findings say would mend them, to files in memory, until nothing is left to apply.
///
/// Every pass lints again what it has made. A file that would lint worse than before is left as it was.
package struct Fixer {
  private let paths: [String]
  private let reach: FixReach
  private let lint: ([String: [UInt8]]) -> LintReport
  private let limits = ReadingLimits.standard
  /// Files as they are now, in the bytes they are written with, by real paths.
  private var files: [String: MendedFile] = [:]
  private var left: Set<String> = []
  package private(set) var report: LintReport
  /// What could not be mended, and why.
  package private(set) var messages: [String] = []

  /// More passes than fixes that wait for each other need.
  private static let mostPasses = 10

  /// - Parameters:
  ///   - held: Files that are in memory already, by their paths.
  ///   - lint: What lint says with these files in place of those on the disk.
  package init(
    _ paths: [String], reach: FixReach, held: [String: [UInt8]] = [:],
    lint: @escaping ([String: [UInt8]]) -> LintReport
  ) {
    self.paths = paths
    self.reach = reach
    self.lint = { made in lint(held.merging(made) { _, new in new }) }
    report = lint(held)
    for (path, bytes) in held {
      files[Files.real(path) ?? path] = MendedFile(path: path, original: bytes, isHeld: true)
    }
    run()
  }

  /// The files that fixes have changed, in the order of their paths.
  package var changes: [MendedFile] {
    files.values.filter { $0.bytes != $0.original }.sorted { $0.path < $1.path }
  }

  /// A file as it stands in memory, in place of the text that it has on the disk.
  package func text(of path: String) -> [UInt8]? { files[Files.real(path) ?? path]?.bytes }

  private mutating func run() {
    var passes = 0
    while passes < Self.mostPasses {
      let (edits, count) = chosen()
      if edits.isEmpty { return }
      var next = files
      for (name, set) in edits { next[name]?.apply(set) }
      let after = lint(Self.held(next))
      let worse = Self.worse(report, after)
      guard worse.isEmpty else {
        leave(edits.keys.filter(worse.contains), else: Array(edits.keys))
        continue
      }
      passes += 1
      files = next
      let fixed = report.fixedCount + count
      report = after
      report.fixedCount = fixed
    }
  }

  private static func held(_ files: [String: MendedFile]) -> [String: [UInt8]] {
    var held: [String: [UInt8]] = [:]
    for file in files.values where file.bytes != file.original {
      for path in file.paths { held[path] = file.bytes }
    }
    return held
  }

  /// Files that are not touched any more: those that a pass made worse, or else all that it changed.
  private mutating func leave(_ culprits: [String], else all: [String]) {
    for name in (culprits.isEmpty ? all : culprits).sorted() where left.insert(name).inserted {
      messages.append("\(files[name]?.path ?? name): left as it is: mended it would lint worse")
    }
  }

  /// The files of which the second report tells more, or worse, than the first.
  private static func worse(_ before: LintReport, _ after: LintReport) -> Set<String> {
    func counts(_ report: LintReport) -> [String: FindingCounts] {
      let groups = Dictionary(grouping: report.findings) { report.sources.path(of: $0.span.file) }
      return groups.mapValues { FindingCounts($0) }
    }
    let old = counts(before)
    return Set(
      counts(after).filter { path, now in
        let then = old[path] ?? FindingCounts([])
        return (then.errors, then.warnings, then.notes) < (now.errors, now.warnings, now.notes)
      }.map { Files.real($0.key) ?? $0.key })
  }
}

// MARK: - Choosing

extension Fixer {
  /// The edits of this pass by files, and how many findings they mend. Of fixes that meet the first
  /// counts; the others' turn comes in the next pass. A fix is applied whole or not at all.
  private mutating func chosen() -> (edits: [String: EditSet], count: Int) {
    var sets: [String: EditSet] = [:]
    var taken: Set<[PlacedEdit]> = []
    var count = 0
    var names: [FileID: String?] = [:]
    for finding in report.findings {
      guard let fix = reach.fix(of: finding), let edits = placed(fix, &names) else { continue }
      if taken.contains(edits) {
        count += 1
        continue
      }
      var own: [String: EditSet] = [:]
      let isFree = edits.allSatisfy { edit in
        guard sets[edit.file]?.admits(edit.edit) ?? true,
          own[edit.file]?.admits(edit.edit) ?? true
        else { return false }
        own[edit.file, default: EditSet()].add(edit.edit)
        return true
      }
      guard isFree else { continue }
      for edit in edits { sets[edit.file, default: EditSet()].add(edit.edit) }
      taken.insert(edits)
      count += 1
    }
    return (sets, count)
  }

  private struct PlacedEdit: Hashable {
    /// The real path.
    var file: String
    var edit: EditSet.ByteEdit
  }

  /// The edits of a fix in files that may be changed; nil where one may not.
  private mutating func placed(
    _ fix: Fix, _ names: inout [FileID: String?]
  ) -> [PlacedEdit]? {
    var edits: [PlacedEdit] = []
    for edit in fix.edits {
      let file = edit.span.file
      let known = names[file] ?? open(file)
      names[file] = .some(known)
      guard let name = known else { return nil }
      edits.append(
        PlacedEdit(
          file: name,
          edit: .init(
            start: Int(edit.span.start), end: Int(edit.span.end), replacement: edit.replacement)))
    }
    return edits
  }

  /// The real path of a file of the report, read to be changed; nil where it is left alone.
  private mutating func open(_ id: FileID) -> String? {
    let path = report.sources.path(of: id)
    let name = Files.real(path) ?? path
    if path.isEmpty || path.hasSuffix(".strings") || left.contains(name) { return nil }
    if files[name] == nil {
      guard let bytes = try? Files.read(path, limit: limits.fileSize) else { return nil }
      files[name] = MendedFile(path: path, original: bytes, isHeld: false)
    }
    files[name]?.paths.insert(path)
    guard let file = files[name], let text = try? SourceText(file.bytes),
      text.bytes == report.sources.bytes(of: id)
    else {
      left.insert(name)
      messages.append("\(path): left as it is: it was changed meanwhile")
      return nil
    }
    return name
  }
}
