// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Names of loops, parameters, `let`s and events that hide others.
extension Reader {
  /// A name that a file gives to a value of its own.
  struct LocalName: Hashable {
    var name: String
    var span: SourceSpan
  }

  /// Notes a declared name; whether it hides another is told once all ids are known.
  mutating func noteShadowing(_ name: String, _ node: NodeID) {
    localNames.insert(LocalName(name: name, span: tree.span(of: node)))
  }

  /// Tells which declared names hide ids or names of the scene.
  mutating func reportShadowing() {
    for local in localNames.sorted(by: {
      ($0.span.file.index, $0.span.start) < ($1.span.file.index, $1.span.start)
    }) {
      guard let hidden = hidden(by: local.name) else { continue }
      // Who includes a file cannot know the names in it, nor it the ids of its scenes.
      if hidden == .object, local.span.file != tree.file { continue }
      report(
        .shadowedName, "'\(local.name)' is also \(hidden.text), which it hides here", at: local.span
      )
    }
    localNames = []
  }

  private enum Hidden {
    case object, computed, scene

    var text: String {
      switch self {
      case .object: "the id of an object"
      case .computed: "a computed value"
      case .scene: "a name of the scene"
      }
    }
  }

  private func hidden(by name: String) -> Hidden? {
    if computedIndexes[name] != nil { return .computed }
    if SceneName(rawValue: name) != nil || ["self", "sender", "superview"].contains(name) {
      return .scene
    }
    return ids[name] != nil ? .object : nil
  }

  /// Tells that an expression reads an argument of its event where an object has the same id.
  ///
  /// Nobody chose that name, so it is told where it is read and not where it begins to hold.
  mutating func noteHiding(_ read: Expression.Read, at node: NodeID, from offset: Int) {
    guard ids[read.name] != nil else { return }
    let start = read.range.lowerBound + offset
    report(
      .shadowedName,
      "'\(read.name)' is the argument here, which hides the object of that id",
      at: span(start..<start + read.name.utf8.count, in: node))
  }
}
