// SPDX-License-Identifier: MIT
import DioramaLocale
import Testing

/// The wheels of date pickers: rules of UIKit facts 2.15 and 8, recorded facts S11 and S12.
@Suite struct DateWheelTests {
  typealias Kind = DateWheels.Kind

  static func moment(_ text: String, _ zone: String = "UTC") throws -> Int64 {
    try CalendarTests.calendar(zone).moment(CalendarTests.civil(text))
  }

  static func wheels(
    _ mode: DateWheels.Mode, _ locale: String = "en_US", zone: String = "UTC", interval: Int = 1,
    from minimum: String? = nil, to maximum: String? = nil
  ) throws -> DateWheels {
    DateWheels(
      mode: mode, locale: Locale(locale), zone: try #require(TimeZone(zone)),
      minuteInterval: interval, minimum: try minimum.map { try moment($0, zone) },
      maximum: try maximum.map { try moment($0, zone) }, now: try moment("2014-01-01 09:00", zone))
  }

  /// The date and time after wheels were turned.
  static func after(
    _ turns: [(Kind, Int)], _ start: String, _ wheels: DateWheels
  ) throws -> String {
    var value = try moment(start, wheels.calendar.zone.name)
    for (kind, row) in turns {
      let wheel = try #require(wheels.wheels.firstIndex { $0.kind == kind })
      value = wheels.turned(wheel, to: row, from: value)
    }
    return String(CalendarTests.text(wheels.calendar.civil(value)).dropLast(3))
  }

  /// What the wheels show.
  static func shown(_ wheels: DateWheels, _ value: Int64) -> [String] {
    wheels.wheels.indices.map {
      wheels.title(ofRow: wheels.row(of: $0, for: value), in: $0) ?? "?"
    }
  }

  @Test(arguments: [
    ("en_US", DateWheels.Mode.time, ["4", "05", "PM"]),
    ("en_US", .date, ["November", "15", "2017"]),
    ("en_US", .dateAndTime, ["Wed Nov 15", "4", "05", "PM"]), ("en_GB", .time, ["16", "05"]),
    ("en_GB", .date, ["15", "November", "2017"]), ("de_DE", .date, ["15", "November", "2017"]),
    ("de_DE", .dateAndTime, ["Mi. 15. Nov.", "16", "05"]),
    ("ru_RU", .date, ["15", "ноябрь", "2017"]),
    ("ja_JP", .date, ["2017年", "11月", "15日"]), ("zh_CN", .date, ["2017年", "十一月", "15日"]),
    ("hu_HU", .date, ["2017.", "november", "15"]), ("lt_LT", .date, ["2017", "lapkritis", "15"]),
    ("ko_KR", .time, ["오후", "4", "05"]), ("zh_TW", .time, ["下午", "4", "05"]),
    ("ar_EG", .time, ["٤", "٠٥", "م"]),
    ("hi_IN", .time, ["4", "05", "pm"]), ("th_TH", .date, ["15", "พฤศจิกายน", "2017"]),
  ])
  func `wheels by locale`(locale: String, mode: DateWheels.Mode, titles: [String]) throws {
    let value = try Self.moment("2017-11-15 16:05")
    #expect(Self.shown(try Self.wheels(mode, locale), value) == titles)
  }

  @Test func `today has its word`() throws {
    let wheels = try Self.wheels(.dateAndTime)
    #expect(Self.shown(wheels, try Self.moment("2014-01-01 00:00")).first == "Today")
    #expect(Self.shown(wheels, try Self.moment("2014-01-02 00:00")).first == "Thu Jan 2")
  }

