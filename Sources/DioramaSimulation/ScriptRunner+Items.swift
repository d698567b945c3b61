// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Targets that are no views: bar items, controllers.
extension ScriptRunner {
  /// What can be touched of an object: itself, its place in a bar, a controller's view.
  func shownAs(_ object: ObjectID) -> [TargetMatch] {
    let graph = simulation.graph
    if graph.flags[object.offset].contains(.isView) { return [TargetMatch(object)] }
    if let view = simulation.view(of: object) {
      return graph.root(of: view) == Scene.window ? [TargetMatch(view)] : []
    }
    guard let shown = simulation.shownPlace(of: object) else { return [] }
    if let view = shown.place.view { return [TargetMatch(view)] }
    return [TargetMatch(shown.bar, shown.place)]
  }

  /// The view whose part a target names: of a container the bar that has such parts, of an alert
  /// its view.
  func partOwner(_ object: ObjectID, _ part: PartReference) -> [TargetMatch] {
    let graph = simulation.graph
    let info = simulation.info(of: object)
    var view = object
    if info.overlayType != nil {
      view = simulation.view(of: object) ?? object
    } else if !info.isView {
      for owned in info.ownedObjects {
        guard let property = info.property(named: owned.property),
          case .object(let bar) = graph.value(property, of: object)
        else { continue }
        let parts = simulation.info(of: bar).viewType?.parts ?? []
        guard parts.contains(where: { $0.name == part.name }) else { continue }
        if graph.root(of: bar) == Scene.window { view = bar }
        break
      }
    }
    guard graph.flags[view.offset].contains(.isView) else { return [] }
    guard graph.values[view.offset] is any ItemShowingClass else { return [TargetMatch(view)] }
    guard let place = simulation.places(in: view).place(of: part) else { return [] }
    guard let inner = place.view else { return [TargetMatch(view, place)] }
    var match = TargetMatch(inner)
    match.isPart = true
    return [match]
  }

  /// What the bar of a target has instead of a part that it has not.
  func shownParts(besides object: ObjectID, _ part: PartReference) -> [String] {
    let graph = simulation.graph
    let bars = views(in: nil).filter { view in
      view == object || simulation.container(ofBar: view) == object
    }
    guard
      let bar = bars.first(where: { bar in
        simulation.info(of: bar).viewType?.parts.contains { $0.name == part.name } == true
      })
    else { return [] }
    let shown = simulation.places(in: bar).prefix(8).map { place in
      place.part.text + (place.text.map { " '\($0)'" } ?? "")
    }
    let name = "'\(graph.ids[bar.offset])'"
    return [
      shown.isEmpty ? "\(name) shows nothing" : "\(name) shows \(shown.joined(separator: ", "))"
    ]
  }

  /// What the visible bars show that matches; titles only where `takesTitles` and no button does.
  func items(
    in scope: ObjectID?, besides takesTitles: Bool, _ isMeant: (ItemPlace) -> Bool
  ) -> [TargetMatch] {
    var buttons: [TargetMatch] = []
    var titles: [TargetMatch] = []
    for view in views(in: scope) where simulation.graph.values[view.offset] is any ItemShowingClass
    {
      guard simulation.isVisible(view) else { continue }
      for place in simulation.places(in: view) where place.view == nil && isMeant(place) {
        if place.isButton {
          buttons.append(TargetMatch(view, place))
        } else {
          titles.append(TargetMatch(view, place))
        }
      }
    }
    return buttons.isEmpty && takesTitles ? titles : buttons
  }

  /// What keeps a touch from what was found, a disabled item included.
  func obstacle(to found: FoundTarget, at place: Point) -> Obstacle? {
    if let obstacle = simulation.obstacle(to: found.object, at: place) { return obstacle }
    guard let item = found.item, item.isButton, !item.isEnabled else { return nil }
    let name =
      item.item.map { simulation.graph.ids[$0.offset] }
      ?? "\(simulation.graph.ids[found.object.offset]).\(item.part.text)"
    return Obstacle(block: .disabled, reason: "'\(name)' is disabled")
  }
}

extension PartReference {
  /// As a script names it.
  var text: String { name + (index.map { "[\($0)]" } ?? "") }
}
