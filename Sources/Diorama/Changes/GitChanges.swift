// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The files of git repositories that differ from a commit: changed, added, deleted or untracked.
struct GitChanges {
  private let revision: String
  /// Absolute paths.
  private(set) var files: Set<String> = []
  private var roots: Set<String> = []

  init(since revision: String) { self.revision = revision }

  /// Asks the repository that a folder is in, unless it was asked before.
  mutating func add(repositoryOf folder: String) throws(Files.Failure) {
    let start = Files.real(folder) ?? folder
    var root = start
    while Files.kind(of: Files.join(root, ".git")) == .missing {
      let above = Files.parent(of: root)
      guard above != root, !above.isEmpty else {
        throw Files.Failure(reason: "'\(folder.isEmpty ? "." : folder)' is in no git repository")
      }
      root = above
    }
    guard roots.insert(root).inserted else { return }
    let commit = try git(
      root, ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"],
      failing: "git knows no commit '\(revision)' in '\(root)'")
    guard let name = commit.split(separator: 0x0A).first else {
      throw Files.Failure(reason: "git knows no commit '\(revision)' in '\(root)'")
    }
    let changed = try git(
      root,
      [
        "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff",
        String(decoding: name, as: UTF8.self), "--",
      ], failing: "git cannot compare '\(root)' with '\(revision)'")
    let untracked = try git(
      root, ["ls-files", "-z", "--others", "--exclude-standard"],
      failing: "git cannot list the files of '\(root)'")
    for path in changed.split(separator: 0) + untracked.split(separator: 0) {
      files.insert(Files.join(root, String(decoding: path, as: UTF8.self)))
    }
  }

  private func git(
    _ root: String, _ arguments: [String], failing message: String
  ) throws(Files.Failure) -> [UInt8] {
    let ran = Subprocess.run(
      "git", ["-C", root] + arguments, environment: Self.environment, seconds: Self.patience)
    // Exit status 127 is what a shell says of a program that is not there.
    guard let ran, ran.status != 127 else {
      throw Files.Failure(reason: "git cannot be started")
    }
    guard ran.status == 0 else { throw Files.Failure(reason: message) }
    return ran.output
  }

  /// The longest that git is waited for, in seconds.
  private static let patience = 600

  /// Variables of the environment that git needs to find its things.
  private static let variables = [
    "PATH", "HOME", "USER", "TMPDIR", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE",
    "GIT_INDEX_FILE", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
    "GIT_CEILING_DIRECTORIES",
  ]

  private static var environment: [String] {
    variables.compactMap { name in
      guard let value = unsafe getenv(name) else { return nil }
      return unsafe "\(name)=\(String(cString: value))"
    }
  }
}