  @Test func `rows of the wheels`() throws {
    let english = try Self.wheels(.time)
    #expect(
      (0..<12).map { english.title(ofRow: $0, in: 0) } == [
        "12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11",
      ])
    #expect(english.wheels.map(\.rows) == [12, 60, 2])
    #expect(english.wheels.map(\.isCyclic) == [true, true, false])
    #expect(try Self.wheels(.time, "de_DE").title(ofRow: 0, in: 0) == "00")
    let dates = try Self.wheels(.date)
    #expect(dates.wheels.map(\.rows) == [12, 31, 10_000])
    #expect(dates.wheels.map(\.isCyclic) == [true, true, false])
    #expect(dates.title(ofRow: 0, in: 2) == "1")
    #expect(dates.title(ofRow: 9_999, in: 2) == "10000")
    #expect(dates.title(ofRow: 31, in: 1) == nil)
    #expect(dates.title(ofRow: 0, in: 3) == nil)
    #expect(dates.title(ofRow: -1, in: 0) == nil)
    #expect(try Self.wheels(.time, interval: 15).wheels.map(\.rows) == [12, 4, 2])
  }

  @Test(arguments: [
    // Leap days and ends of months.
    ("2014-01-31 08:15", [(Kind.month, 1)], "2014-02-28 08:15"),
    ("2012-01-31 08:15", [(.month, 1)], "2012-02-29 08:15"),
    ("2012-02-29 08:15", [(.year, 2012)], "2013-02-28 08:15"),
    ("2012-02-29 08:15", [(.year, 2015)], "2016-02-29 08:15"),
    ("2014-04-05 08:15", [(.day, 30)], "2014-04-30 08:15"),
    ("2000-02-01 08:15", [(.day, 28)], "2000-02-29 08:15"),
    ("1900-02-01 08:15", [(.day, 28)], "1900-02-28 08:15"),
    // What sprang back does not come again.
    ("2014-01-31 08:15", [(.month, 1), (.month, 2)], "2014-03-28 08:15"),
    // Ends of years: a wheel carries nothing over.
    ("2013-12-31 23:59", [(.month, 0)], "2013-01-31 23:59"),
    ("2013-12-31 23:59", [(.day, 0)], "2013-12-01 23:59"),
    ("2014-05-05 08:15", [(.year, 0)], "0001-05-05 08:15"),
    ("2014-05-05 08:15", [(.year, 9_999)], "10000-05-05 08:15"),
    ("2014-05-05 08:15", [(.year, 10_000)], "2014-05-05 08:15"),
  ])
  func `turning the wheels of a date`(start: String, turns: [(Kind, Int)], end: String) throws {
    #expect(try Self.after(turns, start, Self.wheels(.date)) == end)
  }

  @Test(arguments: [
    ("2014-01-01 09:15", [(Kind.hour, 0)], "2014-01-01 00:15"),
    ("2014-01-01 21:15", [(.hour, 0)], "2014-01-01 12:15"),
    ("2014-01-01 09:15", [(.half, 1)], "2014-01-01 21:15"),
    ("2014-01-01 00:15", [(.half, 1)], "2014-01-01 12:15"),
    ("2014-01-01 09:15", [(.minute, 59)], "2014-01-01 09:59"),
    ("2014-01-01 09:59", [(.minute, 0)], "2014-01-01 09:00"),
    ("2014-01-01 11:15", [(.hour, 0)], "2014-01-01 00:15"),
  ])
  func `turning the wheels of a time`(start: String, turns: [(Kind, Int)], end: String) throws {
    #expect(try Self.after(turns, start, Self.wheels(.time)) == end)
  }

  @Test(arguments: [
    ("America/New_York", "2014-03-09 01:30", [(Kind.hour, 2)], "2014-03-09 03:30"),
    ("America/New_York", "2014-03-08 02:30", [(.date, 735_300)], "2014-03-09 03:30"),
    ("Europe/Berlin", "2014-03-30 01:45", [(.hour, 2)], "2014-03-30 03:45"),
    ("Europe/Berlin", "2014-10-26 01:15", [(.hour, 2)], "2014-10-26 02:15"),
    ("Australia/Lord_Howe", "2014-10-05 01:10", [(.hour, 2)], "2014-10-05 02:40"),
    ("Australia/Sydney", "2014-10-05 01:10", [(.hour, 2)], "2014-10-05 03:10"),
  ])
  func `hours that clocks leap over`(
    zone: String, start: String, turns: [(Kind, Int)], end: String
  ) throws {
    #expect(try Self.after(turns, start, Self.wheels(.dateAndTime, zone: zone)) == end)
  }

  @Test(arguments: [
    ("America/New_York", "2014-11-02 00:30", 1, 1_414_906_200 as Int64),
    ("Europe/Berlin", "2014-10-26 01:30", 2, 1_414_283_400),
    ("Australia/Lord_Howe", "2014-04-06 00:45", 1, 1_396_709_100),
  ])
  func `an hour that is shown twice is the first`(
    zone: String, start: String, hour: Int, moment: Int64
  ) throws {
    let wheels = try Self.wheels(.dateAndTime, "en_GB", zone: zone)
    #expect(wheels.turned(1, to: hour, from: try Self.moment(start, zone)) == moment)
  }

  @Test func `a day keeps its time where clocks changed in between`() throws {
    let wheels = try Self.wheels(.date, zone: "Europe/Berlin")
    #expect(try Self.after([(.day, 29)], "2014-03-29 12:00", wheels) == "2014-03-30 12:00")
    #expect(try Self.after([(.month, 6)], "2014-01-15 12:00", wheels) == "2014-07-15 12:00")
  }

  @Test func `seconds are kept`() throws {
    let wheels = try Self.wheels(.date)
    let value = try Self.moment("2014-01-05 09:10:33")
    #expect(wheels.turned(1, to: 5, from: value) == value + 86400)
    #expect(wheels.kept(value) == value)
  }

  @Test(arguments: [
    (1, true), (7, false), (0, false), (-5, false), (30, true), (45, false), (60, false),
    (15, true), (4, true),
  ])
  func `intervals that divide an hour`(interval: Int, isOne: Bool) throws {
    #expect(DateWheels.isMinuteInterval(interval) == isOne)
    #expect(try Self.wheels(.time, interval: interval).minuteInterval == (isOne ? interval : 1))
  }

  @Test func `minutes are rounded down to the interval`() throws {
    let wheels = try Self.wheels(.dateAndTime, interval: 15)
    let value = try Self.moment("2014-01-01 09:14:59")
    #expect(wheels.kept(value) == (try Self.moment("2014-01-01 09:00")))
    #expect(wheels.kept(value, rounds: false) == value)
    #expect(try Self.after([(.minute, 3)], "2014-01-01 09:00", wheels) == "2014-01-01 09:45")
    #expect(try Self.wheels(.date, interval: 15).kept(value) == value)
  }

  @Test func `a range holds the value and greys rows`() throws {
    let wheels = try Self.wheels(.date, from: "2015-03-10 09:00", to: "2016-02-20 09:00")
    #expect(wheels.kept(try Self.moment("2014-01-01 09:00")) == wheels.minimum)
    #expect(wheels.kept(try Self.moment("2017-01-01 09:00")) == wheels.maximum)
    let first = try Self.moment("2015-03-15 09:00")
    #expect(wheels.enabledRows(of: 2, for: first) == 2014...2015)
    #expect(wheels.enabledRows(of: 0, for: first) == 2...11)
    #expect(wheels.enabledRows(of: 1, for: first) == 9...30)
    let last = try Self.moment("2016-02-15 09:00")
    #expect(wheels.enabledRows(of: 0, for: last) == 0...1)
    #expect(wheels.enabledRows(of: 1, for: last) == 0...19)
    #expect(wheels.enabledRows(of: 1, for: try Self.moment("2015-06-01 09:00")) == 0...29)
    #expect(try Self.after([(.year, 2015)], "2015-03-15 09:00", wheels) == "2016-02-20 09:00")
    #expect(try Self.after([(.day, 0)], "2015-03-15 09:00", wheels) == "2015-03-10 09:00")
    #expect(try Self.after([(.year, 1999)], "2015-03-15 09:00", wheels) == "2015-03-10 09:00")
  }

  @Test func `hours and minutes outside a range are grey`() throws {
    let wheels = try Self.wheels(.dateAndTime, from: "2014-01-01 09:20", to: "2014-01-01 14:40")
    let morning = try Self.moment("2014-01-01 09:30")
    let today = try #require(wheels.enabledRows(of: 0, for: morning))
    #expect(today.count == 1)
    #expect(wheels.enabledRows(of: 1, for: morning) == 9...11)
    #expect(wheels.enabledRows(of: 2, for: morning) == 20...59)
    #expect(wheels.enabledRows(of: 3, for: morning) == nil)
    #expect(wheels.isEnabled(30, in: 2, for: morning) && !wheels.isEnabled(10, in: 2, for: morning))
    #expect(try Self.after([(.half, 1)], "2014-01-01 09:30", wheels) == "2014-01-01 14:40")
  }

  @Test func `bounds that exclude each other are ignored`() throws {
    let wheels = try Self.wheels(.date, from: "2016-01-01", to: "2015-01-01")
    #expect(wheels.minimum == nil && wheels.maximum == nil)
    #expect(wheels.kept(0) == 0)
  }

  @Test func `a countdown`() throws {
    let wheels = try Self.wheels(.countDownTimer, from: "2016-01-01")
    #expect(wheels.minimum == nil)
    #expect(Self.shown(wheels, 120) == ["0", "2"])
    #expect(wheels.captions(for: 120) == ["hours", "min"])
    #expect(wheels.captions(for: 3600) == ["hour", "min"])
    #expect(
      [119, 86_399, 90_000, -1, 86_340].map { wheels.kept($0) } == [60, 86_340, 86_340, 0, 86_340])
    // It does not rest at 0:00.
    #expect(wheels.turned(1, to: 0, from: 120) == 60)
    #expect(wheels.turned(0, to: 0, from: 3600) == 60)
    #expect(wheels.turned(0, to: 23, from: 59 * 60) == 86_340)
    let quarters = try Self.wheels(.countDownTimer, interval: 15)
    #expect(quarters.turned(1, to: 0, from: 900) == 900)
    #expect(quarters.kept(1000) == 900)
    #expect(try Self.wheels(.countDownTimer, "de_DE").captions(for: 7200) == ["Stunden", "Min."])
  }
}
