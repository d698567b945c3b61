// SPDX-License-Identifier: MIT
import DioramaModel

/// Events that must have happened.
package enum ExpectEvents: Step {
  package static let name = "expectEvents"
  package static let summary = "Checks the events since the last such step."
  package static let arguments = [
    StepArgument("events", .events, .main, "The events in order, as `id.event` or mappings.")
  ]
  package static let examples = [
    Example("Exactly", "expectEvents: [play.touchDown, play.touchUpInside]"),
    Example("Of one object", "expectEvents: { of: [play], equals: [play.touchDown] }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard case .events(let events, let mode, let filter)? = arguments["events"] else { return nil }
    return .expectEvents(events, match: mode, filter: filter)
  }
}
