// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import Testing

/// Lines and paths that items run into.
@Suite struct OutlineTests {
  private static func arc(
    from start: Double, to end: Double, clockwise isClockwise: Bool = true
  ) -> Outline {
    Outline(
      shape: .arc(
        Outline.Arc(
          center: .zero, radius: 10, startAngle: start, endAngle: end, isClockwise: isClockwise)))
  }

  @Test func `a line and a path have the points they are given`() {
    let (a, b, c) = (Point(0, 1), Point(2, 3), Point(4, 0))
    #expect(Outline(shape: .line(a, b)).points == [a, b])
    #expect(Outline(shape: .path([a, b, c], isClosed: true)).points == [a, b, c])
    #expect(Outline(shape: .path([a, b, c], isClosed: true)).isClosed)
    #expect(!Outline(shape: .path([a, b, c], isClosed: false)).isClosed)
  }

  @Test func `an oval lies within its rect and touches each side`() {
    let oval = Outline(shape: .oval(Rect(10, 20, 100, 50)))
    #expect(oval.isClosed && oval.points.count == 64)
    #expect(oval.points.map(\.x).max() == 110 && oval.points.map(\.y).max() == 70)
    #expect(abs((oval.points.map(\.x).min() ?? 0) - 10) < 1e-12)
  }

  /// Angles as UIBezierPath takes them: clockwise they grow.
  @Test(arguments: [
    (0.0, 1.0, true, 1.0), (1, 0, true, 2 * Double.pi - 1), (0, 1, false, 1 - 2 * Double.pi),
    (1, 0, false, -1), (0, 7, true, 2 * Double.pi), (0, -7, false, -2 * Double.pi), (2, 2, true, 0),
  ])
  func `an arc goes the way it is told`(
    start: Double, end: Double, isClockwise: Bool, sweep: Double
  ) {
    guard case .arc(let arc) = Self.arc(from: start, to: end, clockwise: isClockwise).shape else {
      return
    }
    #expect(abs(arc.sweep - sweep) < 1e-12)
  }

  @Test func `a half circle ends where it says, a whole one repeats no point`() {
    let bowl = Self.arc(from: Double.pi, to: 0, clockwise: false)
    #expect(bowl.points.first.map { abs($0.x + 10) < 1e-12 } == true)
    #expect(bowl.points.last.map { abs($0.x - 10) < 1e-12 } == true)
    #expect(bowl.points.allSatisfy { $0.y > -1e-9 })
    #expect(bowl.points.count == 33 && !bowl.isClosed)
    let circle = Self.arc(from: 0, to: 2 * Double.pi)
    #expect(circle.isClosed && circle.points.count == 64)
  }

  @Test(arguments: [
    Outline(shape: .line(Point(0, 1), Point(2, 3))),
    Outline(shape: .path([Point(0, 1), Point(2, 3)], isClosed: true)),
    Outline(shape: .rect(Rect(1, 2, 3, 4))), Outline(shape: .oval(Rect(1, 2, 3, 4))),
    OutlineTests.arc(from: 1, to: 2, clockwise: false),
  ])
  func `an outline reads as it is written`(outline: Outline) {
    #expect(Outline(outline.value) == outline)
  }

  @Test func `a boundary of a name takes the place of the old one`() {
    var boundaries = NamedOutlines()
    boundaries["a"] = Outline(shape: .rect(.zero))
    boundaries["b"] = Outline(shape: .rect(.zero))
    boundaries["a"] = Outline(shape: .line(.zero, Point(1, 1)))
    #expect(boundaries.names == ["a", "b"])
    #expect(boundaries["a"] == Outline(shape: .line(.zero, Point(1, 1))))
    boundaries["a"] = nil
    #expect(boundaries.names == ["b"])
    #expect(NamedOutlines(boundaries.value) == boundaries)
  }

  @Test func `values of items are found by the item, else for all`() {
    var velocities = PerItem(Offset(1, 2))
    velocities[ObjectID(3)] = Offset(5, 6)
    #expect(velocities[ObjectID(3)] == Offset(5, 6))
    #expect(velocities[ObjectID(4)] == Offset(1, 2))
    #expect(PerItem<Double>(.double(3))?[ObjectID(1)] == 3)
    #expect(PerItem<Double>(.string("3")) == nil)
  }

  @Test func `a region is a circle, a rectangle, or all around`() throws {
    let circle = try #require(FieldRegion(FieldRegion(.radius(10)).value))
    #expect(circle.contains(Offset(6, 8)) && !circle.contains(Offset(6, 9)))
    let outside = FieldRegion(.size(Size(10, 20)), isInverse: true)
    #expect(FieldRegion(outside.value) == outside)
    #expect(!outside.contains(Offset(5, 10)) && outside.contains(Offset(5.5, 0)))
  }
}
