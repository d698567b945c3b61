// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A line or shape that things run into: what UIBezierPath is to dynamics.
package struct Outline: PropertyValue {
  package var shape: Shape

  package enum Shape: Equatable, Sendable {
    case line(Point, Point)
    case path([Point], isClosed: Bool)
    case rect(Rect)
    case oval(Rect)
    case arc(Arc)
  }

  /// A part of a circle, as UIBezierPath draws it.
  package struct Arc: Equatable, Sendable {
    package var center: Point
    package var radius: Double
    /// Radians from the x axis towards the y axis, which points down.
    package var startAngle: Double
    package var endAngle: Double
    /// As it is seen: with growing angles.
    package var isClockwise: Bool

    package init(
      center: Point, radius: Double, startAngle: Double, endAngle: Double, isClockwise: Bool
    ) {
      self.center = center
      self.radius = radius
      self.startAngle = startAngle
      self.endAngle = endAngle
      self.isClockwise = isClockwise
    }
  }

  package init(shape: Shape) { self.shape = shape }

  /// The most points of a path.
  package static let mostPoints = 1000

  /// Whether its end is where it begins.
  package var isClosed: Bool {
    switch shape {
    case .line: false
    case .path(_, let isClosed): isClosed
    case .rect, .oval: true
    case .arc(let arc): abs(arc.sweep) >= 2 * Double.pi
    }
  }

  /// The corners of it, curves as many short lines; a closed one does not repeat its first.
  package var points: [Point] {
    switch shape {
    case .line(let from, let to): [from, to]
    case .path(let points, _): points
    case .rect(let rect):
      [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ]
    case .oval(let rect):
      Self.turn(
        about: rect.center, Size(rect.width / 2, rect.height / 2), from: 0, by: 2 * Double.pi
      )
      .dropLast()
    case .arc(let arc):
      isClosed
        ? Self.turn(
          about: arc.center, Size(arc.radius, arc.radius), from: arc.startAngle,
          by: 2 * Double.pi
        ).dropLast()
        : Self.turn(
          about: arc.center, Size(arc.radius, arc.radius), from: arc.startAngle, by: arc.sweep)
    }
  }

  /// How many lines stand for a whole turn.
  private static let linesPerTurn = 64.0

  private static func turn(
    about center: Point, _ radii: Size, from start: Double, by sweep: Double
  ) -> [Point] {
    let turns = min(abs(sweep) / (2 * Double.pi), 1)
    let count = max(1, Int((turns * linesPerTurn).rounded(.up)))
    return (0...count).map { index in
      let angle = start + sweep * Double(index) / Double(count)
      let (sine, cosine) = ExactMath.sineAndCosine(angle)
      return Point(center.x + radii.width * cosine, center.y + radii.height * sine)
    }
  }
}

extension Outline.Arc {
  /// By how much it turns; negative where angles shrink.
  package var sweep: Double {
    let turn = 2 * Double.pi
    let way = endAngle - startAngle
    guard way.isFinite else { return 0 }
    if isClockwise { return way >= turn ? turn : way < 0 ? way.positiveRest(of: turn) : way }
    return way <= -turn ? -turn : way > 0 ? way.positiveRest(of: turn) - turn : way
  }
}

extension Double {
  fileprivate func positiveRest(of whole: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: whole)
    return rest < 0 ? rest + whole : rest
  }
}
