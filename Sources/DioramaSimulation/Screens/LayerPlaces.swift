// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Views that come as layers and know their own places: alerts and sheets.
extension Simulation {
  /// Puts a view over the screens; it is there at once and is shown coming.
  func showLayer(
    _ view: ObjectID, of owner: ObjectID, _ request: ShowRequest
  ) throws(RunError) {
    var layer = Layer(view: view, owner: owner)
    layer.request = request
    // Tints are dimmed from iOS 7 on (UIKit facts 5.2).
    layer.dims = os >= 7
    if let frame = place(of: layer) { setFrame(frame, of: view) }
    add(layer)
    showMoving(layer, request.isAnimated ? ScreenTimes.layerIn : .zero, isGoing: false)
    try settleBindings()
  }

  /// Shows a layer going; it is in the window until `removeLayer`.
  func hideLayer(of owner: ObjectID, _ duration: VirtualTime) {
    guard let layer = layers.first(where: { $0.owner == owner }) else { return }
    showMoving(layer, duration, isGoing: true)
  }

  /// The layers take their places anew: the keyboard moved, the screen turned, they say other things.
  func layOutLayers(_ movement: Movement?) {
    for layer in layers {
      guard let frame = place(of: layer) else { continue }
      let before = graph.frame(of: layer.view)
      guard before != frame else { continue }
      setFrame(frame, of: layer.view)
      guard let movement else { continue }
      startAnimation("frame", of: layer.view, from: .rect(before), to: .rect(frame), movement)
    }
  }

  /// What an alert says has changed, so that its size may have.
  func followLayer(of object: ObjectID) throws(RunError) {
    guard !layers.isEmpty,
      !habits(of: object).isDisjoint(with: [.isLayer, .isInPanel])
    else { return }
    layOutLayers(nil)
  }

  /// Where a layer that knows its place stands now; nil for others.
  private func place(of layer: Layer) -> Rect? {
    guard let request = layer.request,
      let view = graph.values[layer.view.offset] as? any LayerClass
    else { return nil }
    return view.place(in: room(for: request))
  }

  private func room(for request: ShowRequest) -> LayerRoom {
    var source = request.source
    if let object = request.sourceObject {
      if let inner = request.sourceRect, graph.flags[object.offset].contains(.isView),
        graph.root(of: object) == Scene.window
      {
        source = graph.convert(inner, from: object, to: Scene.window)
      } else {
        source = place(ofSource: object) ?? source
      }
    }
    let metrics = barMetrics
    return LayerRoom(
      screen: Rect(origin: .zero, size: screen),
      safeArea: os >= 11 ? metrics.safeArea : EdgeInsets(metrics.statusBar, 0, 0, 0),
      keyboardTop: keyboard.isUp ? keyboard.frame.minY : screen.height, source: source,
      idiom: device.idiom, context: graph.context)
  }

  private func showMoving(_ layer: Layer, _ duration: VirtualTime, isGoing: Bool) {
    guard duration > .zero, let request = layer.request,
      let view = graph.values[layer.view.offset] as? any LayerClass
    else { return }
    switch view.entrance(in: room(for: request)) {
    case .fades:
      let alpha = graph.alpha[layer.view.offset]
      startAnimation(
        "alpha", of: layer.view, from: .double(isGoing ? alpha : 0),
        to: .double(isGoing ? 0 : alpha), movement(duration))
    case .rises:
      let home = graph.frame(of: layer.view)
      let below = home.offset(dx: 0, dy: screen.height - home.minY)
      slide(layer.view, from: isGoing ? home : below, to: isGoing ? below : home, duration)
    }
  }
}
