// SPDX-License-Identifier: MIT
import Diorama
import DioramaReport
import Foundation
import Testing

/// `test`: which files are tried, and that reports are the same however they are.
@Suite struct TestRunTests {
  private static let scene = """
    diorama: 1
    view:
      subviews:
        - { type: UISwitch, id: power, frame: [20, 100, 51, 31] }

    """

  /// Scenes with two scripts each; the second one of `failing` does not pass.
  private static func tree(_ count: Int, failing: Int? = nil) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<count {
      let name = "s\(number)"
      files["\(name).scene.yaml"] = scene
      files["\(name).replay.yaml"] =
        "diorama: 1\nscene: \(name).scene.yaml\nsteps:\n  - tap: power\n"
      let expected = number == failing ? "false" : "true"
      files["\(name)b.replay.yaml"] =
        "diorama: 1\nscene: \(name).scene.yaml\nsteps:\n  - tap: power\n"
        + "  - expect: { power.isOn: \(expected) }\n"
    }
    return files
  }

  private static func manner(_ jobs: Int) -> TestManner {
    var manner = TestManner()
    manner.jobs = jobs
    return manner
  }

  @Test func `one thread and four give the same bytes`() throws {
    try withFolder(Self.tree(6, failing: 3)) { folder in
      let plan = TestPlan([folder])
      let reports = [1, 4].map { plan.run(Self.manner($0)) }
      #expect(reports[0].text() == reports[1].text())
      for format in TestFormat.allCases {
        #expect(reports[0].text(as: format) == reports[1].text(as: format))
      }
      #expect(reports[0].failed.map(\.path) == ["\(folder)/s3b.replay.yaml"])
    }
  }

  @Test(arguments: 1...5)
  func `shards have every file once`(count: Int) throws {
    try withFolder(Self.tree(5)) { folder in
      let whole = TestPlan([folder])
      var dealt: [String] = []
      for index in 0..<count {
        var part = whole
        part.take(try #require(TestPlan.Shard(index: index, count: count)))
        dealt += part.files
      }
      #expect(dealt.sorted() == whole.files.sorted())
      #expect(whole.files.count == 15)
    }
  }

  @Test func `no shard is outside the count`() {
    #expect(TestPlan.Shard(index: 3, count: 3) == nil)
    #expect(TestPlan.Shard(index: -1, count: 3) == nil)
    #expect(TestPlan.Shard(index: 0, count: 0) == nil)
  }

  @Test func `after a failure nothing more is told`() throws {
    try withFolder(Self.tree(6, failing: 1)) { folder in
      let plan = TestPlan([folder])
      for jobs in [1, 4] {
        var manner = Self.manner(jobs)
        manner.ending = .firstFailure
        let report = plan.run(manner)
        #expect(report.files.last?.path == "\(folder)/s1b.replay.yaml")
        #expect(report.failed.count == 1)
      }
    }
  }

  @Test func `a filter is a part of a path or fits all of it`() {
    #expect(PathPattern("gallery").fits("scenes/gallery/a.scene.yaml"))
    #expect(PathPattern("*/gallery/*.replay.yaml").fits("scenes/gallery/a.replay.yaml"))
    #expect(PathPattern("a?c*").fits("abcd"))
    #expect(!PathPattern("gallery/*").fits("scenes/gallery/a.scene.yaml"))
    #expect(!PathPattern("xyz").fits("xy"))
  }

  @Test func `a missing file is a finding`() {
    let report = TestPlan(["no/such.scene.yaml"]).run(Self.manner(1))
    #expect(!report.passed)
    #expect(report.files.flatMap(\.checks).flatMap(\.problems).map(\.type) == ["missing-file"])
  }

  @Test func `JUnit holds whatever a message holds`() throws {
    let problem = TestProblem(
      type: "expect", message: "a < b & \"c\"\u{1}", file: "x", details: "]]> \u{1B}[0m")
    let report = TestReport([
      TestedFile(path: "<x>", checks: [TestCheck(.replay, problems: [problem])])
    ])
    let text = report.text(as: .junit)
    #expect(text.contains("a &lt; b &amp; &quot;c&quot;"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(text.hasSuffix("</testsuites>\n"))
  }
}
