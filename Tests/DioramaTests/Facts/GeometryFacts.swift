// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Recorded facts G16 to G22: frame, bounds, center and transform; layers of the sources are views.
///
/// Sources: flowkey CALayerTests and CGRect+TransformTests (run on iOS); OpenUIKit goldens of real
/// UIKit; xamarin-macios EdgeInsetsTest.
@Suite struct GeometryFacts {
  @Test func `G16: a frame set under a scale reads back the same`() {
    var views = Views()
    let view = views.add(Rect(50, 50, 100, 100), transform: .scale(0.25, 0.75))
    #expect(near(views.graph.frame(of: view), Rect(50, 50, 100, 100)))
  }

  @Test func `G17: a frame set under scale 0.5 doubles the bounds`() {
    var views = Views()
    let view = views.add(Rect(0, 0, 100, 100), transform: .scale(0.5, 0.5))
    #expect(views.graph.bounds[view.offset].size == Size(200, 200))
  }

  @Test func `G18: new bounds grow about the center`() {
    var views = Views()
    let view = views.add(Rect(50, 50, 100, 100))
    views.graph.setBoundsSize(Size(256, 512), of: view)
    #expect(views.graph.frame(of: view) == Rect(-28, -156, 256, 512))
  }

  @Test func `G19: a scaled rect`() {
    #expect(AffineTransform.scale(2, 2).apply(Rect(50, 50, 100, 100)) == Rect(100, 100, 200, 200))
  }

  @Test func `G20: the frame of a turned view is the box around it`() {
    let turned = """
      - type: UIView
        id: box
        frame: [40, 40, 80, 60]
        transform: { rotate: 0.7853981633974483 }
      """
    let steps = """
      - expect:
          box.frame.minX: { near: 30.503, within: 0.001 }
          box.frame.minY: { near: 20.503, within: 0.001 }
          box.frame.width: { near: 98.994, within: 0.001 }
          box.frame.height: { near: 98.994, within: 0.001 }
      """
    #expect(outcome(scene(showing: turned), steps) == "passed")
  }

  @Test func `G21: the frame of a scaled view`() {
    let scaled = """
      - { type: UIView, id: box, frame: [160, 40, 80, 60], transform: { scale: [1.5, 0.5] } }
      """
    #expect(frames(scene(showing: scaled), "box") == ["{{140, 55}, {120, 30}}"])
  }

  @Test func `G22: insets larger than a rect turn it inside out`() {
    #expect(Rect(1, 2, 3, 4).inset(by: EdgeInsets(10, 20, 30, 40)) == Rect(21, 12, -57, -36))
  }

  @Test func `a frame set sets center and size and leaves the bounds' origin`() {
    var views = Views()
    let view = views.add(Rect(0, 0, 10, 10), boundsOrigin: Point(3, 4))
    views.graph.setFrame(Rect(20, 30, 40, 50), of: view)
    #expect(views.graph.bounds[view.offset] == Rect(3, 4, 40, 50))
    #expect(views.graph.center[view.offset] == Point(40, 55))
  }
}
