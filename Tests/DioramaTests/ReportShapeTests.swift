// SPDX-License-Identifier: MIT
import DioramaReport
import Foundation
import Testing

/// The JSON of a run in the shape that the language's section on reports lays down.
@Suite struct ReportShapeTests {
  private static let scene = DioramaTests.scene(
    showing: """
      - type: UISlider
        id: volume
        frame: [60, 272.5, 200, 31]
        maximumValue: 100
        minimumTrackTintColor: red
      - type: UIButton
        id: play
        frame: [0, 20, 44, 44]
        title: { normal: Play, selected: Stop }
        font: bold 12
      """, "state: { count: 0 }")

  private static func json(_ steps: String) -> String {
    let play = Play(scene, steps)
    return play.records.map { stateJSON($0, sources: play.sources) }.joined()
  }

  /// The keys of the object at the top of a JSON text, in order.
  private static func keys(_ text: String, margin: String = "  ") -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(margin + "\"") else { return nil }
      return line.dropFirst(margin.count + 1).prefix { $0 != "\"" }.description
    }
  }

  @Test func `the keys come in the order of the contract`() {
    let text = Self.json("- tap: play")
    #expect(
      Self.keys(text) == [
        "diorama", "scene", "script", "device", "time", "result", "tree", "objects", "state",
        "log", "events", "steps",
      ])
    let device = text.split(separator: "\"device\": {")[1].split(separator: "}")[0]
    #expect(
      Self.keys(String(device), margin: "    ") == [
        "name", "os", "size", "scale", "idiom", "orientation", "locale", "contentSizeCategory",
      ])
  }

  @Test func `views have id, type, frame, what differs from the defaults, and subviews`() throws {
    let text = Self.json("- tap: play")
    let slider = try #require(
      text.split(separator: "          {\n").first { $0.contains("\"volume\"") })
    #expect(
      slider == """
                    "id": "volume",
                    "type": "UISlider",
                    "frame": [60, 272.5, 200, 31],
                    "properties": {"maximumValue": 100, "minimumTrackTintColor": "#FF0000FF"},
                    "subviews": []
                  },

        """)
    #expect(text.contains("\"title\": {\"normal\": \"Play\", \"selected\": \"Stop\"},\n"))
    #expect(text.contains("\"font\": {\"system\": 12, \"weight\": \"bold\"}\n"))
  }

  @Test func `steps tell line, time, result and failures`() throws {
    let text = Self.json("- wait: 0.5\n- expect: { volume.value: 99 }\n  name: the end")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["result"] as? String == "failed")
    #expect(root["time"] as? Double == 0.5)
    let steps = try #require(root["steps"] as? [[String: Any]])
    #expect(steps.map { $0["line"] as? Int } == [2, 3])
    #expect(steps.map { $0["result"] as? String } == ["passed", "failed"])
    #expect(steps[1]["name"] as? String == "the end")
    let failure = try #require((steps[1]["failures"] as? [[String: Any]])?.first)
    #expect(failure["expected"] as? String == "99")
    #expect(failure["actual"] as? String == "0")
  }

  @Test func `the text is in the shape of recursiveDescription`() {
    let play = Play(Self.scene, "- slide: { target: volume, to: 100 }")
    #expect(
      play.records.map { stateText($0) } == [
        """
        iPhone 5s · iOS 7 · portrait · 320 x 568 @2x · t = 0.3 s
        <UIWindow: window; frame = (0 0; 320 568)>
           | <UIView: view; frame = (0 0; 320 568)>
           |    | <UISlider: volume; frame = (60 272.5; 200 31); value = 100; maximumValue = 100; minimumTrackTintColor = red>
           |    | <UIButton: play; frame = (0 20; 44 44); title = {normal: Play, selected: Stop}; font = bold 12>
        state
           count = 0

        """
      ])
  }
}
