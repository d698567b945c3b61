// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import Testing

/// How scroll views follow fingers and code. Source: UIKit facts 2.13 and 4.8; recorded facts S14,
/// S16.
@Suite struct ScrollViewTests {
  /// 320 x 400 over content twice as high, with a button at its top.
  private static func page(_ keys: String = "", _ content: String = "[320, 800]") -> String {
    scene(
      showing: """
        - type: UIScrollView
          id: page
          frame: [0, 50, 320, 400]
          contentSize: \(content)
          \(keys)
          subviews:
            - { type: UIButton, id: play, frame: [100, 100, 100, 44] }
            - { type: UIView, id: card, frame: [20, 200, 280, 100] }
        """)
  }

  private static let told = """
    delegate:
        didScroll: []
        willBeginDragging: []
        willEndDragging: []
        didEndDragging: []
        willBeginDecelerating: []
        didEndDecelerating: []
        didEndScrollingAnimation: []
    """

  @Test func `S14: defaults`() {
    let steps = """
      - expect: { page.contentOffset: [0, 0], page.contentInset: [0, 0, 0, 0] }
      - expect: { page.isScrollEnabled: true, page.isDirectionalLockEnabled: false }
      - expect: { page.showsVerticalScrollIndicator: true, page.scrollsToTop: true }
      - expect: { page.minimumZoomScale: 1, page.maximumZoomScale: 1, page.zoomScale: 1 }
      - expect: { page.clipsToBounds: true, page.isPagingEnabled: false, page.bounces: true }
      - expect: { page.decelerationRate: normal, page.keyboardDismissMode: none }
      - expect: { page.isDragging: false, page.isTracking: false, page.isDecelerating: false }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `the content follows the finger once that has gone ten points`() {
    let steps = """
      - touch: { down: [160, 400] }
      - touch: { move: [160, 391] }
      - expect: { page.contentOffset: [0, 0], page.isTracking: true, page.isDragging: false }
      - touch: { move: [160, 390] }
      - expect: { page.contentOffset: [0, 0], page.isDragging: true }
      - touch: { move: [160, 340] }
      - expect: { page.contentOffset: [0, 50], page.bounds: [0, 50, 320, 400] }
      - expect: { "convert(point(0, 0), card, null)": [20, 200] }
      - touch: { up: true }
      - expect: { page.contentOffset: [0, 50], page.isTracking: false, page.isDragging: false }
      - settle: { within: 0s }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `how many moves a drag has does not matter`() {
    let steps = """
      - drag: { target: { point: [160, 400] }, by: [0, -110], duration: 1, hold: 0.2s }
      - expect: { page.contentOffset: [0, 100] }
      - drag: { target: { point: [160, 300] }, by: [0, 60], duration: 0.11, hold: 0.2s }
      - expect: { page.contentOffset: [0, 50] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `the delegate's order in a drag that goes on`() {
    let steps = """
      - drag: { target: card, by: [0, -60], duration: 0.1 }
      - settle
      - print: "${page.contentOffset.y}"
      """
    let play = Play(Self.page(Self.told), steps)
    var order: [String] = []
    for event in play.events.map({ $0.replacing("page.", with: "") }) where order.last != event {
      order.append(event)
    }
    #expect(
      order == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    let ended = play.records.first?.events.first { $0.event == "didEndDragging" }
    #expect(ended?.arguments.map(\.value.templateText) == ["true"])
    // 50 points with the finger, which lets go at 600 points a second.
    let travel = ScrollPhysics.travel(600, rate: ScrollPhysics.normalRate)
    #expect(play.value("page.contentOffset").hasPrefix("{0, \(Int(50 + travel))"))
  }

  @Test func `S16: let go at 1000 points a second it goes on for 494 points`() {
    let steps = """
      - drag: { target: { point: [160, 440] }, by: [0, -110], duration: 0.11 }
      - expect: { page.isDecelerating: true, page.isDragging: false }
      - settle: { within: 2.4s }
      - expect: { page.contentOffset.y: { near: 594.01, within: 0.001 } }
      - expect: { page.isDecelerating: false }
      """
    #expect(outcome(Self.page("", "[320, 2000]"), steps) == "passed")
    let fast = steps.replacing("594.01", with: "198.01")
    #expect(outcome(Self.page("decelerationRate: fast", "[320, 2000]"), fast) == "passed")
    #expect(outcome(Self.page("decelerationRate: 0.99", "[320, 2000]"), fast) == "passed")
  }

  @Test func `without a delegate there is nothing to tell, and lifting at rest ends at once`() {
    let steps = """
      - drag: { target: card, by: [0, -60], duration: 0.3, hold: 0.2s }
      - settle: { within: 0s }
      - expectEvents: { of: [page], equals: [] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
    let told = """
      - drag: { target: card, by: [0, -60], duration: 0.1, hold: 0.2s }
      - expectEvents: { contains: [ { source: page, event: didEndDragging, decelerate: false } ] }
      """
    #expect(outcome(Self.page(Self.told), told) == "passed")
    #expect(!events(Self.page(Self.told), told).contains("page.willBeginDecelerating"))
  }

  @Test func `beyond the edge it stretches, and comes back when let go`() {
    let steps = """
      - touch: { down: card }
      - touch: { move: [160, 410] }
      - touch: { move: [160, 500] }
      - expect: { page.contentOffset.y: { above: -100 }, page.contentOffset.x: 0 }
      - expect: { page.contentOffset.y: { below: -60 } }
      - wait: 0.2s
      - touch: { up: true }
      - expect: { page.isDecelerating: true }
      - settle: { within: 1s }
      - expect: { page.contentOffset: [0, 0] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
    let still = """
      - drag: { target: card, by: [0, 150] }
      - expect: { page.contentOffset: [0, 0] }
      - settle: { within: 0s }
      """
    #expect(outcome(Self.page("bounces: false"), still) == "passed")
  }

  @Test func `thrown against the end it bounces there`() {
    let steps = """
      - drag: { target: { point: [160, 440] }, by: [0, -210], duration: 0.1 }
      - wait: 0.25s
      - expect: { page.contentOffset.y: { above: 405 } }
      - settle
      - expect: { page.contentOffset: [0, 400] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
    let hard = """
      - drag: { target: { point: [160, 440] }, by: [0, -210], duration: 0.1 }
      - wait: 0.25s
      - expect: { page.contentOffset: [0, 400] }
      """
    #expect(outcome(Self.page("bounces: false"), hard) == "passed")
  }

  @Test(arguments: [
    ("isScrollEnabled: false", "[320, 800]"), ("scrollEnabled: false", "[320, 800]"),
    ("", "[320, 300]"), ("alwaysBounceVertical: true\n  bounces: false", "[320, 300]"),
    ("isUserInteractionEnabled: false", "[320, 800]"),
  ])
  func `nothing moves`(keys: String, content: String) {
    let steps = """
      - drag: { target: { point: [160, 300] }, by: [0, -150] }
      - expect: { page.contentOffset: [0, 0] }
      - settle: { within: 0s }
      """
    #expect(outcome(Self.page(keys, content), steps) == "passed")
  }

  @Test func `where all fits it bounces if it always does`() {
    let steps = """
      - touch: { down: card }
      - touch: { move: [160, 300] }
      - expect: { page.contentOffset.y: { above: -200 } }
      - expect: { page.contentOffset.y: { below: -5 } }
      """
    #expect(
      outcome(
        Self.page("alwaysBounceVertical: true", "[320, 300]"),
        steps.replacing("300]", with: "420]")) == "passed")
  }

  @Test func `a drag across does not scroll what only goes up and down`() {
    let steps = """
      - drag: { target: card, by: [-100, 0] }
      - expect: { page.contentOffset: [0, 0] }
      - drag: { target: card, by: [-50, -60], hold: 0.2s }
      - expect: { page.contentOffset: [0, 50] }
      """
    #expect(outcome(Self.page(), steps) == "passed")
  }

  @Test func `both ways it follows both, locked only the first`() {
    let steps = """
      - touch: { down: card }
      - touch: { move: [140, 300] }
      - touch: { move: [100, 250] }
      - expect: { page.contentOffset.x: { above: 20 }, page.contentOffset.y: { above: 20 } }
      """
    #expect(outcome(Self.page("", "[900, 900]"), steps) == "passed")
    let locked = """
      - touch: { down: card }
      - touch: { move: [140, 300] }
      - touch: { move: [100, 250] }
      - expect: { page.contentOffset.x: { above: 20 }, page.contentOffset.y: 0 }
      """
    #expect(
      outcome(Self.page("isDirectionalLockEnabled: true", "[900, 900]"), locked) == "passed")
  }

  @Test func `pages turn one at a time`() {
    let keys = "isPagingEnabled: true"
    let steps = """
      - drag: { target: { point: [300, 100] }, by: [-120, 0], duration: 0.1 }
      - settle
      - expect: { page.contentOffset: [320, 0] }
      - drag: { target: { point: [300, 100] }, by: [-60, 0], duration: 0.5, hold: 0.2s }
      - settle
      - expect: { page.contentOffset: [320, 0] }
      - drag: { target: { point: [300, 100] }, by: [-250, 0], duration: 0.5, hold: 0.2s }
      - settle: { within: 1s }
      - expect: { page.contentOffset: [640, 0] }
      - drag: { target: { point: [300, 100] }, by: [-250, 0], duration: 0.1 }
      - settle
      - expect: { page.contentOffset: [640, 0] }
      """
    #expect(outcome(Self.page(keys, "[960, 400]"), steps) == "passed")
  }

  @Test func `the delegate says where a throw ends`() {
    let keys = """
      delegate:
          willEndDragging:
            - log: "${velocity.y} ${targetOffset.y}"
            - return: "${point(0, 64)}"
      """
    let steps = """
      - drag: { target: card, by: [0, -60], duration: 0.1 }
      - settle
      - expect: { page.contentOffset: [0, 64] }
      """
    let play = Play(Self.page(keys), steps)
    #expect(play.outcome == "passed")
    #expect(play.log.first?.hasPrefix("0.6 3") == true)
    let list = keys.replacing("\"${point(0, 64)}\"", with: "[0, 64]")
    #expect(outcome(Self.page(list), steps) == "passed")
  }

  @Test func `a touch stops what moves, and touches nothing else`() {
    let steps = """
      - drag: { target: { point: [160, 440] }, by: [0, -110], duration: 0.11 }
      - wait: 0.1s
      - touch: { down: [160, 300] }
      - expect: { page.isDecelerating: false, page.isTracking: true }
      - wait: 1s
      - touch: { up: true }
      - settle: { within: 0s }
      - expect: { page.contentOffset.y: { below: 250 } }
      """
    #expect(outcome(Self.page(Self.told, "[320, 2000]"), steps) == "passed")
    #expect(
      events(Self.page(Self.told, "[320, 2000]"), steps).filter { !$0.contains("didScroll") } == [
        "page.willBeginDragging", "page.willEndDragging", "page.didEndDragging",
        "page.willBeginDecelerating", "page.didEndDecelerating",
      ])
  }

  @Test func `settle waits for the end and names what moves`() {
    let steps = """
      - drag: { target: card, by: [0, -60], duration: 0.1 }
      - settle: { within: 0.5s }
      """
    #expect(outcome(Self.page(), steps).contains("(scrolling)"))
  }
}
