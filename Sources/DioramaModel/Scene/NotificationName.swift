// SPDX-License-Identifier: MIT

/// Names of notifications: UIKit's constants may be written without their ending.
package enum NotificationName {
  /// What the keyboard tells: `UIKeyboardWillShow`.
  package enum Keyboard: String, CaseIterable, Sendable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    package var name: String { "UIKeyboard" + NotificationName.capitalized(rawValue) }
    /// What `userInfo` holds.
    package static let fields: Set<String> = [
      "frameBegin", "frameEnd", "animationDuration", "animationCurve",
    ]
  }

  /// What the application tells: `UIApplicationDidEnterBackground`.
  package enum Application: String, CaseIterable, Sendable {
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive
    case didReceiveMemoryWarning

    package var name: String { "UIApplication" + NotificationName.capitalized(rawValue) }
  }

  /// Every notification that UIKit posts in a scene.
  package static func posted(by catalog: Catalog) -> Set<String> {
    var names = Set(Keyboard.allCases.map(\.name) + Application.allCases.map(\.name))
    for type in catalog.types {
      guard let manners = type.asTextInput?.manners else { continue }
      for case .post(let name) in manners.begin + manners.changed + manners.end {
        names.insert(name)
      }
    }
    return names
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `UIKeyboardDidShow` of `UIKeyboardDidShowNotification`; any other name as it is.
  package static func plain(_ name: String) -> String {
    let ending = "Notification"
    return name.hasSuffix(ending) && name.count > ending.count
      ? String(name.dropLast(ending.count)) : name
  }
}
