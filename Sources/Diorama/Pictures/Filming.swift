// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaReport
import DioramaSimulation

/// What is wanted of a scene or script as pictures.
package struct FilmPlan: Sendable {
  /// How many pictures, from the beginning to the end.
  package var count: Int
  /// Nil is the end of the script, or the first appearance of a scene.
  package var end: VirtualTime?
  /// The `snapshot` step of a script that is shown, by its name, in the place of a time.
  package var snapshot: String?
  /// The id of the view that is shown; nil is the whole screen.
  package var view: String?
  package var isAnnotated: Bool

  package init(
    count: Int = 1, until end: VirtualTime? = nil, snapshot: String? = nil,
    of view: String? = nil, isAnnotated: Bool = false
  ) {
    self.count = max(1, count)
    self.end = end
    self.snapshot = snapshot
    self.view = view
    self.isAnnotated = isAnnotated
  }

  /// The moments of a run that ends at `end`: its end alone, or from the start in equal steps.
  func times(until end: VirtualTime) -> [VirtualTime] {
    guard count > 1 else { return [end] }
    return (0..<count).map { index in
      VirtualTime(microseconds: end.microseconds * Int64(index) / Int64(count - 1))
    }
  }
}

/// Pictures of one run.
package struct Film: Sendable {
  package var frames: [Frame]

  package struct Frame: Sendable {
    package var time: VirtualTime
    package var list: DisplayList
  }
}

/// Why there is no picture: nothing of the kind has that name.
package struct NothingToDraw: Error {
  package var what: String
  package var name: String
}

extension Workspace {
  /// Pictures of a scene that nobody touches.
  package mutating func film(
    _ loaded: LoadedScene, _ plan: FilmPlan
  ) throws -> Film? {
    guard let simulation = try start(loaded, time: .zero) else { return nil }
    let end = plan.end ?? .zero
    let camera = Camera(plan)
    simulation.view(at: plan.times(until: end)) { camera.take($0) }
    try simulation.advance(to: end)
    simulation.endViewing()
    return try camera.film()
  }

  /// Pictures of a script in one of its variations; played once to know its end where that is asked
  /// for, and once to look.
  package mutating func film(
    _ loaded: LoadedScript, in variation: Variation, _ plan: FilmPlan
  ) throws -> (film: Film, run: Run)? {
    if let name = plan.snapshot { return try film(loaded, in: variation, plan, taking: name) }
    var end = plan.end
    if end == nil, plan.count > 1 {
      guard var rehearsal = runner(loaded, in: variation) else { return nil }
      rehearsal.run()
      end = rehearsal.simulation.now
    }
    guard var runner = runner(loaded, in: variation) else { return nil }
    let simulation = runner.simulation
    let camera = Camera(plan)
    if let end { simulation.view(at: plan.times(until: end)) { camera.take($0) } }
    runner.run()
    let hasPassed = runner.records.allSatisfy(\.failures.isEmpty)
    if hasPassed, let end, simulation.now < end { try simulation.advance(to: end) }
    simulation.endViewing()
    if end == nil { camera.take(simulation) }
    return (try camera.film(), finished(runner, loaded))
  }

  /// What a `snapshot` step sees.
  private mutating func film(
    _ loaded: LoadedScript, in variation: Variation, _ plan: FilmPlan, taking name: String
  ) throws -> (film: Film, run: Run)? {
    guard var runner = runner(loaded, in: variation) else { return nil }
    let camera = Camera(plan)
    runner.onSnapshot = { taken, simulation, view in
      if taken == name { camera.take(simulation, view) }
    }
    runner.run()
    let film = try camera.film()
    if film.frames.isEmpty { throw NothingToDraw(what: "snapshot", name: name) }
    return (film, finished(runner, loaded))
  }
}

/// Takes the pictures while a run goes on.
private final class Camera {
  private let plan: FilmPlan
  private var frames: [Film.Frame] = []
  private var missing: String?
  private var images = PictureImages()

  init(_ plan: FilmPlan) { self.plan = plan }

  func take(_ simulation: Simulation, _ shown: ObjectID? = nil) {
    let record = simulation.record(sceneName: "")
    var root = shown ?? record.window
    if let id = plan.view {
      guard let index = record.graph.ids.firstIndex(of: id),
        record.graph.flags[index].contains(.isView)
      else {
        missing = missing ?? id
        return
      }
      root = ObjectID(index)
    }
    var list = displayList(record, of: root)
    if plan.isAnnotated { annotate(&list, record, of: root) }
    images.fill(&list)
    frames.append(Film.Frame(time: record.time, list: list))
  }

  func film() throws -> Film {
    if frames.isEmpty, let missing { throw NothingToDraw(what: "view", name: missing) }
    return Film(frames: frames)
  }
}
