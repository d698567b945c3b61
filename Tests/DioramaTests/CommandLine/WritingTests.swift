// SPDX-License-Identifier: MIT
import Diorama
import Foundation
import Testing

/// What becomes of output that cannot be written, and of colors.
@Suite struct WritingTests {
  private static let scene =
    "diorama:   1\nview:\n  subviews:\n    - { type: UISwitch, isOm: true }\n"
  private static let sound = [
    "a.scene.yaml": "diorama:   1\nview: {}\n",
    "a.replay.yaml": "diorama: 1\nscene: a.scene.yaml\nsteps:\n  - snapshot: all\n",
  ]

  /// Every command that prints, on a folder with `a.scene.yaml` and `a.replay.yaml`.
  private static let printing = [
    "lint .", "lint --format json .", "test .", "test --list .", "tree a.scene.yaml",
    "replay a.replay.yaml", "fmt --diff a.scene.yaml", "fmt a.scene.yaml", "explain UISwitch",
    "schema", "eval 1+1", "completions bash", "--help", "--version", "lint --help",
    "init new",
  ]

  @Test(.enabled(if: Files.kind(of: "/dev/full") == .pipe), arguments: printing)
  func `what standard output does not take is told, and fails`(command: String) throws {
    try withFolder(Self.sound) { folder in
      let run = try Tool.shell("diorama \(command) > /dev/full", in: folder)
      #expect(run.code == 2)
      #expect(run.errors.contains("diorama: standard output: the disk is full\n"), "\(run.errors)")
    }
  }

  @Test(arguments: printing)
  func `closed output is told, and fails`(command: String) throws {
    try withFolder(Self.sound) { folder in
      let run = try Tool.shell("diorama \(command) >&-", in: folder)
      #expect(run.code == 2)
      #expect(run.errors.contains("diorama: standard output: it is closed\n"), "\(run.errors)")
    }
  }

  @Test func `a reader that goes ends the command without a word`() throws {
    // Where the signal is ignored the write fails; else the signal ends the process.
    for trap in ["", "trap '' PIPE; "] {
      let run = try Tool.shell("\(trap)diorama schema | true; echo ${PIPESTATUS[0]}")
      #expect(run.errors == "")
      let codes = trap.isEmpty ? ["141\n", "0\n"] : ["2\n", "0\n"]
      #expect(codes.contains(run.output), "\(run.output)")
    }
  }

  @Test func `findings on standard error are colored when asked for, and only then`() throws {
    try withFolder(["a.scene.yaml": Self.scene]) { folder in
      let colored = try Tool.run(["tree", "--color", "always", "a.scene.yaml"], in: folder)
      #expect(colored.code == 2)
      #expect(colored.errors.contains("\u{1B}[1;31merror:\u{1B}[0m"))
      for arguments in [["tree"], ["tree", "--color", "never"]] {
        let plain = try Tool.run(arguments + ["a.scene.yaml"], in: folder)
        #expect(plain.errors.contains("error: 'isOm'"))
        #expect(!plain.errors.contains("\u{1B}"))
      }
    }
  }

  @Test func `differences are colored when asked for, and are patches else`() throws {
    try withFolder(Self.sound) { folder in
      let colored = try Tool.run(["fmt", "--diff", "--color=always", "a.scene.yaml"], in: folder)
      #expect(colored.output.contains("\u{1B}[31m-diorama:   1\u{1B}[0m\n"))
      #expect(colored.output.contains("\u{1B}[32m+diorama: 1\u{1B}[0m\n"))
      let plain = try Tool.run(["fmt", "--diff", "a.scene.yaml"], in: folder)
      #expect(
        plain.output == """
          --- a.scene.yaml
          +++ a.scene.yaml
          @@ -1,2 +1,2 @@
          -diorama:   1
          +diorama: 1
           view: {}

          """)
    }
  }

  // MARK: Folders that may not be written

  /// Runs a command where the folder and its files may only be read. The superuser may write
  /// everywhere, so there somebody else does.
  private static func readOnly(_ command: String, in folder: String) throws -> Tool {
    let other = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    let line =
      "chmod 555 . && { if [ $(id -u) = 0 ]; then \(other) diorama \(command); "
      + "else diorama \(command); fi; code=$?; chmod 755 .; exit $code; }"
    return try Tool.shell(line, in: folder)
  }

  @Test(arguments: [
    ("fmt a.scene.yaml", "'a.scene.yaml' was not written"),
    ("lint --fix .", "b.scene.yaml: not mended"),
    ("lint --output json=out.json .", "out.json: it may not"),
    ("test --output junit=out.xml .", "'out.xml' was not written"),
    ("replay --output junit=out.xml a.replay.yaml", "'out.xml' was not written"),
    ("init .", "was not written"), ("init new", "was not written"),
    ("man --out pages", "was not written"),
    ("reference --out pages", "was not written"),
  ])
  func `a folder that may only be read stays as it is, and that is told`(
    command: String, told: String
  ) throws {
    guard Self.canBeSomebodyElse else { return }
    var files = Self.sound
    files["b.scene.yaml"] = Self.scene
    try withFolder(files) { folder in
      let run = try Self.readOnly(command, in: folder)
      #expect(run.code == 2, "\(run.output)")
      #expect(run.errors.contains(told), "\(run.errors)")
      #expect(run.errors.contains("it may not be read or written"), "\(run.errors)")
      #expect(Files.names(in: folder) == files.keys.sorted())
      for (name, text) in files {
        let bytes = try Files.read(Files.join(folder, name), limit: 1000)
        #expect(bytes == Array(text.utf8))
      }
    }
  }

  private static var canBeSomebodyElse: Bool { getuid() != 0 || Tool.find("setpriv") != nil }

  @Test func `a starter project is written whole or not at all`() throws {
    try withFolder(["settings.scene.yaml.d/x": ""]) { folder in
      // The last file's name is taken by a link that leads nowhere.
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/new", withDestinationPath: "\(folder)/nowhere/deep")
      let run = try Tool.run(["init", "new"], in: folder)
      #expect(run.code == 2)
      #expect(Files.names(in: folder) == ["new", "settings.scene.yaml.d"])
    }
  }
}
