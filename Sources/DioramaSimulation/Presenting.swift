// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What is shown while the model is at the end already: `presentation(view)` and reports read it.
extension Simulation {
  /// A property that animates for itself, as it is shown now; nil where it is not in flight.
  func shown(_ property: String, of object: ObjectID) -> Value? {
    guard let track = animations.track(property, of: object),
      let index = info(of: object).property(named: property)
    else { return nil }
    let value = track.shown(
      over: graph.value(index, of: object), addsUp: addsUp(property, of: object), at: now)
    // A spring that passes its end makes nothing more than opaque.
    guard case .clamps(let range) = info(of: object).properties[index].facts.outside,
      case .double(let number)? = value
    else { return value }
    return .double(min(max(number, range.lowerBound), range.upperBound))
  }

  /// Where a view is shown now.
  func shownPlace(of object: ObjectID) -> ViewPlace {
    var place = ViewPlace(of: object, in: graph)
    guard animations.isAnimated(object) else { return place }
    if case .rect(let bounds)? = shown("bounds", of: object) { place.bounds = bounds }
    if case .point(let center)? = shown("center", of: object) { place.center = center }
    if case .transform(let transform)? = shown("transform", of: object) {
      place.transform = transform
    }
    return place
  }

  /// A property as it is shown now: in flight, else the model's.
  func presented(_ name: String, of object: ObjectID) throws(EvaluationError) -> Value {
    let info = info(of: object)
    guard let index = info.property(named: name) else {
      throw EvaluationError("'\(name)' is not a property of \(info.name)")
    }
    return shown(index, of: object)
  }

  private func shown(_ index: Int, of object: ObjectID) -> Value {
    let name = info(of: object).properties[index].facts.name
    if animations.isAnimated(object) {
      if name == "frame" { return .rect(shownPlace(of: object).frame) }
      if let value = shown(name, of: object) { return value }
      if name == "contentOffset", isGeometry(index, of: object) {
        return .point(shownPlace(of: object).bounds.origin)
      }
    }
    return cycled(name, of: object) ?? graph.value(index, of: object)
  }

  /// What is in flight now, in the order it was begun.
  package var inFlight: [InFlight] {
    var found: [(order: Int, shown: InFlight)] = []
    for object in animations.objects {
      var told: Set<String> = []
      for (_, way) in animations.moving(object, at: now) where told.insert(way.told).inserted {
        let shown: Value
        if let style = way.style {
          shown = transition(style, way)
        } else if let index = info(of: object).property(named: way.told) {
          shown = self.shown(index, of: object)
        } else {
          continue
        }
        found.append((way.order, InFlight(object: object, property: way.told, shown: shown)))
      }
    }
    return found.sorted { $0.order < $1.order }.map(\.shown) + cycling
  }

  /// A transition is no property: which it is, and how much of it is gone.
  private func transition(_ style: Animation.TransitionStyle, _ way: RunningAnimation) -> Value {
    .map(
      ValueMap([
        (.string("style"), .string(style.rawValue)),
        (.string("progress"), way.path.value(at: way.timing.progress(at: now))),
      ]))
  }

  /// What is animated and comes to an end, for `settle`.
  var movingNames: [String] {
    var found: [(order: Int, name: String)] = []
    for object in animations.objects {
      var told: Set<String> = []
      for (_, way) in animations.moving(object, at: now)
      where way.timing.end != nil && told.insert(way.told).inserted {
        found.append((way.order, "\(way.told) of '\(graph.ids[object.offset])' is animated"))
      }
    }
    return found.sorted { $0.order < $1.order }.map(\.name)
  }
}
