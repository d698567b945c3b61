// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading

/// Lint of many files on several threads, with the findings and the order of one.
///
/// Files are dealt out in shares; a share is a function of its paths alone, so that the outcome does
/// not depend on the threads. What belongs together, a scene and the scripts that play it, is in one.
extension Workspace {
  /// Fewer files are not worth a second catalog.
  private static let fewest = 24

  /// Every finding of scenes and scripts, as `lint(_:)` finds them, on up to `jobs` threads.
  package mutating func lint(_ paths: [String], jobs: Int) -> [Diagnostic] {
    guard jobs > 1, paths.count >= Self.fewest, !paths.contains("-"), isFresh else {
      return lint(paths)
    }
    let mayPlay = Self.mayPlay(paths)
    let units = mayPlay ? units(of: paths) : paths.indices.map { [$0] }
    let shares = Self.dealt(units, among: jobs * 4)
    let found = Parallel.map(
      count: shares.count, jobs: jobs, own: self, prepare: twinMaker(),
      work: { workspace, number in
        workspace.forget()
        var share = workspace.share(
          shares[number].map { (place: $0, path: paths[$0]) }, mayPlay)
        share.sources = workspace.sources
        return share
      })
    // Of a scene that two shares have read each knows half of the uses.
    let scenes = found.reduce(into: Set<String>()) { $0.formUnion($1.scenes) }
    guard found.reduce(0, { $0 + $1.scenes.count }) == scenes.count else { return lint(paths) }
    return merged(found, count: paths.count)
  }

  /// The places of the paths that belong together: a scene's and those of the scripts that name it.
  mutating func units(of paths: [String]) -> [[Int]] {
    var units: [[Int]] = []
    var unitOfScene: [String: Int] = [:]
    for (place, path) in paths.enumerated() {
      let scene: String?
      switch Discovery.kind(of: path) {
      case .scene: scene = path
      case .script: scene = nameOfScene(in: path)
      case .project, .other: scene = nil
      }
      guard let scene else {
        units.append([place])
        continue
      }
      let key = key(scene)
      if let unit = unitOfScene[key] {
        units[unit].append(place)
      } else {
        unitOfScene[key] = units.count
        units.append([place])
      }
    }
    return units
  }

  /// The scene that a script most likely plays: what stands behind `scene:` at the start of a line.
  private func nameOfScene(in path: String) -> String? {
    guard let bytes = try? Files.read(path, limit: limits.fileSize) else { return nil }
    let key = Array("scene:".utf8)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: true)
    where line.starts(with: key) {
      let text = String(decoding: line.dropFirst(key.count), as: UTF8.self)
      let name = text.prefix { $0 != "#" }.filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace }
      return Files.join(Files.parent(of: path), name)
    }
    return nil
  }

  /// Units one after another into shares of about the same number of files, each in the files' order.
  private static func dealt(_ units: [[Int]], among count: Int) -> [[Int]] {
    let total = units.reduce(0) { $0 + $1.count }
    let size = max(1, (total + count - 1) / count)
    var shares: [[Int]] = [[]]
    for unit in units {
      if shares[shares.count - 1].count >= size { shares.append([]) }
      shares[shares.count - 1] += unit
    }
    return shares.map { $0.sorted() }
  }

  /// The findings of all shares over one table of files, which has them in the order of the paths.
  private mutating func merged(_ shares: [LintShare], count: Int) -> [Diagnostic] {
    var owners = [(share: Int, entry: Int)?](repeating: nil, count: count)
    for (number, share) in shares.enumerated() {
      for (entry, file) in share.entries.enumerated() { owners[file.place] = (number, entry) }
    }
    var moved = shares.map { [FileID?](repeating: nil, count: $0.sources.count) }
    var projects: [String: FileID] = [:]
    func take(_ file: Int, of number: Int, into sources: inout SourceFiles) {
      let id = FileID(file)
      let path = shares[number].sources.path(of: id)
      // A project file is one however many shares have read it.
      if Files.name(of: path) == Self.projectName {
        if let known = projects[path] {
          moved[number][file] = known
          return
        }
        projects[path] = FileID(sources.count)
      }
      moved[number][file] = sources.add(path: path, bytes: shares[number].sources.bytes(of: id))
    }
    for case let owner? in owners {
      for file in shares[owner.share].entries[owner.entry].files {
        take(file, of: owner.share, into: &sources)
      }
    }
    for (number, share) in shares.enumerated() {
      for file in share.lateFiles { take(file, of: number, into: &sources) }
    }
    var findings: [Diagnostic] = []
    for case let owner? in owners {
      findings += shares[owner.share].entries[owner.entry].findings.map {
        $0.moved { moved[owner.share][Int($0.index)] ?? $0 }
      }
    }
    for (number, share) in shares.enumerated() {
      findings += share.late.map { $0.moved { moved[number][Int($0.index)] ?? $0 } }
    }
    return findings
  }
}

/// What one share of the files gave.
struct LintShare: Sendable {
  /// What each file gave, in the files' order.
  var entries: [Entry] = []
  /// What is told when every file is read, and the files that were read for it.
  var late: [Diagnostic] = []
  var lateFiles: Range<Int> = 0..<0
  /// The scenes that were linted or played, by their real paths.
  var scenes: Set<String> = []
  var sources = SourceFiles()

  struct Entry: Sendable {
    /// The file's place among all.
    var place: Int
    /// The files that were read for it, by their numbers in `sources`.
    var files: Range<Int>
    var findings: [Diagnostic]
  }
}

extension Diagnostic {
  /// The same finding over another table of files.
  fileprivate func moved(_ file: (FileID) -> FileID) -> Diagnostic {
    func move(_ span: inout SourceSpan) { span.file = file(span.file) }
    var copy = self
    move(&copy.span)
    for index in copy.notes.indices {
      if var span = copy.notes[index].span {
        move(&span)
        copy.notes[index].span = span
      }
    }
    for fix in copy.fixes.indices {
      for edit in copy.fixes[fix].edits.indices { move(&copy.fixes[fix].edits[edit].span) }
    }
    return copy
  }
}
