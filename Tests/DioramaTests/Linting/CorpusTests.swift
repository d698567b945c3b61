// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import Foundation
import Testing

/// Files with one fault each, in a folder of their rule: `Corpus/SLUG/NAME.scene.yaml`.
///
/// A file with a mark is a case; one of the same stem without marks is the scene of a script or a
/// script of the scene and goes with it. What only a project file asks for is in a folder with one.
@Suite struct CorpusTests {
  static let root = PackageFolder.path("Tests/DioramaTests/Corpus")
  static let files = Discovery.files([root]).files.filter { Discovery.kind(of: $0) != .project }
  static let cases = files.filter { !marks(of: $0).marks.isEmpty }

  private static func marks(of path: String) -> MarkedScene {
    MarkedScene((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  /// The name of a file's folder.
  private static func slug(of path: String) -> String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// The case first, then what goes with it.
  private static func together(_ path: String) -> [String] {
    func stem(_ path: String) -> String {
      path.replacing(".scene.yaml", with: "").replacing(".replay.yaml", with: "")
    }
    return [path] + files.filter { $0 != path && stem($0) == stem(path) }
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
      let alone = Self.together(path).count == 1
      #expect(!alone, "it has no mark, and belongs to no other: \(path)")
    }
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
