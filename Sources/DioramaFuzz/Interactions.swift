// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaSimulation

/// Makes up what somebody might do next, looking at what is on the screen.
///
/// Each step is the text of one item of a script's `steps`; the same seed on the same scene makes the
/// same steps.
struct Interactions {
  var random: SplitMix64
  private let names: Names

  init(_ scene: Scene, catalog: Catalog, random: SplitMix64) {
    self.random = random
    names = Names(scene, catalog)
  }

  /// What the scene's actions may name, looked up once.
  private struct Names {
    var controllers: [Controller] = []
    var stacks: [String] = []
    var tabs: [String] = []
    var presentables: [String] = []
    /// Parts of what is no view: buttons of alerts and bars.
    var parts: [String] = []
    /// Views that may leave their superview and come again.
    var movable: [String] = []
    var texts: [String] = []
    var handlers: [String] = []

    struct Controller {
      var name: String
      var object: ObjectID
    }

    init(_ scene: Scene, _ catalog: Catalog) {
      let rootViews = Set(scene.controllerViews.values)
      for (index, object) in scene.objects.enumerated()
      where object.presence == .present && Self.isName(object.id) {
        let info = catalog.classes[object.classIndex]
        let id = ObjectID(index)
        if info.isController { addController(Controller(name: object.id, object: id), info) }
        if info.isPresentable, !info.isController {
          presentables.append(object.id)
          parts += (0..<4).map { "\"\(object.id).button[\($0)]\"" }
          parts.append("\"\(object.id).textField[0]\"")
        }
        if info.name == "UIBarButtonItem" { parts += [object.id, object.id] }
        if info.isTextInput { texts.append(object.id) }
        if info.isView, !info.isSystemView, !rootViews.contains(id),
          scene.superview(of: id, catalog: catalog) != nil, object.id != "window"
        {
          movable.append(object.id)
        }
      }
      handlers = scene.handlers.filter { $0.parameters.isEmpty && Self.isName($0.name) }.map(\.name)
    }

    private mutating func addController(_ controller: Controller, _ info: ClassInfo) {
      let id = controller.name
      controllers.append(controller)
      if info.type is any StackingClass.Type {
        stacks.append(id)
        parts += ["\"\(id).backButton\"", "\"\(id).backButton\""]
      }
      if info.type is any SwitchingClass.Type {
        tabs.append(id)
        parts += (0..<5).map { "\"\(id).item[\($0)]\"" }
      }
      if info.type is any OverlayControllerClass.Type {
        parts += (0..<3).map { "\"\(id).button[\($0)]\"" }
      }
    }

    /// Whether an id may stand in a script as it is.
    static func isName(_ id: String) -> Bool {
      !id.isEmpty
        && id.utf8.allSatisfy {
          (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x5F
        }
    }
  }
}

extension Interactions {
  mutating func pick<T>(_ list: [T]) -> T? {
    list.isEmpty ? nil : list[random.below(list.count)]
  }

  /// A number of `low...high` with one decimal.
  mutating func number(_ low: Int, _ high: Int) -> String {
    "\(Double(low * 10 + random.below((high - low) * 10 + 1)) / 10)"
  }

  mutating func screenPoint(_ simulation: Simulation) -> String {
    let size = simulation.screen
    return "[\(number(-5, Int(size.width) + 5)), \(number(-5, Int(size.height) + 5))]"
  }

  private mutating func visibleView(_ simulation: Simulation) -> ObjectID? {
    var visible: [ObjectID] = []
    simulation.graph.walk(from: Scene.window) { object, _ in
      if object != Scene.window, simulation.isVisible(object) { visible.append(object) }
    }
    return pick(visible)
  }

