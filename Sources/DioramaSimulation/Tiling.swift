// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Rows, headers and footers come into view and leave it.
///
/// What a table asks for is asked when it is laid out, after bindings have settled; a row that is not in
/// view is no view of the tree, and one that is made of a description shared by many is used again.
extension Simulation {
  /// Lays out the tables that may have something else in view; false where there are none.
  func tileTables() throws(RunError) -> Bool {
    guard !graph.untiled.isEmpty, !isProbing else { return false }
    while let table = graph.untiled.popLast() { try tile(table) }
    return true
  }

  private func tile(_ table: ObjectID) throws(RunError) {
    guard tiling.insert(table).inserted else { return }
    let block = animationGroup
    // What comes into view is there at once.
    animationGroup = nil
    defer {
      tiling.remove(table)
      animationGroup = block
    }
    guard isInUse(table: table) else { return }
    var isNew = try loadIfNeeded(table)
    guard let view = graph.values[table.offset] as? any TableClass else { return }
    let items = view.tableLayout.items(in: view.window(bounds: graph.bounds[table.offset]))
    let width = graph.bounds[table.offset].width
    if items != tables[table]?.order ?? [] || width != tables[table]?.width {
      try show(items, in: table)
      isNew = true
    }
    try showFixtures(of: view, table)
    mark(table, isNew: isNew)
  }

  /// What only describes others shows nothing.
  private func isInUse(table: ObjectID) -> Bool {
    table.offset >= scene.objects.count || scene.objects[table.offset].presence == .present
  }

  /// Asks for what the table shows where that may have changed; whether it did.
  private func loadIfNeeded(_ table: ObjectID) throws(RunError) -> Bool {
    guard let view = graph.values[table.offset] as? any TableClass else { return false }
    let state = tables[table, default: TableState()]
    let isReloading = state.isReloading || state.counts != view.rowCounts
    guard isReloading || state.hasOtherHeights || hasOtherFixtures(view) else { return false }
    tables[table] = state
    let contents = try contents(of: table)
    // What was asked may have written the table.
    guard var view = graph.values[table.offset] as? any TableClass else { return false }
    let scroll = view.scroll
    if isReloading { view.forgetRows() }
    view.contents = contents
    graph.values[table.offset] = view
    graph.flow(table)
    graph.keepInRange(table, since: scroll)
    bindings.noteObject(table)
    if isReloading { try retireRows(of: table) }
    tables[table]?.isReloading = false
    tables[table]?.hasOtherHeights = false
    return true
  }

  private func hasOtherFixtures(_ view: any TableClass) -> Bool {
    func height(_ object: ObjectID?) -> Double {
      object.flatMap { graph.bounds.indices.contains($0.offset) ? graph.frame(of: $0).height : nil }
        ?? 0
    }
    return view.contents.topHeight != height(view.tableHeaderView)
      || view.contents.bottomHeight != height(view.tableFooterView)
  }

  /// Brings what is in view now into the tree, and takes out what is not.
  private func show(_ items: [TableLayout.Placed], in table: ObjectID) throws(RunError) {
    let now = Set(items.map(\.item))
    var kept: [TableLayout.Placed] = []
    for placed in tables[table]?.order ?? [] where !now.contains(placed.item) {
      guard let object = tables[table]?.shown[placed.item] else { continue }
      // What takes the keyboard or follows a finger stays until that ends.
      if isInUse(object), let span = span(of: placed.item, in: table) {
        kept.append(TableLayout.Placed(item: placed.item, top: span.top, height: span.height))
      } else {
        try retire(placed.item, object, of: table)
      }
    }
    let width = graph.bounds[table.offset].width
    var order: [TableLayout.Placed] = []
    for placed in (items + kept).sorted(by: { $0.item.isBefore($1.item) }) {
      let shown = tables[table]?.shown[placed.item]
      let made = shown == nil ? try view(for: placed.item, of: table) : nil
      guard let object = shown ?? made else { continue }
      tables[table]?.shown[placed.item] = object
      tilePlaces[object] = TilePlace(table: table, item: placed.item)
      order.append(placed)
      place(object, Rect(0, placed.top, width, placed.height))
    }
    tables[table]?.order = order
    tables[table]?.width = width
    arrangeTree(of: table)
    bindings.noteTree(of: table)
  }

