// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Rows, headers and footers as scripts name them: `table.row[0][2]`, or by the id that the file gives.
extension Simulation {
  /// What a target means that is something of a table: its view where it is in view, else the place of
  /// the table's content where it would be; nil for other targets.
  func target(ofTile object: ObjectID, _ selector: TargetReference.Selector) -> FoundTarget? {
    guard !tables.isEmpty else { return nil }
    if case .part(_, let part) = selector { return target(ofPart: part, of: object) }
    guard graph.parent(of: object) == nil, let place = describedPlace(of: object) else {
      return nil
    }
    return target(of: place.item, in: place.table)
  }

  /// Whether a part of a table is in view; true for other targets.
  func isInView(_ selector: TargetReference.Selector, of object: ObjectID) -> Bool {
    guard case .part = selector, habits(of: object).contains(.tiles) else { return true }
    return target(ofTile: object, selector).map { $0.object != object } ?? false
  }

  private func target(ofPart part: PartReference, of table: ObjectID) -> FoundTarget? {
    guard habits(of: table).contains(.tiles) else { return nil }
    switch part.name {
    case "row":
      return ItemPath(index: part.index).flatMap { target(of: .row($0), in: table) }
    case "header":
      return part.index.flatMap { Int($0) }.flatMap { target(of: .header(section: $0), in: table) }
    case "footer":
      return part.index.flatMap { Int($0) }.flatMap { target(of: .footer(section: $0), in: table) }
    case "accessoryButton":
      guard let path = ItemPath(index: part.index), let view = tables[table]?.shown[.row(path)],
        let area = (graph.values[view.offset] as? any RowClass)?
          .accessoryButton(in: graph.bounds[view.offset])
      else { return nil }
      return found(view, area)
    default: return nil
    }
  }

  private func target(of item: TableItem, in table: ObjectID) -> FoundTarget? {
    if let view = tables[table]?.shown[item] { return found(view, graph.bounds[view.offset]) }
    guard
      let span = (graph.values[table.offset] as? any TableClass)?.tableLayout.span(of: item)
    else { return nil }
    return found(table, Rect(0, span.top, graph.bounds[table.offset].width, span.height))
  }

  private func found(_ object: ObjectID, _ area: Rect) -> FoundTarget {
    FoundTarget(
      object: object, area: area,
      place: graph.convert(area.center, from: object, to: Scene.window))
  }

  /// Where the file puts a row, header or footer that it describes; nil for other objects.
  private func describedPlace(of object: ObjectID) -> TilePlace? {
    guard habits(of: object).contains(.isTile) else { return nil }
    let original = description(of: object)
    let parent = scene.objects[original.offset].parent
    guard parent >= 0, let outline = scene.tables[ObjectID(Int(parent))] else { return nil }
    var table = ObjectID(Int(parent))
    if let instance = instance(of: object) { table = instances[instance].copy(of: table) ?? table }
    for (index, section) in outline.sections.enumerated() {
      if section.header == original {
        return TilePlace(table: table, item: .header(section: index))
      }
      if section.footer == original {
        return TilePlace(table: table, item: .footer(section: index))
      }
      if case .described(let rows) = section.rows, let row = rows.firstIndex(of: original) {
        return TilePlace(table: table, item: .row(ItemPath(index, row)))
      }
    }
    return nil
  }

  /// The table of the row that a view is or stands in, where that is out of view.
  func rowOutOfView(_ view: ObjectID) -> ObjectID? {
    guard !tables.isEmpty, tilePlaces[graph.root(of: view)] == nil else { return nil }
    return describedPlace(of: graph.root(of: view))?.table
  }
}
