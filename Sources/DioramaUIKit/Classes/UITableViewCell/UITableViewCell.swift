// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// A row of a table while that is in view: texts, a picture, and something at its right end.
package struct UITableViewCell: RowClass, Equatable {
  package var style = Style.default
  package var text: String?
  package var detailText: String?
  package var image: ImageReference?
  package var font: Font?
  package var detailFont: Font?
  package var textColor: Color?
  package var detailTextColor: Color?
  package var accessoryType = AccessoryType.none
  package var accessoryView: ObjectID?
  package var selectionStyle = SelectionStyle.blue
  package var isSelected = false
  package var isHighlighted = false
  package var indentationLevel = 0
  package var indentationWidth = 10.0
  package var separatorInset: EdgeInsets?
  package var height: Double?
  private var run = Run()

  private struct Run: Equatable { var look = TileLook() }

  package init() {}

  package var look: TileLook {
    get { run.look }
    set { run.look = newValue }
  }

  package enum Style: String, PropertyEnum {
    case `default`, value1, value2, subtitle
    package static let typeName = "UITableViewCellStyle"
    package static let prefixes: [String] = []
  }

  package enum AccessoryType: String, PropertyEnum {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    package static let typeName = "UITableViewCellAccessoryType"
    package static let prefixes = ["UITableViewCellAccessory"]
  }

  package enum SelectionStyle: String, PropertyEnum {
    case none, blue, gray, `default`
    package static let typeName = "UITableViewCellSelectionStyle"
    package static let prefixes: [String] = []
  }
}

// MARK: - Declaration

extension UITableViewCell {
  package static let name = "UITableViewCell"
  package static let summary = "A row of a table, in the tree while it is in view."
  package static let superclassName: String? = "UIView"
  package static let heightProperty = "height"

  /// Source of the defaults: UIKit facts 2.19; UITableViewCell.h (documented).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("style", \.style, "Which texts it shows, and where.")
    PropertySpec("text", \.text, "The text of its textLabel.")
    PropertySpec(
      "detailText", \.detailText, "The text of its detailTextLabel; a default style has none.")
    PropertySpec("image", \.image, "The picture at its left end.")
    PropertySpec("font", \.font, "Font of the text; null is the style's.")
    PropertySpec("detailFont", \.detailFont, "Font of the detail text; null is the style's.")
    PropertySpec("textColor", \.textColor, "Color of the text; null is the style's.")
    PropertySpec(
      "detailTextColor", \.detailTextColor, "Color of the detail text; null is the style's.")
    PropertySpec("accessoryType", \.accessoryType, "What stands at its right end.")
    PropertySpec(
      "accessoryView", \.accessoryView, "A view at its right end, in the place of accessoryType.")
    PropertySpec(
      "selectionStyle", \.selectionStyle, "How it looks while it is chosen; none looks as before.")
    PropertySpec(
      "isSelected", \.isSelected, "Whether it is chosen; its table keeps it.",
      aliases: ["selected"], changedBy: .user)
    PropertySpec(
      "isHighlighted", \.isHighlighted, "Whether a finger is on it; its table keeps it.",
      aliases: ["highlighted"], changedBy: .user)
    PropertySpec(
      "indentationLevel", \.indentationLevel, "How often its content is indented.",
      source: .documented("UITableViewCell.h"))
    PropertySpec(
      "indentationWidth", \.indentationWidth, "Points of one indentation.",
      source: .documented("UITableViewCell.h"))
    PropertySpec(
      "separatorInset", \.separatorInset, "Where the line below it begins; null is the table's.",
      introduced: 7, source: .recalled("UIKit facts 2.19"))
    PropertySpec(
      "height", \.height, "How high the row is; null is the table's rowHeight.",
      source: .choice("UIKit asks the table's delegate"))
  }

  package static let examples = [
    Example("A setting", "style: value1\ntext: Wi-Fi\ndetailText: Home"),
    Example("A choice", "text: Red\naccessoryType: checkmark"),
  ]

  private static let place: [MethodFacts.Parameter] = [.init("section", .int), .init("row", .int)]

  package static let callbackKind = EventKind.delegate
  package static let callbacks = [
    Callback("didSelect", place, "A tap has chosen it, after the delegate was told."),
    Callback("didDeselect", place, "A tap has let it go, after the delegate was told."),
    Callback(
      "accessoryButtonTapped", place,
      "Its detail button was tapped, after the delegate was told."),
  ]

  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("accessoryButton", "The detail button at its right end.")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Measuring

extension UITableViewCell {
  /// Numbers of UITableViewCell.
  package enum Metrics {
    /// Of a new cell; recalled (UIKit facts 2.19).
    package static let size = Size(320, 44)
    /// Right of an accessory view; recalled.
    package static let margin = 15.0
    /// Between text and value, and the width of the text of `value2`; recalled.
    static let gap = 6.0
    static let contactLabel = 91.0

    /// What the line below takes of the height, so that 43, 43.5 or 43.67 are left of 44
    /// (UIKit facts 2.19, stored frames).
    package static func separator(_ context: borrowing MeasureContext) -> Double {
      context.os < 8 ? 1 : 1 / context.scale
    }

    /// What an accessory takes of the width (stored frames of Interface Builder's iOS 7 files, recalled).
    package static func width(of accessory: AccessoryType) -> Double {
      switch accessory {
      case .none: 0
      case .disclosureIndicator: 33
      case .detailDisclosureButton: 67
      case .checkmark: 39
      case .detailButton: 47
      }
    }
  }

  package var wantedHeight: Double? { height }
  package var title: String? {
    get { text }
    set { text = newValue }
  }

  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { Metrics.size }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { part.name == "accessoryButton" ? accessoryButton(in: bounds) : nil }

  /// The round button takes the whole height; a chevron right of it is none of it.
  package func accessoryButton(in bounds: Rect) -> Rect? {
    guard accessoryView == nil else { return nil }
    let width = Metrics.width(of: accessoryType)
    switch accessoryType {
    case .detailButton: return Rect(bounds.maxX - width, bounds.minY, width, bounds.height)
    case .detailDisclosureButton:
      let chevron = Metrics.width(of: .disclosureIndicator) - Metrics.margin
      return Rect(bounds.maxX - width, bounds.minY, width - chevron, bounds.height)
    case .none, .disclosureIndicator, .checkmark: return nil
    }
  }
}

// MARK: - Arranging

extension UITableViewCell: ArrangingClass {
  /// The accessory view keeps its size, in the middle of what the line below leaves.
  package func arrangement(
    bounds: Rect, sizeOf size: (ObjectID) -> Size, in context: borrowing MeasureContext
  ) -> [Arranged] {
    guard let accessoryView else { return [] }
    let own = size(accessoryView)
    let room = bounds.height - Metrics.separator(context)
    let y = ((room - own.height) / 2 * context.scale).rounded(.down) / context.scale
    return [
      Arranged(
        accessoryView,
        Rect(bounds.maxX - Metrics.margin - own.width, bounds.minY + y, own.width, own.height))
    ]
  }
}

// MARK: - Numbers

extension UITableViewCell: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber("size", size: { _ in Metrics.size }, .recalled("UIKit facts 2.19")),
      NamedNumber(
        "beside an accessory view", "\(DecimalText.report(Metrics.margin)) points",
        .recalled("UIKit facts 2.19")),
    ]
  }
}
