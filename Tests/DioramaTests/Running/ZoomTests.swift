// SPDX-License-Identifier: MIT
import Testing

/// Zooming by fingers and by code. Source: UIKit facts 2.13 (documented, UIScrollView.h).
@Suite struct ZoomTests {
  /// A picture as large as its view, which two fingers may enlarge four times.
  private static func viewer(
    _ keys: String = "maximumZoomScale: 4", frame: String = "[0, 0, 320, 480]"
  ) -> String {
    scene(
      showing: """
        - type: UIScrollView
          id: viewer
          frame: [0, 20, 320, 480]
          contentSize: [320, 480]
          \(keys)
          delegate:
            viewForZooming: photo
            didScroll: []
            didZoom: []
            willBeginZooming: [ { log: "begin ${view}" } ]
            didEndZooming: [ { log: "end ${view} ${scale}" } ]
            willBeginDragging: []
            didEndDragging: []
          subviews: [ { type: UIView, id: photo, frame: \(frame) } ]
        """)
  }

  @Test func `S14: defaults, with which nothing is zoomed`() {
    let steps = """
      - expect: { viewer.minimumZoomScale: 1, viewer.maximumZoomScale: 1, viewer.zoomScale: 1 }
      - expect: { viewer.bouncesZoom: true, viewer.isZooming: false, viewer.isZoomBouncing: false }
      - pinch: { target: viewer, scale: 2 }
      - settle: { within: 0s }
      - expect: { viewer.zoomScale: 1, photo.frame: [0, 0, 320, 480] }
      - expectLog: []
      """
    #expect(outcome(Self.viewer(""), steps) == "passed")
  }

  @Test func `two fingers zoom about their middle`() {
    let steps = """
      - pinch: { target: viewer, scale: 2 }
      - settle: { within: 0s }
      - expect: { viewer.zoomScale: 2, viewer.contentSize: [640, 960] }
      - expect: { photo.transform: [2, 0, 0, 2, 0, 0], photo.frame: [0, 0, 640, 960] }
      - expect: { photo.bounds: [0, 0, 320, 480], viewer.contentOffset: [160, 240] }
      - expectLog: [begin photo, end photo 2]
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
  }

  @Test func `the point between the fingers stays there`() {
    let steps = """
      - touch: { down: [100, 120], finger: 1 }
      - touch: { down: [180, 120], finger: 2 }
      - expect: { viewer.isZooming: false, viewer.isTracking: true }
      - touch: { move: [184, 120], finger: 2 }
      - expect: { viewer.isZooming: false }
      - touch: { move: [260, 120], finger: 2 }
      - expect: { viewer.isZooming: true, viewer.zoomScale: 2 }
      - expect: { "convert(point(140, 100), photo, null)": [180, 120] }
      - touch: { move: [120, 160], finger: 1 }
      - touch: { move: [280, 160], finger: 2 }
      - expect: { viewer.zoomScale: 2, "convert(point(140, 100), photo, null)": [200, 160] }
      - touch: { up: true, finger: 2 }
      - expect: { viewer.isZooming: false }
      - touch: { move: [120, 300], finger: 1 }
      - expect: { "convert(point(140, 100), photo, null)": [200, 160] }
      - touch: { up: true, finger: 1 }
      - settle: { within: 0s }
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
  }

  @Test func `the delegate's order, and the changes in each frame`() {
    let order = events(Self.viewer(), "- pinch: { target: viewer, scale: 2 }\n- settle")
      .map { $0.replacing("viewer.", with: "") }
    #expect(order.first == "willBeginZooming")
    #expect(order.last == "didEndZooming")
    let between = order.dropFirst().dropLast()
    #expect(Set(between) == ["didScroll", "didZoom"])
    // Once for each of the moves that both fingers made, not for each finger.
    #expect(between.count { $0 == "didZoom" } == 16)
  }

