// SPDX-License-Identifier: MIT
import Testing

/// Actions of handlers, timers and animations.
@Suite struct ActionTests {
  /// A scene whose button runs these actions, and that has a box and state to change.
  private static func tapped(_ actions: String, _ header: String = "state: { count: 0 }") -> String
  {
    let lines = actions.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
    return scene(
      showing: """
        - { type: UIView, id: box, frame: [0, 100, 10, 10] }
        - type: UIButton
          id: go
          frame: [0, 0, 100, 44]
          actions:
            touchUpInside:
        \(lines)
        """, header)
  }

  private static func log(_ actions: String, _ more: String = "") -> [String] {
    DioramaTests.log(tapped(actions), "- tap: go\n\(more)")
  }

  @Test func `let names last to the end of their list`() {
    let actions = """
      - let: { half: "${box.frame.width / 2.0}", name: box }
      - log: "${name} ${half}"
      - if: ${half > 4.0}
        then: [ { let: { half: 1 } }, { log: "${half}" } ]
      - log: "${half}"
      """
    #expect(Self.log(actions) == ["box 5", "1", "5"])
  }

  @Test func `if takes one branch`() {
    let actions = """
      - if: ${state.count == 0}
        then: { set: { state.count: 7 } }
        else: { log: never }
      - if: ${state.count == 0}
        then: [ { log: never } ]
        else: [ { log: "${state.count}" } ]
      """
    #expect(Self.log(actions) == ["7"])
  }

  @Test func `return ends the list that an event began`() {
    let actions = """
      - if: ${true}
        then: [ { log: first }, { return: true }, { log: never } ]
      - log: never
      """
    #expect(Self.log(actions) == ["first"])
  }

  @Test func `a handler takes arguments and knows the sender`() {
    let header = """
      handlers:
        announce:
          parameters: [line, times]
          do: [ { log: "${sender.id} says ${line} ${times + 1}" } ]
        greet: [ { run: { announce: { line: hi, times: 1 } } } ]
      """
    #expect(
      DioramaTests.log(
        Self.tapped("- run: greet\n- run: { announce: { times: 2, line: bye } }", header),
        "- tap: go") == ["go says hi 2", "go says bye 3"])
  }

  @Test func `a set writes in order, and parts of geometry alone`() {
    let actions = """
      - set: { state.count: 1, box.frame.origin.x: "${state.count + 4}", box.center.y: 50 }
      - set: { box.bounds.size.width: 20 }
      - log: "${box.frame}"
      """
    #expect(Self.log(actions) == ["{{0, 45}, {20, 10}}"])
  }

  @Test func `after runs once, every again and again until it is cancelled`() {
    let actions = """
      - after: { delay: 1.5s, do: [ { log: once }, { cancel: tick } ] }
      - every: { interval: 0.5s, id: tick, do: [ { log: tick } ] }
      - after: { delay: 9, id: late, do: [ { log: never } ] }
      - after: { delay: 2, do: [ { cancel: late } ] }
      """
    #expect(Self.log(actions, "- wait: 20") == ["tick", "tick", "once"])
  }

  @Test func `a timer of the same id replaces the one before`() {
    let actions = """
      - every: { interval: 0.5, id: tick, do: [ { log: old } ] }
      - every: { interval: 1, id: tick, do: [ { log: new } ] }
      """
    #expect(Self.log(actions, "- wait: 2.2") == ["new", "new"])
  }

  @Test func `work due at one moment runs in the order it was asked for`() {
    let actions = """
      - after: { delay: 1, do: [ { log: a }, { after: { delay: 0, do: [ { log: c } ] } } ] }
      - after: { delay: 1, do: [ { log: b } ] }
      """
    #expect(Self.log(actions, "- wait: 1") == ["a", "b", "c"])
  }

  @Test func `the wall clock moves with virtual time`() {
    #expect(
      Self.log("- after: { delay: 1m, do: [ { log: \"${now}\" } ] }", "- wait: 60")
        == ["2014-01-01T09:01:00Z"])
  }
}
