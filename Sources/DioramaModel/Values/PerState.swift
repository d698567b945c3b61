// SPDX-License-Identifier: MIT
import DioramaExpressions

/// UIControl.State as far as scenes name it.
package struct ControlState: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let normal: ControlState = []
  package static let highlighted = ControlState(rawValue: 1)
  package static let disabled = ControlState(rawValue: 2)
  package static let selected = ControlState(rawValue: 4)

  /// Names in the order reports list them.
  private static let names: [(ControlState, String)] = [
    (.selected, "selected"), (.highlighted, "highlighted"), (.disabled, "disabled"),
  ]

  /// `normal`, `highlighted`, `selected+highlighted`, …
  package var name: String {
    isEmpty ? "normal" : Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// A state as scenes write it, parts joined by `+` in any order; nil for no such state.
  package init?(named text: String) {
    var state: ControlState = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      var name = part.drop { $0 == " " }
      while name.last == " " { name.removeLast() }
      if name == "normal" { continue }
      let objectiveC = name.hasPrefix("UIControlState") ? name.dropFirst(14).lowercased() : nil
      if objectiveC == "normal" { continue }
      let wanted = objectiveC ?? String(name)
      guard let known = Self.names.first(where: { $0.1 == wanted }) else { return nil }
      state.insert(known.0)
    }
    self = state
  }

  /// The names lint suggests from.
  package static let knownNames = ["normal", "highlighted", "disabled", "selected"]
}

/// A value for each control state that has one of its own.
package struct PerState<Element: PropertyValue>: PropertyValue {
  /// In the order they were first set, normal first.
  private var entries: [Entry]

  private struct Entry: Equatable, Sendable {
    var state: ControlState
    var element: Element
  }

  package init() { entries = [] }

  package init(normal: Element) { entries = [Entry(state: .normal, element: normal)] }

  package static var kind: ValueKind { .perState(Element.kind) }

  /// The value of a state, falling back to the normal state's.
  ///
  /// Source: recorded fact B5; UIKit facts 2.2, "state look-up".
  package func lookedUp(_ state: ControlState) -> Element? { self[state] ?? self[.normal] }

  /// The value set for exactly this state.
  package subscript(state: ControlState) -> Element? {
    get { entries.first { $0.state == state }?.element }
    set {
      if let index = entries.firstIndex(where: { $0.state == state }) {
        if let newValue { entries[index].element = newValue } else { entries.remove(at: index) }
      } else if let newValue {
        entries.append(Entry(state: state, element: newValue))
        entries.sort { $0.state.rawValue < $1.state.rawValue }
      }
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  package init?(_ value: Value) {
    entries = []
    switch value {
    case .null: break
    case .map(let map):
      for entry in map.entries {
        guard case .string(let name) = entry.key, let state = ControlState(named: name) else {
          return nil
        }
        if case .null = entry.value { continue }
        guard let element = Element(entry.value) else { return nil }
        self[state] = element
      }
    default:
      guard let element = Element(value) else { return nil }
      self[.normal] = element
    }
  }

  package var value: Value {
    var map = ValueMap()
    for entry in entries { map[.string(entry.state.name)] = entry.element.value }
    return .map(map)
  }
}
