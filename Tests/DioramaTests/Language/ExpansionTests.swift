// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Loops and conditions that make a scene's objects before it runs.
@Suite struct ExpansionTests {
  @Test func `a list gives each item its copy, a count 0, 1, 2`() {
    let scene = """
      view:
        subviews:
          - { each: [Mon, Tue], as: day, view: { type: UILabel, id: "d${index}", text: "${day}" } }
          - { each: 2, as: n, view: { type: UIView, tag: "${n + 5}" } }
          - { each: 0, view: { type: UIView } }
      """
    #expect(
      tree(scene).split(separator: "\n").dropFirst(2).joined(separator: "\n") == """
           |    | <UILabel: d0; frame = (0 0; 0 0); text = Mon>
           |    | <UILabel: d1; frame = (0 0; 0 0); text = Tue>
           |    | <UIView: view.subviews[2]; frame = (0 0; 0 0); tag = 5>
           |    | <UIView: view.subviews[3]; frame = (0 0; 0 0); tag = 6>
        """)
  }

  @Test func `loops stand inside each other, and items have fields`() {
    let scene = """
      view:
        subviews:
          - each: [ { name: A, ages: [1, 2] }, { name: B, ages: [3] } ]
            as: person
            view:
              type: UIView
              subviews:
                - each: "${person.ages}"
                  as: age
                  view: { type: UILabel, id: "${person.name}${age}", text: "${person.name} is ${age}" }
      """
    #expect(
      Play(
        scene, "- expect: { A1.text: A is 1, A2.text: A is 2, B3.text: B is 3 }"
      ).outcome == "passed")
  }

  @Test func `what a loop reads of the running scene stays live`() {
    let scene = """
      state: { chosen: 1 }
      view:
        subviews:
          - each: 3
            as: n
            view: { type: UILabel, id: "l${n}", text: '${n == state.chosen ? "on" : "off"}' }
      """
    #expect(
      Play(
        scene,
        """
        - expect: { l0.text: "off", l1.text: "on" }
        - set: { state.chosen: 0 }
        - expect: { l0.text: "on", l1.text: "off", l2.text: "off" }
        """
      ).outcome == "passed")
  }

  private static let twoIdioms = """
    view:
      subviews:
        - { type: UILabel, id: title, text: small, when: "${traits.idiom == 'phone'}" }
        - { type: UILabel, id: title, text: large, when: "${traits.idiom == 'pad'}" }
        - { type: UILabel, id: extra, text: more, when: "${traits.idiom == 'pad'}" }
        - { type: UILabel, id: always, text: "${title.text}" }
    """

  @Test func `a condition leaves a view out on some devices, which another may stand in for`() {
    let play = Play(
      Self.twoIdioms,
      """
      - { expect: { always.text: small }, devices: iPhone 5s }
      - { expectNo: extra, devices: [iPhone 5s] }
      - { expect: { always.text: large, extra.text: more }, devices: iPad Air }
      """, header: "devices: [iPhone 5s, iPad Air]\n")
    #expect(play.outcome == "passed")
    #expect(play.records.map { $0.steps.count } == [2, 1])
  }

  @Test func `what is left out cannot be written, and says why`() {
    #expect(
      Play(Self.twoIdioms, "- set: { extra.text: hi }").outcome
        == "set: 'extra' is left out here by its 'when'")
  }

  @Test func `a condition reads only what is known before the scene runs`() {
    #expect(
      places(
        of: """
          state: { on: true }
          view:
            subviews:
              - { type: UIView, when: "${state.on}" }
              - { type: UIView, when: yes }
          """) == "4:32 not-static\n5:29 yaml-boolean")
  }

  @Test func `an id that copies share is told at the loop's text`() {
    #expect(
      findings(
        of: """
          view:
            subviews:
              - { each: 3, view: { type: UIView, id: box } }
          """, beside: [:]) == """
          test.scene.yaml:3:44 duplicate-id the id 'box' is taken
            test.scene.yaml:3 it was first given here
            test.scene.yaml:3 in copy 1 of this loop
          """)
  }

  @Test func `a scene that expands without end is ended`() {
    let bomb = """
      view:
        subviews:
          - each: 1000
            view:
              type: UIView
              subviews: [ { each: 1000, view: { type: UIView } } ]
      """
    #expect(
      places(of: bomb).hasPrefix("3:7 too-many-nodes")
        || places(of: bomb).contains("too-many-nodes"))
  }

  @Test func `expressions of copies keep their own values, selves and references`() {
    let scene = """
      state: { base: 10 }
      templates:
        row:
          parameters: { n: number, other: reference }
          view: { type: UILabel, id: "row${n}", tag: "${int(n)}", text: '${string(int(n) + state.base)} ${self.tag} ${other.tag}' }
      view:
        subviews:
          - { type: UIView, id: a, tag: 7 }
          - { type: UIView, id: b, tag: 8 }
          - { use: row, with: { n: 1, other: a } }
          - { use: row, with: { n: 2, other: b } }
          - { each: 2, as: k, view: { type: UILabel, id: "sum${k}", text: "${state.base + k + a.tag}" } }
      """
    #expect(
      Play(
        scene,
        """
        - expect: { row1.text: "11 1 7", row2.text: "12 2 8", sum0.text: "17", sum1.text: "18" }
        - set: { state.base: 20, a.tag: 9 }
        - expect: { row1.text: "21 1 9", row2.text: "22 2 8", sum0.text: "29", sum1.text: "30" }
        """
      ).outcome == "passed")
  }

  @Test func `conditions on names of the copy choose for each copy`() {
    let views = """
      - each: 3
        as: number
        view:
          type: UIButton
          id: "button${number}"
          frame: ["${number * 100}", 100, 100, 44]
          actions:
            touchUpInside:
              - if: ${number < 2}
                then: [ { log: "${number} goes on" } ]
                else: [ { log: "${number} is the last" } ]
      """
    let steps = """
      - tap: button0
      - tap: button1
      - tap: button2
      - expectLog: [0 goes on, 1 goes on, 2 is the last]
      """
    #expect(outcome(scene(showing: views), steps) == "passed")
  }
}
