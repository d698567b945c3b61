// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The problem matcher for GitHub reads what lint prints.
@Suite struct ProblemMatcherTests {
  private struct Matchers: Decodable {
    var problemMatcher: [Matcher]

    struct Matcher: Decodable {
      var owner: String
      var pattern: [Pattern]
    }

    struct Pattern: Decodable {
      var regexp: String
      var file, line, column, severity, message, code: Int
    }
  }

  private static func pattern() throws -> Matchers.Pattern {
    let path = PackageFolder.path("Documentation/ci/diorama-matcher.json")
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let matcher = try JSONDecoder().decode(Matchers.self, from: data).problemMatcher
    #expect(matcher.map(\.owner) == ["diorama"])
    return try #require(matcher.first?.pattern.first)
  }

  /// What the pattern finds, a line for each match.
  private static func found(in text: String) throws -> [String] {
    let pattern = try pattern()
    let expression = try NSRegularExpression(
      pattern: pattern.regexp, options: [.anchorsMatchLines])
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      [
        pattern.file, pattern.line, pattern.column, pattern.severity, pattern.code,
        pattern.message,
      ].map { group in
        Range(match.range(at: group), in: text).map { String(text[$0]) } ?? "?"
      }.joined(separator: "|")
    }
  }

  private static let files = [
    "my screens/a [1].scene.yaml": """
    diorama: 1
    view:
      subviews:
        - { type: UISwitch, isOm: true }
        - { type: UILabel, frame: [0, 0, 40, 20], text: No }
        - { type: UISlider, frame: [0, 40, 200, 31], value: 7 }

    """
  ]

  @Test(arguments: ["concise", "text"])
  func `every finding is matched, and no other line`(format: String) throws {
    try withFolder(Self.files) { folder in
      let run = try Tool.run(["lint", "--format", format, "."], in: folder)
      #expect(run.code == 1)
      let path = "my screens/a [1].scene.yaml"
      let message = "is not a property of UISwitch"
      let found = try Self.found(in: run.output)
      #expect(found.count == 3, "\(run.output)")
      #expect(
        found.first?.hasPrefix("\(path)|4|25|error|unknown-property|'isOm' \(message)") == true)
      #expect(found.contains { $0.hasPrefix("\(path)|5|53|note|misleading-boolean|") })
      #expect(found.contains { $0.hasPrefix("\(path)|6|57|warning|out-of-range|") })
    }
  }
}
