// SPDX-License-Identifier: MIT

/// A view that is no control and still answers taps itself: a search bar, a text view.
package protocol TappableClass: ViewClass {
  /// A finger came down and was lifted on the view, or on a plain view inside it.
  mutating func tap(_ touch: ControlTouch, effects: inout Effects)
}
