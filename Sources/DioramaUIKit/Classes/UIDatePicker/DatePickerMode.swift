// SPDX-License-Identifier: MIT
import DioramaLocale
import DioramaModel

/// What a date picker chooses.
package enum DatePickerMode: String, PropertyEnum {
  case time, date, dateAndTime, countDownTimer

  package static let typeName = "UIDatePickerMode"
  package static let prefixes: [String] = []

  var wheels: DateWheels.Mode {
    switch self {
    case .time: .time
    case .date: .date
    case .dateAndTime: .dateAndTime
    case .countDownTimer: .countDownTimer
    }
  }
}

package enum DatePickerStyle: String, PropertyEnum {
  case automatic, wheels, compact, inline

  package static let typeName = "UIDatePickerStyle"
  package static let prefixes: [String] = []
}

/// The calendars that NSCalendar knows by name.
package enum CalendarIdentifier: String, PropertyEnum {
  case gregorian, buddhist, chinese, coptic, ethiopicAmeteAlem, ethiopicAmeteMihret, hebrew
  case indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, iso8601, japanese, persian
  case republicOfChina

  package static let typeName = "NSCalendarIdentifier"
  package static let prefixes: [String] = []
}
