// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// How one wheel turns, apart from any view. Source: UIKit facts 2.14 and 3.5; our choices elsewhere.
@Suite struct WheelFacts {
  /// Shows frames until the wheel rests, and how many that were.
  private static func rest(_ wheel: inout Wheel) -> Int {
    for frame in 1...2000 where wheel.showFrame() { return frame }
    return -1
  }

  private static func turned(_ wheel: Wheel, by way: Double, velocity: Double = 0) -> Wheel {
    var wheel = wheel
    wheel.begin(length: 216)
    wheel.follow(way, length: 216)
    wheel.release(velocity: velocity)
    _ = rest(&wheel)
    return wheel
  }

  @Test func `it rests at the nearest row`() {
    let wheel = Wheel(rows: 10, rowHeight: 32)
    #expect(Self.turned(wheel, by: -40).row == 1)
    #expect(Self.turned(wheel, by: -50).row == 2)
    #expect(Self.turned(wheel, by: -50).offset == 64)
    #expect(Self.turned(wheel, by: 300).row == 0)
    #expect(Self.turned(wheel, by: -3000).row == 9)
    #expect(Self.turned(wheel, by: 0, velocity: -200).row == 3)
    #expect(Self.turned(wheel, by: 0, velocity: -100_000).row == 9)
  }

  @Test func `beyond its ends it stretches`() {
    var wheel = Wheel(rows: 3, rowHeight: 32)
    wheel.begin(length: 216)
    wheel.follow(100, length: 216)
    #expect(wheel.offset < -20 && wheel.offset > -60)
    #expect(wheel.isTurned)
  }

  @Test func `a wheel without ends goes round, the shorter way`() {
    let wheel = Wheel(rows: 12, rowHeight: 32, isCyclic: true)
    #expect(Self.turned(wheel, by: 32).row == 11)
    #expect(Self.turned(wheel, by: -32 * 13).row == 1)
    #expect(Self.turned(wheel, by: -32 * 13).offset == 32)
    var other = wheel
    other.select(11)
    other.turn(to: 0)
    #expect(Self.rest(&other) == 18)
    #expect(other.row == 0)
    #expect(wheel.seen(11, length: 216)?.top ?? 0 < 92)
    #expect(wheel.row(at: 70, length: 216) == 11)
  }

  @Test func `from a row that may not be chosen it turns back`() {
    var wheel = Wheel(rows: 31, rowHeight: 32)
    wheel.enabledRows = 0...27
    #expect(Self.turned(wheel, by: -32 * 30).row == 27)
    wheel.enabledRows = 5...27
    #expect(Self.turned(wheel, by: -32).row == 5)
    wheel.select(30)
    #expect(wheel.row == 30)
  }

  @Test func `an empty wheel has no row and stays where it is`() {
    var wheel = Wheel(rows: 0, rowHeight: 32)
    #expect(wheel.row == -1)
    wheel.turn(to: 3)
    #expect(!wheel.isMoving)
    wheel.release(velocity: 500)
    #expect(wheel.offset == 0)
    #expect(wheel.row(at: 100, length: 216) == nil)
  }

  @Test func `frames only look: where it is follows from how many there were`() {
    var wheel = Wheel(rows: 100, rowHeight: 32)
    wheel.begin(length: 216)
    wheel.release(velocity: -1000)
    let goal = wheel.row
    var last = wheel.offset
    while !wheel.showFrame() {
      #expect(wheel.offset >= last)
      last = wheel.offset
    }
    #expect(wheel.row == goal)
    // 494.01 points are 15.4 rows.
    #expect(goal == 15)
  }
}
