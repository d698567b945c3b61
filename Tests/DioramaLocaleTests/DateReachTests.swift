// SPDX-License-Identifier: MIT
import DioramaLocale
import Testing

/// How a user comes from one date to another.
@Suite struct DateReachTests {
  private static func reason(
    _ wheels: DateWheels, from start: String, to goal: String
  ) throws -> String? {
    let zone = wheels.calendar.zone.name
    let (start, goal) = (
      try DateWheelTests.moment(start, zone), try DateWheelTests.moment(goal, zone)
    )
    do throws(DateWheels.Unreachable) {
      _ = try wheels.turns(from: start, to: goal)
      return nil
    } catch { return error.reason }
  }

  @Test func `years come before months, months before days`() throws {
    let wheels = try DateWheelTests.wheels(.date)
    let turns = try wheels.turns(
      from: DateWheelTests.moment("2014-01-31 09:00"), to: DateWheelTests.moment("2016-02-29 12:00")
    )
    #expect(turns.map { wheels.wheels[$0.wheel].kind } == [.year, .month])
    #expect(turns.map(\.row) == [2015, 1])
    #expect(try wheels.turns(from: 0, to: 3600) == [])
  }

  @Test func `what cannot be reached says why`() throws {
    let dates = try DateWheelTests.wheels(.date, from: "2015-01-01 09:00", to: "2016-01-01 09:00")
    #expect(
      try Self.reason(dates, from: "2015-02-01 09:00", to: "2014-12-31 09:00")
        == "2014-12-31 is before the minimum date 2015-01-01")
    #expect(
      try Self.reason(dates, from: "2015-02-01 09:00", to: "2016-01-02 09:00")
        == "2016-01-02 is after the maximum date 2016-01-01")
    // The day counts, not the time.
    #expect(try Self.reason(dates, from: "2015-02-01 09:00", to: "2015-01-01 00:00") == nil)
    let times = try DateWheelTests.wheels(.time, interval: 15)
    #expect(
      try Self.reason(times, from: "2015-02-01 09:00", to: "2015-02-01 10:20")
        == "minutes go in steps of 15, so there is no 20")
    #expect(try Self.reason(times, from: "2015-02-01 09:00", to: "1999-09-09 23:45") == nil)
    let countdown = try DateWheelTests.wheels(.countDownTimer)
    #expect(
      throws: DateWheels.Unreachable(reason: "a countdown is 1 minute to 23 hours 59 minutes long")
    ) {
      try countdown.turns(from: 120, to: 0)
    }
    #expect(try countdown.turns(from: 0, to: 5400).map(\.row) == [1, 30])
  }

  @Test func `the second of two equal hours is not on the wheels`() throws {
    let wheels = try DateWheelTests.wheels(.dateAndTime, zone: "Europe/Berlin")
    let first = try DateWheelTests.moment("2014-10-26 02:30", "Europe/Berlin")
    #expect(
      throws: DateWheels.Unreachable(
        reason: "clocks show 2014-10-26 02:30 twice, and the wheels mean the first time")
    ) {
      try wheels.turns(from: first - 7200, to: first + 3600)
    }
  }

  @Test(arguments: ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Pacific/Apia"])
  func `every date in range is reached, and every value on the way is in range`(
    zone: String
  ) throws {
    var seed: UInt64 = 11
    func random(_ below: Int64) -> Int64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(seed >> 33) % below
    }
    let zone = try #require(TimeZone(zone))
    for round in 0..<300 {
      let start = 1_000_000_000 + random(1_000_000_000)
      let length = random(round % 3 == 0 ? 200_000 : 100_000_000)
      let mode: DateWheels.Mode = [.date, .dateAndTime, .time][round % 3]
      let wheels = DateWheels(
        mode: mode, locale: Locale(["en_US", "de_DE", "ko_KR"][round % 3]), zone: zone,
        minuteInterval: [1, 5, 30][round / 3 % 3], minimum: start, maximum: start + length,
        now: start)
      var value = wheels.kept(start + random(length + 1))
      let goal = wheels.kept(start + random(length + 1))
      for turn in (try? wheels.turns(from: value, to: goal)) ?? [] {
        value = wheels.turned(turn.wheel, to: turn.row, from: value)
        #expect((start...start + length).contains(value))
        #expect(
          wheels.isEnabled(wheels.row(of: turn.wheel, for: value), in: turn.wheel, for: value))
      }
      for wheel in wheels.wheels.indices {
        let (own, wanted) = (wheels.row(of: wheel, for: value), wheels.row(of: wheel, for: goal))
        // Hours that are shown twice, and the day that Samoa left out, are not reached.
        if (try? wheels.turns(from: value, to: goal)) != nil { #expect(own == wanted) }
      }
      // Any turn at all keeps the range.
      let wheel = Int(random(Int64(wheels.wheels.count)))
      let any = wheels.turned(wheel, to: Int(random(Int64(wheels.wheels[wheel].rows))), from: value)
      #expect((start...start + length).contains(any))
    }
  }
}
