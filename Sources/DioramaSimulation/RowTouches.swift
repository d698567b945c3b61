// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A finger on a row of a table that no control inside follows.
struct RowTouch {
  var table: ObjectID
  var view: ObjectID
  var path: ItemPath
  /// Whether it came down on the row's detail button.
  var isOnAccessory: Bool
}

/// Touches of rows: they begin when the content's touches do, and end as taps or give way to a drag.
extension Simulation {
  /// The row that a view is or stands in, with its table.
  private func row(above view: ObjectID) -> (view: ObjectID, table: ObjectID, path: ItemPath)? {
    guard !tilePlaces.isEmpty else { return nil }
    var current: ObjectID? = view
    while let step = current {
      if let place = tilePlaces[step] {
        return place.item.row.map { (step, place.table, $0) }
      }
      current = graph.parent(of: step)
    }
    return nil
  }

  /// The content hears of a touch that no control follows.
  func beginRowTouch(_ finger: Int, at place: Point) throws(RunError) {
    guard let touched = fingers[finger]?.view, let row = row(above: touched),
      let tile = graph.values[row.view.offset] as? any RowClass,
      !rowTouches.values.contains(where: { $0.table == row.table })
    else { return }
    let location = graph.convert(place, from: Scene.window, to: row.view)
    let button = tile.accessoryButton(in: graph.bounds[row.view.offset])
    let touch = RowTouch(
      table: row.table, view: row.view, path: row.path,
      isOnAccessory: button?.contains(location) ?? false)
    rowTouches[finger] = touch
    if !touch.isOnAccessory { try tellTable(touch, .touched) }
  }

  /// The finger was lifted without a drag: on its row that is a tap.
  func endRowTouch(_ finger: Int, at place: Point) throws(RunError) {
    guard let touch = rowTouches.removeValue(forKey: finger) else { return }
    let location = graph.convert(place, from: Scene.window, to: touch.view)
    let bounds = graph.bounds[touch.view.offset]
    guard bounds.contains(location), graph.root(of: touch.view) == Scene.window else {
      if !touch.isOnAccessory { try tellTable(touch, .cancelled) }
      return
    }
    guard touch.isOnAccessory else { return try tellTable(touch, .tapped) }
    if let button = (graph.values[touch.view.offset] as? any RowClass)?.accessoryButton(in: bounds),
      button.contains(location)
    {
      try tellTable(touch, .accessoryTapped)
    }
  }

  /// The touch became something else, or the system took it.
  func cancelRowTouch(_ finger: Int) throws(RunError) {
    guard let touch = rowTouches.removeValue(forKey: finger), !touch.isOnAccessory else { return }
    try tellTable(touch, .cancelled)
  }

  /// A row leaves the table while a finger is on it.
  func endRowTouches(on view: ObjectID) throws(RunError) {
    guard !rowTouches.isEmpty else { return }
    for finger in rowTouches.keys.sorted() where rowTouches[finger]?.view == view {
      try cancelRowTouch(finger)
    }
  }

  private func tellTable(_ touch: RowTouch, _ event: RowEvent) throws(RunError) {
    try goOn(touch.table) { value, effects in
      guard var table = value as? any TableClass else { return }
      table.handle(event, of: touch.path, effects: &effects)
      value = table
    }
  }

  /// Lets a row do what it does when its table has told the delegate.
  func tellRow(_ message: String, _ path: ItemPath, of table: ObjectID) throws(RunError) {
    let shown = tables[table]?.shown[.row(path)]
    let isDescribed = outline(of: table).description(of: path).flatMap { row in
      row.isMade ? nil : described(row.object, of: table)
    }
    guard let view = shown ?? isDescribed,
      listeners(of: view).contains(where: { scene.listeners[$0].trigger == .callback(message) })
    else { return }
    try call(message, path.arguments.map { Effect.Argument($0.0, $0.1) }, of: view)
  }
}
