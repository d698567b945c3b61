// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Taps on views that are no controls.
extension Simulation {
  /// The view that a tap on `view` is for: itself or the nearest above that answers taps.
  private func tappable(above view: ObjectID) -> ObjectID? {
    var current: ObjectID? = view
    while let step = current {
      if info(of: step).isTappable { return step }
      current = graph.parent(of: step)
    }
    return nil
  }

  /// A touch that no control followed was lifted: where it stayed on its view, that is a tap.
  func tap(_ touch: Finger) throws(RunError) {
    guard !touch.isTaken else { return }
    if try tapItem(touch) { return }
    guard let object = tappable(above: touch.view), graph.root(of: object) == Scene.window else {
      return
    }
    let seen = controlTouch(object, touch.place)
    guard seen.bounds.contains(seen.location) else { return }
    try goOn(object) { value, effects in
      guard var view = value as? any TappableClass else { return }
      view.tap(seen, effects: &effects)
      value = view
    }
  }
}
