// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import Foundation
import Testing

/// Every scene and script that a guide shows reads without a finding, and its scripts pass.
@Suite struct GuideTests {
  private static let folder = PackageFolder.path("Documentation/guides")

  static let guides = Files.names(in: folder).filter { $0.hasSuffix(".md") }

  /// Fenced YAML whose first line names its file: `# NAME`.
  private static func files(of guide: String) throws -> [(name: String, text: String)] {
    let text = try String(contentsOfFile: Files.join(folder, guide), encoding: .utf8)
    return text.components(separatedBy: "```yaml\n").dropFirst().compactMap { block in
      guard let body = block.components(separatedBy: "```").first,
        let first = body.split(separator: "\n").first, first.hasPrefix("# ")
      else { return nil }
      return (first.dropFirst(2).trimmingCharacters(in: .whitespaces), body)
    }
  }

  @Test(arguments: guides)
  func `what a guide shows works`(guide: String) throws {
    let files = try Self.files(of: guide)
    #expect(!files.isEmpty)
    var workspace = Workspace()
    // Guides may use what the gallery's library has.
    let gallery = PackageFolder.path("scenes/gallery")
    for name in Files.names(in: Files.join(gallery, "lib")) {
      let path = Files.join("lib", name)
      workspace.hold(try Files.read(Files.join(gallery, path), limit: 1 << 20), at: path)
    }
    for file in files { workspace.hold(Array(file.text.utf8), at: file.name) }
    let linted = files.map(\.name).filter { Discovery.kind(of: $0) != .other }
    let told = workspace.lint(linted).map { "\($0.rule): \($0.message)" }
    #expect(told == [], Comment(rawValue: guide))
    for name in linted where Discovery.kind(of: name) == .script {
      let runs = workspace.play(workspace.loadScript(name))
      #expect(!runs.isEmpty && runs.allSatisfy(\.record.passed), Comment(rawValue: name))
    }
  }
}
