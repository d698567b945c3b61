// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReading
import DioramaReport

/// One run of `diorama lint`.
struct LintRun {
  private let options: Options
  private let format: FindingFormat
  private let outputs: [(format: FindingFormat, path: String)]
  private let isFixing: Bool
  private let isDiff: Bool
  private let strictness: Severity
  /// What standard input is called.
  private let inputName: String
  private var code = ExitCode.fine

  init(_ options: Options) throws(UsageError) {
    self.options = options
    format = options.choice("--format")
    outputs = options.outputs("--output")
    isFixing = options.has("--fix")
    isDiff = options.has("--diff")
    strictness = options.has("--strict") ? .warning : .error
    inputName = options.value("--stdin-filename") ?? "-"
    if options.has("--unsafe"), !isFixing, !isDiff {
      throw UsageError("'--unsafe' goes with '--fix' or '--diff'")
    }
    if options.has("--statistics"), !format.takesStatistics {
      throw UsageError("'--statistics' goes with the formats text, concise and json")
    }
    if isDiff, !outputs.isEmpty { throw UsageError("'--diff' writes nothing, so no '--output'") }
    if inputName != "-", !options.operands.contains("-") {
      throw UsageError("'--stdin-filename' goes with the path '-'")
    }
  }

  mutating func run() throws(UsageError) -> ExitCode {
    let found = Discovery.files(options.operands.isEmpty ? ["."] : options.operands)
    var held: [String: [UInt8]] = [:]
    if found.files.contains("-") { held[inputName] = Self.standardInput() }
    // A path with nothing there is read like the others, and found missing.
    var paths = try changed(found.files) + found.missing
    paths = Self.unique(paths.map { $0 == "-" ? inputName : $0 })
    if !found.missing.isEmpty { code = .invalid }

    let cache = options.value("--cache").map { LintCache(folder: $0, version: Main.version) }
    let shows = Terminal.isTerminal(.error) && !options.has("--quiet")
    let lint: ([String: [UInt8]]) -> LintReport = { held in
      let run: @Sendable (LintProgress?) -> LintReport = { [paths] progress in
        var workspace = Workspace()
        workspace.progress = progress
        for (path, bytes) in held { workspace.hold(bytes, at: path) }
        return workspace.lintReport(paths, jobs: Parallel.cores, cache: cache)
      }
      return shows ? ProgressLine.during(paths.count, run) : run(nil)
    }
    guard isFixing || isDiff else {
      tell(lint(held), to: .output)
      return code
    }
    let fixer = Fixer(
      paths, reach: options.has("--unsafe") ? .unsafe : .safe, held: held, lint: lint)
    for message in fixer.messages { Terminal.error("diorama lint: \(message)\n") }
    if isDiff {
      printDifferences(fixer)
    } else {
      write(fixer, held, lint)
    }
    return code
  }
}

// MARK: - Reading

extension LintRun {
  /// What is too large comes as a text that is: lint says so then.
  private static func standardInput() -> [UInt8] {
    let limit = ReadingLimits.standard.fileSize
    return (try? Files.readStandardInput(limit: limit))
      ?? [UInt8](repeating: 0x20, count: limit + 1)
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// The files that are asked for; standard input always is.
  private func changed(_ files: [String]) throws(UsageError) -> [String] {
    guard let revision = options.value("--changed-since") else { return files }
    do throws(Files.Failure) {
      let affected = Set(
        try AffectedFiles.among(files.filter { $0 != "-" }, since: revision))
      return files.filter { $0 == "-" || affected.contains($0) }
    } catch {
      throw UsageError("'--changed-since \(revision)': \(error.reason)")
    }
  }
}

// MARK: - Telling

extension LintRun {
  private func style(_ stream: Terminal.Stream?) -> FindingStyle {
    var style = FindingStyle()
    style.rules = Dictionary(allRules.map { ($0.slug, $0) }) { first, _ in first }
    style.version = Main.version
    style.failing = strictness
    if let stream { style.paint = options.paint(stream) }
    if options.has("--statistics") { style.detail = .statistics }
    if options.has("--quiet") { style.summary = .hidden }
    return style
  }

  private mutating func tell(_ report: LintReport, to stream: Terminal.Stream) {
    for output in outputs {
      var style = style(nil)
      if !output.format.takesStatistics { style.detail = .findings }
      let text = report.text(as: output.format, style)
      do throws(Files.Failure) {
        try Files.write(Array(text.utf8), to: output.path)
      } catch {
        Terminal.error("diorama lint: \(output.path): \(error.reason)\n")
        code = .invalid
      }
    }
    let text = report.text(as: format, style(stream))
    switch stream {
    case .output: Terminal.print(text)
    case .error: Terminal.error(text)
    }
    if report.findings.contains(where: { $0.severity >= strictness }) {
      code = max(code, .findings)
    }
  }

  private mutating func printDifferences(_ fixer: Fixer) {
    let changes = fixer.changes
    for change in changes {
      let texts = change.texts
      Terminal.print(
        unifiedDiff(
          old: texts.old, new: texts.new, path: change.path, paint: options.paint()))
    }
    if !changes.isEmpty { code = max(code, .findings) }
    if options.has("--quiet") { return }
    let files = changes.count
    Terminal.error(
      "\(fixer.report.fixedCount) would be fixed in \(files) file\(files == 1 ? "" : "s")\n")
  }

  /// Puts mended texts in place, and tells what is left.
  private mutating func write(
    _ fixer: Fixer, _ held: [String: [UInt8]], _ lint: ([String: [UInt8]]) -> LintReport
  ) {
    var report = fixer.report
    let workspace = Workspace()
    var failed = false
    for change in fixer.changes where !change.isHeld {
      do throws(Files.Failure) {
        try change.write(in: workspace)
      } catch {
        Terminal.error("diorama lint: \(change.path): not mended: \(error.reason)\n")
        code = .invalid
        failed = true
      }
    }
    if failed {
      let kept = held.keys.map { ($0, fixer.text(of: $0) ?? []) }
      report = lint(Dictionary(kept) { first, _ in first })
    }
    guard let name = held.keys.first, let text = fixer.text(of: name) else {
      tell(report, to: .output)
      return
    }
    Terminal.print(text)
    tell(report, to: .error)
  }
}
