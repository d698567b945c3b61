// SPDX-License-Identifier: MIT
import DioramaCore

/// The corners of the least convex polygon around points, in the order that turns from the x axis to
/// the y axis; none lies on the line between its neighbours.
struct ConvexHull {
  private(set) var corners: [Point]

  /// Andrew's monotone chains, n log n.
  init(_ points: [Point]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let lower = Self.chain(sorted)
    let upper = Self.chain(sorted.reversed())
    corners = lower.dropLast() + upper.dropLast()
    if corners.count < 3 { corners = [] }
  }

  /// Half a hull: turns one way only.
  private static func chain(_ points: some Sequence<Point>) -> [Point] {
    var chain: [Point] = []
    for point in points {
      while chain.count >= 2,
        !turns(chain[chain.count - 2], chain[chain.count - 1], point)
      {
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain
  }

  /// Whether the way from `a` over `b` to `c` bends, by more than what rounding could.
  private static func turns(_ a: Point, _ b: Point, _ c: Point) -> Bool {
    let (first, second) = (b - a, c - b)
    let lengths = max(abs(first.x), abs(first.y)) * max(abs(second.x), abs(second.y))
    return cross(first, second) > 1e-6 * lengths
  }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// Of a closed outline, with the sign of its direction.
  static func area(of outline: [Point]) -> Double {
    guard let first = outline.first else { return 0 }
    var sum = 0.0
    for place in outline.indices.dropFirst() {
      sum += cross(outline[place - 1] - first, outline[place] - first)
    }
    return sum / 2
  }

  var area: Double { Self.area(of: corners) }

  /// The least distance of two parallel lines with the polygon between them; 0 for none.
  var width: Double {
    var width = corners.isEmpty ? 0 : Double.infinity
    for place in corners.indices {
      let (start, end) = (corners[place], corners[(place + 1) % corners.count])
      let side = end - start
      let length = (side.x * side.x + side.y * side.y).squareRoot()
      let depth = corners.reduce(0) { max($0, Self.cross(side, $1 - start)) }
      width = min(width, depth / length)
    }
    return width
  }

  /// Without the corners that cut off the least area, one after the other.
  func reduced(to count: Int) -> ConvexHull {
    var hull = self
    while hull.corners.count > max(count, 3) {
      let corners = hull.corners
      let areas = corners.indices.map { place in
        Self.cross(
          corners[place] - corners[(place + corners.count - 1) % corners.count],
          corners[(place + 1) % corners.count] - corners[place])
      }
      let least = areas.indices.min { areas[$0] < areas[$1] } ?? 0
      hull.corners.remove(at: least)
    }
    return hull
  }
}
