// SPDX-License-Identifier: MIT
import Diorama
import Foundation
import Testing

/// Which files lint looks at since a commit of git.
@Suite struct ChangedFilesTests {
  private static let files = [
    "a.scene.yaml": "diorama: 1\ninclude: [lib/styles.scene.yaml]\nview: {}\n",
    "lib/styles.scene.yaml": "diorama: 1\nstyles: { pale: { alpha: 0.5 } }\n",
    "a.replay.yaml": "diorama: 1\nscene: a.scene.yaml\nsteps: []\n",
    "sub/b.scene.yaml": "diorama: 1\nview: {}\n",
    "sub/b.replay.yaml": "diorama: 1\nscene: b.scene.yaml\nsteps: []\n",
  ]

  private static func git(_ folder: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.com"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  /// The names of the affected files after `change` in a fresh repository.
  private static func affected(_ change: (String) throws -> Void) throws -> [String] {
    var names: [String] = []
    try withFolder(files) { folder in
      try git(folder, "init", "-q")
      try git(folder, "add", "-A")
      try git(folder, "commit", "-q", "-m", "first")
      try change(folder)
      let found = Discovery.files([folder]).files
      names = try AffectedFiles.among(found, since: "HEAD").map {
        String($0.dropFirst(folder.count + 1))
      }
    }
    return names
  }

  private static func write(_ text: String, _ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func `nothing has changed`() throws {
    #expect(try Self.affected { _ in } == [])
  }

  @Test func `a scene that has changed brings its scripts`() throws {
    let names = try Self.affected { try Self.write("diorama: 1\n", "\($0)/sub/b.scene.yaml") }
    #expect(names == ["sub/b.replay.yaml", "sub/b.scene.yaml"])
  }

  @Test func `a library brings the scenes that include it, and their scripts`() throws {
    let names = try Self.affected { try Self.write("diorama: 1\n", "\($0)/lib/styles.scene.yaml") }
    #expect(names == ["a.replay.yaml", "a.scene.yaml", "lib/styles.scene.yaml"])
  }

  @Test func `what git does not follow yet is new, and a scene that is gone is a change`() throws {
    let names = try Self.affected { folder in
      try Self.write("diorama: 1\nview: {}\n", "\(folder)/new.scene.yaml")
      try FileManager.default.removeItem(atPath: "\(folder)/sub/b.scene.yaml")
    }
    #expect(names == ["new.scene.yaml", "sub/b.replay.yaml"])
  }

  @Test func `pictures bring the scenes above them, a project file all below it`() throws {
    let picture = try Self.affected { try Self.write("", "\($0)/sub/images/Dot.png") }
    #expect(
      picture == ["a.replay.yaml", "a.scene.yaml", "sub/b.replay.yaml", "sub/b.scene.yaml"])
    let project = try Self.affected { try Self.write("diorama: 1\n", "\($0)/sub/.diorama.yaml") }
    #expect(project == ["sub/.diorama.yaml", "sub/b.replay.yaml", "sub/b.scene.yaml"])
  }

  @Test func `a folder outside of git and a commit that is not there are told`() throws {
    try withFolder(Self.files) { folder in
      let found = Discovery.files([folder]).files
      #expect(throws: Files.Failure.self) { try AffectedFiles.among(found, since: "HEAD") }
      try Self.git(folder, "init", "-q")
      for revision in ["HEAD", "--output=x", "nothing"] {
        #expect(throws: Files.Failure.self) { try AffectedFiles.among(found, since: revision) }
      }
    }
  }
}
