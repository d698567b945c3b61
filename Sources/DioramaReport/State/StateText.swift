// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The state of a run as text: a head line, the window's tree, the model, the log.
///
/// In the shape of UIKit's `recursiveDescription`, with ids for addresses; ends with a line end.
package func stateText(_ record: RunRecord) -> String {
  var text = stateText(record, of: record.window)
  let values = ValueText(graph: record.graph)
  appendAnimators(of: record, values, to: &text)
  if !record.state.isEmpty { text += "state\n" }
  for (name, value) in record.state {
    text += "   \(name) = "
    values.append(value, to: &text)
    text += "\n"
  }
  if !record.log.isEmpty { text += "log\n" }
  for entry in record.log {
    for line in entry.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      text += "   \(line)\n"
    }
  }
  return text
}

/// The head line and the tree of one view, which stands at the left edge.
package func stateText(_ record: RunRecord, of root: ObjectID) -> String {
  var text = headLine(record) + "\n"
  var changed = ChangedProperties(in: record.graph)
  let presentations = Presentations(of: record)
  let motions = Motions(in: record.graph)
  let values = ValueText(graph: record.graph)
  record.graph.walk(from: root) { object, depth in
    for _ in 0..<depth { text += "   | " }
    text += "<\(record.graph.className(of: object)): \(record.graph.ids[object.offset])"
    for property in Placement.of(object, in: record.graph) + changed.of(object) {
      text += "; \(property.name) = "
      values.append(property, to: &text)
    }
    append(motions.of(object), as: "motion", values, to: &text)
    append(presentations.of(object), as: "presentation", values, to: &text)
    text += ">\n"
  }
  return text
}

/// `; presentation = {alpha: 0.5}`; nothing where there are no properties.
private func append(
  _ properties: [ChangedProperties.Property], as name: String, _ values: ValueText,
  to text: inout String
) {
  guard !properties.isEmpty else { return }
  text += "; \(name) = {"
  for (index, property) in properties.enumerated() {
    text += "\(index > 0 ? ", " : "")\(property.name): "
    values.append(property, to: &text)
  }
  text += "}"
}

/// The animators that have begun, a line each.
private func appendAnimators(
  of record: RunRecord, _ values: ValueText, to text: inout String
) {
  let animators = Motions(in: record.graph).animators(among: record.objects)
  if !animators.isEmpty { text += "animators\n" }
  for animator in animators {
    text += "   \(animator.id): "
    for (index, property) in animator.properties.enumerated() {
      text += "\(index > 0 ? "; " : "")\(property.name) = "
      values.append(property, to: &text)
    }
    text += "\n"
  }
}

/// `iPhone 5s · iOS 7 · portrait · 320 x 568 @2x · t = 0.5 s`.
func headLine(_ record: RunRecord) -> String {
  let size = record.device.size(in: record.orientation)
  let screen =
    DecimalText.report(size.width) + " x " + DecimalText.report(size.height) + " @"
    + DecimalText.report(record.device.scale) + "x"
  return [
    record.device.name, "iOS \(record.os)", record.orientation.rawValue, screen,
    "t = \(DecimalText.report(record.time.seconds)) s",
  ].joined(separator: " · ")
}
