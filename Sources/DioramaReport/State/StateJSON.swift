// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The state of a run as JSON, as the language's section on reports lays it down.
///
/// `script`, `result` and `steps` are there only for a run of a script. Ends with a line end.
/// - Parameter sources: Where the spans of steps and failures point into.
package func stateJSON(_ record: RunRecord, sources: SourceFiles) -> String {
  var writer = JSONWriter()
  write(record, sources, to: &writer)
  return writer.text + "\n"
}

/// One object for exactly one run, a list of them otherwise.
package func runsJSON(_ records: [RunRecord], sources: SourceFiles) -> String {
  if records.count == 1, let record = records.first { return stateJSON(record, sources: sources) }
  var writer = JSONWriter()
  writer.beginList()
  for record in records { write(record, sources, to: &writer) }
  writer.end()
  return writer.text + "\n"
}

private func write(_ record: RunRecord, _ sources: SourceFiles, to writer: inout JSONWriter) {
  let values = ValueJSON(graph: record.graph)
  writer.beginObject()
  writeHead(record, to: &writer)
  writeTree(record, values, to: &writer)
  writeObjects(record, values, to: &writer)
  writer.member(
    "state", .object(record.state.map { JSON.Member($0.name, values.json($0.value)) }))
  writer.member("log", .strings(record.log))
  writer.beginList("events")
  for event in record.events { writer.item(eventJSON(event, values)) }
  writer.end()
  if record.scriptName != nil {
    writer.beginList("steps")
    for step in record.steps { writer.item(stepJSON(step, record.scriptName, sources)) }
    writer.end()
  }
  writer.end()
}

/// What every report of a run begins with.
func writeHead(_ record: RunRecord, to writer: inout JSONWriter) {
  writer.member("diorama", .int(1))
  writer.member("scene", .string(record.sceneName))
  if let script = record.scriptName { writer.member("script", .string(script)) }
  writer.member("device", deviceJSON(record))
  writer.member("time", .double(record.time.seconds))
  if record.scriptName != nil {
    writer.member("result", resultJSON(record.passed))
  }
}

private func deviceJSON(_ record: RunRecord) -> JSON {
  let size = record.device.size(in: record.orientation)
  return .object([
    JSON.Member("name", .string(record.device.name)),
    JSON.Member("os", .int(record.os)),
    JSON.Member("size", .doubles(size.width, size.height)),
    JSON.Member("scale", .double(record.device.scale)),
    JSON.Member("idiom", .string(record.device.idiom.rawValue)),
    JSON.Member("orientation", .string(record.orientation.rawValue)),
    JSON.Member("locale", .string(record.locale)),
    JSON.Member("contentSizeCategory", .string(record.contentSize.rawValue)),
  ])
}

private func writeTree(_ record: RunRecord, _ values: ValueJSON, to writer: inout JSONWriter) {
  var changed = ChangedProperties(in: record.graph)
  let presentations = Presentations(of: record)
  let motions = Motions(in: record.graph)
  var openNodes = 0
  record.graph.walk(from: record.window) { object, depth in
    close(openNodes - depth, in: &writer)
    openNodes = depth + 1
    if depth == 0 { writer.beginObject("tree") } else { writer.beginObject() }
    writer.member("id", .string(record.graph.ids[object.offset]))
    writer.member("type", .string(record.graph.className(of: object)))
    for property in Placement.of(object, in: record.graph) {
      writer.member(property.name, values.json(property.value))
    }
    writer.member("properties", values.object(changed.of(object)))
    let motion = motions.of(object)
    if !motion.isEmpty { writer.member("motion", values.object(motion)) }
    let presented = presentations.of(object)
    if !presented.isEmpty { writer.member("presentation", values.object(presented)) }
    writer.beginList("subviews")
  }
  close(openNodes, in: &writer)
}

/// Ends views with their lists of subviews.
private func close(_ count: Int, in writer: inout JSONWriter) {
  for _ in 0..<max(0, count) {
    writer.end()
    writer.end()
  }
}

private func writeObjects(_ record: RunRecord, _ values: ValueJSON, to writer: inout JSONWriter) {
  var changed = ChangedProperties(in: record.graph)
  let motions = Motions(in: record.graph)
  writer.beginObject("objects")
  for object in record.objects {
    let properties = changed.of(object)
    if properties.isEmpty, record.graph.implied.contains(object) { continue }
    var members = [
      JSON.Member("type", .string(record.graph.className(of: object))),
      JSON.Member("properties", values.object(properties)),
    ]
    // Groups are items beside the views.
    let motion = motions.of(object)
    if !motion.isEmpty { members.append(JSON.Member("motion", values.object(motion))) }
    writer.member(record.graph.ids[object.offset], .object(members))
  }
  writer.end()
}

private func eventJSON(_ event: EventRecord, _ values: ValueJSON) -> JSON {
  let own = [
    JSON.Member("time", .double(event.time.seconds)),
    JSON.Member("source", .string(event.source)),
    JSON.Member("event", .string(event.event)),
  ]
  let taken = own.map(\.key)
  return .object(
    own
      + event.arguments.filter { !taken.contains($0.name) }.map {
        JSON.Member($0.name, values.json($0.value))
      })
}

private func stepJSON(
  _ step: StepRecord, _ scriptName: String?, _ sources: SourceFiles
) -> JSON {
  let place = sources.location(of: step.span)
  var members = [
    JSON.Member("index", .int(step.index)), JSON.Member("line", .int(place.line)),
    JSON.Member("step", .string(step.keyword)),
  ]
  // A step of a script that this one includes.
  if let scriptName, !place.path.isEmpty, !place.path.hasSuffix(scriptName) {
    members.append(JSON.Member("file", .string(place.path)))
  }
  if let name = step.name { members.append(JSON.Member("name", .string(name))) }
  members += [
    JSON.Member("time", .double(step.time.seconds)),
    JSON.Member("result", resultJSON(step.failures.isEmpty)),
    JSON.Member("failures", .list(step.failures.map { failureJSON($0, sources) })),
  ]
  if let output = step.output { members.append(JSON.Member("output", .string(output))) }
  return .object(members)
}

private func failureJSON(_ failure: StepFailure, _ sources: SourceFiles) -> JSON {
  var members = [JSON.Member("message", .string(failure.message))]
  if let expected = failure.expected {
    members.append(JSON.Member("expected", .string(expected)))
  }
  if let actual = failure.actual { members.append(JSON.Member("actual", .string(actual))) }
  if let span = failure.span {
    members.append(JSON.Member("line", .int(sources.location(of: span).line)))
  }
  if let cause = failure.cause {
    var because = [JSON.Member("message", .string(cause.message))]
    if let span = cause.span {
      let place = sources.location(of: span)
      because += [
        JSON.Member("file", .string(place.path)), JSON.Member("line", .int(place.line)),
      ]
    }
    members.append(JSON.Member("because", .object(because)))
  }
  if !failure.notes.isEmpty { members.append(JSON.Member("notes", .strings(failure.notes))) }
  return .object(members)
}

private func resultJSON(_ passed: Bool) -> JSON { .string(passed ? "passed" : "failed") }
