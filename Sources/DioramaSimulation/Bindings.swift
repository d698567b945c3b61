// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The live bindings of a scene, and which of them what is read concerns.
struct BindingTable {
  /// In an order in which each comes after what it reads.
  private var bindings: [Binding] = []
  /// Places in `bindings` of those that read something.
  private var watchers: [DependencyKey: [Int]] = [:]
  /// Objects of which bindings read anything.
  private var readObjects: Set<ObjectID> = []
  /// The properties of each object that bindings read, its geometry apart.
  private var watchedProperties: [ObjectID: [Int]] = [:]
  /// Places in `bindings` of those on each object.
  private var byObject: [ObjectID: [Int]] = [:]
  /// Marked for evaluation, by place in `bindings`.
  private var dirty = LeastFirst()
  /// What layout changed that a binding already evaluated in this round reads.
  private var later = LeastFirst()
  /// The binding that is evaluated now, or -1.
  private var current = -1
  /// Bindings that ask geometric questions and so watch every view.
  private var geometryWatchers: [Int] = []
  /// Objects made while the scene runs, with the ones they are copies of.
  private var originals: [ObjectID: ObjectID] = [:]

  /// A value that follows from others.
  struct Binding {
    var target: Target
    var source: ValueSource
    var span: SourceSpan
    /// The local values that it reads, where an action made it.
    var frame = Frame()
    var isLive = true
    /// What is written when the property changes otherwise.
    var bound: Assignment.Target?
  }

  enum Target: Equatable {
    case property(ObjectID, Int)
    case computed(Int)
  }

  /// Views that were looked at for others' sizes since somebody asked.
  private var walked = 0

  init() {}

  init(_ plan: LoadPlan, _ scene: Scene, _ catalog: Catalog) {
    add(plan, scene, catalog, frame: Frame()) { $0 }
  }

  /// Adds the bindings of a plan; `actual` gives the object that one of the plan stands for.
  ///
  /// - Returns: Their places.
  @discardableResult
  mutating func add(
    _ plan: LoadPlan, _ scene: Scene, _ catalog: Catalog, frame: Frame,
    actual: (ObjectID) -> ObjectID
  ) -> Range<Int> {
    let first = bindings.count
    for index in plan.order {
      let task = plan.tasks[index]
      guard var binding = scene.binding(task, actual) else { continue }
      binding.frame = frame
      let place = bindings.count
      if case .property(let object, _) = binding.target {
        byObject[object, default: []].append(place)
      }
      bindings.append(binding)
      for key in task.reads { watch(DependencyKey(actual(key.object), key.aspect), place) }
      if scene.asksQuestions(binding.source) { geometryWatchers.append(place) }
    }
    return first..<bindings.count
  }

  /// Bindings of what is not used just now are not evaluated.
  mutating func sleep(_ places: Range<Int>) {
    for place in places { bindings[place].isLive = false }
  }

  /// Bindings of what is used again, for other local values.
  mutating func wake(_ places: Range<Int>, _ frame: Frame) {
    for place in places {
      bindings[place].isLive = true
      bindings[place].frame = frame
    }
  }

  private mutating func watch(_ key: DependencyKey, _ place: Int) {
    if case .property(let property) = key.aspect, watchers[key] == nil {
      watchedProperties[key.object, default: []].append(property)
    }
    watchers[key, default: []].append(place)
    readObjects.insert(key.object)
  }

  private func isRead(_ object: ObjectID) -> Bool {
    if readObjects.contains(object) { return true }
    guard !originals.isEmpty, let original = originals[object] else { return false }
    return readObjects.contains(original)
  }

  var isEmpty: Bool { bindings.isEmpty }

  mutating func noteCopy(_ object: ObjectID, of original: ObjectID) {
    originals[object] = original
  }

