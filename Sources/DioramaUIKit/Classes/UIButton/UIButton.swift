// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A control that a tap triggers.
package struct UIButton: ControlClass, GestureKeepingClass, Equatable {
  package var control = ControlTraits()
  package var buttonType = ButtonType.custom
  package var title = PerState<String>()
  package var titleColor = PerState<Color>()
  package var titleShadowColor = PerState<Color>()
  package var image = PerState<ImageReference>()
  package var backgroundImage = PerState<ImageReference>()
  /// Of the title; nil is the type's own: 15 points for system types, 18 for custom.
  package var font: Font?
  package var contentEdgeInsets = EdgeInsets.zero
  package var titleEdgeInsets = EdgeInsets.zero
  package var imageEdgeInsets = EdgeInsets.zero
  package var adjustsImageWhenHighlighted = true
  package var adjustsImageWhenDisabled = true
  package var showsTouchWhenHighlighted = false
  package var reversesTitleShadowWhenHighlighted = false

  package init() {}

  package enum ButtonType: String, PropertyEnum {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    /// The same as `system` from iOS 7 on (UIButton.h).
    case roundedRect
    package static let typeName = "UIButtonType"
    package static let prefixes: [String] = []
  }
}

// MARK: - Declaration

extension UIButton {
  package static let name = "UIButton"
  package static let summary = "Runs an action when tapped."
  package static let superclassName: String? = "UIControl"

  /// Source of the defaults: UIKit facts 2.4, recorded fact B6.
  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec("buttonType", \.buttonType, "Which look and metrics it has.")
    PropertySpec("title", \.title, "Text by state; a state without one shows the normal text.")
      .serving(as: .caption)
    PropertySpec(
      "titleColor", \.titleColor, "Color of the text by state.",
      drawnDefault: "the tint color for system types, white for custom"
    ).serving(as: .textColor)
    PropertySpec("titleShadowColor", \.titleShadowColor, "Color of the text's shadow by state.")
    PropertySpec("image", \.image, "Picture left of the title by state.").serving(as: .picture)
    PropertySpec("backgroundImage", \.backgroundImage, "Picture behind everything by state.")
      .serving(as: .picture)
    PropertySpec(
      "font", \.font, "Font of the title.", drawnDefault: "system 15, custom type 18"
    ).serving(as: .font)
    PropertySpec(
      "contentEdgeInsets", \.contentEdgeInsets,
      "Room around the content; replaces the usual 6 points above and below.",
      source: .documented("UIButton.h")
    ).deprecated(since: 15, use: "UIButton.Configuration", source: .documented("UIButton.h"))
    PropertySpec(
      "titleEdgeInsets", \.titleEdgeInsets, "Moves the title after it was placed.",
      source: .documented("UIButton.h")
    ).deprecated(since: 15, use: "UIButton.Configuration", source: .documented("UIButton.h"))
    PropertySpec(
      "imageEdgeInsets", \.imageEdgeInsets, "Moves the image after it was placed.",
      source: .documented("UIButton.h")
    ).deprecated(since: 15, use: "UIButton.Configuration", source: .documented("UIButton.h"))
    PropertySpec(
      "adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted,
      "Whether the image darkens while pressed."
    ).deprecated(since: 15, use: "UIButton.Configuration", source: .documented("UIButton.h"))
    PropertySpec(
      "adjustsImageWhenDisabled", \.adjustsImageWhenDisabled,
      "Whether the image fades while disabled."
    ).deprecated(since: 15, use: "UIButton.Configuration", source: .documented("UIButton.h"))
    PropertySpec(
      "showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, "Whether it glows while pressed."
    ).deprecated(since: 15, use: "UIButton.Configuration", source: .documented("UIButton.h"))
    PropertySpec(
      "reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted,
      "Whether the shadow flips while pressed."
    ).deprecated(since: 15, use: "UIButton.Configuration", source: .documented("UIButton.h"))
    PropertySpec(
      readOnly: "currentTitle", .optional(.text), "The title as shown now.",
      read: { $0.title.lookedUp($0.control.state).value })
    PropertySpec(
      readOnly: "currentTitleColor", .optional(.color),
      "The title's color now; null where a system type shows the tint color.",
      read: {
        let standard = $0.buttonType == .custom ? Color(white: 1) : nil
        return ($0.titleColor.lookedUp($0.control.state) ?? standard).value
      })
    PropertySpec(
      readOnly: "currentImage", .optional(.image), "The image as shown now.",
      read: { $0.image.lookedUp($0.control.state).value })
    PropertySpec(
      readOnly: "currentBackgroundImage", .optional(.image), "The background as shown now.",
      read: { $0.backgroundImage.lookedUp($0.control.state).value })
    stateSetter("setTitle", "title", \.title, "Sets the text of one state.")
    stateSetter("setTitleColor", "color", \.titleColor, "Sets the text color of one state.")
    stateSetter(
      "setTitleShadowColor", "color", \.titleShadowColor, "Sets the shadow color of one state.")
    stateSetter("setImage", "image", \.image, "Sets the image of one state.")
    stateSetter(
      "setBackgroundImage", "image", \.backgroundImage, "Sets the background of one state.")
  }

  package static let examples = [
    Example("A system button", "buttonType: system\ntitle: Play\nsizeToFit: true"),
    Example("Titles by state", "title: { normal: Play, selected: Stop }"),
  ]

  package static let ownEvents: ControlEvents = []
  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("titleLabel", "Where the title is."),
    PartDescription("imageView", "Where the image is."),
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Events

extension UIButton {
  /// A button keeps no state of its own: its events are those of the touch.
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {}
}

extension UIButton {
  package func keeps(
    _ claim: GestureClaim, at place: Point, bounds: Rect, in context: borrowing MeasureContext
  ) -> Bool { control.isEnabled && claim.isSingleTap }
}
