// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Alert controllers: presented as layers over what stays appeared, until one of their actions is
/// chosen.
///
/// Source of the order: UIKit facts 3.5 and 3.6 (recalled); recorded fact V5.
extension Simulation {
  func presentOverlay(
    _ controller: ObjectID, _ value: any OverlayControllerClass, _ context: ObjectID,
    _ source: ShowRequest?, _ animated: Bool, at span: SourceSpan?,
    _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    guard let view = view(of: controller) else { return }
    var request = try alertRequest(for: controller, source, animated, at: span)
    request.isAnimated = animated
    var value = value
    value.begin(request)
    graph.values[controller.offset] = value
    graph.panels.removeAll { $0.view == view }
    graph.panels.append((view: view, controller: controller))
    graph.fillPanel(view, of: controller)
    if let panel = (graph.values[view.offset] as? any PanelClass)?.panel,
      let objection = value.objection(to: panel, request)
    {
      graph.panels.removeAll { $0.view == view }
      throw RunError(objection, at: span)
    }
    isAnimatedAppearance = animated
    defer { isAnimatedAppearance = false }
    try loadView(of: controller)
    screens.presentations.append(
      Presentation(
        presented: controller, presenter: context, style: .overFullScreen, covers: false))
    update(controller) { $0.presenting = context }
    update(context) { $0.presented = controller }
    try willAppear(controller)
    try showLayer(view, of: controller, request)
    try layoutCallbacks(from: controller)
    if let field = (graph.values[view.offset] as? any PanelClass)?.panel.fields.first {
      try becomeFirstResponder(field)
    }
    let duration = animated ? ScreenTimes.layerIn : .zero
    try begin("an alert", lasting: duration, of: controller) { (simulation) throws(RunError) in
      simulation.isAnimatedAppearance = animated
      defer { simulation.isAnimatedAppearance = false }
      try simulation.didAppear(controller)
      try completion(simulation)
    }
  }

  /// Where it comes from: what the action names, else what its popover presentation controller does.
  private func alertRequest(
    for controller: ObjectID, _ source: ShowRequest?, _ animated: Bool, at span: SourceSpan?
  ) throws(RunError) -> ShowRequest {
    if let source { return source }
    let described = traits(of: controller)?.popoverPresentationController
    let value = described.flatMap { graph.values[$0.offset] as? any PresentationClass }
    return try showRequest(
      from: device.idiom == .pad ? value?.source : nil, value?.sourceRect,
      value?.permittedArrowDirections ?? ArrowDirections(), animated, at: span)
  }

  func dismissOverlay(
    _ presentation: Presentation, animated: Bool,
    _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    let (controller, below) = (presentation.presented, presentation.presenter)
    try finishTransitions(of: controller)
    guard screens.presentations.contains(where: { $0.presented == controller }) else {
      return try completion(self)
    }
    isAnimatedAppearance = animated
    defer { isAnimatedAppearance = false }
    screens.presentations.removeAll { $0.presented == controller }
    try willDisappear(controller)
    if let view = view(of: controller) { try endEditing(in: view, force: true) }
    let duration = animated ? ScreenTimes.layerOut : .zero
    hideLayer(of: controller, duration)
    try begin("an alert's end", lasting: duration, of: controller) {
      (simulation) throws(RunError) in
      simulation.isAnimatedAppearance = animated
      defer { simulation.isAnimatedAppearance = false }
      simulation.graph.panels.removeAll { $0.controller == controller }
      try simulation.removeLayer(of: controller)
      simulation.update(controller) { $0.presenting = nil }
      simulation.update(below) { $0.presented = nil }
      try simulation.didDisappear(controller)
      try simulation.settleBindings()
      try completion(simulation)
    }
  }

  /// A tap chose an action of the alert controller that an object is or whose view it is: the alert
  /// goes, and then the action runs.
  ///
  /// - Parameter index: Nil is the action that cancels; where there is none nothing happens.
  func choose(_ index: Int?, in object: ObjectID) throws(RunError) {
    let controller = screens.owners[object] ?? object
    guard let presentation = screens.presentations.last(where: { $0.presented == controller }),
      let value = graph.values[controller.offset] as? any OverlayControllerClass,
      let view = view(of: controller),
      let panel = (graph.values[view.offset] as? any PanelClass)?.panel,
      let chosen = index ?? panel.cancelIndex, value.offeredActions.indices.contains(chosen)
    else { return }
    let action = value.offeredActions[chosen]
    try dismissOverlay(presentation, animated: true) { (simulation) throws(RunError) in
      guard simulation.graph.values.indices.contains(action.offset) else { return }
      try simulation.call("handler", [], of: action)
    }
  }
}
