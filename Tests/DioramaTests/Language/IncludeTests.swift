// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Files that scenes and scripts bring in.
@Suite struct IncludeTests {
  @Test func `templates, styles, handlers and appearance come from included files`() {
    let play = Play(
      """
      include: [lib/rows.yaml]
      view: { subviews: [ { use: row, with: { title: A } }, { type: UIButton, id: go, frame: [0, 50, 44, 44], actions: { touchUpInside: [ { run: { say: { what: hi } } } ] } } ] }
      """,
      "- tap: go\n- expectLog: [said hi]\n- expect: { aLabel.text: A, aLabel.textColor: red, go.tag: 4 }",
      beside: [
        "lib/rows.yaml": """
        diorama: 1
        include: looks.yaml
        templates: { row: { parameters: { title: string }, view: { type: UILabel, id: aLabel, styles: loud, text: "${title}" } } }
        handlers: { say: { parameters: [what], do: [ { log: "said ${what}" } ] } }
        """,
        "lib/looks.yaml":
          "diorama: 1\nstyles: { loud: { textColor: red } }\nappearance: { UIButton: { tag: 4 } }",
      ])
    #expect(play.outcome == "passed")
  }

  @Test func `a mistake in an included file is told there, with where it is included`() {
    #expect(
      findings(
        of: "include: lib.yaml\nview: { subviews: [ { use: row } ] }",
        beside: ["lib.yaml": "diorama: 1\ntemplates: { row: { view: { type: UILabel, txt: A } } }"])
          == """
          lib.yaml:2:44 unknown-property 'txt' is not a property of UILabel; did you mean 'text'?
            test.scene.yaml:2 the template 'row' is used here
          """)
    #expect(
      findings(
        of: "include: lib.yaml\nview: {}",
        beside: ["lib.yaml": "diorama: 1\nview: {}\nstyle: {}"]) == """
          lib.yaml:2:1 wrong-place a file that is included has no 'view': only a scene has
            test.scene.yaml:1 the file is included here
          lib.yaml:3:1 unknown-key a file that is included has no 'style'; did you mean 'styles'?
            test.scene.yaml:1 the file is included here
          """)
  }

  @Test func `files that include each other are told with the chain`() {
    #expect(
      findings(
        of: "include: a.yaml\nview: {}",
        beside: [
          "a.yaml": "diorama: 1\ninclude: b.yaml", "b.yaml": "diorama: 1\ninclude: [a.yaml]",
        ])
        == "b.yaml:2:11 include-cycle files that include each other in a circle: 'test.scene.yaml' includes 'a.yaml' includes 'b.yaml' includes 'a.yaml'"
    )
  }

  @Test(arguments: [
    ("/etc/passwd", "path-outside-root"), ("../../outside.yaml", "path-outside-root"),
    ("nowhere.yaml", "missing-file"),
  ])
  func `a path stays inside the project and leads somewhere`(path: String, rule: String) {
    #expect(places(of: "include: \(path)\nview: {}") == "1:10 \(rule)")
  }

  @Test func `the same file brought in twice is read once`() {
    #expect(
      findings(
        of: "include: [a.yaml, b.yaml]\nview: { styles: red }",
        beside: [
          "a.yaml": "diorama: 1\ninclude: c.yaml", "b.yaml": "diorama: 1\ninclude: c.yaml",
          "c.yaml": "diorama: 1\nstyles: { red: { backgroundColor: red } }",
        ]) == "")
  }

  @Test func `a file's own definition stands before one that it includes`() {
    #expect(
      Play(
        "include: a.yaml\nstyles: { look: { tag: 2 } }\nview: { styles: look }",
        "- expect: { view.tag: 2 }",
        beside: ["a.yaml": "diorama: 1\nstyles: { look: { tag: 1 } }"]
      ).outcome == "passed")
  }

  private static let switchScene =
    "view: { subviews: [ { type: UISwitch, id: s, frame: [0, 0, 51, 31] } ] }"

  @Test func `a script brings in the steps of another`() {
    let play = Play(
      Self.switchScene, "- include: on.replay.yaml\n- expect: { s.isOn: true }",
      beside: ["on.replay.yaml": scriptText("- tap: s\n- expect: { s.isOn: true }")])
    #expect(play.outcome == "passed")
    #expect(play.records.first?.steps.map(\.keyword) == ["tap", "expect", "expect"])
  }

  @Test func `scripts that include each other are told`() {
    let linted = LintedText(
      script: scriptText("- include: a.replay.yaml"), on: Self.switchScene,
      beside: ["a.replay.yaml": scriptText("- include: test.replay.yaml")])
    #expect(linted.findings.map(\.rule) == ["include-cycle"])
  }

  @Test func `a mistake in an included script is told there`() {
    let linted = LintedText(
      script: scriptText("- include: a.replay.yaml"), on: Self.switchScene,
      beside: ["a.replay.yaml": scriptText("- tap: t")])
    #expect(linted.findings.map(\.rule) == ["unknown-target"])
    #expect(linted.findings.first?.notes.map(\.message) == ["the script is included here"])
  }
}
