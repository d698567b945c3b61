// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport
import Testing

@Suite struct ReplayTextTests {
  @Test func `a failed run shows what was expected where`() {
    var sources = SourceFiles()
    let file = sources.add(
      path: "volume.replay.yaml",
      bytes: Array("steps:\n- tap: play\n- expect:\n    a: 1\n- wait: 1s\n".utf8))
    var record = SampleRun().record(script: "volume.replay.yaml", at: 1)
    record.steps = [
      step(0, "tap", SourceSpan(file: file, start: 9, end: 18)),
      step(
        1, "expect", SourceSpan(file: file, start: 21, end: 38),
        [
          StepFailure(
            "'a' differs", at: SourceSpan(file: file, start: 33, end: 34), expected: "1\n2",
            actual: "3", notes: ["set by 'play'"])
        ]),
      step(2, "wait", SourceSpan(file: file, start: 41, end: 49)),
    ]
    record.steps[2].name = "let it rest"
    let text = replayText(record, title: "the volume can be dragged", sources: sources)
    #expect(
      text == """
        FAIL volume.replay.yaml (the volume can be dragged) on iPhone 5s
          ✓ 1 tap: play  (line 2, t = 0 s)
          ✗ 2 expect: …  (line 3, t = 0 s)
              'a' differs
                expected 1
                         2
                actual   3
                at volume.replay.yaml:4
                note: set by 'play'
          ✓ 3 wait 'let it rest'  (line 5, t = 0 s)
          1 of 3 steps failed

        iPhone 5s · iOS 7 · portrait · 320 x 568 @2x · t = 1 s
        <UIWindow: window; frame = (0 0; 320 568)>
           | <UIView: view; frame = (0 0; 320 568)>

        """)
  }

  @Test func `a run that passed begins with PASS`() {
    let record = SampleRun().record(script: "a.replay.yaml")
    #expect(
      replayText(record, title: nil, sources: SourceFiles())
        .hasPrefix("PASS a.replay.yaml on iPhone 5s\n\niPhone 5s · "))
  }

  private func step(
    _ index: Int, _ keyword: String, _ span: SourceSpan, _ failures: [StepFailure] = []
  ) -> StepRecord {
    StepRecord(
      index: index, span: span, keyword: keyword, name: nil, time: .zero, failures: failures)
  }
}
