// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import Foundation
import Testing

/// Files with one fault each, in a folder of their rule: `Corpus/SLUG/NAME.scene.yaml`.
///
/// A file with a mark is a case; one of the same stem without marks is the scene of a script or a
/// script of the scene and goes with it. What only a project file asks for is in a folder with one.
/// A fault of a table of strings is marked there: `Corpus/SLUG/en.lproj/NAME.strings`.
@Suite struct CorpusTests {
  static let root = PackageFolder.path("Tests/DioramaTests/Corpus")
  static let files =
    Discovery.files([root]).files.filter { Discovery.kind(of: $0) != .project } + tables
  /// The tables of strings of all folders.
  private static var tables: [String] {
    Files.names(in: root).flatMap { slug in
      let folder = Files.join(root, "\(slug)/en.lproj")
      return Files.names(in: folder).map { Files.join(folder, $0) }
    }
  }
  static let cases = files.filter { !marks(of: $0).marks.isEmpty }

  /// Bytes that are no text count as a sign each.
  private static func marks(of path: String) -> MarkedScene {
    let bytes = (try? Files.read(path, limit: 1 << 20)) ?? []
    return MarkedScene(String(decoding: bytes, as: UTF8.self))
  }

  /// The name of a file's folder in the corpus.
  private static func slug(of path: String) -> String {
    path.dropFirst(root.count).split(separator: "/").first.map(String.init) ?? ""
  }

  /// What goes with a file: scene, script and table of strings of the same stem.
  private static func companions(of path: String) -> [String] {
    func stem(_ path: String) -> String {
      [".scene.yaml", ".replay.yaml", ".strings", "en.lproj/"].reduce(path) {
        $0.replacing($1, with: "")
      }
    }
    return files.filter { $0 != path && stem($0) == stem(path) }
  }

  /// The case first, then what goes with it; a table is read with the scene that it is of.
  private static func together(_ path: String) -> [String] {
    ([path] + companions(of: path)).filter { Discovery.kind(of: $0) != .other }
  }

  /// What lint says, in the order of the file, with the case's own bytes or with others.
  private static func lint(_ path: String, holding bytes: [UInt8]? = nil) -> (
    [Diagnostic], SourceFiles
  ) {
    var workspace = Workspace()
    if let bytes { workspace.hold(bytes, at: path) }
    let findings = workspace.lint(together(path))
    return (findings, workspace.sources)
  }

  @Test func `each file has one fault of its folder's rule`() {
    let slugs = Set(Self.cases.map(Self.slug))
    print("corpus: \(Self.cases.count) faulty files of \(slugs.count) rules")
    let known = Set(allRules.map(\.slug))
    #expect(slugs.subtracting(known).sorted() == [])
    for path in Self.cases {
      let marks = Self.marks(of: path).marks
      #expect(marks.map(\.rule) == [Self.slug(of: path)], Comment(rawValue: path))
    }
    for path in Self.files where !Self.cases.contains(path) {
      #expect(
        !Self.companions(of: path).isEmpty, "it has no mark, and belongs to no other: \(path)")
    }
  }

  /// Rules that no file with one marked fault can show.
  private static let beyondFiles = [
    "too-many-findings": "it takes five thousand faults"
  ]

  @Test func `every rule has a folder`() {
    let slugs = Set(Self.cases.map(Self.slug))
    let without = allRules.map(\.slug).filter { !slugs.contains($0) }
    #expect(without.sorted() == Self.beyondFiles.keys.sorted())
  }

  @Test(arguments: cases)
  func `lint finds the fault where it is and nothing else`(path: String) {
    let (findings, sources) = Self.lint(path)
    #expect(Self.marks(of: path).disagreements(with: findings, sources) == "")
  }

  @Test(arguments: cases)
  func `a safe fix leaves a file without findings`(path: String) {
    let (findings, sources) = Self.lint(path)
    let own = findings.filter { sources.path(of: $0.span.file) == path }
    guard own.contains(where: { $0.fixes.contains { $0.applicability == .safe } }),
      let file = own.first?.span.file
    else { return }
    let mended = applyingFixes(own, to: sources.bytes(of: file))
    let (left, after) = Self.lint(path, holding: mended)
    #expect(left.map { "\(after.location(of: $0.span).line) \($0.rule) \($0.message)" } == [])
  }
}
