// SPDX-License-Identifier: MIT
import Diorama
import Foundation
import Testing

/// What Bazel tells a test by its environment, and `diorama test` does.
@Suite struct BazelTests {
  private static let scene = "diorama: 1\nview: {}\n"
  private static let files = [
    "a.scene.yaml": scene, "b.scene.yaml": scene, "c.scene.yaml": scene,
    "b.replay.yaml": "diorama: 1\nscene: b.scene.yaml\nsteps:\n  - expect: { view.alpha: 0.5 }\n",
  ]

  private static func test(
    _ arguments: [String] = [], in folder: String, _ environment: [String: String]
  ) throws -> Tool {
    try Tool.run(["test"] + arguments, in: folder, with: environment)
  }

  @Test func `shards have every file once, and say that they know of shards`() throws {
    try withFolder(Self.files) { folder in
      var dealt: [String] = []
      for index in 0..<3 {
        let status = Files.join(folder, "status\(index)")
        let run = try Self.test(
          ["--list"], in: folder,
          [
            "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
            "TEST_SHARD_STATUS_FILE": status,
          ])
        #expect(run.code == 0, "\(run.errors)")
        #expect(Files.kind(of: status) == .file)
        dealt += run.output.split(separator: "\n").map(String.init)
      }
      #expect(dealt.sorted() == Self.files.keys.sorted())
    }
  }

  @Test func `an index outside of the shards is a usage error`() throws {
    try withFolder(Self.files) { folder in
      for index in ["3", "-1", "x", ""] {
        let run = try Self.test(
          in: folder, ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": index])
        #expect(run.code == 64)
        #expect(run.errors.contains("TEST_SHARD_INDEX '\(index)' of TEST_TOTAL_SHARDS '3'"))
      }
    }
  }

  @Test func `an option counts more than the environment`() throws {
    try withFolder(Self.files) { folder in
      let run = try Self.test(
        ["--list", "--shard", "1/1", "--filter", "a.scene"], in: folder,
        [
          "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1", "TESTBRIDGE_TEST_ONLY": "c.scene",
        ])
      #expect(run.output == "a.scene.yaml\n")
    }
  }

  @Test func `a report is left where Bazel wants it, of a failure as well`() throws {
    try withFolder(Self.files) { folder in
      let report = Files.join(folder, "out/test.xml")
      let run = try Self.test(in: folder, ["XML_OUTPUT_FILE": report])
      #expect(run.code == 1)
      let text = try String(contentsOfFile: report, encoding: .utf8)
      #expect(text.hasPrefix("<?xml"))
      #expect(text.matches(of: #/<testcase\s/#).count >= 4)
      #expect(text.matches(of: #/<failure\s/#).count == 1)
      #expect(text.hasSuffix("</testsuites>\n"))
    }
  }

  @Test func `a filter picks files`() throws {
    try withFolder(Self.files) { folder in
      let run = try Self.test(["--list"], in: folder, ["TESTBRIDGE_TEST_ONLY": "b.*"])
      #expect(run.output == "b.scene.yaml\nb.replay.yaml\n")
      let none = try Self.test(in: folder, ["TESTBRIDGE_TEST_ONLY": "nothing-like-it"])
      #expect(none.code == 1)
      #expect(none.errors.contains("no file fits 'nothing-like-it'"))
    }
  }

  @Test func `the first failure may end a run`() throws {
    try withFolder(Self.files) { folder in
      let run = try Self.test(in: folder, ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1"])
      #expect(run.code == 1)
      #expect(run.output.contains("b.replay.yaml"))
      #expect(!run.output.contains("c.scene.yaml"))
    }
  }
}
