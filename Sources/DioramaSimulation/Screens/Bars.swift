// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Bars and what they show that is no view.
extension Simulation {
  /// The container whose own bar a view is.
  func container(ofBar bar: ObjectID) -> ObjectID? {
    guard let controller = controller(above: bar) else { return nil }
    let info = info(of: controller)
    let isOwn = info.ownedObjects.contains { owned in
      info.property(named: owned.property).map { graph.value($0, of: controller) } == .object(bar)
    }
    return isOwn ? controller : nil
  }

  /// What a bar shows, with where; nothing for other views.
  func places(in bar: ObjectID) -> [ItemPlace] {
    guard let value = graph.values[bar.offset] as? any ItemShowingClass else { return [] }
    return value.places(bounds: graph.bounds[bar.offset], in: graph.context)
  }

  /// The bar of the window that shows an object as part of it, and where; nil where none does.
  func shownPlace(of item: ObjectID) -> (bar: ObjectID, place: ItemPlace)? {
    for bar in graph.onlookers.of(item) where graph.flags[bar.offset].contains(.isView) {
      guard graph.root(of: bar) == Scene.window,
        let place = places(in: bar).first(where: { $0.item == item })
      else { continue }
      return (bar, place)
    }
    return nil
  }

  /// A touch that stayed on an item of a bar chooses it; whether the touch was a bar's.
  func tapItem(_ touch: Finger) throws(RunError) -> Bool {
    let bar = touch.view
    guard graph.values[bar.offset] is any ItemShowingClass, graph.root(of: bar) == Scene.window
    else {
      return false
    }
    let began = graph.convert(touch.start, from: Scene.window, to: bar)
    let end = graph.convert(touch.place, from: Scene.window, to: bar)
    guard let place = places(in: bar).touched(at: began) else { return true }
    let slop = Self.slop
    guard place.isEnabled,
      place.area.inset(by: EdgeInsets(-slop, -slop, -slop, -slop)).contains(end)
    else { return true }
    let isOwned = container(ofBar: bar) != nil
    try goOn(bar) { value, effects in
      guard var shown = value as? any ItemShowingClass else { return }
      shown.choose(place, isOwned: isOwned, effects: &effects)
      value = shown
    }
    return true
  }

  /// The back button of a stack's bar.
  func goBack(byBar bar: ObjectID) throws(RunError) {
    guard let stack = container(ofBar: bar), graph.values[stack.offset] is any StackingClass else {
      return
    }
    try pop(stack, to: nil, animated: true, at: nil)
  }

  /// An item of a tab bar; an index past the last one means all that have no room in it.
  func selectItem(_ index: Int, byBar bar: ObjectID) throws(RunError) {
    guard let tabs = container(ofBar: bar),
      var value = graph.values[tabs.offset] as? any SwitchingClass
    else { return }
    guard index >= value.children.count else { return try userSelectsTab(index, of: tabs) }
    try finishTransitions()
    let bound = bindings.isEmpty ? [] : bindings.properties(boundOn: tabs)
    let old = bound.map { graph.value($0, of: tabs) }
    let from = value.shownChild
    value.selection = nil
    graph.values[tabs.offset] = value
    bindings.noteObject(tabs)
    try showTab(of: tabs, from: from)
    try layOut(topmost(tabs))
    try noteChanges(bound, old, of: tabs)
  }

  /// Gives the bars of a container what they show.
  func fillBars(of controller: ObjectID) {
    graph.look(controller)
    guard let value = graph.values[controller.offset] as? any BarFillingClass else { return }
    for content in value.barContents {
      fill(content.bar, "items", content.items.value)
      fill(content.bar, "selectedItem", content.selected?.value ?? .null)
    }
  }

  private func fill(_ bar: ObjectID, _ name: String, _ value: Value) {
    guard graph.values.indices.contains(bar.offset),
      let property = info(of: bar).property(named: name),
      graph.value(property, of: bar) != value
    else { return }
    _ = try? graph.set(property, of: bar, to: value)
    bindings.noteObject(bar)
  }

  /// A bar at the bottom keeps its items above the home indicator's area.
  func setBottomInset(_ inset: Double, of bar: ObjectID) {
    guard var value = graph.values[bar.offset] as? any BarClass, value.bottomInset != inset else {
      return
    }
    value.bottomInset = inset
    graph.store(value, of: bar)
    graph.arrange(bar)
  }

  /// Tells who reads objects that show something else of others now, and gives bars their room.
  ///
  /// What is renewed while a scene loads waits for the end of that, as more of it may follow.
  func noteRenewed() throws(RunError) {
    guard !graph.renewed.isEmpty, isConnected else { return }
    var met: Set<ObjectID> = []
    let renewed = graph.renewed.filter { met.insert($0).inserted }
    graph.renewed = []
    var containers: [ObjectID] = []
    for object in renewed {
      // Who shows much looks at all of it again.
      try spendText(graph.onlookers.count(seenBy: object))
      bindings.noteObject(object)
      if let belonging = graph.values[object.offset] as? any BelongingClass,
        let owner = belonging.owner
      {
        bindings.noteObject(owner)
      }
      if graph.values[object.offset] is any BarFillingClass { fillBars(of: object) }
      guard graph.values[object.offset] is any BarClass, let container = container(ofBar: object),
        !containers.contains(container)
      else { continue }
      containers.append(container)
    }
    for container in containers { try layOut(topmost(container)) }
  }
}
