// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// Which recognizers are attached to which view; a recognizer is attached to one at most.
extension Graph {
  /// Replaces a view's recognizers; false where one of the items is none.
  mutating func setRecognizers(_ items: [Value], of view: ObjectID) -> Bool {
    var new: [ObjectID] = []
    var known: Set<ObjectID> = []
    for item in items {
      guard case .object(let object) = item, isRecognizer(object) else { return false }
      if known.insert(object).inserted { new.append(object) }
    }
    for old in recognizers[view] ?? [] where !known.contains(old) { detachRecognizer(old) }
    for object in new { attachRecognizer(object, to: view) }
    recognizers[view] = new.isEmpty ? nil : new
    return true
  }

  /// Attaches a recognizer as the last of a view's; it leaves the view it had.
  /// Attaches a recognizer that the system brings; reports do not tell it.
  package mutating func attachSystemRecognizer(_ object: ObjectID, to view: ObjectID) {
    attachRecognizer(object, to: view)
    systemRecognizers.insert(object)
  }

  package mutating func attachRecognizer(_ object: ObjectID, to view: ObjectID) {
    guard isRecognizer(object), viewOfRecognizer(object) != view else { return }
    detachRecognizer(object)
    recognizers[view, default: []].append(object)
    setView(view, ofRecognizer: object)
  }

  package mutating func detachRecognizer(_ object: ObjectID) {
    guard let view = viewOfRecognizer(object) else { return }
    recognizers[view]?.removeAll { $0 == object }
    if recognizers[view]?.isEmpty == true { recognizers[view] = nil }
    setView(nil, ofRecognizer: object)
  }

  package func viewOfRecognizer(_ object: ObjectID) -> ObjectID? {
    (values[object.offset] as? any GestureClass)?.traits.run.view
  }

  private func isRecognizer(_ object: ObjectID) -> Bool {
    values.indices.contains(object.offset) && habits(of: object).contains(.recognizes)
  }

  private mutating func setView(_ view: ObjectID?, ofRecognizer object: ObjectID) {
    guard var value = values[object.offset] as? any GestureClass else { return }
    value.traits.run.view = view
    values[object.offset] = value
  }
}
