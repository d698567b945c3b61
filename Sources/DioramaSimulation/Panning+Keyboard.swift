// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Drags that send the keyboard away, by `keyboardDismissMode`.
extension Simulation {
  /// A drag begins: `onDrag` gives up the first responder.
  func dismissKeyboard(draggedIn panner: ObjectID) throws(RunError) {
    guard dismissMode(of: panner) == .onDrag, let input = firstResponder else { return }
    try resignFirstResponder(input)
  }

  private func dismissMode(of panner: ObjectID) -> ScrollTraits.KeyboardDismissMode {
    (graph.values[panner.offset] as? any ScrollingClass)?.scroll.keyboardDismissMode ?? .none
  }

  /// The finger of an `interactive` drag takes the keyboard along below its top.
  func takeKeyboardAlong(_ panner: ObjectID, _ place: Point) throws(RunError) {
    guard dismissMode(of: panner) == .interactive, keyboard.isUp, keyboard.frame.height > 0,
      let object = scene.keyboard, graph.parent(of: object) != nil
    else { return }
    var frame = keyboard.frame
    frame.origin.y = min(max(frame.minY, place.y), screen.height)
    guard graph.frame(of: object) != frame else { return }
    // What still moved it by itself does so no more.
    endAnimations(of: object)
    graph.setFrame(frame, of: object)
    noteGeometry(of: object)
    try settleBindings()
  }

  /// The finger is lifted: the keyboard goes where it was going, or comes back.
  ///
  /// Resting, it goes away where more than half of it was below the screen; our choice.
  func releaseKeyboard(draggedIn panner: ObjectID, velocity: Double) throws(RunError) {
    guard dismissMode(of: panner) == .interactive, keyboard.isUp, let object = scene.keyboard,
      graph.parent(of: object) != nil
    else { return }
    let home = keyboard.frame
    let place = graph.frame(of: object)
    let way = place.minY - home.minY
    guard way > 0 else { return }
    // Its movement begins where the finger left it.
    keyboard.frame = place
    let goesAway =
      abs(velocity) > ScrollPhysics.stopSpeed ? velocity > 0 : way > home.height / 2
    if goesAway, let input = firstResponder { try resignFirstResponder(input) }
    guard keyboard.isUp, keyboard.frame == place else { return }
    let isShown = os <= 10 && !keyboard.isHardware
    try move(
      to: home, will: [.willChangeFrame] + (isShown ? [.willShow] : []),
      did: [.didChangeFrame] + (isShown ? [.didShow] : []), attachments: nil)
  }
}
