// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A bar that fills from left to right.
package struct UIProgressView: FixedHeightClass, Equatable {
  package var progressViewStyle = Style.default
  /// 0...1, held to it.
  package var progress: Float = 0 {
    didSet { progress = progress.isNaN ? oldValue : min(max(progress, 0), 1) }
  }
  package var progressTintColor: Color?
  package var trackTintColor: Color?
  package var progressImage: ImageReference?
  package var trackImage: ImageReference?

  package init() {}

  package enum Style: String, PropertyEnum {
    case `default`, bar
    package static let typeName = "UIProgressViewStyle"
    package static let prefixes: [String] = []
  }

  /// Numbers of UIProgressView by era.
  package enum Metrics {
    /// Source: recorded fact S10 (2 and 2.5); stored frames: 2 on iOS 7-13, 4 from 14 on. iOS 6, and the
    /// bar style from 14 on: recalled.
    package static func height(_ style: Style, os: Int) -> Double {
      switch (style, os) {
      case (.default, ..<7): 9
      case (.bar, ..<7): 11
      case (.default, 7..<14): 2
      case (.default, _): 4
      case (.bar, _): 2.5
      }
    }

    /// Seconds that an animated change over the whole bar takes; our choice, as for the slider.
    package static let fullTravel = 0.5
  }
}

// MARK: - Declaration

extension UIProgressView {
  package static let name = "UIProgressView"
  package static let summary = "Shows how far something has got, as a bar."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.10, recorded fact S10.
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "progressViewStyle", \.progressViewStyle, "The look, which decides the height.")
    PropertySpec(
      "progress", \.progress, "How far it is filled, held to 0...1.", outside: .clamps(0...1),
      source: .documented("UIProgressView; UIKit facts 2.10"))
    PropertySpec(
      "progressTintColor", \.progressTintColor, "The filled part.",
      drawnDefault: "the tint color")
    PropertySpec(
      "trackTintColor", \.trackTintColor, "The part that is not filled.",
      drawnDefault: Palette.track.hex)
    PropertySpec(
      "progressImage", \.progressImage, "Picture of the filled part; counts before its tint.")
    PropertySpec(
      "trackImage", \.trackImage,
      "Picture of the part that is not filled; counts before its tint.")
    MethodSpec(
      "setProgress", [.init("progress", .float), .init("animated", .bool, default: .bool(false))],
      "Sets how far it is filled; the progress reads the target at once."
    ) { (view: inout Self, arguments, effects) in
      guard let wanted = arguments.first.flatMap({ Float($0) }) else { return }
      let before = view.progress
      view.progress = wanted
      guard arguments.last == .bool(true), before != view.progress else { return }
      let way = Double(abs(view.progress - before))
      effects.animate(
        "progress", from: .float(before),
        duration: VirtualTime(seconds: way * Metrics.fullTravel))
    }
  }

  package static let examples = [
    Example("A third", "frame: [20, 100, 200, 2]\nprogress: 0.33"),
    Example("In a bar", "progressViewStyle: bar\nprogressTintColor: orange"),
  ]

  package static let isInteractiveByDefault = true
  package static let parts: [PartDescription] = []

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIProgressView {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(nil, fixedHeight(in: context))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Size(size.width, fixedHeight(in: context))
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }

  /// The width is the frame's, the height the style's (recorded fact S10).
  package func fixedHeight(in context: borrowing MeasureContext) -> Double {
    Metrics.height(progressViewStyle, os: context.os)
  }

  package func initialSize(in context: borrowing MeasureContext) -> Size? {
    Size(0, fixedHeight(in: context))
  }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}

// MARK: - Numbers

extension UIProgressView: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height", number: { Metrics.height(.default, os: $0) }, "points",
        .observed("recorded fact S10, stored frames; iOS 6 recalled")),
      NamedNumber(
        "height of the bar style", number: { Metrics.height(.bar, os: $0) }, "points",
        .observed("recorded fact S10; iOS 6, and from iOS 14 on, recalled")),
    ]
  }
}
