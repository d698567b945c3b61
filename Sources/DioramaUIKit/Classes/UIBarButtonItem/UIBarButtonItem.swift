// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A button of a navigation bar or toolbar, or a space between buttons.
package struct UIBarButtonItem: ObjectClass, CallingClass, Equatable {
  package var title: String?
  package var image: ImageReference?
  package var landscapeImagePhone: ImageReference?
  package var systemItem: SystemItem?
  package var style = Style.plain
  /// Points; 0 is as wide as what it shows.
  package var width = 0.0
  package var customView: ObjectID?
  package var isEnabled = true
  package var tintColor: Color?
  /// Texts that it may show later, for which there is room from the beginning.
  package var possibleTitles: [String] = []
  package var tag = 0
  package var accessibilityLabel: String?

  package init() {}

  /// The text it shows; nil for a picture, a space or a view.
  package var shownTitle: String? {
    customView == nil ? systemItem?.title ?? (image == nil ? title : nil) : nil
  }
}

// MARK: - Declaration

extension UIBarButtonItem {
  package static let name = "UIBarButtonItem"
  package static let summary = "A button of a bar, or a space between buttons."
  package static let superclassName: String? = nil

  /// Source of the defaults: UIKit facts 2.18 (documented, UIBarButtonItem.h).
  package static let schema = Schema<Self> {
    PropertySpec("title", \.title, "Its text.").serving(as: .caption)
    PropertySpec("image", \.image, "Its picture, shown instead of a text.")
      .serving(as: .picture)
    PropertySpec(
      "landscapeImagePhone", \.landscapeImagePhone, "Its picture in the lower bars of a phone.")
    PropertySpec(
      "systemItem", \.systemItem, "The ready-made item that it is.",
      aliases: ["barButtonSystemItem"]
    ).serving(as: .caption)
    PropertySpec(
      "style", \.style, "How it looks: `done` is semibold; `bordered` is `plain` from iOS 7 on.")
    PropertySpec(
      "width", \.width,
      "Its width in points; 0 is as wide as what it shows. Up to iOS 10 a fixed space may be negative.",
      source: .documented("UIBarButtonItem.h"))
    PropertySpec(
      "customView", owned: \.customView, "UIView", "A view to show instead of a button.")
    PropertySpec("isEnabled", \.isEnabled, "Whether it can be tapped.", aliases: ["enabled"])
    PropertySpec(
      "tintColor", \.tintColor, "Its color; null is the bar's.", drawnDefault: "the bar's tint")
    PropertySpec(
      "possibleTitles", \.possibleTitles,
      "Texts that it may show later; it is as wide as the widest.")
    PropertySpec("tag", \.tag, "A number for the author's use.", source: .documented("UIBarItem.h"))
    PropertySpec("accessibilityLabel", \.accessibilityLabel, "What a reader of the screen says.")
  }

  package static let examples = [
    Example("A ready-made item", "id: add\nsystemItem: add\naction: [ { log: added } ]"),
    Example("A text", "id: next\ntitle: Next\nstyle: done\nisEnabled: false"),
    Example("A view", "id: holder\ncustomView: { type: UISwitch, id: wifi }"),
  ]
  package static let callbackKind = EventKind.control
  package static let callbacks = [Callback("action", [], "Runs when it is tapped.")]
}
