// SPDX-License-Identifier: MIT
import DioramaModel

/// The state as it is now, to compare with the recorded one.
package enum Snapshot: Step {
  package static let name = "snapshot"
  package static let summary = "Takes the state as text, to record or to compare."
  package static let arguments = [
    StepArgument("name", .text, .main, "What the recorded file is called."),
    StepArgument("of", .target, "The view to take; the window unless told."),
    StepArgument("as", .formats, "Which outputs; text."),
  ]
  package static let examples = [
    Example("Everything", "snapshot: after"),
    Example("One view", "snapshot: { name: bar, of: bar }"),
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard let name = arguments.text("name") else { return nil }
    let allowed = name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || [0x20, 0x2D, 0x2E, 0x5F].contains($0)
    }
    guard allowed, !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= 100 else {
      problems.append(
        StepProblem(
          "a snapshot's name has letters, digits, '-', '_', '.' and spaces only", argument: "name"))
      return nil
    }
    let asked = arguments.names("as")
    let kinds = SnapshotKind.allCases.filter { asked?.contains($0.rawValue) ?? ($0 == .text) }
    return .snapshot(name: name, of: arguments.target("of"), as: kinds)
  }
}
