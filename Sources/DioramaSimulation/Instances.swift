// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A view that an action made, with all inside it: a copy of objects of the scene.
struct Instance {
  /// Objects of the scene that it copies, by offset.
  var originals: Range<Int>
  /// What is added to the id of an original.
  var shift: Int

  func copy(of object: ObjectID) -> ObjectID? {
    originals.contains(object.offset) ? ObjectID(object.offset + shift) : nil
  }
}

extension Simulation {
  /// The object of the scene that describes a running one.
  func description(of object: ObjectID) -> ObjectID {
    let first = scene.objects.count
    return object.offset < first ? object : copyOrigins[object.offset - first]
  }

  /// The copy that a running object is part of.
  func instance(of object: ObjectID) -> Int? {
    let first = scene.objects.count
    return object.offset < first ? nil : copyInstances[object.offset - first]
  }

  /// The running object that a name of the scene means in a list of actions: of what is made anew
  /// the copy that the list belongs to, else the latest.
  func actual(_ object: ObjectID, _ frame: Frame) -> ObjectID {
    if let instance = frame.instance, let copy = instances[instance].copy(of: object) {
      return copy
    }
    guard !latest.isEmpty, let instance = latest[object] else { return object }
    return instances[instance].copy(of: object) ?? object
  }

  /// Makes a new copy of a view that stands aside for actions to add.
  func makeCopy(of original: ObjectID, _ frame: Frame) throws(RunError) -> ObjectID {
    let range = scene.subtree(of: original)
    let shift = graph.count - range.lowerBound
    guard graph.count + range.count <= limits.objects else {
      throw RunError(
        "the scene has made more than \(limits.objects) objects",
        at: scene.objects[original.offset].span)
    }
    let index = instances.count
    let instance = Instance(originals: range, shift: shift)
    instances.append(instance)
    for offset in range {
      let record = scene.objects[offset]
      let made = graph.add(classIndex: record.classIndex, id: takeOverID(ObjectID(offset)))
      graph.beginHidden(made)
      name(made, as: record)
      copyOrigins.append(ObjectID(offset))
      copyInstances.append(index)
      latest[ObjectID(offset)] = index
      bindings.noteCopy(made, of: ObjectID(offset))
      if offset > range.lowerBound { graph.append(made, to: ObjectID(Int(record.parent) + shift)) }
    }
    var inner = frame
    inner.instance = index
    let plan = LoadPlan(scene, catalog: catalog, objects: range)
    try apply(plan, inner)
    bindings.add(plan, scene, catalog, frame: inner) { instance.copy(of: $0) ?? $0 }
    return ObjectID(original.offset + shift)
  }

  /// The newest copy has the id that the scene gives it; those before become `id[1]`, `id[2]`, ….
  private func takeOverID(_ original: ObjectID) -> String {
    let id = scene.objects[original.offset].id
    if let before = latest[original].flatMap({ instances[$0].copy(of: original) }) {
      copyCounts[original, default: 0] += 1
      graph.ids[before.offset] = "\(id)[\(copyCounts[original, default: 1])]"
    }
    return id
  }

  /// Gives an object the name of its author's class.
  func name(_ object: ObjectID, as record: SceneObject) {
    guard record.customClass >= 0 else { return }
    graph.customClassNames[object] = scene.customClasses[Int(record.customClass)].name
  }
}

extension Scene {
  /// A view and all inside it: they stand side by side.
  func subtree(of object: ObjectID) -> Range<Int> {
    var end = object.offset + 1
    while end < objects.count, objects[end].parent >= object.index { end += 1 }
    return object.offset..<end
  }
}
