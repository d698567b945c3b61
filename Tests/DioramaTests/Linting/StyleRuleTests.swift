// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// What the text of a file says otherwise than it seems to, and what only looks so.
@Suite struct StyleRuleTests {
  @Test func `words that are names or cases are left alone`() {
    let scene = """
      diorama: 1
      images: { On: { size: [77, 22], color: red } }
      handlers: { no: [ { log: "no" } ] }
      view:
        subviews:
          - { type: UIImageView, id: on, image: On, frame: [20, 40, 77, 22] }
          - { type: UITextField, autocorrectionType: no, actions: { editingDidEndOnExit: [ { run: no } ] } }
      """
    let found = findings(of: scene)
    #expect(found.split(separator: "\n").filter { $0.contains("misleading") }.count == 1, "run: no")
  }

  @Test func `numbers that all readers read alike`() {
    let scene = scene(
      showing: """
        - { type: UISlider, frame: [0, 0.5, 1e2, 44], minimumValue: -0.5, maximumValue: 10 }
        - { type: UILabel, text: 5 }
        - { type: UILabel, text: 2014-01-01 }
        - { type: UILabel, text: 10:99:1 is no time }
        - { type: UILabel, text: "007" }
        """)
    let found = findings(of: scene)
    #expect(!found.contains("misleading-number") && !found.contains("changed-text"))
  }

  @Test func `comments that are comments`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - type: UILabel #one
            text: Room # the first one
            numberOfLines: 2 #2
            textColor: red #3
      """
    #expect(!findings(of: scene).contains("swallowed-text"))
  }

  @Test func `keys in order with all that is said about them`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - id: title # what it is called
            # what it says
            text: Hello
            # what it is
            type: UILabel
            frame: [0, 0, 100, 44]
          - type: UIView
      """
    let linted = LintedText(scene: scene, rules: "unordered-keys: note")
    let mended = String(
      decoding: applyingFixes(linted.findings, to: linted.bytes), as: UTF8.self)
    #expect(
      mended == """
        diorama: 1
        view:
          subviews:
            - # what it is
              type: UILabel
              id: title # what it is called
              frame: [0, 0, 100, 44]
              # what it says
              text: Hello
            - type: UIView
        """)
    #expect(LintedText(scene: mended, rules: "unordered-keys: note").lines == [])
  }

  @Test func `keys that cannot be moved safely keep their places`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - frame: &place [0, 0, 100, 44]
            type: UIView
          - frame: *place

            type: UIView
      """
    let linted = LintedText(scene: scene, rules: "unordered-keys: note")
    #expect(linted.findings.filter { $0.rule == "unordered-keys" }.map(\.fixes.count) == [0, 0])
    #expect(LintedText(scene: scene).findings == [])
  }
}
