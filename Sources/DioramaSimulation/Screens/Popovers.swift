// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A popover on the screen.
struct ShownPopover {
  var popover: ObjectID
  var content: ObjectID
  var request: ShowRequest
}

/// Popovers: a controller's view in a layer beside what it comes from.
///
/// The controller hears of its coming and going, those below do not (UIKit facts 3.6). A popover comes
/// at once and takes a quarter of a second to go (UIKit facts 3.9, recalled).
extension Simulation {
  /// Puts a popover on the screen that agreed to come.
  func showPopover(_ popover: ObjectID, _ request: ShowRequest) throws(RunError) {
    try finishTransitions()
    guard let content = popoverValue(popover)?.content, let view = view(of: content) else { return }
    isAnimatedAppearance = request.isAnimated
    defer { isAnimatedAppearance = false }
    try loadView(of: content)
    guard popoverValue(popover)?.popover.run.isVisible == true, !isShown(popover) else { return }
    screens.popovers.append(ShownPopover(popover: popover, content: content, request: request))
    let isController = info(of: popover).elsewhere != nil
    update(content) { run in
      run.isInPopover = true
      run.popover = isController ? popover : nil
    }
    graph.append(view, to: popover)
    bindings.noteTree(of: popover)
    try placePopover(popover)
    add(Layer(view: popover, owner: popover, dims: os >= 7))
    try willAppear(content)
    try layOut(content)
    try layoutCallbacks(from: content)
    try settleBindings()
    guard isShown(popover) else { return }
    try placePopover(popover)
    try didAppear(content)
    bindings.note(.view)
    try settleBindings()
  }

  /// Takes a popover from the screen; `completion` follows when it is gone.
  func hidePopover(
    _ popover: ObjectID, animated: Bool,
    _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    try finishTransitions()
    guard let index = screens.popovers.firstIndex(where: { $0.popover == popover }) else {
      return try completion(self)
    }
    let content = screens.popovers.remove(at: index).content
    isAnimatedAppearance = animated
    defer { isAnimatedAppearance = false }
    try willDisappear(content)
    forgetPresentation(of: content)
    bindings.noteObject(popover)
    try settleBindings()
    let duration = animated ? ScreenTimes.popover : .zero
    if duration > .zero {
      startAnimation(
        "alpha", of: popover, from: .double(graph.alpha[popover.offset]), to: .double(0),
        movement(duration))
    }
    try begin("a popover's dismissal", lasting: duration) { (simulation) throws(RunError) in
      simulation.isAnimatedAppearance = animated
      defer { simulation.isAnimatedAppearance = false }
      try simulation.removeLayer(of: popover)
      if let view = simulation.view(of: content), simulation.graph.parent(of: view) == popover {
        simulation.graph.detach(view)
        simulation.endStrayAnimations()
        simulation.bindings.noteTree(of: popover)
      }
      simulation.update(content) { run in
        run.isInPopover = false
        run.popover = nil
      }
      simulation.update(popover: popover) { $0.contentSize = nil }
      try simulation.didDisappear(content)
      simulation.bindings.note(.view)
      try simulation.settleBindings()
      try completion(simulation)
    }
  }

  /// Puts a popover where it belongs, for what it comes from and for what its content prefers.
  func placePopover(_ popover: ObjectID) throws(RunError) {
    guard let index = screens.popovers.firstIndex(where: { $0.popover == popover }),
      let value = popoverValue(popover)
    else { return }
    let content = screens.popovers[index].content
    let request = refreshed(screens.popovers[index].request)
    screens.popovers[index].request = request
    let place = value.place(contentSize(of: content), request)
    setFrame(place.frame, of: popover)
    // The content is at the origin whichever side the arrow is on.
    graph.bounds[popover.offset].origin = Point(-place.content.minX, -place.content.minY)
    if let view = view(of: content), graph.parent(of: view) == popover {
      setFrame(Rect(origin: .zero, size: place.content.size), of: view)
    }
    update(popover: popover) { run in
      run.arrowDirection = place.arrow
      run.contentSize = place.content.size
      let isAcross = place.arrow == .left || place.arrow == .right
      run.arrowTip =
        isAcross
        ? place.tip.y - place.frame.minY - place.content.minY
        : place.tip.x - place.frame.minX - place.content.minX
    }
    try layOut(content)
  }

  /// Something that popovers go by may have changed: their content, its size, their source.
  func placePopovers() throws(RunError) {
    for shown in screens.popovers { try followPopover(shown.popover) }
  }

  /// A popover that is shown follows what is asked of it.
  func followPopover(_ popover: ObjectID) throws(RunError) {
    guard let shown = screens.popovers.first(where: { $0.popover == popover }),
      let content = popoverValue(popover)?.content
    else { return }
    if content != shown.content { try change(popover, from: shown.content, to: content) }
    try placePopover(popover)
  }