  private func span(of item: TableItem, in table: ObjectID) -> (top: Double, height: Double)? {
    (graph.values[table.offset] as? any TableClass)?.tableLayout.span(of: item)
  }

  private func place(_ object: ObjectID, _ frame: Rect) {
    guard graph.frame(of: object) != frame else { return }
    graph.isArranging = true
    graph.setFrame(frame, of: object)
    graph.isArranging = false
    noteGeometry(of: object)
  }

  private func isInUse(_ object: ObjectID) -> Bool {
    if let firstResponder, graph.isInside(firstResponder, object) { return true }
    return trackers.keys.contains { graph.isInside($0, object) }
  }

  /// The view that stands for an item from now on; nil where there is none.
  private func view(for item: TableItem, of table: ObjectID) throws(RunError) -> ObjectID? {
    let outline = outline(of: table)
    switch item {
    case .row(let path):
      guard let row = outline.description(of: path) else { return nil }
      guard row.isMade else { return described(row.object, of: table) }
      return try madeRow(row.object, path, of: table, outline)
    case .header, .footer:
      if let view = edgeView(item, of: table, outline) { return view }
      guard let edge = outline.edge, let title = tables[table]?.titles[item] else { return nil }
      return try madeEdge(edge, item, title, of: table, outline)
    }
  }

  /// Takes a view out of the tree; one that was made waits to be used again.
  func retire(_ item: TableItem, _ object: ObjectID, of table: ObjectID) throws(RunError) {
    tables[table]?.shown[item] = nil
    tilePlaces[object] = nil
    try endRowTouches(on: object)
    if isInUse(object) { try remove(object) } else { graph.detach(object) }
    if !animations.isEmpty { endStrayAnimations() }
    guard let instance = instance(of: object), let original = instanceRoot(instance),
      scene.objects[original.offset].presence == .row
    else { return }
    bindings.sleep(instances[instance].bindings)
    unname(instance)
    tables[table]?.pools[original, default: []].append(object)
  }

  /// All rows in view leave, to come back as what they are now.
  private func retireRows(of table: ObjectID) throws(RunError) {
    for placed in tables[table]?.order ?? [] {
      if let object = tables[table]?.shown[placed.item] {
        try retire(placed.item, object, of: table)
      }
    }
    tables[table]?.order = []
  }

  /// A table was written: rows of other counts come when it is laid out.
  func noteCounts(of table: ObjectID) {
    guard let state = tables[table], !state.isReloading,
      let view = graph.values[table.offset] as? any TableClass, view.rowCounts != state.counts
    else { return }
    sleepRows(of: table)
  }

  /// What rows that are made read may be gone before they are.
  func sleepRows(of table: ObjectID) {
    for (item, object) in tables[table]?.shown ?? [:] {
      guard item.row != nil, let instance = instance(of: object) else { continue }
      bindings.sleep(instances[instance].bindings)
    }
  }

  /// The views behind, above and below the rows.
  private func showFixtures(of view: any TableClass, _ table: ObjectID) throws(RunError) {
    let wanted = [view.backgroundView, view.tableHeaderView, view.tableFooterView]
    let fixtures = wanted.compactMap { $0 }.filter { fixture in
      graph.values.indices.contains(fixture.offset) && !graph.isInside(table, fixture)
    }
    let old = tables[table]?.fixtures ?? []
    guard !fixtures.isEmpty || !old.isEmpty else { return }
    for gone in old where !fixtures.contains(gone) && graph.parent(of: gone) == table {
      try remove(gone)
    }
    let bounds = graph.bounds[table.offset]
    for fixture in fixtures {
      if graph.parent(of: fixture) != table { graph.append(fixture, to: table) }
      if fixture == view.backgroundView {
        place(fixture, bounds)
      } else {
        let top = fixture == view.tableHeaderView ? 0 : view.tableLayout.end
        place(fixture, Rect(0, top, bounds.width, graph.frame(of: fixture).height))
      }
    }
    guard fixtures != old else { return }
    tables[table]?.fixtures = fixtures
    arrangeTree(of: table)
    bindings.noteTree(of: table)
  }

