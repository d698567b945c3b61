// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReport

/// `diorama snapshot`: the outputs of `snapshot` steps, recorded, compared and looked at.
enum SnapshotCommand: Command {
  enum Verb: String, CaseIterable {
    case record, verify, review, accept, reject, prune, list

    static var words: [String] { allCases.map(\.rawValue) }
  }

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .running, summary: "record, compare and review the outputs of `snapshot` steps",
      about: """
        'verify' runs scripts and compares the outputs of their `snapshot` steps with those recorded
        under __snapshots__ beside them. It writes nothing; a missing or stale output fails it, and so
        does a run that compared nothing. With --pending it leaves what differs beside the recorded
        outputs as NAME.new.

        'review' shows what is pending, one after the other, and asks; 'accept' makes pending outputs the
        recorded ones, 'reject' removes them. These three run no script.

        'record' records at once, but nothing of a script that fails. 'prune' removes recorded outputs
        that no step takes any more, and folders of scripts that are gone. 'list' tells of every
        output whether it is recorded, pending, missing or stale.

        Runs that change outputs keep others out of the same folder meanwhile.
        """,
      operands: [
        OperandDeclaration(
          Verb.words.joined(separator: "|"), "what to do", hint: .words(Verb.words), "what to do"),
        OperandDeclaration(
          "PATH", "a path", count: .any, hint: .scripts,
          "scripts (*.replay.yaml), and folders that are searched for them (.); for review, accept and reject also outputs"
        ),
      ],
      groups: [
        OptionGroup(
          "What is done",
          [
            .flag("--pending", "'verify' leaves what differs for review; refused where CI is set"),
            .flag("--dry-run", short: "-n", "'prune' only tells what it would remove"),
          ]),
        OptionGroup("Output", [.flag("--json", "'list' prints JSON")]),
      ],
      exitCodes: [
        (.fine, "all outputs are as recorded, or what was asked for is done"),
        (
          .findings,
          "a mismatch, a missing or stale output, nothing to compare, outputs still pending after a review, a script that failed, or another run that has the folder"
        ),
        (.invalid, "invalid input, or an output that cannot be written"),
      ],
      examples: [
        "diorama snapshot verify scenes", "diorama snapshot record scenes/new.replay.yaml",
        "diorama snapshot verify --pending scenes && diorama snapshot review scenes",
        "diorama snapshot accept scenes/gallery", "diorama snapshot prune --dry-run",
        "diorama snapshot list --json",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let word = options.operands[0]
    let paths = options.operands.count == 1 ? ["."] : Array(options.operands.dropFirst())
    guard let verb = Verb(rawValue: word) else {
      let near = Names.nearest(to: word, among: Verb.words)
      throw UsageError(
        "there is no 'snapshot \(word)'"
          + (near.map { "; did you mean '\($0)'?" } ?? ": use \(Verb.words.joined(separator: ", "))")
      )
    }
    for (name, owner) in [("--pending", Verb.verify), ("--dry-run", .prune), ("--json", .list)]
    where options.has(name) && verb != owner {
      throw UsageError("'\(name)' is an option of 'snapshot \(owner.rawValue)'")
    }
    switch verb {
    case .verify: return try SnapshotRuns.verify(paths, options)
    case .record: return try SnapshotRuns.record(paths, options)
    case .review: return try SnapshotReview.run(paths, paint: options.paint())
    case .accept: return PendingFiles(paths).decide(.accept)
    case .reject: return PendingFiles(paths).decide(.reject)
    case .prune: return try SnapshotPruning.run(paths, options)
    case .list: return try SnapshotListing.run(paths, options)
    }
  }
}