  /// Shows another controller's view in a popover, at once.
  private func change(
    _ popover: ObjectID, from old: ObjectID, to new: ObjectID
  ) throws(RunError) {
    try checkPopover(popover, at: nil)
    try finishTransitions()
    try loadView(of: new)
    guard let index = screens.popovers.firstIndex(where: { $0.popover == popover }),
      let view = view(of: new)
    else { return }
    screens.popovers[index].content = new
    try willDisappear(old)
    let popoverController = traits(of: old)?.run.popover
    update(old) { run in
      run.isInPopover = false
      run.popover = nil
    }
    update(new) { run in
      run.isInPopover = true
      run.popover = popoverController
    }
    try willAppear(new)
    if let view = self.view(of: old), graph.parent(of: view) == popover { try remove(view) }
    graph.append(view, to: popover)
    bindings.noteTree(of: popover)
    try didDisappear(old)
    try placePopover(popover)
    try layoutCallbacks(from: new)
    try didAppear(new)
    bindings.note(.view)
    try settleBindings()
  }

  /// Where a popover comes from, as it is now; one whose source has gone stays where it is.
  private func refreshed(_ request: ShowRequest) -> ShowRequest {
    var request = request
    request.screen = Rect(origin: .zero, size: screen)
    // It does not collide with the keyboard (documented).
    if keyboard.isUp, keyboard.frame.height > 0 {
      request.screen.size.height = min(screen.height, max(0, keyboard.frame.minY))
    }
    request.safeArea = barMetrics.safeArea
    if os < 11 { request.safeArea = EdgeInsets(barMetrics.statusBar, 0, 0, 0) }
    guard let object = request.sourceObject, let place = place(ofSource: object) else {
      return request
    }
    request.source = place
    if let rect = request.sourceRect, !request.isFromBar {
      request.source = graph.convert(rect, from: object, to: Scene.window)
    }
    return request
  }

  func isShown(_ popover: ObjectID) -> Bool {
    screens.popovers.contains { $0.popover == popover }
  }

  func popoverValue(_ object: ObjectID) -> (any PopoverClass)? {
    graph.values[object.offset] as? any PopoverClass
  }

  private func update(popover: ObjectID, _ change: (inout PopoverTraits.Run) -> Void) {
    guard var value = popoverValue(popover) else { return }
    let before = value.popover.run
    change(&value.popover.run)
    guard value.popover.run != before else { return }
    graph.values[popover.offset] = value
    bindings.noteObject(popover)
  }

  /// The size that a controller wants to have: its own wish, else that of what it shows and of its
  /// bars.
  func contentSize(of controller: ObjectID, depth: Int = 0) -> Size? {
    if let own = traits(of: controller)?.contentSize { return own }
    guard depth < limits.depth,
      let container = graph.values[controller.offset] as? any ContainerClass,
      let child = container.shownChild, child != controller,
      let inner = contentSize(of: child, depth: depth + 1)
    else { return nil }
    var layout = layout(of: controller, container, in: Rect(origin: .zero, size: inner))
    container.layOut(&layout)
    return Size(inner.width, inner.height + layout.bars.reduce(0) { $0 + ($1.frame?.height ?? 0) })
  }

  /// The views that touches reach although a popover is there: those named, and the bar that it comes
  /// from.
  func passthroughViews(of layer: Layer) -> [ObjectID] {
    guard let popover = popoverValue(layer.owner)?.popover else { return layer.passthrough }
    var passing = layer.passthrough + popover.passthroughViews
    if let request = screens.popovers.first(where: { $0.popover == layer.owner })?.request,
      request.isFromBar, let item = request.sourceObject,
      let shown: (bar: ObjectID, place: ItemPlace) = shownPlace(of: item)
    {
      passing.append(shown.bar)
    }
    return passing
  }

  /// Whether taps outside leave a popover as it is (UIKit facts 3.5, documented).
  func isModal(_ popover: ObjectID) -> Bool {
    guard let content = popoverValue(popover)?.content else { return false }
    return shown(from: content).contains { traits(of: $0)?.isModalInPopover == true }
  }

  /// Raises where UIKit would: of a class that this device has no objects of.
  func checkIdiom(of object: ObjectID, at span: SourceSpan?) throws(RunError) {
    guard device.idiom != .pad, let exception = info(of: object).elsewhere else { return }
    throw RunError(exception, at: span)
  }

  /// Raises where what a popover is to show is on the screen already, or the popover before it, which
  /// nothing refers to any more, is.
  func checkPopover(_ popover: ObjectID, at span: SourceSpan?) throws(RunError) {
    guard let content = popoverValue(popover)?.content else { return }
    let name = "'\(graph.ids[content.offset])'"
    let isTaken =
      content == Scene.rootController || traits(of: content)?.run.parent != nil
      || screens.presentations.contains { $0.presented == content }
      || screens.popovers.contains { $0.content == content && $0.popover != popover }
    if isTaken {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException", "\(name) is shown already and cannot be in a popover"),
        at: span)
    }
    let original = description(of: popover)
    let lost = screens.popovers.contains {
      $0.popover != popover && description(of: $0.popover) == original
    }
    if lost {
      throw RunError(
        UIKitException(
          "NSGenericException",
          "-[UIPopoverController dealloc] reached while popover is still visible."), at: span)
    }
  }
}
