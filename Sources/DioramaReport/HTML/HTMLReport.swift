// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A test report as one page that a browser opens from the disk: no network, no other file, the same
/// bytes on every machine.
///
/// All of it is there without scripts; the page's own script filters, steps and compares. A policy
/// allows that script and the page's style by their hashes and nothing else, and everything that
/// comes from scenes is escaped text, or a picture of ours.
struct HTMLReport {
  private let report: TestReport
  private(set) var text = ""
  /// The pictures of all runs, each once.
  private var pictures: [String] = []
  private var numbers: [String: Int] = [:]
  private var left = 0

  /// Pictures of one report; those of later steps are left out, which the page says.
  private static let mostPictures = 4000

  init(_ report: TestReport) { self.report = report }

  mutating func write() {
    var body = ""
    for (index, file) in report.files.enumerated() { body += self.file(file, index) }
    text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    text += "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n"
    text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    text += "<meta name=\"color-scheme\" content=\"light dark\">\n<title>\(title)</title>\n"
    text += "<style>\(HTMLStyle.text)</style>\n</head>\n<body>\n"
    text += head
    text += "<main id=\"files\">\n\(body)</main>\n"
    text += HTMLHelp.text
    writePictures()
    text += "<script>\(HTMLScript.text)</script>\n</body>\n</html>\n"
  }

  private static var policy: String {
    let (style, script) = (hash(HTMLStyle.text), hash(HTMLScript.text))
    return "default-src 'none'; style-src '\(style)'; script-src '\(script)'; img-src data:; "
      + "base-uri 'none'; form-action 'none'"
  }

  private static func hash(_ text: String) -> String {
    "sha256-\(Base64.text(SHA256.hash(Array(text.utf8))))"
  }

  private var title: String {
    report.passed ? "Diorama: passed" : "Diorama: \(report.failed.count) failed"
  }

  // MARK: Head

  private var head: String {
    let (count, failed) = (report.files.count, report.failed.count)
    let checks = report.files.reduce(0) { $0 + $1.checks.count }
    var html = "<header>\n<h1>Diorama report</h1>\n"
    html +=
      "<p class=\"summary\" role=\"status\"><strong class=\"\(report.passed ? "ok" : "bad")\">"
    html += report.passed ? "passed" : "failed"
    html += "</strong> <span>\(count) file\(count == 1 ? "" : "s")</span> "
    html +=
      "<span>\(checks) check\(checks == 1 ? "" : "s")</span> <span>\(failed) failed</span></p>\n"
    html += "<div class=\"filter\" role=\"search\"><label for=\"filter\">Filter</label> "
    html += "<input id=\"filter\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\" "
    html += "placeholder=\"path, title, device, step\">\n"
    html += "<div role=\"group\" aria-label=\"Which files\">"
    for (name, isOn) in [("all", true), ("failed", false), ("passed", false)] {
      html +=
        "<button type=\"button\" data-show=\"\(name)\" aria-pressed=\"\(isOn)\">\(name)</button>"
    }
    html += "</div> <span id=\"shown\" aria-live=\"polite\"></span>"
    html += " <button type=\"button\" id=\"help-button\" aria-label=\"Keys\">?</button></div>\n"
    if left > 0 {
      html += "<p class=\"note\">A report holds \(Self.mostPictures) pictures; "
      html += "those of \(left) later moments are left out.</p>\n"
    }
    return html + "</header>\n"
  }

  // MARK: Files

  private mutating func file(_ file: TestedFile, _ index: Int) -> String {
    let words = ([file.path] + file.timelines.flatMap { [$0.title ?? "", $0.place] })
      .joined(separator: " ")
    let outcome = file.passed ? "passed" : "failed"
    var html = "<article id=\"f\(index)\" class=\"file \(outcome)\" data-outcome=\"\(outcome)\" "
    html += "data-words=\"\(HTMLText.escaped(words.lowercased()))\" tabindex=\"-1\">\n"
    html +=
      "<h2><button type=\"button\" class=\"title\"><span class=\"mark\" aria-label=\"\(outcome)\">\(file.passed ? "✓" : "✗")</span> "
    html += "\(HTMLText.escaped(file.path))</button></h2>\n"
    for check in file.checks where !check.problems.isEmpty && check.kind != .replay {
      html += problems(check)
    }
    for (place, difference) in file.differences.enumerated() {
      html += HTMLComparison.html(difference, id: "f\(index)d\(place)")
    }
    for (place, timeline) in file.timelines.enumerated() {
      html += run(timeline, id: "f\(index)r\(place)")
    }
    if file.timelines.isEmpty {
      for check in file.checks where check.kind == .replay && !check.problems.isEmpty {
        html += problems(check)
      }
    }
    return html + "</article>\n"
  }

  private func problems(_ check: TestCheck) -> String {
    var html = "<section class=\"check\"><h3>\(HTMLText.escaped(check.name))</h3>\n"
    for problem in check.problems {
      let name = problem.isFailure ? "problem bad" : "problem"
      html += HTMLText.element("pre", "class=\"\(name)\" tabindex=\"0\"", problem.details) + "\n"
    }
    return html + "</section>\n"
  }

  private mutating func run(_ timeline: RunTimeline, id: String) -> String {
    let global = timeline.pictures.map { number(of: $0.svg) }
    let shots = zip(timeline.pictures, global).map { HTMLRun.Shot(size: $0.size, number: $1) }
    return HTMLRun(timeline, id: id, shots: shots).html
  }

  // MARK: Pictures

  /// Nil where there is no room for it.
  private mutating func number(of svg: String) -> Int? {
    if let known = numbers[svg] { return known }
    guard pictures.count < Self.mostPictures else {
      left += 1
      return nil
    }
    numbers[svg] = pictures.count
    pictures.append(svg)
    return pictures.count - 1
  }

  /// Every picture once, where `use` elements find it.
  private mutating func writePictures() {
    guard !pictures.isEmpty else { return }
    text += "<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n"
    for (number, svg) in pictures.enumerated() {
      var inner = Substring(svg)
      if inner.hasPrefix(XMLText.declaration) { inner.removeFirst(XMLText.declaration.count) }
      guard inner.hasPrefix("<svg") else { continue }
      text +=
        "<svg id=\"p\(number)\""
        + inner.dropFirst(4)
        .replacing(RunTimeline.mark, with: "p\(number)-")
    }
    text += "</svg>\n"
  }
}
