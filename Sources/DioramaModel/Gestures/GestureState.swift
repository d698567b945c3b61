// SPDX-License-Identifier: MIT

/// UIGestureRecognizer.State; what a discrete recognizer recognized has `ended`, as in UIKit.
package enum GestureState: String, PropertyEnum {
  case possible, began, changed, ended, cancelled, failed
  package static let typeName = "UIGestureRecognizerState"
  package static let prefixes: [String] = []

  /// Whether a continuous gesture goes on.
  package var isUnderWay: Bool { self == .began || self == .changed }

  /// Whether nothing more comes of it until its fingers are up.
  package var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}
