// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// A geometric value as a list in order, or as a mapping by name.
  mutating func numbers(_ node: NodeID, _ names: [String], _ kind: ValueKind) -> ValueSource? {
    if let value = plainNumbers(node, count: names.count, kind) { return .literal(value) }
    guard let nodes = components(node, names, kind) else { return nil }
    let literals = nodes.compactMap { number($0) }
    if literals.count == nodes.count { return .literal(Self.value(literals, kind)) }
    var sources: [ValueSource] = []
    for item in nodes {
      guard let source = readValue(item, .double) else { return nil }
      sources.append(source)
    }
    return switch kind {
    case .point: .composite(.point(sources))
    case .size: .composite(.size(sources))
    case .rect: .composite(.rect(sources))
    case .insets: .composite(.insets(sources))
    default: .composite(.offset(sources))
    }
  }

  /// `[16, 20, 120, 21]` as most scenes write it, without a list in between; nil for anything else.
  private func plainNumbers(_ node: NodeID, count: Int, _ kind: ValueKind) -> Value? {
    let record = tree.nodes[Int(node.index)]
    guard record.kind == .sequence, record.content == count, count <= 4 else { return nil }
    var n = (0.0, 0.0, 0.0, 0.0)
    for place in 0..<count {
      let item = tree.nodes[Int(node.index) + 1 + place]
      guard item.kind == .scalar, item.style == .plain, !item.isDecoded else { return nil }
      let range = Int(item.content)..<Int(item.content + item.length)
      let number: Double
      switch CoreScalar(tree.text.bytes[range]) {
      case .int(let value): number = Double(value)
      case .double(let value) where value.isFinite: number = value
      default: return nil
      }
      switch place {
      case 0: n.0 = number
      case 1: n.1 = number
      case 2: n.2 = number
      default: n.3 = number
      }
    }
    return switch kind {
    case .point: .point(Point(n.0, n.1))
    case .size: .size(Size(n.0, n.1))
    case .rect: .rect(Rect(n.0, n.1, n.2, n.3))
    case .insets: .insets(EdgeInsets(n.0, n.1, n.2, n.3))
    default: .offset(Offset(n.0, n.1))
    }
  }

  private static func value(_ n: [Double], _ kind: ValueKind) -> Value {
    switch kind {
    case .point: .point(Point(n[0], n[1]))
    case .size: .size(Size(n[0], n[1]))
    case .rect: .rect(Rect(n[0], n[1], n[2], n[3]))
    case .insets: .insets(EdgeInsets(n[0], n[1], n[2], n[3]))
    default: .offset(Offset(n[0], n[1]))
    }
  }

  /// The nodes of the components in order; nil with a finding where they are not all there.
  private mutating func components(
    _ node: NodeID, _ names: [String], _ kind: ValueKind
  ) -> [NodeID]? {
    if tree.kind(of: node) == .sequence {
      let items = tree.items(of: node)
      guard items.count == names.count else {
        report(
          .wrongType, "expected \(kind.name), found a list of \(items.count)", at: node)
        return nil
      }
      return items
    }
    var found = [NodeID?](repeating: nil, count: names.count)
    for entry in mapping(node, kind.name) {
      let name = tree.string(of: entry.key)
      guard let index = names.firstIndex(of: name) else {
        reportUnknown(
          .unknownKey, "\(kind.name) has no '\(name)'", name, among: names, at: entry.key)
        return nil
      }
      found[index] = entry.value
    }
    let missing = zip(names, found).filter { $0.1 == nil }.map { "'\($0.0)'" }
    guard missing.isEmpty else {
      report(.missingKey, "\(missing.joined(separator: ", ")) is missing here", at: node)
      return nil
    }
    return found.compactMap { $0 }
  }

  mutating func offset(_ node: NodeID) -> ValueSource? {
    if tree.kind(of: node) == .mapping {
      let hasWords =
        tree.value(of: node, "horizontal") != nil
        || tree.value(of: node, "vertical") != nil
      if hasWords { return numbers(node, ["horizontal", "vertical"], .offset) }
      if tree.value(of: node, "width") != nil {
        return numbers(node, ["width", "height"], .offset)
      }
    }
    return numbers(node, ["dx", "dy"], .offset)
  }

  mutating func intrinsicSize(_ node: NodeID) -> ValueSource? {
    guard tree.kind(of: node) == .sequence else {
      return numbers(node, ["width", "height"], .size)
    }
    let items = tree.items(of: node)
    guard items.count == 2 else {
      wrongType(ValueKind.intrinsicSize.name, node)
      return nil
    }
    var values: [Value] = []
    for item in items {
      if isNull(item) {
        values.append(.null)
      } else if let value = number(item) {
        values.append(.double(value))
      } else {
        wrongType("a number or null", item)
        return nil
      }
    }
    return .literal(.list(values))
  }

  /// Six numbers, or a list of rotations, scales and translations applied in order.
  mutating func transform(_ node: NodeID) -> ValueSource? {
    if tree.kind(of: node) == .mapping { return transform(steps: [node]) }
    guard tree.kind(of: node) == .sequence else {
      wrongType(ValueKind.transform.name, node)
      return nil
    }
    let items = tree.items(of: node)
    if items.isEmpty || items.contains(where: { tree.kind(of: $0) == .mapping }) {
      return transform(steps: items)
    }
    guard items.count == 6 else {
      report(
        .wrongType,
        "expected [a, b, c, d, tx, ty], or a list of 'rotate', 'scale' and 'translate' mappings",
        at: node)
      return nil
    }
    let numbers = items.compactMap { readValue($0, .double) }
    guard numbers.count == 6 else { return nil }
    return made(numbers) { n in .transform(AffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])) }
  }

  /// Rotations, scales and translations, each acting on what those before it made, as
  /// CGAffineTransformRotate and its like do.
  private mutating func transform(steps nodes: [NodeID]) -> ValueSource? {
    var sources: [ValueSource] = []
    var steps: [(kind: TransformStep, first: Int)] = []
    for node in nodes {
      guard let (kind, numbers) = transformStep(node) else { return nil }
      steps.append((kind, sources.count))
      sources += numbers
    }
    let plan = steps
    return made(sources) { numbers in
      var sum = AffineTransform.identity
      for step in plan {
        let x = numbers[step.first]
        switch step.kind {
        case .rotate: sum = AffineTransform.rotation(x).then(sum)
        case .scaleBoth: sum = AffineTransform.scale(x, x).then(sum)
        case .scale: sum = AffineTransform.scale(x, numbers[step.first + 1]).then(sum)
        case .translate: sum = AffineTransform.translation(x, numbers[step.first + 1]).then(sum)
        }
      }
      return .transform(sum)
    }
  }

  private enum TransformStep { case rotate, scaleBoth, scale, translate }

  private mutating func transformStep(_ node: NodeID) -> (TransformStep, [ValueSource])? {
    let entries = mapping(node, "a mapping with 'rotate', 'scale' or 'translate'")
    guard entries.count == 1, let entry = entries.first else {
      if tree.kind(of: node) == .mapping {
        report(.wrongType, "one of 'rotate', 'scale' and 'translate' stands in a step", at: node)
      }
      return nil
    }
    let name = tree.string(of: entry.key)
    guard KeySet.transformStep.form(of: name) != nil else {
      reportUnknown(
        .unknownKey, "a transform has no '\(name)'", name,
        among: KeySet.transformStep.names, at: entry.key)
      return nil
    }
    let items =
      tree.kind(of: entry.value) == .sequence ? tree.items(of: entry.value) : [entry.value]
    let numbers = items.compactMap { readValue($0, .double) }
    guard numbers.count == items.count else { return nil }
    switch (name, numbers.count) {
    case ("rotate", 1): return (.rotate, numbers)
    case ("scale", 1): return (.scaleBoth, numbers)
    case ("scale", 2): return (.scale, numbers)
    case ("translate", 2): return (.translate, numbers)
    default:
      report(.wrongType, "'\(name)' takes another count of numbers", at: entry.value)
      return nil
    }
  }

  /// Seconds as a number, or as `90s`, `2m`, `1h30m`, `250ms`; nil without a finding.
  func seconds(_ node: NodeID) -> Double? {
    if let value = number(node) { return value }
    guard tree.kind(of: node) == .scalar, tree.style(of: node) == .plain else { return nil }
    return Duration.seconds(tree.string(of: node))
  }
}

/// Lengths of time as scenes write them.
enum Duration {
  static func seconds(_ text: String) -> Double? {
    var sum = 0.0
    var number = ""
    var unit = ""
    var units = 0
    func value() -> Double? {
      guard let amount = Double(number), amount.isFinite else { return nil }
      switch unit {
      case "ms": return amount / 1000
      case "s": return amount
      case "m": return amount * 60
      case "h": return amount * 3600
      default: return nil
      }
    }
    for character in text + " " {
      if character.isASCII,
        character.isNumber || character == "." || character == "-" && number.isEmpty
      {
        if !unit.isEmpty {
          guard let part = value() else { return nil }
          sum += part
          units += 1
          (number, unit) = ("", "")
        }
        number.append(character)
      } else if character == " " {
        break
      } else {
        unit.append(character)
      }
    }
    guard let last = value() else { return nil }
    return sum + last
  }
}

/// A length of time as scenes and the command line write it: `1.5s`, `200ms`, `1h30m`, or seconds.
package func lengthOfTime(_ text: String) -> Double? {
  Double(text).flatMap { $0.isFinite ? $0 : nil } ?? Duration.seconds(text)
}
