// SPDX-License-Identifier: MIT
import Testing

/// What taps on dots do, and how large the row is. Source: UIKit facts 2.9.
@Suite struct PageControlTests {
  private static func pages(_ keys: String = "", header: String = "") -> String {
    scene(
      showing: """
        - type: UIPageControl
          id: pages
          frame: [0, 400, 320, 37]
          numberOfPages: 3
          \(keys)
          actions: { valueChanged: [ { log: "${sender.currentPage}" } ] }
        """, header)
  }

  @Test func `a tap on a half goes one page that way, and at the ends nowhere`() {
    let steps = """
      - tap: pages.left
      - expectEvents: [pages.touchDown, pages.touchUpInside]
      - tap: pages.right
      - expectEvents: [pages.touchDown, pages.valueChanged, pages.touchUpInside]
      - repeat: { times: 3, steps: [ { tap: pages.right } ] }
      - tap: pages.left
      - expectLog: ["1", "2", "1"]
      """
    #expect(outcome(Self.pages(), steps) == "passed")
  }

  @Test func `the current page is pinned to the pages there are`() {
    let steps = """
      - set: { pages.currentPage: 9 }
      - expect: { pages.currentPage: 2 }
      - set: { pages.currentPage: -1 }
      - expect: { pages.currentPage: 0 }
      - set: { pages.currentPage: 2, pages.numberOfPages: 2 }
      - expect: { pages.currentPage: 1 }
      - set: { pages.numberOfPages: 0 }
      - expect: { pages.currentPage: 0 }
      - expectEvents: []
      """
    #expect(outcome(Self.pages(), steps) == "passed")
    let early = scene(
      showing: "- { type: UIPageControl, id: pages, currentPage: 2, numberOfPages: 3 }")
    #expect(Play(early, "- wait: 0").value("pages.currentPage") == "2")
    #expect(places(of: Self.pages("currentPage: 3")).hasSuffix(" out-of-range"))
  }

  @Test func `with a single page it hides where it should`() {
    let steps = """
      - expect: { pages.isHidden: false }
      - set: { pages.numberOfPages: 1 }
      - expect: { pages.isHidden: true }
      - set: { pages.numberOfPages: 2 }
      - expect: { pages.isHidden: false }
      """
    #expect(outcome(Self.pages("hidesForSinglePage: true"), steps) == "passed")
    let single = "- set: { pages.numberOfPages: 1 }\n- expect: { pages.isHidden: false }"
    #expect(outcome(Self.pages(), single) == "passed")
  }

  @Test func `deferred, the dots change when they are told to`() {
    let steps = """
      - tap: pages.right
      - expect: { pages.currentPage: 1, pages.displayedPage: 0 }
      - call: pages.updateCurrentPageDisplay
      - expect: { pages.displayedPage: 1 }
      - set: { pages.currentPage: 2 }
      - expect: { pages.displayedPage: 2 }
      """
    #expect(outcome(Self.pages("defersCurrentPageDisplay: true"), steps) == "passed")
    let later = Self.pages("defersCurrentPageDisplay: true", header: "device: iPhone 12\nos: 14")
    let atOnce = "- tap: pages.right\n- expect: { pages.displayedPage: 1 }"
    #expect(outcome(later, atOnce) == "passed")
    #expect(places(of: later).contains("no-effect"))
  }

  @Test(arguments: [
    ("iPhone 5s", 7, 3, "[39, 37]"), ("iPhone 5s", 7, 4, "[55, 37]"),
    ("iPhone 5s", 7, 0, "[0, 37]"),
    ("iPhone 12", 15, 3, "[115.5, 26]"), ("iPhone 12", 16, 3, "[116.5, 26]"),
  ])
  func `the room of its dots`(device: String, os: Int, count: Int, size: String) {
    let text = Self.pages(header: "device: \(device)\nos: \(os)")
    let steps = "- expect: { \"sizeForNumberOfPages(pages, \(count))\": \(size) }"
    #expect(outcome(text, steps) == "passed")
  }

  @Test func `it fits its dots`() {
    let steps = """
      - call: pages.sizeToFit
      - expect: { pages.frame: [0, 400, 39, 37], intrinsicContentSize(pages): [39, 37] }
      """
    #expect(outcome(Self.pages(), steps) == "passed")
  }

  @Test func `what later versions brought is marked on iOS 7 and works on iOS 16`() {
    let keys = "backgroundStyle: prominent"
    #expect(places(of: Self.pages(keys)).contains("no-effect"))
    let modern = "device: iPhone 12\nos: 16\nimages: { Star: { size: [8, 8], color: red } }"
    let text = Self.pages(keys, header: modern).replacing(
      "${sender.currentPage}", with: "${sender.interactionState}")
    let steps = """
      - call: { pages.setIndicatorImage: { image: Star, forPage: 1 } }
      - expect: { "indicatorImage(pages, 1)": Star, pages.backgroundStyle: prominent }
      - tap: pages.right
      - expectLog: [discrete]
      - expect: { pages.interactionState: none }
      - call: { pages.setIndicatorImage: { image: Star, forPage: 3 } }
        raises: NSInvalidArgumentException
      """
    #expect(outcome(text, steps) == "passed")
  }
}
