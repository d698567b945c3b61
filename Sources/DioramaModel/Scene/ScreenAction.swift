// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// An action that brings a screen, an alert or a popover, or takes one away.
package struct ScreenAction: Sendable {
  package var verb: Verb
  /// What comes or goes: a controller, an alert, a sheet, a popover; of `selectTab` the tabs.
  package var object: ObjectSource
  /// Where from or onto: a view or bar button, a navigation controller, who presents.
  package var other: ObjectSource?
  /// Where from in `other`'s coordinates; nil is all of it.
  package var rect: ValueSource?
  package var animated = ValueSource.literal(.bool(true))
  /// A case of UIModalPresentationStyle, UIModalTransitionStyle; nil is the controller's own.
  package var style: ValueSource?
  package var transition: ValueSource?
  /// Cases of UIPopoverArrowDirection.
  package var directions: ValueSource?
  /// Which tab.
  package var index: ValueSource?
  package var completion = ActionList()

  package init(_ verb: Verb, _ object: ObjectSource) {
    self.verb = verb
    self.object = object
  }

  /// The values it takes.
  package var sources: [ValueSource] {
    [animated] + [rect, style, transition, directions, index].compactMap(\.self)
  }

  package enum Verb: String, CaseIterable, Sendable {
    case show, showFrom, present, dismiss, presentPopover
    case push, pop, popToRoot, popTo, selectTab
  }
}
