// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What became of files that were tested, in the order of the plan.
package struct TestReport: Equatable, Sendable {
  package var files: [TestedFile]

  package init(_ files: [TestedFile]) { self.files = files }

  package var failed: [TestedFile] { files.filter { !$0.passed } }

  package var passed: Bool { files.allSatisfy(\.passed) }
}

/// One scene, script or project file with all that was checked of it.
package struct TestedFile: Equatable, Sendable {
  package var path: String
  package var checks: [TestCheck]
  /// The runs of a script step by step, and outputs that are not as recorded, where they are kept.
  package var timelines: [RunTimeline] = []
  package var differences: [SnapshotDifference] = []

  package init(path: String, checks: [TestCheck]) {
    self.path = path
    self.checks = checks
  }

  package var passed: Bool { checks.allSatisfy(\.passed) }
}

extension TestedFile {
  /// A script that could not be played for what was found in it or its scene.
  package init(invalid path: String, _ findings: [Diagnostic], sources: SourceFiles) {
    let problems = findings.filter { $0.severity == .error }.map {
      TestProblem($0, failing: .error, sources: sources)
    }
    self.init(path: path, checks: [TestCheck(.replay, problems: problems)])
  }
}

/// One thing that was checked of a file.
package struct TestCheck: Equatable, Sendable {
  package enum Kind: String, Sendable { case lint, replay, snapshots }

  package var kind: Kind
  /// The device and variation that a script was played on; empty for others.
  package var place: String
  /// How much virtual time went by.
  package var time: VirtualTime
  package var problems: [TestProblem]

  package init(
    _ kind: Kind, place: String = "", time: VirtualTime = .zero, problems: [TestProblem] = []
  ) {
    self.kind = kind
    self.place = place
    self.time = time
    self.problems = problems
  }

  package var passed: Bool { !problems.contains(where: \.isFailure) }

  /// `replay on iPhone 5s`.
  var name: String { place.isEmpty ? kind.rawValue : "\(kind.rawValue) on \(place)" }
}

/// What a check found, with its place in a file.
package struct TestProblem: Equatable, Sendable {
  /// The slug of a rule, the keyword of a step, or how a snapshot differs.
  package var type: String
  /// One line.
  package var message: String
  package var file: String
  /// From 1; 0 where the file as a whole is meant.
  package var line: Int
  package var column: Int
  /// Whether it fails the file; warnings may only be told.
  package var isFailure: Bool
  /// All that a person is shown, with line ends.
  package var details: String

  package init(
    type: String, message: String, file: String, line: Int = 0, column: Int = 0,
    isFailure: Bool = true, details: String
  ) {
    self.type = type
    self.message = OneLine.text(message)
    self.file = file
    self.line = line
    self.column = column
    self.isFailure = isFailure
    self.details = details
  }
}

extension TestProblem {
  /// A finding of lint.
  package init(_ finding: Diagnostic, failing: Severity, sources: SourceFiles) {
    let place = sources.location(of: finding.span)
    let text = findingsText([finding], sources: sources, fileCount: 1)
    // The last line counts what is one.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).dropLast()
    self.init(
      type: finding.rule, message: finding.message, file: place.path, line: place.line,
      column: place.column, isFailure: finding.severity >= failing,
      details: lines.joined(separator: "\n"))
  }
}

extension TestCheck {
  /// What became of one run of a script.
  package init(_ record: RunRecord, sources: SourceFiles) {
    var problems: [TestProblem] = []
    for step in record.steps {
      for failure in step.failures {
        let place = sources.location(of: failure.span ?? step.span)
        let details = failureText(of: step, failure, sources: sources)
        problems.append(
          TestProblem(
            type: step.keyword, message: failure.message, file: place.path, line: place.line,
            column: place.column, details: details))
      }
    }
    let variation = record.variation.split(separator: "+").map { " · \($0)" }.joined()
    self.init(
      .replay, place: record.device.name + variation, time: record.time, problems: problems)
  }
}
