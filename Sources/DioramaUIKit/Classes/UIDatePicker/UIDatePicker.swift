// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale
import DioramaModel

/// Wheels from which the user chooses a date, a time, both, or a length of time.
package struct UIDatePicker: ControlClass, DateWheelClass, Equatable {
  package var control = ControlTraits()
  package var datePickerMode = DatePickerMode.dateAndTime {
    didSet { settle() }
  }
  /// When it was made, until it is set; held to the range.
  package var date = Moment(seconds: MeasureContext.standardNow) {
    didSet { settle() }
  }
  package var minimumDate: Moment? {
    didSet { settle() }
  }
  package var maximumDate: Moment? {
    didSet { settle() }
  }
  /// Minutes between two rows; 1 for a number that UIKit does not take.
  package var minuteInterval = 1 {
    didSet {
      if !DateWheels.isMinuteInterval(minuteInterval) { minuteInterval = 1 }
      settle()
    }
  }
  package var countDownDuration = Seconds(0) {
    didSet { settle() }
  }
  package var locale: String? {
    didSet { settle() }
  }
  package var calendar = CalendarIdentifier.gregorian
  package var timeZone: String? {
    didSet { settle() }
  }
  package var preferredDatePickerStyle = DatePickerStyle.automatic
  package var roundsToMinuteInterval = true {
    didSet { settle() }
  }
  /// What a running scene adds to what the file says.
  var run = Run()

  struct Run: Equatable {
    /// Of the scene.
    var formats = Locale.standard
    var zone = DioramaLocale.TimeZone.utc
    var now = MeasureContext.standardNow
    /// What the wheels are, by all properties; nil before the scene is known.
    var wheels: DateWheels?
    var bank = WheelBank()
  }

  package init() {}
}

extension UIDatePicker: SituatedClass {
  /// Takes locale, time zone and clock from the scene.
  package mutating func begin(in context: MeasureContext) {
    run.formats = context.formats
    run.zone = context.zone
    run.now = context.now
    locale = context.formats.identifier
    date = Moment(seconds: context.now)
  }
}

// MARK: - Declaration

extension UIDatePicker {
  package static let name = "UIDatePicker"
  package static let summary = "Lets the user choose a date or a length of time by wheels."
  package static let superclassName: String? = "UIControl"

  /// Source of rules and defaults: UIKit facts 2.15 and 8, recorded facts S11 and S12.
  package static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec("datePickerMode", \.datePickerMode, "What the wheels choose.")
    PropertySpec(
      "date", \.date, "The chosen date; at first when it was made. Not moved by a countdown.",
      phase: .afterRange, changedBy: .user, source: .documented("UIKit facts 2.15"))
    PropertySpec(
      "minimumDate", \.minimumDate,
      "The earliest date that can be chosen; ignored after maximumDate, and by a countdown.",
      source: .documented("UIKit facts 2.15"))
    PropertySpec(
      "maximumDate", \.maximumDate,
      "The latest date that can be chosen; ignored before minimumDate, and by a countdown.",
      source: .documented("UIKit facts 2.15"))
    PropertySpec(
      "minuteInterval", \.minuteInterval, "Minutes between two rows; divides 60.",
      outside: .takesOnly(
        (1...30).filter(DateWheels.isMinuteInterval).map(Double.init), instead: 1),
      source: .documented("UIDatePicker; UIKit facts 2.15"))
    PropertySpec(
      "countDownDuration", \.countDownDuration,
      "The length that a countdown shows, in whole minutes up to 23:59.", phase: .afterRange,
      outside: .clamps(0...86_340), changedBy: .user,
      source: .documented("UIDatePicker; UIKit facts 2.15"))
    PropertySpec(
      "locale", \.locale, "How the wheels are written and ordered; null for the scene's.")
    PropertySpec(
      "calendar", \.calendar, "Only the Gregorian calendar is reckoned with.",
      later: { $0 != CalendarIdentifier.gregorian.value })
    PropertySpec(
      "timeZone", \.timeZone, "Whose date and time the wheels show; null for the scene's.",
      raises: { _, name in
        name.flatMap { DioramaLocale.TimeZone($0) == nil ? noZone($0) : nil }
      })
    PropertySpec(
      "preferredDatePickerStyle", \.preferredDatePickerStyle,
      "How it looks; it has wheels in every era.",
      later: { $0 == DatePickerStyle.compact.value || $0 == DatePickerStyle.inline.value },
      introduced: 13)
    PropertySpec(
      "roundsToMinuteInterval", \.roundsToMinuteInterval,
      "Whether dates between two rows are rounded down.", introduced: 15)
    MethodSpec(
      "setDate", [.init("date", .date), .init("animated", .bool, default: .bool(false))],
      "Chooses a date from code: sends nothing; the date reads the new one at once."
    ) { (picker: inout Self, arguments, _) in
      if let date = arguments.first.flatMap({ Moment($0) }) { picker.date = date }
    }
  }

  private static func noZone(_ name: String) -> UIKitException {
    UIKitException("NSInvalidArgumentException", "there is no time zone '\(name)'")
  }

  package static let examples = [
    Example("A date", "datePickerMode: date\ndate: 2015-03-01T12:00:00Z"),
    Example("Two minutes", "datePickerMode: countDownTimer\ncountDownDuration: 2m"),
    Example("Quarters of hours", "datePickerMode: time\nminuteInterval: 15"),
  ]

  package static let ownEvents: ControlEvents = [.valueChanged]
  package static let isInteractiveByDefault = true
  package static let parts: [PartDescription] = [
    PartDescription("wheel", .yes, "A wheel, counted from the left.")
  ]

  package static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
}
