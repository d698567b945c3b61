// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Whatever fingers do, every gesture comes to an end.
@Suite struct GesturePropertyTests {
  private static let ids = [
    "tap", "two", "press", "pan", "swipe", "pinch", "turn", "edge", "outer", "drag",
  ]

  /// Recognizers of every class inside and around a scroll view and controls, some with requirements,
  /// delays and delegates by the seed.
  private static func stage(_ random: inout SplitMix64) -> String {
    func maybe(_ text: String) -> String { Bool.random(using: &random) ? text : "" }
    let both = "delegate: { shouldRecognizeSimultaneously: true },"
    return """
      diorama: 1
      view:
        gestureRecognizers:
          - { type: UIScreenEdgePanGestureRecognizer, id: edge, edges: left, \(maybe(both)) }
          - { type: UITapGestureRecognizer, id: outer, \(maybe("delaysTouchesBegan: true,")) }
        subviews:
          - type: UIScrollView
            id: page
            frame: [0, 0, 320, 480]
            contentSize: [320, 900]
            subviews:
              - type: UIView
                id: card
                frame: [0, 0, 320, 300]
                gestureRecognizers:
                  - { type: UITapGestureRecognizer, id: tap, requiresFailureOf: [two, \(maybe("press"))] }
                  - { type: UITapGestureRecognizer, id: two, numberOfTapsRequired: 2, \(maybe("delaysTouchesBegan: true,")) }
                  - { type: UILongPressGestureRecognizer, id: press, \(maybe(both)) }
                  - { type: UIPanGestureRecognizer, id: pan, \(maybe("requiresFailureOf: [swipe],")) \(maybe(both)) }
                  - { type: UISwipeGestureRecognizer, id: swipe, direction: [left, up], \(maybe("delegate: { shouldBegin: false }")) }
                  - { type: UIPinchGestureRecognizer, id: pinch, \(maybe(both)) }
                  - { type: UIRotationGestureRecognizer, id: turn, \(maybe("cancelsTouchesInView: false,")) }
                subviews:
                  - { type: UIButton, id: ok, frame: [0, 0, 200, 100] }
                  - { type: UISwitch, id: wifi, frame: [0, 120, 51, 31] }
                  - type: UISlider
                    id: volume
                    frame: [0, 200, 300, 31]
                    gestureRecognizers: [ { type: UIPanGestureRecognizer, id: drag, \(maybe("isEnabled: false,")) minimumNumberOfTouches: 1 } ]
      """
  }

  private static func steps(_ random: inout SplitMix64) -> String {
    var down: Set<Int> = []
    var steps: [String] = []
    func point() -> String {
      "[\(Int.random(in: 0...319, using: &random)), \(Int.random(in: 0...470, using: &random))]"
    }
    for _ in 0..<40 {
      let finger = Int.random(in: 1...3, using: &random)
      switch Int.random(in: 0...9, using: &random) {
      case 0, 1: steps.append("- wait: 0.\(Int.random(in: 0...6, using: &random))s")
      case 2 where down.contains(finger):
        down.remove(finger)
        steps.append("- touch: { cancel: true, finger: \(finger) }")
      case 3: steps.append("- set: { pan.isEnabled: \(Bool.random(using: &random)) }")
      case 4 where down.contains(finger):
        down.remove(finger)
        steps.append("- touch: { up: true, finger: \(finger) }")
      default:
        let phase = down.insert(finger).inserted ? "down" : "move"
        steps.append("- touch: { \(phase): { point: \(point()) }, finger: \(finger) }")
      }
    }
    for finger in down.sorted() { steps.append("- touch: { up: true, finger: \(finger) }") }
    steps.append("- wait: 2s")
    let states = ids.map { "\($0).state: possible, \($0).numberOfTouches: 0" }
    steps.append("- expect: { \(states.joined(separator: ", ")) }")
    steps.append(
      "- expect: { ok.isTracking: false, wifi.isTracking: false, volume.isTracking: false }")
    return steps.joined(separator: "\n")
  }

  @Test(arguments: UInt64(0)..<100)
  func `no gesture is left under way`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let scene = Self.stage(&random)
    let steps = Self.steps(&random)
    let play = Play(scene, steps)
    #expect(play.outcome == "passed", Comment(rawValue: "seed \(seed)\n\(steps)"))
    // What began has ended or was cancelled, in this order.
    for id in Self.ids {
      let states = (play.records.first?.events ?? []).filter {
        $0.source == id && $0.kind == .gesture
      }.map(\.event)
      var isUnderWay = false
      for state in states {
        switch state {
        case "began":
          #expect(!isUnderWay, Comment(rawValue: "\(id), seed \(seed)"))
          isUnderWay = true
        case "changed": #expect(isUnderWay, Comment(rawValue: "\(id), seed \(seed)"))
        case "ended", "cancelled":
          #expect(isUnderWay, Comment(rawValue: "\(id), seed \(seed)"))
          isUnderWay = false
        default: #expect(!isUnderWay, Comment(rawValue: "\(id) \(state), seed \(seed)"))
        }
      }
      #expect(!isUnderWay, Comment(rawValue: "\(id), seed \(seed)"))
    }
  }
}
