// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A wheel that turns while something is going on.
///
/// It turns without end, so a scene in which nothing else moves is at rest all the same.
package struct UIActivityIndicatorView: SelfHidingClass, Equatable {
  package var style = Style.white
  /// Of the wheel; nil draws the style's own.
  package var color: Color?
  package var hidesWhenStopped = true
  /// UIKit's is read only and written by `startAnimating` and `stopAnimating`; Interface Builder's
  /// Animating is this.
  package var isAnimating = false

  package init() {}

  package enum Style: String, PropertyEnum {
    case whiteLarge, white, gray
    /// From iOS 13 on.
    case medium, large
    package static let typeName = "UIActivityIndicatorViewStyle"
    package static let prefixes: [String] = []
  }

  /// Source: documented (UIActivityIndicatorView.hidesWhenStopped).
  package var hidesItself: Bool { hidesWhenStopped && !isAnimating }

  /// Numbers of UIActivityIndicatorView.
  package enum Metrics {
    /// Source: UIKit facts 2.10; stored frames of iOS 7 to 26 agree (20 and 37 in every era).
    package static func size(_ style: Style) -> Size {
      switch style {
      case .white, .gray, .medium: Size(20, 20)
      case .whiteLarge, .large: Size(37, 37)
      }
    }

    /// Source: UIKit facts 2.10 (recalled).
    package static let colors = "white styles white, gray and the styles of iOS 13 gray"
  }
}

// MARK: - Declaration

extension UIActivityIndicatorView {
  package static let name = "UIActivityIndicatorView"
  package static let summary = "Shows by a turning wheel that something is going on."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.10 (documented, UIActivityIndicatorView.h).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "style", \.style,
      "The look: whiteLarge, white and gray; medium and large are iOS 13's. Keeps the size.",
      aliases: ["activityIndicatorViewStyle"],
      eraDefault: { $0 >= 13 ? .string("medium") : nil }, source: .documented("UIKit facts 2.10"))
    PropertySpec("color", \.color, "Of the wheel.", drawnDefault: Metrics.colors)
    PropertySpec(
      "hidesWhenStopped", \.hidesWhenStopped,
      "Whether isHidden follows: true while stopped, false while turning.")
    PropertySpec(
      "isAnimating", \.isAnimating,
      "Whether it turns; to set it is to start or stop, as Interface Builder's Animating.",
      aliases: ["animating"])
    MethodSpec("startAnimating", [], "Turns, and shows itself.") {
      (view: inout Self, _, effects) in
      view.turn(true, &effects)
    }
    MethodSpec("stopAnimating", [], "Stands still, and hides itself where it hidesWhenStopped.") {
      (view: inout Self, _, effects) in
      view.turn(false, &effects)
    }
  }

  private mutating func turn(_ isOn: Bool, _ effects: inout Effects) {
    let wasHidden = hidesItself
    isAnimating = isOn
    if hidesItself != wasHidden { effects.setHidden(hidesItself) }
  }

  package static let examples = [
    Example("Turning", "isAnimating: true\nstyle: gray"),
    Example("Seen while it stands still", "hidesWhenStopped: false"),
  ]

  package static let isInteractiveByDefault = true
  package static let parts: [PartDescription] = []

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UIActivityIndicatorView {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(Metrics.size(style))
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Metrics.size(style)
  }

  /// The wheel keeps its size in the middle of any frame.
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }

  package func initialSize(in context: borrowing MeasureContext) -> Size? { Metrics.size(style) }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}

// MARK: - Numbers

extension UIActivityIndicatorView: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "size", size: { _ in Metrics.size(.white) }, .observed("header and stored frames")),
      NamedNumber(
        "size of the large styles", size: { _ in Metrics.size(.whiteLarge) },
        .observed("header and stored frames")),
    ]
  }
}
