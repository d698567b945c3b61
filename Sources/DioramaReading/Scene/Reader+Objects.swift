// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An object whose place in the tree is known and whose keys are still to be read.
struct ObjectDraft {
  var object: ObjectID
  /// What describes it.
  var part: SourcePart
  /// What the places that use it add, the outermost last.
  var overlays: [SourcePart] = []
  /// The view that an action adds, which it is or stands in.
  var added: ObjectID?
  /// Whether it is a text that stands for a whole view.
  var isTitle = false
}

extension Reader {
  /// Makes every object of the file, so that expressions may name those that come later.
  mutating func collectObjects(_ nodes: [String: SourceTree.Entry]) {
    let start = SourceSpan(file: tree.file, start: 0, end: 0)
    addObject("UIWindow", id: "window", parent: -1, span: start, hasOwnID: false)
    countControllers(nodes)
    if let root = nodes["root"] {
      if let view = nodes["view"] {
        report(
          .wrongPlace, "a scene has 'root' or 'view', not both", at: view.key,
          notes: [Diagnostic.Note("'root' is here", at: tree.span(of: root.key))])
      }
      collectRoot(root.value)
    } else {
      let root = addObject("UIViewController", id: "root", parent: -1, span: start, hasOwnID: false)
      if let root { collectRootView(of: root, nodes["view"]?.value) }
    }
    if let objects = nodes["objects"] { collectFreeObjects(objects.value) }
    for absent in absentIDs where ids[absent.name] == nil {
      _ = ids.insert(absent.name, absent.object)
    }
  }

  /// The keyboard is an object like any other, where there is anything to type into; a scene may
  /// give its id to something else.
  mutating func addKeyboard() {
    guard scene.objects.contains(where: { catalog.classes[$0.classIndex].isTextInput }) else {
      return
    }
    let id = ids["keyboard"] == nil ? "keyboard" : "window.keyboard"
    scene.keyboard = addObject(
      "UIKeyboard", id: id, parent: -1, span: SourceSpan(file: tree.file, start: 0, end: 0),
      hasOwnID: false)
  }

  private mutating func collectRoot(_ node: NodeID) {
    var site = ViewSite(parent: -1, expected: "UIViewController", path: "root", role: .root)
    collectView(node, &site)
    guard scene.objects.count == 1 else { return }
    // A scene always has a controller and its view, whatever is wrong with what describes them.
    let span = tree.span(of: node)
    let root = addObject("UIViewController", id: "root", parent: -1, span: span, hasOwnID: false)
    if let root { collectRootView(of: root, nil) }
  }

  /// The view of the short form `view: {…}`.
  private mutating func collectRootView(of root: ObjectID, _ node: NodeID?) {
    var site = ViewSite(
      parent: Int32(Scene.window.index), path: "view", role: .controllerView)
    if let node { collectView(node, &site) }
    if scene.objects.count == Scene.rootView.offset {
      let span = node.map { tree.span(of: $0) } ?? SourceSpan(file: tree.file, start: 0, end: 0)
      addObject("UIView", id: "view", parent: site.parent, span: span, hasOwnID: false)
    }
    scene.controllerViews[root] = Scene.rootView
    let view = catalog.classes[scene.objects[Scene.rootView.offset].classIndex]
    scene.hasOtherControllerViews = view.name != "UIView"
  }

  private mutating func collectFreeObjects(_ node: NodeID) {
    guard tree.kind(of: node) == .sequence else { return wrongType("a list of objects", node) }
    var site = ViewSite(parent: -1, expected: nil, path: "objects", role: .free)
    for item in tree.items(of: node) { collectView(item, &site) }
  }

  /// Notes every id of a part of the file that makes no objects.
  mutating func hideIDs(of node: NodeID) {
    let record = tree.nodes[Int(node.index)]
    guard record.kind == .mapping || record.kind == .sequence else { return }
    for index in (node.index + 1)..<record.next {
      let key = NodeID(Int(index))
      guard tree.nodes[Int(index)].kind == .scalar, index + 1 < record.next,
        tree.matches(key, "id") || tree.matches(key, "as")
      else { continue }
      hiddenIDs.insert(tree.string(of: NodeID(Int(index) + 1)))
    }
  }

  /// - Parameter isPath: Whether the id is the way to the object, by which it can be named.
  @discardableResult
  mutating func addObject(
    _ className: String, id: String, parent: Int32, span: SourceSpan, hasOwnID: Bool,
    presence: SceneObject.Presence = .present, isPath: Bool = false
  ) -> ObjectID? {
    guard let classIndex = catalog.index(of: className) else { return nil }
    let object = ObjectID(scene.objects.count)
    if isPath {
      if presence != .absent { _ = ids.insert(id, object) }
    } else if presence == .absent {
      // Another object may have the id where this one is left out.
      if hasOwnID { absentIDs.append((id, object)) }
    } else if hasOwnID || !id.contains("."), !ids.insert(id, object), let first = ids[id] {
      let place = scene.objects[first.offset].span
      report(
        .duplicateID, "the id '\(id)' is taken", at: span,
        notes: place.length > 0 ? [Diagnostic.Note("it was first given here", at: place)] : [])
    }
    var made = SceneObject(
      classIndex: classIndex, id: id, parent: parent, span: span, hasOwnID: hasOwnID)
    made.presence = presence
    scene.objects.append(made)
    return object
  }

  mutating func readID(_ node: NodeID, isRootView: Bool = false) -> String? {
    guard let name = staticText(node, "an id") else { return nil }
    if isRootView, name == "view" { return name }
    if let problem = Identifier.problem(name) {
      report(.invalidID, problem, at: node)
      return nil
    }
    if computedIndexes[name] != nil {
      report(.invalidID, "'\(name)' is the name of a computed value", at: node)
      return nil
    }
    return name
  }

  /// A class of the catalog that may stand here, by name or by that of a stand-in for it.
  ///
  /// - Parameter expected: The class it is or inherits from; nil is any.
  mutating func className(
    _ node: NodeID, mustBe expected: String?
  ) -> (name: String, custom: Int?)? {
    guard let name = staticText(node, "the name of a class") else { return nil }
    let custom = scene.customClasses.firstIndex { $0.name == name }
    let found =
      custom.map { catalog.classes[scene.customClasses[$0].classIndex] }
      ?? catalog.info(named: name)
    guard let info = found else {
      reportUnknownClass(name, node)
      return nil
    }
    let isKind =
      switch expected {
      case "UIView"?: info.isView
      case "UIViewController"?: info.isController
      case let kind?: catalog.isKind(info.name, of: kind)
      case nil: true
      }
    guard isKind, !info.isSystemView, !info.isAbstract else {
      let wanted = ViewSite(parent: -1, expected: expected, path: "", role: .free).what
      let reason =
        info.isAbstract && isKind
        ? "name one of the classes that inherit from it" : "\(wanted) can"
      report(.wrongPlace, "a \(name) cannot stand here: \(reason)", at: node)
      return nil
    }
    return (info.name, custom)
  }

  mutating func reportUnknownClass(_ name: String, _ node: NodeID) {
    if LaterNames.classes.contains(name) { return reportLater("'\(name)'", at: node) }
    reportUnknown(
      .unknownClass, "there is no class '\(name)'", name,
      among: catalog.classes.map(\.name) + scene.customClasses.map(\.name) + LaterNames.classes,
      at: node)
  }
}
