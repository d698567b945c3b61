// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What every scroll view has beside its view: UIScrollView's own properties, and how it moves.
///
/// Source of the defaults: UIKit facts 2.13 (documented); recorded fact S14.
package struct ScrollTraits: Equatable, Sendable {
  /// The bounds' origin: the point of the content at the view's top left.
  package var contentOffset = Point.zero
  package var contentSize = Size.zero
  package var contentInset = EdgeInsets.zero
  package var scrollIndicatorInsets = EdgeInsets.zero
  package var bounces = true
  package var alwaysBounceVertical = false
  package var alwaysBounceHorizontal = false
  package var isScrollEnabled = true
  package var isPagingEnabled = false
  package var isDirectionalLockEnabled = false
  package var showsHorizontalScrollIndicator = true
  package var showsVerticalScrollIndicator = true
  package var scrollsToTop = true
  package var delaysContentTouches = true
  package var canCancelContentTouches = true
  package var minimumZoomScale = 1.0
  package var maximumZoomScale = 1.0
  package var zoomScale = 1.0
  package var bouncesZoom = true
  package var decelerationRate = DecelerationRate.normal
  package var keyboardDismissMode = KeyboardDismissMode.none
  package var indicatorStyle = IndicatorStyle.default
  package var contentInsetAdjustmentBehavior = InsetAdjustment.automatic
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    /// Of the bounds.
    var size = Size.zero
    /// What the system adds to `contentInset`: bars, the safe area.
    var systemInset = EdgeInsets.zero
    /// Whether a finger is on it.
    var isTracking = false
    /// Whether the finger on it stopped what moved.
    var wasCaught = false
    var drag: Drag?
    /// Ended, while the delegate is asked where it should go.
    var release: PlaneMotion?
    var motion: Motion?
    /// The view that is zoomed, once the delegate has named one.
    var zoomed: Zoomed?
    /// Whether the delegate will still be asked for it; until then a zoomScale is only noted.
    var awaitsZoomed = false
    var pinch: Pinch?
    /// Where the latest throw ended.
    var throwEnd: Point?
  }

  struct Drag: Equatable {
    /// Where the content was when it began.
    var began: Point
    /// Where it would be without rubber band.
    var finger: Point
    var axes: [PanAxis]
  }

  struct Motion: Equatable {
    var course: PlaneMotion
    var kind: Kind
    /// How many frames of it were shown.
    var frames = 0
    /// The zoomScale meanwhile, where that changes too.
    var zoom: ZoomCourse?

    enum Kind {
      case decelerating
      /// Scrolled by code.
      case animated
      /// A tap on the status bar.
      case toTop
      /// Zoomed by code.
      case zooming
      /// Back from beyond a limit of the zoomScale.
      case zoomBouncing
    }
  }

  package init() {}

  package enum DecelerationRate: String, PropertyEnum {
    case normal, fast
    package static let typeName = "UIScrollView.DecelerationRate"
    package static let prefixes = ["UIScrollViewDecelerationRate"]

    /// UIKit's constants are numbers, which stand for the cases as well.
    private static let numbers = ["0.998": "normal", "0.99": "fast"]

    package static var kind: ValueKind {
      .enumeration(
        EnumDescription(
          name: typeName, cases: allCases.map(\.rawValue), prefixes: prefixes, aliases: numbers))
    }

    package init?(_ value: Value) {
      let name = value.templateText
      self.init(rawValue: Self.numbers[name] ?? Self.description.caseName(name) ?? "")
    }

    var rate: Double {
      switch self {
      case .normal: ScrollPhysics.normalRate
      case .fast: ScrollPhysics.fastRate
      }
    }
  }

  package enum KeyboardDismissMode: String, PropertyEnum {
    case none, onDrag, interactive
    package static let typeName = "UIScrollViewKeyboardDismissMode"
    package static let prefixes: [String] = []
  }

  package enum IndicatorStyle: String, PropertyEnum {
    case `default`, black, white
    package static let typeName = "UIScrollViewIndicatorStyle"
    package static let prefixes: [String] = []
  }

  package enum InsetAdjustment: String, PropertyEnum {
    case automatic, scrollableAxes, never, always
    package static let typeName = "UIScrollViewContentInsetAdjustmentBehavior"
    package static let prefixes = ["UIScrollViewContentInsetAdjustment"]
  }
}

