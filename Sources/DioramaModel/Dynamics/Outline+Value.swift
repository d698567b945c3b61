// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// Outlines travel as the mappings that scenes write.
extension Outline {
  package static var kind: ValueKind { .outline }

  package static let description = RecordDescription(
    name: "a line or path",
    [
      .init("from", .point), .init("to", .point), .init("path", .list(.point)),
      .init("closed", .bool), .init("rect", .rect), .init("oval", .rect),
      .init("arc", .record(arc)),
    ])

  private static let arc = RecordDescription(
    name: "an arc",
    [
      .init("center", .point), .init("radius", .double), .init("startAngle", .double),
      .init("endAngle", .double), .init("clockwise", .bool),
    ])

  package init?(_ value: Value) {
    guard case .map(let map) = value, Self.problem(map) == nil else { return nil }
    if case .point(let from)? = map["from"], case .point(let to)? = map["to"] {
      self.init(shape: .line(from, to))
    } else if let points = map["path"].flatMap({ [Point]($0) }) {
      self.init(shape: .path(points, isClosed: map["closed"] == .bool(true)))
    } else if case .rect(let rect)? = map["rect"] {
      self.init(shape: .rect(rect.standardized))
    } else if case .rect(let rect)? = map["oval"] {
      self.init(shape: .oval(rect.standardized))
    } else if case .map(let arc)? = map["arc"], let arc = Arc(arc) {
      self.init(shape: .arc(arc))
    } else {
      return nil
    }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
  }

  /// What is wrong with the keys of such a mapping; nil where nothing is.
  package static func problem(_ map: ValueMap) -> String? {
    let has = { (name: String) in map[name] != nil }
    let forms = ["from", "path", "rect", "oval", "arc"].filter(has)
    if forms.count > 1 {
      return "a boundary has one form: '\(forms[0])' or '\(forms[1])', not both"
    }
    if has("from") != has("to") {
      return "a line needs 'from' and 'to'"
    }
    guard let form = forms.first else {
      return "a boundary needs 'from' and 'to', 'path', 'rect', 'oval' or 'arc'"
    }
    if has("closed"), form != "path" { return "only a 'path' may be 'closed'" }
    if case .list(let points)? = map["path"] {
      if points.count < 2 { return "a path needs two points at least" }
      if points.count > mostPoints { return "a path has \(mostPoints) points at most" }
    }
    if case .map(let arc)? = map["arc"], let missing = Arc.needed.first(where: { arc[$0] == nil }) {
      return "an arc needs a '\(missing)'"
    }
    return nil
  }

  package var value: Value {
    switch shape {
    case .line(let from, let to): Self.map([("from", .point(from)), ("to", .point(to))])
    case .path(let points, let isClosed):
      Self.map([("path", points.value)] + (isClosed ? [("closed", .bool(true))] : []))
    case .rect(let rect): Self.map([("rect", .rect(rect))])
    case .oval(let rect): Self.map([("oval", .rect(rect))])
    case .arc(let arc):
      Self.map([
        (
          "arc",
          Self.map([
            ("center", .point(arc.center)), ("radius", .double(arc.radius)),
            ("startAngle", .double(arc.startAngle)), ("endAngle", .double(arc.endAngle)),
            ("clockwise", .bool(arc.isClockwise)),
          ])
        )
      ])
    }
  }

  private static func map(_ entries: [(String, Value)]) -> Value {
    .map(ValueMap(entries.map { (.string($0.0), $0.1) }))
  }
}

extension Outline.Arc {
  fileprivate static let needed = ["center", "radius", "startAngle", "endAngle"]

  fileprivate init?(_ map: ValueMap) {
    guard case .point(let center)? = map["center"], let radius = map["radius"]?.number,
      let start = map["startAngle"]?.number, let end = map["endAngle"]?.number, radius > 0
    else { return nil }
    self.init(
      center: center, radius: radius, startAngle: start, endAngle: end,
      isClockwise: map["clockwise"] != .bool(false))
  }
}
