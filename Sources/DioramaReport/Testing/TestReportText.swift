// SPDX-License-Identifier: MIT
import DioramaCore

extension TestReport {
  /// For people: what failed, each with its reasons, then the count and how to run each alone.
  package func text(paint: Paint = .plain) -> String {
    var text = ""
    for file in files where file.checks.contains(where: { !$0.problems.isEmpty }) {
      let word = file.passed ? paint("PASS", .passed) : paint("FAIL", .failed)
      text += "\(word) \(OneLine.text(file.path))\n"
      for check in file.checks where !check.problems.isEmpty {
        text += "  \(check.name)\n"
        for problem in check.problems {
          for line in problem.details.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          {
            text += line.isEmpty ? "\n" : "    \(line)\n"
          }
        }
      }
      text += "\n"
    }
    return text + summary(paint)
  }

  private func summary(_ paint: Paint) -> String {
    let failed = failed
    let checks = files.reduce(0) { $0 + $1.checks.count }
    let count = "\(files.count) file\(files.count == 1 ? "" : "s")"
    if failed.isEmpty {
      let end = "\(count), \(checks) check\(checks == 1 ? "" : "s")\n"
      return "\(paint("passed", .passed)): " + end
    }
    var text = "\(paint("failed", .failed)): \(failed.count) of \(count); each alone:\n"
    for file in failed { text += "  diorama test \(Self.quoted(file.path))\n" }
    return text
  }

  /// As a shell reads it back.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case 0x2B...0x3A, 0x40...0x5A, 0x5F, 0x61...0x7A, 0x80...: true
      default: false
      }
    }
    if isPlain, !path.isEmpty { return path }
    let inner = path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return "'\(inner)'"
  }
}
