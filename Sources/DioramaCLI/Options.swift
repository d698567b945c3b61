// SPDX-License-Identifier: MIT

/// A command line that cannot be followed.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// What the operands of a subcommand are, so that they are told from options.
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

/// The options and operands of one subcommand.
struct Options {
  private(set) var operands: [String] = []
  private var values: [(name: String, value: String)] = []
  private var flags: Set<String> = []

  /// Splits `arguments`; `--name VALUE` and `--name=VALUE` for options with values, `--` ends them.
  ///
  /// - Parameter later: Options of the language that this version does not have yet.
  init(
    _ arguments: [String], values known: [String] = [], flags knownFlags: [String] = [],
    later: [String] = [], operands kind: OperandKind = .paths
  ) throws(UsageError) {
    var index = 0
    var isLiteral = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if isLiteral || !kind.isOption(argument) {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        isLiteral = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if known.contains(name) {
        if parts.count == 2 {
          values.append((name, String(parts[1])))
        } else if index < arguments.count {
          values.append((name, arguments[index]))
          index += 1
        } else {
          throw UsageError("'\(name)' needs a value")
        }
      } else if knownFlags.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if later.contains(name) {
        throw UsageError("'\(name)' is not supported yet")
      } else {
        let near = Names.nearest(to: name, among: known + knownFlags)
        throw UsageError(
          "unknown option '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
    }
  }

  func value(_ name: String) -> String? { values.last { $0.name == name }?.value }

  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  func has(_ name: String) -> Bool { flags.contains(name) }

  /// An option that takes one of a few words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, default standard: Choice, later: [String] = []
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let text = value(name) else { return standard }
    if let choice = Choice(rawValue: text) { return choice }
    if later.contains(text) { throw UsageError("'\(name) \(text)' is not supported yet") }
    let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError("'\(name)' takes one of \(known), not '\(text)'")
  }

  /// The only operand.
  func single(_ what: String) throws(UsageError) -> String {
    guard operands.count == 1, let only = operands.first else {
      throw UsageError(operands.isEmpty ? "\(what) is missing" : "more than \(what) is given")
    }
    return only
  }
}
