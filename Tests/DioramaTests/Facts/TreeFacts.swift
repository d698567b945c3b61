// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaSimulation
import Testing

/// Recorded facts H1 to H16: hit-testing and the order of subviews.
///
/// Sources: flowkey UIViewTests+hitTest and UIViewTests+subviews (run on iOS); OpenUIKit
/// EventSystemTests, probes against real UIKit; WinObjC UIViewTests. H13 to H15 are about bare layers
/// and callbacks that scenes do not have.
@Suite struct TreeFacts {
  static func hit(
    _ views: Views, _ x: Double, _ y: Double, in root: ObjectID
  ) -> ObjectID? {
    views.graph.hitTest(Point(x, y), in: root)
  }

  @Test func `H1: the near edges are inside, the far edges are not`() {
    var views = Views()
    let view = views.add(Rect(0, 0, 100, 100))
    #expect(Self.hit(views, 99, 99, in: view) == view)
    #expect(Self.hit(views, 0, 0, in: view) == view)
    #expect(Self.hit(views, 100, 100, in: view) == nil)
  }

  @Test func `H2: points are of the bounds, not of the frame`() {
    var views = Views()
    let view = views.add(Rect(0, 0, 100, 100), boundsOrigin: Point(10_000, 10_000))
    #expect(Self.hit(views, 50, 50, in: view) == nil)
    #expect(Self.hit(views, 10_050, 10_050, in: view) == view)
  }

  @Test func `H3: a scrolled root with views inside each other`() {
    var views = Views()
    let root = views.add(Rect(0, 0, 100, 100), boundsOrigin: Point(-10, -10))
    let sub = views.add(Rect(40, 40, 20, 20), in: root)
    let inner = views.add(Rect(10, 10, 5, 5), in: sub)
    #expect(Self.hit(views, -5, -5, in: root) == root)
    #expect(Self.hit(views, 40, 40, in: root) == sub)
    #expect(Self.hit(views, 52.5, 52.5, in: root) == inner)
    #expect(Self.hit(views, -11, -11, in: root) == nil)
    #expect(Self.hit(views, 95, 95, in: root) == nil)
  }

  @Test func `H4: a root of half the scale`() {
    var views = Views()
    let root = views.add(Rect(0, 0, 100, 100), transform: .scale(0.5, 0.5))
    let sub = views.add(Rect(25, 25, 50, 50), in: root)
    for (x, expected) in [(25.0, sub), (74, sub), (20, root), (75, root), (199, root)] {
      #expect(Self.hit(views, x, x, in: root) == expected)
    }
  }

  @Test func `H6: a subview of half the scale`() {
    var views = Views()
    let root = views.add(Rect(0, 0, 100, 100))
    let sub = views.add(Rect(25, 25, 50, 50), in: root, transform: .scale(0.5, 0.5))
    for (x, expected) in [(25.0, sub), (74, sub), (20, root), (75, root), (100, nil)] {
      #expect(Self.hit(views, x, x, in: root) == expected)
    }
  }

  @Test(arguments: ["alpha: 0.009", "isHidden: true", "isUserInteractionEnabled: false"])
  func `H7: what takes no touches is skipped with all inside it`(property: String) {
    let views = """
      - { type: UIButton, id: back, frame: [0, 0, 100, 100] }
      - type: UIView
        frame: [0, 0, 100, 100]
        \(property)
        subviews: [ { type: UIButton, id: front, frame: [0, 0, 100, 100] } ]
      """
    #expect(events(scene(showing: views), "- tap: { point: [50, 50] }").first == "back.touchDown")
  }

  @Test func `H7: labels are passed through, faint views are not, outside of parents nothing is`() {
    let views = """
      - { type: UIButton, id: back, frame: [0, 0, 100, 100] }
      - { type: UILabel, frame: [0, 0, 50, 100] }
      - type: UIView
        frame: [0, 0, 10, 10]
        subviews: [ { type: UIButton, id: outer, frame: [0, 0, 100, 100] } ]
      - { type: UIButton, id: faint, frame: [60, 0, 20, 20], alpha: 0.01 }
      """
    let steps = """
      - expect: { 'hitTest(view, point(20, 20))': back, 'hitTest(view, point(70, 10))': faint }
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }

  @Test func `H8 and H9: a view added to a second parent leaves the first`() {
    var views = Views()
    let first = views.add(.zero)
    let second = views.add(.zero)
    let child = views.add(.zero, in: first)
    #expect(views.graph.children(of: second).isEmpty)
    views.graph.append(child, to: second)
    #expect(views.graph.children(of: first).isEmpty)
    #expect(views.graph.children(of: second) == [child])
    #expect(views.graph.parent(of: child) == second)
  }

  @Test func `H10 to H12 and H16: where an inserted view comes`() {
    var views = Views()
    let root = views.add(.zero)
    let a = views.add(.zero, in: root)
    let b = views.add(.zero, in: root)
    let c = views.add(.zero)
    views.graph.insert(c, into: root, at: 1)
    #expect(views.graph.children(of: root) == [a, c, b])
    let stranger = views.add(.zero)
    views.graph.insert(c, into: root, below: stranger)
    #expect(views.graph.children(of: root) == [a, b, c])
    views.graph.insert(c, into: root, below: b)
    #expect(views.graph.children(of: root) == [a, c, b])
    views.graph.insert(c, into: root, at: 1000)
    #expect(views.graph.children(of: root) == [a, b, c])
    views.graph.insert(c, into: root, at: 0)
    #expect(views.graph.children(of: root) == [c, a, b])
  }
}
