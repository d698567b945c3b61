// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaLocale

/// A class of the view tree. Its geometry lives in the graph; its own looks and state in the value.
package protocol ViewClass: ObjectClass {
  /// What a new view of the class has where it differs from UIView: interaction, content mode, …
  static func viewTraits(os: Int) -> ViewTraits
  static var isInteractiveByDefault: Bool { get }
  /// The parts that a script may touch, as `id.PART`.
  static var parts: [PartDescription] { get }

  /// Its natural size in points; an axis without one is nil (UIView.noIntrinsicMetric).
  func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize
  /// What `sizeToFit` makes of `size`.
  func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size
  /// The size that the class keeps whatever frame it is given (UISwitch), or nil.
  func fixedSize(in context: borrowing MeasureContext) -> Size?
  /// The size of a new one that is given no frame; nil for the zero size of `init()`.
  func initialSize(in context: borrowing MeasureContext) -> Size?
  /// Where a part is, in the view's own coordinates; nil where there is none such.
  func part(_ part: PartReference, bounds: Rect, in context: borrowing MeasureContext) -> Rect?
  /// Draws what the class shows over the view's background and below its subviews.
  func draw(_ view: borrowing DrawnView, on canvas: inout Canvas)
}

/// A view that the system makes, not a scene: the window, the keyboard.
package protocol SystemViewClass: ViewClass {}

/// A view that is as high as its class says, whatever frame it is given, and as wide as that.
package protocol FixedHeightClass: ViewClass {
  func fixedHeight(in context: borrowing MeasureContext) -> Double
}

/// A view that takes only some heights, the nearest to what it is given.
package protocol HeldHeightClass: ViewClass {
  func heldHeight(_ height: Double, in context: borrowing MeasureContext) -> Double
}

/// A view that hides itself in some of its states.
///
/// When the answer changes, `isHidden` follows; between changes it is whatever was set last.
package protocol SelfHidingClass: ViewClass {
  var hidesItself: Bool { get }
}

/// A class whose new objects know the scene's locale, time zone and clock.
package protocol SituatedClass: ObjectClass {
  mutating func begin(in context: MeasureContext)
}

/// The natural size of a view, each axis apart.
package struct IntrinsicSize: Equatable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) { self.init(size.width, size.height) }

  package static let none = IntrinsicSize(nil, nil)
}

/// One kind of part of a control: `thumb`, `segment[…]`.
package struct PartDescription: Sendable {
  package var name: String
  package var takesIndex: Index
  package var summary: String

  package enum Index: Sendable { case no, yes }

  package init(_ name: String, _ summary: String) { self.init(name, .no, summary) }

  package init(_ name: String, _ takesIndex: Index, _ summary: String) {
    self.name = name
    self.takesIndex = takesIndex
    self.summary = summary
  }
}

/// A part as a script names it: `segment[1]`, `segment[iPad]`.
package struct PartReference: Hashable, Sendable {
  package var name: String
  package var index: String?

  package init(_ name: String, index: String? = nil) {
    self.name = name
    self.index = index
  }
}

/// What measuring may know: the era, the screen, and the sizes of images; never the machine.
package struct MeasureContext: Sendable {
  /// Major iOS version, 6...26.
  package var os: Int
  /// Pixels a point.
  package var scale: Double
  package var images: ImageTable
  package var idiom = Device.Idiom.phone
  package var contentSize = ContentSizeCategory.large
  package var layoutDirection = LayoutDirection.leftToRight
  /// The scene's locale and time zone, and what its wall clock shows when an object is made, in
  /// seconds since 1970 in UTC.
  package var formats = Locale.standard
  package var zone = TimeZone.utc
  package var now = Self.standardNow

  /// 2014-01-01T09:00:00Z.
  package static let standardNow: Int64 = 1_388_566_800

  package init(os: Int, scale: Double, images: ImageTable = ImageTable()) {
    self.os = os
    self.scale = scale
    self.images = images
  }

  /// `value` rounded up to a whole pixel, forgiving the noise of its last bits.
  package func roundedUp(_ value: Double) -> Double {
    ((value - 0.001) * scale).rounded(.up) / scale
  }
}
