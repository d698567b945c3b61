// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// The closed form of what moves by itself against small steps of the same laws, and random fingers.
///
/// Source: UIKit facts 4.8.
@Suite struct ScrollTravelTests {
  @Test(arguments: [ScrollPhysics.normalRate, ScrollPhysics.fastRate])
  func `a throw, a millisecond at a time`(rate: Double) {
    for velocity in [-4000.0, -250, 60, 1000, 9000] {
      let motion = ScrollMotion(
        thrownFrom: 0, velocity: velocity, range: -1e6...1e6, rate: rate, bounces: true)
      var place = 0.0
      var speed = velocity
      var time = 0
      while abs(speed) > ScrollPhysics.stopSpeed {
        if Double(time) / 1000 < motion.duration {
          #expect(abs(motion.position(at: Double(time) / 1000) - place) < 1e-6)
        }
        speed *= rate
        place += speed / 1000
        time += 1
      }
      // The last millisecond is begun and not all of it gone.
      #expect(abs(motion.end - place) <= ScrollPhysics.stopSpeed / 1000 * 1.02)
      #expect(abs(motion.duration - Double(time) / 1000) < 0.0011)
    }
  }

  @Test func `the spring at an edge, in small steps`() {
    let frequency = ScrollPhysics.springFrequency
    for (start, velocity) in [(-60.0, 0.0), (-60, -800), (40, 300), (-1, -2000)] {
      let motion = ScrollMotion(
        thrownFrom: start, velocity: velocity, range: 0...0, rate: 0.998, bounces: true)
      var place = start
      var speed = velocity
      let step = 1e-5
      for index in 0..<Int(motion.duration / step) {
        if index % 1000 == 0 {
          #expect(abs(motion.position(at: Double(index) * step) - place) < 0.05)
        }
        speed += (-frequency * frequency * place - 2 * frequency * speed) * step
        place += speed * step
      }
      #expect(abs(place) < 2 * ScrollPhysics.springRest)
      #expect(motion.end == 0)
    }
  }

  @Test func `the spring that is crossed takes the throw inside`() {
    let motion = ScrollMotion(
      thrownFrom: -30, velocity: 3000, range: 0...5000, rate: 0.998, bounces: true)
    #expect(motion.end > 500 && motion.end < 1500)
  }

  /// Any content in any view, however it is dragged, comes to rest where content may rest.
  @Test(arguments: UInt64(0)..<24)
  func `random drags come to rest inside the range`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 10).rounded() / 10
    }
    func pick(_ items: [String]) -> String { items[Int(random.next() % UInt64(items.count))] }
    let size = (width: number(100...320), height: number(100...480))
    let content = (width: number(50...1500), height: number(50...1500))
    let insets = (0..<4).map { _ in random.next() % 3 == 0 ? number(0...80) : 0 }
    let made = scene(
      showing: """
        - type: UIScrollView
          id: page
          frame: [0, 20, \(size.width), \(size.height)]
          contentSize: [\(content.width), \(content.height)]
          contentInset: [\(insets[0]), \(insets[1]), \(insets[2]), \(insets[3])]
          bounces: \(pick(["true", "true", "false"]))
          alwaysBounceVertical: \(pick(["true", "false"]))
          alwaysBounceHorizontal: \(pick(["true", "false"]))
          isPagingEnabled: \(pick(["false", "false", "true"]))
          isDirectionalLockEnabled: \(pick(["true", "false"]))
          decelerationRate: \(pick(["normal", "fast"]))
        """)
    var steps: [String] = []
    for _ in 0..<8 {
      let place = "[\(number(5...size.width - 5)), \(number(25...size.height + 15))]"
      let way = "[\(number(-300...300)), \(number(-400...400))]"
      let hold = pick(["", "", ", hold: 0.1s", ", velocity: [\(number(-3000...3000)), 500]"])
      steps.append(
        "- drag: { target: { point: \(place) }, by: \(way), duration: \(number(0...0.5))\(hold) }")
      steps.append("- wait: \(number(0...0.6))")
    }
    let lastX = max(-insets[1], content.width + insets[3] - size.width)
    let lastY = max(-insets[0], content.height + insets[2] - size.height)
    steps.append(
      """
      - settle
      - expect: { page.isDragging: false, page.isTracking: false, page.isDecelerating: false }
      - expect: { page.contentOffset.x: { above: \(-insets[1] - 0.001) } }
      - expect: { page.contentOffset.x: { below: \(lastX + 0.001) } }
      - expect: { page.contentOffset.y: { above: \(-insets[0] - 0.001) } }
      - expect: { page.contentOffset.y: { below: \(lastY + 0.001) } }
      """)
    #expect(outcome(made, steps.joined(separator: "\n")) == "passed", "\(made)\n\(steps)")
  }
}
