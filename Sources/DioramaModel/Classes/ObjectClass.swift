// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A UIKit class as Diorama describes it: a value, a declaration, and answers to passes.
package protocol ObjectClass: Roles, Sendable {
  static var name: String { get }
  /// One sentence, ending with a full stop.
  static var summary: String { get }
  /// The class it inherits from, by name; nil at the top.
  static var superclassName: String? { get }
  static var schema: Schema<Self> { get }
  /// Scene fragments that read without a finding.
  static var examples: [Example] { get }

  init()
}

/// A class that only stands above others: UIGestureRecognizer.
package protocol AbstractClass: ObjectClass {}

/// A class of objects below which there are more telling ones: where one of them may be described, its
/// type is always given.
package protocol FamilyClass: ObjectClass {}

/// A class that came with a later iOS than others.
package protocol LateClass: ObjectClass {
  /// The major version.
  static var introduced: Int { get }
}

/// A short piece of a scene with what it shows.
package struct Example: Sendable {
  package var title: String
  /// The keys of one object, as YAML.
  package var yaml: String

  package init(_ title: String, _ yaml: String) {
    self.title = title
    self.yaml = yaml
  }
}

extension ObjectClass {
  /// The value of the property at `index` of the class's own schema.
  package func get(_ index: Int) -> Value { Self.schema.properties[index].read(self) }

  /// Writes the property at `index`; false where the value is of another kind or it is read-only.
  package mutating func set(_ index: Int, to value: Value) throws(UIKitException) -> Bool {
    guard let write = Self.schema.properties[index].write else { return false }
    return try write(&self, value)
  }

  package func limits(of index: Int) -> ClosedRange<Double>? {
    Self.schema.properties[index].limits?(self)
  }

  package mutating func perform(
    _ index: Int, _ arguments: [Value], effects: inout Effects
  ) throws(UIKitException) {
    if case .command(let body) = Self.schema.methods[index].body {
      try body(&self, arguments, &effects)
    }
  }

  package func answer(
    _ index: Int, _ arguments: [Value], in surroundings: ViewSurroundings
  ) throws(UIKitException) -> Value {
    switch Self.schema.methods[index].body {
    case .command: .null
    case .question(let body): try body(self, arguments)
    case .measurement(let body): try body(self, arguments, surroundings)
    }
  }

  /// A new one with the defaults of an era.
  package static func make(os: Int) -> Self {
    var made = Self()
    for property in schema.properties {
      if let value = property.eraDefault?(os), let write = property.write {
        _ = try? write(&made, value)
      }
    }
    return made
  }
}
