// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReport

/// `diorama test`.
enum TestCommand: Command {
  enum Format: String, CaseIterable { case text, json }

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      section: .checking, summary: "lint, replay and snapshot verify of a tree, in parallel",
      about: """
        Checks scenes and scripts, runs the scripts and compares what their snapshot steps take with
        what was recorded. It writes nothing but what --output asks for, and prints the same bytes
        whatever the number of jobs. Files that cannot be read are findings like others.

        What Bazel's test runner sets is honored where no option says otherwise: TEST_SHARD_INDEX,
        TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE, XML_OUTPUT_FILE, TESTBRIDGE_TEST_ONLY and
        TESTBRIDGE_TEST_RUNNER_FAIL_FAST.
        """,
      operands: [
        OperandDeclaration(
          "PATH", "a path", count: .any, hint: .sources,
          "scenes, scripts, and folders that are searched for them (.)")
      ],
      groups: [
        OptionGroup(
          "What is tested",
          [
            .value(
              "--filter", "TEXT",
              "only files whose path holds the text, or fits it where it has * or ?"),
            .value("--shard", "I/N", "the I-th part of N that together test every file once"),
            .flag("--list", "prints the files that would be tested, and tests nothing"),
          ]),
        OptionGroup(
          "How",
          [
            .value(
              "--jobs", short: "-j", "N", "how many threads work; by default one for each core"),
            .flag("--fail-fast", "stops at the first file that fails"),
            .flag("--strict", "warnings fail, too"),
          ]),
        OptionGroup(
          "Output",
          [
            .choice("--format", Format.self, default: .text, "how the outcome is printed"),
            .outputs("--output", TestFormat.self, "writes the outcome into a file, too"),
          ]),
      ],
      exitCodes: [
        (.fine, "every file passed"),
        (.findings, "a file failed, is invalid or missing, or there was none to test"),
        (.invalid, "an output could not be written"),
      ],
      examples: [
        "diorama test", "diorama test scenes --jobs 4 --output junit=report.xml",
        "diorama test --filter '*/gallery/*' --fail-fast", "diorama test --shard 1/3 scenes",
      ])
  }

  static func run(_ options: Options) throws(UsageError) -> ExitCode {
    let settings = try TestSettings(options)
    var plan = TestPlan(options.operands.isEmpty ? ["."] : options.operands)
    if let path = settings.shardStatusFile, let problem = Self.write("", to: path) {
      Terminal.error(problem)
      return .invalid
    }
    guard !plan.files.isEmpty else {
      Terminal.error("diorama test: there are no scenes or scripts here\n")
      return .findings
    }
    if let filter = settings.filter {
      plan.filter(filter)
      guard !plan.files.isEmpty else {
        Terminal.error("diorama test: no file fits '\(filter)'\n")
        return .findings
      }
    }
    let isWhole = settings.filter == nil && (settings.shard?.index ?? 0) == 0
    let orphans = isWhole ? plan.orphans : []
    if let shard = settings.shard { plan.take(shard) }
    if options.has("--list") {
      Terminal.print(plan.files.map { "\($0)\n" }.joined())
      return .fine
    }
    let total = plan.files.count
    let shows = Terminal.isTerminal(.error)
    var report = plan.run(settings.manner) { done in
      if shows { Terminal.error("\r\(done) of \(total) files tested") }
    }
    if shows { Terminal.error("\r\u{1B}[K") }
    if report.passed || settings.manner.ending == .all { report.files += orphans }
    return tell(report, options, settings)
  }

  private static func tell(
    _ report: TestReport, _ options: Options, _ settings: TestSettings
  ) -> ExitCode {
    var code = report.passed ? ExitCode.fine : .findings
    for output in settings.outputs {
      if let problem = write(report.text(as: output.format), to: output.path) {
        Terminal.error(problem)
        code = .invalid
      }
    }
    switch options.choice("--format") as Format {
    case .text: Terminal.print(report.text(paint: options.paint()))
    case .json: Terminal.print(report.text(as: .json))
    }
    return code
  }

  /// Writes a file whole or not at all, and tells what went wrong.
  static func write(_ text: String, to path: String) -> String? {
    do throws(Files.Failure) {
      try Files.write(Array(text.utf8), to: path)
      return nil
    } catch {
      return "diorama: '\(path)' was not written: \(error.reason)\n"
    }
  }
}

/// What options say, and the environment where they do not.
private struct TestSettings {
  private(set) var manner = TestManner()
  private(set) var filter: String?
  private(set) var shard: TestPlan.Shard?
  /// A file that tells the runner that shards are known.
  private(set) var shardStatusFile: String?
  private(set) var outputs: [(format: TestFormat, path: String)]

  init(_ options: Options) throws(UsageError) {
    manner.jobs = try options.number("--jobs", in: 1...1024) ?? Parallel.cores
    if options.has("--strict") { manner.failing = .warning }
    if options.has("--fail-fast") || Environment.value("TESTBRIDGE_TEST_RUNNER_FAIL_FAST") == "1" {
      manner.ending = .firstFailure
    }
    filter = options.value("--filter") ?? Self.environment("TESTBRIDGE_TEST_ONLY")
    outputs = options.outputs("--output")
    if let path = Self.environment("XML_OUTPUT_FILE") { outputs.append((.junit, path)) }
    if outputs.contains(where: \.format.showsSteps) { manner.keeping = .everyStep }
    if let text = options.value("--shard") {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1,
        let known = TestPlan.Shard(index: number &- 1, count: count)
      else { throw UsageError("'--shard' takes I/N as in 1/3, not '\(text)'") }
      shard = known
    } else if let total = Self.environment("TEST_TOTAL_SHARDS") {
      let index = Self.environment("TEST_SHARD_INDEX") ?? ""
      guard let count = Int(total), let number = Int(index),
        let known = TestPlan.Shard(index: number, count: count)
      else {
        throw UsageError(
          "TEST_SHARD_INDEX '\(index)' of TEST_TOTAL_SHARDS '\(total)' is no part of the tests")
      }
      shard = known
      shardStatusFile = Self.environment("TEST_SHARD_STATUS_FILE")
    }
  }

  private static func environment(_ name: String) -> String? {
    Environment.value(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension TestPlan {
  /// Folders of recorded outputs whose scripts are gone.
  fileprivate var orphans: [TestedFile] {
    let scripts = files.filter { Discovery.kind(of: $0) == .script }
    return SnapshotStore.orphans(beside: scripts).map { folder in
      let problem = TestProblem(
        type: "stale", message: "its script is gone", file: folder,
        details: "\(folder): stale: its script is gone")
      return TestedFile(path: folder, checks: [TestCheck(.snapshots, problems: [problem])])
    }
  }
}
