// SPDX-License-Identifier: MIT
internal import CBox2D
import DioramaCore

/// What a body is made of, around its center: convex pieces.
package struct Shape: Equatable, Sendable {
  enum Piece: Equatable, Sendable {
    case circle(center: Point, radius: Double)
    /// Corners of a convex polygon, in the order that turns from the x axis to the y axis.
    case polygon([Point])

    func isWithin(_ limit: Double) -> Bool {
      let points =
        switch self {
        case .circle(let center, _): [center]
        case .polygon(let corners): corners
        }
      return points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
    }
  }

  var pieces: [Piece]
}

/// Why something is no shape.
package enum ShapeProblem: Error, Equatable, Sendable {
  /// A coordinate or size that is NaN or infinite.
  case notFinite
  /// No width or no height, or less than none.
  case empty
  /// Beyond `PhysicsLimits.size`.
  case tooLarge
  /// A path that turns inwards or crosses itself.
  case notConvex
}

// MARK: - Making

extension Shape {
  package static func rectangle(_ size: Size) throws(ShapeProblem) -> Shape {
    let size = try checked(size)
    let (x, y) = (size.width / 2, size.height / 2)
    return Shape(pieces: [.polygon([Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y)])])
  }

  /// A circle where the sides are equal, otherwise the polygon of 16 corners with the ellipse's area.
  package static func ellipse(_ size: Size) throws(ShapeProblem) -> Shape {
    let size = try checked(size)
    if abs(size.width - size.height) <= 0.005 * max(size.width, size.height) {
      let radius = (size.width + size.height) / 4
      return Shape(pieces: [.circle(center: .zero, radius: radius)])
    }
    let count = PhysicsLimits.corners
    let part = 2 * Double.pi / Double(count)
    // A polygon inside the unit circle has count / 2 x sin(part) of its pi.
    let scale = (Double.pi / (Double(count) / 2 * ExactMath.sineAndCosine(part).sine)).squareRoot()
    let corners = (0..<count).map { place in
      let (sine, cosine) = ExactMath.sineAndCosine((Double(place) + 0.5) * part)
      return Point(cosine * scale * size.width / 2, sine * scale * size.height / 2)
    }
    return Shape(pieces: [.polygon(corners)])
  }

  /// The convex outline through `points`, closed, in either direction; with more than 16 corners the
  /// least important ones are left out.
  package static func path(_ points: [Point]) throws(ShapeProblem) -> Shape {
    guard points.allSatisfy(\.isFinite) else { throw .notFinite }
    let limit = PhysicsLimits.size.upperBound
    guard points.allSatisfy({ abs($0.x) <= limit && abs($0.y) <= limit }) else { throw .tooLarge }
    let hull = ConvexHull(points)
    guard hull.width >= PhysicsLimits.size.lowerBound else { throw .empty }
    // An outline that turns inwards, crosses itself or goes round twice covers another area.
    let area = abs(ConvexHull.area(of: points))
    guard abs(area - hull.area) <= 0.02 * hull.area else { throw .notConvex }
    return Shape(pieces: [.polygon(hull.reduced(to: PhysicsLimits.corners).corners)])
  }

  /// Several shapes as one rigid body; at most 64 pieces, of which the first count.
  package static func group(_ shapes: [Shape]) throws(ShapeProblem) -> Shape {
    let pieces = shapes.flatMap(\.pieces)
    guard !pieces.isEmpty else { throw .empty }
    return Shape(pieces: Array(pieces.prefix(64)))
  }

  /// The same shape elsewhere in the body: turned clockwise, then moved.
  package func placed(at offset: Offset, angle: Double = 0) throws(ShapeProblem) -> Shape {
    guard offset.dx.isFinite, offset.dy.isFinite, angle.isFinite else { throw .notFinite }
    let limit = PhysicsLimits.size.upperBound
    let (sine, cosine) = ExactMath.sineAndCosine(angle)
    func moved(_ point: Point) -> Point {
      Point(
        cosine * point.x - sine * point.y + offset.dx, sine * point.x + cosine * point.y + offset.dy
      )
    }
    let moved = pieces.map { piece in
      switch piece {
      case .circle(let center, let radius): Piece.circle(center: moved(center), radius: radius)
      case .polygon(let corners): Piece.polygon(corners.map(moved))
      }
    }
    guard moved.allSatisfy({ $0.isWithin(limit) }) else { throw .tooLarge }
    return Shape(pieces: moved)
  }

  private static func checked(_ size: Size) throws(ShapeProblem) -> Size {
    guard size.isFinite else { throw .notFinite }
    guard size.width > 0, size.height > 0 else { throw .empty }
    let limits = PhysicsLimits.size
    guard size.width <= limits.upperBound, size.height <= limits.upperBound else { throw .tooLarge }
    return Size(max(size.width, limits.lowerBound), max(size.height, limits.lowerBound))
  }
}

// MARK: - To the engine

extension Shape {
  func withBox2D<Result>(_ body: (CBox2DShape) -> Result) -> Result {
    var vertices: [CBox2DVector] = []
    let parts = pieces.map { piece in
      var part = CBox2DPiece()
      switch piece {
      case .circle(let center, let radius):
        part.center = center.box2D
        part.radius = radius
      case .polygon(let corners):
        part.first = Int32(vertices.count)
        part.count = Int32(corners.count)
        vertices += corners.map(\.box2D)
      }
      return part
    }
    return unsafe parts.withUnsafeBufferPointer { parts in
      unsafe vertices.withUnsafeBufferPointer { vertices in
        unsafe body(
          CBox2DShape(
            pieces: parts.baseAddress, piece_count: Int32(parts.count),
            vertices: vertices.baseAddress, vertex_count: Int32(vertices.count)))
      }
    }
  }
}
