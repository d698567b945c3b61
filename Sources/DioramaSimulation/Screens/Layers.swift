// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What stands above the screens: alerts, sheets and popovers, and who gets touches then.
struct Layer {
  /// A view right in the window.
  var view: ObjectID
  /// The alert, sheet or popover.
  var owner: ObjectID
  /// Whether touches outside reach nothing but `passthrough`.
  var isModal = true
  var passthrough: [ObjectID] = []
  /// Whether what lies below shows its tint dimmed.
  var dims = true
  /// What brought a view that knows its own place; nil for one that is placed otherwise.
  var request: ShowRequest?
}

extension Simulation {
  /// Puts a screen's view into the window, below alerts and the keyboard.
  func insertScreen(_ view: ObjectID) {
    let first = graph.children(of: Scene.window).first { child in
      child == scene.keyboard || layers.contains { $0.view == child }
    }
    graph.insert(view, into: Scene.window, below: first)
    bindings.noteTree(of: Scene.window)
  }

  /// Puts a layer above all screens and earlier layers, below the keyboard.
  func add(_ layer: Layer) {
    layers.append(layer)
    let keyboard = scene.keyboard.flatMap { graph.parent(of: $0) == Scene.window ? $0 : nil }
    graph.insert(layer.view, into: Scene.window, below: keyboard)
    bindings.noteTree(of: Scene.window)
    noteTint()
  }

  func removeLayer(of owner: ObjectID) throws(RunError) {
    guard let index = layers.firstIndex(where: { $0.owner == owner }) else { return }
    let layer = layers.remove(at: index)
    noteTint()
    try remove(layer.view)
  }

  /// A view that was taken out of the window by other means is no layer any more.
  func forgetLayer(_ view: ObjectID) {
    guard isLayer(view) else { return }
    layers.removeAll { $0.view == view }
    noteTint()
  }

  func isLayer(_ view: ObjectID) -> Bool {
    !layers.isEmpty && layers.contains { $0.view == view }
  }

  /// The layer that a touch at a place of the window belongs to: the top one that holds it, or the
  /// first one below that lets nothing through; nil where none is concerned.
  func layer(at place: Point) -> (layer: Layer, isInside: Bool)? {
    for layer in layers.reversed() {
      if graph.frame(of: layer.view).contains(place) { return (layer, true) }
      guard layer.isModal else { continue }
      let passes = passthroughViews(of: layer).contains { view in
        graph.root(of: view) == Scene.window
          && graph.bounds[view.offset].contains(
            graph.convert(place, from: Scene.window, to: view))
      }
      return passes ? nil : (layer, false)
    }
    return sheet(at: place)
  }

  /// A sheet that leaves what is below in sight still keeps touches from it.
  private func sheet(at place: Point) -> (layer: Layer, isInside: Bool)? {
    guard let top = screens.presentations.last, !top.covers, let view = view(of: top.presented),
      graph.parent(of: view) == Scene.window, !isLayer(view)
    else { return nil }
    if let keys = scene.keyboard, graph.parent(of: keys) == Scene.window,
      graph.frame(of: keys).contains(place)
    {
      return nil
    }
    let isInside = graph.frame(of: view).contains(place)
    return isInside ? nil : (Layer(view: view, owner: top.presented), false)
  }

  /// A finger comes down where a layer lets nothing through: its owner hears of it.
  func touchOutside(_ layer: Layer) throws(RunError) -> ObjectID? {
    guard !isModal(layer.owner) else { return nil }
    try goOn(layer.owner) { value, effects in
      guard var shown = value as? any OutsideTapClass else { return }
      shown.tapOutside(effects: &effects)
      value = shown
    }
    return nil
  }

  /// Views that follow their surroundings' tint show another one.
  private func noteTint() {
    graph.dimmed = layers.filter(\.dims).map(\.view)
    guard !bindings.isEmpty else { return }
    var views: [ObjectID] = []
    graph.walk(from: Scene.window) { view, _ in views.append(view) }
    for view in views {
      for name in ["tintColor", "tintAdjustmentMode"] {
        guard let property = info(of: view).property(named: name) else { continue }
        bindings.noteWrite(property, of: view, in: self)
      }
    }
  }
}
