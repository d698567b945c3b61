// SPDX-License-Identifier: MIT

/// A location in points; the space it is measured in is said by whoever holds it.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(0, 0)

  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A width and a height in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(0, 0)

  package var isFinite: Bool { width.isFinite && height.isFinite }
}

/// A vector or offset in points: `dx` to the right, `dy` down.
package struct Offset: Hashable, Sendable {
  package var dx: Double
  package var dy: Double

  package init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  package static let zero = Offset(0, 0)
}

/// Distances from the four edges of a rectangle, in points; positive is inwards.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = EdgeInsets(0, 0, 0, 0)
}
