// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What items run into: each other, and boundaries.
package struct CollisionEffect: Equatable, Sendable {
  package var mode = Mode.everything
  /// Whether the bounds of the reference view are a boundary.
  package var translatesReferenceBounds = false
  /// How far inside the bounds; negative is outside.
  package var insets: EdgeInsets?
  /// By name, in the order they were first added.
  package var boundaries = NamedOutlines()

  package init() {}

  package enum Mode: String, PropertyEnum {
    case items, boundaries, everything
    package static let typeName = "UICollisionBehavior.Mode"
    package static let prefixes = ["UICollisionBehaviorMode"]
  }

  package var meetsItems: Bool { mode != .boundaries }
  package var meetsBoundaries: Bool { mode != .items }

  /// How far inside the reference view's bounds there is a boundary; nil where there is none.
  package var referenceInsets: EdgeInsets? {
    translatesReferenceBounds ? insets ?? .zero : nil
  }
}

/// Boundaries by their names; a new one of a name takes the place of the old.
package struct NamedOutlines: PropertyValue {
  package private(set) var list: [Boundary] = []

  package struct Boundary: Equatable, Sendable {
    package var name: String
    package var outline: Outline
  }

  package init() {}

  package var isEmpty: Bool { list.isEmpty }
  package var names: [String] { list.map(\.name) }

  package subscript(name: String) -> Outline? {
    get { list.first { $0.name == name }?.outline }
    set {
      let place = list.firstIndex { $0.name == name }
      switch (newValue, place) {
      case (let outline?, let place?): list[place].outline = outline
      case (let outline?, nil): list.append(Boundary(name: name, outline: outline))
      case (nil, let place?): list.remove(at: place)
      case (nil, nil): break
      }
    }
  }

  package static var kind: ValueKind { .named(.outline) }

  package init?(_ value: Value) {
    guard case .map(let map) = value else { return nil }
    for entry in map.entries {
      guard case .string(let name) = entry.key, let outline = Outline(entry.value) else {
        return nil
      }
      list.append(Boundary(name: name, outline: outline))
    }
  }

  package var value: Value {
    .map(ValueMap(list.map { (.string($0.name), $0.outline.value) }))
  }
}
