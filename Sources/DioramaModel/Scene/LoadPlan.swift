// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// In which order the parts of a scene are applied at load, so that each finds what it reads.
///
/// Per object: plain properties in source order with a value after its range, then `frame`, `bounds`,
/// `sizeToFit`, `center`, `transform`, `roundFrame`, whatever the order of the keys. Across objects a
/// thing that is read comes before what reads it.
package struct LoadPlan: Sendable {
  package private(set) var tasks: [Task] = []
  /// Indexes into `tasks` in the order they run.
  package private(set) var order: [Int] = []
  /// Bindings that depend on each other in a circle, as a chain of tasks; empty where there is none.
  package private(set) var cycle: [Int] = []

  package struct Task: Sendable {
    package var object: ObjectID
    package var work: Work
    package var reads: [DependencyKey]
    package var writes: [DependencyKey]
    /// Place in the object's own order.
    package var rank: Int
    /// Whether a size or a value of the object may follow from it.
    var isContent = false
  }

  package enum Work: Sendable {
    /// Index into the scene's settings.
    case setting(Int)
    /// Index into the scene's computed values.
    case computed(Int)
    /// The size of a view that is given no frame.
    case initialSize
    case sizeToFit
    case roundFrame
  }

  package init(_ scene: Scene, catalog: Catalog) {
    for (index, computed) in scene.computed.enumerated() {
      tasks.append(
        Task(
          object: .computed, work: .computed(index),
          reads: scene.dependencies(of: computed.source, catalog: catalog),
          writes: [DependencyKey(.computed, .property(index))], rank: 0))
    }
    for index in scene.objects.indices where scene.objects[index].presence == .present {
      addTasks(of: ObjectID(index), scene, catalog)
    }
    addWritesOfReadObjects(scene, catalog)
    sort()
  }

  /// The plan of a few objects that stand aside, for each time they are made.
  package init(
    _ scene: Scene, catalog: Catalog, objects: Range<Int>,
    presence: SceneObject.Presence = .template
  ) {
    for index in objects where scene.objects[index].presence == presence {
      addTasks(of: ObjectID(index), scene, catalog)
    }
    addWritesOfReadObjects(scene, catalog)
    sort()
  }

  private mutating func addTasks(of object: ObjectID, _ scene: Scene, _ catalog: Catalog) {
    let record = scene.objects[object.offset]
    let info = catalog.classes[record.classIndex]
    let isUnsized =
      info.isView
      && !scene.settings[record.settings].contains { setting in
        let storage = info.properties[Int(setting.property)].storage
        return storage == .node(.frame) || storage == .node(.bounds)
      }
    let needsOrder =
      !record.steps.isEmpty
      || scene.settings[record.settings].contains { !$0.source.isLiteral }
    guard needsOrder else {
      if isUnsized {
        tasks.append(contentsOf: unordered(object, record, scene, info))
        return
      }
      tasks.append(
        contentsOf: record.settings.map { index in
          literal(object, index, scene.settings[index], info)
        }.sorted { $0.rank < $1.rank })
      return
    }
    var own: [Task] = []
    for index in record.settings {
      let setting = scene.settings[index]
      own.append(
        Task(
          object: object, work: .setting(index),
          reads: scene.dependencies(of: setting.source, catalog: catalog),
          writes: catalog.written(Int(setting.property), of: object, record.classIndex),
          rank: Self.rank(setting, info), isContent: Self.isContent(setting, info)))
    }
    let place = [DependencyKey(object, .center), DependencyKey(object, .size)]
    if isUnsized {
      own.append(Task(object: object, work: .initialSize, reads: [], writes: place, rank: 20))
    }
    if record.steps.contains(.sizeToFit) {
      own.append(Task(object: object, work: .sizeToFit, reads: [], writes: place, rank: 40))
    }
    if record.steps.contains(.roundFrame) {
      own.append(Task(object: object, work: .roundFrame, reads: [], writes: place, rank: 70))
    }
    tasks.append(contentsOf: own.sorted { $0.rank < $1.rank })
  }

  /// An object of literals needs no order of its own, but where an expression reads it, its tasks
  /// come before that expression's.
  private mutating func addWritesOfReadObjects(_ scene: Scene, _ catalog: Catalog) {
    let read = Set(tasks.flatMap { task in task.reads.map(\.object) })
    guard !read.isEmpty else { return }
    for index in tasks.indices where tasks[index].writes.isEmpty {
      let object = tasks[index].object
      guard read.contains(object) else { continue }
      if case .setting(let place) = tasks[index].work {
        tasks[index].writes = catalog.written(
          Int(scene.settings[place].property), of: object,
          scene.objects[object.offset].classIndex)
      } else {
        tasks[index].writes = [DependencyKey(object, .center), DependencyKey(object, .size)]
      }
    }
  }

  /// The tasks of an object without expressions or load steps, its initial size among them.
  private func unordered(
    _ object: ObjectID, _ record: SceneObject, _ scene: Scene, _ info: ClassInfo
  ) -> [Task] {
    var own = record.settings.map { index in
      literal(object, index, scene.settings[index], info)
    }
    own.append(Task(object: object, work: .initialSize, reads: [], writes: [], rank: 20))
    return own.sorted { $0.rank < $1.rank }
  }

  private func literal(
    _ object: ObjectID, _ index: Int, _ setting: Setting, _ info: ClassInfo
  ) -> Task {
    Task(
      object: object, work: .setting(index), reads: [], writes: [],
      rank: Self.rank(setting, info), isContent: Self.isContent(setting, info))
  }

  /// What all views have tells nothing of their size.
  private static func isContent(_ setting: Setting, _ info: ClassInfo) -> Bool {
    if case .own = info.properties[Int(setting.property)].storage { true } else { false }
  }

  /// Stable sorting keeps the source order within a rank.
  private static func rank(_ setting: Setting, _ info: ClassInfo) -> Int {
    let property = info.properties[Int(setting.property)]
    switch property.storage {
    case .node(.frame): return 20
    case .node(.bounds): return 30
    case .node(.center): return 50
    case .node(.transform): return 60
    default: return property.facts.phase == .afterRange ? 10 : 0
    }
  }

  /// Depth first: what a task reads is written before it, and its object's earlier tasks are done.
  private mutating func sort() {
    var writers: [DependencyKey: [Int]] = [:]
    var byObject: [ObjectID: [Int]] = [:]
    for (index, task) in tasks.enumerated() where !task.writes.isEmpty {
      for key in task.writes { writers[key, default: []].append(index) }
      byObject[task.object, default: []].append(index)
    }
    order.reserveCapacity(tasks.count)
    var marks = [UInt8](repeating: 0, count: tasks.count)
    for index in tasks.indices where marks[index] == 0 {
      visit(index, writers, byObject, &marks)
    }
    if cycle.isEmpty, let own = tasks.indices.first(where: { readsItself(tasks[$0]) }) {
      cycle = [own]
    }
  }

  private func before(
    _ index: Int, _ writers: [DependencyKey: [Int]], _ byObject: [ObjectID: [Int]]
  ) -> [Int] {
    let task = tasks[index]
    var found: [Int] = []
    for key in task.reads {
      let candidates =
        key.aspect == .whole ? byObject[key.object] ?? [] : writers[key] ?? []
      found += candidates.filter { other in
        tasks[other].object != task.object || comes(other, before: index, key)
      }
    }
    // Named values are no object.
    if case .computed = task.work { return found }
    var other = index - 1
    while other >= 0, tasks[other].object == task.object {
      if isOrdered(tasks[other], before: task, isLast: other == index - 1) { found.append(other) }
      other -= 1
    }
    return found
  }

  /// Whether a task that reads its own object waits for another one of it.
  ///
  /// Geometry that reads geometry means what stood there before.
  private func comes(_ other: Int, before index: Int, _ key: DependencyKey) -> Bool {
    if key.aspect == .whole { return other < index && tasks[other].rank <= tasks[index].rank }
    return other < index || other > index && tasks[index].rank < Self.firstPlace
  }

  /// The ranks from which tasks place and size their object.
  private static let firstPlace = 20

  /// Whether an object's own order puts one task before another of higher rank: what reads nothing
  /// before all, a range before its value, what a view shows before its own size, and each piece of
  /// geometry before the next.
  private func isOrdered(_ other: Task, before task: Task, isLast: Bool) -> Bool {
    if task.rank >= Self.firstPlace, other.rank >= Self.firstPlace { return isLast }
    guard other.rank < task.rank else { return false }
    if other.reads.isEmpty { return true }
    // What follows from the value or the size comes after it.
    guard other.isContent, !other.reads.contains(where: { task.writes.contains($0) }) else {
      return false
    }
    switch task.work {
    case .initialSize, .sizeToFit: return true
    case .setting: return task.rank < Self.firstPlace
    case .computed, .roundFrame: return false
    }
  }

  /// Whether a property is computed from itself.
  private func readsItself(_ task: Task) -> Bool {
    task.reads.contains { task.writes.contains($0) }
  }

  /// Iterative, so that a long chain of bindings needs no deep stack.
  private mutating func visit(
    _ start: Int, _ writers: [DependencyKey: [Int]], _ byObject: [ObjectID: [Int]],
    _ marks: inout [UInt8]
  ) {
    guard !tasks[start].writes.isEmpty else {
      marks[start] = 2
      order.append(start)
      return
    }
    var stack: [(index: Int, pending: [Int])] = [(start, before(start, writers, byObject))]
    marks[start] = 1
    while let top = stack.indices.last {
      if let next = stack[top].pending.popLast() {
        if marks[next] == 0 {
          marks[next] = 1
          stack.append((next, before(next, writers, byObject)))
        } else if marks[next] == 1, cycle.isEmpty {
          if let from = stack.firstIndex(where: { $0.index == next }) {
            cycle = stack[from...].map(\.index)
          }
        }
      } else {
        marks[stack[top].index] = 2
        order.append(stack[top].index)
        stack.removeLast()
      }
    }
  }
}
