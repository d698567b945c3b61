// SPDX-License-Identifier: MIT

/// What UIKit gave up, since when, and for what.
package struct Deprecation: Sendable {
  /// The major iOS version.
  package var since: Int
  /// UIKit's own advice: a name, or words where there is none.
  package var replacement: String
  /// The names that were given up, where there are newer ones of the same thing; else all.
  package var names: [String]
  /// Where that stands.
  package var source: NumberSource

  package init(since: Int, use replacement: String, names: [String] = [], source: NumberSource) {
    self.since = since
    self.replacement = replacement
    self.names = names
    self.source = source
  }

  /// Whether a name is one of those that were given up.
  package func covers(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
}

/// A class that UIKit gave up.
package protocol DeprecatedClass: ObjectClass {
  static var deprecation: Deprecation { get }
}

/// A class with parts that are counted from 0.
package protocol CountingClass: ObjectClass {
  /// How many there are of a part, as far as its own properties say; nil where they do not.
  func count(of part: String) -> Int?
  /// Methods after which there may be more or fewer.
  static var countChangers: Set<String> { get }
}
