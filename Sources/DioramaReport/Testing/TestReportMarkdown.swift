// SPDX-License-Identifier: MIT
import DioramaCore

extension TestReport {
  /// A summary for the page of a job: what failed with its reasons, and a line for each file.
  var markdown: String {
    let failed = failed
    let checks = files.reduce(0) { $0 + $1.checks.count }
    var text = "## Diorama: \(passed ? "passed" : "\(failed.count) of \(files.count) failed")\n\n"
    text += "\(files.count) file\(files.count == 1 ? "" : "s"), "
    text += "\(checks) check\(checks == 1 ? "" : "s")\n"
    for file in failed.prefix(Self.mostFailures) {
      text += "\n### ✗ \(Self.code(file.path))\n\n"
      for check in file.checks where !check.passed {
        text += "\(Self.plain(check.name)):\n\n"
        let details = check.problems.filter(\.isFailure).map(\.details).joined(separator: "\n")
        text += Self.fenced(details)
      }
    }
    let rest = failed.count - Self.mostFailures
    if rest > 0 { text += "\nand \(rest) more that failed\n" }
    guard !files.isEmpty else { return text }
    text += "\n<details><summary>All files</summary>\n\n| | file | checks |\n|---|---|---|\n"
    for file in files.prefix(Self.mostFiles) {
      let mark = file.passed ? "✓" : "✗"
      text += "| \(mark) | \(Self.code(file.path, inTable: true)) | \(file.checks.count) |\n"
    }
    text += "\n"
    if files.count > Self.mostFiles { text += "and \(files.count - Self.mostFiles) more\n\n" }
    return text + "</details>\n"
  }

  /// Pages of jobs take a megabyte at most.
  private static let mostFailures = 50
  private static let mostFiles = 500
  private static let mostDetails = 8000

  private static func code(_ text: String, inTable: Bool = false) -> String {
    var line = OneLine.text(text)
    if inTable { line = line.replacing("|", with: "\\|") }
    let fence = String(repeating: "`", count: longestTicks(line) + 1)
    return line.contains("`") ? "\(fence) \(line) \(fence)" : "`\(line)`"
  }

  private static func plain(_ text: String) -> String {
    String(OneLine.text(text).flatMap { "\\`*_{}[]<>#|".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func fenced(_ text: String) -> String {
    let cut = text.utf8.count > mostDetails ? String(text.prefix(mostDetails)) + "\n…" : text
    let fence = String(repeating: "`", count: max(3, longestTicks(cut) + 1))
    return "\(fence)\n\(cut)\n\(fence)\n"
  }

  private static func longestTicks(_ text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