  mutating func noteWrite(_ property: Int, of object: ObjectID, in simulation: Simulation) {
    guard !bindings.isEmpty else { return }
    // A method of the graph would hold all its arrays for the call.
    if geometryWatchers.isEmpty, !isRead(object),
      simulation.graph.links[object.offset].firstChild < 0
    {
      return
    }
    let classIndex = Int(simulation.graph.classes[object.offset])
    let written = simulation.catalog.written(property, of: object, classIndex).map(\.aspect)
    let isGeometry = !written.contains { if case .property = $0 { true } else { false } }
    if isGeometry || simulation.graph.isSeenBy(property, of: object) {
      for binding in geometryWatchers { insert(binding, isOwn: !isGeometry) }
    }
    mark(object, written + [.whole], isOwn: true)
    // A new size may have moved what is inside by its masks.
    if isGeometry, written.contains(.size), simulation.graph.firstChild(of: object) != nil {
      simulation.graph.walk(from: object) { inner, _ in
        walked += 1
        guard inner != object else { return }
        mark(inner, Self.places, isOwn: false)
      }
    }
  }

  /// How many views were looked at since this was last asked.
  mutating func takeWalked() -> Int {
    defer { walked = 0 }
    return walked
  }

  /// Where something is, how large, and what may follow from that.
  private static let places: [DependencyKey.Aspect] = [
    .center, .size, .origin, .transform, .whole,
  ]

  /// The properties of an object that bindings read, its geometry apart.
  func watched(on object: ObjectID) -> [Int] { watchedProperties[object] ?? [] }

  /// Anything of an object may have changed: a hook ran on it.
  mutating func noteObject(_ object: ObjectID) {
    guard !bindings.isEmpty else { return }
    var read = watched(on: object)
    if let original = originals[object] { read += watched(on: original) }
    mark(object, read.map { .property($0) } + [.whole], isOwn: true)
  }

  mutating func noteState(_ index: Int) {
    mark(SceneName.state.object, [.property(index), .whole], isOwn: true)
  }

  /// One of the scene's own names means something else now.
  mutating func note(_ name: SceneName) {
    guard !bindings.isEmpty else { return }
    mark(name.object, [.whole], isOwn: true)
  }

  mutating func noteComputed(_ index: Int) {
    mark(.computed, [.property(index)], isOwn: true)
  }

  /// What stands in a view has changed, or in which order.
  mutating func noteTree(of object: ObjectID) {
    guard !bindings.isEmpty else { return }
    for binding in geometryWatchers { insert(binding, isOwn: true) }
    mark(object, [.whole], isOwn: true)
  }

  /// Marks the bindings that ask about places, which only a whole scene can answer.
  mutating func markQuestions() {
    for binding in geometryWatchers { dirty.insert(binding) }
  }

