// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Rows that are made of one description: as many as are in view, used again for others.
extension Simulation {
  func madeRow(
    _ original: ObjectID, _ path: ItemPath, of table: ObjectID, _ outline: TableOutline
  ) throws(RunError) -> ObjectID {
    let isCounted = !outline.sections.isEmpty
    let number = isCounted ? "[\(path.row)]" : "[\(path.section)][\(path.row)]"
    let name = TileName(
      own: number, path: "\(graph.ids[table.offset]).row[\(path.section)][\(path.row)]")
    return try made(original, rowFrame(path, of: table, outline), name, for: table)
  }

  /// A header or footer that a data source names.
  func madeEdge(
    _ original: ObjectID, _ item: TableItem, _ title: String, of table: ObjectID,
    _ outline: TableOutline
  ) throws(RunError) -> ObjectID {
    let path: String
    switch item {
    case .header(let section): path = "header[\(section)]"
    case .footer(let section): path = "footer[\(section)]"
    case .row(let row): path = "row[\(row.section)][\(row.row)]"
    }
    let name = TileName(own: "", path: "\(graph.ids[table.offset]).\(path)")
    let frame = rowFrame(ItemPath(0, 0), of: table, outline)
    let object = try made(original, frame, name, for: table)
    if var tile = graph.values[object.offset] as? any TileClass {
      tile.title = title
      graph.values[object.offset] = tile
    }
    return object
  }

  /// What the objects of a made tile are called: those with ids of their own, and the others.
  private struct TileName {
    var own: String
    var path: String
  }

  /// One that is not in view, or a new one, as its description says.
  private func made(
    _ original: ObjectID, _ frame: Frame, _ name: TileName, for table: ObjectID
  ) throws(RunError) -> ObjectID {
    let range = scene.subtree(of: original)
    let waiting = tables[table]?.pools[original]?.popLast()
    let index: Int
    if let waiting, let known = instance(of: waiting) {
      index = known
      instances[index].locals = frame.locals
      forget(instances[index])
    } else {
      index = try addInstance(of: range, frame)
    }
    let shift = instances[index].shift
    let root = scene.objects[original.offset]
    for offset in range {
      let record = scene.objects[offset]
      let inner = record.id.dropFirst(root.id.count)
      graph.ids[offset + shift] =
        record.hasOwnID
        ? record.id + name.own : (root.hasOwnID ? root.id + name.own : name.path) + inner
      latest[ObjectID(offset)] = index
    }
    var inner = frame
    inner.instance = index
    let plan: LoadPlan
    if let known = copyPlans[original] {
      plan = known
    } else {
      plan = LoadPlan(scene, catalog: catalog, objects: range, presence: .row)
      copyPlans[original] = plan
    }
    graph.autoresizes = false
    defer { graph.autoresizes = true }
    try apply(plan, inner)
    try loadData(of: range.lowerBound + shift..<range.upperBound + shift)
    let instance = instances[index]
    if waiting != nil {
      bindings.wake(instance.bindings, inner)
    } else {
      instances[index].bindings = bindings.add(plan, scene, catalog, frame: inner) {
        instance.copy(of: $0) ?? $0
      }
    }
    return ObjectID(original.offset + shift)
  }

  /// A copy is as new again.
  private func forget(_ instance: Instance) {
    let range =
      instance.originals.lowerBound + instance.shift..<instance.originals.upperBound
      + instance.shift
    for offset in range {
      let object = ObjectID(offset)
      if scene.objects[offset - instance.shift].steps.contains(.isPlacedByOwner) {
        graph.detach(object)
      }
      graph.reset(object)
      animations.drop(object)
      graph.begin(object, at: scene.startOfTime + now.microseconds / 1_000_000)
      graph.beginHidden(object)
    }
    if !cycles.isEmpty { cycles.removeAll { range.contains($0.object.offset) } }
    for wait in waits.keys where range.contains(wait.object.offset) { waits[wait] = nil }
  }

  /// The description that an instance is a copy of.
  func instanceRoot(_ instance: Int) -> ObjectID? {
    let range = instances[instance].originals
    return range.isEmpty ? nil : ObjectID(range.lowerBound)
  }

  /// What is not in view has no name.
  func unname(_ instance: Int) {
    for offset in instances[instance].originals {
      graph.ids[offset + instances[instance].shift] = ""
    }
  }
}
