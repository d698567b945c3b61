// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What `replay` prints for one run: how it went, each step, and the state at its end.
///
/// - Parameters:
///   - title: The script's own name, where it has one.
///   - sources: Where the spans of steps and failures point into.
///   - paint: How results stand out.
package func replayText(
  _ record: RunRecord, title: String?, sources: SourceFiles, paint: Paint = .plain
) -> String {
  var text = record.passed ? paint("PASS", .passed) + " " : paint("FAIL", .failed) + " "
  text += record.scriptName ?? record.sceneName
  if let title { text += " (\(OneLine.text(title)))" }
  text += " on \(record.device.name)"
  if !record.variation.isEmpty {
    text += record.variation.split(separator: "+").map { " · \($0)" }.joined()
  }
  text += "\n"
  for step in record.steps { append(step, record.scriptName, sources, paint, to: &text) }
  let failed = record.steps.count { !$0.failures.isEmpty }
  if failed > 0 {
    text +=
      "  \(failed) of \(record.steps.count) step\(record.steps.count == 1 ? "" : "s") failed\n"
  }
  return text + "\n" + stateText(record)
}

/// `  ✓ 1 tap: play  (line 7, t = 0 s)`, and below it what failed.
private func append(
  _ step: StepRecord, _ scriptName: String?, _ sources: SourceFiles, _ paint: Paint,
  to text: inout String
) {
  text += "  " + (step.failures.isEmpty ? paint("✓", .passed) : paint("✗", .failed)) + " "
  text += "\(step.index + 1) "
  if let name = step.name {
    text += "\(step.keyword) '\(OneLine.text(name))'"
  } else {
    text += excerpt(of: step, sources)
  }
  let place = sources.location(of: step.span)
  let isIncluded = scriptName.map { !place.path.hasSuffix($0) } ?? false
  let line = isIncluded ? "\(place.path):\(place.line)" : "line \(place.line)"
  text += "  (\(line), t = \(DecimalText.report(step.time.seconds)) s)\n"
  if let output = step.output { appendLines(output, label: "", indent: 6, to: &text) }
  for failure in step.failures { append(failure, of: step, sources, paint, to: &text) }
}

private func append(
  _ failure: StepFailure, of step: StepRecord, _ sources: SourceFiles, _ paint: Paint,
  to text: inout String
) {
  appendLines(failure.message, label: "", indent: 6, to: &text)
  if let expected = failure.expected {
    appendLines(expected, label: "expected ", indent: 8, paint, .added, to: &text)
  }
  if let actual = failure.actual {
    appendLines(actual, label: "actual   ", indent: 8, paint, .removed, to: &text)
  }
  let place = sources.location(of: failure.span ?? step.span)
  if !place.path.isEmpty { text += "        at \(place.path):\(place.line)\n" }
  if let cause = failure.cause {
    let place = cause.span.map { sources.location(of: $0) }
    let end = place.map { " (\($0.path):\($0.line))" } ?? ""
    appendLines(cause.message + end, label: "because ", indent: 8, to: &text)
  }
  for note in failure.notes { appendLines(note, label: "note: ", indent: 8, to: &text) }
}

/// One failure of a step with the step it belongs to; no line end at its end.
func failureText(of step: StepRecord, _ failure: StepFailure, sources: SourceFiles) -> String {
  let name = step.name.map { "\(step.keyword) '\(OneLine.text($0))'" }
  var text = "✗ \(step.index + 1) \(name ?? excerpt(of: step, sources))"
  text += "  (t = \(DecimalText.report(step.time.seconds)) s)\n"
  append(failure, of: step, sources, .plain, to: &text)
  if text.last == "\n" { text.removeLast() }
  return text
}

/// The first line of the step as written, where that begins with its keyword; else the keyword.
func excerpt(of step: StepRecord, _ sources: SourceFiles) -> String {
  let longest = 60
  let start = Int(step.span.start)
  let source = sources.text(step.span.file, start..<start + min(step.span.length, 4 * longest + 4))
  let first = source.prefix { !$0.isNewline }
  guard first.hasPrefix(step.keyword) else { return step.keyword }
  let line = OneLine.text(String(first)).unicodeScalars
  let isCut = line.count > longest || first.utf8.count < step.span.length
  var shown = String(line.prefix(longest))
  while shown.last == " " { shown.removeLast() }
  return isCut && shown != step.keyword ? shown + " …" : shown
}

/// A text of one or more lines; those after the first stand below the end of the label.
private func appendLines(
  _ lines: String, label: String, indent: Int, _ paint: Paint = .plain,
  _ role: Paint.Role = .strong, to text: inout String
) {
  let margin = String(repeating: " ", count: indent)
  let rest = margin + String(repeating: " ", count: label.count)
  let parts = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  for (index, part) in parts.enumerated() {
    text += (index == 0 ? margin + label : rest) + paint(String(part), role) + "\n"
  }
}
