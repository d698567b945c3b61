// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// A condition, or a mapping of expressions to what they must give.
  mutating func readExpectations(_ node: NodeID) -> [Expectation] {
    if tree.kind(of: node) == .scalar {
      guard let id = readCondition(node) else { return [] }
      return [
        Expectation(
          expression: id, text: tree.string(of: node), test: .isTrue, span: tree.span(of: node),
          property: nil)
      ]
    }
    return mapping(node, "a condition, or a mapping of expressions to values").compactMap {
      readExpectation($0)
    }
  }

  private mutating func readExpectation(_ entry: SourceTree.Entry) -> Expectation? {
    let id: ExpressionID?
    var copy: String?
    var text = tree.string(of: entry.key)
    if hasExpression(entry.key) {
      guard case .expression(let found)? = expressionSource(entry.key, kind: nil) else {
        return nil
      }
      id = found
    } else {
      if let found = copyName(startOf: text) {
        copy = found.copy
        text = found.rest
      }
      let content = Array(text.utf8)
      id = compile(entry.key, content, 0..<content.count, kind: nil)
    }
    guard let id else { return nil }
    let expression = scene.expressions[Int(id.index)].expression
    let property = self.property(of: expression, text: text)
    guard let test = readTest(entry.value, expression.type, property) else { return nil }
    var made = Expectation(
      expression: id, text: tree.string(of: entry.key), test: test,
      span: tree.span(of: entry.key), property: property)
    made.copy = copy
    return made
  }

  /// Where an expression begins with an older copy of what is made anew, `detail[1].title`: the copy,
  /// and the expression as it reads for the newest.
  private func copyName(startOf text: String) -> (copy: String, rest: String)? {
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]"),
      case let copy = String(text[...close]), isCopy(copy)
    else { return nil }
    return (copy, String(text[..<open]) + String(text[text.index(after: close)...]))
  }

  /// Whether a text names an older copy: `detail[1]`.
  private func isCopy(_ text: String) -> Bool {
    text.contains("[") && ids[text] == nil && object(named: text) != nil
  }

  /// References by ids of which some are those of older copies, which are known by name only.
  private mutating func readCopies(_ node: NodeID, _ kind: ValueKind) -> ValueSource? {
    switch kind.unwrapped {
    case .reference:
      let text = tree.string(of: node)
      guard tree.kind(of: node) == .scalar, isCopy(text) else { return nil }
      return .literal(.string(text))
    case .list(let element):
      guard case .reference = element, tree.kind(of: node) == .sequence else { return nil }
      let items = tree.items(of: node)
      guard items.contains(where: { isCopy(tree.string(of: $0)) }) else { return nil }
      let values = items.compactMap { (readCopies($0, element) ?? readValue($0, element)) }
      guard values.count == items.count else { return nil }
      return .literal(.list(values.compactMap(\.literalValue)))
    default: return nil
    }
  }

  /// The property that an expression is, where it is nothing more than one.
  private func property(
    of expression: Expression, text: String
  ) -> (object: ObjectID, index: Int)? {
    guard expression.reads.count == 1, let read = expression.reads.first, read.fields.count == 1,
      text == "\(read.name).\(read.fields[0].name)",
      case .object(let object)? = VariableSlot(code: read.variable),
      let slot = read.fields.first?.slot
    else { return nil }
    let info = catalog.classes[scene.objects[object.offset].classIndex]
    return info.properties.indices.contains(Int(slot)) ? (object, Int(slot)) : nil
  }

  private static let testKeys = KeySet.comparison.names

  private mutating func readTest(
    _ node: NodeID, _ type: ExpressionType, _ property: (object: ObjectID, index: Int)?
  ) -> Expectation.Test? {
    guard let property else { return readTest(node, Self.kind(of: type)) }
    let info = catalog.classes[scene.objects[property.object.offset].classIndex]
    return readTest(node, info.properties[property.index].facts.kind)
  }

  /// A value, or a comparison like `{near:, within:}`, for something of a kind.
  mutating func readTest(_ node: NodeID, _ wanted: ValueKind?) -> Expectation.Test? {
    var kind = wanted
    if tree.kind(of: node) == .mapping {
      let keys = tree.entries(of: node).map { tree.string(of: $0.key) }
      if !keys.isEmpty, keys.allSatisfy({ Self.testKeys.contains($0) }) {
        return readComparison(node)
      }
      if case .perState(let inner)? = kind, keys.contains(where: { ControlState(named: $0) != nil })
      {
        return readValue(node, .perState(inner)).map { .equalsStates($0) }
      }
    }
    if case .perState(let inner)? = kind { kind = inner }
    if isNull(node), !reportCommentedColor(node) { return .equals(.literal(.null)) }
    guard let kind else { return readAny(node).map { .equals($0) } }
    if let copies = readCopies(node, kind) { return .equals(copies) }
    return readValue(node, kind).map { .equals($0) }
  }

  private mutating func readComparison(_ node: NodeID) -> Expectation.Test? {
    var near: [ValueSource]?
    var within: Double?
    var test: Expectation.Test?
    for entry in tree.entries(of: node) {
      switch tree.string(of: entry.key) {
      case "near":
        let items =
          tree.kind(of: entry.value) == .sequence ? tree.items(of: entry.value) : [entry.value]
        near = items.compactMap { readValue($0, .double) }
      case "within": within = comparisonNumber(entry.value)
      case "above": test = readValue(entry.value, .double).map { .above($0) }
      case "below": test = readValue(entry.value, .double).map { .below($0) }
      case "matches":
        guard let pattern = readPattern(entry.value) else { return nil }
        test = .matches(pattern)
      default: test = readAny(entry.value).map { .contains($0) }
      }
    }
    if let near {
      guard let within, within >= 0 else {
        report(.missingKey, "'near' needs 'within' beside it", at: node)
        return nil
      }
      return .near(near, within: within)
    }
    return test
  }

  /// A regular expression that RE2 takes.
  private mutating func readPattern(_ node: NodeID) -> String? {
    guard let pattern = plainText(node, "a regular expression") else { return nil }
    do throws(RegularExpressionError) {
      _ = try RegularExpression(pattern)
      return pattern
    } catch {
      report(
        .expressionSyntax, "this is no regular expression: \(error.message)",
        at: span(error.range, in: node))
      return nil
    }
  }

  private mutating func comparisonNumber(_ node: NodeID) -> Double? {
    guard let value = number(node) else {
      wrongType("a number", node)
      return nil
    }
    return value
  }

  /// The kind of value that an expression of a type is compared with; nil takes anything.
  private static func kind(of type: ExpressionType) -> ValueKind? {
    switch type {
    case .bool: .bool
    case .int, .uint: .int
    case .double: .double
    case .string: .text
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .offset: .offset
    case .transform: .transform
    case .color: .color
    case .font: .font
    case .image: .image
    case .enumeration(let name, let cases):
      .enumeration(EnumDescription(name: name, cases: cases, prefixes: [name]))
    default: nil
    }
  }

  /// Lines of the log: a list, or `{contains: […]}`.
  mutating func readLines(_ node: NodeID) -> StepArguments.Argument? {
    var mode = MatchMode.exactly
    var list = node
    if tree.kind(of: node) == .mapping {
      guard let contains = tree.value(of: node, "contains"), tree.itemCount(of: node) == 2 else {
        wrongType("a list of lines, or 'contains' with one", node)
        return nil
      }
      (mode, list) = (.contains, contains)
    }
    if tree.kind(of: list) == .scalar, !isNull(list) {
      return readLine(list).map { .lines([$0], mode) }
    }
    guard tree.kind(of: list) == .sequence else {
      wrongType("a list of lines", list)
      return nil
    }
    return .lines(tree.items(of: list).compactMap { readLine($0) }, mode)
  }

  private mutating func readLine(_ node: NodeID) -> LinePattern? {
    if tree.kind(of: node) == .mapping, let pattern = tree.value(of: node, "matches") {
      return readPattern(pattern).map { .matches($0) }
    }
    return readValue(node, .text).map { .text($0) }
  }
}
