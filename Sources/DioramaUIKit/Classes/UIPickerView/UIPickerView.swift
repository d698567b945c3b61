// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Wheels of rows that a delegate names, each with one row chosen.
package struct UIPickerView: WheelClass, ComponentsClass, Equatable {
  package var showsSelectionIndicator = false
  /// The chosen row of each component; rows that are not there are held to those that are.
  package var selectedRows: [Int] = [] {
    didSet { turnToSelected() }
  }
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    var bank = WheelBank()
    /// What data source and delegate answered when it was loaded.
    var data: [ComponentData] = []
    var loading = DataLoading()
    /// Wheels that code turns, of which nobody is told.
    var silent: Set<Int> = []
    /// Whether the data was ever asked for; before that the chosen rows only wait for it.
    var isLoaded = false
  }

  package init() {}
}

/// What is known of one component.
struct ComponentData: Equatable {
  /// By row; null where the delegate has none.
  var titles: [String?] = []
  var width: Double?
  var rowHeight = UIPickerView.Metrics.rowHeight

  var rows: Int { titles.count }
}

// MARK: - Declaration

extension UIPickerView {
  package static let name = "UIPickerView"
  package static let summary = "Wheels of rows that the finger turns to choose one in each."
  package static let superclassName: String? = "UIView"

