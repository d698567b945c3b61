// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// `expectTree`: part of the state tree.
extension ScriptRunner {
  /// `contains`: some view matches, with others between its subviews. `equals`: the view named, or
  /// the controller's, has exactly these subviews and changed properties.
  func check(_ pattern: TreePattern, _ mode: MatchMode) throws(RunError) -> [StepFailure] {
    var all: [ObjectID] = []
    simulation.graph.walk(from: Scene.window) { object, _ in all.append(object) }
    var candidates = all
    if let id = pattern.id {
      candidates = all.filter { matches(id, $0) }
      if candidates.isEmpty {
        return [
          StepFailure(
            "no view has the id '\(id)'", at: pattern.span,
            notes: Suggestion.near(id, among: simulation.graph.ids, count: 3).map {
              "there is '\($0)'"
            })
        ]
      }
    } else if mode == .exactly {
      candidates = [simulation.frontView]
    } else if let name = pattern.className {
      candidates = all.filter { isKind($0, of: name) }
    }
    var nearest: Mismatch?
    for candidate in candidates {
      guard let found = try mismatch(pattern, candidate, mode, depth: 0) else { return [] }
      if found.depth > nearest?.depth ?? -1 { nearest = found }
    }
    guard let nearest else {
      return [
        StepFailure(
          "no view is a \(pattern.className ?? "view") in the tree", at: pattern.span)
      ]
    }
    return [
      StepFailure(
        nearest.message, at: nearest.span, expected: nearest.expected, actual: nearest.actual)
    ]
  }

  /// Where a view is not what it should be; deeper ones are nearer to a match.
  private struct Mismatch {
    var depth: Int
    var message: String
    var span: SourceSpan
    var expected: String?
    var actual: String?
  }

  private func matches(_ id: String, _ object: ObjectID) -> Bool {
    simulation.graph.ids[object.offset] == id || id == "view" && object == simulation.frontView
  }

  /// Whether a view is of a class, one that inherits from it, or one of the author's on it.
  func isKind(_ object: ObjectID, of name: String) -> Bool {
    simulation.graph.className(of: object) == name
      || simulation.catalog.isKind(simulation.info(of: object).name, of: name)
  }

  private func mismatch(
    _ pattern: TreePattern, _ object: ObjectID, _ mode: MatchMode, depth: Int
  ) throws(RunError) -> Mismatch? {
    let graph = simulation.graph
    let id = graph.ids[object.offset]
    if let wanted = pattern.id, !matches(wanted, object) {
      return Mismatch(
        depth: depth, message: "the view is another one", span: pattern.span,
        expected: "'\(wanted)'", actual: "'\(id)'")
    }
    let name = graph.className(of: object)
    if let wanted = pattern.className,
      mode == .exactly ? name != wanted : !isKind(object, of: wanted)
    {
      return Mismatch(
        depth: depth, message: "'\(id)' is of another class", span: pattern.span,
        expected: wanted, actual: name)
    }
    for property in pattern.properties {
      guard let index = simulation.info(of: object).property(named: property.name) else {
        return Mismatch(
          depth: depth, message: "'\(id)' has no '\(property.name)'", span: property.span)
      }
      let value = graph.value(index, of: object)
      let plain = simulation.readable(index, of: object)
      if let failure = try check(
        property.test, Frame(), actual: plain, whole: value,
        text: "\(id).\(property.name)", at: property.span)
      {
        return Mismatch(
          depth: depth + 1, message: failure.message, span: property.span,
          expected: failure.expected, actual: failure.actual)
      }
    }
    if mode == .exactly, let extra = unnamed(pattern, object) {
      return Mismatch(
        depth: depth + 1, message: "'\(id)' also has another '\(extra)' than by default",
        span: pattern.span)
    }
    return try mismatchInside(pattern, object, mode, depth: depth + 1)
  }

  private func mismatchInside(
    _ pattern: TreePattern, _ object: ObjectID, _ mode: MatchMode, depth: Int
  ) throws(RunError) -> Mismatch? {
    let id = simulation.graph.ids[object.offset]
    let children = simulation.graph.children(of: object)
    guard let wanted = pattern.subviews else {
      guard mode == .exactly, !children.isEmpty else { return nil }
      return Mismatch(
        depth: depth, message: "'\(id)' has subviews", span: pattern.span,
        expected: "no subviews", actual: "\(children.count)")
    }
    if mode == .exactly, children.count != wanted.count {
      return Mismatch(
        depth: depth, message: "'\(id)' has another number of subviews", span: pattern.span,
        expected: "\(wanted.count)", actual: "\(children.count)")
    }
    var rest = children[...]
    for part in wanted {
      var nearest: Mismatch?
      var place: Int?
      for index in rest.indices {
        guard let found = try mismatch(part, rest[index], mode, depth: depth) else {
          place = index
          break
        }
        if found.depth > nearest?.depth ?? -1 { nearest = found }
        if mode == .exactly { break }
      }
      guard let place else {
        return nearest
          ?? Mismatch(
            depth: depth, message: "'\(id)' has no such subview after those before it",
            span: part.span)
      }
      rest = rest[(place + 1)...]
    }
    return nil
  }

  /// A property that differs from its default and that the pattern does not name.
  private func unnamed(_ pattern: TreePattern, _ object: ObjectID) -> String? {
    let graph = simulation.graph
    for (index, property) in simulation.info(of: object).properties.enumerated()
    where property.facts.access != .readOnly
      && !pattern.properties.contains(where: { $0.name == property.facts.name })
    {
      switch property.storage {
      case .node(.frame), .node(.bounds), .node(.center), .node(.transform): continue
      case .node(let node):
        if graph.ownValue(node, of: object) == graph.defaultValue(index, of: object) { continue }
      case .traits, .own, .layer, .accessibility, .dynamicItem:
        if graph.value(index, of: object) == graph.defaultValue(index, of: object) { continue }
      }
      return property.facts.name
    }
    return nil
  }
}
