// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Choices that come from below the screen, or on a pad beside what they are about.
package struct UIActionSheet: DeprecatedClass, IndexedAlert, OutsideTapClass, Equatable {
  package var title: String?
  package var cancelButtonTitle: String?
  package var destructiveButtonTitle: String?
  package var otherButtonTitles: [String] = []
  package var actionSheetStyle = Style.automatic
  var run = AlertRun()

  package init() {}

  package enum Style: String, PropertyEnum {
    case automatic, `default`, blackTranslucent, blackOpaque
    package static let typeName = "UIActionSheetStyle"
    package static let prefixes: [String] = []
  }
}

// MARK: - Declaration

extension UIActionSheet {
  package static let name = "UIActionSheet"
  package static let deprecation = Deprecation(
    since: 9, use: "UIAlertController", source: .documented("UIActionSheet.h; in 8.3"))
  package static let summary = "Choices that come from below the screen."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults and indexes: UIKit facts 2.16; recorded fact V3.
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("title", \.title, "The small text at the top.")
    PropertySpec(
      "cancelButtonTitle", \.cancelButtonTitle,
      "The button that only takes it away, apart from the others; its index is the last.")
    PropertySpec(
      "destructiveButtonTitle", \.destructiveButtonTitle, "The red button at the top, index 0.")
    PropertySpec(
      "otherButtonTitles", \.otherButtonTitles, "The other buttons, in the order of their indexes.")
    PropertySpec("actionSheetStyle", \.actionSheetStyle, "How it looks.", aliases: ["style"])
    PropertySpec(
      "destructiveButtonIndex", \.destructiveButtonIndex,
      "The red button; -1 where there is none.", phase: .afterRange,
      source: .documented("UIActionSheet.h")
    ).counting("button")
    PropertySpec(
      readOnly: "firstOtherButtonIndex", .int,
      "The first of the other buttons; -1 where there is none.",
      read: { .int(Int64($0.firstOtherButtonIndex)) })
    indexedSchema()
    MethodSpec(
      "show",
      [
        .init("in", .optional(.reference("UIView")), default: .null),
        .init("from", .optional(.reference("UIView")), default: .null),
      ], "Brings it over the screen; on a pad beside the view that it is shown from."
    ) { (_: inout Self, arguments, effects) in
      effects.show(from: arguments.last.flatMap { ObjectID?($0) } ?? nil)
    }
  }

  package static let examples = [
    Example(
      "Delete or not",
      "id: sheet\ndestructiveButtonTitle: Delete\notherButtonTitles: [Archive]\ncancelButtonTitle: Cancel"
    )
  ]
  package static let isInteractiveByDefault = true
  package static let parts = AlertPanel.parts
  package static let delegateMethods = indexedMethods("actionSheet", "ActionSheet")

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}

// MARK: - Buttons

extension UIActionSheet {
  private var destructiveTitles: [String] { destructiveButtonTitle.map { [$0] } ?? [] }

  var titles: [String] {
    destructiveTitles + otherButtonTitles + (cancelButtonTitle.map { [$0] } ?? [])
  }

  package var cancelButtonIndex: Int {
    get {
      run.cancelIndex
        ?? (cancelButtonTitle == nil ? -1 : destructiveTitles.count + otherButtonTitles.count)
    }
    set { run.cancelIndex = newValue }
  }

  package var destructiveButtonIndex: Int {
    get { run.destructiveIndex ?? (destructiveButtonTitle == nil ? -1 : 0) }
    set { run.destructiveIndex = newValue }
  }

  package var firstOtherButtonIndex: Int {
    otherButtonTitles.isEmpty ? -1 : destructiveTitles.count
  }

  var panel: AlertPanel {
    var panel = AlertPanel()
    panel.style = .actionSheet
    panel.title = title
    panel.isInPopover = run.isInPopover
    panel.buttons = panelButtons(
      {
        $0 == cancelButtonIndex
          ? .cancel : $0 == destructiveButtonIndex ? .destructive : .default
      }, isEnabled: { _ in true })
    return panel
  }

  /// On a pad it stands like a popover at what it comes from.
  mutating func prepare(_ request: ShowRequest, effects: inout Effects) {
    run.isInPopover = request.idiom == .pad && request.source != nil
  }

  mutating func arrive(effects: inout Effects) {}

  /// Source: UIKit facts 2.16 (recalled): only where it stands like a popover.
  package mutating func tapOutside(effects: inout Effects) {
    if run.isInPopover { cancel(effects: &effects) }
  }
}

// MARK: - Numbers

extension UIActionSheet: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber(
        "height of a button", number: { AlertMetrics.rowHeight(.actionSheet, os: $0) }, "points",
        .recalled("UIKit facts 2.16")),
      NamedNumber(
        "margin at the screen's edges", number: AlertMetrics.sheetMargin, "points",
        .recalled("UIKit facts 2.16")),
      NamedNumber(
        "width on a pad", number: AlertMetrics.popoverWidth, "points",
        .recalled("UIKit facts 2.16")),
      NamedNumber("coming", seconds: ScreenTimes.layerIn),
      NamedNumber("going", seconds: ScreenTimes.layerOut),
    ]
  }
}
