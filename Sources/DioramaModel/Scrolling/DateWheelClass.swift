// SPDX-License-Identifier: MIT
import DioramaLocale

/// Wheels that choose a date or a length of time.
package protocol DateWheelClass: WheelClass {
  var choosesDuration: Bool { get }

  /// The turns by which a user comes to a date, in seconds since 1970 in UTC, or to a duration.
  func turns(to goal: Int64) throws(DateWheels.Unreachable) -> [DateWheels.Turn]
}
