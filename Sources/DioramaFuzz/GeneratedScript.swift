// SPDX-License-Identifier: MIT
import DioramaModel

/// Scripts that touch every control of a scene in each way there is.
enum GeneratedScript {
  /// One script for each of the first views, as a failed step ends a script, and one for the rest.
  static func texts(for scene: Scene, catalog: Catalog, path: String) -> [[UInt8]] {
    var scripts: [[String]] = []
    for object in scene.objects.dropFirst() where scripts.count < 20 {
      let info = catalog.classes[object.classIndex]
      guard info.isView else { continue }
      let id = quoted(object.id)
      guard info.isControl || info.isTextInput else {
        scripts.append(["tap: \(id)", "drag: { target: \(id), by: [3, -60] }", "settle"])
        continue
      }
      var steps = ["tap: \(id)", "doubleTap: { target: \(id) }"]
      switch info.name {
      case "UISlider":
        steps += ["slide: { target: \(id), to: 0.7 }", "slide: { target: \(id), to: 40 }"]
      case "UISegmentedControl":
        steps += [
          "select: { target: \(id), segment: 1 }", "select: { target: \(id), segment: 0 }",
        ]
      case "UITextField", "UITextView", "UISearchBar":
        steps += ["type: \"ab \\u0301c\"", "backspace", "paste: x", "press: undo", "wait: 1s"]
      case "UIDatePicker": steps.append("pick: { target: \(id), date: 2014-02-28T10:10:10Z }")
      default: steps.append("longPress: { target: \(id), duration: 0.2 }")
      }
      scripts.append(steps + ["drag: { target: \(id), by: [40, 3], duration: 0.1 }", "wait: 1s"])
    }
    scripts.append([
      "touch: { down: [100, 100] }", "touch: { move: [120, 140] }", "touch: { up: true }",
      "wait: 2s", "print: '${size(log)}'", "snapshot: end", "settle: { within: 3s }",
      "expect: { view.frame: [1, 2, 3, 4], view.alpha: 0.5 }",
    ])
    return scripts.map { steps in
      let lines = ["diorama: 1", "scene: \(quoted(path))", "steps:"] + steps.map { "  - " + $0 }
      return Array((lines.joined(separator: "\n") + "\n").utf8)
    }
  }

  /// A YAML text in double quotes.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      if scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 16)
        quoted += "\\x" + (digits.count == 1 ? "0" : "") + digits
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
