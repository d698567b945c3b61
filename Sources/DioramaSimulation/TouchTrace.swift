// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// Where fingers have been since somebody last asked; kept only where somebody asks.
package struct TouchTrace {
  private var tracks: [TouchTrack] = []
  /// The tracks of fingers that are down.
  private var open: [Int: Int] = [:]
  /// More is no line that anyone follows.
  private static let most = 5000
  private var count = 0

  package init() {}

  mutating func down(_ finger: Int, _ place: Point) {
    guard count < Self.most else { return }
    count += 1
    open[finger] = tracks.count
    tracks.append(TouchTrack([place]))
  }

  mutating func move(_ finger: Int, _ place: Point) {
    guard count < Self.most, let track = open[finger] else { return }
    count += 1
    tracks[track].points.append(place)
  }

  mutating func up(_ finger: Int) { open[finger] = nil }

  /// What there was; fingers that are down go on from where they are.
  package mutating func take() -> [TouchTrack] {
    let taken = tracks
    tracks = []
    count = 0
    for (finger, track) in open.sorted(by: { $0.key < $1.key }) {
      open[finger] = tracks.count
      if let last = taken[track].points.last { tracks.append(TouchTrack([last])) }
    }
    return taken
  }
}
