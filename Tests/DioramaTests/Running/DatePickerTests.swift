// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale
import DioramaModel
import DioramaUIKit
import Testing

/// UIDatePicker in scenes: UIKit facts 2.15, recorded facts S11 and S12, seed requirements R-4 and W-4.
@Suite struct DatePickerTests {
  private static func picker(_ keys: String, _ header: String = "") -> String {
    scene(showing: "- { type: UIDatePicker, id: picker, \(keys) }", header)
  }

  private static func steps(_ expected: String) -> String { "- expect: { \(expected) }" }

  @Test func `a new one shows the scene's now`() {
    let new = """
      picker.date: 2014-01-01T09:00:00Z, picker.datePickerMode: dateAndTime,
      picker.minimumDate: null, picker.maximumDate: null, picker.timeZone: null,
      picker.locale: en_US, picker.calendar: gregorian, picker.minuteInterval: 1,
      picker.countDownDuration: 0, picker.frame: [0, 0, 320, 216]
      """
    #expect(outcome(Self.picker("alpha: 1"), Self.steps(new)) == "passed")
    let later = Self.picker("center: [160, 300]", "now: 2020-02-29T12:34:56Z\nlocale: de_DE")
    let expected =
      "picker.date: 2020-02-29T12:34:56Z, picker.locale: de_DE, picker.frame: [0, 192, 320, 216]"
    #expect(outcome(later, Self.steps(expected)) == "passed")
  }

  @Test func `one to two years ahead`() {
    let text = Self.picker(
      """
      datePickerMode: date, minimumDate: "${now + duration('31536000s')}",
      maximumDate: "${now + duration('63072000s')}"
      """)
    #expect(outcome(text, Self.steps("picker.date: 2015-01-01T09:00:00Z")) == "passed")
  }

  @Test func `a countdown of two minutes`() {
    let text = Self.picker("datePickerMode: countDownTimer, countDownDuration: 2m")
    #expect(outcome(text, Self.steps("picker.countDownDuration: 120")) == "passed")
    let odd = Self.picker("datePickerMode: countDownTimer, countDownDuration: 125")
    #expect(outcome(odd, Self.steps("picker.countDownDuration: 120")) == "passed")
  }

  @Test(arguments: [
    ("date: 2013-05-05T10:00:00Z, minimumDate: 2014-01-01T00:00:00Z", "2014-01-01T00:00:00Z"),
    ("minimumDate: 2014-01-01T00:00:00Z, date: 2013-05-05T10:00:00Z", "2014-01-01T00:00:00Z"),
    ("date: 2015-05-05T10:00:00Z, maximumDate: 2014-01-01T00:00:00Z", "2014-01-01T00:00:00Z"),
    (
      "minimumDate: 2016-01-01T00:00:00Z, maximumDate: 2015-01-01T00:00:00Z, date: 2013-05-05T10:00:00Z",
      "2013-05-05T10:00:00Z"
    ),
    ("date: 2014-05-05T10:14:59Z, minuteInterval: 15", "2014-05-05T10:00:00Z"),
    ("minuteInterval: 15, date: 2014-05-05T10:14:59Z", "2014-05-05T10:00:00Z"),
    (
      "minuteInterval: 15, date: 2014-05-05T10:14:59Z, datePickerMode: date", "2014-05-05T10:14:59Z"
    ),
    ("date: 2014-05-05T10:14:59.25Z", "2014-05-05T10:14:59.25Z"),
    // A date without an offset is one of the scene's time zone.
    ("date: 2014-05-05", "2014-05-04T22:00:00Z"),
    ("date: 2014-05-05T10:00", "2014-05-05T08:00:00Z"),
    ("date: 2014-05-05 10:00:01", "2014-05-05T08:00:01Z"),
  ])
  func `dates are held and rounded`(keys: String, date: String) {
    let text = Self.picker(keys, "timeZone: Europe/Berlin")
    #expect(outcome(text, Self.steps("picker.date: \"\(date)\"")) == "passed")
  }

