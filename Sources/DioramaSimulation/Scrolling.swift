// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What follows from content that was moved, and taps on the status bar.
extension Simulation {
  /// Tells the delegates of scroll views whose content was moved or zoomed.
  func tellScrolled() throws(RunError) {
    guard hasLoaded else { return }
    while !graph.scrolled.isEmpty || !graph.zoomed.isEmpty {
      if !graph.scrolled.isEmpty {
        let object = graph.scrolled.removeFirst()
        if let bounds = info(of: object).property(named: "bounds") {
          bindings.noteWrite(bounds, of: object, in: self)
        }
        bindings.noteObject(object)
        try settleBindings()
        _ = try answer("didScroll", [], of: object)
        continue
      }
      let object = graph.zoomed.removeFirst()
      if let view = (graph.values[object.offset] as? any ScrollingClass)?.scroll.zoomedView {
        if let transform = info(of: view).property(named: "transform") {
          bindings.noteWrite(transform, of: view, in: self)
        }
        noteGeometry(of: view)
      }
      bindings.noteObject(object)
      try settleBindings()
      _ = try answer("didZoom", [], of: object)
    }
  }

  /// The scroll view that a tap at a place of the status bar takes to its top; nil for places below it.
  ///
  /// On a phone there is one only where no other wants it too, on a pad it is the one nearest to the
  /// top of the screen (documented, UIScrollView.scrollsToTop). Where none can go up, what is below
  /// the status bar has the touch: our choice.
  func scrollerOfStatusBar(at place: Point) -> ObjectID? {
    guard hasPanners, place.y < barMetrics.statusBar else { return nil }
    var found: [(object: ObjectID, top: Double)] = []
    graph.walk(from: Scene.window) { object, _ in
      guard habits(of: object).contains(.scrolls), isVisible(object),
        let view = graph.values[object.offset] as? any ScrollingClass, view.scroll.scrollsToTop
      else { return }
      let frame = graph.convert(graph.bounds[object.offset], from: object, to: Scene.window)
      found.append((object, frame.minY))
    }
    guard device.idiom == .pad || found.count == 1,
      let nearest = found.min(by: { $0.top < $1.top })?.object,
      scroll(of: nearest)?.canGoUp == true
    else { return nil }
    return nearest
  }

  /// A finger was lifted from the status bar.
  func tapStatusBar(_ touch: Finger) throws(RunError) {
    guard let scroller = touch.statusBarScroller, touch.place.y < barMetrics.statusBar else {
      return
    }
    try goOn(scroller) { value, effects in
      guard var view = value as? any ScrollingClass else { return }
      view.scroll.wishForTop(&effects)
      value = view
    }
  }
}
