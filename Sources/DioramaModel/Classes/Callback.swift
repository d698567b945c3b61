// SPDX-License-Identifier: MIT

/// A list of actions that an object runs by itself: a bar button's `action`, an alert action's `handler`.
package struct Callback: Sendable {
  /// The key in a scene, and the name of the event.
  package var name: String
  package var arguments: [MethodFacts.Parameter]
  package var summary: String
  /// Whether UIKit keeps it as a closure, which keeps what it names alive; a target is not kept.
  package var isKept: Bool

  package init(
    _ name: String, _ arguments: [MethodFacts.Parameter] = [], _ summary: String,
    isKept: Bool = false
  ) {
    self.isKept = isKept
    self.name = name
    self.arguments = arguments
    self.summary = summary
  }
}

/// A class with such lists; `Effects.call` runs one, after it was recorded as an event.
package protocol CallingClass: ObjectClass {
  static var callbacks: [Callback] { get }
  /// What kind of events they are.
  static var callbackKind: EventKind { get }
}
