// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Which properties of an object a report tells: those that differ from its class's defaults.
///
/// Frame, bounds, center and transform are not among them; see `Placement`.
struct ChangedProperties {
  private let graph: Graph
  /// By class index, made when a class is first met.
  private var plans: [[Candidate]?]

  /// A property of a class that can be told, and the value it is not told for.
  private struct Candidate {
    var facts: PropertyFacts
    var storage: ClassInfo.Storage
    var usual: Value
  }

  /// A property with the value it has.
  struct Property {
    var name: String
    var kind: ValueKind
    var value: Value
  }

  init(in graph: Graph) {
    self.graph = graph
    plans = Array(repeating: nil, count: graph.catalog.classes.count)
  }

  /// In declared order.
  mutating func of(_ object: ObjectID) -> [Property] {
    let hasUsualTraits =
      graph.traits[object.offset] == graph.traitPrototypes[Int(graph.classes[object.offset])]
    var changed: [Property] = []
    for candidate in plan(for: object) {
      let value: Value
      switch candidate.storage {
      case .node(let property): value = graph.ownValue(property, of: object)
      case .traits(let slot):
        if hasUsualTraits { continue }
        value = ViewTraits.schema.properties[slot].read(graph.traits[object.offset])
      case .own(let slot): value = graph.values[object.offset].get(slot)
      }
      guard value != candidate.usual else { continue }
      changed.append(
        Property(name: candidate.facts.name, kind: candidate.facts.kind, value: value))
    }
    return changed
  }

  private mutating func plan(for object: ObjectID) -> [Candidate] {
    let index = Int(graph.classes[object.offset])
    if let made = plans[index] { return made }
    let made = graph.catalog.classes[index].properties.enumerated().compactMap {
      (place, property) -> Candidate? in
      if property.facts.access == .readOnly { return nil }
      switch property.storage {
      case .node(.frame), .node(.bounds), .node(.center), .node(.transform): return nil
      case .node, .traits, .own:
        return Candidate(
          facts: property.facts, storage: property.storage,
          usual: graph.defaultValue(place, of: object))
      }
    }
    plans[index] = made
    return made
  }
}

/// Where a view is, and what explains its frame where that does not say it all.
enum Placement {
  /// The frame; with bounds, center and transform under a transform, with bounds where scrolled.
  static func of(_ object: ObjectID, in graph: Graph) -> [ChangedProperties.Property] {
    var told: [NodeProperty] = [.frame]
    if !graph.transform[object.offset].isIdentity {
      told += [.bounds, .center, .transform]
    } else if graph.bounds[object.offset].origin != .zero {
      told.append(.bounds)
    }
    return told.map {
      ChangedProperties.Property(
        name: $0.facts.name, kind: $0.facts.kind, value: graph.value($0, of: object))
    }
  }
}

/// The properties on their way to a value, by object, in the order their classes declare them.
struct Presentations {
  private var byObject: [ObjectID: [ChangedProperties.Property]] = [:]

  init(of record: RunRecord) {
    for entry in record.inFlight {
      let info = record.graph.info(of: entry.object)
      let kind = info.property(named: entry.property).map { info.properties[$0].facts.kind }
      byObject[entry.object, default: []].append(
        ChangedProperties.Property(
          name: entry.property, kind: kind ?? .text, value: entry.shown))
    }
    for (object, properties) in byObject {
      let info = record.graph.info(of: object)
      byObject[object] = properties.enumerated().sorted {
        let first = info.property(named: $0.element.name) ?? .max
        let second = info.property(named: $1.element.name) ?? .max
        return (first, $0.offset) < (second, $1.offset)
      }.map(\.element)
    }
  }

  func of(_ object: ObjectID) -> [ChangedProperties.Property] { byObject[object] ?? [] }
}
