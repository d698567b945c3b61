// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// An object whose place in the tree is known and whose keys are still to be read.
struct ObjectDraft {
  var object: ObjectID
  var node: SourceTree.NodeID
  var role: Role

  enum Role { case view, controller }
}

extension Reader {
  /// Makes every object of the file, so that expressions may name those that come later.
  mutating func collectObjects(_ nodes: [String: SourceTree.Entry]) -> [ObjectDraft] {
    var drafts: [ObjectDraft] = []
    let start = SourceSpan(file: tree.file, start: 0, end: 0)
    addObject("UIWindow", id: "window", parent: -1, span: start, hasOwnID: false)
    if let root = nodes["root"] {
      if let view = nodes["view"] {
        report(
          .wrongPlace, "a scene has 'root' or 'view', not both", at: view.key,
          notes: [Diagnostic.Note("'root' is here", at: tree.span(of: root.key))])
      }
      collectRoot(root.value, &drafts)
    } else if let view = nodes["view"] {
      addObject("UIViewController", id: "root", parent: -1, span: start, hasOwnID: false)
      collectRootView(view.value, &drafts)
    } else {
      addObject("UIViewController", id: "root", parent: -1, span: start, hasOwnID: false)
      addObject("UIView", id: "view", parent: 0, span: start, hasOwnID: false)
    }
    if let objects = nodes["objects"] { collectFreeObjects(objects.value, &drafts) }
    return drafts
  }

  private mutating func collectRoot(_ node: NodeID, _ drafts: inout [ObjectDraft]) {
    let start = tree.span(of: node)
    let entries = mapping(node, "a controller")
    var name = "UIViewController"
    var id = "root"
    var idNode: NodeID?
    var view: NodeID?
    var isUnknown = false
    for entry in entries {
      switch tree.string(of: entry.key) {
      case "type":
        if let known = className(entry.value, mustBe: .controller) {
          name = known
        } else {
          isUnknown = true
          hideIDs(of: node)
        }
      case "id":
        if let given = readID(entry.value) { (id, idNode) = (given, entry.value) }
      case "view": view = entry.value
      default: break
      }
    }
    if !entries.contains(where: { tree.matches($0.key, "type") }), !entries.isEmpty {
      report(.missingKey, "a controller needs a 'type'", at: entries[0].key)
    }
    let controller = addObject(
      name, id: id, parent: -1, span: idNode.map { tree.span(of: $0) } ?? start,
      hasOwnID: idNode != nil)
    if let controller, !isUnknown {
      drafts.append(ObjectDraft(object: controller, node: node, role: .controller))
    }
    if let view {
      collectRootView(view, &drafts)
    } else {
      addObject("UIView", id: "view", parent: 0, span: start, hasOwnID: false)
    }
  }

  private mutating func collectRootView(_ node: NodeID, _ drafts: inout [ObjectDraft]) {
    collectView(
      node, parent: 0, fallback: { "view" }, fallbackClass: "UIView", isRoot: true, &drafts)
    if scene.objects.count == 2 {
      addObject("UIView", id: "view", parent: 0, span: tree.span(of: node), hasOwnID: false)
    }
  }

  private mutating func collectFreeObjects(_ node: NodeID, _ drafts: inout [ObjectDraft]) {
    guard tree.kind(of: node) == .sequence else { return wrongType("a list of objects", node) }
    for (index, item) in tree.items(of: node).enumerated() {
      collectView(
        item, parent: -1, fallback: { "objects[\(index)]" }, fallbackClass: nil, isRoot: false,
        &drafts)
    }
  }

