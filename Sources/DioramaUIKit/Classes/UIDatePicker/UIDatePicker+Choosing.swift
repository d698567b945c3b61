// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale
import DioramaModel

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
  /// Its wheels follow fingers; it tracks none itself, so no touch events come (our choice).
  package mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    if case .began = event { effects.declineTracking() }
  }

  package var bank: WheelBank { run.bank }

  package mutating func handle(_ event: PanEvent, effects: inout Effects) {
    var columns: [ClosedRange<Double>] = []
    if case .touched(let touch) = event { columns = self.columns(bounds: touch.bounds) }
    run.bank.handle(event, columns: columns, effects: &effects)
  }

  package mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    guard let wheel = run.bank.resume(point, effects: &effects) else { return }
    userTurned(wheel: wheel, to: run.bank.wheels[wheel].row, effects: &effects)
  }

  /// The user has turned a wheel, which has come to rest at a row.
  package mutating func userTurned(wheel: Int, to row: Int, effects: inout Effects) {
    let wheels = wheels
    let new = wheels.turned(wheel, to: row, from: value)
    guard new != value else {
      // The wheel may stand at a row that it does not stay at.
      return turnToValue()
    }
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
  package var wheels: DateWheels { run.wheels ?? madeWheels }

  package func title(ofRow row: Int, inComponent component: Int) -> String? {
    wheels.title(ofRow: row, in: component)
  }

  package var choosesDuration: Bool { datePickerMode == .countDownTimer }

  private var madeWheels: DateWheels {
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

  /// Takes what was written: wheels, then the date and the duration, then the rows.
  mutating func settle() {
    let made = madeWheels
    if made != run.wheels { setWheels(made) }
    hold()
    holdDuration()
    turnToValue()
  }

  private mutating func setWheels(_ new: DateWheels) {
    let isOther = new.wheels != run.wheels?.wheels
    run.wheels = new
    guard isOther else { return }
    run.bank.set(
      new.wheels.map { wheel in
        Wheel(rows: wheel.rows, rowHeight: DateWheels.rowHeight, isCyclic: wheel.isCyclic)
      })
  }

  /// Shows the value on the wheels that nobody turns.
  private mutating func turnToValue() {
    let wheels = wheels
    for index in run.bank.wheels.indices {
      run.bank.wheels[index].enabledRows = wheels.enabledRows(of: index, for: value)
      let wheel = run.bank.wheels[index]
      let row = wheels.row(of: index, for: value)
      if !wheel.isMoving, !wheel.isTurned, wheel.row != row { run.bank.wheels[index].select(row) }
    }
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

// MARK: - Numbers

extension UIDatePicker: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber("size", size: { _ in size }, .observed("stored frames; UIKit facts 2.15"))
    ]
  }
}
