// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a scene, and the scripts that play it, name of what the scene declares.
struct NameUses {
  private var state: Set<Int> = []
  private var usesAllState = false
  /// The handlers that an event, another handler that runs, or a script can run.
  private(set) var handlers: Set<Int> = []
  private(set) var objects: Set<ObjectID> = []
  /// Texts that may be names of images or ids.
  private(set) var texts: Set<String> = []
  private let wantsTexts: Bool

  /// - Parameter wantsTexts: Whether objects and texts are asked for.
  init(_ scene: Scene, _ scripts: [Script], wantsTexts: Bool) {
    self.wantsTexts = wantsTexts
    for use in scene.imageUses { texts.insert(use.name) }
    add(scene.expressions[...])
    for variable in scene.state where wantsTexts { texts.formUnion(variable.initial.texts) }
    for setting in scene.settings { add(setting) }
    var roots: [ActionList] = scene.listeners.map(\.actions)
    for script in scripts { roots += add(script, beyond: scene) }
    for list in roots { add(list) }
    for handler in scene.handlers { add(handler.actions) }
    run(roots, scene)
  }

  func readsState(_ index: Int) -> Bool { usesAllState || state.contains(index) }

  /// Whether a text is the image's name, or an end of it that an expression may make whole.
  func mayName(image: String) -> Bool {
    if texts.contains(image) || texts.contains(image + ".png") { return true }
    guard image.count > 2 else { return false }
    return (2..<image.count).contains {
      texts.contains(String(image.prefix($0))) || texts.contains(String(image.suffix($0)))
    }
  }

  /// Notes what a script adds to its scene; the lists of actions among its steps come back.
  private mutating func add(_ script: Script, beyond scene: Scene) -> [ActionList] {
    add(script.scene.expressions[min(scene.expressions.count, script.scene.expressions.count)...])
    for use in script.scene.imageUses[min(scene.imageUses.count, script.scene.imageUses.count)...] {
      texts.insert(use.name)
    }
    let settings = script.scene.settings
    for setting in settings[min(scene.settings.count, settings.count)...] { add(setting) }
    var lists = script.scene.listeners.dropFirst(scene.listeners.count).map(\.actions)
    script.walk { step in
      if case .perform(let list) = step.request { lists.append(list) }
      guard wantsTexts else { return }
      texts.formUnion(step.request.targets.flatMap(\.ids))
      if case .expectTree(let pattern, _) = step.request { texts.formUnion(pattern.ids) }
      if case .expectEvents(let patterns, _, let filter) = step.request {
        texts.formUnion(patterns.compactMap(\.source) + (filter.sources ?? []))
      }
    }
    return lists
  }

  private mutating func add(_ expressions: ArraySlice<SceneExpression>) {
    for item in expressions { add(item.expression) }
  }

  private mutating func add(_ expression: Expression) {
    for read in expression.reads {
      switch VariableSlot(code: read.variable) {
      case .scene(.state)?:
        if let slot = read.fields.first?.slot {
          state.insert(Int(slot))
        } else {
          usesAllState = true
        }
      case .object(let object)? where wantsTexts:
        if !["self", "superview", "view"].contains(read.name) { objects.insert(object) }
      default: break
      }
    }
    if wantsTexts { texts.formUnion(expression.texts) }
  }

  private mutating func add(_ setting: Setting) {
    switch setting.source {
    // What a property is given as it stands names nothing, but for a reference.
    case .literal(.object(let object)): objects.insert(object)
    case .literal: break
    default: add(setting.source)
    }
  }

  private mutating func add(_ source: ValueSource) {
    if case .twoWay(_, let target) = source { add(target) }
    guard wantsTexts else { return }
    source.walkLiterals { value in
      if case .object(let object) = value { objects.insert(object) }
      texts.formUnion(value.texts)
    }
  }

  private mutating func add(_ target: Assignment.Target) {
    if let index = target.state { state.insert(index) }
    if case .object(let object)? = target.object { objects.insert(object) }
  }

  private mutating func add(_ list: ActionList) {
    list.walk { action in
      if case .set(let assignments) = action.body {
        for assignment in assignments { add(assignment.target) }
      }
      for source in action.body.sources { add(source) }
      for case .object(let object) in action.body.objects { objects.insert(object) }
    }
  }

  /// Follows `run` from the lists that events and scripts begin.
  private mutating func run(_ roots: [ActionList], _ scene: Scene) {
    var open = roots
    while let list = open.popLast() {
      list.walk { action in
        guard case .run(let index, _) = action.body, handlers.insert(index).inserted,
          scene.handlers.indices.contains(index)
        else { return }
        open.append(scene.handlers[index].actions)
      }
    }
  }
}
