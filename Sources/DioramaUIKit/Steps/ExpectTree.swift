// SPDX-License-Identifier: MIT
import DioramaModel

/// What a part of the state tree must look like.
package enum ExpectTree: Step {
  package static let name = "expectTree"
  package static let summary = "Checks a view with its properties and subviews."
  package static let arguments = [
    StepArgument(
      "tree", .tree, .main,
      "`match: contains` or `equals`, then `id`, `type`, properties, and `subviews` alike.")
  ]
  package static let examples = [
    Example(
      "A part of it",
      "expectTree: { match: contains, id: view, subviews: [ { type: UISlider, value: 50 } ] }")
  ]

  package static func request(
    _ arguments: StepArguments, problems: inout [StepProblem]
  ) -> StepRequest? {
    guard case .tree(let pattern, let mode)? = arguments["tree"] else { return nil }
    return .expectTree(pattern, match: mode)
  }
}
