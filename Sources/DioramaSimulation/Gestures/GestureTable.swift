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
  /// What it will be once the recognizers that it requires to fail have failed.
  var pending: GestureState?
  /// Which wait counts; nil where it waits for no time to pass.
  var wait: Int?

  /// Whether both follow, or followed, one touch.
  func shares(with other: RunningGesture) -> Bool {
    touches.contains { other.touches.contains($0) }
  }
}

/// The recognizers that take part in what fingers do now; all others cost nothing.
struct GestureTable {
  /// In the order they began to follow, those of inner views first.
  var running: [RunningGesture] = []
  /// Recognizers that may go on because one that they wait for has failed.
  var retries: [ObjectID] = []
  var isSettling = false
  /// What the simulation itself does with recognizers of the system.
  var systems: [ObjectID: SystemGesture] = [:]

  func place(of object: ObjectID) -> Int? { running.firstIndex { $0.object == object } }

  subscript(_ object: ObjectID) -> RunningGesture? { running.first { $0.object == object } }
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
