// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaReading
import Foundation
import Testing

/// What holds for the layout of every file.
@Suite struct FormattingPropertyTests {
  @Test func `inputs of the YAML suite are formatted once and for all, with every character`()
    throws
  {
    guard let cases = try YAMLSuiteCase.all() else { return }
    var (formatted, mappings, comments) = (0, 0, 0)
    for one in cases where !one.isInvalid {
      guard let outcome = try check(one.text, one.id) else { continue }
      formatted += 1
      if outcome.isMapping { mappings += 1 }
      comments += one.text.contains("#") ? 1 : 0
    }
    print(
      """
      YAML suite: \(formatted) of the inputs that can be read are formatted, \(mappings) of them \
      mappings, \(comments) with a '#'
      """)
    #expect(formatted > 200)
  }

  @Test func `scenes are formatted once and for all`() throws {
    for (path, text) in try Self.scenes() { #expect(try check(text, path) != nil, "\(path)") }
  }

  @Test(arguments: UInt64(0)..<200)
  func `scenes of any layout are formatted once and for all`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let scenes = try Self.scenes()
    let (path, text) = scenes[random.below(scenes.count)]
    let mutated = Self.mutate(text, &random)
    guard try check(mutated, "\(path) seed \(seed)") != nil else { return }
  }

  /// Checks one text; nil where it cannot be read.
  private func check(_ text: String, _ name: String) throws -> (isMapping: Bool, Void)? {
    let source = try SourceText(Array(text.utf8))
    let (tree, findings) = TreeBuilder.build(source, file: FileID(0))
    let isReadable =
      !ReadingRule.isBroken(findings) && !findings.contains { $0.rule == "several-documents" }
    guard isReadable else { return nil }
    guard case .formatted(let bytes) = Formatting.format(source) else {
      Issue.record("\(name) would read differently")
      return nil
    }
    #expect(Formatting.format(try SourceText(bytes)) == .formatted(bytes), "\(name) changes twice")
    // Only blanks and line ends may differ: every comment is there, and in its place.
    #expect(Self.signs(source.bytes) == Self.signs(bytes), "\(name) has lost or gained a character")
    let isMapping = tree.root.map { tree.nodes[Int($0.index)].kind == .mapping } ?? false
    return (isMapping, ())
  }

  private static func signs(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private static func scenes() throws -> [(path: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../scenes"
    )
    .standardizedFileURL
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "yaml" }
      .sorted { $0.path < $1.path }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Other indentation, blanks, empty lines and comments.
  private static func mutate(_ text: String, _ random: inout SplitMix64) -> String {
    let factor = 1 + random.below(3)
    func blanks(_ random: inout SplitMix64) -> String {
      String(repeating: " ", count: random.below(14))
    }
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }.count
      var line =
        String(repeating: " ", count: indentation * factor) + line.dropFirst(indentation)
      switch random.below(12) {
      case 0: lines.append(["", "   ", "\t"][random.below(3)])
      case 1:
        lines.append(blanks(&random) + ["#x", "# y", "#", "## t", "#   ^^ z"][random.below(5)])
      case 2: line += ["  ", " # c", "\t", "    #d"][random.below(4)]
      case 3: line = line.replacing(": ", with: ":   ").replacing("- ", with: "-  ")
      case 4: line = line.replacing("{ ", with: "{").replacing(" }", with: "}")
      case 5: line = line.replacing(", ", with: " ,\n" + blanks(&random) + " ")
      case 6: line = line.replacing("[", with: "[\n" + blanks(&random) + " ")
      default: break
      }
      lines.append(line)
    }
    return lines.joined(separator: random.below(4) == 0 ? "\r\n" : "\n")
  }
}