  /// What is behind comes first, then rows in their order, then what may stand before them.
  private func arrangeTree(of table: ObjectID) {
    guard let view = graph.values[table.offset] as? any TableClass, let state = tables[table] else {
      return
    }
    var items = state.order.map(\.item)
    if view.pinsEdges {
      items = items.filter { $0.row != nil } + items.filter { $0.row == nil }
    }
    var wanted = items.compactMap { state.shown[$0] }
    let isFixed = Set(state.fixtures)
    if let header = view.tableHeaderView, isFixed.contains(header) { wanted.insert(header, at: 0) }
    if let behind = view.backgroundView, isFixed.contains(behind) { wanted.insert(behind, at: 0) }
    if let footer = view.tableFooterView, isFixed.contains(footer) { wanted.append(footer) }
    var previous: ObjectID?
    for object in wanted {
      if graph.parent(of: object) != table || graph.previous(before: object) != previous {
        let next = previous.map { graph.next(after: $0) } ?? graph.firstChild(of: table)
        graph.insert(object, into: table, below: next)
      }
      previous = object
    }
  }

  /// Rows in view show what is chosen and touched.
  private func mark(_ table: ObjectID, isNew: Bool) {
    guard var view = graph.values[table.offset] as? any TableClass, let state = tables[table] else {
      return
    }
    if isNew {
      view.cells = [:]
      for (item, object) in state.shown { if let path = item.row { view.cells[path] = object } }
      graph.values[table.offset] = view
      bindings.noteObject(table)
    }
    let marks = TableState.Marks(selection: view.selection, highlighted: view.highlightedRow)
    guard isNew || marks != state.marks else { return }
    tables[table]?.marks = marks
    for (path, object) in view.cells {
      guard var row = graph.values[object.offset] as? any RowClass else { continue }
      let isSelected = marks.selection.contains(path)
      let isHighlighted = marks.highlighted == path
      guard row.isSelected != isSelected || row.isHighlighted != isHighlighted else { continue }
      row.isSelected = isSelected
      row.isHighlighted = isHighlighted
      graph.values[object.offset] = row
      bindings.noteObject(object)
    }
  }

  /// A view that stands for something of a table was written: another height or text moves others.
  func noteTile(_ object: ObjectID) {
    guard let tile = graph.values[object.offset] as? any TileClass else { return }
    let described = description(of: object)
    let parent = scene.objects[described.offset].parent
    guard parent >= 0, scene.objects[described.offset].presence != .row else { return }
    var table = ObjectID(Int(parent))
    if let instance = instance(of: object) { table = instances[instance].copy(of: table) ?? table }
    guard let state = tables[table], !state.isReloading, !state.hasOtherHeights,
      habits(of: table).contains(.tiles)
    else { return }
    guard knownHeights[object] != KnownHeight(tile) else { return }
    tables[table]?.hasOtherHeights = true
    graph.noteTiles(of: table)
  }
}

/// What decided the height of a tile when its table was last told.
struct KnownHeight: Equatable {
  var height: Double?
  /// Of headers and footers, which are as high as their text.
  var title: String?

  init(_ tile: any TileClass) {
    height = tile.wantedHeight
    title = tile is any RowClass ? nil : tile.title
  }
}

extension TableItem {
  /// In the order of the content.
  fileprivate func isBefore(_ other: TableItem) -> Bool { sortKey < other.sortKey }

  private var sortKey: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let path): (path.section, 1, path.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
