// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a path names that an action writes or calls.
struct WritePath {
  var object: ObjectSource
  /// Nil where the class is known only at run time.
  var classIndex: Int?
}

extension Reader {
  /// `set: { path: value, … }`.
  mutating func readAssignments(_ node: NodeID) -> [Assignment] {
    var assignments: [Assignment] = []
    for entry in mapping(node, "a mapping of properties to values") {
      guard let (target, kind) = assignmentTarget(entry.key) else { continue }
      let source = kind.map { readValue(entry.value, $0) } ?? readAny(entry.value)
      guard let source else { continue }
      assignments.append(
        Assignment(
          target: target, source: source, span: tree.span(of: entry.key),
          valueSpan: tree.span(of: entry.value)))
    }
    return assignments
  }

  mutating func assignmentTarget(_ node: NodeID) -> (Assignment.Target, ValueKind?)? {
    guard let text = staticText(node, "a target like 'volume.value'") else { return nil }
    var path = text.split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    if computedIndexes[path[0]] != nil, !locals.contains(where: { $0.name == path[0] }) {
      report(.readOnly, "'\(path[0])' is computed and cannot be written", at: node)
      return nil
    }
    guard path.count >= 2 else {
      report(
        .wrongType,
        "a target is 'object.property' or 'state.name', found '\(text)'",
        at: node)
      return nil
    }
    if path[0] == "state", ids["state"] == nil { return stateTarget(path, node) }
    if path[1] == "layer", path.count > 2 {
      path.replaceSubrange(1...2, with: [LayerTraits.prefix + path[2]])
    }
    guard let written = writePath(&path, node) else { return nil }
    guard path.count >= 2 else {
      report(.wrongType, "'\(text)' is an object: a target is one of its properties", at: node)
      return nil
    }
    guard let classIndex = written.classIndex else {
      let named = Assignment.Target.named(object: written.object, name: path[1])
      return path.count == 2
        ? (named, nil) : (.component(named, path: Array(path.dropFirst(2))), .double)
    }
    let info = catalog.classes[classIndex]
    guard let property = info.property(named: path[1]) else {
      if LaterNames.properties.contains(path[1]) || LaterNames.viewKeys.contains(path[1]) {
        reportLater("'\(path[1])'", at: node)
      } else {
        reportUnknown(
          .unknownProperty, "'\(path[1])' is not a property of \(info.name)", path[1],
          among: info.properties.map(\.facts.name), at: node)
      }
      return nil
    }
    let facts = info.properties[property].facts
    guard facts.access == .readWrite else {
      let reason =
        facts.access == .readOnly
        ? "can be read but not written" : "is fixed once the object is made"
      report(.readOnly, "'\(path[1])' \(reason)", at: node)
      return nil
    }
    let target = Assignment.Target.property(object: written.object, property: property)
    guard path.count > 2 else { return (target, facts.kind) }
    let parts = Array(path.dropFirst(2))
    guard let kind = Self.componentKind(facts.kind, parts[...]) else {
      report(
        .unknownProperty, "'\(path[1])' has no '\(parts.joined(separator: "."))'", at: node)
      return nil
    }
    return (.component(target, path: parts), kind)
  }

  private mutating func stateTarget(
    _ path: [String], _ node: NodeID
  ) -> (Assignment.Target, ValueKind?)? {
    if path.count > 2, scene.state.contains(where: { $0.name == path[1] }) {
      report(
        .wrongType, "a part of 'state.\(path[1])' cannot be written alone: write the whole value",
        at: node)
      return nil
    }
    guard path.count == 2, let index = scene.state.firstIndex(where: { $0.name == path[1] }) else {
      reportUnknown(
        .unknownReference, "the state has no '\(path[1])'", path[1],
        among: scene.state.map(\.name), at: node)
      return nil
    }
    let kind: ValueKind? =
      switch scene.state[index].type {
      case .bool: .bool
      case .int: .int
      case .double: .double
      case .string: .text
      case .color: .color
      case .point: .point
      case .size: .size
      case .rect: .rect
      case .font: .font
      case .image: .image
      case .insets: .insets
      case .offset: .offset
      case .transform: .transform
      default: nil
      }
    return (.state(index), kind)
  }

