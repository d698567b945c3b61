// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

/// Small pictures of the system, drawn from their looks: every place and width here is recalled.
///
/// Each stands in a square of 22 points around a middle.
struct Glyph {
  var strokes: [Path] = []
  var fills: [Path] = []
  var width = 1.0

  private func point(_ x: Double, _ y: Double) -> Point { Point(x, y) }

  mutating func line(_ points: (Double, Double)...) {
    strokes.append(Path(polyline: points.map { Point($0.0, $0.1) }))
  }

  mutating func shape(_ points: (Double, Double)...) {
    fills.append(Path(polygon: points.map { Point($0.0, $0.1) }))
  }

  mutating func ring(_ x: Double, _ y: Double, _ radius: Double) {
    strokes.append(Path(oval: Rect(x - radius, y - radius, 2 * radius, 2 * radius)))
  }

  mutating func dot(_ x: Double, _ y: Double, _ radius: Double) {
    fills.append(Path(oval: Rect(x - radius, y - radius, 2 * radius, 2 * radius)))
  }

  mutating func box(_ rect: Rect, radius: Double = 0) {
    strokes.append(Path(rect, radius: radius))
  }

  func draw(at middle: Point, _ color: Color, scaledBy scale: Double = 1, on canvas: inout Canvas) {
    let place = AffineTransform.scale(scale, scale).then(.translation(middle.x, middle.y))
    canvas.group(Group(transform: place)) { canvas in
      for path in fills { canvas.fill(path, color) }
      for path in strokes {
        canvas.stroke(path, Stroke(color, width: width, hasRoundEnds: true))
      }
    }
  }
}

extension Glyph {
  /// The arrow of a back button, 13 by 21 with its line of 3.
  static let back = Glyph { glyph in
    glyph.width = 3
    glyph.line((4.5, -9), (-4.5, 0), (4.5, 9))
  }

  /// What says that a row leads on, 8 by 13.
  static let chevron = Glyph { glyph in
    glyph.width = 2
    glyph.line((-3, -5.5), (2.5, 0), (-3, 5.5))
  }

  static let checkmark = Glyph { glyph in
    glyph.width = 2
    glyph.line((-6, 0.5), (-2, 4.5), (6.5, -4.5))
  }

  static let info = Glyph { glyph in
    glyph.ring(0, 0, 10.5)
    glyph.dot(0, -5, 1.1)
    glyph.fills.append(Path(Rect(-0.75, -2.2, 1.5, 8)))
  }

  static let magnifier = Glyph { glyph in
    glyph.width = 1.5
    glyph.ring(-2, -2, 6)
    glyph.line((2.5, 2.5), (8, 8))
  }

  static let cross = Glyph { glyph in
    glyph.width = 1.5
    glyph.line((-7, -7), (7, 7))
    glyph.line((-7, 7), (7, -7))
  }

  init(_ make: (inout Glyph) -> Void) {
    self.init()
    make(&self)
  }

