// SPDX-License-Identifier: MIT
import Testing

/// The step `scroll`.
@Suite struct ScrollStepTests {
  private static let list = scene(
    showing: """
      - type: UIScrollView
        id: list
        frame: [0, 20, 320, 400]
        contentSize: [320, 3000]
        delegate: { willBeginDragging: [ { log: drag } ], willBeginDecelerating: [ { log: on } ] }
        subviews:
          - each: 60
            as: n
            view:
              type: UIButton
              id: "row${n}"
              frame: [20, "${n * 50}", 280, 44]
              title: "Row ${n}"
              actions: { touchUpInside: [ { log: "tapped ${n}" } ] }
      - { type: UILabel, id: below, frame: [0, 440, 320, 20], text: Below }
      """)

  @Test func `by a distance, to a place`() {
    let steps = """
      - scroll: { target: list, by: [0, 300] }
      - expect: { list.contentOffset: [0, 300] }
      - scroll: { target: row10, by: [0, -50.5] }
      - expect: { list.contentOffset: [0, 249.5] }
      - scroll: { target: list, to: [0, 2000] }
      - expect: { list.contentOffset: [0, 2000] }
      - scroll: { by: [0, 5000] }
      - expect: { list.contentOffset: [0, 2600] }
      - scroll: { target: list, to: [0, 0] }
      - expect: { list.contentOffset: [0, 0] }
      - settle: { within: 0s }
      """
    #expect(outcome(Self.list, steps) == "passed")
    // As many drags as it takes, none of which goes on by itself or taps a row.
    #expect(Set(log(Self.list, steps)) == ["drag"])
  }

  @Test func `until something shows`() {
    let steps = """
      - scroll: { target: list, until: row50 }
      - tap: row50
      - scroll: { until: row3 }
      - tap: { text: Row 3 }
      - scroll: { target: list, until: { text: Row 59 } }
      - tap: row59
      - scroll: { target: list, until: { text: Row 7 } }
      - tap: row7
      - scroll: { target: list, until: row7 }
      """
    let play = Play(Self.list, steps)
    #expect(play.outcome == "passed")
    #expect(play.log.filter { $0 != "drag" } == ["tapped 50", "tapped 3", "tapped 59", "tapped 7"])
  }

  @Test(arguments: [
    ("{ target: list, by: [0, -10] }", "'list' is at its end that way"),
    ("{ target: list, by: [30, 0] }", "'list' is at its end that way"),
    ("{ target: list, to: [0, 2601] }", "'list' cannot come to {0, 2601}: its contentOffset is"),
    ("{ target: list, until: below }", "'below' is not in 'list'"),
    ("{ target: below, by: [0, 10] }", "'below' is in no scroll view"),
    (
      "{ target: list, until: { text: Row 99 } }",
      "'list' was looked through from its beginning to its end"
    ),
  ])
  func `what cannot be`(step: String, message: String) {
    #expect(outcome(Self.list, "- scroll: \(step)").contains(message))
  }

  @Test func `what it needs is checked beforehand`() {
    #expect(
      findings(ofSteps: "- scroll: { target: list }", on: Self.list).contains(
        "a scroll needs one of 'by', 'to' and 'until'"))
    #expect(
      findings(ofSteps: "- scroll: { target: list, to: row3 }", on: Self.list).contains(
        "a view is named by 'until'"))
    #expect(
      findings(ofSteps: "- scroll: { target: list, until: row99 }", on: Self.list).contains(
        "no object has the id 'row99'"))
  }

  @Test func `pages are turned as often as needed`() {
    let pages = scene(
      showing: """
        - type: UIScrollView
          id: pages
          frame: [0, 0, 320, 400]
          contentSize: [1600, 400]
          isPagingEnabled: true
          subviews:
            - { type: UIView, id: first, frame: [0, 0, 320, 400] }
            - { type: UIView, id: fourth, frame: [1060, 0, 100, 400] }
        """)
    let steps = """
      - scroll: { target: pages, by: [320, 0] }
      - expect: { pages.contentOffset: [320, 0] }
      - scroll: { target: pages, until: fourth }
      - expect: { pages.contentOffset: [960, 0] }
      - scroll: { target: pages, until: first }
      - expect: { pages.contentOffset: [0, 0] }
      """
    #expect(outcome(pages, steps) == "passed")
    let between = "- scroll: { target: pages, by: [100, 0] }"
    #expect(outcome(pages, between).contains("comes to rest at {0, 0}, not at {100, 0}"))
    #expect(outcome(pages, between).contains("it rests at whole pages"))
  }

  @Test func `both ways, and around what takes the drag itself`() {
    let map = scene(
      showing: """
        - type: UIScrollView
          id: map
          frame: [0, 0, 320, 400]
          contentSize: [900, 900]
          subviews:
            - { type: UISlider, id: volume, frame: [20, 345, 280, 31], value: 0.5 }
            - type: UIScrollView
              id: inner
              frame: [60, 0, 200, 900]
              contentSize: [200, 3000]
        """)
    let steps = """
      - scroll: { target: map, by: [120, 0] }
      - scroll: { target: map, by: [-20, 250] }
      - expect: { map.contentOffset: [100, 250], inner.contentOffset: [0, 0], volume.value: 0.5 }
      - scroll: { target: inner, by: [0, 100] }
      - expect: { map.contentOffset: [100, 250], inner.contentOffset: [0, 100] }
      """
    #expect(outcome(map, steps) == "passed")
    let covered = map + "\n    - { type: UIView, id: cover, frame: [0, 0, 320, 480] }"
    #expect(
      outcome(covered, "- scroll: { target: map, by: [120, 0] }").contains(
        "'map' is covered by 'cover'"))
  }
}
