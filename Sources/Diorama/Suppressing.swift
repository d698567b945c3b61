// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading
import DioramaReport

extension Workspace {
  /// Takes out what comments suppress, and adds what is wrong with the comments.
  mutating func suppressing(
    _ found: Found, of paths: [String]
  ) -> (told: [Diagnostic], suppressed: [SuppressedFinding]) {
    var table = SuppressionTable(sources, limits: limits)
    guard !table.isEmpty else { return (found.findings, []) }
    var suppressed: [SuppressedFinding] = []
    var told = found.findings.filter { finding in
      guard let item = table.suppress(finding) else { return true }
      suppressed.append(item)
      return false
    }
    for path in paths {
      let own = table.findings(in: path, isSound: !found.unsound.contains(path))
      if !own.isEmpty { told += judged(own, of: path) }
    }
    return (told, suppressed)
  }
}

/// The comments of all files of a run that suppress findings, and which of them were of use.
struct SuppressionTable {
  private var files: [String: Entry] = [:]
  /// The files of the run by their ids, those with comments only.
  private var names: [FileID: String] = [:]
  /// Slugs of rules whose findings a comment may take away, and of all others.
  private let levels: [String: Severity]

  /// One file; read several times in a run it is one nevertheless.
  private struct Entry {
    var path: String
    var read: SuppressionReader
    /// Rules that were of use: the place of the comment and that of the name in it.
    var used: Set<Place> = []
    /// What each comment's names mean, looked up once.
    var meant: [[String?]] = []
  }

  private struct Place: Hashable {
    var suppression: Int
    var rule: Int
  }

  init(_ sources: SourceFiles, limits: ReadingLimits) {
    var found: [FileID] = []
    for index in 0..<sources.count where SuppressionReader.mayRead(sources.bytes(of: FileID(index)))
    {
      found.append(FileID(index))
    }
    guard !found.isEmpty else {
      levels = [:]
      return
    }
    levels = Dictionary(allRules.map { ($0.slug, $0.severity) }) { first, _ in first }
    for file in found {
      let path = sources.path(of: file)
      if path.hasSuffix(".strings") { continue }
      let name = Files.real(path) ?? path
      names[file] = name
      guard files[name] == nil, let text = try? SourceText(sources.bytes(of: file)) else {
        continue
      }
      let (tree, _) = TreeBuilder.build(text, file: file, limits: limits)
      var entry = Entry(path: path, read: SuppressionReader(tree))
      entry.meant = entry.read.suppressions.map { $0.rules.map { meant($0) } }
      files[name] = entry
    }
  }

  var isEmpty: Bool { files.isEmpty }

  /// The comment that suppresses a finding; it has been of use then.
  mutating func suppress(_ finding: Diagnostic) -> SuppressedFinding? {
    guard levels[finding.rule] != .error, let name = names[finding.span.file],
      let entry = files[name]
    else { return nil }
    let start = Int(finding.span.start)
    for (index, suppression) in entry.read.suppressions.enumerated()
    where suppression.reach.contains(start) {
      for (place, meant) in entry.meant[index].enumerated() where meant == finding.rule {
        files[name]?.used.insert(Place(suppression: index, rule: place))
        return SuppressedFinding(finding, reason: suppression.reason, comment: suppression.span)
      }
    }
    return nil
  }

  /// The rule of a name; one that is misspelt suppresses what was clearly meant, and is told itself.
  private func meant(_ name: Suppression.Name) -> String? {
    levels[name.text] != nil ? name.text : Suggestion.nearest(to: name.text, among: levels.keys)
  }
}

// MARK: - What is wrong with the comments

extension SuppressionTable {
  /// Findings about the comments of one file.
  ///
  /// - Parameter isSound: Whether every rule could look at it, so that it is known what is unused.
  func findings(in path: String, isSound: Bool) -> [Diagnostic] {
    guard let entry = files[Files.real(path) ?? path] else { return [] }
    var findings = entry.read.broken.map { Diagnostic.unknownSuppression($0) }
    if let beyond = entry.read.beyond { findings.append(.tooManySuppressions(beyond)) }
    for (index, suppression) in entry.read.suppressions.enumerated() {
      if suppression.reason.isEmpty { findings.append(.suppressionWithoutReason(suppression)) }
      var unused: [Int] = []
      for (place, name) in suppression.rules.enumerated() {
        if levels[name.text] == nil {
          findings.append(
            .unknownSuppression(name, near: entry.meant[index][place]))
        } else if isSound, !entry.used.contains(Place(suppression: index, rule: place)) {
          unused.append(place)
        }
      }
      for place in unused {
        findings.append(
          .unusedSuppression(
            suppression, rule: place, wholeComment: unused.count == suppression.rules.count,
            isOnlyError: levels[suppression.rules[place].text] == .error))
      }
    }
    return findings
  }
}
