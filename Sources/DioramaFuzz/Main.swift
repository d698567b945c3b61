// SPDX-License-Identifier: MIT
import Diorama

/// Mutated scenes and scripts against the whole pipeline: reading must end, without trapping.
///
/// `run` starts children of this program, each under a limit of memory, and ends those that are
/// silent for too long; `one` repeats a case; `mutants` writes some to a folder; `bombs` holds large and malicious inputs. `play` does at
/// random what a user might do on scenes that are sound; `check` repeats what it found.
@main
struct Main {
  static func main() {
    do throws(UsageError) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard let command = arguments.first else { throw UsageError("a command is missing") }
      let options = try Options(Array(arguments.dropFirst()))
      System.exit(try run(command, options))
    } catch {
      System.error("DioramaFuzz: \(error.message)\n\(help)")
      System.exit(64)
    }
  }

  private static func run(_ command: String, _ options: Options) throws(UsageError) -> Int32 {
    if command != "play", let path = options.paths.first {
      throw UsageError("'\(path)' is no option with a value")
    }
    if let word = options.corpus.word, Corpus(options.corpus).files.isEmpty {
      throw UsageError("no scene has '\(word)' in it")
    }
    switch command {
    case "run":
      return Parent(
        first: try options.number("--seed", default: 1),
        count: try options.number("--cases", default: 5000), corpus: options.corpus
      ).run()
    case "work":
      System.limitMemory(to: Limits.memory)
      return Worker(
        first: try options.number("--seed", default: 1),
        count: try options.number("--cases", default: 1), corpus: options.corpus
      ).run()
    case "one":
      return try one(options)
    case "mutants":
      return Mutants.write(
        first: try options.number("--seed", default: 1),
        count: try options.number("--cases", default: 300), corpus: options.corpus)
    case "corpus":
      return Worker(first: 0, count: 0, corpus: options.corpus).checkCorpus()
    case "play":
      return PlayParent(
        paths: options.paths.isEmpty ? [options.corpus.folder] : options.paths,
        interactions: try options.number("--interactions", default: 5000),
        seed: try options.number("--seed", default: 1), hasBuiltIn: options.paths.isEmpty
      ).run()
    case "play-work":
      System.limitMemory(to: Limits.memory)
      return PlayWorker(
        scene: options.text("--scene") ?? "",
        seed: UInt64(try options.number("--seed", default: 1)),
        interactions: try options.number("--interactions", default: 1)
      ).run()
    case "check":
      return try check(options)
    case "bombs":
      return Bombs.run(only: options.text("--only"))
    case "bomb":
      System.limitMemory(to: Limits.memory)
      return Bombs.set(off: options.text("--only") ?? "")
    default:
      throw UsageError("there is no command '\(command)'")
    }
  }

  private static func one(_ options: Options) throws(UsageError) -> Int32 {
    let seed = try options.number("--seed", default: 1)
    let input = Case(seed: UInt64(seed), corpus: Corpus(options.corpus))
    let bytes = input.mutated
    if let path = options.text("--keep") {
      guard System.write(bytes, to: path) else {
        throw UsageError("'\(path)' cannot be written")
      }
    }
    System.print("seed \(seed), from \(input.path)\n")
    System.print(String(decoding: bytes, as: UTF8.self) + "\n")
    let report = input.run()
    let problems = report.problems
    for problem in problems { System.print("bad: \(problem)\n") }
    System.print("\(report.errorCount) errors, \(report.playedSteps) steps\n")
    return problems.isEmpty ? 0 : 1
  }

  private static func check(_ options: Options) throws(UsageError) -> Int32 {
    guard let scene = options.text("--scene") else { throw UsageError("'--scene' is missing") }
    if let text = options.text("--text") {
      System.limitMemory(to: Limits.memory)
      return PlayWorker.check(PlayedScript(scene: scene, text: text), isLoud: false)
    }
    guard let path = options.text("--script"), let bytes = try? Files.read(path, limit: 1 << 20)
    else { throw UsageError("'--script' names no file that can be read") }
    let script = PlayedScript(scene: scene, text: String(decoding: bytes, as: UTF8.self))
    return PlayWorker.check(script, isLoud: true)
  }

  private static let help = """
    usage: DioramaFuzz run [--cases 5000] [--seed 1] [--corpus scenes] [--about WORD]
           DioramaFuzz one --seed N [--corpus scenes] [--about WORD] [--keep FILE]
           DioramaFuzz mutants --corpus FOLDER [--cases 300] [--seed 1]
           DioramaFuzz bombs [--only NAME]
           DioramaFuzz corpus [--corpus scenes]
           DioramaFuzz play [PATH...] [--interactions 5000] [--seed 1]
           DioramaFuzz check --scene FILE --script FILE

    """
}

/// What one case may take.
enum Limits {
  /// Bytes of address space.
  static let memory = 512 << 20
  /// Milliseconds.
  static let time = 1000
  /// Of a bomb of dynamics: a heap of a thousand items may take seconds to come to rest, so may what
  /// never does.
  static let dynamicsTime = 12_000
  /// Cases of one child.
  static let batch = 500
}

/// A command line that cannot be followed.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// Options, each with a value.
struct Options {
  private var values: [String: String] = [:]
  /// What stands before the first option.
  private(set) var paths: [String] = []
  private static let known = [
    "--cases", "--seed", "--corpus", "--keep", "--only", "--interactions", "--scene", "--script",
    "--text", "--about",
  ]

  init(_ arguments: [String]) throws(UsageError) {
    paths = Array(arguments.prefix { !$0.hasPrefix("--") })
    var index = paths.count
    while index + 1 < arguments.count {
      guard Self.known.contains(arguments[index]) else { break }
      values[arguments[index]] = arguments[index + 1]
      index += 2
    }
    guard index == arguments.count else {
      throw UsageError("'\(arguments[index])' is no option with a value")
    }
  }

  func text(_ name: String) -> String? { values[name] }

  func number(_ name: String, default standard: Int) throws(UsageError) -> Int {
    guard let text = values[name] else { return standard }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("'\(name)' takes a number, not '\(text)'")
    }
    return number
  }

  var corpus: Corpus.Choice {
    Corpus.Choice(folder: values["--corpus"] ?? "scenes", word: values["--about"])
  }
}
