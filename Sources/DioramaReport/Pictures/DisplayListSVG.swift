// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// A display list as an SVG 1.1 document, complete in itself: images are embedded, nothing is asked
/// for. The same bytes on every machine; ends with a line end.
///
/// - Parameters:
///   - title: What the picture is called.
///   - prefix: Put before the ids inside, which several pictures of one page must not share.
package func displayListSVG(_ list: DisplayList, title: String, prefix: String = "") -> String {
  var writer = SVGWriter(list, prefix: prefix)
  writer.write(title: title)
  return writer.text
}

/// Writes items as elements, with what they refer to in a `defs` before them.
private struct SVGWriter {
  private let list: DisplayList
  private let prefix: String
  private(set) var text = ""
  private var body = ""
  private var definitions = ""
  /// What is defined already, with its id.
  private var known: [String: String] = [:]
  private var depth = 1

  init(_ list: DisplayList, prefix: String) {
    self.list = list
    self.prefix = prefix
  }

  mutating func write(title: String) {
    for item in list.items { append(item) }
    let (width, height) = (SVGText.number(list.size.width), SVGText.number(list.size.height))
    text = """
      \(XMLText.declaration)<svg xmlns="http://www.w3.org/2000/svg" \
      xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(XMLText.escaped(title))</title>

      """
    if !definitions.isEmpty { text += "<defs>\n\(definitions)</defs>\n" }
    text += body
    text += "</svg>\n"
  }

  /// The most blanks before an element, so that a deep tree makes no text of its depth's square.
  private static let mostIndentation = 32

  private mutating func line(_ element: String) {
    for _ in 1..<max(min(depth, Self.mostIndentation), 1) { body += " " }
    body += element
    body += "\n"
  }

  private mutating func append(_ item: DisplayItem) {
    switch item {
    case .begin(let group): begin(group)
    case .end:
      depth -= 1
      line("</g>")
    case .fill(let path, let paint):
      line("<path d=\"\(SVGText.path(path))\"\(fill(paint))/>")
    case .stroke(let path, let stroke): append(path, stroke)
    case .shadow(let path, let shadow): append(path, shadow)
    case .picture(let picture): append(picture)
    case .text(let run): append(run)
    }
  }

  private mutating func begin(_ group: Group) {
    var element = "<g"
    if let name = group.name { element += " data-id=\"\(XMLText.escaped(name))\"" }
    if !group.transform.isIdentity {
      element += " transform=\"\(SVGText.transform(group.transform))\""
    }
    if let clip = group.clip {
      let id = define("<path d=\"\(SVGText.path(clip))\"/>", in: "clipPath")
      element += " clip-path=\"url(#\(id))\""
    }
    if group.opacity < 1 { element += " opacity=\"\(SVGText.number(group.opacity))\"" }
    line(element + ">")
    depth += 1
  }

