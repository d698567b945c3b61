// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaExpressions
import DioramaModel

/// Makes the timeline of a run from what there is after each step of it.
package struct TimelineBuilder {
  private let sources: SourceFiles
  private var timeline: RunTimeline
  private var known: [String: Int] = [:]
  private var lastText = ""
  private var lastShot: Int?
  private var events = 0
  private var lines = 0
  private var count = 0

  /// Steps of one run whose pictures and changes are kept.
  private static let mostSteps = 2000
  /// Lines of one change, and events or lines of the log of one step.
  private static let mostLines = 400

  package init(_ sources: SourceFiles, title: String?) {
    self.sources = sources
    timeline = RunTimeline(title: title, place: "", passed: true, time: .zero)
  }

  /// Takes what there is now.
  ///
  /// - Parameter step: The step that led there; nil for the load.
  package mutating func add(_ record: RunRecord, after step: StepRecord?, touches: [TouchTrack]) {
    count += 1
    var made = step.map { self.step($0) }
    defer { if let made { timeline.steps.append(made) } }
    guard count <= Self.mostSteps else {
      timeline.isCut = true
      return
    }
    let text = stateText(record)
    let shot = shot(record)
    made?.before = lastShot
    made?.after = shot
    made?.touches = touches
    if lastText != text, made != nil { made?.change = Self.change(lastText, text) }
    made?.events = record.events[min(events, record.events.count)...]
      .prefix(Self.mostLines).map(Self.line)
    made?.log = Array(record.log[min(lines, record.log.count)...].prefix(Self.mostLines))
    events = record.events.count
    lines = record.log.count
    lastText = text
    lastShot = shot
  }

  /// The whole, once the run has ended.
  package func finished(_ record: RunRecord) -> RunTimeline {
    var timeline = timeline
    let variation = record.variation.split(separator: "+").map { " · \($0)" }.joined()
    timeline.place = record.device.name + variation
    timeline.passed = record.passed
    timeline.time = record.time
    timeline.state = stateText(record)
    // A block that is known to fail takes the failures of its steps back.
    for index in timeline.steps.indices where record.steps.indices.contains(index) {
      timeline.steps[index].failures = record.steps[index].failures.map(failure)
    }
    return timeline
  }

  private mutating func shot(_ record: RunRecord) -> Int {
    let list = displayList(record)
    let svg = displayListSVG(list, title: record.sceneName, prefix: RunTimeline.mark)
    if let index = known[svg] { return index }
    known[svg] = timeline.pictures.count
    timeline.pictures.append(RunTimeline.Shot(svg: svg, size: list.size))
    return timeline.pictures.count - 1
  }

  private func step(_ step: StepRecord) -> RunTimeline.Step {
    let place = sources.location(of: step.span)
    let title =
      step.name.map { "\(step.keyword) '\(OneLine.text($0))'" } ?? excerpt(of: step, sources)
    var made = RunTimeline.Step(
      title: title, keyword: step.keyword, time: step.time, path: place.path, line: place.line)
    let last = min(max(place.line, place.endLine), place.line + 8)
    for number in max(1, place.line - 2)...(last + 2) {
      let range = sources.lineRange(step.span.file, number)
      if range.isEmpty, number > last { continue }
      let end = min(range.upperBound, range.lowerBound + 400)
      made.excerpt.append(
        RunTimeline.SourceLine(
          number: number, text: sources.text(step.span.file, range.lowerBound..<end),
          isMeant: (place.line...last).contains(number)))
    }
    made.failures = step.failures.map(failure)
    made.output = step.output
    return made
  }

  private func failure(_ failure: StepFailure) -> RunTimeline.Failure {
    var notes = failure.notes
    if let cause = failure.cause {
      let place = cause.span.map { sources.location(of: $0) }
      let end = place.map { " (\($0.path):\($0.line))" } ?? ""
      notes.insert("because \(cause.message)\(end)", at: 0)
    }
    return RunTimeline.Failure(
      message: failure.message, expected: failure.expected, actual: failure.actual, notes: notes)
  }

  private static func change(_ old: String, _ new: String) -> String {
    let lines = unifiedDiff(old: Array(old.utf8), new: Array(new.utf8), path: "")
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    let shown = lines.prefix(mostLines).joined(separator: "\n")
    return lines.count > mostLines ? shown + "\n… and \(lines.count - mostLines) lines more" : shown
  }

  private static func line(_ event: EventRecord) -> String {
    let arguments = event.arguments.map { "\($0.name): \($0.value.templateText)" }
    return "\(seconds(event.time))  \(event.source).\(event.event)"
      + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  private static func seconds(_ time: VirtualTime) -> String {
    "\(DecimalText.report(time.seconds)) s"
  }
}
