// SPDX-License-Identifier: MIT
import DioramaCore

// MARK: - What the place wants

extension Checker {
  /// Reports where the value of `id`, or of one of its branches, cannot go where `expected` is.
  mutating func checkFits(_ id: SyntaxTree.ID, _ expected: ExpressionType) {
    if case .conditional(let arms, let otherwise) = tree.nodes[id] {
      for arm in arms { checkFits(arm.result, expected) }
      return checkFits(otherwise, expected)
    }
    let type = types[id]
    if case .enumeration = expected { checkCases(in: id, of: expected) }
    if isTaken(type, by: expected) || type.fits(expected, in: dialect) { return }
    report(
      ExpressionIssue(
        .typeMismatch,
        "\(article(expected)) is wanted here, not \(article(type))\(advice(type, expected))",
        at: tree.ranges[id]))
  }

  /// What a scene's places take beyond their own type: texts print anything, and colors, fonts and
  /// images have names.
  private func isTaken(_ type: ExpressionType, by expected: ExpressionType) -> Bool {
    guard dialect == .scene else { return false }
    switch expected {
    case .string: return true
    case .color, .font, .image: return type.isText
    default: return false
    }
  }

  private func advice(_ type: ExpressionType, _ expected: ExpressionType) -> String {
    switch (expected, type) {
    case (.int, .double): ", int(…) cuts the decimals off"
    case (.int, .string), (.double, .string): ", \(expected)(…) reads a number from a text"
    case (.point, .list): ", point(x, y) makes one"
    case (.size, .list): ", size(width, height) makes one"
    case (.rect, .list): ", rect(x, y, width, height) makes one"
    case (.insets, .list): ", insets(top, left, bottom, right) makes one"
    case (.offset, .list): ", offset(dx, dy) makes one"
    case (.bool, .int): ", a comparison as 'x != 0' gives one"
    default: ""
    }
  }
}

// MARK: - Names

extension Checker {
  /// The name that was meant; an expression of nothing but mistakes is told them without advice.
  private func nearest(to name: String, among names: @autoclosure () -> [String]) -> String? {
    issues.count < 20 ? Suggestion.nearest(to: name, among: names()) : nil
  }

  func unknownName(_ name: String, at range: Range<Int>) -> ExpressionIssue {
    let words = [
      "nil": "null", "NULL": "null", "None": "null", "undefined": "null", "YES": "true",
      "NO": "false", "True": "true", "False": "false", "TRUE": "true", "FALSE": "false",
    ]
    if let word = words[name] {
      return ExpressionIssue(
        .unknownName, "'\(name)' is not a name in scope, '\(word)' is the word for it", at: range,
        suggestion: word)
    }
    if !library.overloads(name).isEmpty || !scope.function(name).isEmpty {
      return ExpressionIssue(
        .unknownName, "'\(name)' is a function, it is called as \(name)(…)", at: range)
    }
    let near = nearest(to: name, among: locals.map(\.name) + scope.variableNames)
    return ExpressionIssue(
      .unknownName, "'\(name)' is not a name in scope" + but(near), at: range, suggestion: near)
  }

  private func but(_ near: String?) -> String { near.map { ", '\($0)' is" } ?? "" }

  func unknownField(
    _ name: String, of type: ExpressionType, at range: Range<Int>
  ) -> ExpressionIssue {
    let names: [String] =
      if case .object(let className) = type { scope.fieldNames(of: className) } else {
        dialect == .scene ? ValueField.names(on: type) : []
      }
    var near = nearest(to: name, among: names)
    var message = "'\(name)' is not a field of \(type)" + but(near)
    switch type {
    case .string, .list, .bytes, .enumeration:
      if ["count", "length", "size", "isEmpty"].contains(name) {
        near = nil
        message = "'\(name)' is not a field of \(type), size(…) counts it"
      }
    default: break
    }
    return ExpressionIssue(.unknownField, message, at: range, suggestion: near)
  }

  func unknownCase(
    _ text: String, of name: String, _ cases: [String], at id: SyntaxTree.ID
  ) -> ExpressionIssue {
    let near = nearest(to: text, among: cases)
    let right =
      near.map { ", '\($0)' is" }
      ?? (cases.count <= 8 ? ", it has \(cases.joined(separator: ", "))" : "")
    return ExpressionIssue(
      .unknownEnumCase, "'\(text)' is not a case of \(name)" + right, at: tree.ranges[id],
      suggestion: near.map { Value.string($0).literalText })
  }
}

