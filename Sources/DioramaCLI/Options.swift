// SPDX-License-Identifier: MIT
import DioramaReport

/// A command line that cannot be followed.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// What the operands of a command are, so that they are told from options.
enum OperandKind {
  case paths
  /// `-x`, `-1`, `-(x)` and `--1` are some.
  case expressions

  func isOption(_ argument: String) -> Bool {
    if argument == "--" { return true }
    let name = argument.drop { $0 == "-" }
    let dashes = argument.count - name.count
    guard name.first?.isLetter == true else { return false }
    return switch self {
    case .paths: dashes > 0
    case .expressions:
      dashes == 2 && name.prefix { $0 != "=" }.allSatisfy { $0.isLetter || $0 == "-" }
    }
  }
}

/// The options and operands of one command, as its declaration has them.
struct Options {
  private(set) var operands: [String] = []
  private let known: [OptionDeclaration]
  private var values: [(name: String, value: String)] = []
  private var flags: Set<String> = []

  /// Splits `arguments`; `--name VALUE`, `--name=VALUE`, `-n VALUE` and `-nVALUE` for options with
  /// values; `--` ends options.
  init(_ arguments: [String], of command: CommandDeclaration) throws(UsageError) {
    known = command.options
    var rest = arguments[...]
    var isLiteral = false
    while let argument = rest.popFirst() {
      if isLiteral || !command.operandKind.isOption(argument) {
        operands.append(argument)
      } else if argument == "--" {
        isLiteral = true
      } else {
        try take(argument, &rest)
      }
    }
    try checkOperands(command.operands)
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var (name, attached) = Self.split(argument)
    if !argument.hasPrefix("--"), argument.count > 2,
      let option = known.first(where: { $0.short.map(argument.hasPrefix) ?? false }),
      option.placeholder != nil
    {
      name = option.name
      attached = String(argument.dropFirst(argument.dropFirst(2).hasPrefix("=") ? 3 : 2))
    }
    guard let option = known.first(where: { $0.name == name || $0.short == name }),
      option.placeholder != nil || attached == nil || option.isLater
    else {
      let near = Names.nearest(to: name, among: known.filter { !$0.isLater }.map(\.name))
      throw UsageError(
        "unknown option '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    if option.isLater { throw UsageError("'\(name)' is not supported yet") }
    guard option.placeholder != nil else {
      flags.insert(option.name)
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw UsageError("'\(name)' needs a value")
    }
    if let problem = option.problem(with: value) { throw UsageError(problem) }
    values.append((option.name, value))
  }

  /// `--name` and what stands after its `=`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }

  private func checkOperands(_ declared: [OperandDeclaration]) throws(UsageError) {
    let least = declared.count { $0.count == .one || $0.count == .oneOrMore }
    if operands.count < least, let first = declared.dropFirst(operands.count).first {
      throw UsageError("\(first.what) is missing")
    }
    if operands.count > declared.count,
      declared.allSatisfy({ $0.count == .one || $0.count == .optional })
    {
      throw UsageError(
        declared.last.map { "more than \($0.what) is given" }
          ?? "'\(operands[0])' is too much: the command takes options only")
    }
  }
}

// MARK: - Asking

extension Options {
  /// What stands after an option; its default where it was not given, nil where there is none.
  func value(_ name: String) -> String? {
    let option = declared(name)
    return values.last { $0.name == name }?.value ?? option?.standard
  }

  func all(_ name: String) -> [String] {
    _ = declared(name)
    return values.filter { $0.name == name }.map(\.value)
  }

  func has(_ name: String) -> Bool {
    _ = declared(name)
    return flags.contains(name)
  }

  /// Which of its words an option has, by default or given.
  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice {
    guard let choice: Choice = choiceIfAny(name) else {
      preconditionFailure("an option whose command declares no default")
    }
    return choice
  }

  /// Which of its words an option has; nil where it was not given and has no default.
  func choiceIfAny<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    value(name).flatMap(Choice.init(rawValue:))
  }

  /// Every `FORMAT=FILE` of an option, in their order.
  func outputs<Format: RawRepresentable<String>>(
    _ name: String, as type: Format.Type = Format.self
  ) -> [(format: Format, path: String)] {
    all(name).compactMap { text in
      let (name, path) = Self.split(text)
      guard let format = Format(rawValue: name), let path else { return nil }
      return (format, path)
    }
  }

  /// A whole number in a range; nil where the option was not given.
  func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "'\(name)' takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  private func declared(_ name: String) -> OptionDeclaration? {
    let option = known.first { $0.name == name }
    precondition(option != nil, "an option that its command does not declare")
    return option
  }
}

// MARK: - Color

/// When text is colored.
enum ColorChoice: String, CaseIterable { case auto, always, never }

extension Options {
  /// How text of the command is painted that goes to a stream.
  func paint(_ stream: Terminal.Stream = .output) -> Paint {
    let isColored =
      switch choice("--color") as ColorChoice {
      case .always: true
      case .never: false
      case .auto: Terminal.showsColor(stream)
      }
    return isColored ? .colored : .plain
  }
}
