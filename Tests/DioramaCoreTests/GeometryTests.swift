// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

@Suite struct GeometryTests {
  @Test func `the near edges of a rect are inside it, the far ones are not`() {
    let rect = Rect(10, 20, 30, 40)
    #expect(rect.contains(Point(10, 20)))
    #expect(rect.contains(Point(39.999, 59.999)))
    #expect(!rect.contains(Point(40, 30)))
    #expect(!rect.contains(Point(20, 60)))
    #expect(!Rect(0, 0, 0, 10).contains(Point(0, 0)))
  }

  @Test func `a rect has edges, a middle and a rounded form`() {
    let rect = Rect(1, 2, 3, 4)
    #expect(
      [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY] == [1, 2.5, 4, 2, 4, 6])
    #expect(rect.center == Point(2.5, 4))
    #expect(Rect(74.5, 84.4, 50.6, 31).rounded == Rect(75, 84, 51, 31))
  }

  @Test func `a transform applied after another, and undone`() throws {
    let both = AffineTransform.scale(2, 3).then(.translation(10, 20))
    #expect(both.apply(Point(1, 1)) == Point(12, 23))
    let back = try #require(both.inverted)
    let point = back.apply(Point(12, 23))
    #expect(abs(point.x - 1) < 1e-12 && abs(point.y - 1) < 1e-12)
    #expect(AffineTransform.scale(0, 1).inverted == nil)
  }

  @Test func `the box around a turned rect`() {
    let box = AffineTransform.rotation(.pi / 2).apply(Rect(0, 0, 10, 20))
    let expected: [Double] = [-20, 0, 20, 10]
    for (value, wanted) in zip([box.minX, box.minY, box.width, box.height], expected) {
      #expect(abs(value - wanted) < 1e-12)
    }
  }
}
