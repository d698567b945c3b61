// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// How far and how long what is thrown moves. Source: UIKit facts 4.8; recorded fact S16.
@Suite struct ScrollPhysicsFacts {
  private static func thrown(
    _ velocity: Double, from place: Double = 0, _ range: ClosedRange<Double> = 0...2000,
    rate: Double = ScrollPhysics.normalRate, bounces: Bool = true
  ) -> ScrollMotion {
    ScrollMotion(
      thrownFrom: place, velocity: velocity, range: range, rate: rate, bounces: bounces)
  }

  @Test func `S16: 1000 points a second travel 494.01`() {
    let motion = Self.thrown(1000)
    #expect(abs(motion.end - 494.01) < 1e-9)
    #expect(abs(motion.position(at: motion.duration - 1e-9) - motion.end) < 1e-6)
    // Until the speed is a hundredth: ln 100 / (1000 · 0.002002).
    #expect(abs(motion.duration - 2.300284) < 1e-5)
    #expect(Self.thrown(-1000, from: 1000).end == 1000 - motion.end)
  }

  @Test func `the speed falls by the rate each millisecond`() {
    let motion = Self.thrown(1000)
    #expect(motion.velocity(at: 0) == 1000)
    #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(motion.velocity(at: 1) - 135.06) < 0.01)
    #expect(abs(Self.thrown(1000, rate: ScrollPhysics.fastRate).end - 98.01) < 1e-9)
  }

  @Test func `what is slower than ten points a second does not go on`() {
    #expect(Self.thrown(10).duration == 0)
    #expect(Self.thrown(9, from: -9, 5...10).duration > 0)
    #expect(Self.thrown(9, from: 7, 5...10).end == 7)
  }

  @Test func `thrown beyond the edge it comes back to it`() {
    let motion = Self.thrown(1000, 0...100)
    #expect(motion.end == 100)
    let places = (0...200).map { motion.position(at: Double($0) / 100) }
    let farthest = places.max() ?? 0
    #expect(farthest > 110 && farthest < 150)
    #expect(places.last == 100)
    #expect(Self.thrown(1000, 0...100, bounces: false).end == 100)
    let stopped = Self.thrown(1000, 0...100, bounces: false)
    #expect((0...200).allSatisfy { stopped.position(at: Double($0) / 100) <= 100 })
  }

  @Test func `let go beyond the edge it comes back, thrown inwards it goes on inside`() {
    let back = Self.thrown(0, from: -60)
    #expect(back.end == 0)
    #expect(back.duration > 0.5 && back.duration < 1)
    #expect((0...100).allSatisfy { back.position(at: Double($0) / 100) <= 0 })
    let inwards = Self.thrown(2000, from: -60)
    #expect(inwards.end > 400)
    let steps = (0...300).map { inwards.position(at: Double($0) / 100) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Self.thrown(0, from: -60, bounces: false).duration == 0)
    #expect(Self.thrown(0, from: -60, bounces: false).position(at: 0) == 0)
  }

  @Test func `places and speeds are smooth where one course follows another`() {
    for motion in [
      Self.thrown(1500, 0...300), Self.thrown(1500, from: -50), Self.thrown(800, from: 1990),
    ] {
      var at = 0.0
      while at < motion.duration - 0.001 {
        let step = motion.position(at: at + 1e-5) - motion.position(at: at)
        #expect(abs(step / 1e-5 - motion.velocity(at: at)) < 25)
        at += 0.001
      }
    }
  }

  @Test func `slowed to a goal it ends there, whichever way`() {
    for goal in [-300.0, -1, 0.25, 32, 700] {
      let motion = ScrollMotion(slowingFrom: 0, to: goal, rate: ScrollPhysics.fastRate)
      #expect(motion.position(at: motion.duration) == goal)
      #expect(abs(motion.position(at: motion.duration - 1e-9) - goal) < 1e-6)
    }
    #expect(ScrollMotion(slowingFrom: 5, to: 5, rate: 0.99).duration == 0)
  }

  @Test func `eased it is half way in half the time`() {
    let motion = ScrollMotion(easedFrom: 100, to: 300, duration: ScrollPhysics.animationTime)
    #expect(motion.position(at: 0) == 100)
    #expect(abs(motion.position(at: 0.15) - 200) < 1e-9)
    #expect(motion.position(at: 0.3) == 300)
    #expect(motion.velocity(at: 0) == 0)
  }

  @Test func `the rubber band shows about half of a short way and never all of a long one`() {
    // (1 - 1 / (100 · 0.55 / 480 + 1)) · 480.
    #expect(abs(ScrollPhysics.rubberBand(100, length: 480) - 49.345794) < 1e-6)
    #expect(
      ScrollPhysics.rubberBand(-100, length: 480) == -ScrollPhysics.rubberBand(100, length: 480))
    #expect(ScrollPhysics.rubberBand(1e9, length: 480) < 480)
    #expect(ScrollPhysics.rubberBand(50, length: 0) == 0)
    let shown = ScrollPhysics.rubberBand(73, length: 200)
    #expect(abs(ScrollPhysics.fingerWay(shown: shown, length: 200) - 73) < 1e-9)
  }

  @Test func `the range in which content rests`() {
    func range(_ content: Double, _ leading: Double = 0, _ trailing: Double = 0)
      -> ClosedRange<Double>
    {
      ScrollPhysics.restRange(content: content, length: 480, leading: leading, trailing: trailing)
    }
    #expect(range(1000) == 0...520)
    #expect(range(300) == 0...0)
    #expect(range(1000, 64, 49) == -64...569)
    #expect(range(0, 64) == -64...(-64))
  }

  @Test func `a flick turns at most one page`() {
    func page(_ projected: Double, _ began: Double = 320) -> Double {
      ScrollPhysics.page(projected: projected, began: began, length: 320, range: 0...960)
    }
    #expect(page(470) == 320)
    #expect(page(490) == 640)
    #expect(page(5000) == 640)
    #expect(page(-5000) == 0)
    #expect(page(5000, 960) == 960)
    #expect(page(100, 0) == 0)
  }
}
