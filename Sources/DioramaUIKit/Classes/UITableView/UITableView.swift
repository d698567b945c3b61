// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Rows in sections, one below the other, of which only those in view are there.
package struct UITableView: TableClass, Equatable {
  package var scroll = ScrollTraits()
  package var style = Style.plain
  package var rowHeight = 44.0
  package var sectionHeaderHeight = -1.0
  package var sectionFooterHeight = -1.0
  package var estimatedRowHeight = 0.0
  package var separatorStyle = SeparatorStyle.singleLine
  package var separatorColor: Color?
  package var separatorInset = EdgeInsets(0, 15, 0, 0)
  package var allowsSelection = true
  package var allowsMultipleSelection = false
  package var backgroundView: ObjectID?
  package var tableHeaderView: ObjectID?
  package var tableFooterView: ObjectID?
  package var rowCounts: [Int] = []
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    var contents = TableContents()
    var layout = TableLayout()
    /// What the layout was made for.
    var basis: Basis?
    /// In the order they were chosen.
    var selection: [ItemPath] = []
    var highlighted: ItemPath?
    var choosing: Choosing?
    var cells: [ItemPath: ObjectID] = [:]
  }

  package init() {
    scroll.alwaysBounceVertical = true
  }

  package enum Style: String, PropertyEnum {
    case plain, grouped, insetGrouped
    package static let typeName = "UITableViewStyle"
    package static let prefixes: [String] = []
  }

  package enum SeparatorStyle: String, PropertyEnum {
    case none, singleLine, singleLineEtched
    package static let typeName = "UITableViewCellSeparatorStyle"
    package static let prefixes: [String] = []
  }

  package enum ScrollPosition: String, PropertyEnum {
    case none, top, middle, bottom
    package static let typeName = "UITableViewScrollPosition"
    package static let prefixes: [String] = []
  }
}

// MARK: - Declaration

extension UITableView {
  package static let name = "UITableView"
  package static let summary = "Rows in sections, one below the other, that a finger scrolls."
  package static let superclassName: String? = "UIScrollView"
  package static let rowClass = "UITableViewCell"
  package static let edgeClass = "UITableViewHeaderFooterView"
  package static let countsProperty = "rowCounts"

  /// Source of the defaults: UIKit facts 2.19; UITableView.h (documented).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec("style", \.style, "Whether sections stand apart in groups.")
    PropertySpec(
      "rowHeight", \.rowHeight, "How high its rows are; -1 is as high as they need, which is 44.",
      eraDefault: { $0 >= 8 ? .double(-1) : nil },
      source: .observed("Interface Builder files; UIKit facts 2.19"))
    PropertySpec(
      "sectionHeaderHeight", \.sectionHeaderHeight,
      "How high section headers are; -1 is as their text and the style want.",
      source: .recalled("UIKit facts 2.19"))
    PropertySpec(
      "sectionFooterHeight", \.sectionFooterHeight,
      "How high section footers are; -1 is as their text and the style want.",
      source: .recalled("UIKit facts 2.19"))
    PropertySpec(
      "estimatedRowHeight", \.estimatedRowHeight,
      "Taken for rows whose height is not known yet; here all heights are known at once.",
      eraDefault: { $0 >= 11 ? .double(-1) : nil },
      source: .documented("UITableView.h; UIKit facts 2.19"))
    PropertySpec("separatorStyle", \.separatorStyle, "The lines between rows.")
    PropertySpec(
      "separatorColor", \.separatorColor, "Color of the lines between rows.",
      drawnDefault: "\(Palette.separator(os: 7).hex), from iOS 13 \(Palette.separator(os: 13).hex)")
    PropertySpec(
      "separatorInset", \.separatorInset, "Where the lines between rows begin and end.",
      introduced: 7, source: .recalled("UIKit facts 2.19"))
    PropertySpec("allowsSelection", \.allowsSelection, "Whether taps choose rows.")
    PropertySpec(
      "allowsMultipleSelection", \.allowsMultipleSelection,
      "Whether several rows may be chosen, and a tap on a chosen one lets it go.")
    PropertySpec(
      "backgroundView", \.backgroundView, "A view behind the rows that does not scroll with them.")
    PropertySpec(
      "tableHeaderView", \.tableHeaderView,
      "A view above the first section, as high as its frame.")
    PropertySpec(
      "tableFooterView", \.tableFooterView, "A view below the last section, as high as its frame.")
    counts()
    PropertySpec(
      readOnly: "numberOfSections", .int, "How many sections it shows.",
      read: { .int(Int64($0.run.layout.sections.count)) })
    inherit(\.scroll, ScrollTraits.schema)
    rowMethods()
    rowQuestions()
  }

  /// What the file's sections say, kept for the table by the reader.
  private static func counts() -> [SchemaPart<Self>] {
    var counts = PropertySpec<Self>(
      "rowCounts", \.rowCounts, "How many rows each section of the file has; changed, it reloads.")
    counts.facts.access = .readOnly
    return [.property(counts)]
  }

  package static let examples = [
    Example(
      "Two sections",
      """
      frame: [0, 20, 320, 460]
      style: grouped
      sections:
        - header: Network
          rows:
            - { style: value1, text: Wi-Fi, detailText: Home, accessoryType: disclosureIndicator }
            - { text: Airplane Mode, accessoryView: { type: UISwitch } }
        - { count: 3, row: { text: "Network ${row + 1}" } }
      """),
    Example(
      "By a data source",
      """
      frame: [0, 20, 320, 460]
      dataSource: { numberOfSections: 2, numberOfRows: "${section == 0 ? 1 : 5}" }
      row: { text: "Row ${row} of ${section}" }
      """),
  ]

  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("row", .yes, "A row by section and row, as row[0][3], in view or not."),
    PartDescription(
      "accessoryButton", .yes, "The detail button of a row in view, as accessoryButton[0][3]."),
    PartDescription("header", .yes, "The header of a section, as header[0]."),
    PartDescription("footer", .yes, "The footer of a section, as footer[0]."),
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}
