// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a running table shows, and what it keeps for later.
struct TableState {
  /// The views of what is in view.
  var shown: [TableItem: ObjectID] = [:]
  /// In the order of the content.
  var order: [TableLayout.Placed] = []
  /// Rows, headers and footers that were made and are not in view, by what they are made of.
  var pools: [ObjectID: [ObjectID]] = [:]
  /// Of the rows that are shown.
  var width = 0.0
  /// What of the table's own is shown around its rows.
  var fixtures: [ObjectID] = []
  /// The counts that the contents were loaded with.
  var counts: [Int] = []
  /// Whether everything has to be asked for again, rows that are in view among it.
  var isReloading = true
  /// Whether heights have to be looked at again.
  var hasOtherHeights = false
  /// What a data source says of headers and footers.
  var titles: [TableItem: String] = [:]
  /// The chosen and the touched row that the views show.
  var marks = Marks()

  struct Marks: Equatable {
    var selection: [ItemPath] = []
    var highlighted: ItemPath?
  }
}

/// Where a view stands for something of a table.
struct TilePlace {
  var table: ObjectID
  var item: TableItem
}

/// What a table has to show: how many rows, how high, with which headers and footers.
extension Simulation {
  func outline(of table: ObjectID) -> TableOutline {
    scene.tables[description(of: table)] ?? TableOutline()
  }

  /// Everything is asked for again when the table is next laid out.
  func reload(_ table: ObjectID) {
    tables[table, default: TableState()].isReloading = true
    graph.noteTiles(of: table)
    sleepRows(of: table)
  }

  /// Asks file, data source and delegate for what the table shows.
  func contents(of table: ObjectID) throws(RunError) -> TableContents {
    guard let view = graph.values[table.offset] as? any TableClass else { return TableContents() }
    let outline = outline(of: table)
    var contents = TableContents()
    let counts = outline.sections.isEmpty ? try askedCounts(of: table) : view.rowCounts
    tables[table]?.counts = view.rowCounts
    tables[table]?.titles = [:]
    for (index, count) in counts.enumerated() {
      var section = TableContents.Section(rows: try rows(count, in: index, of: table, outline))
      section.header = try edge(.header(section: index), of: table, outline)
      section.footer = try edge(.footer(section: index), of: table, outline)
      contents.sections.append(section)
    }
    contents.topHeight = view.tableHeaderView.map { height(of: $0) } ?? 0
    contents.bottomHeight = view.tableFooterView.map { height(of: $0) } ?? 0
    return contents
  }

  private func height(of view: ObjectID) -> Double {
    graph.bounds.indices.contains(view.offset) ? graph.frame(of: view).height : 0
  }

  /// More than anybody scrolls through; what asks for more is held to it.
  private static let mostRows = 10_000_000.0
  private static let mostSections = 100_000.0
  /// Points of a row, header or footer.
  private static let highest = 100_000.0
  /// Steps of the expressions' budget for each question.
  private static let questionCost = 50

  private func askedCounts(of table: ObjectID) throws(RunError) -> [Int] {
    guard hasDelegate("numberOfRows", of: table) else { return [0] }
    let sections = try ask("numberOfSections", [], of: table)?.number ?? 1
    var counts: [Int] = []
    for section in 0..<Int(sections.clamped(to: 0...Self.mostSections)) {
      let rows = try ask("numberOfRows", Self.place(section), of: table)?.number ?? 0
      counts.append(Int(rows.clamped(to: 0...Self.mostRows)))
    }
    return counts
  }

  private static func place(_ section: Int, _ row: Int? = nil) -> [Effect.Argument] {
    let arguments = [Effect.Argument("section", .int(Int64(section)))]
    return arguments + (row.map { [Effect.Argument("row", .int(Int64($0)))] } ?? [])
  }

  private func ask(
    _ method: String, _ arguments: [Effect.Argument], of table: ObjectID
  ) throws(RunError) -> Value? {
    try spendQuestion(of: table)
    return try answer(method, arguments, of: table, isRecorded: false)
  }

  /// Rows are many, and each is no action of its own.
  private func spendQuestion(of table: ObjectID) throws(RunError) {
    expressionBudget -= Self.questionCost
    guard expressionBudget > 0 else {
      throw RunError(
        "'\(graph.ids[table.offset])' asks for more rows than one run may",
        at: scene.objects[description(of: table).offset].span)
    }
  }