  @Test func `beyond a limit it stretches, and comes back`() {
    let steps = """
      - touch: { down: [150, 260], finger: 1 }
      - touch: { down: [170, 260], finger: 2 }
      - touch: { move: [0, 260], finger: 1 }
      - touch: { move: [320, 260], finger: 2 }
      - expect: { viewer.zoomScale: { near: 8, within: 0.001 }, viewer.isZooming: true }
      - touch: { up: true, finger: 1 }
      - expect: { viewer.isZoomBouncing: true, viewer.isZooming: false }
      - expectLog: [begin photo]
      - settle: { within: 0.31s }
      - expect: { viewer.zoomScale: 4, viewer.isZoomBouncing: false }
      - expect: { viewer.contentOffset: [480, 720] }
      - expectLog: [end photo 4]
      - touch: { up: true, finger: 2 }
      - pinch: { target: viewer, scale: 0.1 }
      - settle: { within: 0.31s }
      - expect: { viewer.zoomScale: 1, viewer.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
    let held = """
      - pinch: { target: viewer, scale: 20 }
      - settle: { within: 0s }
      - expect: { viewer.zoomScale: 4 }
      """
    #expect(
      outcome(Self.viewer("maximumZoomScale: 4\n  bouncesZoom: false"), held) == "passed")
  }

  @Test func `zoomed it is dragged like any content`() {
    let steps = """
      - pinch: { target: viewer, scale: 2 }
      - drag: { target: viewer, by: [-60, -40], hold: 0.2s }
      - expect: { viewer.contentOffset.x: { near: 210, within: 0.5 } }
      - drag: { target: viewer, by: [300, 300] }
      - settle
      - expect: { viewer.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
  }

  @Test func `code zooms about the middle of what is seen`() {
    let steps = """
      - set: { viewer.zoomScale: 2 }
      - expect: { viewer.contentOffset: [160, 240], photo.frame: [0, 0, 640, 960] }
      - expectEvents: [viewer.didScroll, viewer.didZoom]
      - set: { viewer.zoomScale: 99 }
      - expect: { viewer.zoomScale: 4 }
      - call: { viewer.setZoomScale: { scale: 1, animated: true } }
      - expect: { viewer.zoomScale: 4 }
      - wait: 0.15s
      - expect: { viewer.zoomScale: { near: 2.6, within: 0.3 } }
      - settle: { within: 0.16s }
      - expect: { viewer.zoomScale: 1, viewer.contentOffset: [0, 0] }
      - expectLog: [end photo 1]
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
  }

  @Test func `a rect is made as large as may be`() {
    let steps = """
      - call: { viewer.zoom: { to: [80, 120, 160, 240] } }
      - expect: { viewer.zoomScale: 2, viewer.contentOffset: [160, 240] }
      - call: { viewer.zoom: { to: [0, 0, 40, 40], animated: true } }
      - settle
      - expect: { viewer.zoomScale: 4, viewer.contentOffset: [0, 0] }
      - call: { viewer.zoomTo: { rect: [300, 400, 80, 240], animated: true } }
      - settle
      - expect: { viewer.zoomScale: 2, viewer.contentOffset: [320, 480] }
      - call: { viewer.zoom: { to: [0, 0, 320, 480], animated: true } }
      - settle
      - expect: { viewer.zoomScale: 1, viewer.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
  }

  @Test func `a scale in the file is there from the beginning`() {
    let keys = "minimumZoomScale: 0.5\n  maximumZoomScale: 4\n  zoomScale: 0.5"
    let steps = """
      - expect: { viewer.zoomScale: 0.5, viewer.contentSize: [300, 200] }
      - expect: { photo.frame: [0, 0, 300, 200], photo.bounds: [0, 0, 600, 400] }
      - expectEvents: []
      """
    #expect(outcome(Self.viewer(keys, frame: "[0, 0, 600, 400]"), steps) == "passed")
  }

  @Test func `without a view of the delegate's nothing is zoomed`() {
    let made = scene(
      showing: """
        - type: UIScrollView
          id: viewer
          frame: [0, 20, 320, 480]
          contentSize: [320, 480]
          maximumZoomScale: 4
          zoomScale: 2
          subviews: [ { type: UIView, id: photo, frame: [0, 0, 320, 480] } ]
        """)
    let steps = """
      - expect: { viewer.zoomScale: 1, photo.frame: [0, 0, 320, 480] }
      - set: { viewer.zoomScale: 3 }
      - call: { viewer.setZoomScale: 2 }
      - pinch: { target: viewer, scale: 2 }
      - expect: { viewer.zoomScale: 1, viewer.isZooming: false }
      """
    #expect(outcome(made, steps) == "passed")
    let outside = Self.viewer().replacing("viewForZooming: photo", with: "viewForZooming: view")
    #expect(
      outcome(outside, "- pinch: { target: viewer, scale: 2 }\n- expect: { viewer.zoomScale: 1 }")
        == "passed")
  }

  @Test func `a delegate that keeps a small picture in the middle`() {
    let centred = Self.viewer("minimumZoomScale: 0.5\n  maximumZoomScale: 4").replacing(
      "didZoom: []",
      with: """
        didZoom:
                  - set:
                      photo.center: "${point(math.greatest(sender.contentSize.width, 320.0) / 2, math.greatest(sender.contentSize.height, 480.0) / 2)}"
        """)
    let steps = """
      - pinch: { target: viewer, scale: 0.5 }
      - settle
      - expect: { viewer.zoomScale: 0.5, photo.frame: [80, 120, 160, 240] }
      - expect: { viewer.contentOffset: [0, 0] }
      - pinch: { target: viewer, scale: 4 }
      - settle
      - expect: { viewer.zoomScale: { near: 2, within: 0.001 }, photo.frame.x: 0 }
      - expect: { viewer.contentOffset.x: { near: 160, within: 1 } }
      - expect: { viewer.contentOffset.y: { near: 240, within: 1 } }
      """
    #expect(outcome(centred, steps) == "passed")
  }

  @Test func `a zoomed view that is taken out, and a scroll view that is, end it`() {
    let steps = """
      - touch: { down: [100, 120], finger: 1 }
      - touch: { down: [180, 120], finger: 2 }
      - touch: { move: [260, 120], finger: 2 }
      - call: TARGET.removeFromSuperview
      - touch: { move: [300, 120], finger: 2 }
      - touch: { up: true, finger: 2 }
      - touch: { move: [60, 120], finger: 1 }
      - touch: { up: true, finger: 1 }
      - settle: { within: 1s }
      - expect: { viewer.isZooming: false, viewer.isTracking: false }
      """
    for target in ["photo", "viewer"] {
      #expect(outcome(Self.viewer(), steps.replacing("TARGET", with: target)) == "passed")
    }
  }

  @Test func `a drag that a second finger turns into a zoom ends first`() {
    let steps = """
      - set: { viewer.zoomScale: 2 }
      - touch: { down: [100, 120], finger: 1 }
      - touch: { move: [100, 160], finger: 1 }
      - expect: { viewer.isDragging: true }
      - touch: { down: [180, 160], finger: 2 }
      - touch: { move: [240, 160], finger: 2 }
      - expect: { viewer.isDragging: false, viewer.isZooming: true }
      - touch: { up: true, finger: 1 }
      - touch: { up: true, finger: 2 }
      - settle
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
    let order = events(Self.viewer(), steps).filter {
      !$0.hasSuffix("didScroll") && !$0.hasSuffix("didZoom")
    }
    #expect(
      order == [
        "viewer.willBeginDragging", "viewer.didEndDragging", "viewer.willBeginZooming",
        "viewer.didEndZooming",
      ])
  }

  @Test func `numbers that are no scales do no harm`() {
    let steps = """
      - set: { viewer.minimumZoomScale: "${0.0 / 0.0}", viewer.maximumZoomScale: "${1.0 / 0.0}" }
      - pinch: { target: viewer, scale: 100 }
      - settle
      - set: { viewer.zoomScale: "${0.0 / 0.0}" }
      - set: { viewer.zoomScale: "${1.0 / 0.0}" }
      - call: { viewer.setZoomScale: { scale: -5, animated: true } }
      - call: { viewer.zoom: { to: [0, 0, 0, 0] } }
      - call: { viewer.zoom: { to: [1e300, 0, 1e-300, 1] } }
      - settle
      - pinch: { target: { point: [160, 200] }, scale: 0.01 }
      - settle
      """
    #expect(outcome(Self.viewer(), steps) == "passed")
  }
}
