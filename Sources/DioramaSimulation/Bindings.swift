// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The live bindings of a scene, and which of them what is read concerns.
struct BindingTable {
  /// In an order in which each comes after what it reads.
  private var bindings: [Binding] = []
  private var watchers: [ObjectID: [Watcher]] = [:]
  /// Marked for evaluation, by place in `bindings`.
  private var dirty: Set<Int> = []
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
    if isGeometry { dirty.formUnion(geometryWatchers) }
    mark(object) { aspect in aspect == .whole || written.contains(aspect) }
    // A new size may have moved what is inside by its masks.
    if isGeometry, written.contains(.size), simulation.graph.firstChild(of: object) != nil {
      simulation.graph.walk(from: object) { inner, _ in
        mark(inner) { aspect in if case .property = aspect { false } else { true } }
      }
    }
  }

  /// Anything of an object may have changed: a hook ran on it.
  mutating func noteObject(_ object: ObjectID) {
    guard !bindings.isEmpty else { return }
    mark(object) { _ in true }
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
    for index in bindings.indices
    where bindings[index].object == object && bindings[index].property == property {
      bindings[index].isLive = false
    }
  }

  /// The live bindings of an object, with what they bind.
  func properties(boundOn object: ObjectID) -> [Int] {
    bindings.filter { $0.object == object && $0.isLive }.map(\.property)
  }

  /// The first binding that has to be evaluated again, taken out.
  mutating func nextDirty() -> (
    object: ObjectID, property: Int, source: ValueSource, span: SourceSpan
  )? {
    while let first = dirty.min() {
      dirty.remove(first)
      let binding = bindings[first]
      if binding.isLive {
        return (binding.object, binding.property, binding.source, binding.span)
      }
    }
    return nil
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
      }
    }
  }
}
