// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A recognizer that follows touches, or waits for more of them.
struct RunningGesture {
  let object: ObjectID
  /// The view it was attached to when it began to follow.
  let view: ObjectID
  var state = GestureState.possible
  /// Its fingers that are down, in the order they came.
  var fingers: [Int] = []
  /// The numbers of all touches since it began to wait.
  var touches: [Int] = []
  /// Whether a view between its first touch and its own view keeps its gesture from it.
  var isKept = false
  /// What it will be once the recognizers that it requires to fail have failed.
  var pending: GestureState?
  /// The last movement that it heard of.
  var movement = 0
  /// Which wait counts; nil where it waits for no time to pass.
  var wait: Int?

  /// Whether no finger and no passing of time can bring it on.
  var isIdle: Bool { fingers.isEmpty && wait == nil && !state.isOver }

  /// Whether both follow, or followed, one touch.
  func shares(with other: RunningGesture) -> Bool {
    touches.contains { other.touches.contains($0) }
  }
}

/// The recognizers that take part in what fingers do now; all others cost nothing.
struct GestureTable {
  /// In the order they began to follow, those of inner views first.
  var running: [RunningGesture] = []
  private var places: [ObjectID: Int] = [:]
  /// Those that have recognized their gesture, in the order they did.
  private(set) var winners: [ObjectID] = []
  /// Recognizers that wait for one to fail, by the one.
  private var waiting: [ObjectID: [ObjectID]] = [:]
  /// Recognizers that may go on because one that they wait for has failed.
  var retries: [ObjectID] = []
  var isSettling = false
  /// Counts the movements of fingers.
  var movement = 0
  /// What the simulation itself does with recognizers of the system.
  var systems: [ObjectID: SystemGesture] = [:]

  func place(of object: ObjectID) -> Int? { places[object] }

  subscript(_ object: ObjectID) -> RunningGesture? { places[object].map { running[$0] } }

  /// The place of a recognizer that takes part from now on, or does already.
  mutating func join(_ object: ObjectID, of view: ObjectID) -> Int {
    if let place = places[object] { return place }
    places[object] = running.count
    running.append(RunningGesture(object: object, view: view))
    return running.count - 1
  }

  mutating func set(_ state: GestureState, at place: Int) {
    let wasPossible = running[place].state == .possible
    running[place].state = state
    if wasPossible, state != .failed { winners.append(running[place].object) }
    if state == .cancelled { winners.removeAll { $0 == running[place].object } }
  }

  mutating func leave(where isOver: (RunningGesture) -> Bool) {
    running.removeAll(where: isOver)
    places.removeAll(keepingCapacity: true)
    for (place, run) in running.enumerated() { places[run.object] = place }
    winners.removeAll { places[$0] == nil }
    if running.isEmpty { waiting.removeAll() }
  }

  /// A recognizer will be recognized as soon as another one has failed.
  mutating func wait(_ object: ObjectID, for other: ObjectID, as state: GestureState) {
    guard let place = places[object] else { return }
    running[place].pending = state
    waiting[other, default: []].append(object)
  }

  /// Those that waited for one to fail may go on.
  mutating func retry(after object: ObjectID) {
    if let freed = waiting.removeValue(forKey: object) { retries += freed }
  }
}

/// A recognizer of the system's own, which acts in the simulation: the drag that goes back.
struct SystemGesture {
  /// Asked before it begins; no lets others have the touch.
  var mayBegin: (Simulation) -> Bool
  var act: (Simulation, GestureProgress) throws(RunError) -> Void
}

/// How a drag of a system recognizer goes on, in its view's coordinates.
enum GestureProgress {
  case began
  case changed(translation: Point)
  case ended(translation: Point, velocity: Point)
  case cancelled
}

extension Simulation {
  /// Attaches a recognizer to a view for the simulation itself to act on; it is no event.
  func addSystemGesture(_ recognizer: ObjectID, to view: ObjectID, _ gesture: SystemGesture) {
    graph.attachSystemRecognizer(recognizer, to: view)
    gestures.systems[recognizer] = gesture
  }
}
