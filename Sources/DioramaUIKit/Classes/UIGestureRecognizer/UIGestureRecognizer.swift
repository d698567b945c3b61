// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What all gesture recognizers inherit from; scenes name one of the classes below it.
package struct UIGestureRecognizer: AbstractClass, DelegatingClass, CallingClass, Equatable {
  package var traits = GestureTraits()

  package init() {}
}

// MARK: - Declaration

extension UIGestureRecognizer {
  package static let name = "UIGestureRecognizer"
  package static let summary = "What all gesture recognizers have."
  package static let superclassName: String? = nil
  package static let schema = Schema<Self> { inherit(\.traits, GestureTraits.schema) }
  package static let examples: [Example] = []
  package static let delegateMethods = GestureCalls.delegateMethods
  package static let callbacks = GestureCalls.callbacks
  package static let callbackKind = GestureCalls.kind
}
