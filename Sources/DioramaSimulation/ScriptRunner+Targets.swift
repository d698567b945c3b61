// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a target turned out to be.
struct FoundTarget {
  /// The view that is touched.
  var object: ObjectID
  /// The part of it, in its own coordinates.
  var area: Rect
  /// Where a finger touches it, in the window's coordinates.
  var place: Point
  /// What the view shows there that is no view.
  var item: ItemPlace?
}

/// Something that a target may mean: a view, or what a bar shows.
struct TargetMatch {
  var view: ObjectID
  var item: ItemPlace?
  /// Whether the view itself is the part that was named: a field of an alert.
  var isPart = false

  init(_ view: ObjectID, _ item: ItemPlace? = nil) {
    self.view = view
    self.item = item
  }
}

extension ScriptRunner {
  /// The one view or part that a target names, or why there is not exactly one.
  func resolve(_ target: TargetReference) -> Result<FoundTarget, StepFailure> {
    let found = matches(target)
    guard let match = found.first else {
      return .failure(
        StepFailure(
          "no view matches '\(target.text)'", at: target.span, notes: nearMisses(target)))
    }
    guard found.count == 1 else {
      return .failure(
        StepFailure(
          "'\(target.text)' matches \(found.count) views: name one by its id, or add 'within'",
          at: target.span,
          notes: found.prefix(5).map { match in
            let id = simulation.graph.ids[match.view.offset]
            let part = match.item.map { ".\($0.part.text)" } ?? ""
            return "'\(id)\(part)' at \(frameText(match.view))"
          }))
    }
    let object = match.view
    if let tile = simulation.target(ofTile: object, target.selector) { return .success(tile) }
    let bounds = simulation.graph.bounds[object.offset]
    var area = bounds
    if let item = match.item {
      area = item.area
    } else if !match.isPart, case .part(_, let part) = target.selector {
      guard let view = simulation.graph.values[object.offset] as? any ViewClass,
        let rect = view.part(part, bounds: bounds, in: simulation.graph.context)
      else {
        let name = simulation.graph.ids[object.offset]
        let index = part.index.map { "[\($0)]" } ?? ""
        return .failure(
          StepFailure(
            "'\(name)' has no \(part.name)\(index) now", at: target.span,
            notes: partNotes(object)))
      }
      area = rect
    }
    let place = simulation.graph.convert(area.center, from: object, to: Scene.window)
    return .success(
      FoundTarget(object: object, area: area, place: place, item: match.item))
  }

  private func partNotes(_ object: ObjectID) -> [String] {
    let graph = simulation.graph
    if let table = graph.values[object.offset] as? any TableClass {
      return table.tableLayout.sections.prefix(10).enumerated().map { index, section in
        "section \(index) has \(section.rows.count) rows"
      }
    }
    if let count = simulation.info(of: object).property(named: "numberOfSegments"),
      case .int(let number) = graph.value(count, of: object)
    {
      return ["it has \(number) segments"]
    }
    let shown = simulation.places(in: object).filter { $0.part.index != nil }.prefix(10)
    return shown.map { "it has \($0.part.name)[\($0.text ?? $0.part.index ?? "")]" }
  }

