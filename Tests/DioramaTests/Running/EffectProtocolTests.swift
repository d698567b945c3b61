// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaSimulation
import DioramaUIKit
import Testing

/// A control that asks its delegate when a touch ends: with yes it counts 100 up, with no one down.
struct Probe: ControlClass, ResumingClass, Equatable {
  var control = ControlTraits()
  var count = 0
  /// Whether it asks as soon as the touch begins.
  var asksAtOnce = false
  private var run = Run()

  private struct Run: Equatable { var answers: [Bool] = [] }

  static let name = "Probe"
  static let summary = "Asks before it counts."
  static let superclassName: String? = "UIControl"
  static let schema = Schema<Self> {
    viewMethods()
    inherit(\.control, ControlTraits.schema)
    PropertySpec("count", \.count, "How far it counted.")
    PropertySpec("asksAtOnce", \.asksAtOnce, "Whether it asks when touched.")
    PropertySpec(
      readOnly: "answers", .list(.bool), "What it was answered.",
      read: { .list($0.run.answers.map { .bool($0) }) })
  }
  static let examples: [Example] = []
  static let ownEvents: ControlEvents = [.valueChanged]
  static let isInteractiveByDefault = true
  static let parts: [PartDescription] = []

  static func viewTraits(os: Int) -> ViewTraits { ViewTraits() }
  static func standardSize(in context: borrowing MeasureContext) -> Size? { nil }
  func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {}
  func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }

  mutating func handle(_ event: TrackingEvent, effects: inout Effects) {
    switch (event, asksAtOnce) {
    case (.began, true), (.ended(_, isInside: true), false):
      effects.ask("shouldCount", [("from", .int(Int64(count)))], defaultAnswer: true)
    default: break
    }
  }

  mutating func resume(_ point: String, answer: Bool, effects: inout Effects) {
    run.answers.append(answer)
    count += answer ? 100 : -1
    effects.send(.valueChanged)
  }
}

/// A hook holds no value while scene code runs: the simulation stores it, performs the effect, and
/// goes on with what is stored by then.
@Suite struct EffectProtocolTests {
  /// A tap on the probe whose delegate runs `answer`, given as the list of an event in YAML.
  private static func tapped(
    _ answer: String?, _ keys: String = ""
  ) throws -> (value: [String], log: [String], events: [String]) {
    let actions = answer.map { "actions: { touchDownRepeat: \($0) }" } ?? ""
    let text = """
      diorama: 1
      view:
        subviews:
          - type: Probe
            id: probe
            frame: [0, 0, 100, 100]
            \(keys)
            \(actions)
          - { type: UILabel, id: shown, frame: [0, 200, 100, 20], text: "${probe.count}" }
      """
    var workspace = Workspace(catalog: Catalog(uikitClasses + [Probe.self]))
    workspace.hold(Array(text.utf8), at: "probe.scene.yaml")
    let loaded = workspace.loadScene("probe.scene.yaml")
    #expect(loaded.findings.map(\.message) == [])
    var scene = try #require(loaded.scene)
    // Scenes cannot name a delegate yet, so the event's list becomes the delegate's.
    for index in scene.listeners.indices {
      scene.listeners[index].trigger = .delegate("shouldCount")
    }
    let simulation = Simulation(
      scene, catalog: workspace.catalog, device: scene.device, images: ImageTable())
    try simulation.load()
    try simulation.touchDown(1, at: Point(50, 50))
    try simulation.touchUp(1)
    let graph = simulation.graph
    let values = [("probe", "count"), ("probe", "answers"), ("shown", "text")].map { id, name in
      let object = graph.ids.firstIndex(of: id).map { ObjectID($0) } ?? Scene.window
      let index = graph.info(of: object).property(named: name) ?? 0
      return graph.value(index, of: object).templateText
    }
    let events = simulation.events.filter { $0.kind != .lifecycle }.map(\.event)
    return (values, simulation.log, events)
  }

  @Test func `with nobody to ask the default answer counts`() throws {
    let run = try Self.tapped(nil)
    #expect(run.value == ["100", "[true]", "100"])
    #expect(run.events == ["touchDown", "valueChanged", "touchUpInside"])
  }

  @Test func `a delegate that returns nothing leaves the default answer`() throws {
    let run = try Self.tapped("[ { log: asked } ]")
    #expect(run.value == ["100", "[true]", "100"])
    #expect(run.log == ["asked"])
    #expect(run.events == ["touchDown", "shouldCount", "valueChanged", "touchUpInside"])
  }

  @Test func `a delegate's write to the same control is what it goes on with`() throws {
    let run = try Self.tapped(
      "[ { set: { sender.count: 5 } }, { log: \"${shown.text}\" }, { return: false } ]")
    #expect(run.value == ["4", "[false]", "4"])
    #expect(run.log == ["5"])
  }

  @Test func `the first return that is reached is the answer, whatever was written before`() throws
  {
    let branches = """
      [ { set: { probe.count: 1 } }, { if: "${probe.count > 0}", then: [ { return: false } ],
          else: [ { return: true } ] }, { set: { probe.count: 50 } }, { return: true } ]
      """
    #expect(try Self.tapped(branches).value == ["0", "[false]", "0"])
  }

  @Test func `a control that is removed while it is asked goes on outside of the tree`() throws {
    let run = try Self.tapped("[ { call: probe.removeFromSuperview }, { return: true } ]")
    #expect(run.value == ["100", "[true]", "100"])
    #expect(run.events == ["touchDown", "shouldCount", "valueChanged", "touchUpInside"])
  }

  @Test func `removed while the touch begins, the touch is cancelled and its down not sent`() throws
  {
    let run = try Self.tapped(
      "[ { call: probe.removeFromSuperview }, { return: false } ]", "asksAtOnce: true")
    #expect(run.value == ["-1", "[false]", "-1"])
    #expect(run.events == ["shouldCount", "touchCancel", "valueChanged"])
  }
}