  /// A view and all inside it, parents before children.
  private mutating func collectView(
    _ node: NodeID, parent: Int32, fallback: () -> String, fallbackClass: String?, isRoot: Bool,
    _ drafts: inout [ObjectDraft]
  ) {
    guard tree.kind(of: node) == .mapping else {
      if !reportMissingSpace(node) { wrongType("a view", node) }
      return
    }
    var typeNode: NodeID?
    var idNode: NodeID?
    var subviews: NodeID?
    let entries = tree.entries(of: node)
    for entry in entries where tree.kind(of: entry.key) == .scalar {
      switch Self.viewKeys.find(tree.content(of: entry.key), hash: tree.hash(ofKey: entry.key)) {
      case ViewKey.type.index: typeNode = entry.value
      case ViewKey.id.index: idNode = entry.value
      case ViewKey.subviews.index: subviews = entry.value
      default: break
      }
    }
    let name: String
    if let typeNode {
      guard let known = className(typeNode, mustBe: .view) else { return hideIDs(of: node) }
      name = known
    } else if let fallbackClass {
      name = fallbackClass
    } else {
      if let key = entries.first(where: {
        LaterNames.viewKeys.contains(tree.string(of: $0.key))
      })?.key {
        hideIDs(of: node)
        return reportLater("'\(tree.string(of: key))'", at: key)
      }
      hideIDs(of: node)
      return report(.missingKey, "a view needs a 'type'", at: entries.first?.key ?? node)
    }
    var id: String?
    if let idNode { id = readID(idNode, isRootView: isRoot) }
    let span = tree.span(of: idNode ?? typeNode ?? node)
    let made = addObject(
      name, id: id ?? fallback(), parent: parent, span: span, hasOwnID: id != nil)
    guard let object = made else { return }
    drafts.append(ObjectDraft(object: object, node: node, role: .view))
    guard let subviews else { return }
    guard tree.kind(of: subviews) == .sequence else {
      if !isNull(subviews) { wrongType("a list of views", subviews) }
      return
    }
    let path = scene.objects[object.offset].id
    for (index, item) in tree.items(of: subviews).enumerated() {
      collectView(
        item, parent: Int32(object.index), fallback: { "\(path).subviews[\(index)]" },
        fallbackClass: nil, isRoot: false, &drafts)
    }
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

  @discardableResult
  private mutating func addObject(
    _ className: String, id: String, parent: Int32, span: SourceSpan, hasOwnID: Bool
  ) -> ObjectID? {
    guard let classIndex = catalog.index(of: className) else { return nil }
    let object = ObjectID(scene.objects.count)
    if hasOwnID || !id.contains("."), !ids.insert(id, object), let first = ids[id] {
      let place = scene.objects[first.offset].span
      report(
        .duplicateID, "the id '\(id)' is taken", at: span,
        notes: place.length > 0 ? [Diagnostic.Note("it was first given here", at: place)] : [])
    }
    scene.objects.append(
      SceneObject(
        classIndex: classIndex, id: id, parent: parent, span: span, hasOwnID: hasOwnID))
    return object
  }

  private mutating func readID(_ node: NodeID, isRootView: Bool = false) -> String? {
    guard let name = plainText(node, "an id") else { return nil }
    if isRootView, name == "view" { return name }
    if let problem = Identifier.problem(name) {
      report(.invalidID, problem, at: node)
      return nil
    }
    return name
  }

  /// A class of the catalog that may stand here, by name.
  private mutating func className(_ node: NodeID, mustBe role: ObjectDraft.Role) -> String? {
    guard let name = plainText(node, "the name of a class") else { return nil }
    guard let info = catalog.info(named: name) else {
      if LaterNames.classes.contains(name) || declaresClasses {
        reportLater("'\(name)'", at: node)
      } else {
        reportUnknown(
          .unknownClass, "there is no class '\(name)'", name,
          among: catalog.classes.map(\.name) + LaterNames.classes, at: node)
      }
      return nil
    }
    if role == .view, info.isController {
      reportLater("another controller than the window's", at: node)
      return nil
    }
    guard role == .view ? info.isView && name != "UIWindow" : info.isController else {
      report(
        .wrongPlace,
        "a \(name) cannot stand here: \(role == .view ? "a view" : "a controller") can",
        at: node)
      return nil
    }
    return name
  }
}
