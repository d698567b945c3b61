// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaSimulation
import Testing

/// Random programs of bindings, played as scripts, against a model that evaluates everything anew.
///
/// 20 groups of 25 programs of 100 steps are 50,000 steps.
@Suite struct BindingProgramTests {
  private static let programs: UInt64 = 25
  private static let steps = 100

  @Test(arguments: UInt64(0)..<20)
  func `bindings have the values of a plain model, and fewer evaluations`(group: UInt64) {
    var workspace = Workspace()
    var product = 0
    var model = 0
    var ended = 0
    for seed in (group * Self.programs)..<((group + 1) * Self.programs) {
      var comparison = Comparison(BindingProgram(seed: seed, steps: Self.steps))
      comparison.run(in: &workspace)
      #expect(comparison.problem == nil, "seed \(seed)\n\(comparison.program.scene)")
      #expect(comparison.shown == Self.steps + 1, "seed \(seed)")
      product += comparison.evaluations
      model += comparison.model.evaluations
      ended += comparison.model.ended
    }
    #expect(product < model)
    #expect(product > 0 && ended > 0)
  }
}

/// One program played by the product and by the model, step by step.
private struct Comparison {
  let program: BindingProgram
  var model: BindingModel
  /// What differed first.
  var problem: String?
  /// How often both were compared.
  var shown = 0
  /// Evaluations of the product since the load.
  var evaluations = 0

  init(_ program: BindingProgram) {
    self.program = program
    model = BindingModel(program)
  }

  mutating func run(in workspace: inout Workspace) {
    workspace.hold(Array(program.scene.utf8), at: "test.scene.yaml")
    workspace.hold(Array(program.script.utf8), at: "test.replay.yaml")
    let loaded = workspace.loadScript("test.replay.yaml")
    guard let script = loaded.script else {
      let findings = (loaded.scene?.findings ?? []) + loaded.findings
      problem = findings.first { $0.severity == .error }.map { "\($0.rule): \($0.message)" }
      return
    }
    let simulation = Simulation(
      script.scene, catalog: workspace.catalog, device: script.scene.device, images: ImageTable())
    let box = Box(self)
    var runner = ScriptRunner(script, simulation: simulation) { simulation, _ in
      box.comparison.compare(simulation)
      return ""
    }
    runner.run()
    self = box.comparison
    if problem == nil {
      problem = runner.records.flatMap(\.failures).first.map { "step \(shown): \($0.message)" }
    }
  }

  private final class Box {
    var comparison: Comparison

    init(_ comparison: Comparison) { self.comparison = comparison }
  }

  /// Does the model's next step, and compares.
  mutating func compare(_ simulation: Simulation) {
    let before = model.evaluations
    let spent = simulation.bindingEvaluations - evaluations
    evaluations = simulation.bindingEvaluations
    if shown > 0 {
      let step = program.steps[shown - 1]
      var seen: Datum?
      if case .slide(let slot, _) = step { seen = found(slot, simulation) }
      model.perform(step, seen: seen)
      if spent > model.evaluations - before {
        note("\(spent) evaluations, the model needs \(model.evaluations - before)")
      }
    }
    for slot in program.slots.indices where found(slot, simulation) != model.values[slot] {
      note(
        "\(program.slots[slot].path) is \(found(slot, simulation).map { $0.literal } ?? "nothing"), not \(model.values[slot].literal)"
      )
    }
    shown += 1
  }

  private mutating func note(_ text: String) {
    guard problem == nil else { return }
    problem = "after step \(shown) (\(shown > 0 ? "\(program.steps[shown - 1])" : "load")): \(text)"
  }

  private func found(_ slot: Int, _ simulation: Simulation) -> Datum? {
    switch program.slots[slot].place {
    case .state(let index): return Datum(simulation.state[index])
    case .computed(let index): return Datum(simulation.computed[index])
    case .property(let id, let name):
      let graph = simulation.graph
      guard let object = graph.ids.firstIndex(of: id).map({ ObjectID($0) }),
        let property = graph.info(of: object).property(
          named: name == "frame.width" ? "frame" : name)
      else { return nil }
      return Datum(graph.value(property, of: object))
    }
  }
}
