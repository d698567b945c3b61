// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What an alert or action sheet shows, whoever described it.
package struct AlertPanel: Equatable, Sendable {
  package var style = Style.alert
  package var title: String?
  package var message: String?
  /// By index; where each stands is a matter of layout.
  package var buttons: [AlertButton] = []
  /// Fields to type into, from top to bottom.
  package var fields: [ObjectID] = []
  /// The button that stands out in the place of the cancel button.
  package var preferred: Int?
  /// Whether a sheet stands like a popover, so that a tap outside is its cancel button.
  package var isInPopover = false

  package init() {}

  package enum Style: String, PropertyEnum {
    case actionSheet, alert
    package static let typeName = "UIAlertControllerStyle"
    package static let prefixes: [String] = []
  }

  /// The button that takes the panel away without doing anything.
  package var cancelIndex: Int? { buttons.firstIndex { $0.role == .cancel } }
}

/// One button of a panel.
package struct AlertButton: Equatable, Sendable {
  package var title: String
  package var role: Role
  package var isEnabled: Bool

  package init(_ title: String, _ role: Role = .default, isEnabled: Bool = true) {
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
  }

  package enum Role: String, PropertyEnum {
    case `default`, cancel, destructive
    package static let typeName = "UIAlertActionStyle"
    package static let prefixes: [String] = []
  }
}

/// An object that a panel shows as a button, and that runs actions of its own when it is tapped.
package protocol AlertActionClass: CallingClass {
  var button: AlertButton { get }
}

/// The view of a controller whose panel it shows.
package protocol PanelClass: LayerClass {
  var panel: AlertPanel { get set }
}

/// A controller that comes as a layer over the screen, in a place of its own: an alert.
package protocol OverlayControllerClass: ControllerClass, OutsideTapClass {
  /// What it offers, in order.
  var offeredActions: [ObjectID] { get }
  /// What its view shows; `buttons` are those of the actions as they are now.
  func panel(_ buttons: [AlertButton]) -> AlertPanel
  /// Hears where it comes, before its panel is made.
  mutating func begin(_ request: ShowRequest)
  /// What UIKit would raise for it when it is presented; nil where nothing.
  func objection(to panel: AlertPanel, _ request: ShowRequest) -> UIKitException?
}
