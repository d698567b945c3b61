// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// `expectTree`: what a view, its properties and its subviews must be.
extension Reader {
  mutating func readTree(_ node: NodeID) -> (pattern: TreePattern, mode: MatchMode)? {
    var mode = MatchMode.contains
    guard let pattern = readTreePattern(node, mode: &mode) else { return nil }
    return (pattern, mode)
  }

  private mutating func readTreePattern(
    _ node: NodeID, mode: inout MatchMode
  ) -> TreePattern? {
    guard tree.kind(of: node) == .mapping else {
      wrongType("a view: a mapping with 'id', 'type', properties and 'subviews'", node)
      return nil
    }
    var pattern = TreePattern(span: tree.span(of: node))
    var info: ClassInfo?
    let entries = mapping(node, "a view")
    for entry in entries {
      switch tree.string(of: entry.key) {
      case "match":
        switch tree.string(of: entry.value) {
        case "contains": mode = .contains
        case "equals": mode = .exactly
        case let text:
          reportUnknown(
            .unknownCase, "'\(text)' is neither 'contains' nor 'equals'", text,
            among: ["contains", "equals"], at: entry.value)
        }
      case "id":
        pattern.id = plainText(entry.value, "an id")
        guard let id = pattern.id else { continue }
        if let object = object(named: id) {
          info = catalog.classes[scene.objects[object.offset].classIndex]
        } else {
          reportUnknown(
            .unknownTarget, "no object has the id '\(id)'", id, among: suggestedIDs,
            at: entry.value)
        }
      case "type":
        guard let name = plainText(entry.value, "a class") else { continue }
        pattern.className = name
        if let custom = scene.customClasses.first(where: { $0.name == name }) {
          info = catalog.classes[custom.classIndex]
        } else if let known = catalog.info(named: name), known.isView {
          info = known
        } else {
          reportUnknownClass(name, entry.value)
        }
      case "subviews":
        guard tree.kind(of: entry.value) == .sequence else {
          wrongType("a list of views", entry.value)
          continue
        }
        var inner = mode
        pattern.subviews = tree.items(of: entry.value).compactMap {
          readTreePattern($0, mode: &inner)
        }
      default: break
      }
    }
    readTreeProperties(entries, info, &pattern)
    return pattern
  }

  private mutating func readTreeProperties(
    _ entries: [SourceTree.Entry], _ info: ClassInfo?, _ pattern: inout TreePattern
  ) {
    for entry in entries {
      let name = tree.string(of: entry.key)
      if ["match", "id", "type", "subviews"].contains(name) { continue }
      if name == "properties" {
        // As the report writes them.
        let parts = mapping(entry.value, "a mapping of properties")
        readTreeProperties(parts, info, &pattern)
      } else if name == "layer" {
        for part in mapping(entry.value, "a mapping of layer properties") {
          readTreeProperty(LayerTraits.prefix + tree.string(of: part.key), part, info, &pattern)
        }
      } else {
        readTreeProperty(name, entry, info, &pattern)
      }
    }
  }

  private mutating func readTreeProperty(
    _ name: String, _ entry: SourceTree.Entry, _ info: ClassInfo?, _ pattern: inout TreePattern
  ) {
    let classes = info.map { [$0] } ?? catalog.classes.filter(\.isView)
    guard let owner = classes.first(where: { $0.property(named: name) != nil }),
      let index = owner.property(named: name)
    else {
      reportUnknown(
        .unknownProperty, "'\(name)' is not a property of \(info?.name ?? "any view")", name,
        among: classes.flatMap { $0.properties.map(\.facts.name) }, at: entry.key)
      return
    }
    let facts = owner.properties[index].facts
    guard let test = readTest(entry.value, facts.kind) else { return }
    pattern.properties.append(
      .init(name: facts.name, test: test, span: tree.span(of: entry.key)))
  }
}