  /// The kind of a part of a geometric value: `origin.x` of a rect.
  private static func componentKind(_ kind: ValueKind, _ path: ArraySlice<String>) -> ValueKind? {
    guard let name = path.first else { return kind }
    let next: ValueKind? =
      switch (kind.unwrapped, name) {
      case (.rect, "origin"), (.rect, "center"): .point
      case (.rect, "size"): .size
      case (.rect, "x"), (.rect, "y"), (.rect, "width"), (.rect, "height"): .double
      case (.point, "x"), (.point, "y"), (.size, "width"), (.size, "height"): .double
      case (.insets, "top"), (.insets, "left"), (.insets, "bottom"), (.insets, "right"): .double
      default: nil
      }
    return next.flatMap { componentKind($0, path.dropFirst()) }
  }

  /// The object that the first name of a path means.
  mutating func writePath(_ name: String, _ node: NodeID) -> WritePath? {
    if let slot = locals.lastIndex(where: { $0.name == name }) {
      noteUse(ofLocal: name)
      switch locals[slot].type {
      case .object(let className):
        return WritePath(object: .local(slot: slot), classIndex: catalog.index(of: className))
      case .dyn: return WritePath(object: .local(slot: slot), classIndex: nil)
      case let type:
        report(.wrongType, "'\(name)' is a \(type), not an object", at: node)
        return nil
      }
    }
    let referenced = reference(named: name)
    if referenced != nil { noteUse(ofParameter: name) }
    let object: ObjectID? =
      switch name {
      case _ where referenced != nil: referenced
      case "self": owner
      case "superview": owner.flatMap { scene.superview(of: $0, catalog: catalog) }
      case "view" where ids["view"] == nil: scene.view(besides: owner)
      default: object(named: name)
      }
    guard let object else {
      if name == "view" {
        return WritePath(object: .frontView, classIndex: catalog.index(of: "UIView"))
      }
      reportUnknown(
        .unknownReference, "no object has the id '\(name)'", name,
        among: suggestedIDs + locals.map(\.name) + ["state", "self"], at: node)
      return nil
    }
    return WritePath(
      object: .object(object), classIndex: scene.objects[object.offset].classIndex)
  }

  /// The object that the beginning of a path leads to, through properties that refer to others;
  /// the path keeps one name for it and what follows.
  mutating func writePath(_ path: inout [String], _ node: NodeID) -> WritePath? {
    guard var written = writePath(path[0], node) else { return nil }
    var prefix = path[0]
    while path.count > 2, let classIndex = written.classIndex {
      let info = catalog.classes[classIndex]
      guard let property = info.property(named: path[1]),
        case .reference(let className) = info.properties[property].facts.kind.unwrapped
      else { break }
      prefix += ".\(path[1])"
      path.remove(at: 1)
      if case .object(let object) = written.object,
        info.properties[property].facts.name == "view", let view = scene.controllerViews[object]
      {
        written = WritePath(
          object: .object(view), classIndex: scene.objects[view.offset].classIndex)
        continue
      }
      guard let expression = compile(node, Array(prefix.utf8), 0..<prefix.utf8.count, kind: nil)
      else { return nil }
      written = WritePath(object: .expression(expression), classIndex: catalog.index(of: className))
    }
    return written
  }

  /// `call: a.method` or `call: { a.method: arguments }`.
  mutating func readCalls(_ node: NodeID) -> [MethodCall]? {
    if tree.kind(of: node) == .scalar {
      return readCall(node, arguments: nil).map { [$0] }
    }
    let entries = mapping(node, "'object.method', or a mapping of such to arguments")
    let calls = entries.compactMap { readCall($0.key, arguments: $0.value) }
    return calls.isEmpty ? nil : calls
  }

