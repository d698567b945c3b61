// SPDX-License-Identifier: MIT
import DioramaCore

/// Findings by the files they are in: those that were checked, then others that they include.
private func byFile(_ report: LintReport) -> [(path: String, findings: [Diagnostic])] {
  var places: [String: Int] = [:]
  var files: [(path: String, findings: [Diagnostic])] = []
  for path in report.paths where places[path] == nil {
    places[path] = files.count
    files.append((path, []))
  }
  for finding in report.findings {
    let path = report.sources.path(of: finding.span.file)
    if let known = places[path] {
      files[known].findings.append(finding)
    } else {
      places[path] = files.count
      files.append((path, [finding]))
    }
  }
  return files
}

/// Findings in JUnit's form: a suite for each file, a case for each finding; a clean file has one that
/// passes.
package func findingsJUnit(_ report: LintReport, _ style: FindingStyle) -> String {
  let files = byFile(report)
  let failures = report.findings.filter { $0.severity >= style.failing }.count
  let tests = files.reduce(0) { $0 + max(1, $1.findings.count) }
  var text = XMLText.declaration
  text += XMLText.tag(
    "testsuites",
    [
      "name": "diorama lint", "tests": "\(tests)", "failures": "\(failures)", "errors": "0",
      "time": "0",
    ])
  text += ">\n"
  for file in files {
    let failing = file.findings.filter { $0.severity >= style.failing }.count
    text += "  "
    text += XMLText.tag(
      "testsuite",
      [
        "name": file.path, "tests": "\(max(1, file.findings.count))", "failures": "\(failing)",
        "errors": "0", "skipped": "0", "time": "0",
      ])
    text += ">\n"
    if file.findings.isEmpty {
      text += "    "
      text += XMLText.tag("testcase", ["name": "lint", "classname": file.path, "time": "0"])
      text += "/>\n"
    }
    for finding in file.findings { text += testCase(finding, report, file.path, style) }
    text += "  </testsuite>\n"
  }
  return text + "</testsuites>\n"
}

private func testCase(
  _ finding: Diagnostic, _ report: LintReport, _ path: String, _ style: FindingStyle
) -> String {
  let place = report.sources.location(of: finding.span)
  let name = "\(finding.rule) \(place.line):\(place.column)"
  let details =
    "\(path):\(place.line):\(place.column): \(finding.severity.name): \(finding.message)"
  var text = "    "
  text += XMLText.tag("testcase", ["name": name, "classname": path, "time": "0"])
  if finding.severity >= style.failing {
    text += ">\n      "
    text += XMLText.tag("failure", ["type": finding.severity.name, "message": finding.message])
    text += ">\(XMLText.escaped(details))</failure>\n    </testcase>\n"
  } else {
    text += ">\n      <system-out>\(XMLText.escaped(details))</system-out>\n    </testcase>\n"
  }
  return text
}

/// Findings in Checkstyle's form.
package func findingsCheckstyle(_ report: LintReport) -> String {
  var text = XMLText.declaration + "<checkstyle version=\"8.0\">\n"
  for file in byFile(report) {
    text += "  " + XMLText.tag("file", ["name": file.path])
    text += file.findings.isEmpty ? "/>\n" : ">\n"
    for finding in file.findings {
      let place = report.sources.location(of: finding.span)
      text += "    "
      text += XMLText.tag(
        "error",
        [
          "line": "\(place.line)", "column": "\(place.column)",
          "severity": level(finding.severity), "message": finding.message,
          "source": "diorama.\(finding.rule)",
        ])
      text += "/>\n"
    }
    if !file.findings.isEmpty { text += "  </file>\n" }
  }
  return text + "</checkstyle>\n"
}

/// One of Checkstyle's words.
private func level(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note: "info"
  }
}
