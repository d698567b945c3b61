// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Names that a scene declares and that neither it nor its scripts use.
@Suite struct UnusedNameTests {
  @Test func `what nothing uses is told where it is declared`() {
    let scene = """
      diorama: 1
      state: { count: 0, unread: 1 }
      #                  ^^^^^^ note unused-state
      classes:
        Stars: { is: UIView }
        Moons: { is: UIView }
      # ^^^^^ warning unused-class
      images:
        Dot: { size: [4, 4], color: red }
        Dash: { size: [8, 4], color: red }
      # ^^^^ warning unused-image
      styles:
        title: { textColor: red }
        text: { textColor: black }
      # ^^^^ warning unused-style
      templates:
        row: { parameters: { name: string, height: number }, view: { type: UILabel, text: "${name}" } }
      #                                    ^^^^^^ warning unused-parameter
        column: { parameters: { name: string }, view: { type: UILabel } }
      # ^^^^^^ warning unused-template
      handlers:
        announce: { parameters: [line, loud], do: [ { log: "${line}" } ] }
      #                                ^^^^ warning unused-parameter
        again: { parameters: [line], do: [ { run: { again: { line: a } } } ] }
      # ^^^^^ warning unused-handler
      view:
        subviews:
          - { use: row, with: { name: A, height: 3 }, styles: title }
          - { type: Stars }
          - { type: UIImageView, image: Dot }
          - type: UIButton
            actions:
              touchDown:
                - set: { state.count: 1 }
                - run: { announce: { line: a, loud: true } }
      """
    #expect(disagreements(scene) == "")
  }

  private static let played = """
    diorama: 1
    state: { count: 0 }
    styles: { title: { textColor: red } }
    templates: { row: { view: { type: UILabel } } }
    handlers: { greet: [ { run: count } ], count: [ { log: hi } ], }
    view: {}
    """

  @Test func `a script of the same run counts, and only that`() {
    let steps = """
      - run: greet
      - add: { view: { use: row, styles: title } }
      - expect: { state.count: 0 }
      """
    let alone = LintedText(scene: Self.played).findings.map(\.rule)
    #expect(
      alone == [
        "unused-state", "unused-style", "unused-template", "unused-handler", "unused-handler",
      ])
    let together = LintedText(
      scene: Self.played, beside: ["test.replay.yaml": scriptText(steps)])
    #expect(together.lines == [])
  }

  @Test func `where anything is wrong, nobody knows what is used`() {
    let broken = Self.played.replacing("view: {}", with: "view: { alhpa: 1 }")
    #expect(LintedText(scene: broken).findings.map(\.rule) == ["unknown-property"])
    let together = LintedText(
      scene: Self.played, beside: ["test.replay.yaml": scriptText("- tpa: x")])
    #expect(together.findings.map(\.rule) == ["unknown-step"])
  }

  @Test func `an image may be named by an expression, whole or in part`() {
    let scene = """
      diorama: 1
      state: { kind: Sea }
      images:
        Flame1: { size: [4, 4], color: red }
        Beach: { size: [4, 4], color: red }
        SeaImage: { size: [4, 4], color: red }
        Wood: { size: [4, 4], color: red }
      # ^^^^ warning unused-image
      view:
        subviews:
          - { type: UIImageView, id: a, image: '${"Flame" + string(a.tag)}' }
          - { type: UIImageView, image: '${a.tag > 0 ? "Beach" : state.kind + "Image"}' }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `what is handed on, written through, or looped over no times is used`() {
    let scene = """
      diorama: 1
      templates:
        outer:
          parameters: { box: reference, tags: list, color: color }
          view:
            type: UIView
            subviews:
              - { use: inner, with: { target: "${box}" } }
              - { each: "${tags}", as: tag, view: { type: UILabel, text: "${tag}", textColor: "${color}" } }
        inner:
          parameters: { target: reference }
          view: { type: UIButton, actions: { touchDown: [ { set: { target.alpha: 0 } } ] } }
      handlers:
        hide: { parameters: [what], do: [ { set: { what.isHidden: true } } ] }
      view:
        subviews:
          - { type: UIView, id: card }
          - { use: outer, with: { box: card, tags: [], color: red } }
          - { type: UIButton, actions: { touchDown: [ { run: { hide: { what: "${card}" } } } ] } }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `files that are included serve others too`() {
    let library = """
      diorama: 1
      styles: { title: { textColor: red } }
      templates: { row: { parameters: { name: string }, view: { type: UILabel } } }
      handlers: { greet: { parameters: [who], do: [ { log: hi } ] } }
      images: { Dot: { size: [4, 4], color: red } }
      """
    let scene = "diorama: 1\ninclude: [library.yaml]\nview: {}\n"
    let linted = LintedText(scene: scene, beside: ["library.yaml": library])
    #expect(linted.lines == [])
  }

  @Test func `ids are asked for only by the project`() {
    let scene = """
      diorama: 1
      templates: { row: { parameters: { name: string }, view: { type: UILabel, id: "${name}" } } }
      view:
        subviews:
          - { type: UILabel, id: read }
          - { type: UILabel, id: found, text: "${read.text}" }
          - { type: UILabel, id: lonely }
      #                          ^^^^^^ warning unused-id
          - { type: UILabel, id: tapped }
          - { use: row, with: { name: one } }
          - { use: row, with: { name: two } }
          - type: UIButton
            actions: { touchDown: [ { set: { found.text: '${firstResponder == "one" ? "a" : "b"}' } } ] }
      """
    let script = ["test.replay.yaml": scriptText("- tap: tapped")]
    #expect(LintedText(scene: MarkedScene.unmarked(scene), beside: script).lines == [])
    #expect(disagreements(scene, rules: "unused-id: warning", beside: script) == "")
  }

  @Test func `a project switches a rule off`() {
    let linted = LintedText(scene: "state: { count: 0 }\nview: {}", rules: "unused-state: off")
    #expect(linted.lines == [])
  }
}
