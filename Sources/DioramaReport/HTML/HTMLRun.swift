// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// One run of a script: a row of its steps, and a panel for each.
struct HTMLRun {
  struct Shot {
    var size: Size
    /// Of the picture in the page; nil where it is left out.
    var number: Int?
  }

  private let timeline: RunTimeline
  private let id: String
  private let shots: [Shot]

  init(_ timeline: RunTimeline, id: String, shots: [Shot]) {
    self.timeline = timeline
    self.id = id
    self.shots = shots
  }

  var html: String {
    let outcome = timeline.passed ? "passed" : "failed"
    var html = "<section class=\"run \(outcome)\" id=\"\(id)\" data-outcome=\"\(outcome)\">\n"
    html += "<h3>\(HTMLText.escaped(timeline.title.map { "\($0) · " } ?? ""))"
    html +=
      "\(HTMLText.escaped(timeline.place)) <small>\(outcome), \(seconds(timeline.time))</small></h3>\n"
    if timeline.isCut {
      html +=
        "<p class=\"note\">A run this long is not shown whole: later steps have no picture.</p>\n"
    }
    guard !timeline.steps.isEmpty else { return html + end }
    let last = timeline.steps.count - 1
    html += "<div class=\"line\"><input class=\"scrub\" type=\"range\" min=\"0\" max=\"\(last)\" "
    html += "value=\"0\" aria-label=\"Step\"><ol class=\"steps\">\n"
    for (index, step) in timeline.steps.enumerated() {
      html +=
        "<li><button type=\"button\" class=\"\(step.passed ? "ok" : "bad")\" data-step=\"\(index)\">"
      html += "<span class=\"mark\">\(step.passed ? "✓" : "✗")</span> "
      html += "\(HTMLText.escaped("\(index + 1) \(step.title)"))</button></li>\n"
    }
    html += "</ol></div>\n<div class=\"panels\">\n"
    for (index, step) in timeline.steps.enumerated() { html += panel(step, index) }
    return html + "</div>\n" + end
  }

  private var end: String {
    "<details class=\"state\"><summary>State at the end</summary>"
      + HTMLText.element("pre", "tabindex=\"0\"", timeline.state) + "</details>\n</section>\n"
  }

  private func panel(_ step: RunTimeline.Step, _ index: Int) -> String {
    var html = "<section class=\"step \(step.passed ? "passed" : "failed")\" id=\"\(id)s\(index)\" "
    html += "tabindex=\"-1\" aria-label=\"Step \(index + 1) of \(timeline.steps.count)\">\n"
    html += "<h4>\(HTMLText.escaped("\(index + 1) \(step.title)")) <small>t = \(seconds(step.time))"
    html += "</small></h4>\n"
    for failure in step.failures { html += self.failure(failure) }
    html += "<div class=\"shots\">\n"
    html +=
      figure("before", step.before, [], index) + figure("after", step.after, step.touches, index)
    html += "</div>\n<div class=\"facts\">\n" + source(step)
    if let output = step.output {
      html += block("Output", HTMLText.element("pre", "tabindex=\"0\"", output))
    }
    if !step.change.isEmpty { html += block("State", HTMLText.diff(step.change)) }
    html += list("Events", step.events, "events") + list("Log", step.log, "log")
    return html + "</div>\n</section>\n"
  }

  private func failure(_ failure: RunTimeline.Failure) -> String {
    var html = "<div class=\"failure\" role=\"note\"><p>\(HTMLText.escaped(failure.message))</p>\n"
    if failure.expected != nil || failure.actual != nil {
      html += "<dl>"
      if let expected = failure.expected {
        html += "<dt>expected</dt><dd>" + HTMLText.element("ins", "", expected) + "</dd>"
      }
      if let actual = failure.actual {
        html += "<dt>actual</dt><dd>" + HTMLText.element("del", "", actual) + "</dd>"
      }
      html += "</dl>\n"
    }
    for note in failure.notes { html += HTMLText.element("p", "class=\"note\"", note) + "\n" }
    return html + "</div>\n"
  }

  private func figure(
    _ name: String, _ shot: Int?, _ touches: [TouchTrack], _ index: Int
  ) -> String {
    guard let shot, shots.indices.contains(shot) else { return "" }
    let (size, number) = (shots[shot].size, shots[shot].number)
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    var html = "<figure class=\"\(name)\"><svg class=\"shot\" role=\"img\" "
    html +=
      "aria-label=\"the screen \(name) step \(index + 1)\" viewBox=\"0 0 \(width) \(height)\" "
    html += "width=\"\(width)\" height=\"\(height)\">"
    if let number { html += "<use href=\"#p\(number)\"/>" }
    for track in touches { html += self.track(track) }
    let text = number == nil ? "\(name): left out" : name
    return html + "</svg><figcaption>\(text)</figcaption></figure>\n"
  }

  /// A ring where the finger came down, its way, and a spot where it was last.
  private func track(_ track: TouchTrack) -> String {
    guard let first = track.points.first, let last = track.points.last else { return "" }
    var html = "<g class=\"touch\">"
    if track.points.count > 1 {
      let points = track.points.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }
      html += "<polyline points=\"\(points.joined(separator: " "))\"/>"
    }
    html +=
      "<circle class=\"down\" cx=\"\(SVGText.number(first.x))\" cy=\"\(SVGText.number(first.y))\" r=\"14\"/>"
    html +=
      "<circle class=\"up\" cx=\"\(SVGText.number(last.x))\" cy=\"\(SVGText.number(last.y))\" r=\"5\"/>"
    return html + "</g>"
  }

  private func source(_ step: RunTimeline.Step) -> String {
    guard !step.excerpt.isEmpty else { return "" }
    var html = "<pre class=\"source\" tabindex=\"0\">"
    for line in step.excerpt {
      let text =
        "\(String(repeating: " ", count: max(0, 4 - "\(line.number)".count)))\(line.number)  \(line.text)"
      html += HTMLText.element(line.isMeant ? "mark" : "span", "", text) + "\n"
    }
    return block("\(step.path):\(step.line)", html + "</pre>\n")
  }

  private func list(_ title: String, _ lines: [String], _ name: String) -> String {
    guard !lines.isEmpty else { return "" }
    let text = lines.joined(separator: "\n")
    return block(title, HTMLText.element("pre", "class=\"\(name)\" tabindex=\"0\"", text) + "\n")
  }

  private func block(_ title: String, _ html: String) -> String {
    "<details open><summary>\(HTMLText.escaped(title))</summary>\n\(html)</details>\n"
  }

  private func seconds(_ time: VirtualTime) -> String { "\(DecimalText.report(time.seconds)) s" }
}
