// SPDX-License-Identifier: MIT

/// One option of a command; see `CommandDeclaration`.
struct OptionDeclaration {
  /// With its dashes.
  var name: String
  /// One dash and a letter.
  var short: String?
  /// What stands for the value in help; nil where it takes none.
  var placeholder: String?
  var hint = Hint.nothing
  /// What it is without being given, as help shows it.
  var standard: String?
  /// Whether each use counts, and not only the last one.
  var repeats = false
  /// Words of the language that this version does not take yet.
  var laterWords: [String] = []
  /// Whether the language has it and this version does not; help is silent about it.
  var isLater = false
  /// Without a full stop; choices and the default are added.
  var help: String

  /// An option that is there or not.
  static func flag(_ name: String, short: String? = nil, _ help: String) -> Self {
    Self(name: name, short: short, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, short: String? = nil, _ placeholder: String, hint: Hint = .nothing,
    default standard: String? = nil, repeats: Bool = false, _ help: String
  ) -> Self {
    Self(
      name: name, short: short, placeholder: placeholder, hint: hint, standard: standard,
      repeats: repeats, help: help)
  }

  /// An option that takes one of the cases of an enumeration.
  ///
  /// - Parameter standard: Nil where the command itself decides what it is without being given.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, short: String? = nil, _ type: Choice.Type, placeholder: String = "FORMAT",
    default standard: Choice?, later: [String] = [], _ help: String
  ) -> Self {
    Self(
      name: name, short: short, placeholder: placeholder,
      hint: .words(Choice.allCases.map(\.rawValue)), standard: standard?.rawValue,
      laterWords: later, help: help)
  }

  /// A repeatable option that takes `FORMAT=FILE`.
  static func outputs<Format: RawRepresentable<String> & CaseIterable>(
    _ name: String, short: String? = nil, _ type: Format.Type, later: [String] = [],
    _ help: String
  ) -> Self {
    Self(
      name: name, short: short, placeholder: "FORMAT=FILE",
      hint: .outputs(Format.allCases.map(\.rawValue)), repeats: true, laterWords: later,
      help: help)
  }

  /// An option of the language that this version does not have yet.
  static func later(_ name: String) -> Self { Self(name: name, isLater: true, help: "") }
}

extension OptionDeclaration {
  /// What help and man pages say of it, with its choices and its default.
  var description: String {
    var text = help
    if !hint.words.isEmpty {
      let words = hint.words.map { $0 == standard ? "\($0) (default)" : $0 }
      text += ": " + words.joined(separator: ", ")
    } else if let standard {
      text += " (\(standard))"
    }
    return repeats ? text + "; may be repeated" : text
  }

  /// What is wrong with a value; nil where nothing is.
  func problem(with value: String) -> String? {
    let given: String
    switch hint {
    case .words: given = value
    case .outputs(let formats):
      guard let sign = value.firstIndex(of: "="), value.index(after: sign) < value.endIndex else {
        return "'\(name)' takes FORMAT=FILE, as in '\(formats.first ?? "")=FILE', not '\(value)'"
      }
      given = String(value[..<sign])
    default: return nil
    }
    if hint.words.contains(given) { return nil }
    if laterWords.contains(given) { return "'\(name) \(given)' is not supported yet" }
    return "'\(name)' takes one of \(hint.words.joined(separator: ", ")), not '\(given)'"
  }
}