  @Test func `code sends nothing`() {
    let text = Self.picker(
      "actions: { valueChanged: [ { log: changed } ] }", "state: { goal: 0 }")
    let steps = """
      - set: { picker.date: 2015-01-01T09:00:00Z }
      - call: { picker.setDate: { date: 2016-01-01T09:00:00Z, animated: true } }
      - expect: { picker.date: 2016-01-01T09:00:00Z }
      - expectLog: []
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `the user's turns send valueChanged where they change something`() {
    var picker = UIDatePicker()
    picker.begin(in: MeasureContext(os: 7, scale: 2))
    picker.datePickerMode = .date
    picker.minimumDate = Moment(seconds: 1_388_566_800 - 86_400)
    func turned(_ wheel: Int, _ row: Int) -> [String] {
      var effects = Effects()
      picker.userTurned(wheel: wheel, to: row, effects: &effects)
      return effects.list.map { "\($0)" }
    }
    #expect(turned(1, 14).count == 1)
    #expect(picker.date.value.templateText == "2014-01-15T09:00:00Z")
    #expect(turned(1, 14) == [])
    // It springs back to the earliest date, which is a change the first time.
    #expect(turned(2, 2000).count == 1)
    #expect(picker.date.value.templateText == "2013-12-31T09:00:00Z")
    #expect(turned(2, 2000) == [])
    #expect(turned(9, 0) == [])
    picker.datePickerMode = .countDownTimer
    #expect(turned(1, 5).count == 1)
    #expect(picker.countDownDuration.seconds == 300)
    #expect(turned(1, 0).count == 1)
    #expect(picker.countDownDuration.seconds == 60)
  }

  @Test func `turns lead to a date`() throws {
    var picker = UIDatePicker()
    picker.begin(in: MeasureContext(os: 7, scale: 2))
    let goal: Int64 = 1_456_747_200
    for turn in try picker.turns(to: goal) {
      var effects = Effects()
      picker.userTurned(wheel: turn.wheel, to: turn.row, effects: &effects)
    }
    #expect(picker.date.value.templateText == "2016-02-29T12:00:00Z")
    #expect(picker.columns(bounds: Rect(0, 0, 320, 216)).count == 4)
  }

  @Test func `what is wrong about literals`() {
    #expect(
      findings(of: Self.picker("minuteInterval: 7")).contains(
        "'minuteInterval' is 7, which UIKit does not take: it uses 1"))
    #expect(
      outcome(Self.picker("minuteInterval: 7"), Self.steps("picker.minuteInterval: 1")) == "passed")
    #expect(findings(of: Self.picker("calendar: hebrew")).contains("not-yet-supported"))
    #expect(findings(of: Self.picker("calendar: mayan")).contains("unknown-case"))
    #expect(findings(of: Self.picker("timeZone: Mars/Olympus")).contains("would-raise"))
    #expect(findings(of: Self.picker("date: tomorrow")).contains("expected a date like"))
    #expect(findings(of: Self.picker("date: 2014-02-30")).contains("expected a date like"))
    #expect(findings(of: Self.picker("countDownDuration: 100h")).contains("out-of-range"))
    #expect(
      findings(of: Self.picker("date: 2014-02-28, timeZone: Asia/Tokyo, locale: ja_JP")) == "")
  }

  @Test func `picking turns the wheels one after the other`() {
    let text = Self.picker(
      "datePickerMode: date, actions: { valueChanged: [ { log: '${sender.date}' } ] }")
    let steps = """
      - pick: { target: picker, date: 2016-02-29 }
      - expect: { picker.date: 2016-02-29T09:00:00Z }
      - expectLog: [ 2016-01-01T09:00:00Z, 2016-02-01T09:00:00Z, 2016-02-29T09:00:00Z ]
      - pick: { target: picker, date: "${timestamp('2016-02-29T23:00:00Z')}" }
      - expectLog: []
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test(arguments: ["time", "dateAndTime"])
  func `picking a time`(mode: String) {
    let text = Self.picker("datePickerMode: \(mode), minuteInterval: 5")
    let steps = """
      - pick: { target: picker, date: 2014-01-01T21:35:00Z }
      - expect: { picker.date: 2014-01-01T21:35:00Z }
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `picking a duration`() {
    let text = Self.picker(
      "datePickerMode: countDownTimer, actions: { valueChanged: [ { log: '${sender.countDownDuration}' } ] }"
    )
    let steps = """
      - pick: { target: picker, duration: 1h30m }
      - expect: { picker.countDownDuration: 5400 }
      - pick: { target: picker, duration: 1m }
      - expectLog: [ "3600", "5400", "1800", "60" ]
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test(arguments: [
    (
      "datePickerMode: date, maximumDate: 2014-12-31T00:00:00Z", "date: 2015-01-01",
      "is after the maximum date"
    ),
    ("datePickerMode: date", "duration: 1m", "chooses a date, not a duration"),
    ("datePickerMode: countDownTimer", "date: 2015-01-01", "chooses a duration, not a date"),
    ("datePickerMode: countDownTimer", "duration: 0", "a countdown is 1 minute"),
    ("datePickerMode: time, minuteInterval: 15", "date: 2014-01-01T09:20:00Z", "in steps of 15"),
    ("datePickerMode: date", "date: someday", "expected a date like"),
    ("datePickerMode: date", "name: a", "needs either"),
    ("isHidden: true", "date: 2015-01-01", "does not reach"),
  ])
  func `what cannot be picked`(keys: String, goal: String, reason: String) {
    let result = outcome(Self.picker(keys), "- pick: { target: picker, \(goal) }")
    #expect(result.contains(reason), Comment(rawValue: result))
  }

  @Test func `a tap on a row turns to it, a touch sends no touch events`() {
    let text = Self.picker(
      "datePickerMode: time, actions: { valueChanged: [ { log: '${sender.date}' } ], touchDown: [ { log: down } ] }"
    )
    // The minute after this one is a row further down.
    let steps = """
      - tap: { target: { point: [160, 140] } }
      - settle: { within: 5 }
      - expectLog: [ 2014-01-01T09:01:00Z ]
      """
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `the date stands still while time goes on`() {
    let steps = "- wait: 60\n- expect: { picker.date: 2014-01-01T09:00:00Z }"
    #expect(outcome(Self.picker("datePickerMode: time"), steps) == "passed")
  }
}
