// SPDX-License-Identifier: MIT

/// A form in which a `snapshot` step takes what there is; the raw value is its name in `as`.
package enum SnapshotKind: String, CaseIterable, Sendable {
  case text, svg, png

  /// What the recorded file's name ends with, behind a point.
  package var ending: String {
    switch self {
    case .text: "txt"
    case .svg: "svg"
    case .png: "png"
    }
  }

  /// Whether it is drawn.
  package var isPicture: Bool { self != .text }

  /// Whether outputs are lines of text, so that a difference has a line.
  package var isText: Bool {
    switch self {
    case .text, .svg: true
    case .png: false
    }
  }
}
