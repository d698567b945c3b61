// SPDX-License-Identifier: MIT
import DioramaModel

/// Something that must not be seen.
package enum ExpectNo: Step {
  package static let name = "expectNo"
  package static let summary = "Checks that the target is not in the tree, or not visible."
  package static let arguments = [
    StepArgument("target", .target, .main, "What must not be seen.")
  ]
  package static let examples = [Example("A view", "expectNo: banner")]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    arguments.target("target").map { .expectAbsent($0) }
  }
}
