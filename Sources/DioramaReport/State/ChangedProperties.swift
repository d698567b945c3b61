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
  private var plans: [Plan?]

  /// The properties of a class that can be told, those of every view before its own.
  private struct Plan {
    var shared: [Candidate] = []
    /// Of the layer, of accessibility and of dynamics, which few views say anything of.
    var sparse: [Candidate] = []
    var own: [Candidate] = []
    /// The values of `own`, in their order; one cast for all of them.
    var readOwn: (any ObjectClass) -> [Value] = { _ in [] }
  }

  /// A property, and the value it is not told for.
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

    /// Items with the value of each, where it has one for each.
    var pairsByItem: [(item: ObjectID, value: Value)]? {
      guard case .perItem = kind.unwrapped, case .list(let pairs) = value else { return nil }
      return pairs.compactMap { pair in
        guard case .list(let parts) = pair, parts.count == 2, case .object(let item) = parts[0]
        else { return nil }
        return (item, parts[1])
      }
    }
  }

  init(in graph: Graph) {
    self.graph = graph
    plans = Array(repeating: nil, count: graph.catalog.classes.count)
  }

  /// In declared order.
  mutating func of(_ object: ObjectID) -> [Property] {
    let plan = plan(for: object)
    let traits = graph.traits[object.offset]
    let hasUsualTraits =
      traits == graph.traitPrototypes[Int(graph.classes[object.offset])]
    var changed: [Property] = []
    for candidate in plan.shared {
      switch candidate.storage {
      case .node(let property):
        add(candidate, graph.ownValue(property, of: object), to: &changed)
      case .traits(let slot) where !hasUsualTraits:
        add(candidate, ViewTraits.schema.properties[slot].read(traits), to: &changed)
      case .traits, .own, .layer, .accessibility, .dynamicItem: continue
      }
    }
    for (candidate, value) in zip(plan.own, plan.readOwn(graph.values[object.offset])) {
      add(candidate, value, to: &changed)
    }
    if graph.layers[object] != nil || graph.accessibility[object] != nil
      || graph.dynamicItems[object] != nil
    {
      addSparse(plan.sparse, object, to: &changed)
    }
    return changed
  }

  private func addSparse(
    _ candidates: [Candidate], _ object: ObjectID, to changed: inout [Property]
  ) {
    let layer = graph.layers[object] ?? LayerTraits()
    let accessibility = graph.accessibility[object] ?? AccessibilityTraits()
    let item = graph.dynamicItems[object] ?? DynamicItemTraits()
    for candidate in candidates {
      switch candidate.storage {
      case .layer(let slot):
        add(candidate, LayerTraits.schema.properties[slot].read(layer), to: &changed)
      case .accessibility(let slot):
        add(
          candidate, AccessibilityTraits.schema.properties[slot].read(accessibility), to: &changed)
      case .dynamicItem(let slot):
        add(candidate, DynamicItemTraits.schema.properties[slot].read(item), to: &changed)
      case .node, .traits, .own: continue
      }
    }
  }

  private func add(_ candidate: Candidate, _ value: Value, to changed: inout [Property]) {
    guard value != candidate.usual || candidate.facts.isAlwaysTold,
      candidate.facts.isUsual?(value) != true
    else { return }
    // What is there without a word is told only where the tree shows it.
    if case .object(let object) = value, graph.implied.contains(object) { return }
    changed.append(
      Property(name: candidate.facts.name, kind: candidate.facts.kind, value: value))
  }

  private mutating func plan(for object: ObjectID) -> Plan {
    let index = Int(graph.classes[object.offset])
    if let made = plans[index] { return made }
    var made = Plan()
    var slots: [Int] = []
    let info = graph.catalog.classes[index]
    for (place, property) in info.properties.enumerated()
    where property.facts.access != .readOnly || property.facts.isReported
      || property.facts.isAlwaysTold
    {
      let candidate = Candidate(
        facts: property.facts, storage: property.storage,
        usual: graph.defaultValue(place, of: object))
      switch property.storage {
      case .node(.frame), .node(.bounds), .node(.center), .node(.transform): continue
      case .node, .traits: made.shared.append(candidate)
      case .layer, .accessibility, .dynamicItem: made.sparse.append(candidate)
      case .own(let slot):
        made.own.append(candidate)
        slots.append(slot)
      }
    }
    made.readOwn = Self.reader(of: slots, in: info.type)
    plans[index] = made
    return made
  }

  private static func reader<Class: ObjectClass>(
    of slots: [Int], in type: Class.Type
  ) -> (any ObjectClass) -> [Value] {
    let reads = slots.map { Class.schema.properties[$0].told ?? Class.schema.properties[$0].read }
    return { value in
      guard let value = value as? Class else { return [] }
      return reads.map { $0(value) }
    }
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
