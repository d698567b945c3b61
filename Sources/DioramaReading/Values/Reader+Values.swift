// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// What fills a slot of a kind: a literal, an expression, or a list with expressions in it.
  ///
  /// Nil where it is wrong; the findings say how.
  mutating func readValue(_ node: NodeID, _ kind: ValueKind) -> ValueSource? {
    if tree.kind(of: node) == .scalar {
      if hasExpression(node) { return expressionSource(node, kind: kind) }
      return literal(node, kind).map { .literal($0) }
    }
    if tree.kind(of: node) == .mapping, let key = bindingKey(node) {
      report(.wrongPlace, "'\(tree.string(of: key))' stands for a whole property only", at: key)
      return nil
    }
    switch kind {
    case .optional(let inner): return readValue(node, inner)
    case .perState(let inner): return perState(node, inner)
    case .point: return numbers(node, ["x", "y"], kind)
    case .size: return numbers(node, ["width", "height"], kind)
    case .rect: return numbers(node, ["x", "y", "width", "height"], kind)
    case .insets: return numbers(node, ["top", "left", "bottom", "right"], kind)
    case .offset: return offset(node)
    case .list(let element): return list(node, element)
    case .options(let cases): return options(node, cases)
    case .color: return colorSource(node)
    case .font: return fontSource(node)
    case .image: return image(node).map { .literal(.image($0)) }
    case .transform: return transform(node)
    case .textOrImage: return segment(node)
    case .intrinsicSize: return intrinsicSize(node)
    case .range: return range(node)
    case .record(let description): return record(node, description)
    case .outline: return outline(node)
    case .named(let kind): return named(node, kind)
    case .perItem(let kind): return perItem(node, kind)
    case .text:
      if tree.kind(of: node) == .mapping, tree.entry(of: node, "localized") != nil {
        return localized(node)
      }
    case .reference:
      let part = SourcePart(node: tree.resolved(node), place: place)
      if let owned = ownedObjects[OwnedPlace(part: part, owner: owner)] {
        return .literal(owned.first?.value ?? .null)
      }
      // What is wrong with an object that is described here was told where it was collected.
      if tree.kind(of: node) == .mapping { return nil }
      if kind == .reference(DynamicItems.name) { return oneItem(of: node) }
    case .bool, .int, .double, .float, .seconds, .date, .enumeration: break
    }
    wrongType(kind.name, node)
    return nil
  }

  /// The literal of a scalar, or nil with a finding.
  mutating func literal(_ node: NodeID, _ kind: ValueKind) -> Value? {
    switch kind {
    case .bool: return bool(node)
    case .int:
      if case .int(let value) = scalar(node) { return .int(value) }
    case .double, .float:
      if let value = number(node) { return .double(value) }
      if isYAMLNumberWord(node) { return nil }
    case .seconds:
      if let seconds = seconds(node) { return .double(seconds) }
    case .date:
      if !isNull(node), let moment = Timestamp(tree.string(of: node), in: scene.zone) {
        return .timestamp(moment)
      }
    case .text, .textOrImage:
      if let text = textOfScalar(node) {
        checkChangedText(node, text)
        return .string(text)
      }
    case .color: return color(node).map { .color($0) }
    case .font: return font(node).map { .font($0) }
    case .image: return image(node).map { .image($0) }
    case .enumeration(let cases): return enumCase(node, cases)
    case .options(let cases): return optionCases(node, cases).map { .list($0) }
    case .perState(let inner):
      if isNull(node) { return .map(ValueMap()) }
      return literal(node, inner)
    case .optional(let inner):
      if isNull(node) {
        return reportCommentedColor(node) ? nil : .null
      }
      return literal(node, inner)
    case .intrinsicSize:
      if isNull(node) { return .null }
    case .record(let description):
      if let key = description.shorthand, let inner = description.kind(of: key), !isNull(node) {
        guard let value = literal(node, inner) else { return nil }
        return .map(ValueMap([(.string(key), value)]))
      }
    case .reference(let className): return reference(node, className).map { .object($0) }
    case .perItem(let inner): return literal(node, inner)
    case .list(.reference(DynamicItems.name)):
      if !isNull(node) { return reference(node, DynamicItems.name).map { .list([.object($0)]) } }
    case .point, .size, .rect, .insets, .offset, .transform, .list, .range, .outline, .named: break
    }
    wrongType(kind.name, node)
    return nil
  }

  /// The text of a scalar; a plain number or boolean as templates print it; nil for null.
  private func textOfScalar(_ node: NodeID) -> String? {
    switch scalar(node) {
    case .null: nil
    case .text: tree.string(of: node)
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): DecimalText.shortest(value)
    }
  }

  /// A number that stands for a text and is written otherwise than it prints: `9.50`, `007`.
  private mutating func checkChangedText(_ node: NodeID, _ text: String) {
    guard tree.style(of: node) == .plain, !text.utf8.elementsEqual(tree.content(of: node)) else {
      return
    }
    let written = tree.string(of: node)
    let span = tree.span(of: node)
    report(
      .changedText, "'\(written)' is no text, so it shows as '\(text)': quote it", at: span,
      fixes: [
        Fix("quote it", replacing: span, with: "\"\(written)\"", applicability: .unsafe)
      ])
  }

  /// A finite number, or nil without a finding.
  func number(_ node: NodeID) -> Double? {
    switch scalar(node) {
    case .int(let value): Double(value)
    case .double(let value) where value.isFinite: value
    default: nil
    }
  }

  /// `.inf` and `.nan` are numbers to YAML but no size, place or value to UIKit.
  private mutating func isYAMLNumberWord(_ node: NodeID) -> Bool {
    guard case .double = scalar(node) else { return false }
    report(.wrongType, "expected a finite number, found '\(tree.string(of: node))'", at: node)
    return true
  }

  private mutating func bool(_ node: NodeID) -> Value? {
    if case .bool(let value) = scalar(node) { return .bool(value) }
    let words = [
      "yes": true, "no": false, "on": true, "off": false, "y": true, "n": false, "true": true,
      "false": false,
    ]
    let text = tree.string(of: node)
    guard tree.kind(of: node) == .scalar, let meant = words[text.lowercased()] else {
      wrongType("a boolean", node)
      return nil
    }
    let span = tree.span(of: node)
    let isQuoted = tree.style(of: node) != .plain
    report(
      .yamlBoolean,
      isQuoted
        ? "a quoted '\(text)' is a text: write \(meant) without quotes"
        : "'\(text)' is a text in YAML 1.2: write \(meant)", at: span,
      fixes: [Fix("write \(meant)", replacing: span, with: "\(meant)")])
    return nil
  }

  private mutating func enumCase(_ node: NodeID, _ cases: EnumDescription) -> Value? {
    guard !isNull(node) else {
      wrongType(ValueKind.enumeration(cases).name, node)
      return nil
    }
    let text = tree.string(of: node)
    if let name = cases.caseName(text) { return .string(name) }
    reportUnknown(
      .unknownCase, "'\(text)' is no case of \(cases.name)", text, among: cases.cases, at: node)
    return nil
  }

  /// The cases that one name of a set of options means.
  private mutating func optionCases(_ node: NodeID, _ cases: EnumDescription) -> [Value]? {
    if !isNull(node), let names = cases.caseNames(tree.string(of: node)) {
      return names.map { .string($0) }
    }
    var known = cases
    known.cases += cases.groups.keys.sorted()
    return enumCase(node, known).map { [$0] }
  }

  private mutating func options(_ node: NodeID, _ cases: EnumDescription) -> ValueSource? {
    guard tree.kind(of: node) == .sequence else {
      wrongType(ValueKind.options(cases).name, node)
      return nil
    }
    var found: [Value] = []
    for item in tree.items(of: node) {
      guard tree.kind(of: item) == .scalar else {
        wrongType("a case of \(cases.name)", item)
        continue
      }
      for value in optionCases(item, cases) ?? [] where !found.contains(value) {
        found.append(value)
      }
    }
    return .literal(.list(found))
  }

  private mutating func list(_ node: NodeID, _ element: ValueKind) -> ValueSource? {
    guard tree.kind(of: node) == .sequence else {
      wrongType(ValueKind.list(element).name, node)
      return nil
    }
    var sources: [ValueSource] = []
    var isComplete = true
    for item in tree.items(of: node) {
      if case .reference = element,
        let owned = ownedObjects[
          OwnedPlace(part: SourcePart(node: tree.resolved(item), place: place), owner: owner)]
      {
        // One description may stand for several, or, left out, for none.
        sources += owned.map { .literal(.object($0)) }
        continue
      }
      guard let source = readValue(item, element) else {
        isComplete = false
        continue
      }
      sources.append(source)
    }
    guard isComplete else { return nil }
    let values = sources.compactMap(\.literalValue)
    return values.count == sources.count ? .literal(.list(values)) : .composite(.list(sources))
  }

  private mutating func perState(_ node: NodeID, _ inner: ValueKind) -> ValueSource? {
    guard tree.kind(of: node) == .mapping else { return readValue(node, inner) }
    let entries = mapping(node, ValueKind.perState(inner).name)
    let names = entries.map { tree.string(of: $0.key) }
    // A mapping with no state in it is one value: a color by components, an image with insets.
    let states = names.map { ControlState(named: $0) }
    if !states.contains(where: { $0 != nil }) {
      if case .text = inner, !names.contains("localized") {} else { return readValue(node, inner) }
    }
    var parts: [(key: String, value: ValueSource)] = []
    var isComplete = true
    for (entry, state) in zip(entries, states) {
      guard let state else {
        let name = tree.string(of: entry.key)
        reportUnknown(
          .unknownKey, "'\(name)' is no control state", name, among: ControlState.knownNames,
          at: entry.key)
        isComplete = false
        continue
      }
      if let source = readValue(entry.value, .optional(inner)) {
        parts.append((state.name, source))
      } else {
        isComplete = false
      }
    }
    guard isComplete else { return nil }
    guard parts.allSatisfy(\.value.isLiteral) else { return .composite(.map(parts)) }
    var map = ValueMap()
    for part in parts { map[.string(part.key)] = part.value.literalValue }
    return .literal(.map(map))
  }

  private mutating func segment(_ node: NodeID) -> ValueSource? {
    guard tree.kind(of: node) == .mapping else {
      wrongType(ValueKind.textOrImage.name, node)
      return nil
    }
    if tree.value(of: node, "name") != nil { return image(node).map { .literal(.image($0)) } }
    if tree.value(of: node, "localized") != nil { return localized(node) }
    var parts: [(key: String, value: ValueSource)] = []
    for entry in mapping(node, ValueKind.textOrImage.name) {
      let name = tree.string(of: entry.key)
      guard case .value(let kind)? = KeySet.segment.form(of: name) else {
        reportUnknown(
          .unknownKey, "a segment has no '\(name)'", name, among: KeySet.segment.names,
          at: entry.key)
        continue
      }
      if let source = readValue(entry.value, kind) { parts.append((name, source)) }
    }
    if parts.contains(where: { $0.key == "title" }), parts.contains(where: { $0.key == "image" }) {
      report(.wrongType, "a segment has a title or an image, not both", at: node)
      return nil
    }
    guard parts.allSatisfy(\.value.isLiteral) else { return .composite(.map(parts)) }
    var map = ValueMap()
    for part in parts { map[.string(part.key)] = part.value.literalValue }
    return .literal(.map(map))
  }
}

extension ValueSource {
  var literalValue: Value? {
    if case .literal(let value) = self { return value }
    return nil
  }
}
