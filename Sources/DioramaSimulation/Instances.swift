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
  /// What the list that made it had in scope.
  var locals: [Value]
  /// The copy that the list belongs to, whose views its names mean as well.
  var outer: Int?
  /// Its places among the bindings.
  var bindings = 0..<0

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
    var current = frame.instance
    while let instance = current {
      if let copy = instances[instance].copy(of: object) { return copy }
      current = instances[instance].outer
    }
    guard !latest.isEmpty, let instance = latest[object] else { return object }
    return instances[instance].copy(of: object) ?? object
  }

  /// References to objects that a copy has of its own.
  func actual(_ value: Value, _ frame: Frame) -> Value {
    switch value {
    case .object(let named): .object(actual(named, frame))
    case .list(let items): .list(items.map { actual($0, frame) })
    default: value
    }
  }

  /// Makes a new copy of a view that stands aside for actions to add.
  func makeCopy(of original: ObjectID, _ frame: Frame) throws(RunError) -> ObjectID {
    let range = scene.subtree(of: original)
    renameLatest(of: range)
    let index = try addInstance(of: range, frame)
    let instance = instances[index]
    for offset in range { latest[ObjectID(offset)] = index }
    let controllers = range.compactMap { offset in
      scene.controllerViews[ObjectID(offset)].map {
        (ObjectID(offset + instance.shift), ObjectID($0.offset + instance.shift))
      }
    }
    // A view that is not shown yet has the size of the screen (UIKit facts 3.6).
    for (_, view) in controllers {
      graph.setFrame(Rect(origin: .zero, size: screen), of: view)
    }
    var inner = frame
    inner.instance = index
    let plan = copyPlans[original] ?? LoadPlan(scene, catalog: catalog, objects: range)
    copyPlans[original] = plan
    // A screen counts as all that is on it, once for making it and once for showing it.
    if !controllers.isEmpty { try spend(2 * range.count) }
    try apply(plan, inner)
    try loadData(of: range.lowerBound + instance.shift..<range.upperBound + instance.shift)
    try connectControllers(controllers.map(\.0))
    instances[index].bindings = bindings.add(plan, scene, catalog, frame: inner) {
      instance.copy(of: $0) ?? $0
    }
    return ObjectID(original.offset + instance.shift)
  }

  /// Adds copies of objects that stand side by side in the scene, as new ones.
  func addInstance(of range: Range<Int>, _ frame: Frame) throws(RunError) -> Int {
    guard graph.count + range.count <= limits.objects else {
      throw RunError(
        "the scene has made more than \(limits.objects) objects",
        at: scene.objects[range.lowerBound].span)
    }
    let shift = graph.count - range.lowerBound
    let index = instances.count
    instances.append(
      Instance(originals: range, shift: shift, locals: frame.locals, outer: frame.instance))
    for offset in range {
      let record = scene.objects[offset]
      // What only describes rows has no name.
      let made = graph.add(
        classIndex: record.classIndex, id: record.presence == .row ? "" : record.id)
      graph.begin(made, at: scene.startOfTime + now.microseconds / 1_000_000)
      graph.beginHidden(made)
      name(made, as: record)
      if record.steps.contains(.isImplied) { graph.implied.insert(made) }
      copyOrigins.append(ObjectID(offset))
      copyInstances.append(index)
      bindings.noteCopy(made, of: ObjectID(offset))
      if offset > range.lowerBound, !record.steps.contains(.isPlacedByOwner) {
        graph.append(made, to: ObjectID(Int(record.parent) + shift))
      }
    }
    return index
  }

  /// Makes an object that no file describes, for one that needs it; `description(of:)` is the owner's.
  func makeObject(
    _ className: String, id: String, for owner: ObjectID
  ) throws(RunError) -> ObjectID {
    guard let classIndex = catalog.index(of: className), graph.count < limits.objects else {
      throw RunError("the scene has made more than \(limits.objects) objects", at: nil)
    }
    let made = graph.add(classIndex: classIndex, id: id)
    copyOrigins.append(description(of: owner))
    copyInstances.append(instances.count)
    instances.append(Instance(originals: 0..<0, shift: 0, locals: []))
    return made
  }

  /// The newest copy has the ids that the scene gives; those before become `id[1]`, `id[2]`, ….
  private func renameLatest(of range: Range<Int>) {
    let root = ObjectID(range.lowerBound)
    guard let before = latest[root] else { return }
    copyCounts[root, default: 0] += 1
    let number = copyCounts[root, default: 1]
    let rootID = scene.objects[root.offset].id
    for offset in range {
      let record = scene.objects[offset]
      guard let copy = instances[before].copy(of: ObjectID(offset)), record.presence != .row else {
        continue
      }
      let isPath = !record.hasOwnID && record.id.hasPrefix(rootID)
      graph.ids[copy.offset] =
        isPath
        ? "\(rootID)[\(number)]\(record.id.dropFirst(rootID.count))" : "\(record.id)[\(number)]"
    }
  }

  /// The local values of a listener: what the list around its view had, then the event's own.
  func frame(for listener: Listener, of object: ObjectID, _ own: [Value], origin: String) -> Frame {
    let instance = instance(of: object)
    var locals: [Value] = []
    if listener.captured > 0, let instance {
      locals = Array(instances[instance].locals.prefix(listener.captured))
      while locals.count < listener.captured { locals.append(.null) }
    }
    var frame = Frame(locals + own, origin: origin)
    frame.instance = instance
    return frame
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
