// SPDX-License-Identifier: MIT
import DioramaCore

/// The zoomed view of a scroll view, which follows that view's value.
extension Graph {
  /// Shows the zoomed view at the scale that the scroll view's value has; whether there was anything
  /// to note in that value.
  mutating func followZoom(_ object: ObjectID, _ scroll: inout ScrollTraits) -> Bool {
    guard scroll.run.zoomed != nil else { return false }
    let before = scroll.run.zoomed
    lookAtZoomed(object, &scroll)
    guard let zoomed = scroll.run.zoomed else { return true }
    guard zoomed.shown != scroll.zoomScale else { return zoomed != before }
    let index = zoomed.view.offset
    let origin = frame(of: zoomed.view).origin
    let scale = scroll.zoomScale
    transform[index] = .scale(scale, scale)
    let size = bounds[index].size
    center[index] = Point(origin.x + size.width * scale / 2, origin.y + size.height * scale / 2)
    scroll.run.zoomed?.shown = scale
    self.zoomed.append(object)
    return true
  }

  /// Tells a scroll view's value where its zoomed view is; one that has left it is none any more.
  func lookAtZoomed(_ object: ObjectID, _ scroll: inout ScrollTraits) {
    guard let view = scroll.run.zoomed?.view else { return }
    guard values.indices.contains(view.offset), view != object, isInside(view, object) else {
      scroll.run.zoomed = nil
      return
    }
    var origin = frame(of: view).origin
    if let parent = parent(of: view), parent != object {
      origin = convert(origin, from: parent, to: object)
    }
    scroll.see(Rect(origin: origin, size: bounds[view.offset].size))
  }

  /// As a hook of a scroll view has to see it; nothing for other classes.
  package mutating func lookAtZoomed(_ object: ObjectID) {
    guard habits[Int(classes[object.offset])].contains(.scrolls),
      var view = values[object.offset] as? any ScrollingClass, view.scroll.zoomedView != nil
    else { return }
    lookAtZoomed(object, &view.scroll)
    values[object.offset] = view
  }
}
