// SPDX-License-Identifier: MIT
import DioramaCore

/// A shape of lines and cubic curves, in points.
package struct Path: Equatable, Sendable {
  package private(set) var elements: [Element] = []

  package enum Element: Equatable, Sendable {
    case move(Point)
    case line(Point)
    /// Two control points, then the end.
    case curve(Point, Point, Point)
    case close
  }

  package init() {}

  package init(elements: [Element]) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: Point) { elements.append(.move(point)) }
  package mutating func line(to point: Point) { elements.append(.line(point)) }
  package mutating func curve(to end: Point, _ first: Point, _ second: Point) {
    elements.append(.curve(first, second, end))
  }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ other: Path) { elements += other.elements }
}

// MARK: - Shapes

extension Path {
  package init(_ rect: Rect) {
    self.init(
      polygon: [
        rect.origin, Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ])
  }

  /// A closed shape of straight lines; nothing where there are no points.
  package init(polygon points: [Point]) {
    self.init(polyline: points)
    if !points.isEmpty { close() }
  }

  /// Straight lines from point to point.
  package init(polyline points: [Point]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
  }

  /// The part of a radius that the control points of a quarter turn are away from its ends:
  /// 4/3 (sqrt 2 - 1), the usual choice, which passes through the middle of the quarter.
  package static let quarter = 0.552_284_749_830_793_4

  /// Corners of quarter circles; a radius beyond half the shorter side is held to that.
  package init(_ rect: Rect, radius: Double) {
    self.init(rect, radius: radius, corners: .all)
  }

  package init(_ rect: Rect, radius: Double, corners: Corners) {
    let r = min(max(radius, 0), min(rect.width, rect.height) / 2)
    guard r > 0 else {
      self.init(rect)
      return
    }
    self.init()
    func corner(_ at: Point, _ isRound: Bool, from: Offset, to: Offset) {
      guard isRound else { return line(to: at) }
      let start = Point(at.x + from.dx * r, at.y + from.dy * r)
      let end = Point(at.x + to.dx * r, at.y + to.dy * r)
      let k = 1 - Self.quarter
      line(to: start)
      curve(
        to: end, Point(at.x + from.dx * r * k, at.y + from.dy * r * k),
        Point(at.x + to.dx * r * k, at.y + to.dy * r * k))
    }
    move(to: Point(rect.minX + (corners.contains(.topLeft) ? r : 0), rect.minY))
    corner(
      Point(rect.maxX, rect.minY), corners.contains(.topRight), from: Offset(-1, 0),
      to: Offset(0, 1))
    corner(
      Point(rect.maxX, rect.maxY), corners.contains(.bottomRight), from: Offset(0, -1),
      to: Offset(-1, 0))
    corner(
      Point(rect.minX, rect.maxY), corners.contains(.bottomLeft), from: Offset(1, 0),
      to: Offset(0, -1))
    corner(rect.origin, corners.contains(.topLeft), from: Offset(0, 1), to: Offset(1, 0))
    close()
  }

  /// The ellipse inside a rect.
  package init(oval rect: Rect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
    let (x, y) = (rect.midX, rect.midY)
    self.init()
    move(to: Point(rect.maxX, y))
    curve(to: Point(x, rect.maxY), Point(rect.maxX, y + ky), Point(x + kx, rect.maxY))
    curve(to: Point(rect.minX, y), Point(x - kx, rect.maxY), Point(rect.minX, y + ky))
    curve(to: Point(x, rect.minY), Point(rect.minX, y - ky), Point(x - kx, rect.minY))
    curve(to: Point(rect.maxX, y), Point(x + kx, rect.minY), Point(rect.maxX, y - ky))
    close()
  }

  /// Which corners of a rect are round.
  package struct Corners: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let topLeft = Self(rawValue: 1)
    package static let topRight = Self(rawValue: 2)
    package static let bottomLeft = Self(rawValue: 4)
    package static let bottomRight = Self(rawValue: 8)
    package static let left: Self = [.topLeft, .bottomLeft]
    package static let right: Self = [.topRight, .bottomRight]
    package static let top: Self = [.topLeft, .topRight]
    package static let bottom: Self = [.bottomLeft, .bottomRight]
    package static let all: Self = [.left, .right]
  }
}
