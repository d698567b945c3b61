// SPDX-License-Identifier: MIT
import Testing

/// Labels with text of several looks or lines, as scenes write them and scripts ask for them.
@Suite struct AttributedTextTests {
  private func label(_ keys: String) -> String {
    scene(showing: "- { type: UILabel, id: label, frame: [0, 0, 150, 60], \(keys) }")
  }

  @Test func `stretches are texts or mappings`() {
    let text = label(
      """
      attributedText: [ 'Plain, ', { text: bold, font: bold 20, color: red, underline: true, \
      kern: 1.5 }, { text: "!", paragraph: { alignment: center, lineSpacing: 2 } } ]
      """)
    #expect(findings(of: text) == "")
    #expect(
      outcome(
        text,
        """
        - expect:
            label.text: Plain, bold!
            label.attributedText.size(): 3
            label.attributedText[0]: 'Plain, '
            label.attributedText[1].color: red
            label.attributedText[1].underlineStyle: single
            label.attributedText[2].paragraph.lineSpacing: 2
        """) == "passed")
  }

  @Test func `the text and its looks follow each other`() {
    #expect(
      outcome(
        label("attributedText: [ { text: bold, font: bold 20 } ]"),
        """
        - set: { label.text: plain }
        - expect: { label.attributedText: null, label.text: plain }
        - set: { label.attributedText: [ { text: new, color: blue } ] }
        - expect: { label.text: new }
        - set: { label.attributedText: null }
        - expect: { label.text: null }
        """) == "passed")
  }

  @Test func `a stretch may be made by an expression`() {
    #expect(
      outcome(
        label("text: x, attributedText: [ { text: \"${1 + 1}\", font: bold 20 } ]"),
        "- expect: { label.text: \"2\" }") == "passed")
  }

  @Test(arguments: [
    "attributedText: [ { txt: a } ]", "attributedText: [ { text: a, color: nocolor } ]",
    "attributedText: [ { text: a, paragraph: { alignment: middle } } ]",
    "attributedText: { text: a }",
    "attributedText: [ null ]", "attributedText: [ [ a ] ]",
    "attributedText: [ { text: a, kern: b } ]",
  ])
  func `what is wrong is found`(keys: String) {
    #expect(findings(of: label(keys)) != "")
  }

  @Test func `wider stretches make a wider label`() {
    #expect(
      outcome(
        label("attributedText: [ a, { text: b, font: system 40, kern: 3 } ]"),
        """
        - expect:
            'intrinsicContentSize(label).height': '${sizeThatFits(label, size(0.0, 0.0)).height}'
            'intrinsicContentSize(label).height > 40.0': true
        """) == "passed")
  }

  @Test func `questions about what is shown`() {
    #expect(
      outcome(
        label("text: The quick brown fox jumps over the lazy dog, numberOfLines: 2"),
        """
        - expect:
            'shownLines(label)': [ "The quick brown", "fox jumps over t…" ]
            'fontScale(label)': 1
            'textRect(label).x': 0
            'textRect(label).height < 60.0': true
            'textRect(label).width <= 150.0': true
        - set: { label.numberOfLines: 0 }
        - expect: { 'sizeThatFits(label, size(150.0, 0.0)).height > 60.0': true }
        - set: { label.adjustsFontSizeToFitWidth: true }
        - expect: { 'fontScale(label) < 1.0': true, 'textRect(label).height': 60 }
        """) == "passed")
  }
}
