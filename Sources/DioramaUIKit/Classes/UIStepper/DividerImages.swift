// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The pictures between a stepper's halves, by the states of both.
///
/// Scenes write one picture, or a mapping by the state of the left half; the right one is then normal.
/// Pairs that `setDividerImage` gives read as `left/right`: `normal/highlighted`.
package struct DividerImages: PropertyValue {
  /// In the order of the states, left before right.
  private var entries: [Entry] = []

  private struct Entry: Equatable, Sendable {
    var left: ControlState
    var right: ControlState
    var image: ImageReference
  }

  package init() {}

  package static var kind: ValueKind { .perState(.image) }

  /// The picture for a pair of states, falling back to that of two normal halves.
  package func lookedUp(_ left: ControlState, _ right: ControlState) -> ImageReference? {
    self[left, right] ?? self[.normal, .normal]
  }

  package subscript(left: ControlState, right: ControlState) -> ImageReference? {
    get { entries.first { $0.left == left && $0.right == right }?.image }
    set {
      entries.removeAll { $0.left == left && $0.right == right }
      guard let newValue else { return }
      entries.append(Entry(left: left, right: right, image: newValue))
      entries.sort { ($0.left.rawValue, $0.right.rawValue) < ($1.left.rawValue, $1.right.rawValue) }
    }
  }

  package init?(_ value: Value) {
    switch value {
    case .null: return
    case .map(let map):
      for entry in map.entries {
        guard case .string(let name) = entry.key else { return nil }
        let states = name.split(separator: "/").map { ControlState(named: String($0)) }
        guard (1...2).contains(states.count), let left = states[0],
          let right = states.count == 2 ? states[1] : .normal
        else { return nil }
        if case .null = entry.value { continue }
        guard let image = ImageReference(entry.value) else { return nil }
        self[left, right] = image
      }
    default:
      guard let image = ImageReference(value) else { return nil }
      self[.normal, .normal] = image
    }
  }

  package var value: Value {
    var map = ValueMap()
    for entry in entries {
      let name =
        entry.right == .normal ? entry.left.name : "\(entry.left.name)/\(entry.right.name)"
      map[.string(name)] = entry.image.value
    }
    return .map(map)
  }
}
