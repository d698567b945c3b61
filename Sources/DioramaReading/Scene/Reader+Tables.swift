// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Tables: `sections: [ { header: …, rows: […] }, { count: …, row: {…} } ]`, or one `row` for a data
/// source.
extension Reader {
  static let sectionKeys = KeySet.section.names

  /// Makes the objects of a table's rows, headers and footers.
  mutating func collectSections(
    _ sections: NodeID?, _ row: NodeID?, of table: ObjectID, _ draft: ObjectDraft
  ) {
    let record = scene.objects[table.offset]
    guard let type = catalog.classes[record.classIndex].tableType, !isInRow(table) else { return }
    var outline = scene.tables[table] ?? TableOutline()
    let site = RowSite(
      table: table, type: type, presence: record.presence, added: draft.added)
    if let sections { collect(sections, site, &outline) }
    if let row, outline.sections.isEmpty {
      outline.row = collectMade(row, "row", site)
      let edge = addObject(
        type.edgeClass, id: "\(record.id).edge", parent: Int32(table.index), span: record.span,
        hasOwnID: false, presence: record.presence == .absent ? .absent : .row)
      if let edge { scene.objects[edge.offset].steps.insert(.isPlacedByOwner) }
      outline.edge = edge
    }
    scene.tables[table] = outline
  }

  /// What the rows of a table have in common.
  struct RowSite {
    var table: ObjectID
    var type: any TableClass.Type
    var presence: SceneObject.Presence
    var added: ObjectID?
  }

  /// Whether a table stands in a row of another one, which is told where its sections are read.
  private func isInRow(_ table: ObjectID) -> Bool {
    var current = Int(scene.objects[table.offset].parent)
    while current >= 0 {
      if catalog.classes[scene.objects[current].classIndex].tableType != nil { return true }
      current = Int(scene.objects[current].parent)
    }
    return false
  }

  private mutating func collect(
    _ node: NodeID, _ site: RowSite, _ outline: inout TableOutline
  ) {
    if let part = substitute(for: node) {
      return inside(part.place) { $0.collect(part.node, site, &outline) }
    }
    guard tree.kind(of: node) == .sequence else { return }
    for item in tree.items(of: node) where tree.kind(of: item) == .mapping {
      var site = site
      let isLeftOut = isLeftOut(item)
      if isLeftOut { site.presence = .absent }
      let section = collectSection(item, outline.sections.count, site)
      if !isLeftOut { outline.sections.append(section) }
    }
  }

  private mutating func isLeftOut(_ section: NodeID) -> Bool {
    tree.value(of: section, "when").map { readStaticCondition($0) == false } ?? false
  }

  private mutating func collectSection(
    _ node: NodeID, _ index: Int, _ site: RowSite
  ) -> TableOutline.Section {
    let id = scene.objects[site.table.offset].id
    var section = TableOutline.Section(rows: .described([]))
    if let header = tree.value(of: node, "header"), !isNull(header) {
      section.header = collectTile(header, "\(id).header[\(index)]", site.type.edgeClass, site)
    }
    if let rows = tree.value(of: node, "rows") {
      section.rows = .described(collectRows(rows, "\(id).row[\(index)]", site))
    } else if let row = tree.value(of: node, "row") {
      if let made = collectMade(row, "sections[\(index)].row", site) { section.rows = .made(made) }
    }
    if let footer = tree.value(of: node, "footer"), !isNull(footer) {
      section.footer = collectTile(footer, "\(id).footer[\(index)]", site.type.edgeClass, site)
    }
    return section
  }

  private mutating func collectRows(
    _ node: NodeID, _ path: String, _ site: RowSite
  ) -> [ObjectID] {
    if let part = substitute(for: node) {
      return inside(part.place) { $0.collectRows(part.node, path, site) }
    }
    guard tree.kind(of: node) == .sequence else {
      if !isNull(node) { wrongType("a list of rows", node) }
      return []
    }
    var place = viewSite(path, .listed, site.type.rowClass, site)
    let first = scene.objects.count
    for item in tree.items(of: node) { collectItem(item, &place) }
    return tiles(since: first, site)
  }

  /// A view, or a text alone for one that says just that.
  private mutating func collectItem(_ node: NodeID, _ place: inout ViewSite) {
    guard tree.kind(of: node) == .scalar, !isNull(node), substitute(for: node) == nil else {
      return collectView(node, &place)
    }
    let made = addObject(
      place.expected ?? "UIView", id: place.nextID, parent: place.parent,
      span: tree.span(of: node), hasOwnID: false, presence: place.presence, isPath: true)
    guard let made else { return }
    place.count += 1
    var draft = ObjectDraft(object: made, part: SourcePart(node: node, place: self.place))
    draft.added = place.added
    draft.isTitle = true
    drafts.append(draft)
  }

  private func viewSite(
    _ path: String, _ role: ViewSite.Role, _ className: String, _ site: RowSite
  ) -> ViewSite {
    var place = ViewSite(parent: Int32(site.table.index), path: path, role: role)
    place.presence = site.presence
    place.added = site.added
    place.expected = className
    return place
  }

  /// The objects made just now that stand for something of the table, and take part.
  private mutating func tiles(since first: Int, _ site: RowSite) -> [ObjectID] {
    var found: [ObjectID] = []
    for index in first..<scene.objects.count
    where scene.objects[index].parent == site.table.index {
      scene.objects[index].steps.insert(.isPlacedByOwner)
      if scene.objects[index].presence == site.presence { found.append(ObjectID(index)) }
    }
    return found
  }

