// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Simulation {
  /// The group that a write to the object is animated in; nil where it is not.
  ///
  /// A view outside of the window has nothing to show: no animation is made for it, by choice.
  func group(animating object: ObjectID) -> Int? {
    guard let id = animationGroup, graph.root(of: object) == Scene.window else { return nil }
    return id
  }

  /// What a write to a property may move, as it is before: the view itself and, where its size may
  /// change, the views inside that follow.
  func places(beforeWriting property: Int, of object: ObjectID) -> [ViewPlace] {
    switch info(of: object).properties[property].storage {
    case .node(.frame), .node(.bounds): return places(of: object)
    case .node(.center), .node(.transform): return [ViewPlace(of: object, in: graph)]
    case .own where !habits(of: object).isEmpty: return places(of: object)
    case .node, .traits, .own, .layer, .accessibility, .dynamicItem: return []
    }
  }

  /// The view, and the views inside that another one moves by their masks or by arranging them.
  func places(of object: ObjectID) -> [ViewPlace] {
    var found = [ViewPlace(of: object, in: graph)]
    guard graph.firstChild(of: object) != nil else { return found }
    graph.walk(from: object) { inner, _ in
      guard inner != object else { return }
      let follows =
        !graph.traits[inner.offset].autoresizingMask.cases.isEmpty
        || graph.parent(of: inner).map { habits(of: $0).contains(.arranges) } ?? false
      if follows { found.append(ViewPlace(of: inner, in: graph)) }
    }
    return found
  }

  /// Shows views moving from where they were to where they are now.
  ///
  /// - Parameter told: The property that reports tell of the first view; of the others it is the frame.
  func showMoves(from places: [ViewPlace], told: String, into group: Int) {
    for (index, place) in places.enumerated() {
      let now = ViewPlace(of: place.object, in: graph)
      for (old, new) in zip(place.parts, now.parts) where old.value != new.value {
        guard let path = AnimatedPath(from: old.value, to: new.value) else { continue }
        put(path, old.property, of: place.object, told: index == 0 ? told : "frame", into: group)
      }
    }
  }

  /// Whether a property is one of the geometry, which `showMoves` shows.
  func isGeometry(_ property: Int, of object: ObjectID) -> Bool {
    let found = info(of: object).properties[property]
    switch found.storage {
    case .node(.frame), .node(.bounds), .node(.center), .node(.transform): return true
    case .own:
      return found.facts.name == "contentOffset" && habits(of: object).contains(.scrolls)
    case .node, .traits, .layer, .accessibility, .dynamicItem: return false
    }
  }

  /// Whether several animations of a property add up on this version.
  func addsUp(_ property: String, of object: ObjectID) -> Bool {
    let info = info(of: object)
    guard let index = info.property(named: property) else { return false }
    return info.properties[index].facts.animation.addsUp(in: os)
  }
}
