// SPDX-License-Identifier: MIT
import DioramaModel

/// A script that touches every control of a scene in each way there is.
enum GeneratedScript {
  static func text(for scene: Scene, catalog: Catalog, path: String) -> [UInt8] {
    var lines = ["diorama: 1", "scene: \(quoted(path))", "steps:"]
    var count = 0
    for object in scene.objects.dropFirst() where count < 30 {
      let info = catalog.classes[object.classIndex]
      guard info.isView else { continue }
      count += 1
      let id = quoted(object.id)
      guard info.isControl else {
        lines.append("  - tap: \(id)")
        continue
      }
      lines.append("  - tap: \(id)")
      lines.append("  - doubleTap: { target: \(id) }")
      lines.append("  - drag: { target: \(id), by: [40, 3], duration: 0.1 }")
      switch info.name {
      case "UISlider":
        lines.append("  - slide: { target: \(id), to: 0.7 }")
        lines.append("  - slide: { target: \(id), to: 40 }")
      case "UISegmentedControl":
        lines.append("  - select: { target: \(id), segment: 1 }")
        lines.append("  - select: { target: \(id), segment: 0 }")
      default: lines.append("  - longPress: { target: \(id), duration: 0.2 }")
      }
    }
    lines += [
      "  - touch: { down: [100, 100] }", "  - touch: { move: [120, 140] }", "  - touch: { up: true }",
      "  - wait: 2s", "  - settle: { within: 3s }", "  - print: '${size(log)}'",
      "  - expect: { view.frame: [1, 2, 3, 4], view.alpha: 0.5 }", "  - expectLog: [nothing]",
      "  - expectEvents: []", "  - snapshot: end", "",
    ]
    return Array(lines.joined(separator: "\n").utf8)
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