  /// A ready-made item of a bar; nil for texts and spaces.
  init?(_ item: UIBarButtonItem.SystemItem) {
    self.init()
    switch item {
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: return nil
    case .add:
      width = 1.5
      line((-8.5, 0), (8.5, 0))
      line((0, -8.5), (0, 8.5))
    case .compose:
      line((3, -8), (-9, -8), (-9, 9), (8, 9), (8, -3))
      width = 1.5
      line((-2, 2), (9, -9))
    case .reply:
      strokes.append(Self.turned(back: true))
    case .action:
      line((-3, -3.5), (-7.5, -3.5), (-7.5, 10), (7.5, 10), (7.5, -3.5), (3, -3.5))
      line((0, 4), (0, -10))
      line((-4, -6), (0, -10), (4, -6))
    case .organize:
      box(Rect(-10, -6, 20, 14), radius: 1.5)
      line((-10, -3), (10, -3))
      line((-8, -9), (-2, -9), (0, -6))
    case .bookmarks:
      line((0, -6), (0, 8))
      line((0, -6), (-3, -8), (-11, -8), (-11, 6), (-3, 6), (0, 8), (3, 6), (11, 6), (11, -8))
      line((11, -8), (3, -8), (0, -6))
    case .search: self = .magnifier
    case .refresh:
      var path = Path()
      path.move(to: Point(7.5, -4))
      path.curve(to: Point(-8, 0), Point(4, -11), Point(-8, -9))
      path.curve(to: Point(8, 0), Point(-8, 11), Point(8, 11))
      strokes.append(path)
      shape((9.5, -8.5), (9, -2.5), (3.5, -4.5))
    case .stop, .close: self = .cross
    case .camera:
      box(Rect(-11, -6, 22, 15), radius: 2)
      ring(0, 1.5, 4.5)
      line((-5, -6), (-3, -9), (3, -9), (5, -6))
    case .trash:
      line((-8, -7), (8, -7))
      line((-3, -7), (-3, -9.5), (3, -9.5), (3, -7))
      line((-6.5, -7), (-5.5, 10), (5.5, 10), (6.5, -7))
      line((-2.5, -3.5), (-2, 7))
      line((0, -3.5), (0, 7))
      line((2.5, -3.5), (2, 7))
    case .play: shape((-6, -9), (9, 0), (-6, 9))
    case .pause:
      fills = [Path(Rect(-6, -8, 4, 16)), Path(Rect(2, -8, 4, 16))]
    case .rewind:
      shape((0, -7), (0, 7), (-10, 0))
      shape((10, -7), (10, 7), (0, 0))
    case .fastForward:
      shape((0, -7), (0, 7), (10, 0))
      shape((-10, -7), (-10, 7), (0, 0))
    case .pageCurl:
      line((4, 9), (-8, 9), (-8, -9), (8, -9), (8, 5), (4, 9))
      line((4, 9), (4, 5), (8, 5))
    }
  }

  /// An arrow to the left with a bent tail.
  private static func turned(back: Bool) -> Path {
    var path = Path()
    path.move(to: Point(-10, -1))
    path.line(to: Point(-1, -9))
    path.line(to: Point(-1, -4.5))
    path.curve(to: Point(10, 8), Point(6, -4.5), Point(10, 0))
    path.curve(to: Point(-1, 2.5), Point(7, 4), Point(4, 2.5))
    path.line(to: Point(-1, 7))
    path.close()
    return path
  }

  /// A ready-made tab.
  init(_ item: UITabBarItem.SystemItem) {
    self.init()
    switch item {
    case .more:
      for x in [-8.0, 0, 8] { dot(x, 0, 2.5) }
    case .favorites, .featured, .topRated:
      fills = [Self.star(radius: 12)]
    case .recents, .history, .mostRecent:
      ring(0, 0, 11)
      line((0, -7), (0, 0), (5, 3))
    case .contacts:
      ring(0, 0, 11.5)
      dot(0, -3, 4)
      fills.append(Path(Rect(-6, 3, 12, 5.5), radius: 2.7))
    case .bookmarks: self.init(UIBarButtonItem.SystemItem.bookmarks, else: .magnifier)
    case .search: self = .magnifier
    case .downloads:
      line((0, -10), (0, 6))
      line((-5, 1), (0, 6), (5, 1))
      line((-9, 4), (-9, 10), (9, 10), (9, 4))
    case .mostViewed:
      for (x, height) in [(-8.0, 8.0), (-2, 18), (4, 13)] {
        fills.append(Path(Rect(x, 9 - height, 4, height)))
      }
    }
  }

  private init(_ item: UIBarButtonItem.SystemItem, else other: Glyph) {
    self = Glyph(item) ?? other
  }

  /// Five points around a middle, from the top.
  static func star(radius: Double) -> Path {
    let outer = [(0.0, -1.0), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309)]
    let inner = [(0.2245, -0.309), (0.363, 0.118), (0, 0.382), (-0.363, 0.118), (-0.2245, -0.309)]
    return Path(
      polygon: zip(outer, inner).flatMap { out, inside in
        [
          Point(out.0 * radius, out.1 * radius), Point(inside.0 * radius, inside.1 * radius),
        ]
      })
  }
}
