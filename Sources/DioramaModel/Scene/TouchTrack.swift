// SPDX-License-Identifier: MIT
import DioramaCore

/// The way of one finger from where it came down, in the window's coordinates.
package struct TouchTrack: Equatable, Sendable {
  package var points: [Point]

  package init(_ points: [Point]) { self.points = points }
}
