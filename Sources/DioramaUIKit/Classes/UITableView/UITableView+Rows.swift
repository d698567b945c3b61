// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

// MARK: - Rows from code

extension UITableView {
  private static let place: [MethodFacts.Parameter] = [
    .init("row", .int), .init("inSection", .int, default: .int(0)),
  ]

  static func rowMethods() -> [SchemaPart<Self>] {
    [
      .method(
        MethodSpec("reloadData", [], "Asks for everything again; no row is chosen any more.") {
          (_: inout Self, _, effects) in effects.reloadData(nil)
        }),
      .method(
        MethodSpec(
          "selectRow",
          place + [
            .init("animated", .bool, default: .bool(false)),
            .init("scrollPosition", ScrollPosition.kind, default: .string("none")),
          ], "Chooses a row; the delegate is not told."
        ) { (table: inout Self, arguments, effects) throws(UIKitException) in
          let row = try table.row(arguments)
          if !table.allowsMultipleSelection { table.run.selection = [] }
          if !table.run.selection.contains(row) { table.run.selection.append(row) }
          table.scroll(to: row, arguments.last, isAnimated: arguments[2] == .bool(true), &effects)
        }),
      .method(
        MethodSpec(
          "deselectRow", place + [.init("animated", .bool, default: .bool(false))],
          "Lets a chosen row go; the delegate is not told."
        ) { (table: inout Self, arguments, _) throws(UIKitException) in
          let row = try table.row(arguments)
          table.run.selection.removeAll { $0 == row }
        }),
      .method(
        MethodSpec(
          "scrollToRow",
          place + [
            .init("scrollPosition", ScrollPosition.kind, default: .string("none")),
            .init("animated", .bool, default: .bool(false)),
          ], "Scrolls until a row is seen, or stands where it should."
        ) { (table: inout Self, arguments, effects) throws(UIKitException) in
          let row = try table.row(arguments)
          let position = arguments[2] == .string("none") ? nil : arguments[2]
          table.scroll(
            to: row, position, isAnimated: arguments[3] == .bool(true), showsAnyway: true, &effects)
        }),
    ]
  }

  static func rowQuestions() -> [SchemaPart<Self>] {
    [
      .method(
        MethodSpec(asking: "numberOfSections", [], answers: .int, "How many sections it shows.") {
          (table: Self, _) in .int(Int64(table.run.layout.sections.count))
        }),
      .method(
        MethodSpec(
          asking: "numberOfRows", [.init("section", .int)], answers: .int,
          "How many rows a section has."
        ) { (table: Self, arguments) throws(UIKitException) in
          .int(Int64(table.run.layout.sections[try table.section(arguments.first)].rows.count))
        }),
      .method(
        MethodSpec(
          asking: "selectedRows", [], answers: .list(.record(rowDescription)),
          "The chosen rows as {section, row}, in the order they were chosen."
        ) { (table: Self, _) in .list(table.run.selection.map(\.value)) }),
      .method(
        MethodSpec(
          asking: "visibleRows", [], answers: .list(.record(rowDescription)),
          "The rows in view as {section, row}, from the top."
        ) { (table: Self, _) in .list(table.run.cells.keys.sorted().map(\.value)) }),
      .method(
        MethodSpec(
          asking: "cellForRow", [.init("section", .int), .init("row", .int)],
          answers: .optional(.reference(rowClass)),
          "The view of a row; null while it is not in view."
        ) { (table: Self, arguments) in
          guard let path = ItemPath(.list(arguments)) else { return .null }
          return table.run.cells[path].map { .object($0) } ?? .null
        }),
      .method(
        MethodSpec(
          measuring: "rectForRow", [.init("section", .int), .init("row", .int)], answers: .rect,
          "Where a row is in the table's own coordinates, in view or not."
        ) { (table: Self, arguments, surroundings) throws(UIKitException) in
          let row = try table.row(arguments.reversed())
          return .rect(table.rect(of: .row(row), in: surroundings.bounds) ?? .zero)
        }),
      .method(
        MethodSpec(
          measuring: "rectForHeader", [.init("section", .int)], answers: .rect,
          "Where the header of a section is at its own place."
        ) { (table: Self, arguments, surroundings) throws(UIKitException) in
          let section = try table.section(arguments.first)
          return .rect(table.rect(of: .header(section: section), in: surroundings.bounds) ?? .zero)
        }),
      .method(
        MethodSpec(
          measuring: "rectForFooter", [.init("section", .int)], answers: .rect,
          "Where the footer of a section is at its own place."
        ) { (table: Self, arguments, surroundings) throws(UIKitException) in
          let section = try table.section(arguments.first)
          return .rect(table.rect(of: .footer(section: section), in: surroundings.bounds) ?? .zero)
        }),
    ]
  }

  static let rowDescription = RecordDescription(
    name: "a row {section, row}", [.init("section", .int), .init("row", .int)])

  /// A section that there is, or UIKit's exception.
  private func section(_ value: Value?) throws(UIKitException) -> Int {
    guard let section = value.flatMap({ Int($0) }), run.layout.sections.indices.contains(section)
    else {
      throw UIKitException(
        "NSRangeException",
        "section \(value?.templateText ?? "") is beyond the \(run.layout.sections.count) there are")
    }
    return section
  }

  /// The row of the first two arguments, row and section; or UIKit's exception.
  private func row(_ arguments: [Value]) throws(UIKitException) -> ItemPath {
    let section = try section(arguments.count > 1 ? arguments[1] : nil)
    let count = run.layout.sections[section].rows.count
    guard let row = arguments.first.flatMap({ Int($0) }), (0..<count).contains(row) else {
      throw UIKitException(
        "NSRangeException",
        "row \(arguments.first?.templateText ?? "") is beyond the \(count) of section \(section)")
    }
    return ItemPath(section, row)
  }

  /// - Parameter showsAnyway: Whether a row that is not seen comes into view where no place is given.
  private mutating func scroll(
    to row: ItemPath, _ position: Value?, isAnimated: Bool, showsAnyway: Bool = false,
    _ effects: inout Effects
  ) {
    guard let span = run.layout.span(of: .row(row)) else { return }
    let height = scroll.viewSize.height
    let inset = scroll.inset
    // What pins covers the top of the content.
    let pinned = pinsEdges ? run.layout.sections[row.section].header : 0
    var offset = scroll.contentOffset
    switch position.flatMap({ ScrollPosition($0) }) ?? .none {
    case .top: offset.y = span.top - inset.top - pinned
    case .middle:
      let room = height - inset.top - inset.bottom
      offset.y = span.top + span.height / 2 - inset.top - room / 2
    case .bottom: offset.y = span.top + span.height + inset.bottom - height
    case .none:
      guard showsAnyway else { return }
      let area = Rect(0, span.top - pinned, scroll.viewSize.width, span.height + pinned)
      offset.y = scroll.offset(showing: area).y
    }
    scroll.go(to: scroll.resting(offset), isAnimated: isAnimated, &effects)
  }
}
