// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What the system does to the application as a whole.
///
/// Source of the names and their order: UIApplication's documentation. Controllers are not told that
/// they disappear; while the application is in the background it takes no touches, its clock goes on.
extension Simulation {
  func enterBackground() throws(RunError) {
    guard !isInBackground else { return }
    for finger in fingers.keys.sorted() { try touchCancel(finger) }
    isInBackground = true
    try post(NotificationName.Application.willResignActive.name, .map(ValueMap()), at: nil)
    try post(NotificationName.Application.didEnterBackground.name, .map(ValueMap()), at: nil)
  }

  func enterForeground() throws(RunError) {
    guard isInBackground else { return }
    isInBackground = false
    try post(NotificationName.Application.willEnterForeground.name, .map(ValueMap()), at: nil)
    try post(NotificationName.Application.didBecomeActive.name, .map(ValueMap()), at: nil)
  }

  /// Every controller whose view is loaded hears of it, then the observers of the notification.
  func warnOfMemory() throws(RunError) {
    let controllers = screens.owners.values.sorted { $0.index < $1.index }
    for controller in controllers where traits(of: controller)?.run.isViewLoaded == true {
      try lifecycle("didReceiveMemoryWarning", of: controller)
    }
    try post(NotificationName.Application.didReceiveMemoryWarning.name, .map(ValueMap()), at: nil)
  }
}