  /// What a gesture is aimed at: mostly something that can be seen.
  mutating func target(_ simulation: Simulation) -> String {
    let choice = random.below(20)
    if choice < 4, let part = pick(names.parts) { return part }
    if choice < 6 { return "{ point: \(screenPoint(simulation)) }" }
    if choice == 6, let hidden = pick(names.movable) { return hidden }
    guard let view = visibleView(simulation) else {
      return "{ point: \(screenPoint(simulation)) }"
    }
    let graph = simulation.graph
    let id = graph.ids[view.offset]
    guard Names.isName(id), choice < 17 else {
      let center = graph.convert(graph.bounds[view.offset].center, from: view, to: Scene.window)
      return "{ point: [\(DecimalText.report(center.x)), \(DecimalText.report(center.y))] }"
    }
    guard choice < 13, let part = pick(graph.info(of: view).viewType?.parts ?? []) else {
      return id
    }
    guard part.takesIndex == .yes else { return "\"\(id).\(part.name)\"" }
    let index =
      part.name == "row" ? "[\(random.below(2))][\(random.below(8))]" : "[\(random.below(5))]"
    return "\"\(id).\(part.name)\(index)\""
  }

  /// A visible text field or view to type into.
  mutating func text() -> String? { pick(names.texts) }

  /// A controller to bring or to take away: mostly one for which UIKit would not raise.
  private mutating func controller(_ simulation: Simulation, thatIsShown: Bool) -> String? {
    let fitting = names.controllers.filter { controller in
      let value = simulation.graph.values[controller.object.offset] as? any ControllerClass
      guard let run = value?.controller.run else { return false }
      let isShown =
        run.parent != nil || run.presenting != nil || controller.object == Scene.rootController
      return isShown == thatIsShown
    }
    return pick(random.below(12) == 0 ? names.controllers : fitting)?.name
  }

  /// One of the scene's own ways to bring something on the screen or take it away.
  mutating func screenAction(_ simulation: Simulation) -> String? {
    guard names.controllers.count + names.presentables.count > 1 else { return nil }
    let animated = random.below(4) == 0 ? ", animated: false" : ""
    let choice = random.below(12)
    let controller = controller(simulation, thatIsShown: choice == 5 || choice == 8)
    switch choice {
    case 0, 1: return controller.map { "push: { controller: \($0)\(animated) }" }
    case 2:
      guard let stack = pick(names.stacks) else { return nil }
      return controller.map { "push: { controller: \($0), onto: \(stack)\(animated) }" }
    case 3: return pick(names.stacks).map { "pop: { nav: \($0)\(animated) }" }
    case 4: return pick(names.stacks).map { "popToRoot: { nav: \($0)\(animated) }" }
    case 5: return controller.map { "popTo: { controller: \($0)\(animated) }" }
    case 6: return pick(names.tabs).map { "selectTab: { \($0): \(random.below(5)) }" }
    case 7:
      let style = pick([
        "", ", style: pageSheet", ", style: formSheet", ", style: overFullScreen",
        ", transition: crossDissolve",
      ])
      return controller.map { "present: { controller: \($0)\(animated)\(style ?? "") }" }
    case 8:
      let presentable = random.below(2) == 0 ? nil : pick(names.presentables)
      return (presentable ?? controller).map { "dismiss: \($0)" }
    case 9: return pick(names.presentables).map { "show: \($0)" }
    case 10:
      guard let from = pick(names.movable) else { return nil }
      return pick(names.presentables).map { "showFrom: { sheet: \($0), from: \(from) }" }
    default:
      guard let from = pick(names.movable) else { return nil }
      return (pick(names.presentables) ?? controller).map {
        "presentPopover: { popover: \($0), from: \(from)\(animated) }"
      }
    }
  }

  /// Something that a scene's code might do meanwhile.
  mutating func codeAction() -> String? {
    let view = pick(names.movable)
    switch random.below(9) {
    case 0: return pick(names.handlers).map { "run: \($0)" }
    case 1: return view.map { "remove: \($0)" }
    case 2:
      guard let other = pick(names.movable), other != view else { return nil }
      return view.map { "add: { view: \($0), to: \(other) }" }
    case 3: return view.map { "bringToFront: \($0)" }
    case 4: return view.map { "set: { \($0).isHidden: \(random.below(3) == 0) }" }
    case 5:
      let place = "[\(number(0, 300)), \(number(0, 500))]"
      return view.map { "animate: { duration: 0.4, set: { \($0).center: \(place) } }" }
    case 6:
      return view.map { "animate: { duration: 1, set: { \($0).alpha: 0.\(random.below(10)) } }" }
    case 7: return text().map { "focus: \($0)" }
    default: return "endEditing: view"
    }
  }
}
