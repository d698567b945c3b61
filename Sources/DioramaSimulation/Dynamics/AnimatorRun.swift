// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaPhysics

/// An animator that has begun: its world, and what of the scene stands in it.
final class AnimatorRun {
  let animator: ObjectID
  let referenceView: ObjectID
  let world = World()
  /// In the order they came.
  var items: [WorldItem] = []
  /// Where each stands in `items`.
  var places: [ObjectID: Int] = [:]
  var objects: [BodyID: ObjectID] = [:]
  /// As the world knows them.
  var behaviors: [ObjectID: WorldBehavior] = [:]
  /// Whose boundaries they are, and their names; nil is the reference view's edges.
  var boundaryNames: [BoundaryID: String?] = [:]
  var collisions: [CollisionID: ObjectID] = [:]
  /// Behaviors of the animator, depth-first.
  var order: [ObjectID] = []
  /// Those with an action, which runs at every step.
  var acting: [ObjectID] = []
  /// Pushes that have still to push at once.
  var pushing: [ObjectID] = []
  var fields: [FieldAtWork] = []
  var referenceBounds = Rect.zero
  var isRunning = false
  /// Whether everything has rested before, so that it resumes.
  var hasPaused = false
  /// A step that was planned before the latest pause is not taken.
  var turn = 0
  /// When it began to run the last time, and how many steps ago.
  var beginning = VirtualTime.zero
  var steps: Int64 = 0
  /// How many it has taken at all.
  var allSteps: Int64 = 0

  init(_ animator: ObjectID, in referenceView: ObjectID) {
    self.animator = animator
    self.referenceView = referenceView
  }

  /// When the next step is due: whole sixtieths of a second after it began, so that none is lost.
  var nextStep: VirtualTime {
    beginning + VirtualTime(microseconds: (steps + 1) * 1_000_000 / Self.stepsPerSecond)
  }

  /// How long it has been running.
  var elapsed: VirtualTime {
    VirtualTime(microseconds: allSteps * 1_000_000 / Self.stepsPerSecond)
  }

  static let stepsPerSecond: Int64 = 60

  func body(of item: ObjectID) -> BodyID? { places[item].map { items[$0].body } }
}

/// An item and its body.
struct WorldItem {
  var object: ObjectID
  var body: BodyID
  var shape: Shape
  /// The views that move with it: itself, or those of a group.
  var parts: [Part]
  var properties = BodyProperties()
  var acceleration = Offset.zero
  var pushes: [Push] = []
  /// Where its views were put last.
  var center: Point
  var angle: Double
  var isResting = false

  /// A view, and where it stands in the body.
  struct Part {
    var view: ObjectID
    var offset: Offset
    /// The angle of the body, and the view's own transform, when it was taken in.
    var angle: Double
    var transform: AffineTransform
  }
}

/// A behavior as the world knows it.
struct WorldBehavior {
  var object: ObjectID
  var effect: DynamicEffect
  /// Those it holds already.
  var items: [ObjectID] = []
  var collision: CollisionID?
  var boundaries: [(name: String?, outline: Outline, boundary: BoundaryID)] = []
  var joints: [JointID] = []

  init(_ object: ObjectID, _ effect: DynamicEffect) {
    self.object = object
    self.effect = effect
  }
}

/// A field and the places of the items that it acts on.
struct FieldAtWork {
  var field: FieldEffect
  var places: [Int]
}

/// The animators that have begun, in the order they did.
struct DynamicsTable {
  private(set) var runs: [AnimatorRun] = []
  private var places: [ObjectID: Int] = [:]

  /// Whether any of them moves something.
  var isAnyRunning: Bool { runs.contains(where: \.isRunning) }

  subscript(animator: ObjectID) -> AnimatorRun? { places[animator].map { runs[$0] } }

  mutating func add(_ run: AnimatorRun) {
    places[run.animator] = runs.count
    runs.append(run)
  }
}
