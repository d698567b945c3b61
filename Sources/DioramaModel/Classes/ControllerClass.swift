// SPDX-License-Identifier: MIT

/// A view controller class.
package protocol ControllerClass: ObjectClass {
  /// The lifecycle hooks that a scene may give actions for, in the order they run.
  static var lifecycle: [String] { get }
}
