// SPDX-License-Identifier: MIT
import Diorama
import DioramaModel
import DioramaReport
import Foundation
import Testing

/// The page that a run is looked at with: what it holds, and that nothing in it can act.
@Suite struct HTMLReportTests {
  private static let scene = """
    diorama: 1
    view:
      subviews:
        - { type: UILabel, id: label, frame: [20, 40, 280, 30], text: "</script><img src=x onerror=f()>" }
        - { type: UISwitch, id: power, frame: [20, 100, 51, 31], actions: { valueChanged: [ { log: "on & off" } ] } }

    """

  private static func report(_ steps: String, keeping: Workspace.Keeping = .everyStep) throws
    -> TestReport
  {
    var made: TestReport?
    let files = [
      "page.scene.yaml": scene,
      "one.replay.yaml": "diorama: 1\nscene: page.scene.yaml\nname: a <b> name\nsteps:\n\(steps)",
      "__snapshots__/one/a@iPhone-5s.txt": "recorded <i>\n",
    ]
    try withFolder(files) { folder in
      var manner = TestManner()
      manner.keeping = keeping
      made = TestPlan([folder]).run(manner)
    }
    return try #require(made)
  }

  private static let steps = "  - tap: power\n  - wait: 1s\n  - expect: { power.isOn: true }\n"

  @Test func `a step shows the screen before and after, touch, events, log and change`() throws {
    let report = try Self.report(Self.steps)
    let timeline = try #require(report.files.flatMap(\.timelines).first)
    #expect(timeline.steps.map(\.keyword) == ["tap", "wait", "expect"])
    let tap = timeline.steps[0]
    #expect(tap.before == 0 && tap.after == 1)
    #expect(tap.touches.map(\.points.count) == [2])
    #expect(tap.log == ["on & off"])
    #expect(tap.events.contains { $0.hasSuffix("power.valueChanged") })
    #expect(tap.change.contains("isOn = true"))
    #expect(tap.excerpt.filter(\.isMeant).map(\.text) == ["  - tap: power"])
    let html = report.text(as: .html)
    #expect(html.contains("<use href=\"#p0\"/>") && html.contains("<use href=\"#p1\"/>"))
    #expect(html.contains("class=\"down\""))
  }

  @Test func `a picture that several steps show is there once`() throws {
    let report = try Self.report(Self.steps)
    let timeline = try #require(report.files.flatMap(\.timelines).first)
    #expect(timeline.steps[1].after == timeline.steps[2].after)
    let html = report.text(as: .html)
    #expect(html.components(separatedBy: "<svg id=\"p").count - 1 == timeline.pictures.count)
  }

  @Test func `nothing that a scene or a recorded file says is an element of the page`() throws {
    let html = try Self.report(Self.steps + "  - snapshot: a\n").text(as: .html)
    #expect(html.contains("&lt;/script&gt;&lt;img src=x onerror=f()&gt;"))
    #expect(!html.contains("<img src=x"))
    #expect(html.contains("a &lt;b&gt; name"))
    #expect(html.contains("<del>-recorded &lt;i&gt;</del>"))
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(!html.contains("http://") || !html.contains("src=\"http"))
  }

  @Test func `the page allows its own script and style only`() throws {
    let html = try Self.report(Self.steps).text(as: .html)
    #expect(html.contains("default-src 'none'; style-src 'sha256-"))
    #expect(!html.contains("unsafe"))
    #expect(!html.contains(" style=\""))
  }

  @Test func `a failure tells what was expected and what there was`() throws {
    let html = try Self.report("  - expect: { power.isOn: true }\n").text(as: .html)
    #expect(html.contains("<dt>expected</dt><dd><ins>true</ins></dd>"))
    #expect(html.contains("<dt>actual</dt><dd><del>false</del></dd>"))
  }

  @Test func `without being asked for a run keeps its end only`() throws {
    let report = try Self.report(Self.steps, keeping: .end)
    #expect(report.files.allSatisfy { $0.timelines.isEmpty && $0.differences.isEmpty })
  }

  @Test func `the summary tells what failed in a form that no text escapes from`() throws {
    let problem = TestProblem(
      type: "expect", message: "m", file: "x", details: "```\n<script>\n````")
    let report = TestReport([
      TestedFile(path: "a|`b`.replay.yaml", checks: [TestCheck(.replay, problems: [problem])]),
      TestedFile(path: "ok.scene.yaml", checks: [TestCheck(.lint)]),
    ])
    let text = report.text(as: .markdown)
    #expect(text.hasPrefix("## Diorama: 1 of 2 failed\n"))
    #expect(text.contains("`````\n```\n<script>\n````\n`````\n"))
    #expect(text.contains("| ✗ | `` a\\|`b`.replay.yaml `` | 1 |"))
  }
}
