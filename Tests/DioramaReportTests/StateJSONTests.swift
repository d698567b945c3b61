// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport
import Testing

@Suite struct StateJSONTests {
  @Test func `a run without a script has no steps and no result`() {
    var run = SampleRun()
    run.set(SampleRun.view, "backgroundColor", .string("white"))
    let root = run.add("UIViewController", "root", to: nil, [("title", .string("Home"))])
    var record = run.record()
    record.objects = [root]
    record.state = [("count", .int(0)), ("ratio", .double(0.1))]
    #expect(
      stateJSON(record, sources: SourceFiles()) == """
        {
          "diorama": 1,
          "scene": "volume.scene.yaml",
          "device": {
            "name": "iPhone 5s",
            "os": 7,
            "size": [320, 568],
            "scale": 2,
            "idiom": "phone",
            "orientation": "portrait",
            "locale": "en_US",
            "contentSizeCategory": "large"
          },
          "time": 0,
          "tree": {
            "id": "window",
            "type": "UIWindow",
            "frame": [0, 0, 320, 568],
            "properties": {},
            "subviews": [
              {
                "id": "view",
                "type": "UIView",
                "frame": [0, 0, 320, 568],
                "properties": {"backgroundColor": "#FFFFFFFF"},
                "subviews": []
              }
            ]
          },
          "objects": {
            "root": {"type": "UIViewController", "properties": {"title": "Home"}}
          },
          "state": {"count": 0, "ratio": 0.1},
          "log": [],
          "events": []
        }

        """)
  }

  @Test func `a run of a script tells its events and steps`() {
    var sources = SourceFiles()
    let file = sources.add(
      path: "volume.replay.yaml", bytes: Array("steps:\n- tap: play\n- expect: { a: 1 }\n".utf8))
    var record = SampleRun().record(script: "volume.replay.yaml", at: 0.5)
    record.log = ["a \"b\"\u{1}"]
    record.events = [
      EventRecord(
        time: VirtualTime(seconds: 0.5), source: "volume", event: "valueChanged", kind: .control)
    ]
    record.steps = [
      StepRecord(
        index: 0, span: SourceSpan(file: file, start: 9, end: 18), keyword: "tap", name: nil,
        time: .zero, failures: []),
      StepRecord(
        index: 1, span: SourceSpan(file: file, start: 21, end: 37), keyword: "expect",
        name: "a is one", time: .zero,
        failures: [
          StepFailure(
            "'a' is not 1", at: SourceSpan(file: file, start: 31, end: 32), expected: "1",
            actual: "2", notes: ["set by 'play'"])
        ]),
    ]
    let json = stateJSON(record, sources: sources)
    #expect(
      json.contains("\"scene\": \"volume.scene.yaml\",\n  \"script\": \"volume.replay.yaml\""))
    #expect(json.contains("\"time\": 0.5,\n  \"result\": \"failed\",\n  \"tree\": {"))
    #expect(
      json.hasSuffix(
        #"""
          "log": ["a \"b\"\u0001"],
          "events": [
            {"time": 0.5, "source": "volume", "event": "valueChanged"}
          ],
          "steps": [
            {"index": 0, "line": 2, "step": "tap", "time": 0, "result": "passed", "failures": []},
            {
              "index": 1,
              "line": 3,
              "step": "expect",
              "name": "a is one",
              "time": 0,
              "result": "failed",
              "failures": [
                {
                  "message": "'a' is not 1",
                  "expected": "1",
                  "actual": "2",
                  "line": 3,
                  "notes": ["set by 'play'"]
                }
              ]
            }
          ]
        }

        """#))
  }

  @Test func `values come in the form that a scene gives them in`() {
    var run = SampleRun()
    let bold: Value = .font(.system(17, .bold))
    _ = run.add("UILabel", "a", to: SampleRun.view, [("font", bold), ("numberOfLines", .int(1))])
    _ = run.add(
      "UIButton", "b", to: SampleRun.view,
      [("title", .string("Play")), ("image", .string("Dot")), ("buttonType", .string("system"))])
    _ = run.add("UISlider", "c", to: SampleRun.view, [("value", .double(0.1))])
    let json = stateJSON(run.record(), sources: SourceFiles())
    #expect(json.contains(#""properties": {"font": {"system": 17, "weight": "bold"}}"#))
    #expect(json.contains(#""title": {"normal": "Play"}"#))
    #expect(json.contains(#""image": {"normal": {"name": "Dot"}}"#))
    #expect(json.contains(#""buttonType": "system""#))
    #expect(json.contains(#""value": 0.1"#))
  }

  @Test func `a turned view has its bounds and what is in flight`() {
    var run = SampleRun()
    let box = run.add("UIView", "x", frame: Rect(0, 0, 2, 2), to: SampleRun.view)
    run.set(box, "transform", .transform(.scale(2, 2)))
    var record = run.record()
    record.inFlight = [InFlight(object: box, property: "alpha", shown: .double(0.5))]
    #expect(
      stateJSON(record, sources: SourceFiles()).contains(
        """
                    "frame": [-1, -1, 4, 4],
                    "bounds": [0, 0, 2, 2],
                    "center": [1, 1],
                    "transform": [2, 0, 0, 2, 0, 0],
                    "properties": {},
                    "presentation": {"alpha": 0.5},
                    "subviews": []
        """))
  }

  @Test func `one run is an object, several are a list`() {
    let record = SampleRun().record(script: "a.replay.yaml")
    #expect(runsJSON([record], sources: SourceFiles()).hasPrefix("{\n  \"diorama\": 1"))
    let several = runsJSON([record, record], sources: SourceFiles())
    #expect(several.hasPrefix("[\n  {\n    \"diorama\": 1"))
    #expect(several.hasSuffix("\n  }\n]\n"))
    #expect(runsJSON([], sources: SourceFiles()) == "[]\n")
  }
}
