// SPDX-License-Identifier: MIT
import DioramaCore

/// What a container knows when it places the view of its shown child and its own bars, and what it
/// then answers; in coordinates of its own view.
package struct ContainerLayout: Sendable {
  package let bounds: Rect
  package let metrics: BarMetrics
  /// How much of its top the status bar covers.
  package let statusBar: Double
  /// How much of its bottom the home indicator's area covers.
  package let bottomInset: Double
  /// How much of its bottom the bars of containers around it cover; its own stand above them.
  package var outerBottom = 0.0
  /// Whether what it shows wants no bar at the bottom.
  package var hidesBottomBar = false
  /// The child whose view is to be placed; nil where there is none.
  package let child: ControllerTraits?
  /// Whether the child is the first of a stack.
  package var isFirst = true
  /// What the bars are like just now, which only they know.
  package var isTopBarTranslucent = true
  package var isBottomBarTranslucent = true
  /// The height that its navigation bar wants beside the metrics': a prompt, a large title.
  package var topBarExtra = 0.0

  package var childFrame: Rect
  package var bars: [Arranged] = []
  /// How much of the child's view lies under bars and the status bar at its top and bottom.
  package var topCover: Double
  package var bottomCover = 0.0

  package init(
    bounds: Rect, metrics: BarMetrics, statusBar: Double, bottomInset: Double,
    child: ControllerTraits?
  ) {
    self.bounds = bounds
    self.metrics = metrics
    self.statusBar = statusBar
    self.bottomInset = bottomInset
    self.child = child
    childFrame = bounds
    topCover = statusBar
    bottomCover = bottomInset
  }

  /// Puts a bar of a height below the status bar; the child goes under it where both want that.
  ///
  /// Source: UIKit facts 1.2, 2.18; opaque bars push the child down unless it includes them.
  package mutating func addTopBar(_ bar: ObjectID, height: Double, isHidden: Bool) {
    let top = statusBar
    guard !isHidden else {
      bars.append(Arranged(bar, nil))
      return
    }
    bars.append(Arranged(bar, Rect(bounds.minX, bounds.minY + top, bounds.width, height)))
    let end = top + height
    if goesUnder(.top, isTranslucent: isTopBarTranslucent) {
      topCover = end
    } else {
      childFrame.origin.y += end
      childFrame.size.height = max(0, childFrame.height - end)
      topCover = 0
    }
  }

  /// Puts a bar of a height at the bottom, above and over the home indicator's area.
  package mutating func addBottomBar(_ bar: ObjectID, height: Double, isHidden: Bool) {
    guard !isHidden else {
      bars.append(Arranged(bar, nil))
      return
    }
    let own = height + bottomInset
    let whole = own + outerBottom
    bars.append(Arranged(bar, Rect(bounds.minX, bounds.maxY - whole, bounds.width, own)))
    if goesUnder(.bottom, isTranslucent: isBottomBarTranslucent) {
      bottomCover = max(bottomCover, whole)
    } else {
      childFrame.size.height = max(0, childFrame.height - whole)
      bottomCover = 0
    }
  }

  private func goesUnder(_ edge: ControllerTraits.RectEdge, isTranslucent: Bool) -> Bool {
    guard metrics.os >= 7, let child else { return false }
    return child.edgesForExtendedLayout.cases.contains(edge)
      && (isTranslucent || child.extendedLayoutIncludesOpaqueBars)
  }
}
