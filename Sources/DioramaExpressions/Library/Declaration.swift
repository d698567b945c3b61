// SPDX-License-Identifier: MIT

/// One overload of a function of the language: what the checker knows of it.
struct Declaration: Sendable {
  /// With its namespace, `math.abs`.
  var name: String
  var isMethod: Bool
  /// The receiver of a method is the first.
  var parameters: [ExpressionType]
  var result: Result
  var function: Builtin
  /// Whether the last parameter may stand any number of times.
  var isVariadic = false

  enum Result: Sendable {
    case fixed(ExpressionType)
    /// The type of an argument, with what the others add to it.
    case joined([Int])
    case optionalOf(Int)
    case unwrapped(Int)
    /// The element of a list argument.
    case element(Int)
  }
}

/// A function of the language, by the file that holds it.
enum Builtin: Sendable, Equatable {
  case core(CoreFunction)
  case string(StringFunction)
  case pattern(PatternFunction)
  case math(MathFunction)
  case time(TimeFunction)
  case optional(OptionalFunction)
  case geometry(GeometryFunction)
}

extension Declaration {
  static func function(
    _ name: String, _ parameters: [ExpressionType], _ result: ExpressionType, _ function: Builtin
  ) -> Self {
    Self(
      name: name, isMethod: false, parameters: parameters, result: .fixed(result),
      function: function)
  }

  static func function(
    _ name: String, _ parameters: [ExpressionType], as result: Result, _ function: Builtin
  ) -> Self {
    Self(name: name, isMethod: false, parameters: parameters, result: result, function: function)
  }

  static func method(
    _ name: String, _ parameters: [ExpressionType], _ result: ExpressionType, _ function: Builtin
  ) -> Self {
    Self(
      name: name, isMethod: true, parameters: parameters, result: .fixed(result),
      function: function)
  }

  static func method(
    _ name: String, _ parameters: [ExpressionType], as result: Result, _ function: Builtin
  ) -> Self {
    Self(name: name, isMethod: true, parameters: parameters, result: result, function: function)
  }

  var variadic: Self {
    var copy = self
    copy.isVariadic = true
    return copy
  }
}

/// All functions of a dialect, by name.
struct Library: Sendable {
  private let declarations: [String: [Declaration]]
  /// In the order of the declarations, for "did you mean".
  let names: [String]

  static let cel = Library(
    CoreFunction.declarations + StringFunction.declarations + PatternFunction.declarations
      + MathFunction.declarations + TimeFunction.declarations + OptionalFunction.declarations)
  static let scene = Library(
    CoreFunction.declarations + StringFunction.declarations + PatternFunction.declarations
      + MathFunction.declarations + TimeFunction.declarations + OptionalFunction.declarations
      + GeometryFunction.declarations)

  static func of(_ dialect: Dialect) -> Library {
    switch dialect {
    case .scene: scene
    case .cel: cel
    }
  }

  private init(_ all: [Declaration]) {
    var table: [String: [Declaration]] = [:]
    var names: [String] = []
    for declaration in all {
      if table[declaration.name] == nil { names.append(declaration.name) }
      table[declaration.name, default: []].append(declaration)
    }
    declarations = table
    self.names = names
  }

  func overloads(_ name: String) -> [Declaration] { declarations[name] ?? [] }
}
