// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A part of one of a scene's files, with the names that hold where it stands.
struct SourcePart: Hashable, Sendable {
  var node: SourceTree.NodeID
  var place: Place

  /// A file of the scene, and an environment of it.
  struct Place: Hashable, Sendable {
    /// Index into the reader's trees; 0 is the scene's own file.
    var tree: Int
    /// Index into the reader's environments; 0 has no names.
    var environment: Int

    static let scene = Place(tree: 0, environment: 0)
  }
}

/// The parameters and loop names that hold in one copy of an expanded part of a file.
struct Environment {
  var names: [String] = []
  var bindings: [Binding] = []
  /// The value of each name that has one, null for the others.
  var values: [Value] = []
  /// The same for copies whose names have the same types: what was checked in one holds in all.
  var shape = 0
  /// The environment in which the part was used.
  var outer: Int?
  /// Where it was used, and what for.
  var note: Diagnostic.Note?
  /// Index of the template that it is a copy of, to find templates that use themselves.
  var template: Int?

  /// What a name stands for.
  enum Binding {
    case value(ExpressionType)
    /// A part of a file that stands for the name: a view, a list of actions.
    case part(SourcePart)
    /// The object with this id.
    case reference(String)
  }

  func index(of name: String) -> Int? { names.lastIndex(of: name) }

  mutating func add(_ name: String, _ binding: Binding, _ value: Value = .null) {
    names.append(name)
    bindings.append(binding)
    values.append(value)
  }

  /// The types of its values: copies with the same can share what was checked.
  var types: [ExpressionType] {
    bindings.map { binding in
      if case .value(let type) = binding { return type }
      return .null
    }
  }
}

/// A reusable part of a view tree.
struct Template: Sendable {
  var name: String
  var parameters: [Parameter]
  var view: SourcePart
  var span: SourceSpan

  struct Parameter: Sendable {
    var name: String
    var type: ParameterType
    /// Nil where an argument must be given.
    var standard: SourcePart?
    var span: SourceSpan
  }
}

/// What names a file declares for others to use, by name.
struct Definitions: Sendable {
  var templates: [Template] = []
  var templateIndexes: [String: Int] = [:]
  var styles: [String: Style] = [:]
  /// In the order they were declared.
  var appearances: [Appearance] = []
  /// The properties of the scene's custom classes, by index.
  var classParts: [SourcePart] = []
  /// The custom class that each stands on, where it is one.
  var classBases: [Int?] = []

  /// Whether nothing of a file is needed once the scene is read.
  var isEmpty: Bool {
    templates.isEmpty && styles.isEmpty && appearances.isEmpty && classParts.isEmpty
  }

  struct Style: Sendable {
    var part: SourcePart
    var span: SourceSpan
  }

  struct Appearance: Sendable {
    var className: String
    var part: SourcePart
  }
}
