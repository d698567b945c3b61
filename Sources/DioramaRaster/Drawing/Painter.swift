// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// Draws display lists on a canvas, one item after another.
struct Painter: ~Copyable {
  let canvas: Canvas
  /// Pixels a point of the canvas.
  private let scale: Double
  /// Whether text is drawn as shapes, which pages keep sharp at any size.
  let hasShapesOnly: Bool
  /// From the coordinates of the group that is open to the canvas.
  private(set) var transform: AffineTransform
  private var groups: [OpenGroup] = []
  /// Groups below the first that shows nothing, itself included.
  private var hiddenDepth = 0
  private var fadedDepth = 0
  /// Used again and again.
  var mask = Mask()

  private struct OpenGroup {
    var outer: AffineTransform
    /// Less than 1 where the group is drawn as one.
    var opacity: Double
  }

  init(_ canvas: consuming Canvas, scale: Double, hasShapesOnly: Bool) {
    self.canvas = canvas
    self.scale = scale
    self.hasShapesOnly = hasShapesOnly
    transform = .scale(scale, scale)
  }

  consuming func finish() -> Canvas { canvas }

  /// What the items need that the list does not hold.
  mutating func draw(_ list: borrowing DisplayList, _ studio: inout Studio) throws(RasterFailure) {
    for item in list.items {
      switch item {
      case .begin(let group): try begin(group)
      case .end: end()
      case .fill, .stroke, .shadow, .picture, .text:
        if hiddenDepth == 0 { try draw(item, list, &studio) }
      }
    }
    if let failure = canvas.failure { throw failure }
  }

  private mutating func draw(
    _ item: DisplayItem, _ list: borrowing DisplayList, _ studio: inout Studio
  ) throws(RasterFailure) {
    switch item {
    case .begin, .end:
      break
    case .fill(let path, .color(let color)):
      canvas.fill(path, transform, color)
    case .fill(let path, .gradient(let stops, let start, let end)):
      canvas.fill(path, transform, stops, from: start, to: end)
    case .stroke(let path, let stroke):
      canvas.stroke(path, transform, stroke)
    case .shadow(let path, let shadow):
      draw(shadow, of: path)
    case .picture(let picture):
      draw(picture, list, &studio)
    case .text(let run):
      try draw(run, &studio)
    }
  }
}

// MARK: - Groups

extension Painter {
  /// Groups drawn as one that may be open at a time: each holds a picture of its own.
  private static let fadedLimit = 40

  private mutating func begin(_ group: Group) throws(RasterFailure) {
    let next = group.transform.then(transform)
    let isShown =
      group.opacity > 0 && next.inverted != nil && next.tx.isFinite && next.ty.isFinite
    guard hiddenDepth == 0, isShown else {
      hiddenDepth += 1
      return
    }
    groups.append(OpenGroup(outer: transform, opacity: group.opacity))
    transform = next
    canvas.save()
    if let clip = group.clip { canvas.clip(clip, transform) }
    guard group.opacity < 1 else { return }
    fadedDepth += 1
    guard fadedDepth <= Self.fadedLimit else {
      throw RasterFailure("more than \(Self.fadedLimit) translucent groups lie in one another")
    }
    canvas.beginGroup()
  }

  private mutating func end() {
    if hiddenDepth > 0 {
      hiddenDepth -= 1
      return
    }
    guard let group = groups.popLast() else { return }
    transform = group.outer
    if group.opacity < 1 {
      fadedDepth -= 1
      canvas.endGroup(opacity: group.opacity)
    }
    canvas.restore()
  }
}

// MARK: - Shadows

extension Painter {
  private mutating func draw(_ shadow: Shadow, of path: Path) {
    guard shadow.color.alpha > 0 else { return }
    let area = abs(transform.determinant).squareRoot()
    let blur = Blur(deviation: shadow.radius.isFinite ? shadow.radius * area : 0)
    let offset = shadow.offset
    let moved = transform.then(
      .translation(
        transform.a * offset.dx + transform.c * offset.dy,
        transform.b * offset.dx + transform.d * offset.dy))
    guard moved.tx.isFinite, moved.ty.isFinite, let cast = path.bounds(moved) else { return }
    let reach = blur.reach
    // What is blurred into the pixels that are seen lies at most as far as it reaches.
    let seen = cast.insetBy(-reach).intersection(canvas.visible)
    guard !seen.isEmpty else { return }
    mask.clear(seen.insetBy(-reach).intersection(cast.insetBy(-reach)))
    mask.draw(path, moved)
    blur.apply(to: &mask)
    mask.draw(path, transform, isErasing: true)
    canvas.fill(&mask, shadow.color)
  }
}

extension Path {
  /// The pixels that its points span; nil where it has none.
  func bounds(_ transform: AffineTransform) -> PixelRect? {
    var bounds: PixelRect?
    func add(_ point: Point) {
      let p = transform.apply(point)
      let one = PixelRect(left: p.x, top: p.y, right: p.x, bottom: p.y)
      guard let old = bounds else {
        bounds = one
        return
      }
      bounds = PixelRect(
        left: min(old.left, one.left), top: min(old.top, one.top),
        right: max(old.right, one.right), bottom: max(old.bottom, one.bottom))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return bounds
  }
}
