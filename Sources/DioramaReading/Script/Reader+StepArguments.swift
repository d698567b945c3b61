// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  mutating func readArgument(
    _ node: NodeID, _ kind: StepArgument.Kind
  ) -> StepArguments.Argument? {
    switch kind {
    case .target: return readTarget(node).map { .target($0) }
    case .targetOf(let className): return readTarget(node, of: [className])
    case .targetOfOne(let names): return readTarget(node, of: names)
    case .place:
      if case .bool(true) = scalar(node), tree.kind(of: node) == .scalar { return .text("true") }
      return readPlace(node).map { .place($0) }
    case .offset:
      guard case .literal(.offset(let offset))? = offset(node) else { return nil }
      return .offset(offset)
    case .seconds:
      guard case .literal(let value)? = readValue(node, .seconds), let number = value.number else {
        return nil
      }
      guard number >= 0, number <= 86_400 else {
        wrongType("a time from 0 to a day", node)
        return nil
      }
      return .seconds(VirtualTime(seconds: number))
    case .count:
      guard case .int(let value) = scalar(node), (1...100_000).contains(value) else {
        wrongType("a whole number from 1 to 100000", node)
        return nil
      }
      return .count(Int(value))
    case .text: return plainText(node, "a text").map { .text($0) }
    case .choice(let cases):
      let text = tree.string(of: node)
      if tree.kind(of: node) == .scalar, cases.contains(text) { return .text(text) }
      reportUnknown(
        .unknownCase, "'\(text)' is none of \(cases.joined(separator: ", "))", text, among: cases,
        at: node)
      return nil
    case .value: return readAny(node).map { .value($0) }
    case .condition: return readCondition(node).map { .condition($0) }
    case .steps: return .steps(readSteps(node))
    case .expectations: return .expectations(readExpectations(node))
    case .lines: return readLines(node)
    case .events: return readEvents(node)
    case .eventFilter: return nil
    case .formats: return readFormats(node)
    case .number:
      guard let value = number(node) else {
        wrongType("a number", node)
        return nil
      }
      return .number(value)
    case .tree: return readTree(node).map { .tree($0.pattern, $0.mode) }
    case .range: return range(node).map { .value($0) }
    case .script: return readIncludedSteps(node).map { .steps($0) }
    }
  }

  /// A target that, where its id tells its class, is of one of these.
  private mutating func readTarget(
    _ node: NodeID, of names: [String]
  ) -> StepArguments.Argument? {
    guard let target = readTarget(node) else { return nil }
    if case .id(let id) = target.selector, let object = object(named: id) {
      let found = catalog.classes[scene.objects[object.offset].classIndex].name
      guard names.contains(where: { catalog.isKind(found, of: $0) }) else {
        report(
          .unknownTarget, "'\(id)' is a \(found), not a \(names.joined(separator: " or a "))",
          at: node)
        return nil
      }
    }
    return .target(target)
  }

  private mutating func readFormats(_ node: NodeID) -> StepArguments.Argument? {
    let items = tree.kind(of: node) == .sequence ? tree.items(of: node) : [node]
    if items.isEmpty { wrongType("one output or more", node) }
    var names: [String] = []
    for item in items {
      let name = tree.string(of: item)
      if SnapshotKind(rawValue: name) != nil {
        names.append(name)
      } else {
        reportUnknown(
          .unknownCase, "there is no output '\(name)'", name, among: KeySet.snapshotFormats,
          at: item)
      }
    }
    return .names(names)
  }

  private mutating func readPlace(_ node: NodeID) -> Place? {
    if tree.kind(of: node) == .sequence {
      guard case .literal(.point(let point))? = readValue(node, .point) else { return nil }
      return .point(point)
    }
    if tree.kind(of: node) == .mapping, tree.value(of: node, "x") != nil {
      guard case .literal(.point(let point))? = readValue(node, .point) else { return nil }
      return .point(point)
    }
    guard let target = readTarget(node) else { return nil }
    if case .point(let point) = target.selector { return .point(point) }
    return .target(target)
  }

  /// An id, a part of a control, or a mapping that says what to look for.
  mutating func readTarget(_ node: NodeID) -> TargetReference? {
    if tree.kind(of: node) == .mapping { return readSelector(node) }
    guard let text = plainText(node, "a target") else { return nil }
    let span = tree.span(of: node)
    if object(named: text) != nil {
      return TargetReference(.id(text), span: span, text: text)
    }
    guard let (id, part, info) = partOwner(of: text) else {
      let name = Self.splits(of: text).last?.owner ?? text
      reportUnknown(
        .unknownTarget, "no object has the id '\(name)'", name, among: suggestedIDs, at: node)
      return nil
    }
    let parts = catalog.parts(of: info)
    guard let known = parts.first(where: { $0.name == part.name }) else {
      // A property that refers to the view.
      if classInfo(ofTarget: text) != nil {
        return TargetReference(.id(text), span: span, text: text)
      }
      reportUnknown(
        .unknownTarget, "a \(info.name) has no part '\(part.name)'", part.name,
        among: parts.map(\.name), at: node)
      return nil
    }
    if known.takesIndex == .yes, part.index == nil {
      report(
        .unknownTarget, "'\(part.name)' needs a number or a title: \"\(id).\(part.name)[0]\"",
        at: node)
      return nil
    }
    return TargetReference(.part(id, part), span: span, text: text)
  }

  /// An object by its id, or by the path of one without.
  func object(named name: String) -> ObjectID? {
    if let object = ids[name] { return object }
    // The controller's view is `view` whatever id it has.
    if name == "view" { return Scene.rootView }
    guard let bracket = name.firstIndex(of: "[") else { return nil }
    // An earlier copy of what an action adds, or of what is in it: `row[1]`, `row[1].view`.
    if let base = ids[String(name[..<bracket])], let close = name.firstIndex(of: "]"),
      scene.objects[base.offset].presence == .template
        || scene.objects[base.offset].presence == .row
    {
      let rest = name[name.index(after: close)...]
      return rest.isEmpty ? base : ids[String(name[..<bracket]) + String(rest)]
    }
    return scene.objects.firstIndex { $0.id == name }.map { ObjectID($0) }
  }
  private mutating func readSelector(_ node: NodeID) -> TargetReference? {
    var selectors: [TargetReference.Selector] = []
    var index: (value: Int, key: NodeID)?
    var within: String?
    for entry in mapping(node, "a target") {
      switch tree.string(of: entry.key) {
      case "text": if let text = plainText(entry.value, "a text") { selectors.append(.text(text)) }
      case "label":
        if let text = plainText(entry.value, "a text") { selectors.append(.label(text)) }
      case "type":
        guard let name = plainText(entry.value, "a class") else { continue }
        let isCustom = scene.customClasses.contains { $0.name == name }
        guard isCustom || catalog.info(named: name)?.isView == true else {
          if LaterNames.classes.contains(name) {
            reportLater("'\(name)'", at: entry.value)
          } else {
            reportUnknown(
              .unknownClass, "there is no view class '\(name)'", name,
              among: catalog.classes.filter(\.isView).map(\.name), at: entry.value)
          }
          continue
        }
        selectors.append(.type(name))
      case "index":
        guard case .int(let value) = scalar(entry.value), value >= 0 else {
          wrongType("a whole number from 0", entry.value)
          continue
        }
        index = (Int(clamping: value), entry.key)
      case "point":
        if case .literal(.point(let point))? = readValue(entry.value, .point) {
          selectors.append(.point(point))
        }
      case "within":
        guard let id = plainText(entry.value, "an id") else { continue }
        guard object(named: id) != nil || isRow(id) || classInfo(ofTarget: id) != nil
        else {
          reportUnknown(
            .unknownTarget, "no object has the id '\(id)'", id, among: suggestedIDs,
            at: entry.value)
          continue
        }
        within = id
      case let key:
        reportUnknown(
          .unknownKey, "a target has no '\(key)'", key,
          among: KeySet.selector.names, at: entry.key)
      }
    }
    guard selectors.count == 1, let selector = selectors.first else {
      if tree.kind(of: node) == .mapping, selectors.count != 1,
        findings.last?.span.start ?? 0 < tree.span(of: node).start
      {
        report(
          .wrongType, "a target has one of 'text', 'label', 'type' and 'point'", at: node)
      }
      return nil
    }
    if case .point = selector, let index {
      report(.wrongType, "a point has no 'index': it is one place", at: index.key)
    }
    let span = tree.span(of: node)
    let written = String(
      decoding: tree.text.bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    return TargetReference(
      selector, index: index?.value, within: within, span: span, text: written)
  }
}
