// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// One changeable thing that a binding may read: a part of an object's geometry, one of its other
/// properties, or a state variable.
package struct DependencyKey: Hashable, Sendable {
  package var object: ObjectID
  package var aspect: Aspect

  package init(_ object: ObjectID, _ aspect: Aspect) {
    self.object = object
    self.aspect = aspect
  }

  package enum Aspect: Hashable, Sendable {
    case center, size, origin, transform
    /// By index in the class's properties, or in the state.
    case property(Int)
    /// Everything of the object.
    case whole
  }
}

extension Catalog {
  /// What writing a property changes.
  package func written(_ property: Int, of object: ObjectID, _ classIndex: Int) -> [DependencyKey] {
    geometry(property, classIndex).map { aspects in
      aspects.map { DependencyKey(object, $0) }
    } ?? [DependencyKey(object, .property(property))]
  }

  /// What a property is read from: a read-only one may follow from everything of its object.
  package func read(_ property: Int, of object: ObjectID, _ classIndex: Int) -> [DependencyKey] {
    if let aspects = geometry(property, classIndex) {
      var keys = aspects.map { DependencyKey(object, $0) }
      if aspects.contains(.center), aspects.count > 1 {
        keys.append(DependencyKey(object, .transform))
      }
      return keys
    }
    let facts = classes[classIndex].properties[property].facts
    return [DependencyKey(object, facts.access == .readOnly ? .whole : .property(property))]
  }

  private func geometry(_ property: Int, _ classIndex: Int) -> [DependencyKey.Aspect]? {
    guard case .node(let node) = classes[classIndex].properties[property].storage else {
      return nil
    }
    return switch node {
    case .frame: [.center, .size]
    case .bounds: [.size, .origin]
    case .center: [.center]
    case .transform: [.transform]
    default: nil
    }
  }
}

extension Scene {
  /// What an expression reads of the scene, each thing once.
  package func dependencies(of id: ExpressionID, catalog: Catalog) -> [DependencyKey] {
    var keys: [DependencyKey] = []
    for read in expressions[Int(id.index)].expression.reads {
      switch VariableSlot(code: read.variable) {
      case .object(let object)?: keys += dependencies(of: object, read.fields, catalog)
      case .scene(.state)?:
        let slot = read.fields.first?.slot.map(Int.init)
        keys.append(
          DependencyKey(SceneName.state.object, slot.map { .property($0) } ?? .whole))
      case .computed(let index)?: keys.append(DependencyKey(.computed, .property(index)))
      case .scene(.traits)?: keys.append(DependencyKey(SceneName.traits.object, .whole))
      case .scene(.screen)?: keys.append(DependencyKey(SceneName.screen.object, .whole))
      case .scene(.firstResponder)?:
        keys.append(DependencyKey(SceneName.firstResponder.object, .whole))
      case .scene(.view)?: keys.append(DependencyKey(SceneName.view.object, .whole))
      // The clock and the log are read, never watched.
      case .scene, .local, .constant, nil: break
      }
    }
    return keys
  }

  private func dependencies(
    of object: ObjectID, _ fields: [Expression.Read.Field], _ catalog: Catalog
  ) -> [DependencyKey] {
    let classIndex = objects[object.offset].classIndex
    guard let slot = fields.first?.slot, ObjectField(code: slot) == nil else {
      return [DependencyKey(object, .whole)]
    }
    // What is read of a controller's view follows from the view.
    if fields[0].name == "view", let view = controllerViews[object] {
      let info = catalog.classes[objects[view.offset].classIndex]
      let next = fields.dropFirst().first.flatMap { info.property(named: $0.name) }
      let keys = next.map { catalog.read($0, of: view, objects[view.offset].classIndex) }
      return (keys ?? [DependencyKey(view, .whole)]) + [DependencyKey(object, .property(Int(slot)))]
    }
    // `a.frame.width` follows from the size alone, so that a place may be computed from it.
    let second = fields.dropFirst().first?.name
    let property = Int(slot)
    if case .node(.frame) = catalog.classes[classIndex].properties[property].storage,
      ["width", "height", "size"].contains(second)
    {
      return [DependencyKey(object, .size), DependencyKey(object, .transform)]
    }
    if case .node(.bounds) = catalog.classes[classIndex].properties[property].storage,
      ["width", "height", "size"].contains(second)
    {
      return [DependencyKey(object, .size)]
    }
    return catalog.read(property, of: object, classIndex)
  }

  /// What all expressions of a source read.
  package func dependencies(of source: ValueSource, catalog: Catalog) -> [DependencyKey] {
    switch source {
    case .literal: []
    case .expression(let id), .twoWay(let id, _): dependencies(of: id, catalog: catalog)
    case .once(let source): dependencies(of: source, catalog: catalog)
    case .template(let pieces):
      pieces.flatMap { piece -> [DependencyKey] in
        if case .expression(let id) = piece { return dependencies(of: id, catalog: catalog) }
        return []
      }
    case .composite(let composite):
      composite.parts.flatMap { dependencies(of: $0, catalog: catalog) }
    }
  }
}

extension ObjectID {
  /// Stands for the computed values of a scene where what is read and written is named.
  package static let computed = ObjectID(Int(UInt32.max) - 1000)
}

extension Composite {
  package var parts: [ValueSource] {
    switch self {
    case .point(let parts), .size(let parts), .rect(let parts), .insets(let parts),
      .offset(let parts), .list(let parts), .made(let parts, _):
      parts
    case .map(let entries): entries.map(\.value)
    }
  }
}
