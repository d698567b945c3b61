// SPDX-License-Identifier: MIT
import DioramaCore

/// A scroll view of rows in sections that builds only what is in view.
///
/// The class keeps where everything is and what is chosen; the simulation makes the views.
package protocol TableClass: ScrollingClass, FlowingClass, DelegatingClass {
  /// The classes of rows and of headers and footers that are described without a type.
  static var rowClass: String { get }
  static var edgeClass: String { get }
  /// The property that holds `rowCounts`.
  static var countsProperty: String { get }

  /// How many rows the file's sections have now.
  var rowCounts: [Int] { get }
  var contents: TableContents { get set }
  /// Where everything is for the contents and the width that it had when they were laid out.
  var tableLayout: TableLayout { get }
  /// Whether headers and footers stay in view while their section passes.
  var pinsEdges: Bool { get }
  var selection: [ItemPath] { get }
  var highlightedRow: ItemPath? { get }
  /// The views of the rows in view; the simulation keeps it.
  var cells: [ItemPath: ObjectID] { get set }

  /// Views that stand for the whole table.
  var backgroundView: ObjectID? { get }
  var tableHeaderView: ObjectID? { get }
  var tableFooterView: ObjectID? { get }

  /// How the view of an item is drawn.
  func look(of item: TableItem) -> TileLook

  /// All rows are others from now on: none is chosen.
  mutating func forgetRows()
  /// Follows a finger on a row; runs nothing itself and asks for what should happen by effects.
  mutating func handle(_ event: RowEvent, of row: ItemPath, effects: inout Effects)
}

/// What a finger does to a row.
package enum RowEvent: Sendable {
  case touched
  /// Lifted on it, after `touched`.
  case tapped
  /// The touch became something else.
  case cancelled
  /// A tap on the button at its right end.
  case accessoryTapped
}

extension TableClass {
  /// What is looked at of the content.
  package func window(bounds: Rect) -> TableLayout.Window {
    var window = TableLayout.Window(top: bounds.minY, bottom: bounds.maxY)
    if pinsEdges {
      let first = bounds.minY + scroll.inset.top
      window.pins = first...max(first, bounds.maxY - scroll.inset.bottom)
    }
    return window
  }
}

/// A view that stands for a row, a header or a footer while that is in view.
package protocol TileClass: ViewClass {
  /// The property that holds `wantedHeight`.
  static var heightProperty: String { get }
  /// Nil leaves it to the table.
  var wantedHeight: Double? { get }
  var title: String? { get set }
  /// How its table has it drawn.
  var look: TileLook { get set }
}

/// A tile that stands for a row.
package protocol RowClass: TileClass, CallingClass {
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  /// The button at its right end, in own coordinates; nil where it has none.
  func accessoryButton(in bounds: Rect) -> Rect?
}