// MARK: - Functions

extension Checker {
  func unknownFunction(
    _ name: String, _ types: [ExpressionType], _ range: Range<Int>
  ) -> ExpressionIssue {
    if let method = library.overloads(name).first(where: \.isMethod) {
      let subject = method.parameters.first.map(\.description) ?? "value"
      return ExpressionIssue(
        .unknownFunction, "'\(name)' is called on a value, as in \(subject).\(name)(…)", at: range)
    }
    if Macro.names.contains(name) {
      return ExpressionIssue(
        .unknownFunction, "'\(name)' is called on a list, as in list.\(name)(…)", at: range)
    }
    let names = scope.functionNames + library.names.filter { isFunction($0) } + ["has"]
    let near = nearest(to: name, among: names)
    return ExpressionIssue(
      .unknownFunction, "'\(name)' is not a function" + but(near), at: range, suggestion: near)
  }

  /// A function that a namespace of the language lacks.
  func unknownFunction(
    _ name: String, in namespace: String, _ count: Int, _ range: Range<Int>
  ) -> ExpressionIssue {
    if namespace == "cel" && name == "bind" {
      return ExpressionIssue(
        .typeMismatch,
        "'cel.bind' takes 3 arguments, not \(count): a name, its value and an "
          + "expression", at: range)
    }
    let prefix = namespace + "."
    let names = library.names.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count))
    }
    let near = nearest(to: name, among: namespace == "cel" ? ["bind"] : names)
    return ExpressionIssue(
      .unknownFunction, "'\(name)' is not a function of \(namespace)" + but(near), at: range,
      suggestion: near)
  }

  private func isFunction(_ name: String) -> Bool {
    library.overloads(name).contains { !$0.isMethod }
  }

  func unknownMethod(
    _ name: String, of receiver: ExpressionType, _ range: Range<Int>
  ) -> ExpressionIssue {
    if Macro.names.contains(name) {
      return ExpressionIssue(
        .unknownFunction, "'\(name)' takes names and an expression, as in list.\(name)(x, …)",
        at: range)
    }
    if isFunction(name) || !scope.function(name).isEmpty {
      return ExpressionIssue(
        .unknownFunction, "'\(name)' is not called on a value, but as \(name)(…)", at: range)
    }
    let near = nearest(
      to: name,
      among: library.names.filter { library.overloads($0).contains(where: \.isMethod) }
        + Macro.names)
    return ExpressionIssue(
      .unknownFunction, "'\(name)' is not a function of \(receiver)" + but(near), at: range,
      suggestion: near)
  }

  func noOverload(
    _ name: String, _ types: [ExpressionType], _ overloads: [[ExpressionType]],
    _ range: Range<Int>
  ) -> ExpressionIssue {
    ExpressionIssue(
      .typeMismatch,
      "'\(name)' does not take \(listed(types)), it takes \(choices(overloads))", at: range)
  }

  func noMethod(
    _ name: String, _ types: [ExpressionType], _ overloads: [[ExpressionType]],
    _ range: Range<Int>
  ) -> ExpressionIssue {
    let receiver = types.first ?? .dyn
    let fitting = overloads.filter { $0.first.map { receiver.fits($0, in: dialect) } ?? false }
    guard !fitting.isEmpty else {
      let owners = choices(overloads.map { Array($0.prefix(1)) }, bare: true)
      return ExpressionIssue(
        .typeMismatch, "'\(name)' is not called on \(article(receiver)), but on \(owners)",
        at: range)
    }
    let rest = fitting.map { Array($0.dropFirst()) }
    return ExpressionIssue(
      .typeMismatch,
      "'\(name)' does not take \(listed(Array(types.dropFirst()))), it takes \(choices(rest))",
      at: range)
  }

  private func listed(_ types: [ExpressionType]) -> String {
    "(" + types.map(\.description).joined(separator: ", ") + ")"
  }

  /// At most four overloads, each once.
  private func choices(_ overloads: [[ExpressionType]], bare: Bool = false) -> String {
    var seen: [String] = []
    for overload in overloads {
      let text = bare ? overload.first.map(\.description) ?? "" : listed(overload)
      if !seen.contains(text) { seen.append(text) }
    }
    return seen.prefix(4).joined(separator: " or ") + (seen.count > 4 ? " …" : "")
  }
}
