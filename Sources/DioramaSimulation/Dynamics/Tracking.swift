// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// Items that are looked at while the clock moves.
struct Tracker {
  var trajectory: Trajectory
  /// The moment to look at next.
  var next = VirtualTime.zero
  /// The last one.
  var end: VirtualTime
  var count = 0
}

/// Trajectories: what `track` shows.
extension Simulation {
  /// Looks at items from now on, every `interval` of the clock, until `end`.
  ///
  /// What is seen is what there is once all that was due at that moment is done.
  package func track(
    _ items: [ObjectID], every interval: VirtualTime, until end: VirtualTime
  ) {
    guard interval > .zero else { return }
    tracker = Tracker(
      trajectory: Trajectory(every: interval, of: items.map { Trajectory.Track($0) }),
      next: now, end: end)
  }

  /// What was seen, this moment included.
  package func endTracking() -> Trajectory? {
    lookAtItems(before: now + VirtualTime(microseconds: 1))
    defer { tracker = nil }
    return tracker?.trajectory
  }

  /// Whether an animator moves any of the items that are tracked, or something will yet happen.
  package var tracksMove: Bool {
    guard let tracker else { return false }
    let runs = tracker.trajectory.tracks.compactMap { run(holding: $0.item) }
    return runs.contains(where: \.isRunning)
      || runs.count < tracker.trajectory.tracks.count && nextDue != nil
  }

  /// The moments that pass when the clock moves on to `time`.
  func lookAtItems(before time: VirtualTime) {
    guard var tracker, tracker.next < time else { return }
    self.tracker = nil
    while tracker.next < time, tracker.next <= tracker.end, tracker.count < Trajectory.mostSamples {
      for index in tracker.trajectory.tracks.indices {
        look(at: &tracker.trajectory.tracks[index], tracker.next)
        tracker.count += 1
      }
      tracker.next = tracker.next + tracker.trajectory.interval
    }
    self.tracker = tracker
  }

  private func look(at track: inout Trajectory.Track, _ time: VirtualTime) {
    guard let run = run(holding: track.item), let place = run.places[track.item] else { return }
    track.animator = run.animator
    track.referenceView = run.referenceView
    track.bounds = graph.bounds[run.referenceView.offset]
    let item = run.items[place]
    track.samples.append(
      Trajectory.Sample(
        time: time, center: item.center, angle: item.angle,
        motion: graph.motions[item.object] ?? ItemMotion()))
  }

  /// The animator that holds an item; of several the one that began first.
  private func run(holding item: ObjectID) -> AnimatorRun? {
    dynamics.runs.first { $0.places[item] != nil }
  }
}
