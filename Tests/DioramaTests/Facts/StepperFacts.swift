// SPDX-License-Identifier: MIT
import Testing

/// Recorded facts S2, S3 and S4: a stepper's size, range and wrapping.
@Suite struct StepperFacts {
  /// Source: xamarin StepperTest, swift-win32 StepperTests; sizes by era from stored frames.
  @Test(arguments: [
    ("iPhone 5s", 7, "{{20, 30}, {94, 29}}"), ("iPhone 12", 14, "{{20, 30}, {94, 32}}"),
    ("iPhone 12", 26, "{{20, 30}, {94, 32}}"),
  ])
  func `S2: a stepper keeps its size and the origin it is given`(
    device: String, os: Int, frame: String
  ) {
    let header = "device: \(device)\nos: \(os)"
    let views = """
      - { type: UIStepper, id: given, frame: [20, 30, 200, 100] }
      - { type: UIStepper, id: empty, frame: [20, 30, 0, 0] }
      """
    #expect(frames(scene(showing: views, header), "given", "empty") == [frame, frame])
  }

  private static func stepper(_ keys: String = "") -> String {
    scene(showing: "- { type: UIStepper, id: count, frame: [20, 40, 0, 0]\(keys) }")
  }

  @Test func `S2: a new stepper`() {
    let steps = """
      - expect: { count.value: 0, count.minimumValue: 0, count.maximumValue: 100 }
      - expect: { count.stepValue: 1, count.isContinuous: true, count.autorepeat: true }
      - expect: { count.wraps: false }
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
  }

  /// Of the two answers that Apple has given, the older: the exception (UIKit facts 2.8).
  @Test(arguments: [
    ("minimumValue", "100"), ("minimumValue", "200"), ("maximumValue", "0"),
    ("maximumValue", "-7"), ("stepValue", "0"), ("stepValue", "-1"),
  ])
  func `S3: an empty range or step raises, and lint says so`(property: String, value: String) {
    let steps = "- set: { count.\(property): \(value) }\n  raises: NSInvalidArgumentException"
    #expect(outcome(Self.stepper(), steps) == "passed")
    #expect(places(of: Self.stepper(", \(property): \(value)")).hasSuffix(" would-raise"))
  }

  @Test(arguments: [
    ", minimumValue: 200, maximumValue: 300, value: 250",
    ", value: 250, maximumValue: 300, minimumValue: 200",
    ", minimumValue: \"${100 + 100}\", maximumValue: \"${300.0}\", value: 250",
  ])
  func `a range is given as a whole, whichever end comes first`(keys: String) {
    let steps = """
      - expect: { count.value: 250, count.minimumValue: 200, count.maximumValue: 300 }
      """
    #expect(outcome(Self.stepper(keys), steps) == "passed")
  }

  @Test func `a range below zero may be written from either end`() {
    let steps = "- expect: { count.value: -6, count.minimumValue: -10, count.maximumValue: -5 }"
    for keys in [
      ", maximumValue: -5, minimumValue: -10, value: -6",
      ", minimumValue: -10, maximumValue: -5, value: -6",
    ] {
      #expect(findings(of: Self.stepper(keys)) == "")
      #expect(outcome(Self.stepper(keys), steps) == "passed")
    }
  }

  @Test func `an end that no other end makes right raises at load`() {
    let keys = ", minimumValue: \"${100 + 100}\""
    #expect(
      outcome(Self.stepper(keys), "- wait: 0")
        == "load: NSInvalidArgumentException: minimumValue 200 is not below maximumValue 100")
  }

  @Test func `S4: with wraps a step past an end jumps to the other`() {
    let steps = """
      - tap: count.increment
      - expect: { count.value: 0 }
      - tap: count.decrement
      - expect: { count.value: 23 }
      """
    #expect(outcome(Self.stepper(", maximumValue: 23, value: 23, wraps: true"), steps) == "passed")
  }

  @Test func `S4: without wraps it holds`() {
    let steps = """
      - tap: count.increment
      - expect: { count.value: 23 }
      - expectEvents: []
      """
    #expect(outcome(Self.stepper(", maximumValue: 23, value: 23"), steps) == "passed")
  }

  @Test func `a value is held to the range, and follows it`() {
    let steps = """
      - set: { count.value: 1000 }
      - expect: { count.value: 100 }
      - set: { count.maximumValue: 60 }
      - expect: { count.value: 60 }
      - set: { count.value: -1, count.minimumValue: 10 }
      - expect: { count.value: 10 }
      - expectEvents: []
      """
    #expect(outcome(Self.stepper(), steps) == "passed")
    #expect(places(of: Self.stepper(", value: 101")).hasSuffix(" out-of-range"))
  }
}
