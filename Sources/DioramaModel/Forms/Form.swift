// SPDX-License-Identifier: MIT
import DioramaCore

/// What may stand at one place of a file: the description that the schema and the reference tell, and
/// whose keys reading knows.
package indirect enum Form: Sendable {
  /// A value of a kind, or an expression that gives one.
  case value(ValueKind)
  /// A value that is known when the file is read.
  case literal(ValueKind)
  /// A text that stands for itself, whatever it looks like.
  case text
  /// A text in which parameters of templates may stand.
  case name
  /// A text that a regular expression describes, which lint and editors understand alike.
  case pattern(String)
  /// One of a few words.
  case word([String])
  /// The id of an object or the way to it, or an expression that gives one.
  case reference
  /// A whole number.
  case whole(ClosedRange<Int>)
  /// A number.
  case number(ClosedRange<Double>)
  /// One of these numbers.
  case numberOf([Int])
  /// Whatever YAML can write.
  case any
  case null
  /// An expression.
  case expression
  case steps
  case actions
  case expectations
  /// What a step touches or looks at.
  case target
  /// A point of the screen, or a target.
  case place
  /// What a view must look like.
  case tree
  /// An object that is described here.
  case object(ObjectPlace)
  /// Properties of any class.
  case look
  /// Properties by class.
  case appearance
  /// Methods of a delegate of any class.
  case delegate
  /// Levels by rule.
  case levels
  /// Numbers by limit.
  case limits
  case list(Form)
  /// One, or a list of such.
  case oneOrMore(Form)
  /// A mapping of names of the author's own.
  case named(Form)
  /// A mapping of dotted paths: `volume.value`.
  case paths(Form)
  /// A mapping with keys of its own.
  case keys(KeySet)
  case either([Form])

  /// Where an object is described.
  package struct ObjectPlace: Hashable, Sendable {
    /// The class it is of, or inherits from; nil where any object may stand.
    package var className: String?
    /// The class of one that names none; nil where each must.
    package var standard: String?
    package var role: Role

    package enum Role: Hashable, Sendable {
      /// In a view tree, where something owns it.
      case owned
      /// Right under `objects`.
      case free
      /// A row, header or footer of a table, which a text alone may stand for.
      case row
      /// In a template, whose uses may say of which class it is.
      case template
    }

    package init(_ className: String?, standard: String? = nil, _ role: Role = .owned) {
      self.className = className
      self.standard = standard
      self.role = role
    }
  }
}

/// The keys of a mapping of the language.
package struct KeySet: Sendable {
  /// What the mapping is, with its article; no two have the same.
  package var name: String
  package var keys: [Key]
  /// Of each group at least one key has to stand.
  package var needs: [[String]]
  /// Of each group at most one key may stand.
  package var rivals: [[String]]
  package var others: Others

  /// What keys may stand beside those that the language has.
  package enum Others: Sendable {
    case none
    /// Names of the author's own.
    case named
    /// Names of properties.
    case properties
  }

  package struct Key: Sendable {
    package var name: String
    package var form: Form
    package var summary: String
    package var isRequired: Bool

    package init(_ name: String, _ form: Form, _ summary: String, isRequired: Bool = false) {
      self.name = name
      self.form = form
      self.summary = summary
      self.isRequired = isRequired
    }
  }

  package init(
    _ name: String, _ keys: [Key], needs: [[String]] = [], rivals: [[String]] = [],
    others: Others = .none
  ) {
    self.others = others
    self.name = name
    self.keys = keys
    self.needs = needs
    self.rivals = rivals
  }

  /// The names in the order the reference lists them.
  package var names: [String] { keys.map(\.name) }

  package func form(of name: String) -> Form? { keys.first { $0.name == name }?.form }
}
