// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// An animator: it lets behaviors move views in the coordinates of one view.
///
/// What moves is the simulation's to work out; the class keeps what a scene says and sees.
package protocol DynamicAnimatorClass: DelegatingClass {
  var animator: AnimatorTraits { get set }
}

/// What an animator has.
package struct AnimatorTraits: Equatable, Sendable {
  /// Whose coordinates hold, and inside which its items stand.
  package var referenceView: ObjectID?
  package var start = Start.viewDidAppear
  /// In the order they were added, each once.
  package var behaviors: [ObjectID] = []
  package var run = Run()

  /// When it begins to run.
  package enum Start: String, PropertyEnum {
    /// Once the controller of its reference view has appeared.
    case viewDidAppear
    /// When `start` is called, or code adds a behavior.
    case manual
    package static let typeName = "an animator's start"
    package static let prefixes: [String] = []
  }

  /// What a running scene adds.
  package struct Run: Equatable, Sendable {
    /// Whether it moves its items just now; false while all of them rest.
    package var isRunning = false
    /// How long it has been running.
    package var elapsed = VirtualTime.zero
    /// Whether it has begun.
    package var hasStarted = false

    package init() {}
  }

  package init() {}
}

/// What hooks of dynamics ask of the simulation.
package enum DynamicsRequest: Equatable, Sendable {
  /// Puts a behavior into the animator that asks.
  case add(ObjectID)
  case remove(ObjectID)
  case removeAll
  /// Lets an animator run that waits to be told.
  case start
  /// Takes an item as it stands now into the animator that asks.
  case update(item: ObjectID)
  /// Puts a behavior into the one that asks, or takes it out.
  case addChild(ObjectID)
  case removeChild(ObjectID)
}