// What follows from the properties.
extension ScrollTraits {
  /// The size of the bounds, which decides how far the content goes.
  package var viewSize: Size {
    get { run.size }
    set { run.size = newValue }
  }

  /// What the system adds to `contentInset`: bars, the safe area. `Graph.setSystemInset` also moves
  /// content that is at an edge.
  package var systemInset: EdgeInsets {
    get { run.systemInset }
    set { run.systemInset = newValue }
  }

  /// Whether it moves so that a finger stops it; a zoom goes on to its end.
  package var isMoving: Bool { run.motion?.zoom == nil && run.motion != nil }
  /// Whether the finger on it stopped what moved, which is no tap.
  package var wasCaught: Bool { run.wasCaught }
  /// Whether anything in it changes by itself.
  package var isInMotion: Bool { run.motion != nil }
  package var isDragging: Bool { run.drag != nil }
  package var isDecelerating: Bool { run.motion?.kind == .decelerating }

  package var contentTouches: ContentTouches {
    ContentTouches(delays: delaysContentTouches, canCancel: canCancelContentTouches)
  }

  /// Room around the content that counts in all that is measured: `contentInset` and the system's.
  package var inset: EdgeInsets {
    let (own, added) = (contentInset, run.systemInset)
    return EdgeInsets(
      own.top + added.top, own.left + added.left, own.bottom + added.bottom,
      own.right + added.right)
  }

  /// The offsets at which the content may rest.
  package func range(_ axis: PanAxis) -> ClosedRange<Double> { range(axis, of: contentSize) }

  func range(_ axis: PanAxis, of content: Size) -> ClosedRange<Double> {
    ScrollPhysics.restRange(
      content: content[axis], length: run.size[axis], leading: inset.leading(axis),
      trailing: inset.trailing(axis))
  }

  /// An offset as it is shown, at whole pixels; where that would leave the range, as it is.
  ///
  /// A throw ends where it does, to the hundredth (recorded fact S16).
  func atPixels(_ offset: Point, scale: Double) -> Point {
    if offset == run.throwEnd { return offset }
    var shown = offset
    for axis in PanAxis.allCases {
      let range = range(axis)
      let pixel = (offset[axis] * scale).rounded() / scale
      if pixel.isFinite, range.contains(pixel) || !range.contains(offset[axis]) {
        shown[axis] = pixel
      }
    }
    return shown
  }

  /// The nearest offset at which the content may rest.
  package func resting(_ offset: Point) -> Point {
    Point(offset.x.clamped(to: range(.x)), offset.y.clamped(to: range(.y)))
  }

  /// What a finger going `direction` along an axis could do; the content goes with it.
  package func reach(along axis: PanAxis, towards direction: Double) -> PanReach {
    guard isScrollEnabled else { return .none }
    let range = range(axis)
    let canMove =
      direction > 0
      ? contentOffset[axis] > range.lowerBound
      : contentOffset[axis] < range.upperBound
    if range.lowerBound < range.upperBound { return canMove ? .moves : .bounces }
    let always = axis == .x ? alwaysBounceHorizontal : alwaysBounceVertical
    return bounces && always ? .bounces : .none
  }

  /// Content that rested inside its range stays in it, and at its top or left edge, when properties
  /// or the size change.
  ///
  /// Source: UIKit facts 4.8 (recalled).
  mutating func keepInRange(since old: ScrollTraits) {
    if zoomScale != old.zoomScale { return zoomByCode(since: old) }
    if contentOffset != old.contentOffset {
      // Written by code: not held, and what moved by itself stops.
      if run.motion == old.run.motion { run.motion = nil }
      return
    }
    guard run.motion == nil, run.drag == nil, run.pinch == nil else { return }
    for axis in PanAxis.allCases {
      let before = old.range(axis)
      let now = range(axis)
      guard before != now, before.contains(contentOffset[axis]) else { continue }
      contentOffset[axis] =
        contentOffset[axis] == before.lowerBound
        ? now.lowerBound : contentOffset[axis].clamped(to: now)
    }
  }
}
