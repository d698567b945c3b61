// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// One value for all items of a behavior, or one for each of some of them.
///
/// Travels as the plain value, or as a list of pairs of item and value.
package struct PerItem<Element: PropertyValue>: PropertyValue {
  package var all: Element?
  package private(set) var own: [Entry] = []
  /// Places in `own`.
  private var places: [ObjectID: Int] = [:]

  package struct Entry: Equatable, Sendable {
    package var item: ObjectID
    package var value: Element
  }

  package init(_ all: Element? = nil) { self.all = all }

  package static var kind: ValueKind { .perItem(Element.kind) }

  package subscript(item: ObjectID) -> Element? {
    get { places[item].map { own[$0].value } ?? all }
    set {
      switch (newValue, places[item]) {
      case (let value?, let place?): own[place].value = value
      case (let value?, nil):
        places[item] = own.count
        own.append(Entry(item: item, value: value))
      case (nil, let place?):
        own.remove(at: place)
        places[item] = nil
        for later in place..<own.count { places[own[later].item] = later }
      case (nil, nil): break
      }
    }
  }

  package init?(_ value: Value) {
    if let element = Element(value) {
      all = element
      return
    }
    guard case .list(let pairs) = value else { return nil }
    for pair in pairs {
      guard case .list(let parts) = pair, parts.count == 2, case .object(let item) = parts[0],
        let element = Element(parts[1])
      else { return nil }
      self[item] = element
    }
  }

  package var value: Value {
    if let all, own.isEmpty { return all.value }
    return .list(own.map { .list([.object($0.item), $0.value.value]) })
  }
}