  private mutating func collectTile(
    _ node: NodeID, _ path: String, _ className: String, _ site: RowSite
  ) -> ObjectID? {
    var place = viewSite(path, .owned, className, site)
    // A header or footer may be any view that says what it is.
    let isTyped = tree.value(of: node, "type") != nil || tree.value(of: node, "use") != nil
    if className == site.type.edgeClass, isTyped { place.expected = "UIView" }
    let first = scene.objects.count
    collectItem(node, &place)
    return tiles(since: first, site).first
  }

  /// The description of rows that are made as often as they are in view.
  private mutating func collectMade(
    _ node: NodeID, _ path: String, _ site: RowSite
  ) -> ObjectID? {
    var inner = site
    if site.presence != .absent { inner.presence = .row }
    let object = ObjectID(scene.objects.count)
    rowScopes[object] = .some(site.added)
    inner.added = object
    let id = scene.objects[site.table.offset].id
    return collectTile(node, "\(id).\(path)", site.type.rowClass, inner)
  }

  /// What the list around an added view has in scope, and what rows that are made see of themselves.
  func capturedLocals(of added: ObjectID) -> [Local] {
    guard let outer = rowScopes[added] else { return additionLocals[added] ?? [] }
    return (outer.map { capturedLocals(of: $0) } ?? []) + Self.rowLocals
  }

  static let rowLocals = ["section", "row"].map { Local(name: $0, type: .int) }
}

// Reading.
extension Reader {
  /// `sections: […]` of a table: how many rows each has; the rows themselves are read as objects.
  mutating func readSections(
    _ entry: SourceTree.Entry, _ object: ObjectID, _ info: ClassInfo
  ) {
    guard let type = info.tableType else {
      if reportsPlaceInView(entry.key, info) { return }
      return report(.unknownProperty, "a \(info.name) has no sections", at: entry.key)
    }
    guard !isInRow(object) else {
      return report(.wrongPlace, "a table cannot stand in a row of another one", at: entry.key)
    }
    guard let property = info.property(named: type.countsProperty) else { return }
    scene.tables[object]?.captured = captured.count
    var counts: [ValueSource] = []
    readCounts(entry.value, object, &counts)
    let source: ValueSource
    if counts.allSatisfy(\.isLiteral) {
      source = .literal(.list(counts.compactMap(\.literalValue)))
    } else {
      source = .composite(.list(counts))
    }
    scene.settings.append(
      Setting(
        property: property, source: source, keySpan: tree.span(of: entry.key),
        valueSpan: tree.span(of: entry.value)))
  }

  private mutating func readCounts(
    _ node: NodeID, _ object: ObjectID, _ counts: inout [ValueSource]
  ) {
    if let part = substitute(for: node) {
      return inside(part.place) { $0.readCounts(part.node, object, &counts) }
    }
    guard tree.kind(of: node) == .sequence else {
      if !isNull(node) { wrongType("a list of sections", node) }
      return
    }
    for item in tree.items(of: node) {
      let count = readSection(item, counts.count, object)
      if tree.kind(of: item) == .mapping, !isLeftOut(item) { counts.append(count) }
    }
  }

  private mutating func readSection(
    _ node: NodeID, _ index: Int, _ object: ObjectID
  ) -> ValueSource {
    var count: ValueSource?
    var keys: [String: NodeID] = [:]
    for entry in mapping(node, "a section: a mapping of 'rows', or of 'count' and 'row'") {
      let key = tree.string(of: entry.key)
      keys[key] = entry.key
      if key == "count" {
        count = readValue(entry.value, .int)
        if let number = count?.literalValue?.number, number < 0 {
          wrongType("a number of rows from 0", entry.value)
        }
      } else if !Self.sectionKeys.contains(key) {
        reportUnknown(
          .unknownKey, "a section has no '\(key)'", key, among: Self.sectionKeys, at: entry.key)
      }
    }
    if let rows = keys["rows"] {
      if let other = keys["count"] ?? keys["row"] {
        report(
          .wrongPlace, "a section has either 'rows', or 'count' and 'row'", at: other,
          notes: [Diagnostic.Note("'rows' is here", at: tree.span(of: rows))])
      }
    } else if let row = keys["row"], keys["count"] == nil {
      report(.missingKey, "'row' needs the 'count' of rows that it describes", at: row)
    } else if let place = keys["count"], keys["row"] == nil {
      report(.missingKey, "'count' needs the 'row' that it repeats", at: place)
    }
    guard let outline = scene.tables[object], outline.sections.indices.contains(index) else {
      return .literal(.int(0))
    }
    switch outline.sections[index].rows {
    case .described(let rows): return .literal(.int(Int64(rows.count)))
    case .made: return count ?? .literal(.int(0))
    }
  }

  /// `row: {…}` of a table whose data source says how many rows there are.
  mutating func readRowKey(_ entry: SourceTree.Entry, _ object: ObjectID, _ info: ClassInfo) {
    guard info.tableType != nil else {
      return report(.unknownProperty, "a \(info.name) has no rows", at: entry.key)
    }
    guard !isInRow(object) else {
      return report(.wrongPlace, "a table cannot stand in a row of another one", at: entry.key)
    }
    scene.tables[object]?.captured = captured.count
    guard scene.tables[object]?.row == nil else { return }
    if scene.tables[object]?.sections.isEmpty == false {
      report(
        .wrongPlace, "a table has either 'sections', or a 'row' for its data source", at: entry.key)
    }
  }

  /// A text that stands for a whole row, header or footer.
  mutating func readTitle(of draft: ObjectDraft) {
    inside(draft.part.place) { reader in
      let info = reader.catalog.classes[reader.scene.objects[draft.object.offset].classIndex]
      guard let property = info.property(named: "text"),
        let source = reader.readValue(draft.part.node, info.kinds[property])
      else { return }
      let span = reader.tree.span(of: draft.part.node)
      reader.scene.settings.append(
        Setting(property: property, source: source, keySpan: span, valueSpan: span))
    }
  }
}
