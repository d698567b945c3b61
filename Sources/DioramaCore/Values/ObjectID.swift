// SPDX-License-Identifier: MIT

/// One object of a running scene (a view, a controller, the window): an index into its arrays.
package struct ObjectID: Hashable, Sendable {
  package var index: UInt32

  package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

  package var offset: Int { Int(index) }
}