  private mutating func append(_ path: Path, _ stroke: Stroke) {
    var element = "<path d=\"\(SVGText.path(path))\" fill=\"none\""
    element += SVGText.color("stroke", stroke.color)
    element += " stroke-width=\"\(SVGText.number(stroke.width))\""
    if stroke.hasRoundEnds { element += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    if !stroke.dashes.isEmpty {
      let lengths = stroke.dashes.map(SVGText.number).joined(separator: " ")
      element += " stroke-dasharray=\"\(lengths)\""
    }
    line(element + "/>")
  }

  /// Cut to what is outside of the shape, then blurred: the shape is taken out of a wide frame.
  private mutating func append(_ path: Path, _ shadow: Shadow) {
    let far = 100_000.0
    var outside = Path(Rect(-far, -far, 2 * far, 2 * far))
    outside.append(path)
    let clip = define(
      "<path clip-rule=\"evenodd\" d=\"\(SVGText.path(outside))\"/>", in: "clipPath")
    let blur = SVGText.number(shadow.radius)
    let filter = define(
      "<feGaussianBlur stdDeviation=\"\(blur)\"/>", in: "filter",
      attributes: " x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\"")
    let (x, y) = (SVGText.number(shadow.offset.dx), SVGText.number(shadow.offset.dy))
    line(
      "<g clip-path=\"url(#\(clip))\"><path d=\"\(SVGText.path(path))\""
        + "\(SVGText.color("fill", shadow.color)) transform=\"translate(\(x) \(y))\""
        + (shadow.radius > 0 ? " filter=\"url(#\(filter))\"" : "") + "/></g>")
  }

  /// A part of an image in a frame of its own, which cuts the rest.
  private mutating func append(_ picture: Picture) {
    let image = list.images[picture.image]
    guard !image.bytes.isEmpty else { return append(missing: picture.target) }
    let (w, h) = (SVGText.number(image.size.width), SVGText.number(image.size.height))
    let symbol = define(
      "<image width=\"\(w)\" height=\"\(h)\" preserveAspectRatio=\"none\" "
        + "xlink:href=\"data:\(ImageKind(image.bytes).mediaType);base64,"
        + "\(Base64.text(image.bytes))\"/>",
      in: "g", key: "image \(picture.image)")
    var use = "<use xlink:href=\"#\(symbol)\""
    if let template = picture.template {
      let filter = define(
        "<feFlood\(SVGText.color("flood", template))/>"
          + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/>",
        in: "filter", attributes: " x=\"0\" y=\"0\" width=\"1\" height=\"1\"")
      use += " filter=\"url(#\(filter))\""
    }
    let (source, target) = (picture.source, picture.target)
    line(
      "<svg x=\"\(SVGText.number(target.minX))\" y=\"\(SVGText.number(target.minY))\" "
        + "width=\"\(SVGText.number(target.width))\" height=\"\(SVGText.number(target.height))\" "
        + "viewBox=\"\(SVGText.number(source.minX)) \(SVGText.number(source.minY)) "
        + "\(SVGText.number(source.width)) \(SVGText.number(source.height))\" "
        + "preserveAspectRatio=\"none\">\(use)/></svg>")
  }

  /// An image that cannot be read is a crossed box.
  private mutating func append(missing rect: Rect) {
    var cross = Path(rect)
    cross.append(Path(polyline: [rect.origin, Point(rect.maxX, rect.maxY)]))
    cross.append(Path(polyline: [Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY)]))
    append(cross, Stroke(Color(white: 0.5), width: 1))
  }

  private mutating func append(_ run: GlyphRun) {
    var element = "<text"
    let isSimple = !run.isRightToLeft && run.text.unicodeScalars.count == run.places.count
    if isSimple {
      element += " x=\"\(run.places.map(SVGText.number).joined(separator: " "))\""
    } else {
      let left = run.places.min() ?? run.end
      element += " x=\"\(SVGText.number(left))\" direction=\"ltr\""
      element += " textLength=\"\(SVGText.number(max(0, run.end - left)))\""
    }
    element += " y=\"\(SVGText.number(run.baseline))\""
    element += SVGText.color("fill", run.color)
    element += " font-family=\"\(XMLText.escaped(SVGText.families(run.face)))\""
    element += " font-size=\"\(SVGText.number(run.face.size))\""
    if run.face.weight != .regular { element += " font-weight=\"\(run.face.weight.rawValue)\"" }
    if run.face.isItalic { element += " font-style=\"italic\"" }
    line(element + " xml:space=\"preserve\">\(XMLText.escaped(run.text))</text>")
  }
}

// MARK: - What is referred to

extension SVGWriter {
  private mutating func fill(_ paint: DioramaDrawing.Paint) -> String {
    switch paint {
    case .color(let color): return SVGText.color("fill", color)
    case .gradient(let stops, let from, let to):
      let inner = stops.map {
        "<stop offset=\"\(SVGText.number($0.place))\"\(SVGText.color("stop", $0.color))/>"
      }.joined()
      let ends =
        " gradientUnits=\"userSpaceOnUse\" x1=\"\(SVGText.number(from.x))\" "
        + "y1=\"\(SVGText.number(from.y))\" x2=\"\(SVGText.number(to.x))\" "
        + "y2=\"\(SVGText.number(to.y))\""
      let id = define(inner, in: "linearGradient", attributes: ends)
      return " fill=\"url(#\(id))\""
    }
  }

  /// The id of a definition, which is written once.
  private mutating func define(
    _ content: String, in element: String, attributes: String = "", key: String? = nil
  ) -> String {
    let key = key ?? "\(element)\(attributes) \(content)"
    if let id = known[key] { return id }
    let id = "\(prefix)d\(known.count)"
    known[key] = id
    definitions += "<\(element) id=\"\(id)\"\(attributes)>\(content)</\(element)>\n"
    return id
  }
}