  private mutating func readCall(_ node: NodeID, arguments: NodeID?) -> MethodCall? {
    guard let text = staticText(node, "a call like 'volume.setValue'") else { return nil }
    var path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // A layer's one method is the view's here.
    if path.count > 2, path.suffix(2) == ["layer", "removeAllAnimations"] {
      path.remove(at: path.count - 2)
    }
    guard path.count >= 2, let written = writePath(&path, node) else {
      if path.count < 2 {
        report(.wrongType, "a call is 'object.method', found '\(tree.string(of: node))'", at: node)
      }
      return nil
    }
    guard path.count == 2 else {
      report(.wrongType, "a call is 'object.method', found '\(tree.string(of: node))'", at: node)
      return nil
    }
    // Where the class is known only at run time, the method of that name in any class is meant.
    let classes = written.classIndex.map { [catalog.classes[$0]] } ?? Array(catalog.classes)
    guard
      let method = classes.lazy.flatMap(\.methods).first(where: {
        $0.name == path[1] && $0.answer == nil
      })
    else {
      if LaterNames.methods.contains(path[1]) {
        reportLater("the method '\(path[1])'", at: node)
        return nil
      }
      let names = classes.flatMap(\.methods).filter { $0.answer == nil }.map(\.name)
      let owner = written.classIndex.map { catalog.classes[$0].name } ?? "any class"
      reportUnknown(
        .unknownMethod, "'\(path[1])' is not a method of \(owner)", path[1],
        among: Set(names).sorted(), at: node)
      return nil
    }
    guard let sources = readArguments(arguments, method, node) else { return nil }
    return MethodCall(
      object: written.object, method: method.name, arguments: sources, span: tree.span(of: node))
  }

  /// `inComponent` and `component` are alike, as are `for` and Objective-C's `forItem`.
  private static func isLabel(_ label: String, _ text: String) -> Bool {
    label == text || label == "for" && (text == "forItem" || text == "item")
      || label == "with" && text == "insets"
      || label.hasPrefix("in")
        && label.dropFirst(2) == text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Arguments by label, or one value alone for a method that needs just one.
  private mutating func readArguments(
    _ node: NodeID?, _ method: MethodFacts, _ place: NodeID
  ) -> [ValueSource]? {
    let parameters = method.parameters
    var sources: [ValueSource?] = parameters.map { $0.defaultValue.map { .literal($0) } }
    if let node, !isNull(node) {
      let labels = parameters.map(\.label)
      let needed = parameters.filter { $0.defaultValue == nil }
      let isByLabel =
        tree.kind(of: node) == .mapping
        && tree.entries(of: node).contains { entry in
          labels.contains { Self.isLabel($0, tree.string(of: entry.key)) }
        }
      let takesMapping = needed.count == 1 && needed[0].kind.takesMapping
      if isByLabel || tree.kind(of: node) == .mapping && !takesMapping {
        for entry in mapping(node, "a mapping of arguments") {
          let label = tree.string(of: entry.key)
          guard let index = labels.firstIndex(where: { Self.isLabel($0, label) }) else {
            reportUnknown(
              .unknownArgument, "'\(method.name)' takes no argument '\(label)'", label,
              among: labels, at: entry.key)
            return nil
          }
          guard let source = readValue(entry.value, parameters[index].kind) else { return nil }
          sources[index] = source
        }
      } else if needed.count <= 1,
        let index = parameters.firstIndex(where: {
          $0.defaultValue == nil
        }) ?? parameters.indices.first
      {
        guard let source = readValue(node, parameters[index].kind) else { return nil }
        sources[index] = source
      } else {
        wrongType("a mapping of arguments", node)
        return nil
      }
    }
    let missing = zip(parameters, sources).filter { $0.1 == nil }.map { "'\($0.0.label)'" }
    guard missing.isEmpty else {
      report(
        .missingKey, "'\(method.name)' also needs \(missing.joined(separator: ", "))", at: place)
      return nil
    }
    return sources.compactMap { $0 }
  }
}