  /// Views whose place or size decides that of a view around them, which may move them in turn.
  func decidingFromInside(_ graph: Graph) -> [ObjectID] {
    var found: Set<ObjectID> = []
    for (key, list) in watchers where Self.places.contains(key.aspect) {
      let inner = key.object
      guard graph.values.indices.contains(inner.offset),
        !graph.traits[inner.offset].autoresizingMask.cases.isEmpty
      else { continue }
      for binding in list {
        guard case .property(let outer, let property) = bindings[binding].target,
          outer != inner, graph.isInside(inner, outer),
          case .node = graph.info(of: outer).properties[property].storage
        else { continue }
        found.insert(inner)
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  private mutating func mark(
    _ object: ObjectID, _ aspects: [DependencyKey.Aspect], isOwn: Bool
  ) {
    mark(ofReaders: object, aspects, isOwn: isOwn)
    if !originals.isEmpty, let original = originals[object] {
      mark(ofReaders: original, aspects, isOwn: isOwn)
    }
  }

  private mutating func mark(
    ofReaders object: ObjectID, _ aspects: [DependencyKey.Aspect], isOwn: Bool
  ) {
    for aspect in aspects {
      guard let list = watchers[DependencyKey(object, aspect)] else { continue }
      for binding in list { insert(binding, isOwn: isOwn) }
    }
  }

  /// What comes later in the round is evaluated in it; what layout changes behind it in the next.
  private mutating func insert(_ binding: Int, isOwn: Bool) {
    if binding > current {
      dirty.insert(binding)
    } else if binding < current || !isOwn {
      later.insert(binding)
    }
    // A binding that reads its own object means what stood there before.
  }

  /// An explicit write ends the binding of a property, unless it goes both ways.
  mutating func end(_ property: Int, of object: ObjectID) {
    for index in byObject[object] ?? []
    where bindings[index].target == .property(object, property) && bindings[index].bound == nil {
      bindings[index].isLive = false
    }
  }

  /// As `end`; of a place also the bindings that would move it back.
  mutating func endAll(_ property: Int, of object: ObjectID, in simulation: Simulation) {
    guard !bindings.isEmpty else { return }
    end(property, of: object)
    let classIndex = Int(simulation.graph.classes[object.offset])
    let written = simulation.catalog.written(property, of: object, classIndex)
    for index in byObject[object] ?? [] where bindings[index].bound == nil {
      guard bindings[index].isLive, case .property(_, let other) = bindings[index].target,
        other != property
      else { continue }
      let theirs = simulation.catalog.written(other, of: object, classIndex)
      if theirs.contains(where: { written.contains($0) }) { bindings[index].isLive = false }
    }
  }

  /// The live bindings of an object, with what they bind.
  func properties(boundOn object: ObjectID) -> [Int] {
    (byObject[object] ?? []).compactMap { index in
      guard bindings[index].isLive, case .property(_, let property) = bindings[index].target else {
        return nil
      }
      return property
    }
  }

  /// What a property is bound to both ways, with the binding's place in the file.
  func place(boundTo property: Int, of object: ObjectID) -> Binding? {
    for index in byObject[object] ?? [] {
      let binding = bindings[index]
      if binding.target == .property(object, property), binding.isLive, binding.bound != nil {
        return binding
      }
    }
    return nil
  }

  /// The first binding of the round that has to be evaluated again, taken out.
  mutating func nextDirty() -> Binding? {
    while let first = dirty.removeLeast() {
      if bindings[first].isLive {
        current = first
        return bindings[first]
      }
    }
    current = -1
    return nil
  }

  /// Begins a round with what layout changed in the one before; false where it changed nothing.
  mutating func beginNextRound() -> Bool {
    current = -1
    while let next = later.removeLeast() { dirty.insert(next) }
    return !dirty.isEmpty
  }

  /// Gives up what is marked.
  mutating func stop() {
    current = -1
    while dirty.removeLeast() != nil {}
    while later.removeLeast() != nil {}
  }
}

extension Scene {
  /// The binding that a task of the load leaves; nil for what is not live.
  fileprivate func binding(
    _ task: LoadPlan.Task, _ actual: (ObjectID) -> ObjectID
  ) -> BindingTable.Binding? {
    switch task.work {
    case .computed(let index):
      return BindingTable.Binding(
        target: .computed(index), source: computed[index].source, span: computed[index].span)
    case .setting(let place):
      let setting = settings[place]
      var binding = BindingTable.Binding(
        target: .property(actual(task.object), Int(setting.property)), source: setting.source,
        span: setting.valueSpan)
      switch setting.source {
      case .literal, .once: return nil
      case .twoWay(_, let target): binding.bound = target
      case .expression, .template, .composite: break
      }
      return binding
    case .initialSize, .sizeToFit, .roundFrame: return nil
    }
  }

  /// Whether a source calls functions that ask about geometry.
  fileprivate func asksQuestions(_ source: ValueSource) -> Bool {
    switch source {
    case .literal: false
    case .expression(let id), .twoWay(let id, _):
      !expressions[Int(id.index)].expression.calls.isEmpty
    case .once(let source): asksQuestions(source)
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
