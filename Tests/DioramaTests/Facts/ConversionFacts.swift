// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Recorded facts G1 to G14: points and rects from one view's coordinates to another's.
///
/// Sources: flowkey UIKit-cross-platform, UIViewTests+convert (run on iOS); swift-win32 ViewTests.
@Suite struct ConversionFacts {
  @Test func `G1 and G2: siblings and what is inside them`() {
    var views = Views()
    let root = views.add(Rect(0, 0, 100, 100))
    let first = views.add(Rect(20, 10, 10, 10), in: root)
    let second = views.add(Rect(80, 80, 20, 20), in: root)
    #expect(views.convert(15, 15, root, first) == Point(-5, 5))
    #expect(views.convert(5, 5, first, root) == Point(25, 15))
    #expect(views.convert(85, 85, root, second) == Point(5, 5))
    #expect(views.convert(-5, -5, second, root) == Point(75, 75))
    #expect(views.convert(60, 70, first, second) == Point(0, 0))
    #expect(views.convert(-5, -5, second, first) == Point(55, 65))
    let inner = views.add(Rect(5, 5, 5, 5), in: second)
    #expect(views.convert(1, 1, inner, first) == Point(66, 76))
  }

  @Test func `G3: to or from nothing, outside a window, a point stays`() {
    var views = Views()
    let view = views.add(Rect(30, 40, 100, 100))
    #expect(views.convert(10, 10, view, nil) == Point(10, 10))
    #expect(views.convert(10, 10, nil, view) == Point(10, 10))
  }

  @Test func `G4: into a subview of twice the scale, and back`() {
    var views = Views()
    let view = views.add(Rect(0, 0, 80, 40))
    let child = views.add(Rect(10, 10, 60, 40), in: view, transform: .scale(2, 2))
    #expect(views.convert(60, 20, view, child) == Point(25, 5))
    #expect(views.convert(25, 5, child, view) == Point(60, 20))
  }

  @Test func `G5: out of a scrolled view into a scrolled view`() {
    var views = Views()
    let view = views.add(Rect(0, 0, 100, 100), boundsOrigin: Point(50, 50))
    let child = views.add(
      Rect(40, 40, 20, 20), in: view, boundsOrigin: Point(123, 123))
    #expect(views.convert(133, 133, child, view) == Point(50, 50))
  }

  @Test(arguments: [Point(0, 0), Point(7, 9)])
  func `G6: three scrolled views, whatever the window's own origin`(origin: Point) {
    var views = Views()
    let window = views.add(Rect(origin.x, origin.y, 256, 256), boundsOrigin: origin)
    let first = views.add(Rect(80, 80, 100, 100), in: window, boundsOrigin: Point(15, 15))
    let second = views.add(Rect(70, 70, 100, 100), in: first, boundsOrigin: Point(25, 25))
    let third = views.add(Rect(50, 50, 100, 100), in: second, boundsOrigin: Point(64, 64))
    #expect(views.convert(20, 10, third, window) == Point(116, 106))
    #expect(views.convert(20, 10, third, nil) == Point(116, 106))
  }

  @Test func `G8: a doubled view in a halved and scrolled one`() {
    var views = Views()
    let root = views.add(Rect(0, 0, 512, 512))
    let half = views.add(
      Rect(128, 128, 256, 256), in: root, transform: .scale(0.5, 0.5),
      boundsOrigin: Point(32, 32))
    let inner = views.add(Rect(128, 128, 128, 128), in: half, transform: .scale(2, 2))
    #expect(views.convert(0, 0, inner, root) == Point(176, 176))
  }

  @Test func `G10: through a container of twice the scale`() {
    var views = Views()
    let root = views.add(Rect(0, 0, 400, 400))
    let container = views.add(Rect(0, 0, 200, 200), in: root, transform: .scale(2, 2))
    let middle = views.add(Rect(10, 10, 80, 80), in: container)
    let inner = views.add(Rect(5, 5, 20, 20), in: middle)
    #expect(views.convert(100, 100, root, inner) == Point(35, 35))
  }

  @Test func `G11: the bounds of one sibling in another`() {
    var views = Views()
    let root = views.add(Rect(0, 0, 320, 480))
    let first = views.add(Rect(4, 92, 254, 17), in: root)
    let second = views.add(Rect(4, 113, 254, 17), in: root)
    let rect = views.graph.convert(Rect(0, 0, 254, 17), from: first, to: second)
    #expect(rect == Rect(0, -21, 254, 17))
  }

  /// The scene of G12 to G14: A and B turned in one root, G turned in B.
  private static func turned() -> (views: Views, a: ObjectID, b: ObjectID, g: ObjectID) {
    var views = Views()
    let root = views.add(Rect(0, 0, 640, 480))
    let a = views.add(Rect(4, 92, 254, 17), in: root)
    views.turn(a, by: 110, bounds: Rect(144, 23, 20, 15))
    let b = views.add(Rect(12, 150, 400, 400), in: root)
    views.turn(b, by: -30)
    let g = views.add(Rect(40, 113, 10, 10), in: b)
    views.turn(g, by: 42, bounds: Rect(4, 3, 20, 15))
    return (views, a, b, g)
  }

  @Test func `G12: a point between turned views, to the last digits that were recorded`() {
    let (views, a, _, g) = Self.turned()
    #expect(
      near(views.convert(45, 115, g, a), Point(-72.9941233911901, -114.85495931677)))
    #expect(
      near(views.convert(45, 115, a, g), Point(80.12346855145998, -140.97315764408575)))
  }

  @Test func `G13: a rect of a turned view in its superview`() {
    let (views, _, b, g) = Self.turned()
    #expect(
      near(
        views.graph.convert(Rect(45, 115, 13, 14), from: g, to: b),
        Rect(123.17714789769627, 30.274792065592464, 18.031110765667435, 17.514574532740156)))
  }

  @Test func `G14: a rect between turned views is boxed in the shared ancestor and again below`() {
    let (views, a, _, g) = Self.turned()
    let rect = Rect(45, 115, 13, 14)
    #expect(
      near(
        views.graph.convert(rect, from: g, to: a),
        Rect(-91.9808292852884, -126.65734667117412, 19.295318391541684, 19.58870361060326)))
    #expect(
      near(
        views.graph.convert(rect, from: a, to: g),
        Rect(69.16410886522763, -160.22950933436533, 19.295318391541684, 19.58870361060326)))
  }
}
