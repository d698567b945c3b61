// SPDX-License-Identifier: MIT
import DioramaModel

/// A recorded output and the one of this run, to look at both: text as a diff, pictures beside or
/// above each other.
enum HTMLComparison {
  /// Larger pictures are named and not shown.
  private static let mostBytes = 4 << 20

  static func html(_ difference: SnapshotDifference, id: String) -> String {
    var html =
      "<section class=\"difference\" id=\"\(id)\"><h3>\(HTMLText.escaped(difference.path))</h3>\n"
    switch difference.kind {
    case .text:
      let diff = unifiedDiff(old: difference.recorded ?? [], new: difference.now ?? [], path: "")
      html += HTMLText.diff(diff.split(separator: "\n").dropFirst(2).joined(separator: "\n"))
    case .svg: html += pictures(difference, "image/svg+xml")
    case .png: html += pictures(difference, "image/png")
    }
    return html + "</section>\n"
  }

  private static func pictures(_ difference: SnapshotDifference, _ type: String) -> String {
    let sides = [("recorded", difference.recorded), ("now", difference.now)]
    guard sides.allSatisfy({ ($0.1?.count ?? 0) <= mostBytes }) else {
      return "<p class=\"note\">These pictures are too large to be shown here.</p>\n"
    }
    var html = ""
    if difference.recorded != nil, difference.now != nil {
      html += "<div class=\"modes\" role=\"group\" aria-label=\"How to compare\">"
      for mode in ["beside", "slider", "onion", "swipe", "difference"] {
        html +=
          "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "beside")\">"
        html += "\(mode == "onion" ? "onion skin" : mode)</button>"
      }
      html += "<input class=\"mix\" type=\"range\" min=\"0\" max=\"100\" value=\"50\" "
      html += "aria-label=\"How much of this run\"></div>\n"
    }
    html += "<div class=\"compare\" data-mode=\"beside\">\n"
    for (name, bytes) in sides {
      guard let bytes else {
        html += "<figure><figcaption>\(name): nothing</figcaption></figure>\n"
        continue
      }
      html += "<figure class=\"\(name)\"><img alt=\"\(name)\" draggable=\"false\" "
      html += "src=\"data:\(type);base64,\(Base64.text(bytes))\">"
      html += "<figcaption>\(name)</figcaption></figure>\n"
    }
    return html + "</div>\n"
  }
}
