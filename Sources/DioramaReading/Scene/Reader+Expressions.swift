// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// Whether a scalar holds `${`.
  func hasExpression(_ node: NodeID) -> Bool {
    let bytes = tree.content(of: node)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x7B, previous == 0x24 { return true }
      previous = byte
    }
    return false
  }

  /// The expression or template of a scalar that has one; nil with a finding where it is wrong.
  ///
  /// What reads nothing but parameters and loop names is its value at once.
  mutating func expressionSource(_ node: NodeID, kind: ValueKind?) -> ValueSource? {
    if let part = substitute(for: node) {
      return inside(part.place) { reader in
        kind.map { reader.readValue(part.node, $0) } ?? reader.readAny(part.node)
      }
    }
    let content = Array(tree.content(of: node))
    let scanned = TemplateScanner.scan(content)
    for issue in scanned.issues { report(issue, at: node, from: 0) }
    guard scanned.issues.isEmpty else { return nil }
    if let range = scanned.single {
      switch compiled(node, content, range, kind: kind) {
      case .expression(let id)?: return .expression(id)
      case .value(let value)?: return constant(value, kind, node)
      case nil: return nil
      }
    }
    switch kind?.unwrapped {
    case .text, .textOrImage, .perState(.text), nil: break
    // An id made of parts, which are all known by now.
    case .reference: return kind.flatMap { literal(node, $0) }.map { .literal($0) }
    default:
      wrongType(kind?.name ?? "a value", node)
      return nil
    }
    var pieces: [TemplatePiece] = []
    var isComplete = true
    for piece in scanned.pieces {
      switch piece {
      case .literal(let text, _): pieces.append(.text(text))
      case .expression(let range):
        switch compiled(node, content, range, kind: nil) {
        case .expression(let id)?: pieces.append(.expression(id))
        case .value(let value)?: pieces.append(.text(value.templateText))
        case nil: isComplete = false
        }
      }
    }
    guard isComplete else { return nil }
    let texts = pieces.compactMap(\.literalText)
    guard texts.count == pieces.count else { return .template(pieces) }
    guard texts.reduce(0, { $0 + $1.utf8.count }) <= ReadingLimits.standard.scalarLength else {
      report(
        .scalarTooLong, "the text becomes longer than \(ReadingLimits.standard.scalarLength) bytes",
        at: node)
      return nil
    }
    return .literal(.string(texts.joined()))
  }

  /// What an expression became: something to evaluate, or a value that never changes.
  enum Compiled {
    case expression(ExpressionID)
    case value(Value)
  }

  /// Compiles an expression; in a copy, one that reads only names of the copy gives its value.
  private mutating func compiled(
    _ node: NodeID, _ content: [UInt8], _ range: Range<Int>, kind: ValueKind?
  ) -> Compiled? {
    guard environment > 0 else {
      return compile(node, content, range, kind: kind).map { .expression($0) }
    }
    let key = SharedExpression.Key(
      node: SourcePart(
        node: tree.resolved(node),
        place: SourcePart.Place(
          tree: place.tree, environment: environments[environment].shape)),
      start: range.lowerBound)
    if let known = sharedExpressions[key], known.kind == kind {
      if known.isConstant {
        return value(of: known.expression, at: span(range, in: node)).map { .value($0) }
      }
      return .expression(add(known.expression, at: span(range, in: node)))
    }
    guard let id = compile(node, content, range, kind: kind) else { return nil }
    let expression = scene.expressions[Int(id.index)].expression
    guard expression.reads.allSatisfy({ isSame($0, inAllCopies: environments[environment]) }) else {
      return .expression(id)
    }
    let isConstant =
      expression.calls.isEmpty && !expression.reads.isEmpty
      && expression.reads.allSatisfy { read in
        if case .constant? = VariableSlot(code: read.variable) { return true }
        return false
      }
    sharedExpressions[key] = SharedExpression(
      expression: expression, kind: kind, isConstant: isConstant)
    guard isConstant else { return .expression(id) }
    scene.expressions.removeLast()
    return value(of: expression, at: span(range, in: node)).map { .value($0) }
  }

  /// Whether a name means the same slot in every copy of one shape: not `self`, nor an object that an
  /// argument refers to, nor what the list around it has in scope.
  private func isSame(_ read: Expression.Read, inAllCopies made: Environment) -> Bool {
    switch VariableSlot(code: read.variable) {
    case .constant?, .computed?, .scene?: true
    case .object(let object)?: made.index(of: read.name) == nil && ids[read.name] == object
    case .local?, nil: false
    }
  }

  /// A value known at once as the literal of a kind; nil with a finding where it is none.
  private mutating func constant(
    _ value: Value, _ kind: ValueKind?, _ node: NodeID
  ) -> ValueSource? {
    guard let kind else { return .literal(value) }
    guard let converted = converted(value, to: kind) else {
      report(.wrongType, "expected \(kind.name), found \(value.templateText)", at: node)
      return nil
    }
    if case .image(let image) = converted {
      scene.imageUses.append(ImageUse(name: image.name, span: tree.span(of: node)))
    }
    return .literal(converted)
  }

  /// A value in the form that a slot of the kind holds; nil where it is of another.
  func converted(_ value: Value, to kind: ValueKind) -> Value? {
    switch kind {
    case .optional(let inner): value == .null ? .null : converted(value, to: inner)
    case .perState(let inner): converted(value, to: inner)
    case .text: .string(value.templateText)
    case .color: Color(value).map { .color($0) }
    case .font: Font(value).map { .font($0) }
    case .image: ImageReference(value).map { .image($0) }
    case .double, .float, .seconds: value.number.map { .double($0) }
    case .date: Moment(value).map(\.value)
    case .enumeration(let cases):
      if case .string(let text) = value { cases.caseName(text).map { .string($0) } } else { nil }
    case .bool: Bool(value).map { .bool($0) }
    case .int: Int(value).map { .int(Int64($0)) }
    default: value
    }
  }

  /// Compiles a scalar that is one expression, whether or not its value is known.
  mutating func wholeExpression(_ node: NodeID, kind: ValueKind) -> ExpressionID? {
    let content = Array(tree.content(of: node))
    guard let range = TemplateScanner.scan(content).single else { return nil }
    return compile(node, content, range, kind: kind)
  }

  /// Compiles the expression at `range` of a scalar's content.
  mutating func compile(
    _ node: NodeID, _ content: [UInt8], _ range: Range<Int>, kind: ValueKind?
  ) -> ExpressionID? {
    let text = String(decoding: content[range], as: UTF8.self)
    let expected = kind.flatMap(Self.expectedType)
    let (expression, issues) = checked(text, expecting: expected)
    for issue in issues { report(issue, at: node, from: range.lowerBound) }
    guard let expression else { return nil }
    noteReads(expression, node, range.lowerBound)
    if let kind, expected == nil, !Self.fits(expression.type, kind) {
      report(
        .expressionType, "the expression gives \(expression.type), but \(kind.name) is needed",
        at: span(range, in: node))
      return nil
    }
    return add(expression, at: span(range, in: node))
  }

  /// Keeps an expression with the values that its copy gives its names.
  private mutating func add(_ expression: Expression, at span: SourceSpan) -> ExpressionID {
    scene.expressions.append(
      SceneExpression(
        expression: expression, span: span, owner: owner,
        constants: environments[environment].values))
    return ExpressionID(scene.expressions.count - 1)
  }

  /// Parameters that are read somewhere are not unused.
  private mutating func noteReads(_ expression: Expression, _ node: NodeID, _ offset: Int) {
    guard environment > 0 || !locals.isEmpty else { return }
    for read in expression.reads {
      switch VariableSlot(code: read.variable) {
      case .constant?:
        noteUse(ofParameter: read.name)
        if read.name == "index" { noteHiding(read, at: node, from: offset) }
      case .local(let slot)?:
        noteUse(ofLocal: read.name)
        if !locals[slot].isDeclared { noteHiding(read, at: node, from: offset) }
      default: if reference(named: read.name) != nil { noteUse(ofParameter: read.name) }
      }
    }
  }

  /// In a function of its own, so that the scope's copies are gone before the scene grows.
  private func checked(
    _ text: String, expecting expected: ExpressionType?
  ) -> (Expression?, [ExpressionIssue]) {
    let scope = ReaderScope(
      catalog: catalog, ids: ids, suggestedIDs: suggestedIDs, scene: scene, locals: locals,
      owner: owner, environment: environments[environment], computed: computedIndexes,
      advises: advises)
    return Expression.compile(text, in: scope, expecting: expected)
  }

  /// The type to check against; nil where several are right and `fits` decides.
  private static func expectedType(_ kind: ValueKind) -> ExpressionType? {
    switch kind {
    case .color, .font, .image, .textOrImage, .intrinsicSize, .options, .optional, .offset,
      .list, .reference, .record, .outline, .named, .perItem:
      nil
    case .perState(let inner): expectedType(inner)
    default: kind.expressionType
    }
  }

  private static func fits(_ type: ExpressionType, _ kind: ValueKind) -> Bool {
    if type == .dyn { return true }
    switch kind {
    case .optional(let inner):
      if type == .null || type == inner.expressionType { return true }
      if case .text = inner { return true }
      return fits(type, inner)
    case .perState(let inner): return fits(type, inner)
    case .color: return type == .color || type == .string
    case .font: return type == .font || type == .string
    case .image: return type == .image || type == .string
    case .textOrImage: return true
    case .offset: return [.offset, .point, .size].contains(type)
    case .intrinsicSize: return type == .size || type == .null
    case .double, .float, .seconds: return [.double, .int, .uint].contains(type)
    case .text: return true
    case .list(.reference(DynamicItems.name)):
      // One item stands for a list of one.
      switch type {
      case .list, .object: return true
      default: return false
      }
    case .options, .list:
      if case .list = type { return true }
      return false
    case .reference:
      if case .object = type { return true }
      return false
    case .record(let description):
      if case .map = type { return true }
      return description.shorthand.flatMap { description.kind(of: $0) }?.expressionType == type
    case .outline, .named:
      if case .map = type { return true }
      return false
    case .perItem(let inner): return fits(type, inner)
    case .enumeration:
      if case .enumeration = type { return true }
      return type == .string
    default: return type == kind.expressionType
    }
  }

  /// A finding for an issue inside the text of a scalar.
  mutating func report(_ issue: ExpressionIssue, at node: NodeID, from offset: Int) {
    let place = span(
      (issue.range.lowerBound + offset)..<(issue.range.upperBound + offset), in: node)
    if [.unknownName, .unknownField, .unknownFunction].contains(issue.kind) {
      let content = tree.content(of: node)
      let start = content.startIndex + offset
      let range = (start + issue.range.lowerBound)..<(start + issue.range.upperBound)
      let name = String(decoding: content[range.clamped(to: content.indices)], as: UTF8.self)
      if hiddenIDs.contains(name) { return }
      if LaterNames.expressionNames.contains(name) || LaterNames.properties.contains(name) {
        return report(.notYetSupported, "'\(name)' is not supported yet", at: place)
      }
    }
    let rule: ReadingRule =
      switch issue.kind {
      case .syntax, .tooDeep, .limit: .expressionSyntax
      case .unknownName, .unknownFunction: .unknownName
      case .unknownField: .unknownProperty
      case .typeMismatch: .expressionType
      case .unknownEnumCase: .unknownCase
      }
    let fixes = issue.suggestion.map {
      [Fix("change to '\($0)'", replacing: place, with: quoted($0, in: node))]
    }
    report(rule, issue.message, at: place, fixes: fixes ?? [])
  }

  /// A text as it stands inside the quotes of a scalar.
  private func quoted(_ text: String, in node: NodeID) -> String {
    switch tree.style(of: node) {
    case .doubleQuoted: text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    case .singleQuoted: text.replacing("'", with: "''")
    default: text
    }
  }

  /// The bytes of the file that a range of a scalar's content was written as.
  func span(_ range: Range<Int>, in node: NodeID) -> SourceSpan {
    let record = tree.nodes[Int(tree.resolved(node).index)]
    guard record.isDecoded else {
      return SourceSpan(
        file: tree.file, start: Int(record.content) + range.lowerBound,
        end: Int(record.content) + range.upperBound)
    }
    let offsets = ScalarMap.offsets(of: node, in: tree)
    func offset(_ index: Int) -> Int {
      offsets.isEmpty ? Int(record.start) : offsets[min(index, offsets.count - 1)]
    }
    return SourceSpan(
      file: tree.file, start: offset(range.lowerBound),
      end: max(offset(range.lowerBound) + 1, offset(range.upperBound)))
  }
}

/// An expression of an expanded part that reads the same in every copy of a shape.
struct SharedExpression {
  var expression: Expression
  var kind: ValueKind?
  /// Whether it reads nothing but names of the expansion, so that each copy has its value at once.
  var isConstant: Bool

  struct Key: Hashable {
    /// The environment stands for its shape.
    var node: SourcePart
    var start: Int
  }
}

extension TemplatePiece {
  fileprivate var literalText: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}
