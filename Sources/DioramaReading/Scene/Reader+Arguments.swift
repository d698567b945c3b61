// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The arguments of a template's use.
extension Reader {
  /// Binds every parameter to its argument or default; false where one is missing or wrong.
  mutating func bind(
    _ template: Template, _ with: SourceTree.Entry?, _ use: SourceTree.Entry,
    _ made: inout Environment
  ) -> Bool {
    var given: [String: NodeID] = [:]
    var isRight = true
    let names = template.parameters.map(\.name)
    if let with, !isNull(with.value) {
      for entry in mapping(with.value, "a mapping of arguments") {
        let name = tree.string(of: entry.key)
        guard names.contains(name) else {
          reportUnknown(
            .unknownArgument, "'\(template.name)' has no parameter '\(name)'", name, among: names,
            at: entry.key)
          isRight = false
          continue
        }
        given[name] = entry.value
      }
    }
    for parameter in template.parameters {
      if let node = given[parameter.name] {
        isRight = bind(parameter, SourcePart(node: node, place: place), &made) && isRight
      } else if let standard = parameter.standard {
        isRight = bind(parameter, standard, &made) && isRight
      } else {
        report(.missingKey, "'\(template.name)' also needs '\(parameter.name)'", at: use.value)
        isRight = false
      }
    }
    return isRight
  }

  private mutating func bind(
    _ parameter: Template.Parameter, _ part: SourcePart, _ made: inout Environment
  ) -> Bool {
    // An argument may itself be a parameter of the part that it stands in.
    let part = inside(part.place) { reader in reader.substitute(for: part.node) } ?? part
    return inside(part.place) { reader in reader.bindHere(parameter, part, &made) }
  }

  private mutating func bindHere(
    _ parameter: Template.Parameter, _ part: SourcePart, _ made: inout Environment
  ) -> Bool {
    let node = part.node
    switch parameter.type {
    case .actions, .view:
      let isRight =
        parameter.type == .view
        ? tree.kind(of: node) == .mapping : tree.kind(of: node) != .scalar || isNull(node)
      guard isRight else {
        wrongType(parameter.type == .view ? "a view" : "a list of actions", node)
        return false
      }
      made.add(parameter.name, .part(part))
      return true
    case .list:
      guard tree.kind(of: node) == .sequence || hasExpression(node) else {
        wrongType("a list", node)
        return false
      }
      // A list of views stays a part of the file; one of values can also be read.
      if tree.kind(of: node) == .sequence, holdsViews(node) {
        made.add(parameter.name, .part(part))
        return true
      }
      guard let value = staticValue(node) else { return false }
      made.add(parameter.name, .value(Self.type(of: value)), value)
      return true
    case .reference:
      guard let name = staticReference(node) else { return false }
      references.append((name, part))
      made.add(parameter.name, .reference(name))
      return true
    case .string, .number, .bool, .color, .font, .image:
      guard let kind = parameter.type.kind, let value = argument(node, kind) else { return false }
      made.add(parameter.name, .value(kind.expressionType), value)
      return true
    }
  }

  private func holdsViews(_ node: NodeID) -> Bool {
    tree.items(of: node).contains { item in
      tree.kind(of: item) == .mapping
        && tree.entries(of: item).contains {
          tree.matches($0.key, "type") || tree.matches($0.key, "use")
            || tree.matches($0.key, "each")
        }
    }
  }

  /// An object's id; a reference that was handed on keeps what it stands for.
  private mutating func staticReference(_ node: NodeID) -> String? {
    if hasExpression(node), environment > 0 {
      let name = tree.string(of: node).dropFirst(2).dropLast()
      if let index = environments[environment].index(of: String(name)),
        case .reference(let id) = environments[environment].bindings[index]
      {
        noteUse(ofParameter: String(name))
        return id
      }
    }
    return staticText(node, "the id of an object")
  }

  /// A plain value for a parameter of a kind.
  private mutating func argument(_ node: NodeID, _ kind: ValueKind) -> Value? {
    guard tree.kind(of: node) == .scalar, hasExpression(node) else {
      guard let source = readValue(node, kind) else { return nil }
      if let value = source.literalValue { return value }
      report(
        .notStatic, "an argument is known when the scene is expanded, and this is not", at: node)
      return nil
    }
    guard let value = staticValue(node) else { return nil }
    guard let converted = converted(value, to: kind) else {
      report(.wrongType, "expected \(kind.name), found \(value.templateText)", at: node)
      return nil
    }
    return converted
  }
}
