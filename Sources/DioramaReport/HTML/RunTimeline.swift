// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// One run of a script as a person follows it: what each step did and what there was after it.
package struct RunTimeline: Equatable, Sendable {
  /// The script's own name.
  package var title: String?
  /// The device and what else varies.
  package var place: String
  package var passed: Bool
  package var time: VirtualTime
  package var steps: [Step] = []
  /// Pictures as SVG, each once; ids inside begin with `RunTimeline.mark`.
  package var pictures: [Shot] = []
  /// The state at the end, as text.
  package var state = ""
  /// Whether there was more than a report holds, so that pictures of later steps are left out.
  package var isCut = false

  /// Stands for what tells the ids of one picture from those of others; no text has it.
  package static let mark = "\u{10FFFD}"

  package struct Shot: Equatable, Sendable {
    package var svg: String
    package var size: Size
  }

  package struct Step: Equatable, Sendable {
    package var title: String
    package var keyword: String
    package var time: VirtualTime
    package var path: String
    package var line: Int
    /// Lines of the file around the step.
    package var excerpt: [SourceLine] = []
    package var failures: [Failure] = []
    package var output: String?
    /// Which pictures show what was before and after.
    package var before: Int?
    package var after: Int?
    package var touches: [TouchTrack] = []
    package var events: [String] = []
    package var log: [String] = []
    /// How the state changed, as a unified diff.
    package var change = ""

    package var passed: Bool { failures.isEmpty }
  }

  package struct SourceLine: Equatable, Sendable {
    package var number: Int
    package var text: String
    package var isMeant: Bool
  }

  package struct Failure: Equatable, Sendable {
    package var message: String
    package var expected: String?
    package var actual: String?
    package var notes: [String] = []
  }
}

/// An output that is not as recorded, with both where there are both.
package struct SnapshotDifference: Equatable, Sendable {
  package var path: String
  package var kind: SnapshotKind
  package var recorded: [UInt8]?
  package var now: [UInt8]?

  package init(path: String, kind: SnapshotKind, recorded: [UInt8]?, now: [UInt8]?) {
    self.path = path
    self.kind = kind
    self.recorded = recorded
    self.now = now
  }
}
