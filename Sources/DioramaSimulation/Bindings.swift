// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The live bindings of a scene, and which of them what is read concerns.
struct BindingTable {
  /// In an order in which each comes after what it reads.
  private var bindings: [Binding] = []
  private var watchers: [ObjectID: [Watcher]] = [:]
  /// Places in `bindings` of those on each object.
  private var byObject: [ObjectID: [Int]] = [:]
  /// Marked for evaluation, by place in `bindings`.
  private var dirty = LeastFirst()
  /// Bindings that ask geometric questions and so watch every view.
  private var geometryWatchers: [Int] = []

  private struct Binding {
    var object: ObjectID
    var property: Int
    var source: ValueSource
    var span: SourceSpan
    var isLive = true
  }

  private struct Watcher {
    var aspect: DependencyKey.Aspect
    var binding: Int
  }

  init() {}

  init(_ plan: LoadPlan, _ scene: Scene, _ catalog: Catalog) {
    for index in plan.order {
      let task = plan.tasks[index]
      guard case .setting(let place) = task.work else { continue }
      let setting = scene.settings[place]
      guard !setting.source.isLiteral else { continue }
      let binding = bindings.count
      byObject[task.object, default: []].append(binding)
      bindings.append(
        Binding(
          object: task.object, property: Int(setting.property), source: setting.source,
          span: setting.valueSpan))
      for key in task.reads {
        watchers[key.object, default: []].append(Watcher(aspect: key.aspect, binding: binding))
      }
      if scene.asksQuestions(setting.source) { geometryWatchers.append(binding) }
    }
  }

  var isEmpty: Bool { bindings.isEmpty }

  mutating func noteWrite(_ property: Int, of object: ObjectID, in simulation: Simulation) {
    guard !bindings.isEmpty else { return }
    let classIndex = Int(simulation.graph.classes[object.offset])
    let written = simulation.catalog.written(property, of: object, classIndex).map(\.aspect)
    let isGeometry = !written.contains { if case .property = $0 { true } else { false } }
    if isGeometry { for binding in geometryWatchers { dirty.insert(binding) } }
    mark(object) { aspect in aspect == .whole || written.contains(aspect) }
    // A new size may have moved what is inside by its masks.
    if isGeometry, written.contains(.size), simulation.graph.firstChild(of: object) != nil {
      simulation.graph.walk(from: object) { inner, _ in
        mark(inner) { aspect in if case .property = aspect { false } else { true } }
      }
    }
  }

  /// The properties of an object that bindings read, its geometry apart.
  func watched(on object: ObjectID) -> [Int] {
    var found: [Int] = []
    for watcher in watchers[object] ?? [] {
      if case .property(let property) = watcher.aspect, !found.contains(property) {
        found.append(property)
      }
    }
    return found
  }

  /// Anything of an object may have changed: a hook ran on it.
  mutating func noteObject(_ object: ObjectID) {
    guard !bindings.isEmpty else { return }
    mark(object) { aspect in
      switch aspect {
      case .property, .whole: true
      case .center, .size, .origin, .transform: false
      }
    }
  }

  mutating func noteState(_ index: Int) {
    mark(SceneName.state.object) { $0 == .whole || $0 == .property(index) }
  }

  private mutating func mark(_ object: ObjectID, where concerns: (DependencyKey.Aspect) -> Bool) {
    guard let list = watchers[object] else { return }
    for watcher in list where concerns(watcher.aspect) { dirty.insert(watcher.binding) }
  }

  /// An explicit write ends the binding of a property.
  mutating func end(_ property: Int, of object: ObjectID) {
    for index in byObject[object] ?? [] where bindings[index].property == property {
      bindings[index].isLive = false
    }
  }

  /// The live bindings of an object, with what they bind.
  func properties(boundOn object: ObjectID) -> [Int] {
    (byObject[object] ?? []).filter { bindings[$0].isLive }.map { bindings[$0].property }
  }

  /// The first binding that has to be evaluated again, taken out.
  mutating func nextDirty() -> (
    place: Int, object: ObjectID, property: Int, source: ValueSource, span: SourceSpan
  )? {
    while let first = dirty.removeLeast() {
      let binding = bindings[first]
      if binding.isLive {
        return (first, binding.object, binding.property, binding.source, binding.span)
      }
    }
    return nil
  }

  /// A binding that reads its own object means what stood there before: its own write is no reason
  /// to evaluate it again.
  mutating func noteOwnWrite(_ place: Int) { dirty.remove(place) }
}

/// A set of small numbers that gives its least one quickly: a heap and a mark for each number.
private struct LeastFirst {
  private var heap: [Int] = []
  private var isIn: [Bool] = []

  mutating func insert(_ number: Int) {
    while isIn.count <= number { isIn.append(false) }
    guard !isIn[number] else { return }
    isIn[number] = true
    heap.append(number)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes out a number; its place in the heap stays and is passed over.
  mutating func remove(_ number: Int) {
    if isIn.indices.contains(number) { isIn[number] = false }
  }

  mutating func removeLeast() -> Int? {
    while let least = removeFirst() {
      if isIn[least] {
        isIn[least] = false
        return least
      }
    }
    return nil
  }

  private mutating func removeFirst() -> Int? {
    guard let least = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return least }
    heap[0] = last
    var parent = 0
    while true {
      var next = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[next] {
        next = child
      }
      if next == parent { return least }
      heap.swapAt(parent, next)
      parent = next
    }
  }
}

extension Scene {
  /// Whether a source calls functions that ask about geometry.
  fileprivate func asksQuestions(_ source: ValueSource) -> Bool {
    switch source {
    case .literal: false
    case .expression(let id): !expressions[Int(id.index)].expression.calls.isEmpty
    case .template(let pieces):
      pieces.contains { piece in
        if case .expression(let id) = piece {
          return !expressions[Int(id.index)].expression.calls.isEmpty
        }
        return false
      }
    case .composite(let composite): composite.parts.contains { asksQuestions($0) }
    }
  }
}

extension Simulation {
  /// Evaluates again what reads something that changed, each after what it reads.
  func settleBindings() throws(RunError) {
    guard !bindings.isEmpty else { return }
    while let next = bindings.nextDirty() {
      try spend(at: next.span)
      let value = try evaluate(next.source, Frame(), at: next.span)
      if graph.value(next.property, of: next.object) != value {
        try write(next.property, of: next.object, value, at: next.span)
        bindings.noteOwnWrite(next.place)
      }
    }
  }
}
