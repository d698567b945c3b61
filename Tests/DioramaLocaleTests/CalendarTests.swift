// SPDX-License-Identifier: MIT
import DioramaLocale
import Testing

/// Times that clocks leap over or show twice; the moments of change are those of the IANA database,
/// the choices among them NSCalendar's.
@Suite struct CalendarTests {
  static func calendar(_ zone: String) throws -> GregorianCalendar {
    GregorianCalendar(zone: try #require(TimeZone(zone)))
  }

  /// A date and time as `2014-03-09 02:30:00`.
  static func text(_ civil: CivilTime) -> String {
    func padded(_ number: Int64, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    return padded(civil.year, 4) + "-" + padded(civil.month) + "-" + padded(civil.day) + " "
      + padded(civil.hour) + ":" + padded(civil.minute) + ":" + padded(civil.second)
  }

  static func civil(_ text: String) -> CivilTime {
    let n = text.split { "- :".contains($0) }.map { Int64($0) ?? 0 } + [0, 0, 0]
    return CivilTime(year: n[0], month: n[1], day: n[2], hour: n[3], minute: n[4], second: n[5])
  }

  @Test(arguments: [
    // Clocks go from 2:00 to 3:00.
    ("America/New_York", "2014-03-09 01:59", "2014-03-09 01:59:00"),
    ("America/New_York", "2014-03-09 02:00", "2014-03-09 03:00:00"),
    ("America/New_York", "2014-03-09 02:30", "2014-03-09 03:30:00"),
    ("America/New_York", "2014-03-09 03:00", "2014-03-09 03:00:00"),
    ("Europe/Berlin", "2014-03-30 02:15", "2014-03-30 03:15:00"),
    // By half an hour, from 2:00 to 2:30.
    ("Australia/Lord_Howe", "2014-10-05 02:10", "2014-10-05 02:40:00"),
    ("Australia/Sydney", "2014-10-05 02:10", "2014-10-05 03:10:00"),
    // A whole day was left out.
    ("Pacific/Apia", "2011-12-30 12:00", "2011-12-31 12:00:00"),
    // Midnight does not exist.
    ("America/Sao_Paulo", "2014-10-19 00:00", "2014-10-19 01:00:00"),
  ])
  func `a time that is leapt over is moved on`(zone: String, asked: String, shown: String) throws {
    let calendar = try Self.calendar(zone)
    #expect(Self.text(calendar.civil(calendar.moment(Self.civil(asked)))) == shown)
  }

  @Test(arguments: [
    // Seconds since 1970 of the first of the two, by Python's zoneinfo with fold 0.
    ("America/New_York", "2014-11-02 01:30", 1_414_906_200 as Int64),
    ("Europe/Berlin", "2014-10-26 02:30", 1_414_283_400),
    ("Australia/Lord_Howe", "2014-04-06 01:45", 1_396_709_100),
    ("Australia/Sydney", "2014-04-06 02:30", 1_396_711_800),
  ])
  func `of a time that is shown twice it is the first`(
    zone: String, asked: String, moment: Int64
  ) throws {
    #expect(try Self.calendar(zone).moment(Self.civil(asked)) == moment)
  }

  @Test func `moments and dates go back and forth`() throws {
    var seed: UInt64 = 3
    for zone in ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "UTC", "+05:45"] {
      let calendar = try Self.calendar(zone)
      for _ in 0..<2000 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let moment = Int64(seed >> 24) % 250_000_000_000 - 60_000_000_000
        let back = calendar.moment(calendar.civil(moment))
        // Only the second of two equal times comes back as the first.
        #expect(back == moment || (back < moment && calendar.civil(back) == calendar.civil(moment)))
      }
    }
  }

  @Test func `days and months are counted by the calendar`() throws {
    let berlin = try Self.calendar("Europe/Berlin")
    func after(days: Int64 = 0, months: Int64 = 0, _ start: String) -> String {
      let moment = berlin.moment(Self.civil(start))
      return Self.text(
        berlin.civil(berlin.adding(months: months, to: berlin.adding(days: days, to: moment))))
    }
    // 23 hours later.
    #expect(after(days: 1, "2014-03-29 12:00") == "2014-03-30 12:00:00")
    #expect(after(days: 1, "2014-03-29 02:30") == "2014-03-30 03:30:00")
    #expect(after(days: -1, "2014-01-01 00:00") == "2013-12-31 00:00:00")
    #expect(after(months: 1, "2014-01-31 08:00") == "2014-02-28 08:00:00")
    #expect(after(months: 1, "2012-01-31 08:00") == "2012-02-29 08:00:00")
    #expect(after(months: 12, "2012-02-29 08:00") == "2013-02-28 08:00:00")
    #expect(after(months: -13, "2014-01-15 08:00") == "2012-12-15 08:00:00")
  }

  @Test func `leap years and lengths of months`() {
    #expect(
      [1900, 2000, 2012, 2014, 2100].map { CivilTime.isLeap($0) } == [
        false, true, true, false, false,
      ])
    #expect(
      (1...12).map { CivilTime.daysInMonth($0, of: 2014) } == [
        31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
      ])
  }

  @Test func `days of 23, 24 and 25 hours begin at their first moment`() throws {
    let berlin = try Self.calendar("Europe/Berlin")
    func length(_ day: String) -> Int64 {
      let start = berlin.startOfDay(berlin.moment(Self.civil(day + " 12:00")))
      return (berlin.adding(days: 1, to: start) - start) / 3600
    }
    #expect(["2014-03-29", "2014-03-30", "2014-10-26"].map(length) == [24, 23, 25])
  }

  @Test(arguments: [
    ("UTC", 0), ("GMT", 0), ("+02:00", 7200), ("-09:30", -34200), ("Europe/Berlin", 3600),
  ])
  func `zones by name`(name: String, offset: Int64) throws {
    #expect(try #require(TimeZone(name)).offset(at: 1_388_566_800) == offset)
  }

  @Test(arguments: ["", "Mars/Olympus", "+25:00", "+2:00", "02:60", "Europe/Berlin\u{0}", "+ab:cd"])
  func `no zones`(name: String) { #expect(TimeZone(name) == nil) }
}
