// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A kind of step: its arguments, and what the runner is asked to do for it.
package protocol Step: Sendable {
  static var name: String { get }
  /// One sentence, ending with a full stop.
  static var summary: String { get }
  static var arguments: [StepArgument] { get }
  /// Steps as YAML, for the reference and the tests.
  static var examples: [Example] { get }

  /// What the runner does; nil where the arguments do not make sense together, with the reason added.
  static func request(_ arguments: StepArguments, problems: inout [StepProblem]) -> StepRequest?
}

/// One argument of a step.
package struct StepArgument: Sendable {
  package var name: String
  package var kind: Kind
  package var summary: String
  package var role: Role

  package init(_ name: String, _ kind: Kind, _ summary: String) {
    self.init(name, kind, .optional, summary)
  }

  package init(_ name: String, _ kind: Kind, _ role: Role, _ summary: String) {
    self.name = name
    self.kind = kind
    self.role = role
    self.summary = summary
  }

  /// Whether a mapping behind the step's name is always this argument, whatever its keys.
  package var isAlwaysWhole: Bool {
    switch kind {
    case .expectations, .lines, .events: true
    default: false
    }
  }

  package enum Role: Sendable {
    case optional
    case required
    /// Required, and what a step written as `name: value` gives.
    case main
    /// As the main one, but a step may go without.
    case optionalMain
  }

  package enum Kind: Sendable {
    case target
    /// A target that is of a class, named by its id.
    case targetOf(String)
    /// A target that is of one of several classes.
    case targetOfOne([String])
    case place
    case offset
    case seconds
    case count
    case text
    case choice([String])
    /// Any value or expression.
    case value
    case condition
    case steps
    case expectations
    case lines
    case events
    case eventFilter
    /// Names of outputs of a snapshot.
    case formats
    case number
    /// A part of the state tree.
    case tree
    /// The steps of another script.
    case script
    /// A part of a text in UTF-16 units.
    case range
  }
}

/// The arguments of one step as read, by name.
package struct StepArguments: Sendable {
  private var entries: [(name: String, value: Argument, span: SourceSpan)] = []

  package init() {}

  package enum Argument: Sendable {
    case target(TargetReference)
    case place(Place)
    case offset(Offset)
    case seconds(VirtualTime)
    case count(Int)
    case text(String)
    case value(ValueSource)
    case condition(ExpressionID)
    case steps([ScriptStep])
    case expectations([Expectation])
    case lines([LinePattern], MatchMode)
    case events([EventPattern], MatchMode, EventFilter)
    case names([String])
    case number(Double)
    case tree(TreePattern, MatchMode)
  }

  package mutating func add(_ name: String, _ value: Argument, at span: SourceSpan) {
    entries.append((name, value, span))
  }

  package subscript(name: String) -> Argument? { entries.first { $0.name == name }?.value }

  package func span(of name: String) -> SourceSpan? { entries.first { $0.name == name }?.span }

  package func target(_ name: String) -> TargetReference? {
    if case .target(let target)? = self[name] { return target }
    return nil
  }

  package func place(_ name: String) -> Place? {
    if case .place(let place)? = self[name] { return place }
    return nil
  }

  package func offset(_ name: String) -> Offset? {
    if case .offset(let offset)? = self[name] { return offset }
    return nil
  }

  package func seconds(_ name: String) -> VirtualTime? {
    if case .seconds(let time)? = self[name] { return time }
    return nil
  }

  package func count(_ name: String) -> Int? {
    if case .count(let count)? = self[name] { return count }
    return nil
  }

  package func number(_ name: String) -> Double? {
    if case .number(let number)? = self[name] { return number }
    return nil
  }

  package func text(_ name: String) -> String? {
    if case .text(let text)? = self[name] { return text }
    return nil
  }

  package func names(_ name: String) -> [String]? {
    if case .names(let names)? = self[name] { return names }
    return nil
  }

  package func value(_ name: String) -> ValueSource? {
    if case .value(let value)? = self[name] { return value }
    return nil
  }

  package func steps(_ name: String) -> [ScriptStep] {
    if case .steps(let steps)? = self[name] { return steps }
    return []
  }
}

/// Arguments that do not fit together; `argument` is the one to point at, nil the whole step.
package struct StepProblem: Sendable {
  package var message: String
  package var argument: String?

  package init(_ message: String, argument: String? = nil) {
    self.message = message
    self.argument = argument
  }
}
