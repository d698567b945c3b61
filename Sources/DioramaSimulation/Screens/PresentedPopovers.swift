// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Controllers presented as popovers, which pads can do from iOS 8 on.
extension Simulation {
  func presentPopover(
    _ controller: ObjectID, _ context: ObjectID, _ source: ShowRequest?, _ animated: Bool,
    at span: SourceSpan?, _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    let popover = try popoverPresentation(of: controller)
    guard var value = graph.values[popover.offset] as? any PresentationClass,
      !isShown(popover)
    else { return }
    value.content = controller
    graph.values[popover.offset] = value
    _ = try answer("prepareForPopoverPresentation", [], of: popover)
    value = graph.values[popover.offset] as? any PresentationClass ?? value
    var request = source
    if request == nil, let object = value.source {
      request = try showRequest(
        from: object, value.sourceRect, value.permittedArrowDirections, animated, at: span)
    }
    guard let request else {
      throw RunError(
        UIKitException(
          "NSGenericException",
          "UIPopoverPresentationController of '\(graph.ids[controller.offset])' should have a "
            + "non-nil sourceView or barButtonItem set before the presentation occurs."), at: span)
    }
    screens.presentations.append(
      Presentation(presented: controller, presenter: context, style: .popover, covers: false))
    update(controller) { $0.presenting = context }
    update(context) { $0.presented = controller }
    try goOnRaising(popover, at: span) { (value, effects) throws(UIKitException) in
      guard var shown = value as? any PresentationClass else { return }
      try shown.show(request, effects: &effects)
      value = shown
    }
    try completion(self)
  }

  /// Dismisses a popover by code; its delegate hears nothing.
  func dismissPopover(
    _ presentation: Presentation, animated: Bool,
    _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    let shown = screens.popovers.first { $0.content == presentation.presented }
    guard let popover = shown?.popover, var value = popoverValue(popover), value.popover.leave()
    else { return try completion(self) }
    graph.values[popover.offset] = value
    try hidePopover(popover, animated: animated, completion)
  }

  /// Who presents what a popover shows knows nothing of it any more.
  func forgetPresentation(of content: ObjectID) {
    guard let index = screens.presentations.firstIndex(where: { $0.presented == content }) else {
      return
    }
    let presenter = screens.presentations.remove(at: index).presenter
    update(content) { $0.presenting = nil }
    update(presenter) { $0.presented = nil }
  }

  /// What says where a controller's popover comes from, made where the scene says nothing of it.
  private func popoverPresentation(of controller: ObjectID) throws(RunError) -> ObjectID {
    if let described = traits(of: controller)?.popoverPresentationController { return described }
    let made = try makeObject(
      "UIPopoverPresentationController",
      id: "\(graph.ids[controller.offset]).popoverPresentationController", for: controller)
    if var value = graph.values[controller.offset] as? any ControllerClass {
      value.controller.popoverPresentationController = made
      graph.values[controller.offset] = value
      bindings.noteObject(controller)
    }
    return made
  }
}
