// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReading

/// Following the files that scenes and scripts include.
extension Workspace {
  /// More files than this are not followed.
  private static let mostIncludes = 500
  private static let deepest = 40

  /// Every file that a scene brings in, each after those it includes itself, and its string tables.
  mutating func parts(
    of tree: SourceTree, at path: String, into findings: inout [Diagnostic]
  ) -> SceneParts {
    var parts = SceneParts()
    let root = projectRoot(of: path)
    let scene = Chain(path: path, home: Files.parent(of: path), root: root)
    var seen: Set<String> = []
    follow(tree, scene, &seen, &parts.included, &findings)
    if let table = tree.stringsTable {
      parts.strings = strings(table, beside: path, root, &findings)
    }
    parts.device = project(for: path).device
    return parts
  }

  /// The files from a scene down to one that it includes.
  private struct Chain {
    var path: String
    /// The scene's folder.
    var home: String
    var root: String
    var above: [String] = []
  }

  private mutating func follow(
    _ tree: SourceTree, _ chain: Chain, _ seen: inout Set<String>,
    _ included: inout [IncludedFile], _ findings: inout [Diagnostic]
  ) {
    for use in tree.includes {
      guard
        let wanted = target(of: use, chain.path, chain.root, chain.above + [chain.path], &findings),
        seen.insert(wanted).inserted, seen.count <= Self.mostIncludes
      else { continue }
      let (inner, file, problems) = self.tree(wanted)
      includeSites[file] = use.span
      findings += problems.map { noted($0) }
      guard let inner, !ReadingRule.isBroken(problems) else { continue }
      var deeper = chain
      deeper.above.append(chain.path)
      deeper.path = wanted
      follow(inner, deeper, &seen, &included, &findings)
      included.append(
        IncludedFile(
          tree: inner, folder: Self.folder(of: wanted, from: chain.home), span: use.span))
    }
  }

  /// The scripts that a script brings in, directly or through others.
  mutating func includedScripts(
    of tree: SourceTree, at path: String, above: [String] = [],
    into findings: inout [Diagnostic]
  ) -> [IncludedScript] {
    var found: [IncludedScript] = []
    let root = projectRoot(of: path)
    for use in tree.includedScripts where found.count < Self.mostIncludes {
      guard let wanted = target(of: use, path, root, above + [path], &findings) else { continue }
      if Discovery.kind(of: wanted) == .scene {
        findings.append(
          Diagnostic(
            ReadingRule.wrongType.rule, "'\(use.path)' is a scene: a script includes scripts",
            at: use.span))
        continue
      }
      let (inner, file, problems) = self.tree(wanted)
      includeSites[file] = use.span
      findings += problems.map { noted($0) }
      guard let inner, !ReadingRule.isBroken(problems) else { continue }
      found.append(IncludedScript(tree: inner, span: use.span))
      found += includedScripts(of: inner, at: wanted, above: above + [path], into: &findings)
    }
    return found
  }

  /// Where the file of a place is included, and the file of that place, up to the first.
  private func sites(of span: SourceSpan) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var current = span.file
    while let site = includeSites[current], notes.count < Self.deepest {
      notes.append(Diagnostic.Note("the file is included here", at: site))
      current = site.file
    }
    return notes
  }

  /// A rule's finding with the uses of the expanded parts that it stands in; what one use would
  /// mend another may need, so it has no fixes then.
  func traced(_ finding: Diagnostic, in scene: Scene) -> Diagnostic {
    var finding = finding
    let parts = scene.expandedParts.filter { part in
      part.span.file == finding.span.file && part.span.start <= finding.span.start
        && part.span.end >= finding.span.end
    }.sorted { $0.span.length < $1.span.length }
    if !parts.isEmpty { finding.fixes = [] }
    finding.notes += parts.map(\.use)
    return noted(finding)
  }

  private func noted(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.notes += sites(of: finding.span)
    return finding
  }

  /// The file that an include names; nil with a finding where it may not or cannot be read.
  private func target(
    of use: IncludeUse, _ path: String, _ root: String, _ above: [String],
    _ findings: inout [Diagnostic]
  ) -> String? {
    func fail(_ rule: ReadingRule, _ message: String) -> String? {
      findings.append(Diagnostic(rule.rule, message, at: use.span, notes: sites(of: use.span)))
      return nil
    }
    guard !use.path.hasPrefix("/"), !use.path.contains("\0") else {
      return fail(.pathOutsideRoot, "'\(use.path)' is no path inside the project's folder")
    }
    let wanted = Files.join(Files.parent(of: path), use.path)
    guard isInside(wanted, root: root) else {
      return fail(.pathOutsideRoot, "'\(use.path)' leaves the folder of the project")
    }
    guard exists(wanted) else {
      return fail(.missingFile, "there is no file '\(use.path)' to include")
    }
    if above.count > Self.deepest {
      return fail(.tooDeep, "files include each other more than \(Self.deepest) deep")
    }
    let names = above.map { Files.real($0) ?? $0 }
    if names.contains(Files.real(wanted) ?? wanted) {
      let chain = (above + [wanted]).map { "'\(Files.name(of: $0))'" }
      return fail(
        .includeCycle,
        "files that include each other in a circle: \(chain.joined(separator: " includes "))")
    }
    return wanted
  }

  /// The folder of a file as seen from another folder, with `/` behind it.
  private static func folder(of path: String, from home: String) -> String {
    let target = Files.parent(of: path).split(separator: "/")
    let base = home.split(separator: "/")
    let common = zip(target, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    let parts = up + target.dropFirst(common).map(String.init)
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }

  /// The tables `LANGUAGE.lproj/NAME.strings` beside a scene.
  private mutating func strings(
    _ table: IncludeUse, beside path: String, _ root: String, _ findings: inout [Diagnostic]
  ) -> StringTables {
    var tables = StringTables()
    let folder = Files.parent(of: path)
    let file = table.path.hasSuffix(".strings") ? table.path : "\(table.path).strings"
    guard !file.contains("/") else {
      findings.append(
        Diagnostic(
          ReadingRule.pathOutsideRoot.rule, "'\(table.path)' is no plain name of a table",
          at: table.span))
      return tables
    }
    for name in Files.names(in: folder) where name.hasSuffix(".lproj") {
      let place = Files.join(Files.join(folder, name), file)
      guard Files.kind(of: place) == .file, isInside(place, root: root) else { continue }
      guard let bytes = try? Files.read(place, limit: limits.fileSize),
        let text = try? SourceText(bytes)
      else { continue }
      let id = sources.add(path: place, bytes: text.bytes)
      let read = StringsFile(text, file: id)
      findings += read.findings
      tables.add(read.texts, language: String(name.dropLast(".lproj".count)))
    }
    if tables.isEmpty {
      findings.append(
        Diagnostic(
          ReadingRule.missingFile.rule,
          "there is no '\(file)' in any 'LANGUAGE.lproj' folder beside the scene", at: table.span))
    }
    return tables
  }
}
