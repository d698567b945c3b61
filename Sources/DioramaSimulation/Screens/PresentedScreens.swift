// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A controller shown over another one until it is dismissed.
struct Presentation {
  var presented: ObjectID
  var presenter: ObjectID
  var style: ControllerTraits.PresentationStyle
  /// Whether what lies below leaves the window meanwhile.
  var covers: Bool
}

/// Presenting and dismissing controllers.
///
/// Source of the order: UIKit facts 3.6; of the sizes on pads 1.2 and UIKit's sheets, recalled.
extension Simulation {
  func present(
    _ controller: ObjectID, from presenter: ObjectID?,
    style wanted: ControllerTraits.PresentationStyle?,
    transition: ControllerTraits.TransitionStyle?, animated: Bool, source: ShowRequest?,
    at span: SourceSpan?, completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    try requireClass(of: controller, at: span)
    try finishTransitions()
    let name = "'\(graph.ids[controller.offset])'"
    guard !screens.presentations.contains(where: { $0.presented == controller }),
      controller != Scene.rootController, traits(of: controller)?.run.parent == nil,
      traits(of: controller)?.run.isInPopover != true
    else {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException", "\(name) is shown already and cannot be presented"),
        at: span)
    }
    let base = presenter ?? frontController
    let context = presentingContext(of: base)
    if let other = screens.presentations.first(where: { $0.presenter == context }) {
      throw RunError(
        UIKitException(
          "NSInvalidArgumentException",
          "'\(graph.ids[base.offset])' presents '\(graph.ids[other.presented.offset])' already"),
        at: span)
    }
    if let wanted, var value = graph.values[controller.offset] as? any ControllerClass {
      value.controller.modalPresentationStyle = wanted
      graph.values[controller.offset] = value
    }
    let style = effectiveStyle(of: controller, wanted)
    if let popping = graph.values[controller.offset] as? any OverlayControllerClass {
      return try presentOverlay(
        controller, popping, context, source, animated, at: span, completion)
    }
    if style == .popover, device.idiom == .pad || os >= 13 {
      return try presentPopover(
        controller, context, source, animated, at: span, completion)
    }
    isAnimatedAppearance = animated
    defer { isAnimatedAppearance = false }
    let presentation = Presentation(
      presented: controller, presenter: context, style: style, covers: covers(style))
    try loadView(of: controller)
    if presentation.covers { try willDisappear(context) }
    screens.presentations.append(presentation)
    for inner in shown(from: controller) { update(inner) { $0.presenting = context } }
    for outer in shown(from: context) { update(outer) { $0.presented = controller } }
    try showPresented(controller, in: presentedFrame(style, controller))
    try willAppear(controller)
    try layOut(controller)
    try layoutCallbacks(from: controller)
    if presentation.covers { try endEditing(leaving: context) }
    try settleBindings()
    let duration = animated ? ScreenTimes.present : .zero
    let kind = transition ?? traits(of: controller)?.modalTransitionStyle ?? .coverVertical
    if let view = view(of: controller) { showComing(view, kind, duration, isGoing: false) }
    try begin("a presentation", lasting: duration) { (simulation) throws(RunError) in
      simulation.isAnimatedAppearance = animated
      defer { simulation.isAnimatedAppearance = false }
      try simulation.didAppear(controller)
      if presentation.covers {
        try simulation.takeView(of: context)
        try simulation.didDisappear(context)
      }
      simulation.bindings.note(.view)
      try simulation.settleBindings()
      try completion(simulation)
    }
  }

  /// Dismisses what `controller` presents, or, where it presents nothing, itself.
  func dismiss(
    _ controller: ObjectID, animated: Bool,
    completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    try finishTransitions()
    let context = topmost(controller)
    guard
      let index = screens.presentations.firstIndex(where: { $0.presenter == context })
        ?? screens.presentations.firstIndex(where: { $0.presented == context })
    else { return try completion(self) }
    let presentation = screens.presentations[index]
    // What was presented over it goes with it, without a word of animation.
    for above in screens.presentations[(index + 1)...].reversed() {
      try end(above, animated: false, showsBelow: false) { (_) throws(RunError) in }
    }
    try end(presentation, animated: animated, showsBelow: true, completion)
  }

  private func end(
    _ presentation: Presentation, animated: Bool, showsBelow: Bool,
    _ completion: @escaping (Simulation) throws(RunError) -> Void
  ) throws(RunError) {
    let (controller, below) = (presentation.presented, presentation.presenter)
    if graph.values[controller.offset] is any OverlayControllerClass {
      return try dismissOverlay(presentation, animated: animated, completion)
    }
    if presentation.style == .popover,
      screens.popovers.contains(where: { $0.content == controller })
    {
      return try dismissPopover(presentation, animated: animated, completion)
    }
    isAnimatedAppearance = animated
    defer { isAnimatedAppearance = false }
    try willDisappear(controller)
    screens.presentations.removeAll { $0.presented == controller }
    for inner in shown(from: controller) { update(inner) { $0.presenting = nil } }
    for outer in shown(from: below) { update(outer) { $0.presented = nil } }
    if presentation.covers, showsBelow {
      try putBack(below)
      try willAppear(below)
      try layoutCallbacks(from: below)
    }
    try endEditing(leaving: controller)
    try settleBindings()
    let duration = animated ? ScreenTimes.present : .zero
    let kind = traits(of: controller)?.modalTransitionStyle ?? .coverVertical
    if let view = view(of: controller) { showComing(view, kind, duration, isGoing: true) }
    try begin("a dismissal", lasting: duration) { (simulation) throws(RunError) in
      simulation.isAnimatedAppearance = animated
      defer { simulation.isAnimatedAppearance = false }
      if presentation.covers, showsBelow { try simulation.didAppear(below) }
      try simulation.takeView(of: controller)
      try simulation.didDisappear(controller)
      simulation.bindings.note(.view)
      try simulation.settleBindings()
      try completion(simulation)
    }
  }

  /// The view of what was covered comes back below what covered it.
  private func putBack(_ controller: ObjectID) throws(RunError) {
    guard let view = view(of: controller) else { return }
    let full = Rect(origin: .zero, size: screen)
    if graph.parent(of: view) == nil {
      graph.insert(view, into: Scene.window, at: 0)
      bindings.noteTree(of: Scene.window)
    }
    let style = screens.presentations.last { $0.presented == controller }?.style
    setFrame(style.map { presentedFrame($0, controller) } ?? full, of: view)
    try layOut(controller)
  }

  /// Presented views stand above what they cover, and below alerts and the keyboard.
  private func showPresented(_ controller: ObjectID, in frame: Rect) throws(RunError) {
    guard let view = view(of: controller) else { return }
    insertScreen(view)
    setFrame(frame, of: view)
    bindings.note(.view)
  }

  /// A presentation belongs to the outermost controller of what presents.
  private func presentingContext(of controller: ObjectID) -> ObjectID { topmost(controller) }

  /// The controller without a container that holds a controller.
  func topmost(_ controller: ObjectID) -> ObjectID {
    var current = controller
    var steps = 0
    while let above = traits(of: current)?.run.parent, steps < Scene.mostNestedControllers {
      current = above
      steps += 1
    }
    return current
  }

  private func effectiveStyle(
    of controller: ObjectID, _ wanted: ControllerTraits.PresentationStyle?
  ) -> ControllerTraits.PresentationStyle {
    let own = wanted ?? traits(of: controller)?.modalPresentationStyle ?? .fullScreen
    switch own {
    case .automatic, .none: return os >= 13 ? .pageSheet : .fullScreen
    // Sheets are a matter of pads up to iOS 12.
    case .pageSheet where device.idiom == .phone && os < 13,
      .formSheet where device.idiom == .phone && os < 13:
      return .fullScreen
    case .popover where device.idiom == .phone: return os >= 13 ? .pageSheet : .fullScreen
    default: return own
    }
  }

  private func covers(_ style: ControllerTraits.PresentationStyle) -> Bool {
    style == .fullScreen || style == .currentContext
  }

  /// Where a presented view stands, in the window's coordinates.
  func presentedFrame(
    _ style: ControllerTraits.PresentationStyle, _ controller: ObjectID
  ) -> Rect {
    let full = Rect(origin: .zero, size: screen)
    switch style {
    case .formSheet where device.idiom == .pad:
      let asked = os >= 8 ? traits(of: controller)?.contentSize : nil
      return centred(asked ?? Size(540, 620), in: full)
    case .pageSheet where device.idiom == .pad:
      let width = min(full.width, full.height, 768)
      let top = barMetrics.statusBar
      return Rect((full.width - width) / 2, top, width, full.height - top)
    case .pageSheet, .formSheet:
      let top = max(barMetrics.safeArea.top, barMetrics.statusBar) + 10
      return Rect(0, top, full.width, full.height - top)
    default: return full
    }
  }

  private func centred(_ size: Size, in full: Rect) -> Rect {
    let (width, height) = (min(size.width, full.width), min(size.height, full.height))
    return Rect((full.width - width) / 2, (full.height - height) / 2, width, height)
  }

  private func showComing(
    _ view: ObjectID, _ style: ControllerTraits.TransitionStyle, _ duration: VirtualTime,
    isGoing: Bool
  ) {
    // What another screen covers goes unseen.
    guard duration > .zero, graph.root(of: view) == Scene.window else { return }
    switch style {
    case .crossDissolve:
      let own = Value.double(graph.alpha[view.offset])
      startAnimation(
        "alpha", of: view, from: isGoing ? own : .double(0), to: isGoing ? .double(0) : own,
        movement(duration))
    case .coverVertical, .flipHorizontal, .partialCurl:
      let home = graph.frame(of: view)
      let below = home.offset(dx: 0, dy: screen.height - home.minY)
      slide(view, from: isGoing ? home : below, to: isGoing ? below : home, duration)
    }
  }
}
