// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale
import DioramaModel

/// Wheels from which the user chooses a date, a time, both, or a length of time.
package struct UIDatePicker: ControlClass, Equatable {
  package var control = ControlTraits()
  package var datePickerMode = DatePickerMode.dateAndTime {
    didSet { settle() }
  }
  /// When it was made, until it is set; held to the range.
  package var date = Moment(seconds: MeasureContext.standardNow) {
    didSet { hold() }
  }
  package var minimumDate: Moment? {
    didSet { hold() }
  }
  package var maximumDate: Moment? {
    didSet { hold() }
  }
  /// Minutes between two rows; 1 for a number that UIKit does not take.
  package var minuteInterval = 1 {
    didSet {
      if !DateWheels.isMinuteInterval(minuteInterval) { minuteInterval = 1 }
      settle()
    }
  }
  package var countDownDuration = Seconds(0) {
    didSet { holdDuration() }
  }
  package var locale: String?
  package var calendar = CalendarIdentifier.gregorian
  package var timeZone: String? {
    didSet { hold() }
  }
  package var preferredDatePickerStyle = DatePickerStyle.automatic
  package var roundsToMinuteInterval = true {
    didSet { settle() }
  }
  /// What a running scene adds to what the file says.
  private var run = Run()

  private struct Run: Equatable {
    /// Of the scene.
    var formats = Locale.standard
    var zone = DioramaLocale.TimeZone.utc
    var now = MeasureContext.standardNow
  }

  package init() {}
}

extension UIDatePicker: SituatedClass {
  /// Takes locale, time zone and clock from the scene.
  package mutating func begin(in context: MeasureContext) {
    run = Run(formats: context.formats, zone: context.zone, now: context.now)
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
      phase: .afterRange, changedBy: .user, source: "UIKit facts 2.15")
    PropertySpec(
      "minimumDate", \.minimumDate,
      "The earliest date that can be chosen; ignored after maximumDate, and by a countdown.",
      source: "UIKit facts 2.15")
    PropertySpec(
      "maximumDate", \.maximumDate,
      "The latest date that can be chosen; ignored before minimumDate, and by a countdown.",
      source: "UIKit facts 2.15")
    PropertySpec(
      "minuteInterval", \.minuteInterval, "Minutes between two rows; divides 60.",
      outside: .takesOnly(
        (1...30).filter(DateWheels.isMinuteInterval).map(Double.init), instead: 1),
      source: "recorded fact S12")
    PropertySpec(
      "countDownDuration", \.countDownDuration,
      "The length that a countdown shows, in whole minutes up to 23:59.", phase: .afterRange,
      outside: .clamps(0...86_340), changedBy: .user, source: "UIKit facts 2.15")
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

// MARK: - Measuring

extension UIDatePicker {
  /// Source: UIKit facts 2.15; widths of iPads are the same.
  private static let size = Size(320, 216)

  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize {
    IntrinsicSize(Self.size)
  }

  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size {
    Self.size
  }

  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { Self.size }
  package static func standardSize(in context: borrowing MeasureContext) -> Size? { size }

  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    guard part.name == "wheel", let index = part.index.flatMap({ Int($0) }) else { return nil }
    let columns = columns(bounds: bounds)
    guard columns.indices.contains(index) else { return nil }
    let column = columns[index]
    return Rect(
      column.lowerBound, bounds.minY, column.upperBound - column.lowerBound, bounds.height)
  }

  /// Where each wheel is across, side by side in the middle.
  package func columns(bounds: Rect) -> [ClosedRange<Double>] {
    let widths = wheels.wheels.map(\.width)
    var left = bounds.midX - widths.reduce(0, +) / 2
    return widths.map { width in
      defer { left += width }
      return left...(left + width)
    }
  }
}

// MARK: - Events

extension UIDatePicker {
  /// Fingers turn the wheels only by `userTurned` yet.
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    if case .began = event { effects.declineTracking() }
  }

  /// The user has turned a wheel, which has come to rest at a row.
  package mutating func userTurned(wheel: Int, to row: Int, effects: inout Effects) {
    let wheels = wheels
    let new = wheels.turned(wheel, to: row, from: value)
    guard new != value else { return }
    if datePickerMode == .countDownTimer {
      countDownDuration = Seconds(Double(new))
    } else {
      date = Moment(seconds: new)
    }
    effects.send(.valueChanged)
  }
}

// MARK: - Wheels

extension UIDatePicker {
  /// The wheels as they are now.
  package var wheels: DateWheels {
    DateWheels(
      mode: datePickerMode.wheels, locale: ownLocale,
      zone: timeZone.flatMap { DioramaLocale.TimeZone($0) } ?? run.zone,
      minuteInterval: minuteInterval, minimum: minimumDate?.time.seconds,
      maximum: maximumDate?.time.seconds, now: run.now)
  }

  /// What the wheels show: seconds since 1970 in UTC, or of the countdown.
  package var value: Int64 {
    // Held to a day by `holdDuration`.
    datePickerMode == .countDownTimer ? Int64(countDownDuration.seconds) : date.time.seconds
  }

  /// The turns by which a user comes to a date or, in a countdown, to a number of seconds.
  package func turns(
    to goal: Int64
  ) throws(DateWheels.Unreachable) -> [DateWheels.Turn] {
    try wheels.turns(from: value, to: goal)
  }

  private var ownLocale: Locale {
    guard let locale, locale != run.formats.identifier else { return run.formats }
    return Locale(locale, era: run.formats.era)
  }

  private mutating func settle() {
    hold()
    holdDuration()
  }

  /// Rounds the date and holds it to the range, once there is something that does.
  private mutating func hold() {
    guard datePickerMode != .countDownTimer else { return }
    guard minimumDate != nil || maximumDate != nil || minuteInterval > 1 else { return }
    let kept = wheels.kept(date.time.seconds, rounds: roundsToMinuteInterval)
    if kept != date.time.seconds { date = Moment(seconds: kept) }
  }

  private mutating func holdDuration() {
    let seconds = countDownDuration.seconds
    let step = Double(60 * (roundsToMinuteInterval ? minuteInterval : 1))
    let held = seconds.isNaN ? 0 : min(max(seconds, 0), 86_340)
    let kept = (held / step).rounded(.down) * step
    if kept != seconds { countDownDuration = Seconds(kept) }
  }
}
