// SPDX-License-Identifier: MIT
import DioramaCore

/// A view that shows a text of its own and cuts it where its bounds have no room for all of it.
package protocol TextShowingClass: ViewClass {
  /// What the bounds show of the text, or nil where they show all of it.
  func cutText(in bounds: Rect, _ context: borrowing MeasureContext) -> String?
}
