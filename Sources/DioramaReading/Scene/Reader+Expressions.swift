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
  mutating func expressionSource(_ node: NodeID, kind: ValueKind?) -> ValueSource? {
    let content = Array(tree.content(of: node))
    let scanned = TemplateScanner.scan(content)
    for issue in scanned.issues { report(issue, at: node, from: 0) }
    guard scanned.issues.isEmpty else { return nil }
    if let range = scanned.single {
      return compile(node, content, range, kind: kind).map { .expression($0) }
    }
    switch kind?.unwrapped {
    case .text, .textOrImage, .perState(.text), nil: break
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
        if let id = compile(node, content, range, kind: nil) {
          pieces.append(.expression(id))
        } else {
          isComplete = false
        }
      }
    }
    guard isComplete else { return nil }
    if pieces.count == 1, case .text(let text) = pieces[0] { return .literal(.string(text)) }
    return .template(pieces)
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
    if let kind, expected == nil, !Self.fits(expression.type, kind) {
      report(
        .expressionType, "the expression gives \(expression.type), but \(kind.name) is needed",
        at: span(range, in: node))
      return nil
    }
    scene.expressions.append(
      SceneExpression(
        expression: expression, span: span(range, in: node), owner: owner))
    return ExpressionID(scene.expressions.count - 1)
  }

  /// In a function of its own, so that the scope's copies are gone before the scene grows.
  private func checked(
    _ text: String, expecting expected: ExpressionType?
  ) -> (Expression?, [ExpressionIssue]) {
    let scope = ReaderScope(
      catalog: catalog, ids: ids, suggestedIDs: suggestedIDs, scene: scene, locals: locals,
      owner: owner, advises: advises)
    return Expression.compile(text, in: scope, expecting: expected)
  }

  /// The type to check against; nil where several are right and `fits` decides.
  private static func expectedType(_ kind: ValueKind) -> ExpressionType? {
    switch kind {
    case .color, .font, .image, .textOrImage, .intrinsicSize, .options, .optional, .offset,
      .list, .reference:
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
    case .options, .list:
      if case .list = type { return true }
      return false
    case .reference:
      if case .object = type { return true }
      return false
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
      [Fix("change to '\($0)'", replacing: place, with: $0)]
    }
    report(rule, issue.message, at: place, fixes: fixes ?? [])
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
