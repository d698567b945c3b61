// SPDX-License-Identifier: MIT
import DioramaCore

/// Pictures one after another, each shown for a while; a single picture is a reel of one frame.
package struct Reel: Equatable, Sendable {
  package var frames: [Frame]

  package init(_ frames: [Frame] = []) { self.frames = frames }

  /// A reel of one picture.
  package init(_ list: DisplayList) { frames = [Frame(list)] }

  package struct Frame: Equatable, Sendable {
    package var list: DisplayList
    /// How long it is shown.
    package var duration: VirtualTime

    package init(_ list: DisplayList, duration: VirtualTime = .zero) {
      self.list = list
      self.duration = duration
    }
  }
}
