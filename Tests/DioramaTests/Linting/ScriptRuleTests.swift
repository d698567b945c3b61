// SPDX-License-Identifier: MIT
import Testing

/// Rules about scripts that read well.
@Suite struct ScriptRuleTests {
  private static let stage = scene(
    showing: """
      - { type: UIButton, id: play, frame: [0, 0, 44, 44] }
      - { type: UIView, id: card }
      """)

  @Test func `expectations that ask nothing`() {
    let steps = """
      - expect: {}
      # line warning constant-expectation
      - expect: { 1 + 1: 2, card.alpha: 1 }
      #           ^^^^^ warning constant-expectation
      - expect: { "2.0": "${card.alpha}" }
      - expectLog: { contains: [] }
      # line warning constant-expectation
      - wait: 1
      - expectLog: []
      - expectEvents: { of: [play], contains: [] }
      # line warning constant-expectation
      - expectEvents: { of: [play], equals: [] }
      - expectTree: { match: contains }
      # line warning constant-expectation
      - expect: ${traits.os > 5}
      """
    #expect(disagreements(ofSteps: steps, on: Self.stage) == "")
  }

  @Test func `steps that never run`() {
    let steps = """
      - if: ${1 > 2}
        then:
          - wait: 1
      # line warning unreachable-step
          - wait: 2
        else: [ { wait: 3 } ]
      - if: ${card.alpha > 0}
        then: [ { wait: 1 } ]
      - repeat:
          times: 0
          steps:
            - wait: 1
      # line warning unreachable-step
      - repeat:
          times: 2
          steps:
            - if: ${true}
              then: [ { wait: 1 } ]
              else:
                - wait: 2
      # line warning unreachable-step
      - if: ${card.alpha > 0}
        devices: iPad Air
        then:
          - wait: 1
            devices: iPad Air
          - wait: 2
      # line warning unreachable-step
            devices: iPhone 5s
      - expect: ${1 > 2}
      # line warning constant-expectation
        soft: true
      - expect: ${1 > 2}
      # line warning constant-expectation
        failing: a known fault
      - repeat: { times: 2, steps: [ { expect: "${1 > 2}" } ] }
      # line warning constant-expectation
      - wait: 1
      # line warning unreachable-step
      - wait: 2
      """
    #expect(
      disagreements(
        ofSteps: steps, on: Self.stage, header: "devices: [iPhone 5s, iPad Air]\n") == "")
  }

  private static func ticking(_ actions: String) -> String {
    """
    diorama: 1
    handlers:
      begin: [ { every: { interval: 1, id: tick, do: [ { log: tick } ] } } ]
      end: [ { cancel: tock } ]
    root:
      type: UIViewController
      lifecycle: { viewDidLoad: [ \(actions) ] }
    """
  }

  @Test(arguments: [
    "{ every: { interval: 1, do: [ { log: a } ] } }", "{ run: begin }",
    "{ after: { delay: 1, do: [ { run: begin } ] } }",
    "{ if: '${view.alpha > 0}', then: [ { log: a } ] }, { run: begin }",
  ])
  func `a scene with a timer from its start never settles`(actions: String) {
    let steps = """
      - settle
      # line warning endless-wait
      - settle: { within: 2s }
      # line warning endless-wait
      - wait: 1
      """
    #expect(disagreements(ofSteps: steps, on: Self.ticking(actions)) == "")
  }

  @Test(arguments: [
    "{ every: { interval: 1, id: tock, do: [ { log: a } ] } }",
    "{ if: '${view.alpha > 0}', then: [ { run: begin } ] }",
    "{ if: '${view.alpha > 0}', then: [ { return: true } ] }, { run: begin }",
    "{ log: a }",
  ])
  func `what may be cancelled, or may not begin, may settle`(actions: String) {
    #expect(disagreements(ofSteps: "- settle", on: Self.ticking(actions)) == "")
  }

  @Test func `a script that cancels the timer may settle`() {
    #expect(
      disagreements(ofSteps: "- cancel: tick\n- settle", on: Self.ticking("{ run: begin }")) == "")
  }

  @Test func `two snapshots of one run in one file`() {
    let steps = """
      - snapshot: at rest
      - snapshot: at-rest
      # line warning snapshot-collision
      - if: ${card.alpha > 0}
        then: [ { snapshot: side } ]
        else: [ { snapshot: side } ]
      - snapshot: side
      # line warning snapshot-collision
      - snapshot: pad
        devices: iPad Air
      - snapshot: pad
        devices: iPhone 5s
      - repeat: { times: 2, steps: [ { snapshot: round } ] }
      # line warning snapshot-collision
      - repeat: { times: 1, steps: [ { snapshot: once } ] }
      - repeat:
          times: 3
          steps:
            - if: ${card.alpha > 0}
              then: [ { snapshot: maybe } ]
      - if: ${1 > 2}
        then: [ { snapshot: never } ]
      # line warning unreachable-step
        else: [ { snapshot: never } ]
      """
    #expect(
      disagreements(
        ofSteps: steps, on: Self.stage, header: "devices: [iPhone 5s, iPad Air]\n") == "")
  }

  @Test func `names of a script's lists hide ids too`() {
    let steps = """
      - after:
          delay: 1
          do:
            - let: { card: 1 }
      #              ^^^^ note shadowed-name
            - log: ${card}
      """
    #expect(disagreements(ofSteps: steps, on: Self.stage) == "")
  }
}
