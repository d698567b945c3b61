// SPDX-License-Identifier: MIT
import DioramaCore
import Testing

/// Rules about what a scene says twice, hides, or loses at the first touch.
@Suite struct SceneRuleTests {
  @Test func `a binding of what the user changes ends at the first touch`() {
    let scene = """
      diorama: 1
      state: { on: true, level: 0.5, page: 0 }
      view:
        subviews:
          - type: UISwitch
            isOn: ${state.on}
      #           ^^^^^^^^^^^ note one-way-binding
          - { type: UISwitch, isOn: { bind: state.on } }
          - { type: UISwitch, isOn: { once: "${state.on}" } }
          - { type: UISwitch, isOn: "${1 > 2}" }
          - { type: UISlider, value: "${state.level}", isUserInteractionEnabled: false }
          - type: UISlider
            value: ${state.level * 2.0}
      #            ^^^^^^^^^^^^^^^^^^^^ note one-way-binding
            maximumValue: ${state.level}
          - type: UIStepper
            value: ${state.level}
      #            ^^^^^^^^^^^^^^ note one-way-binding
          - type: UIPageControl
            numberOfPages: 3
            currentPage: ${state.page}
      #                  ^^^^^^^^^^^^^ note one-way-binding
          - type: UISegmentedControl
            segments: [A, B]
            selectedSegmentIndex: ${state.page}
      #                           ^^^^^^^^^^^^^ note one-way-binding
      """
    #expect(disagreements(scene) == "")
    let fixes = LintedText(scene: MarkedScene.unmarked(scene)).findings.map { $0.fixes.first }
    #expect(fixes.first??.edits.map(\.replacement) == ["{ bind: state.on }"])
    #expect(fixes.first??.applicability == .unsafe)
    #expect(fixes[1] == nil)
  }

  @Test func `the copies of one binding are told once`() {
    let scene = """
      diorama: 1
      state: { on: true }
      view:
        subviews:
          - each: 3
            view: { type: UISwitch, isOn: "${state.on}" }
      #                                   ^^^^^^^^^^^^^ note one-way-binding
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `local names that hide others`() {
    let scene = """
      diorama: 1
      computed: { total: "${card.tag + 1}" }
      templates:
        row: { parameters: { card: string }, view: { type: UILabel, text: "${card}" } }
      #                      ^^^^ note shadowed-name
      handlers:
        announce: { parameters: [state, line], do: [ { log: "${state} ${line}" } ] }
      #                          ^^^^^ note shadowed-name
      view:
        subviews:
          - { use: row, with: { card: A } }
          - { type: UIView, id: card }
          - { type: UIView, id: event }
          - { each: [A], as: card, view: { type: UILabel, text: "${card}" } }
      #                      ^^^^ note shadowed-name
          - type: UIButton
            actions:
              touchDown:
                - let: { total: 1, fine: 2 }
      #                  ^^^^^ note shadowed-name
                - log: "${total} ${fine} ${event}"
      #                                    ^^^^^ note shadowed-name
                - run: { announce: { state: a, line: b } }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `values that others replace at once`() {
    let scene = """
      diorama: 1
      styles:
        place: { frame: [0, 0, 1, 1] }
      view:
        subviews:
          - type: UIView
            frame: [0, 0, 1, 1]
      #     ^^^^^ note overridden-key
            bounds: [0, 0, 10, 10]
            center: ${view.center}
          - { type: UIView, styles: place, bounds: [0, 0, 10, 10], center: [1, 1] }
          - { type: UIView, styles: place }
          - { type: UIView, id: own, frame: [0, 0, 1, 1], center: [1, 1], bounds: '${rect(0, 0, own.center.x, 9)}' }
          - { type: UIView, frame: [0, 0, 1, 1], bounds: [0, 0, 10, 10] }
          - { type: UISwitch, id: wifi }
          - type: UIButton
            actions:
              touchDown:
                - set: { wifi.on: true, wifi.alpha: 1, wifi.isOn: false }
      #                  ^^^^^^^ note overridden-key
                - set: { wifi.on: true, wifi.alpha: "${wifi.isOn ? 1 : 0}", wifi.isOn: false }
                - set: { wifi.frame.origin.x: 1, wifi.frame.origin.y: 2 }
                - set: { wifi.frame.origin.x: 1, wifi.frame: [0, 0, 1, 1] }
      #                  ^^^^^^^^^^^^^^^^^^^ note overridden-key
      """
    #expect(disagreements(scene) == "")
  }
}
