// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

// MARK: - Events

extension UITableView {
  package var isMoving: Bool { scroll.isMoving }
  package var contentTouches: ContentTouches { scroll.contentTouches }
  package var selection: [ItemPath] { run.selection }
  package var highlightedRow: ItemPath? { run.highlighted }
  package var cells: [ItemPath: ObjectID] {
    get { run.cells }
    set { run.cells = newValue }
  }

  package func reach(
    of touch: PanTouch, along axis: PanAxis, towards direction: Double
  ) -> PanReach { scroll.reach(along: axis, towards: direction) }

  package mutating func handle(_ event: PanEvent, effects: inout Effects) {
    scroll.handle(event, effects: &effects)
  }

  package mutating func forgetRows() {
    run.selection = []
    run.highlighted = nil
    run.choosing = nil
  }

  /// A tap on its way from the finger to the delegate's last word.
  struct Choosing: Equatable {
    var row: ItemPath
    /// Chosen rows that are still to be let go, of which the first is being asked about.
    var leaving: [ItemPath] = []
    /// Whether the row is chosen once those are gone.
    var isChoosing = true
  }

  /// Source of the order: UIKit facts 2.19; that highlighting ends before choosing begins is recalled.
  package mutating func handle(_ event: RowEvent, of row: ItemPath, effects: inout Effects) {
    switch event {
    case .touched:
      guard allowsSelection else { return }
      run.choosing = Choosing(row: row)
      effects.ask("shouldHighlightRow", row.arguments, defaultAnswer: true)
    case .tapped:
      guard run.highlighted == row else { return }
      unhighlight(&effects)
      run.choosing = Choosing(row: row)
      if allowsMultipleSelection, run.selection.contains(row) {
        run.choosing?.isChoosing = false
        leave([row], &effects)
      } else {
        effects.consult("willSelectRow", row.arguments)
      }
    case .cancelled:
      guard run.highlighted == row else { return }
      unhighlight(&effects)
    case .accessoryTapped:
      effects.tell("accessoryButtonTapped", row.arguments)
      effects.tellRow("accessoryButtonTapped", row)
    }
  }

  private mutating func unhighlight(_ effects: inout Effects) {
    guard let row = run.highlighted else { return }
    run.highlighted = nil
    effects.tell("didUnhighlightRow", row.arguments)
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    if point == "shouldHighlightRow" {
      guard answer, let row = run.choosing?.row, run.layout.has(row) else { return }
      run.highlighted = row
      effects.tell("didHighlightRow", row.arguments)
    } else {
      _ = scroll.resume(point, answer: answer, effects: &effects)
    }
  }

  package mutating func hear(_ question: String, answer: Value?, effects: inout Effects) {
    switch question {
    case "willSelectRow":
      guard let row = chosen(by: answer) else {
        run.choosing = nil
        return
      }
      run.choosing = Choosing(row: row)
      let others = allowsMultipleSelection ? [] : run.selection.filter { $0 != row }
      leave(others, &effects)
    case "willDeselectRow":
      guard var choosing = run.choosing, !choosing.leaving.isEmpty else { return }
      // What the delegate keeps stays chosen, and nothing else is.
      guard Self.allows(answer) else {
        run.choosing = nil
        return
      }
      let row = choosing.leaving.removeFirst()
      run.choosing = choosing
      run.selection.removeAll { $0 == row }
      effects.tell("didDeselectRow", row.arguments)
      effects.tellRow("didDeselect", row)
      leave(choosing.leaving, &effects)
    default: _ = scroll.resume(question, answer: answer, effects: &effects)
    }
  }

  /// Asks for the next row that is to be let go; chooses where there is none.
  private mutating func leave(_ rows: [ItemPath], _ effects: inout Effects) {
    guard let choosing = run.choosing else { return }
    guard let next = rows.first else {
      run.choosing = nil
      guard choosing.isChoosing, run.layout.has(choosing.row) else { return }
      if !run.selection.contains(choosing.row) { run.selection.append(choosing.row) }
      effects.tell("didSelectRow", choosing.row.arguments)
      effects.tellRow("didSelect", choosing.row)
      return
    }
    run.choosing?.leaving = rows
    effects.consult("willDeselectRow", next.arguments)
  }

  /// The row to choose: the one tapped, another one that the delegate names, or none.
  private func chosen(by answer: Value?) -> ItemPath? {
    guard let tapped = run.choosing?.row, Self.allows(answer) else { return nil }
    let row = ItemPath(answer) ?? tapped
    return run.layout.has(row) ? row : nil
  }

  /// Null and false refuse; nothing, and any row, do not.
  private static func allows(_ answer: Value?) -> Bool {
    switch answer {
    case .null?, .bool(false)?: false
    case .map(let map)?: map["isAllowed"] != .bool(false)
    default: true
    }
  }
}
