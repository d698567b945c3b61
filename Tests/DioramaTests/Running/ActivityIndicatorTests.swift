// SPDX-License-Identifier: MIT
import DioramaModel
import Testing

/// How a wheel turns, stops and hides. Source: UIKit facts 2.10.
@Suite struct ActivityIndicatorTests {
  private static func wheel(_ keys: String = "") -> String {
    scene(showing: "- { type: UIActivityIndicatorView, id: wheel\(keys) }")
  }

  @Test(arguments: [
    ("iPhone 5s", 7, "white", 20), ("iPhone 5s", 7, "gray", 20), ("iPhone 5s", 7, "whiteLarge", 37),
    ("iPhone 12", 14, "medium", 20), ("iPhone 12", 14, "large", 37),
  ])
  func `its size is the style's`(device: String, os: Int, style: String, side: Int) {
    let views = """
      - { type: UIActivityIndicatorView, id: own, style: \(style) }
      - { type: UIActivityIndicatorView, id: given, style: \(style), frame: [5, 5, 100, 50] }
      """
    let header = "device: \(device)\nos: \(os)"
    #expect(
      frames(scene(showing: views, header), "own", "given")
        == ["{{0, 0}, {\(side), \(side)}}", "{{5, 5}, {100, 50}}"])
  }

  @Test func `a new one stands still and is hidden`() {
    let steps = """
      - expect: { wheel.isAnimating: false, wheel.isHidden: true, wheel.hidesWhenStopped: true }
      - expect: { wheel.style: white, wheel.color: null, isVisible(wheel): false }
      """
    #expect(outcome(Self.wheel(), steps) == "passed")
    #expect(
      Play(Self.wheel() + "\nos: 13\ndevice: iPhone 12", "- wait: 0").value("wheel.style")
        == "medium")
  }

  @Test func `a report tells which of the two is unusual`() {
    let text = scene(
      showing: """
        - { type: UIActivityIndicatorView, id: rests }
        - { type: UIActivityIndicatorView, id: turns, isAnimating: true }
        """)
    let shown = Play(text, "- snapshot: a").records.first?.snapshots.first?.text ?? ""
    #expect(
      shown.contains("<UIActivityIndicatorView: rests; frame = (0 0; 20 20); isHidden = true>"))
    #expect(
      shown.contains("<UIActivityIndicatorView: turns; frame = (0 0; 20 20); isAnimating = true>"))
  }

  @Test func `started it shows, stopped it hides`() {
    let steps = """
      - call: wheel.startAnimating
      - expect: { wheel.isAnimating: true, wheel.isHidden: false }
      - call: wheel.stopAnimating
      - expect: { wheel.isAnimating: false, wheel.isHidden: true }
      - set: { wheel.isAnimating: true }
      - expect: { wheel.isHidden: false }
      """
    #expect(outcome(Self.wheel(), steps) == "passed")
  }

  @Test func `one that does not hide is seen all along`() {
    let steps = """
      - expect: { wheel.isHidden: false }
      - call: wheel.startAnimating
      - call: wheel.stopAnimating
      - expect: { wheel.isHidden: false }
      - set: { wheel.hidesWhenStopped: true }
      - expect: { wheel.isHidden: true }
      - set: { wheel.hidesWhenStopped: false }
      - expect: { wheel.isHidden: false }
      """
    #expect(outcome(Self.wheel(", hidesWhenStopped: false"), steps) == "passed")
  }

  @Test func `another style keeps the size, and sizeToFit takes its own`() {
    let steps = """
      - set: { wheel.style: whiteLarge }
      - expect: { wheel.frame: [0, 0, 20, 20], intrinsicContentSize(wheel): [37, 37] }
      - call: wheel.sizeToFit
      - expect: { wheel.frame: [0, 0, 37, 37] }
      """
    #expect(outcome(Self.wheel(), steps) == "passed")
  }

  @Test func `bound to the state it turns with it, and what reads its isHidden follows`() {
    let views = """
      - { type: UIActivityIndicatorView, id: wheel, animating: "${state.busy}" }
      - { type: UILabel, id: hint, text: "${wheel.isHidden ? 'done' : 'loading'}", frame: [0, 0, 99, 20] }
      """
    let steps = """
      - expect: { wheel.isHidden: false, hint.text: loading }
      - set: { state.busy: false }
      - expect: { wheel.isHidden: true, hint.text: done }
      - call: wheel.startAnimating
      - expect: { hint.text: loading }
      """
    #expect(outcome(scene(showing: views, "state: { busy: true }"), steps) == "passed")
  }

  @Test func `a turning wheel keeps nobody from settling`() {
    #expect(outcome(Self.wheel(", isAnimating: true"), "- settle: { within: 1s }") == "passed")
  }
}
