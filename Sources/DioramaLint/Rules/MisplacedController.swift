// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Controllers that UIKit does not take where the scene puts them.
package enum MisplacedController: LintRule {
  package static let rule = Rule(
    "misplaced-controller", .error,
    """
    A controller is in one container, once, and never in itself; a container is not pushed, and only a \
    navigation controller has a stack to push onto. UIKit raises NSInvalidArgumentException.
    """,
    bad: """
      name: Tabs
      root: { type: UITabBarController, id: tabs, viewControllers: [a, a] }
      objects: [ { type: UIViewController, id: a } ]
      """,
    good: """
      name: Tabs
      root: { type: UITabBarController, id: tabs, viewControllers: [a, b] }
      objects: [ { type: UIViewController, id: a }, { type: UIViewController, id: b } ]
      """)

  package static func check(_ context: LintContext, into findings: inout [Diagnostic]) {
    let scene = context.scene
    guard scene.objects.contains(where: { isContainer($0, context) }) || hasPushes(scene) else {
      return
    }
    // By controller; -1 where nobody holds it yet.
    var holders = [Int32](repeating: -1, count: scene.objects.count)
    for (index, object) in scene.objects.enumerated()
    where object.presence != .absent && isContainer(object, context) {
      for setting in scene.settings[object.settings] {
        guard case .literal(.list(let items)) = setting.source else { continue }
        check(items, in: ObjectID(index), setting.valueSpan, context, &holders, &findings)
      }
      checkSelection(of: index, context, &findings)
    }
    checkDepth(context, holders, &findings)
    for list in scene.listeners.map(\.actions) + scene.handlers.map(\.actions) {
      list.walk { action in
        if case .screen(let screen) = action.body, screen.verb == .push {
          check(screen, at: action.span, context, &findings)
        }
      }
    }
  }

  private static func isContainer(_ object: SceneObject, _ context: LintContext) -> Bool {
    context.catalog.types[object.classIndex].asContainer != nil
  }

  private static func hasPushes(_ scene: Scene) -> Bool {
    var found = false
    for list in scene.listeners.map(\.actions) + scene.handlers.map(\.actions) where !found {
      list.walk { if case .screen = $0.body { found = true } }
    }
    return found
  }

  private static func check(
    _ items: [Value], in container: ObjectID, _ span: SourceSpan, _ context: LintContext,
    _ holders: inout [Int32], _ findings: inout [Diagnostic]
  ) {
    let scene = context.scene
    func name(_ object: ObjectID) -> String { "'\(scene.objects[object.offset].id)'" }
    for case .object(let child) in items
    where scene.objects.indices.contains(child.offset)
      && context.info(of: child.offset).isController
    {
      let problem: String
      let holder = Int(holders[child.offset])
      if holds(child, container, holders) {
        problem = "\(name(child)) cannot hold itself: it would be in \(name(container))"
      } else if holder >= 0 {
        problem =
          holder == container.offset
          ? "\(name(child)) is twice in \(name(container))"
          : "\(name(child)) is in \(name(ObjectID(holder))) already and cannot be in \(name(container)) too"
      } else {
        holders[child.offset] = Int32(container.index)
        continue
      }
      findings.append(Diagnostic(rule, problem, at: span))
    }
  }

  /// Whether a controller is another one, or holds it at some depth.
  private static func holds(
    _ controller: ObjectID, _ other: ObjectID, _ holders: [Int32]
  ) -> Bool {
    var current = other.offset
    // Deeper ones no scene runs.
    var steps = 0
    while current >= 0, steps <= Scene.mostNestedControllers {
      if current == controller.offset { return true }
      current = Int(holders[current])
      steps += 1
    }
    return false
  }

  /// The first that is too deep tells for those inside it.
  private static func checkDepth(
    _ context: LintContext, _ holders: [Int32], _ findings: inout [Diagnostic]
  ) {
    let most = Scene.mostNestedControllers
    for (index, holder) in holders.enumerated()
    where holder >= 0 && depth(of: ObjectID(index), holders) == most + 1 {
      let list = context.scene.settings(of: Int(holder)).first { setting in
        guard case .literal(.list(let items)) = setting.source else { return false }
        return items.contains(.object(ObjectID(index)))
      }
      findings.append(
        Diagnostic(
          rule,
          "'\(context.scene.objects[index].id)' would be in more than \(most) controllers inside each other",
          at: list?.valueSpan ?? context.scene.objects[index].span))
    }
  }

  /// In how many containers a controller is, as far as that matters.
  private static func depth(of controller: ObjectID, _ holders: [Int32]) -> Int {
    var current = Int(holders[controller.offset])
    var depth = 0
    while current >= 0, depth <= Scene.mostNestedControllers + 1 {
      current = Int(holders[current])
      depth += 1
    }
    return depth
  }

  private static func checkSelection(
    of index: Int, _ context: LintContext, _ findings: inout [Diagnostic]
  ) {
    let info = context.info(of: index)
    guard let type = info.type as? any SwitchingClass.Type,
      let setting = context.setting(at: info.property(named: type.selectionProperty), of: index),
      case .literal(.int(let chosen)) = setting.source
    else { return }
    var count = 0
    for setting in context.scene.settings(of: index) {
      guard case .literal(let value) = setting.source else {
        // How many there are is not known before the scene runs.
        return
      }
      guard case .list(let items) = value else { continue }
      count = items.count
    }
    guard !(0..<Int64(count)).contains(chosen) else { return }
    findings.append(
      Diagnostic(
        OutOfRange.rule,
        "'\(type.selectionProperty)' is \(chosen), but there are \(count) controllers",
        at: setting.valueSpan))
  }

  private static func check(
    _ push: ScreenAction, at span: SourceSpan, _ context: LintContext,
    _ findings: inout [Diagnostic]
  ) {
    func type(_ source: ObjectSource?) -> (id: String, type: any ObjectClass.Type)? {
      guard case .object(let object)? = source,
        context.scene.objects.indices.contains(object.offset)
      else { return nil }
      return (context.scene.objects[object.offset].id, context.info(of: object.offset).type)
    }
    if let (id, found) = type(push.object), found is any ContainerClass.Type {
      let what =
        found is any StackingClass.Type ? "a navigation controller" : "a tab bar controller"
      findings.append(Diagnostic(rule, "'\(id)' is \(what), which cannot be pushed", at: span))
    }
    if let (id, found) = type(push.other), !(found is any StackingClass.Type) {
      findings.append(Diagnostic(rule, "'\(id)' is no navigation controller", at: span))
    }
  }
}
