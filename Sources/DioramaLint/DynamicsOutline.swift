// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The animators and behaviors of a scene, as far as they are known before it runs.
package struct DynamicsOutline {
  private(set) var animators: [Animator] = []
  /// Every behavior that the scene describes, whether or not an animator has it from the beginning.
  private(set) var behaviors: [Behavior] = []
  /// Objects that actions call or put somewhere: what is said of them is not all.
  private(set) var handled: Set<ObjectID> = []
  /// Whether an action takes a behavior out of its animator.
  private(set) var losesBehaviors = false
  /// Whether an action handles an object that only running tells.
  private(set) var handlesAnything = false
  /// Behaviors that are in an animator or in another behavior from the beginning.
  private(set) var held: Set<ObjectID> = []

  struct Animator {
    var object: ObjectID
    var referenceView: ObjectID?
    /// Depth first, as they count.
    var behaviors: [Behavior]
    /// Whether no others come or go while the scene runs.
    var isComplete: Bool
  }

  struct Behavior {
    var object: ObjectID
    var items: [ObjectID]
    var effect: DynamicEffect
    /// Whether neither expressions nor actions make it another one.
    var isKnown: Bool
    /// Whether items are listed, and nothing changes the list.
    var hasKnownItems: Bool
    /// Whether it may have any number of items.
    var takesItems: Bool
  }

  /// Nil where the scene has nothing of dynamics.
  init?(
    _ scene: Scene, _ catalog: Catalog, written: Set<LintContext.WrittenProperty>,
    _ tables: LintTables
  ) {
    guard scene.objects.contains(where: { catalog.habits[$0.classIndex].contains(.isOfDynamics) })
    else { return nil }
    findHandled(scene)
    var changed: Set<ObjectID> = []
    for write in written { changed.insert(write.object) }
    for (index, object) in scene.objects.enumerated() where object.presence != .absent {
      let info = catalog.classes[object.classIndex]
      guard info.type.asDynamicBehavior != nil,
        let value = scene.literalValue(of: index, info, tables) as? any DynamicBehaviorClass
      else { continue }
      let id = ObjectID(index)
      let isStill =
        !handled.contains(id) && !handlesAnything && !changed.contains(id)
        && !object.steps.contains(.isPartlyRead)
      let itemsSlot = info.property(named: "items")
      let isLiteral = scene.settings(of: index).allSatisfy(\.source.isLiteral)
      let hasLiteralItems = scene.settings(of: index).allSatisfy {
        Int($0.property) != itemsSlot || $0.source.isLiteral
      }
      behaviors.append(
        Behavior(
          object: id, items: value.behavior.items, effect: value.effect,
          isKnown: isStill && isLiteral, hasKnownItems: isStill && hasLiteralItems,
          takesItems: info.methods.contains { $0.name == "addItem" }))
      held.formUnion(value.behavior.childBehaviors)
    }
    for (index, object) in scene.objects.enumerated() where object.presence == .present {
      let info = catalog.classes[object.classIndex]
      guard info.type.asDynamicAnimator != nil,
        let value = scene.literalValue(of: index, info, tables) as? any DynamicAnimatorClass
      else { continue }
      held.formUnion(value.animator.behaviors)
      let id = ObjectID(index)
      animators.append(
        Animator(
          object: id, referenceView: value.animator.referenceView,
          behaviors: flattened(value.animator.behaviors, scene, catalog, tables),
          isComplete: !handled.contains(id) && !changed.contains(id) && !handlesAnything
            && !losesBehaviors && scene.settings(of: index).allSatisfy(\.source.isLiteral)))
    }
  }

  /// Behaviors and those inside them; each once, so that circles end.
  private func flattened(
    _ list: [ObjectID], _ scene: Scene, _ catalog: Catalog, _ tables: LintTables
  ) -> [Behavior] {
    let byObject = Dictionary(
      behaviors.map { ($0.object, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [Behavior] = []
    var known: Set<ObjectID> = []
    var rest = Array(list.reversed())
    while let object = rest.popLast() {
      guard let behavior = byObject[object], known.insert(object).inserted else { continue }
      found.append(behavior)
      let info = catalog.classes[scene.objects[object.offset].classIndex]
      let value = scene.literalValue(of: object.offset, info, tables) as? any DynamicBehaviorClass
      rest += value?.behavior.childBehaviors.reversed() ?? []
    }
    return found
  }

  private mutating func findHandled(_ scene: Scene) {
    for list in scene.listeners.map(\.actions) + scene.handlers.map(\.actions) {
      list.walk { action in
        switch action.body {
        case .call(let calls): for call in calls { handle(call.object) }
        case .dynamics(.add(_, let animator, _)), .dynamics(.removeAll(let animator)):
          handle(animator)
        case .dynamics(.remove(let behavior)):
          handle(behavior)
          losesBehaviors = true
        case .add(let addition): handle(addition.view)
        default: break
        }
        // What is handed over may be handled by what it is handed to.
        for source in action.body.sources {
          source.walkLiterals { value in if case .object(let object) = value { note(object) } }
        }
      }
    }
  }

  private mutating func handle(_ source: ObjectSource) {
    switch source {
    case .object(let object): note(object)
    case .local, .expression: handlesAnything = true
    case .frontView: break
    }
  }

  private mutating func note(_ object: ObjectID) { handled.insert(object) }
}

extension LintContext {
  /// The place of a setting of an object, else of the object.
  func span(of property: String, _ object: ObjectID) -> SourceSpan {
    setting(at: info(of: object.offset).property(named: property), of: object.offset)?.valueSpan
      ?? scene.objects[object.offset].span
  }

  /// An object's id in quotes.
  func quoted(_ object: ObjectID) -> String { "'\(scene.objects[object.offset].id)'" }

  /// Bounds of a view that are known before the scene runs: of a controller's view the screen.
  func knownBounds(of view: ObjectID) -> Rect? {
    let index = view.offset
    let classIndex = scene.objects[index].classIndex
    for place in [tables[classIndex].bounds, tables[classIndex].frame] {
      guard let setting = setting(at: place, of: index) else { continue }
      guard case .literal(.rect(let rect)) = setting.source else { return nil }
      return place == tables[classIndex].bounds ? rect : Rect(origin: .zero, size: rect.size)
    }
    guard view == Scene.rootView || view == Scene.window else { return nil }
    return Rect(origin: .zero, size: scene.device.size(in: scene.orientation))
  }
}