  /// What a target matches, in the order of the tree.
  func matches(_ target: TargetReference) -> [TargetMatch] {
    let found = matches(ofAnyIndex: target)
    guard let index = target.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  private func matches(ofAnyIndex target: TargetReference) -> [TargetMatch] {
    let scope = target.within.flatMap { named($0) }
    switch target.selector {
    case .id(let id):
      if id == "view" { return inScope(simulation.frontView, scope) }
      guard let object = named(id) else { return [] }
      return inScope(shownAs(object), scope)
    case .part(let id, let part):
      if id == "view" { return inScope(simulation.frontView, scope) }
      guard let object = named(id) else { return [] }
      return inScope(partOwner(object, part), scope)
    case .point: return []
    case .text(let text):
      let found = views(in: scope).filter { shownText($0) == text && simulation.isVisible($0) }
      return found.map { TargetMatch($0) }
        + items(in: scope, besides: found.isEmpty) { $0.text == text }
    case .label(let label):
      let found = views(in: scope).filter {
        accessibilityText($0) == label && simulation.isVisible($0) && isAnnounced($0)
      }
      return found.map { TargetMatch($0) }
        + items(in: scope, besides: found.isEmpty) { $0.label == label }
    case .type(let name):
      return views(in: scope).filter { isKind($0, of: name) }.map { TargetMatch($0) }
    }
  }

  /// An object by its id, or by properties that lead from one to it: `settings.tableView`.
  func named(_ text: String) -> ObjectID? {
    let graph = simulation.graph
    if let index = graph.ids.firstIndex(of: text) { return ObjectID(index) }
    var end = text.endIndex
    while let dot = text[..<end].lastIndex(of: ".") {
      end = dot
      guard let index = graph.ids.firstIndex(of: String(text[..<dot])) else { continue }
      return follow(text[text.index(after: dot)...], from: ObjectID(index))
    }
    return nil
  }

  private func follow(_ path: Substring, from start: ObjectID) -> ObjectID? {
    let graph = simulation.graph
    var current = start
    for name in path.split(separator: ".") {
      if let property = simulation.info(of: current).property(named: String(name)) {
        guard case .object(let next) = graph.value(property, of: current),
          graph.ids.indices.contains(next.offset)
        else { return nil }
        current = next
      } else if let row = graph.ids.firstIndex(of: "\(graph.ids[current.offset]).\(name)") {
        current = ObjectID(row)
      } else {
        return nil
      }
    }
    return current
  }

  private func inScope(_ object: ObjectID, _ scope: ObjectID?) -> [TargetMatch] {
    inScope([TargetMatch(object)], scope)
  }

  private func inScope(_ found: [TargetMatch], _ scope: ObjectID?) -> [TargetMatch] {
    guard let scope else { return found }
    return found.filter { simulation.graph.isInside($0.view, scope) }
  }

  func views(in scope: ObjectID?) -> [ObjectID] {
    var found: [ObjectID] = []
    simulation.graph.walk(from: scope ?? Scene.window) { object, _ in found.append(object) }
    return found
  }

  private func shownText(_ object: ObjectID) -> String? {
    simulation.graph.shownText(of: object)
  }

  /// What a reader of the screen would say; the text shown where nothing else is given.
  private func accessibilityText(_ object: ObjectID) -> String? {
    simulation.graph.accessibility[object]?.accessibilityLabel ?? shownText(object)
  }

  /// Whether a reader of the screen comes to a view: nobody said that it is none of its elements.
  private func isAnnounced(_ object: ObjectID) -> Bool {
    let graph = simulation.graph
    if graph.accessibility[object]?.isAccessibilityElement == false { return false }
    var current = graph.parent(of: object)
    while let step = current {
      if graph.accessibility[step]?.accessibilityElementsHidden == true { return false }
      current = graph.parent(of: step)
    }
    return graph.accessibility[object]?.accessibilityElementsHidden != true
  }

  private func nearIDs(_ id: String) -> [String] {
    Suggestion.near(id, among: simulation.graph.ids, count: 3).map { "there is '\($0)'" }
  }

  private func nearMisses(_ target: TargetReference) -> [String] {
    let graph = simulation.graph
    if target.index != nil, case let count = matches(ofAnyIndex: target).count, count > 0 {
      return ["there are \(count) such; an index counts from 0"]
    }
    switch target.selector {
    case .part(let id, let part):
      guard let object = named(id) else { return nearIDs(id) }
      return shownParts(besides: object, part)
    case .id(let id):
      return named(id) != nil ? ["'\(id)' is not on the screen now"] : nearIDs(id)
    case .text(let text), .label(let text):
      let isLabel = if case .label = target.selector { true } else { false }
      let texts = views(in: nil).compactMap { object in
        (isLabel ? accessibilityText(object) : shownText(object)).map { (text: $0, object: object) }
      }
      if let other = texts.first(where: { $0.text == text && simulation.isVisible($0.object) }) {
        return ["'\(graph.ids[other.object.offset])' has this text, but outside of 'within'"]
      }
      if let hidden = texts.first(where: { $0.text == text }) {
        return ["'\(graph.ids[hidden.object.offset])' has this text but is not visible"]
      }
      return Suggestion.near(text, among: texts.map(\.text), count: 3).map {
        "there is the text '\($0)'"
      }
    case .type(let name):
      return ["there are \(views(in: nil).count { isKind($0, of: name) }) of \(name)"]
    case .point: return []
    }
  }

  /// Where a place is, in the window's coordinates.
  func resolve(_ place: Place) -> Result<Point, StepFailure> {
    switch place {
    case .point(let point): .success(point)
    case .target(let target): resolve(target).map(\.place)
    }
  }
}
