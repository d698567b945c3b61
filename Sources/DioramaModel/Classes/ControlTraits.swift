// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What every control has beside its view: UIControl's own properties.
///
/// Source of the defaults: UIKit facts 2.2 (documented, UIControl.h).
package struct ControlTraits: Equatable, Sendable {
  package var isEnabled = true
  package var isSelected = false
  package var isHighlighted = false
  package var contentHorizontalAlignment = HorizontalAlignment.center
  package var contentVerticalAlignment = VerticalAlignment.center
  /// Whether a touch is being followed.
  package var isTracking = false
  /// Whether the followed touch is inside the bounds and their slop.
  package var isTouchInside = false

  package init() {}

  /// The state that per-state values are looked up by.
  package var state: ControlState {
    var state: ControlState = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  package enum HorizontalAlignment: String, PropertyEnum {
    case center, left, right, fill, leading, trailing
    package static let typeName = "UIControlContentHorizontalAlignment"
    package static let prefixes: [String] = []
  }

  package enum VerticalAlignment: String, PropertyEnum {
    case center, top, bottom, fill
    package static let typeName = "UIControlContentVerticalAlignment"
    package static let prefixes: [String] = []
  }

  package static let schema = Schema<Self> {
    PropertySpec(
      "isEnabled", \.isEnabled, "Whether it takes touches; a disabled control swallows them.",
      aliases: ["enabled"])
    PropertySpec(
      "isSelected", \.isSelected, "Whether it shows its selected state.", aliases: ["selected"])
    PropertySpec(
      "isHighlighted", \.isHighlighted, "Whether it shows its pressed state.",
      aliases: ["highlighted"])
    PropertySpec(
      "contentHorizontalAlignment", \.contentHorizontalAlignment,
      "Where the content sits from left to right.")
    PropertySpec(
      "contentVerticalAlignment", \.contentVerticalAlignment,
      "Where the content sits from top to bottom.")
    PropertySpec(
      readOnly: "isTracking", .bool, "Whether a touch is being followed.",
      read: { .bool($0.isTracking) })
    PropertySpec(
      readOnly: "isTouchInside", .bool, "Whether the followed touch is inside.",
      read: { .bool($0.isTouchInside) })
    PropertySpec(
      readOnly: "state", .list(.text), "The state that per-state values are looked up by.",
      read: { .list($0.state.name.split(separator: "+").map { .string(String($0)) }) })
    MethodSpec(
      "sendActions", [.init("for", .text)],
      "Runs the actions of the named event and changes nothing else."
    ) { (_: inout ControlTraits, arguments, effects) in
      if case .string(let name)? = arguments.first, let events = ControlEvents(named: name) {
        effects.send(events)
      }
    }
  }
}