  /// The heights of a section's rows: the delegate's, else a row's own, else the table's.
  private func rows(
    _ count: Int, in section: Int, of table: ObjectID, _ outline: TableOutline
  ) throws(RunError) -> TableContents.Rows {
    let count = Int(Double(count).clamped(to: 0...Self.mostRows))
    let asks = hasDelegate("heightForRow", of: table)
    let own = ownHeight(in: section, outline)
    switch own {
    case .literal(let value) where !asks:
      return .alike(count: count, height: Self.height(value))
    default: break
    }
    var heights: [Double?] = []
    heights.reserveCapacity(count)
    for row in 0..<count {
      if asks, let value = try ask("heightForRow", Self.place(section, row), of: table),
        let height = Self.height(value)
      {
        heights.append(height)
        continue
      }
      switch own {
      case .described(let rows):
        heights.append(rows.indices.contains(row) ? wantedHeight(of: rows[row], of: table) : nil)
      case .literal(let value): heights.append(Self.height(value))
      case .evaluated(let source, let span):
        try spendQuestion(of: table)
        let frame = rowFrame(ItemPath(section, row), of: table, outline)
        heights.append(Self.height(try evaluate(source, frame, at: span)))
      }
    }
    return .each(heights)
  }

  /// Where the heights of a section's rows come from.
  private enum OwnHeight {
    case described([ObjectID])
    case literal(Value)
    case evaluated(ValueSource, SourceSpan)
  }

  private func ownHeight(in section: Int, _ outline: TableOutline) -> OwnHeight {
    let made: ObjectID
    if outline.sections.isEmpty {
      guard let row = outline.row else { return .literal(.null) }
      made = row
    } else {
      guard outline.sections.indices.contains(section) else { return .literal(.null) }
      switch outline.sections[section].rows {
      case .described(let rows): return .described(rows)
      case .made(let row): made = row
      }
    }
    let info = catalog.classes[scene.objects[made.offset].classIndex]
    guard let type = info.type as? any TileClass.Type,
      let property = info.property(named: type.heightProperty),
      let setting = scene.settings(of: made.offset).last(where: { Int($0.property) == property })
    else { return .literal(.null) }
    if case .literal(let value) = setting.source { return .literal(value) }
    return .evaluated(setting.source, setting.valueSpan)
  }

  private static func height(_ value: Value) -> Double? {
    // UITableViewAutomaticDimension is -1.
    value.number.flatMap { $0.isFinite && $0 >= 0 ? min($0, highest) : nil }
  }

  private func wantedHeight(of row: ObjectID, of table: ObjectID) -> Double? {
    let tile = described(row, of: table)
    guard let view = graph.values[tile.offset] as? any TileClass else { return nil }
    knownHeights[tile] = KnownHeight(view)
    return view.wantedHeight.flatMap { Self.height(.double($0)) }
  }

  private func edge(
    _ item: TableItem, of table: ObjectID, _ outline: TableOutline
  ) throws(RunError) -> TableContents.Edge {
    var edge = TableContents.Edge()
    let isHeader = if case .header = item { true } else { false }
    let section: Int
    switch item {
    case .header(let index), .footer(let index): section = index
    case .row(let path): section = path.section
    }
    let method = isHeader ? "HeaderInSection" : "FooterInSection"
    if outline.sections.isEmpty {
      if hasDelegate("titleFor" + method, of: table),
        case .string(let title)? = try ask("titleFor" + method, Self.place(section), of: table)
      {
        edge.text = title
        edge.hasView = true
        tables[table]?.titles[item] = title
      }
    } else if let view = edgeView(item, of: table, outline) {
      edge.hasView = true
      if let tile = graph.values[view.offset] as? any TileClass {
        knownHeights[view] = KnownHeight(tile)
        edge.text = tile.title
        edge.height = tile.wantedHeight.flatMap { Self.height(.double($0)) }
        edge.hasView = edge.text != nil || edge.height != nil
      } else {
        edge.height = height(of: view)
      }
    }
    if hasDelegate("heightFor" + method, of: table),
      let value = try ask("heightFor" + method, Self.place(section), of: table),
      let height = Self.height(value)
    {
      edge.height = height
    }
    return edge
  }

  /// The view that the file describes for a header or footer.
  func edgeView(_ item: TableItem, of table: ObjectID, _ outline: TableOutline) -> ObjectID? {
    switch item {
    case .header(let section) where outline.sections.indices.contains(section):
      outline.sections[section].header.map { described($0, of: table) }
    case .footer(let section) where outline.sections.indices.contains(section):
      outline.sections[section].footer.map { described($0, of: table) }
    default: nil
    }
  }

  /// The running object of a description inside a table.
  func described(_ object: ObjectID, of table: ObjectID) -> ObjectID {
    guard let instance = instance(of: table) else { return object }
    return instances[instance].copy(of: object) ?? object
  }

  /// What the expressions of a row that is made have in scope.
  func rowFrame(_ path: ItemPath, of table: ObjectID, _ outline: TableOutline) -> Frame {
    var locals: [Value] = []
    let outer = instance(of: table)
    if outline.captured > 0, let outer {
      locals = Array(instances[outer].locals.prefix(outline.captured))
    }
    while locals.count < outline.captured { locals.append(.null) }
    var frame = Frame(locals + path.arguments.map(\.1))
    frame.instance = outer
    return frame
  }
}
