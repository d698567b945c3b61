// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Controllers that are shown as layers: alerts.
extension Simulation {
  func presentOverlay(
    _ controller: ObjectID, _ value: any OverlayControllerClass, _ context: ObjectID,
    _ source: ShowRequest?, _ animated: Bool, at span: SourceSpan?,
    _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    throw RunError("'\(graph.ids[controller.offset])' cannot be presented yet", at: span)
  }

  func dismissOverlay(
    _ presentation: Presentation, animated: Bool,
    _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    try completion(self)
  }
}
