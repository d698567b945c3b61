// SPDX-License-Identifier: MIT
import DioramaCore

/// How items of animators moved, looked at every so often under the virtual clock.
package struct Trajectory: Sendable {
  package var interval: VirtualTime
  /// One for each item asked for, in that order.
  package var tracks: [Track]

  /// The most samples of all items together.
  package static let mostSamples = 1_000_000

  package init(every interval: VirtualTime, of tracks: [Track]) {
    self.interval = interval
    self.tracks = tracks
  }

  /// One item.
  package struct Track: Sendable {
    package var item: ObjectID
    /// The animator that held it last, and the view whose coordinates hold there.
    package var animator: ObjectID?
    package var referenceView: ObjectID?
    /// The reference view's bounds as they were last.
    package var bounds = Rect.zero
    /// Where an animator held it; none where none did.
    package var samples: [Sample] = []

    package init(_ item: ObjectID) { self.item = item }
  }

  package struct Sample: Equatable, Sendable {
    package var time: VirtualTime
    /// In the coordinates of the reference view.
    package var center: Point
    /// Radians, whole turns counted.
    package var angle: Double
    package var motion: ItemMotion

    package init(time: VirtualTime, center: Point, angle: Double, motion: ItemMotion) {
      self.time = time
      self.center = center
      self.angle = angle
      self.motion = motion
    }
  }

  /// Whether each item rests at the end.
  package var endsAtRest: Bool { tracks.allSatisfy { $0.samples.last?.motion.isResting == true } }
}
