// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// One reference view in a plot of trajectories: its rectangle, axes, and the ways of its items.
struct TrajectoryPanel {
  let number: Int
  let view: ObjectID
  let name: String
  let bounds: Rect
  var lines: [Line]

  struct Line {
    var name: String
    var color: String
    var track: Trajectory.Track
  }

  static let colors = [
    "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000", "#8B5A2B",
  ]

  private static let left = 44.0
  private static let top = 28.0
  private static let right = 16.0
  private static let bottom = 40.0
  private static let lineHeight = 14.0
  private static let longestSide = 640.0

  /// The view, and what items reached outside it: at most as far again on each side.
  private var extent: Rect {
    let width = max(bounds.width, 1)
    let height = max(bounds.height, 1)
    var (low, high) = (bounds.origin, Point(bounds.minX + width, bounds.minY + height))
    for sample in lines.flatMap(\.track.samples) {
      low.x = min(low.x, max(sample.center.x, bounds.minX - width))
      low.y = min(low.y, max(sample.center.y, bounds.minY - height))
      high.x = max(high.x, min(sample.center.x, bounds.minX + 2 * width))
      high.y = max(high.y, min(sample.center.y, bounds.minY + 2 * height))
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }

  private var scale: Double {
    min(1, Self.longestSide / max(extent.width, extent.height))
  }

  var width: Double { Self.left + extent.width * scale + Self.right }
  var height: Double {
    Self.top + extent.height * scale + Self.bottom + Double(lines.count) * Self.lineHeight
  }

  func append(to text: inout String) {
    let (extent, scale) = (extent, scale)
    let place = { (point: Point) in
      Point(
        Self.left + (point.x - extent.minX) * scale, Self.top + (point.y - extent.minY) * scale)
    }
    let plot = Rect(Self.left, Self.top, extent.width * scale, extent.height * scale)
    text += "<clipPath id=\"plot\(number)\"><rect \(Self.attributes(plot))/></clipPath>\n"
    Self.append(name, at: Point(Self.left, 16), "font-weight=\"bold\"", to: &text)
    let corner = place(bounds.origin)
    text +=
      "<rect \(Self.attributes(Rect(corner.x, corner.y, bounds.width * scale, bounds.height * scale))) fill=\"#F7F7F7\" stroke=\"#999999\"/>\n"
    appendAxes(plot, extent, scale, to: &text)
    text += "<g clip-path=\"url(#plot\(number))\">\n"
    for line in lines { append(line, place, to: &text) }
    text += "</g>\n"
    for (index, line) in lines.enumerated() {
      let y = plot.maxY + Self.bottom + Double(index) * Self.lineHeight
      text +=
        "<circle cx=\"\(SVGText.number(Self.left + 4))\" cy=\"\(SVGText.number(y - 3.5))\" r=\"3\" fill=\"\(line.color)\"/>\n"
      Self.append(line.name, at: Point(Self.left + 12, y), "", to: &text)
    }
  }

  private func append(_ line: Line, _ place: (Point) -> Point, to text: inout String) {
    let points = line.track.samples.filter { $0.center.x.isFinite && $0.center.y.isFinite }.map {
      (sample: $0, point: place($0.center))
    }
    guard !points.isEmpty else { return }
    text += "<g fill=\"\(line.color)\" stroke=\"\(line.color)\">\n<polyline fill=\"none\" points=\""
    text += points.map { "\(SVGText.number($0.point.x)),\(SVGText.number($0.point.y))" }
      .joined(separator: " ")
    text += "\"/>\n"
    for (index, entry) in points.enumerated() {
      // Where it comes to rest is a ring; the samples after it would lie on it.
      let rests = entry.sample.motion.isResting
      if rests, index > 0, points[index - 1].sample.center == entry.sample.center,
        points[index - 1].sample.motion.isResting
      {
        continue
      }
      text +=
        "<circle cx=\"\(SVGText.number(entry.point.x))\" cy=\"\(SVGText.number(entry.point.y))\" r=\"\(rests ? "4" : "2")\"\(rests ? " fill=\"none\"" : "")><title>\(XMLText.escaped(line.name)), t = \(DecimalText.report(entry.sample.time.seconds)) s</title></circle>\n"
    }
    text += "</g>\n"
  }

  /// Ticks with their coordinates below and at the left, and the names of the axes.
  private func appendAxes(
    _ plot: Rect, _ extent: Rect, _ scale: Double, to text: inout String
  ) {
    text += "<g fill=\"#444444\" stroke=\"none\">\n"
    for value in Self.ticks(from: extent.minX, to: extent.maxX) {
      let x = plot.minX + (value - extent.minX) * scale
      Self.appendTick(Rect(x, plot.maxY, 0, 4), to: &text)
      Self.append(
        SVGText.number(value), at: Point(x, plot.maxY + 14), "text-anchor=\"middle\"", to: &text)
    }
    for value in Self.ticks(from: extent.minY, to: extent.maxY) {
      let y = plot.minY + (value - extent.minY) * scale
      Self.appendTick(Rect(plot.minX - 4, y, 4, 0), to: &text)
      Self.append(
        SVGText.number(value), at: Point(plot.minX - 6, y + 3.5), "text-anchor=\"end\"", to: &text)
    }
    Self.append("x", at: Point(plot.maxX + 6, plot.maxY + 14), "", to: &text)
    Self.append("y", at: Point(plot.minX - 12, plot.minY - 8), "", to: &text)
    text += "</g>\n"
  }

  /// Round numbers inside a range, nine at most.
  private static func ticks(from low: Double, to high: Double) -> [Double] {
    let span = high - low
    guard span.isFinite, span > 0 else { return [] }
    // 1, 2, 5, 10, 20, 50 and on.
    let factors = [2, 2.5, 2]
    var step = 1.0
    var turn = 0
    while span / step > 8, turn < 96 {
      step *= factors[turn % 3]
      turn += 1
    }
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    guard first <= last, last - first < 16 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  private static func appendTick(_ line: Rect, to text: inout String) {
    text +=
      "<path d=\"M\(SVGText.number(line.minX)) \(SVGText.number(line.minY))L\(SVGText.number(line.maxX)) \(SVGText.number(line.maxY))\" stroke=\"#999999\"/>\n"
  }

  private static func append(
    _ words: String, at place: Point, _ attributes: String, to text: inout String
  ) {
    let rest = attributes.isEmpty ? "" : " " + attributes
    text +=
      "<text x=\"\(SVGText.number(place.x))\" y=\"\(SVGText.number(place.y))\"\(rest)>\(XMLText.escaped(words))</text>\n"
  }

  private static func attributes(_ rect: Rect) -> String {
    "x=\"\(SVGText.number(rect.minX))\" y=\"\(SVGText.number(rect.minY))\" width=\"\(SVGText.number(rect.width))\" height=\"\(SVGText.number(rect.height))\""
  }
}
