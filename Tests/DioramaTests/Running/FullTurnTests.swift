// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport
import DioramaSimulation
import Testing

/// Turning the device through all four orientations and back, on every scene of the package.
///
/// The tree must come back to the same bytes wherever masks and bindings alone decide and nothing that
/// they share out is used up on the way: a part that reaches 0 forgets its share (UIKit facts 4.3).
@Suite struct FullTurnTests {
  private static let scenes = ScenesTests.files.filter { Discovery.kind(of: $0) == .scene }
  private static let way: [Orientation] = [
    .landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait,
  ]

  /// What a turn did to a scene.
  private struct Turn {
    var before = ""
    var after = ""
    /// Why the scene need not come back to what it was.
    var reason: String?
  }

  @Test func `all four orientations and back leave the tree as it was`() {
    var compared = 0
    for path in Self.scenes {
      for device in [nil, "iPad Air"] {
        guard let turn = Self.turn(path, on: device) else { continue }
        let name = Files.name(of: path) + (device.map { " on \($0)" } ?? "")
        if let reason = turn.reason {
          print("full turn, not compared: \(name): \(reason)")
        } else {
          compared += 1
          #expect(turn.before == turn.after, Comment(rawValue: name))
        }
      }
    }
    print("full turn: \(compared) compared")
    #expect(compared >= Self.scenes.count, "most scenes come back on the devices they are tried on")
  }

  /// Plays the turn; nil where the scene does not run on the device.
  private static func turn(_ path: String, on device: String?) -> Turn? {
    let end = Files.join(Files.parent(of: path), "full-turn.replay.yaml")
    var workspace = Workspace()
    let scene = workspace.loadScene(path)
    let start = scene.scene?.orientation ?? .portrait
    let orientations = way.filter { $0 != start } + [start]
    let steps = ["settle: { within: 10s }"] + orientations.map { "rotate: \($0.rawValue)" }
    let header = device.map { "devices: [\($0)]\n" } ?? ""
    let text =
      "diorama: 1\nscene: \(Files.name(of: path))\n\(header)steps:\n"
      + steps.map { "  - \($0)\n  - settle: { within: 10s }\n" }.joined()
    workspace.hold(Array(text.utf8), at: end)
    let loaded = workspace.loadScript(end)
    guard let variation = loaded.script?.variations.first,
      var runner = workspace.runner(loaded, in: variation), runner.begin()
    else { return nil }
    let simulation = runner.simulation
    var turn = Turn()
    var watch = Shares(simulation)
    for (index, step) in runner.script.steps.enumerated() {
      runner.play(step)
      if let failure = runner.records.last?.failures.first {
        turn.reason = "\(failure.message)\(failure.notes.first.map { ": \($0)" } ?? "")"
        return turn
      }
      // The first step and the settling after it.
      if index == 1 {
        turn.before = tree(simulation)
        watch = Shares(simulation)
      }
      watch.look(simulation)
    }
    turn.after = tree(simulation)
    turn.reason = ownCode(simulation) ?? watch.usedUp
    return turn
  }

  /// The tree without its head line, which tells the time.
  private static func tree(_ simulation: Simulation) -> String {
    let record = simulation.record(sceneName: "scene")
    return stateText(record, of: record.window).split(separator: "\n").dropFirst()
      .joined(separator: "\n")
  }

  /// What beside masks and bindings decides: code of the scene that hears of a turn, things done once.
  private static func ownCode(_ simulation: Simulation) -> String? {
    let hooks = [
      "willRotate", "didRotate", "viewWillTransition", "traitCollectionDidChange",
      "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]
    for object in simulation.scene.objects where object.steps.contains(.roundFrame) {
      return "'\(object.id)' is rounded at load, and never again"
    }
    if let animator = simulation.animators.first {
      return "'\(simulation.scene.objects[animator.offset].id)' moves views while time passes"
    }
    for listener in simulation.scene.listeners {
      guard case .lifecycle(let name) = listener.trigger, hooks.contains(name) else { continue }
      return "code of its own runs in \(name)"
    }
    return nil
  }
}

/// The lengths that masks share changes out among, and whether one of them was ever used up.
private struct Shares {
  private(set) var usedUp: String?
  /// The lengths of each view in the window at the start.
  private var starts: [ObjectID: [Length]] = [:]

  private struct Length {
    var name: String
    var value: Double
  }

  init(_ simulation: Simulation) {
    let graph = simulation.graph
    graph.walk(from: Scene.window) { view, _ in starts[view] = Self.lengths(view, graph) }
  }

  mutating func look(_ simulation: Simulation) {
    guard usedUp == nil else { return }
    let graph = simulation.graph
    graph.walk(from: Scene.window) { view, _ in
      guard usedUp == nil, let starts = starts[view] else { return }
      for (start, now) in zip(starts, Self.lengths(view, graph))
      where start.value > 0 && now.value <= 0 {
        usedUp =
          "\(now.name) of '\(graph.ids[view.offset])' is \(DecimalText.report(now.value)) in \(simulation.scene.orientation.rawValue)"
      }
    }
  }

  private static func lengths(_ view: ObjectID, _ graph: Graph) -> [Length] {
    let size = graph.bounds[view.offset].size
    var lengths = [Length(name: "the width", value: size.width)]
    lengths.append(Length(name: "the height", value: size.height))
    guard let above = graph.parent(of: view) else { return lengths }
    let mask = graph.traits[view.offset].autoresizingMask.cases
    let (frame, home) = (graph.frame(of: view), graph.bounds[above.offset].size)
    let margins: [(ViewTraits.Autoresizing, Double)] = [
      (.flexibleLeftMargin, frame.minX), (.flexibleRightMargin, home.width - frame.maxX),
      (.flexibleTopMargin, frame.minY), (.flexibleBottomMargin, home.height - frame.maxY),
    ]
    for (margin, length) in margins where mask.contains(margin) {
      lengths.append(Length(name: margin.rawValue, value: length))
    }
    return lengths
  }
}
