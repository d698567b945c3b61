// SPDX-License-Identifier: MIT

/// The files that `test` tries, in its order: a scene and the scripts that play it stand together.
package struct TestPlan: Sendable {
  /// Files that belong together; those of it that are tested, and all of it, which lint reads.
  package struct Unit: Equatable, Sendable {
    package var tested: [String]
    package var all: [String]
  }

  package private(set) var units: [Unit] = []
  /// The paths at which there is nothing.
  package private(set) var missing: [String] = []

  /// Scripts of one unit beyond this number are work of their own.
  private static let most = 16

  package init(_ paths: [String]) {
    var workspace = Workspace()
    let found = Discovery.files(paths)
    missing = found.missing
    for places in workspace.units(of: found.files) {
      let all = places.map { found.files[$0] }
      // What plays a scene is behind it, whatever the names.
      let ordered =
        all.filter { Discovery.kind(of: $0) != .script }
        + all.filter { Discovery.kind(of: $0) == .script }
      for start in stride(from: 0, to: ordered.count, by: Self.most) {
        let part = Array(ordered[start..<min(start + Self.most, ordered.count)])
        // Whether a scene's names are used only all of its scripts tell.
        units.append(Unit(tested: part, all: start == 0 ? ordered : part))
      }
    }
    for path in missing { units.append(Unit(tested: [path], all: [path])) }
  }

  /// The files that are tested, in order.
  package var files: [String] { units.flatMap(\.tested) }

  /// Keeps the files whose paths hold `text`, or fit it where it has `*` or `?`.
  package mutating func filter(_ text: String) {
    let pattern = PathPattern(text)
    keep { path, _ in pattern.fits(path) }
  }

  /// One part of several that have no file in common and together have all.
  package struct Shard: Equatable, Sendable {
    /// From 0.
    package var index: Int
    package var count: Int

    /// Nil where there is no such part.
    package init?(index: Int, count: Int) {
      guard count >= 1, (0..<count).contains(index) else { return nil }
      self.index = index
      self.count = count
    }
  }

  package mutating func take(_ shard: Shard) {
    keep { _, number in number % shard.count == shard.index }
  }

  private mutating func keep(_ isKept: (_ path: String, _ number: Int) -> Bool) {
    var number = 0
    for index in units.indices {
      units[index].tested.removeAll { path in
        defer { number += 1 }
        return !isKept(path, number)
      }
    }
    units.removeAll { $0.tested.isEmpty }
  }
}

/// A part of a path, or a pattern for all of it: `*` stands for any text, `?` for one character.
package struct PathPattern: Sendable {
  private let text: [Unicode.Scalar]
  private let isGlob: Bool

  package init(_ text: String) {
    self.text = Array(text.unicodeScalars)
    isGlob = text.contains { $0 == "*" || $0 == "?" }
  }

  /// Takes as many steps as both are long, multiplied, at most.
  package func fits(_ path: String) -> Bool {
    let path = Array(path.unicodeScalars)
    guard isGlob else { return Self.holds(path, text) }
    var (here, place) = (0, 0)
    var star: (pattern: Int, path: Int)?
    while place < path.count {
      if here < text.count, text[here] == "*" {
        star = (here, place)
        here += 1
      } else if here < text.count, text[here] == "?" || text[here] == path[place] {
        here += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.path + 1)
        here = last.pattern + 1
        place = last.path + 1
      } else {
        return false
      }
    }
    return text[here...].allSatisfy { $0 == "*" }
  }

  private static func holds(_ path: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    guard part.count <= path.count else { return false }
    return (0...path.count - part.count).contains { path[$0...].starts(with: part) }
  }
}
