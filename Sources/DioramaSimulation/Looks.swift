// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaText

/// What views are drawn with that only the whole screen knows.
extension Simulation {
  /// The graph as a report draws it.
  func drawnGraph() -> Graph {
    var shown = graph
    let isLight = giveBars(&shown)
    giveStatusBar(&shown, isLight: isLight)
    giveKeyboard(&shown)
    giveTables(&shown)
    return shown
  }

  private func giveStatusBar(_ shown: inout Graph, isLight: Bool) {
    guard var window = shown.values[Scene.window.offset] as? any StatusBarClass else { return }
    window.statusBar = StatusBarLook(
      height: barMetrics.statusBar, isLight: isLight,
      moment: scene.startOfTime + now.microseconds / 1_000_000)
    shown.values[Scene.window.offset] = window
  }

  /// A bar at the top of a container reaches up to the edge that it stands below.
  ///
  /// Source: UIKit facts 1.2 (documented, UIBarCommon.h: UIBarPositionTopAttached, from iOS 7 on).
  /// - Returns: Whether the bar below the status bar is dark; that a navigation controller's status bar
  ///   follows its bar is recalled.
  private func giveBars(_ shown: inout Graph) -> Bool {
    guard os >= 7 else { return true }
    var isDark = false
    for index in shown.values.indices {
      let bar = ObjectID(index)
      guard shown.flags[index].contains(.isView), shown.habits(of: bar).contains(.refers),
        let owner = shown.parent(of: bar), var value = shown.values[index] as? any BarClass,
        value.isAtTop, container(ofBar: bar) != nil
      else { continue }
      let gap = shown.frame(of: bar).minY - shown.bounds[owner.offset].minY
      let room = barMetrics.safeArea.top
      guard gap > 0, gap <= max(room, barMetrics.statusBar) else { continue }
      value.reach = gap
      if value.isDark, shown.root(of: bar) == Scene.window,
        !shown.flags[index].contains(.isHidden)
      {
        isDark = true
      }
      shown.values[index] = value
    }
    return isDark
  }

  private func giveKeyboard(_ shown: inout Graph) {
    guard let object = scene.keyboard, shown.parent(of: object) != nil,
      var keyboard = shown.values[object.offset] as? any KeyboardClass
    else { return }
    var look = KeyboardLook()
    look.height = device.keyboardHeight(in: scene.orientation, os: os)
    if let object = firstResponder, let input = shown.values[object.offset] as? any TextInputClass {
      look.traits = input.input.traits
      look.isAtBeginning = input.input.editor.isEmpty
      if input.input.traits.inputView != nil { look.height = 0 }
    }
    keyboard.keys = look
    shown.values[object.offset] = keyboard
  }

  private func giveTables(_ shown: inout Graph) {
    for (table, state) in tables {
      guard let value = shown.values[table.offset] as? any TableClass else { continue }
      for (item, view) in state.shown {
        guard var tile = shown.values[view.offset] as? any TileClass else { continue }
        tile.look = value.look(of: item)
        shown.values[view.offset] = tile
      }
    }
  }
}
