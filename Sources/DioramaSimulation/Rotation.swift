// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The device is turned: window and content take the new size, the keyboard follows.
///
/// Source of durations and order: UIKit facts 3.6, 3.7 and 3.9; the window turns with the interface in
/// every era, by choice of the language.
extension Simulation {
  static let rotationDuration = 0.4

  func rotate(to orientation: Orientation) throws(RunError) {
    guard orientation != scene.orientation, supports(orientation) else { return }
    try finishTransitions()
    let old = scene.orientation
    let sizeClasses = self.sizeClasses
    let hasKeyboard = keyboard.isUp && keyboard.frame.height > 0
    let controllers = visibleControllers
    // Half a turn takes twice as long (UIKit facts 3.6, recalled).
    let duration = Self.rotationDuration * (old.isLandscape == orientation.isLandscape ? 2 : 1)
    for controller in controllers {
      if os < 8 {
        try lifecycle(
          "willRotate", of: controller,
          [("toOrientation", .string(orientation.rawValue)), ("duration", .double(duration))])
      } else {
        let size = controller == Scene.rootController ? device.size(in: orientation) : nil
        let own = view(of: controller).map { graph.bounds[$0.offset].size } ?? .zero
        let turned = old.isLandscape == orientation.isLandscape ? own : Size(own.height, own.width)
        try lifecycle("viewWillTransition", of: controller, [("size", .size(size ?? turned))])
      }
    }
    // iOS 7 takes the keyboard away and brings it again (UIKit facts 3.7).
    if hasKeyboard, os < 8 {
      try hideKeyboard()
      try finishKeyboard(turn: keyboard.turn)
    }
    scene.orientation = orientation
    try turnScreens()
    bindings.note(.traits)
    bindings.note(.screen)
    try settleBindings()
    if os >= 8, sizeClasses != self.sizeClasses {
      for controller in controllers { try lifecycle("traitCollectionDidChange", of: controller) }
    }
    for controller in controllers {
      try lifecycle("viewWillLayoutSubviews", of: controller)
      try lifecycle("viewDidLayoutSubviews", of: controller)
    }
    try followDynamics()
    if hasKeyboard, let object = firstResponder {
      if os < 8 {
        try keyboardFollows(object, replacing: nil)
      } else {
        try move(
          to: keyboardFrame(for: object),
          will: [.willChangeFrame] + (os == 8 ? [.willShow] : []),
          did: [.didChangeFrame] + (os == 8 ? [.didShow] : []),
          attachments: graph.keyboardAttachments(of: object), duration: duration)
      }
    }
    try begin("a turn of the interface", lasting: VirtualTime(seconds: duration)) {
      (simulation) throws(RunError) in try simulation.endRotation(from: old)
    }
  }

  /// The outermost controller in front decides; containers do not ask those they hold.
  private func supports(_ orientation: Orientation) -> Bool {
    let front = screens.presentations.last?.presented ?? Scene.rootController
    guard let mask = traits(of: front)?.supportedInterfaceOrientations.cases else { return true }
    return mask.contains { $0.holds(orientation) }
  }

  /// Every screen takes the window's new size or its own place in it.
  private func turnScreens() throws(RunError) {
    let full = Rect(origin: .zero, size: screen)
    setFrame(full, of: Scene.window)
    setFrame(full, of: Scene.rootView)
    try layOut(Scene.rootController)
    for presentation in screens.presentations where presentation.style != .popover {
      guard let view = view(of: presentation.presented), !isLayer(view) else { continue }
      setFrame(presentedFrame(presentation.style, presentation.presented), of: view)
      try layOut(presentation.presented)
    }
    try placePopovers()
    layOutLayers(nil)
  }

  /// The controllers on the screen, each before those it holds.
  var visibleControllers: [ObjectID] {
    ([Scene.rootController] + screens.presentations.map(\.presented))
      .flatMap { shown(from: $0) }.filter { phase(of: $0) != .disappeared }
  }

  private func endRotation(from old: Orientation) throws(RunError) {
    guard os < 8 else { return }
    for controller in visibleControllers {
      try lifecycle(
        "didRotate", of: controller, [("fromOrientation", .string(old.rawValue))])
    }
  }

  private var sizeClasses: [SizeClass] {
    [
      device.horizontalSizeClass(in: scene.orientation),
      device.verticalSizeClass(in: scene.orientation),
    ]
  }
}
