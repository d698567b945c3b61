// SPDX-License-Identifier: MIT

/// Names of notifications: UIKit's constants may be written without their ending.
package enum NotificationName {
  /// `UIKeyboardDidShow` of `UIKeyboardDidShowNotification`; any other name as it is.
  package static func plain(_ name: String) -> String {
    let ending = "Notification"
    return name.hasSuffix(ending) && name.count > ending.count
      ? String(name.dropLast(ending.count)) : name
  }
}
