// SPDX-License-Identifier: MIT
import DioramaCore

/// A view that stands over the screens as a layer and knows its place there: an alert, a sheet.
package protocol LayerClass: ViewClass {
  /// Where it stands, in the window's coordinates.
  func place(in room: LayerRoom) -> Rect
  /// How it comes and goes.
  func entrance(in room: LayerRoom) -> LayerEntrance
}

package enum LayerEntrance: Sendable {
  /// Where it stands, from nothing.
  case fades
  /// From below the screen.
  case rises
}

/// What a layer knows of the screen when it takes its place.
package struct LayerRoom: Sendable {
  /// The whole screen, in the window's coordinates.
  package var screen: Rect
  /// What the status bar and the screen's corners keep free.
  package var safeArea: EdgeInsets
  /// Where the keyboard begins; the screen's end where there is none.
  package var keyboardTop: Double
  /// What it comes from, in the window's coordinates; nil where nothing was named.
  package var source: Rect?
  package var idiom: Device.Idiom
  package var context: MeasureContext

  package init(
    screen: Rect, safeArea: EdgeInsets, keyboardTop: Double, source: Rect?, idiom: Device.Idiom,
    context: MeasureContext
  ) {
    self.screen = screen
    self.safeArea = safeArea
    self.keyboardTop = keyboardTop
    self.source = source
    self.idiom = idiom
    self.context = context
  }
}

/// A view that hears when a person has changed the text of an input that it holds: an alert.
package protocol InputHostClass: ViewClass {
  mutating func inputChanged(effects: inout Effects)
}
