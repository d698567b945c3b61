// SPDX-License-Identifier: MIT
import DioramaCore

/// Forms of a test report that other tools read, or people in a browser.
package enum TestFormat: String, CaseIterable, Sendable {
  case junit, json, html, markdown

  /// Whether it shows what came of each step.
  package var showsSteps: Bool { self == .html }
}

extension TestReport {
  /// Ends with a line end.
  package func text(as format: TestFormat) -> String {
    switch format {
    case .junit: return junit
    case .json: return json
    case .markdown: return markdown
    case .html:
      var page = HTMLReport(self)
      page.write()
      return page.text
    }
  }

  // MARK: JUnit

  /// A suite for each file, a case for each check; time is virtual, so that bytes are stable.
  private var junit: String {
    let checks = files.flatMap(\.checks)
    var text = XMLText.declaration
    text += XMLText.tag(
      "testsuites",
      [
        "name": "diorama", "tests": "\(checks.count)",
        "failures": "\(checks.count { !$0.passed })", "errors": "0", "time": Self.seconds(checks),
      ])
    text += ">\n"
    for file in files {
      text += "  "
      text += XMLText.tag(
        "testsuite",
        [
          "name": file.path, "tests": "\(file.checks.count)",
          "failures": "\(file.checks.count { !$0.passed })", "errors": "0", "skipped": "0",
          "time": Self.seconds(file.checks),
        ])
      text += ">\n"
      for check in file.checks { text += Self.testCase(check, of: file.path) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func testCase(_ check: TestCheck, of path: String) -> String {
    var text = "    "
    text += XMLText.tag(
      "testcase",
      ["name": check.name, "classname": path, "file": path, "time": seconds([check])])
    if check.problems.isEmpty { return text + "/>\n" }
    text += ">\n"
    let failures = check.problems.filter(\.isFailure)
    if let first = failures.first {
      let rest = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      text += "      "
      text += XMLText.tag("failure", ["type": first.type, "message": first.message + rest])
      let details = failures.map(\.details).joined(separator: "\n")
      text += ">\(XMLText.escaped(details))</failure>\n"
    }
    let told = check.problems.filter { !$0.isFailure }.map(\.details).joined(separator: "\n")
    if !told.isEmpty { text += "      <system-out>\(XMLText.escaped(told))</system-out>\n" }
    return text + "    </testcase>\n"
  }

  private static func seconds(_ checks: [TestCheck]) -> String {
    DecimalText.report(checks.reduce(0) { $0 + $1.time.seconds })
  }

  // MARK: JSON

  private var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("diorama", .int(1))
    writer.beginList("tests")
    for file in files { writer.item(Self.json(file)) }
    writer.end()
    writer.member(
      "summary",
      .object([
        JSON.Member("files", .int(files.count)), JSON.Member("failed", .int(failed.count)),
        JSON.Member("checks", .int(files.reduce(0) { $0 + $1.checks.count })),
      ]))
    writer.end()
    return writer.text + "\n"
  }

  private static func json(_ file: TestedFile) -> JSON {
    .object([
      JSON.Member("file", .string(file.path)),
      JSON.Member("result", .string(file.passed ? "passed" : "failed")),
      JSON.Member("checks", .list(file.checks.map(json))),
    ])
  }

  private static func json(_ check: TestCheck) -> JSON {
    var members = [JSON.Member("check", .string(check.kind.rawValue))]
    if check.kind == .replay {
      members.append(JSON.Member("device", .string(check.place)))
      members.append(JSON.Member("time", .double(check.time.seconds)))
    }
    members.append(JSON.Member("result", .string(check.passed ? "passed" : "failed")))
    members.append(JSON.Member("problems", .list(check.problems.map(json))))
    return .object(members)
  }

  private static func json(_ problem: TestProblem) -> JSON {
    .object([
      JSON.Member("type", .string(problem.type)),
      JSON.Member("message", .string(problem.message)),
      JSON.Member("fails", .bool(problem.isFailure)),
      JSON.Member("file", .string(problem.file)), JSON.Member("line", .int(problem.line)),
      JSON.Member("column", .int(problem.column)),
    ])
  }
}
