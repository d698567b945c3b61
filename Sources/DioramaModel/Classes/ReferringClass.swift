// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A class whose objects show what others say: a bar its items, an item its controller's title.
package protocol ReferringClass: ObjectClass {
  /// Takes anew what it shows of others; whether that differs from before.
  ///
  /// What it looks at is remembered, and it is asked again when one of these changes.
  /// - Parameters:
  ///   - look: Another object's value; nil for what is no object of the scene.
  ///   - size: The size that a view has.
  mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool
}

/// An object that another one always has, and that knows it: a navigation item its controller.
package protocol BelongingClass: ReferringClass {
  var owner: ObjectID? { get set }
}

/// Who shows what others say.
package struct Onlookers: Equatable, Sendable {
  private var onlookers: [ObjectID: [ObjectID]] = [:]
  private var seen: [ObjectID: [ObjectID]] = [:]

  package init() {}

  package var isEmpty: Bool { onlookers.isEmpty }

  /// Who looks at an object, in the order they began to.
  package func of(_ object: ObjectID) -> [ObjectID] { onlookers[object] ?? [] }

  /// How many objects an onlooker looks at.
  package func count(seenBy onlooker: ObjectID) -> Int { seen[onlooker]?.count ?? 0 }

  mutating func note(_ onlooker: ObjectID, sees objects: [ObjectID]) {
    let old = seen[onlooker] ?? []
    guard old != objects else { return }
    for object in old { onlookers[object]?.removeAll { $0 == onlooker } }
    for object in objects where onlookers[object]?.contains(onlooker) != true {
      onlookers[object, default: []].append(onlooker)
    }
    seen[onlooker] = objects
  }
}

extension Graph {
  /// Chains of onlookers are short: a bar, its items, their controllers.
  private static let mostOnlookers = 8

  /// Lets all who show something of an object look anew, once it was written.
  package mutating func noteChange(of object: ObjectID) {
    // Nobody looks at what is still being loaded: once is enough.
    guard !defersLooks else { return }
    if habits[Int(classes[object.offset])].contains(.refers) {
      renewed.append(object)
      renew(object, 0)
    }
    guard !onlookers.isEmpty else { return }
    for other in onlookers.of(object) { renew(other, 0) }
  }

  /// All who show something of others look at it for the first time.
  package mutating func endDeferredLooks() {
    defersLooks = false
    for index in values.indices where habits[Int(classes[index])].contains(.refers) {
      renewed.append(ObjectID(index))
      renew(ObjectID(index), 0)
    }
  }

  /// Lets an object take anew what it shows of others, and those who look at it in turn.
  private mutating func renew(_ object: ObjectID, _ depth: Int) {
    guard depth < Self.mostOnlookers, look(object) else { return }
    renewed.append(object)
    arrange(object)
    for other in onlookers.of(object) { renew(other, depth + 1) }
  }

  /// Lets an object take anew what it shows of others; whether that differs from before.
  ///
  /// Views that it does not show any more it no longer holds.
  @discardableResult
  package mutating func look(_ object: ObjectID) -> Bool {
    let ownHabits = habits[Int(classes[object.offset])]
    guard ownHabits.contains(.refers), var value = values[object.offset] as? any ReferringClass
    else { return false }
    let held = ownHabits.contains(.arranges) ? arranged(by: object) : []
    var seen: [ObjectID] = []
    let differs = value.refer(
      { other in
        guard values.indices.contains(other.offset) else { return nil }
        seen.append(other)
        return values[other.offset]
      }, size: { values.indices.contains($0.offset) ? bounds[$0.offset].size : .zero })
    onlookers.note(object, sees: seen)
    guard differs else { return false }
    values[object.offset] = value
    guard !held.isEmpty else { return true }
    let kept = arranged(by: object)
    for view in held where !kept.contains(view) && parent(of: view) == object { detach(view) }
    return true
  }

  private func arranged(by object: ObjectID) -> [ObjectID] {
    guard let view = values[object.offset] as? any ArrangingClass else { return [] }
    return view.arrangement(
      bounds: bounds[object.offset], sizeOf: { bounds[$0.offset].size }, in: context
    ).map(\.view)
  }

  /// An object that holds another in a property of its own tells it whose it is.
  mutating func noteOwner(_ owner: ObjectID, of value: Value) {
    guard case .object(let held) = value, values.indices.contains(held.offset),
      habits[Int(classes[held.offset])].contains(.refers),
      var belonging = values[held.offset] as? any BelongingClass
    else { return }
    belonging.owner = owner
    values[held.offset] = belonging
    noteChange(of: held)
  }
}
