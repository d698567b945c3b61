// SPDX-License-Identifier: MIT
import DioramaCore

// What a view is drawn with that only the whole screen knows. The simulation gives it to the graph of
// a report; no running view has it.

/// What the system shows at the top of the screen.
package struct StatusBarLook: Equatable, Sendable {
  /// In points; 0 while it is hidden.
  package var height: Double
  /// Whether it is written in white, as over a dark bar.
  package var isLight: Bool
  /// What the clock shows, in seconds since 1970 in UTC.
  package var moment: Int64

  package init(height: Double, isLight: Bool, moment: Int64) {
    self.height = height
    self.isLight = isLight
    self.moment = moment
  }
}

/// The view that shows the status bar: the window.
package protocol StatusBarClass: SystemViewClass {
  var statusBar: StatusBarLook? { get set }
}

/// What the keys of a keyboard show.
package struct KeyboardLook: Equatable, Sendable {
  package var traits = TextInputTraits()
  /// How high the keys are, at the bottom of the view; 0 where others stand in their place.
  package var height = 0.0
  /// Whether there is no text yet.
  package var isAtBeginning = true

  package init() {}
}

/// The view of the system's keyboard.
package protocol KeyboardClass: SystemViewClass {
  var keys: KeyboardLook? { get set }
}

/// How a row, header or footer stands in its table.
package struct TileLook: Equatable, Sendable {
  package var group = Group.plain
  package var isFooter = false
  /// Whether it is the first or the last row of its section.
  package var isFirst = false
  package var isLast = false
  /// Of the line below it; nil for none.
  package var separatorColor: Color?
  package var separatorInset = EdgeInsets.zero

  package init() {}

  package enum Group: Sendable {
    case plain
    case grouped
    /// Grouped on cards with round corners.
    case inset
  }
}
