// SPDX-License-Identifier: MIT
import Testing

/// Scenes with marks for what lint finds, and what its fixes make of them.
@Suite struct MarkedSceneTests {
  @Test func `misspelt names are found and mended`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - type: UISwitch
            isOm: true
      #     ^^^^ error unknown-property
          - type: UISlidr
      #           ^^^^^^^ error unknown-class
          - type: UIButton
            contentVerticalAlignment: centre
      #                               ^^^^^^ error unknown-case
            actions:
              touchUpInsid: [ { lgo: hi } ]
      #       ^^^^^^^^^^^^ error unknown-event
      #                         ^^^ error unknown-action
      """
    #expect(disagreements(scene) == "")
    #expect(
      fixed(scene) == """
        diorama: 1
        view:
          subviews:
            - type: UISwitch
              isOn: true
            - type: UISlider
            - type: UIButton
              contentVerticalAlignment: center
              actions:
                touchUpInside: [ { log: hi } ]
        """)
  }

  @Test func `rules warn about what reads well`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - type: UISlider
            frame: [0, 0, 200, 20]
      # line warning small-touch-target
            value: 7
      #            ^ warning out-of-range
          - type: UISwitch
            onImage: On
      #     ^^^^^^^ warning no-effect
      #              ^^ warning unknown-image
          - type: UIButton
            id: hidden
      #         ^^^^^^ warning untouchable-control
            isHidden: true
            actions: { touchUpInside: [ { log: hit } ] }
          - type: UISegmentedControl
            segments: [A, B]
            selectedSegmentIndex: 2
      #                           ^ error would-raise
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `ids, references and calls`() {
    let scene = """
      diorama: 1
      state: { count: 0 }
      view:
        subviews:
          - { type: UIButton, id: play }
          - { type: UIButton, id: play }
      #                           ^^^^ error duplicate-id
          - { type: UIButton, id: 7up }
      #                           ^^^ error invalid-id
          - { type: UIButton, id: true }
      #                           ^^^^ error invalid-id
          - type: UIButton
            id: go
            actions:
              touchUpInside:
                - set: { plya.tag: 1 }
      #                  ^^^^ error unknown-reference
                - set: { play.tga: 1 }
      #                       ^^^ error unknown-property
                - set: { play.currentTitle: A }
      #                  ^^^^^^^^^^^^^^^^^ error read-only
                - set: { state.cuont: 1 }
      #                        ^^^^^ error unknown-reference
                - call: play.bringToFornt
      #                      ^^^^^^^^^^^^ error unknown-method
                - call: { play.setTitle: { title: A, fro: normal } }
      #                                              ^^^ error unknown-argument
                - run: greet
      #                ^^^^^ error unknown-reference
                - { log: a, set: {} }
      #                     ^^^ error unknown-key
                - { set: { play.frame: [1, 2, 3] } }
      #                                ^^^^^^^^^ error wrong-type
                - { let: { play: 1 } }
      #                    ^^^^ note shadowed-name
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `a mark that nothing answers is told, and a finding without a mark`() {
    #expect(
      disagreements("diorama: 1\nview:\n  alpha: 1\n# line error unknown-property\n")
        == "not found 3 error unknown-property")
    #expect(
      disagreements("diorama: 1\nview:\n  alhpa: 1\n#  ^^^ error unknown-property\n")
        == """
        unmarked 3:3-8 error unknown-property: 'alhpa' is not a property of UIView; did you mean 'alpha'?
        not found 3 error unknown-property
        """)
  }
}
