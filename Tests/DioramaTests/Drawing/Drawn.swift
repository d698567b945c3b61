// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaReport

/// What a scene shows after some steps, placed on the screen.
struct Drawn {
  var texts: [Text] = []
  /// Areas that are filled with one color, by the rect around them, in order from the back.
  var fills: [Fill] = []
  /// Whether every group is closed and no number is infinite.
  var isSound = true
  /// What kept it from running.
  var outcome: String

  struct Text {
    var text: String
    /// From the left edge to the right one, and the baseline.
    var left: Double
    var right: Double
    var baseline: Double
    var color: String
    var weight: Font.Weight
    var size: Double
    /// Of all groups around it.
    var opacity: Double
  }

  struct Fill {
    var area: Rect
    var color: String
  }

  init(_ scene: String, _ steps: String = "- settle: {}", header: String = "") {
    let play = Play(scene, steps, header: header)
    outcome = play.outcome
    if let record = play.records.first { read(displayList(record)) }
  }

  init(_ list: DisplayList) {
    outcome = "passed"
    read(list)
  }

  func text(_ wanted: String) -> Text? { texts.first { $0.text == wanted } }

  /// Areas of a color, `#RRGGBB` with alpha where it is not whole.
  func areas(_ color: String) -> [Rect] { fills.filter { $0.color == color }.map(\.area) }

  private mutating func read(_ list: DisplayList) {
    var places = [AffineTransform.identity]
    var opacities = [1.0]
    for item in list.items {
      guard let place = places.last, let opacity = opacities.last else { break }
      switch item {
      case .begin(let group):
        places.append(group.transform.then(place))
        opacities.append(opacity * group.opacity)
        let t = group.transform
        isSound = isSound && [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
        if let clip = group.clip { check(clip) }
      case .end:
        places.removeLast()
        opacities.removeLast()
      case .fill(let path, let paint):
        check(path)
        guard case .color(let color) = paint, let area = Self.area(path, place) else { continue }
        fills.append(Fill(area: area, color: color.hex))
      case .stroke(let path, let stroke):
        check(path)
        isSound = isSound && stroke.width.isFinite
      case .shadow(let path, _): check(path)
      case .picture(let picture): isSound = isSound && picture.target.isFinite
      case .text(let run):
        isSound =
          isSound && run.places.allSatisfy(\.isFinite) && run.end.isFinite
          && run.baseline.isFinite && run.places.count == run.text.unicodeScalars.count
        let start = place.apply(Point(run.places.first ?? 0, run.baseline))
        let end = place.apply(Point(run.end, run.baseline))
        texts.append(
          Text(
            text: run.text, left: start.x, right: end.x, baseline: start.y, color: run.color.hex,
            weight: run.face.weight, size: run.face.size, opacity: opacity))
      }
    }
    isSound = isSound && places.count == 1
  }

  private mutating func check(_ path: Path) {
    isSound = isSound && Self.points(path).allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  private static func points(_ path: Path) -> [Point] {
    path.elements.flatMap { (element) -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  private static func area(_ path: Path, _ place: AffineTransform) -> Rect? {
    let points = points(path).map { place.apply($0) }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(left, top, right - left, bottom - top)
  }
}
