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
    guard orientation != scene.orientation else { return }
    let sizeClasses = self.sizeClasses
    let hasKeyboard = keyboard.isUp && keyboard.frame.height > 0
    try lifecycle(os < 8 ? "willRotate" : "viewWillTransition")
    // iOS 7 takes the keyboard away and brings it again (UIKit facts 3.7).
    if hasKeyboard, os < 8 {
      try hideKeyboard()
      try finishKeyboard(turn: keyboard.turn)
    }
    scene.orientation = orientation
    let full = Rect(origin: .zero, size: screen)
    graph.setFrame(full, of: Scene.window)
    noteGeometry(of: Scene.window)
    graph.setFrame(full, of: Scene.rootView)
    noteGeometry(of: Scene.rootView)
    bindings.note(.traits)
    bindings.note(.screen)
    try settleBindings()
    if os >= 8, sizeClasses != self.sizeClasses { try lifecycle("traitCollectionDidChange") }
    for name in ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] { try lifecycle(name) }
    if hasKeyboard, let object = firstResponder {
      if os < 8 {
        try keyboardFollows(object, replacing: nil)
      } else {
        try move(
          to: keyboardFrame(for: object),
          will: [.willChangeFrame] + (os == 8 ? [.willShow] : []),
          did: [.didChangeFrame] + (os == 8 ? [.didShow] : []),
          attachments: graph.keyboardAttachments(of: object), duration: Self.rotationDuration)
      }
    }
    agenda.add(.rotationEnd, due: now + VirtualTime(seconds: Self.rotationDuration))
  }

  func endRotation() throws(RunError) {
    if os < 8 { try lifecycle("didRotate") }
  }

  private var sizeClasses: [SizeClass] {
    [
      device.horizontalSizeClass(in: scene.orientation),
      device.verticalSizeClass(in: scene.orientation),
    ]
  }
}