  /// Source of the defaults: UIKit facts 2.14; requirements.
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "showsSelectionIndicator", \.showsSelectionIndicator,
      "Whether the chosen row is marked; from iOS 7 on it always is.", noEffectFrom: 7,
      source: .documented("UIKit facts 2.14"))
    PropertySpec(
      "selectedRows", \.selectedRows,
      "The chosen row of each component, from 0; -1 of an empty one.",
      changedBy: .user,
      isUsual: { rows in
        // The first row of each is chosen at the beginning.
        guard case .list(let items) = rows else { return false }
        return items.allSatisfy { $0 == .int(0) || $0 == .int(-1) }
      }, source: .choice("UIKit has a method for each component instead; UIKit facts 2.14"))
    PropertySpec(
      readOnly: "numberOfComponents", .int, "How many wheels it has.",
      read: { .int(Int64($0.run.data.count)) })
    MethodSpec("reloadAllComponents", [], "Asks data source and delegate for everything again.") {
      (_: inout Self, _, effects) in effects.reloadData(nil)
    }
    MethodSpec(
      "reloadComponent", [.init("component", .int)],
      "Asks data source and delegate for one component again."
    ) { (picker: inout Self, arguments, effects) throws(UIKitException) in
      effects.reloadData(try picker.component(arguments.first))
    }
    MethodSpec(
      "selectRow",
      [
        .init("row", .int), .init("inComponent", .int),
        .init("animated", .bool, default: .bool(false)),
      ], "Chooses a row, held to those there are; the delegate is not told."
    ) { (picker: inout Self, arguments, effects) throws(UIKitException) in
      guard arguments.count == 3, let row = Int(arguments[0]) else { return }
      picker.select(
        row, in: try picker.component(arguments[1]), isAnimated: arguments[2] == .bool(true),
        &effects)
    }
    MethodSpec(
      asking: "selectedRow", [.init("component", .int)], answers: .int,
      "The chosen row of a component; -1 where it has none."
    ) { (picker: Self, arguments) throws(UIKitException) in
      guard picker.run.isLoaded else { return .int(-1) }
      return .int(Int64(picker.chosen(try picker.component(arguments.first))))
    }
    MethodSpec(
      asking: "titleForRow", [.init("row", .int), .init("component", .int)],
      answers: .optional(.text), "What a row says; null for none."
    ) { (picker: Self, arguments) throws(UIKitException) in
      guard let row = arguments.first.flatMap({ Int($0) }),
        let component = arguments.last.flatMap({ Int($0) })
      else { return .null }
      // Of nothing selected there is no title.
      if row == -1 { return .null }
      guard picker.hasRow(row, inComponent: component) else {
        throw UIKitException(
          "NSRangeException", "there is no row \(row) in component \(component)")
      }
      return picker.title(ofRow: row, inComponent: component).map { .string($0) } ?? .null
    }
    MethodSpec(
      "setShowsSelectionIndicator", [.init("showsSelectionIndicator", .bool)],
      "Sets showsSelectionIndicator."
    ) { (picker: inout Self, arguments, _) in
      picker.showsSelectionIndicator = arguments.first == .bool(true)
    }
    MethodSpec(
      asking: "numberOfRows", [.init("component", .int)], answers: .int,
      "How many rows a component has."
    ) { (picker: Self, arguments) throws(UIKitException) in
      guard picker.run.isLoaded else { return .int(0) }
      return .int(Int64(picker.run.data[try picker.component(arguments.first)].rows))
    }
    MethodSpec(
      measuring: "rowSize", [.init("component", .int)], answers: .size,
      "The size of a component's rows."
    ) { (picker: Self, arguments, surroundings) throws(UIKitException) in
      guard picker.run.isLoaded else { return .size(.zero) }
      let component = try picker.component(arguments.first)
      let column = picker.columns(bounds: surroundings.bounds)[component]
      return .size(
        Size(
          column.upperBound - column.lowerBound, picker.run.data[component].rowHeight))
    }
  }

  /// What it asks and tells; a data question is asked at load and at reload, and is no event.
  package static let delegateMethods = [
    DelegateMethod(
      dataSource: "numberOfComponents",
      ["numberOfComponentsInPickerView:", "numberOfComponents(in:)"], [], answers: .int,
      "How many wheels there are."),
    DelegateMethod(
      dataSource: "numberOfRows",
      ["pickerView:numberOfRowsInComponent:", "pickerView(_:numberOfRowsInComponent:)"],
      [.init("component", .int)], answers: .int, "How many rows a wheel has."),
    DelegateMethod(
      "titleForRow",
      ["pickerView:titleForRow:forComponent:", "pickerView(_:titleForRow:forComponent:)"],
      [.init("row", .int), .init("component", .int)], answers: .optional(.text),
      "What a row says."),
    DelegateMethod(
      "attributedTitleForRow",
      [
        "pickerView:attributedTitleForRow:forComponent:",
        "pickerView(_:attributedTitleForRow:forComponent:)",
      ], [.init("row", .int), .init("component", .int)], answers: .optional(.text),
      "What a row says, before titleForRow; null falls back to that."),
    DelegateMethod(
      "widthForComponent",
      ["pickerView:widthForComponent:", "pickerView(_:widthForComponent:)"],
      [.init("component", .int)], answers: .double, "How wide a wheel is, in points."),
    DelegateMethod(
      "rowHeightForComponent",
      ["pickerView:rowHeightForComponent:", "pickerView(_:rowHeightForComponent:)"],
      [.init("component", .int)], answers: .double, "How high a wheel's rows are, in points."),
    DelegateMethod(
      "didSelectRow",
      ["pickerView:didSelectRow:inComponent:", "pickerView(_:didSelectRow:inComponent:)"],
      [.init("row", .int), .init("component", .int)],
      "A wheel that the user turned has come to rest."),
  ]

  package static let examples = [
    Example("Sizes and colors", "components: [[Small, Large], [Red, Green, Blue]]"),
    Example(
      "Ten rows", "components: [ { rows: 10, title: \"Row ${row + 1}\" } ]\nselectedRows: [2]"),
    Example(
      "By a delegate",
      """
      dataSource: { numberOfComponents: 1, numberOfRows: 3 }
      delegate: { titleForRow: "Row ${row + 1}" }
      """),
  ]

  package static let isInteractiveByDefault = true
  package static let parts = [
    PartDescription("row", .yes, "A visible row by component and row, as row[0][3].")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}
