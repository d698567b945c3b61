// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What shells offer while a command line is typed.
@Suite struct CompletionTests {
  /// The words that bash offers for the last of `words`.
  private static func bash(_ words: [String], in folder: String? = nil) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let line = """
      source <(diorama completions bash)
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _diorama
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Tool.shell(line, in: folder)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  private static let files = [
    "a.scene.yaml": "diorama: 1\nview: {}\n", "a.replay.yaml": "", "b.txt": "",
    "two words.scene.yaml": "diorama: 1\nview: {}\n", "lib/c.scene.yaml": "",
  ]

  @Test(arguments: [
    (["diorama", "sc"], ["schema"]),
    (["diorama", "--ver"], ["--version"]),
    (["diorama", "lint", "--stat"], ["--statistics"]),
    (["diorama", "lint", "--format", "js"], ["json", "json-lines"]),
    (["diorama", "lint", "--format", "=", "gi"], ["github", "gitlab"]),
    (["diorama", "lint", "--output", "sa"], ["sarif="]),
    (["diorama", "completions", ""], ["bash", "zsh", "fish"]),
    (["diorama", "schema", "r"], ["replay", "report"]),
    (["diorama", "explain", "small-t"], ["small-touch-target"]),
    (["diorama", "tree", "--device", "iPhone 4"], ["iPhone\\ 4", "iPhone\\ 4s"]),
    (["diorama", "lint", "--color", ""], ["auto", "always", "never"]),
  ])
  func `bash offers what may stand there`(words: [String], offered: [String]) throws {
    let found = try Self.bash(words)
    #expect(found == offered)
  }

  @Test func `bash offers files of the kind that a command takes, and folders`() throws {
    try withFolder(Self.files) { folder in
      func offered(_ words: String...) throws -> [String] {
        try Self.bash(["diorama"] + words, in: folder).sorted()
      }
      let (scene, all) = (try offered("tree", "a"), try offered("lint", ""))
      #expect(scene == ["a.scene.yaml"])
      #expect(all == ["a.replay.yaml", "a.scene.yaml", "lib", "two words.scene.yaml"])
      let (scripts, folders) = (try offered("replay", ""), try offered("man", "--out", ""))
      #expect(scripts == ["a.replay.yaml", "lib"])
      #expect(folders == ["lib"])
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `every command and option is in the script, and the shell can read it`(
    shell: String
  ) throws {
    let script = try Tool.run(["completions", shell]).output
    for command in try commands() {
      #expect(script.contains(command), "\(command)")
      let help = try Tool.run([command, "--help"]).output
      for option in help.matches(of: /(?m)^  (?:-[a-zA-Z], |    )--([a-z-]+)/) {
        let written = shell == "fish" ? "-l \(option.1)" : "--\(option.1)"
        #expect(script.contains(written), "\(command) \(option.1)")
      }
    }
    guard let program = Tool.find(shell) else { return }
    try withFolder(["script": script]) { folder in
      let read = try Tool.run(program, ["-n", "\(folder)/script"])
      #expect(read.code == 0 && read.errors == "", "\(read.errors)")
    }
  }

  private func commands() throws -> [String] {
    let overview = try Tool.run(["--help"]).output
    return overview.matches(of: /(?m)^  ([a-z]+) +/).map { String($0.1) }
  }

  @Test func `fish offers commands, choices and topics`() throws {
    guard let fish = Tool.find("fish") else { return }
    let tools = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().path
    let line = """
      set PATH '\(tools)' $PATH; diorama completions fish | source
      complete -C 'diorama snap'; complete -C 'diorama lint --format ch'
      complete -C 'diorama explain UISwitch.onT'
      """
    let home = FileManager.default.temporaryDirectory.path
    let run = try Tool.run(fish, ["--no-config", "-c", line], with: ["HOME": home])
    let offered = run.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(offered == ["snapshot", "checkstyle", "UISwitch.onTintColor"], "\(run.errors)")
  }
}
