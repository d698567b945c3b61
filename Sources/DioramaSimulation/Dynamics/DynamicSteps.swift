// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaPhysics

/// Animators under the virtual clock: they begin, step, pause when all rests and go on when something
/// changes.
///
/// Source: UIKit facts 6.1 and 6.3: a step is a sixtieth of a second.
extension Simulation {
  /// Lets the animators begin that wait for a controller's view to appear.
  func startAnimators(of controller: ObjectID) throws(RunError) {
    let waiting = waitingAnimators
    guard !waiting.isEmpty else { return }
    for animator in waiting {
      guard let traits = (graph.values[animator.offset] as? any DynamicAnimatorClass)?.animator,
        traits.start == .viewDidAppear, let view = traits.referenceView,
        self.controller(above: view) == controller
      else { continue }
      try startAnimator(animator)
    }
    try settleBindings()
  }

  /// The animators of the scene that have not begun, in the order of the file.
  private var waitingAnimators: [ObjectID] {
    animators.filter { dynamics[$0] == nil }
  }

  /// Lets an animator begin, if it has a reference view.
  func startAnimator(_ animator: ObjectID) throws(RunError) {
    guard dynamics[animator] == nil,
      var value = graph.values[animator.offset] as? any DynamicAnimatorClass,
      let view = value.animator.referenceView
    else { return }
    value.animator.run.hasStarted = true
    graph.values[animator.offset] = value
    let run = AnimatorRun(animator, in: view)
    dynamics.add(run)
    _ = try renewWorld(of: run)
    if !run.order.isEmpty { try begin(run, isResumed: false) }
  }

  /// Follows what was written of animators, behaviors and groups, and edges that others moved.
  func followDynamics() throws(RunError) {
    // One that runs looks by itself.
    for run in dynamics.runs
    where !run.isRunning && run.referenceBounds != graph.bounds[run.referenceView.offset] {
      graph.stir(run.animator)
    }
    guard !graph.stirred.isEmpty, hasLoaded else { return }
    let stirred = graph.stirred
    graph.stirred = []
    var met: Set<ObjectID> = []
    var runs: [AnimatorRun] = []
    for object in stirred {
      for animator in animators(concerned: object) where met.insert(animator).inserted {
        if let run = dynamics[animator] { runs.append(run) }
      }
    }
    for run in runs {
      let changed = try renewWorld(of: run)
      if changed, !run.isRunning { try begin(run, isResumed: run.hasPaused) }
    }
  }

  private func animators(concerned object: ObjectID) -> [ObjectID] {
    switch graph.values[object.offset] {
    case is any DynamicAnimatorClass: [object]
    case let value as any DynamicBehaviorClass: value.behavior.run.animator.map { [$0] } ?? []
    case is any DynamicItemGroupClass: dynamics.runs.map(\.animator)
    default: []
    }
  }

  /// Lets time pass for an animator from now on.
  func begin(_ run: AnimatorRun, isResumed: Bool) throws(RunError) {
    guard !run.isRunning else { return }
    run.isRunning = true
    run.turn += 1
    run.beginning = now
    run.steps = 0
    update(run) { $0.isRunning = true }
    for place in run.items.indices { noteMotion(of: place, in: run) }
    agenda.add(.dynamicStep(run.animator, turn: run.turn), due: run.nextStep)
    if isResumed { try tell("willResume", of: run.animator) }
  }

  /// A step costs as much as so many actions, whatever it moves.
  private static let stepCost = 8

  /// One step of an animator, if it was not paused meanwhile.
  func step(_ animator: ObjectID, turn: Int) throws(RunError) {
    guard let run = dynamics[animator], run.isRunning, run.turn == turn else { return }
    run.steps += 1
    try spend(Self.stepCost + run.items.count / Self.itemsPerAction)
    if run.referenceBounds != graph.bounds[run.referenceView.offset] { _ = try renewWorld(of: run) }
    try pushAtOnce(in: run)
    if run.fields.isEmpty {
      run.world.step()
    } else {
      for substep in 0..<PhysicsLimits.substeps {
        drive(run.fields, in: run, substep)
        run.world.substep()
      }
    }
    let driven = run.fields.reduce(0) { $0 + $1.places.count }
    physicsWork += run.world.takeWork() + driven * PhysicsLimits.substeps
    guard physicsWork <= limits.physicsWork else {
      throw RunError(
        "the items of animators met more often than one run may: \(limits.physicsWork) bodies and contacts looked at",
        at: scene.objects[description(of: animator).offset].span)
    }
    run.allSteps += 1
    update(run) { $0.elapsed = run.elapsed }
    showItems(of: run)
    try settleBindings()
    try tellContacts(of: run)
    for behavior in run.acting where run.isRunning && run.behaviors[behavior] != nil {
      try spend()
      try runCallback("action", [], of: behavior)
    }
    guard run.isRunning, run.turn == turn else { return }
    if run.world.isResting {
      try pause(run)
    } else {
      agenda.add(.dynamicStep(animator, turn: turn), due: run.nextStep)
    }
  }

  private func pause(_ run: AnimatorRun) throws(RunError) {
    run.isRunning = false
    run.hasPaused = true
    run.turn += 1
    for place in run.items.indices { noteMotion(of: place, in: run) }
    update(run) { $0.isRunning = false }
    try settleBindings()
    try tell("didPause", of: run.animator)
  }

  /// Puts all items where their bodies have come to.
  private func showItems(of run: AnimatorRun) {
    for place in run.items.indices {
      let item = run.items[place]
      if item.isResting, !run.world.isAwake(item.body) { continue }
      var shown = item
      show(&shown, at: run.world.state(of: item.body), in: run)
      run.items[place] = shown
      noteMotion(of: place, in: run)
    }
  }

  private func noteMotion(of place: Int, in run: AnimatorRun) {
    let item = run.items[place]
    let state = run.world.state(of: item.body)
    let isResting = !run.world.isAwake(item.body) || !run.isRunning
    run.items[place].isResting = isResting
    graph.motions[item.object] =
      isResting
      ? ItemMotion(isResting: true)
      : ItemMotion(linear: state.velocity, angular: state.angularVelocity)
  }

  /// Takes an item as the scene has put it since; source: UIKit facts 6.1 (documented).
  func update(_ item: ObjectID, in animator: ObjectID) throws(RunError) {
    guard let run = dynamics[animator], let place = run.places[item] else { return }
    let old = run.items[place]
    // Made anew, so that its size and shape are followed too; it keeps how it moves.
    var new = try makeItem(item, in: run)
    run.world.remove(new.body)
    new.body = old.body
    if new.shape != old.shape { run.world.setShape(new.shape, of: old.body) }
    run.world.place(old.body, at: new.center, angle: new.angle)
    run.items[place].shape = new.shape
    run.items[place].parts = new.parts
    run.items[place].center = new.center
    run.items[place].angle = new.angle
    run.items[place].isResting = false
    if !run.isRunning { try begin(run, isResumed: run.hasPaused) }
  }

  private func update(_ run: AnimatorRun, _ change: (inout AnimatorTraits.Run) -> Void) {
    guard var value = graph.values[run.animator.offset] as? any DynamicAnimatorClass else { return }
    change(&value.animator.run)
    graph.values[run.animator.offset] = value
    bindings.noteObject(run.animator)
  }
}
