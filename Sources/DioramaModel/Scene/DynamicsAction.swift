// SPDX-License-Identifier: MIT
import DioramaCore

/// An action that puts behaviors into animators or takes them out.
package enum DynamicsAction: Sendable {
  /// - Parameter isNew: Whether the action itself describes the behavior, which is then made anew
  ///   each time.
  case add(behavior: ObjectSource, to: ObjectSource, isNew: Bool)
  case remove(ObjectSource)
  /// Takes one out of the animator that it names, whichever it is in otherwise.
  case removeAll(ObjectSource)

  /// The objects that it names.
  package var objects: [ObjectSource] {
    switch self {
    case .add(let behavior, let animator, _): [behavior, animator]
    case .remove(let object), .removeAll(let object): [object]
    }
  }
}
