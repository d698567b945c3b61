// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// One value for all items of a behavior, or one for each of some of them.
///
/// Travels as the plain value, or as a list of pairs of item and value.
package struct PerItem<Element: PropertyValue>: PropertyValue {
  package var all: Element?
  package private(set) var own: [Entry] = []

  package struct Entry: Equatable, Sendable {
    package var item: ObjectID
    package var value: Element
  }

  package init(_ all: Element? = nil) { self.all = all }

  package static var kind: ValueKind { .perItem(Element.kind) }

  package subscript(item: ObjectID) -> Element? {
    get { own.first { $0.item == item }?.value ?? all }
    set {
      own.removeAll { $0.item == item }
      if let newValue { own.append(Entry(item: item, value: newValue)) }
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
      own.append(Entry(item: item, value: element))
    }
  }

  package var value: Value {
    if let all, own.isEmpty { return all.value }
    return .list(own.map { .list([.object($0.item), $0.value.value]) })
  }
}
