// SPDX-License-Identifier: MIT
internal import CCairo
import DioramaCore
import DioramaDrawing

/// Owns one cairo surface and the context that draws on it, in pixels of the surface.
///
/// Coordinates beyond what cairo can hold are moved to where it still can.
@safe struct Canvas: ~Copyable {
  let surface: OpaquePointer
  let context: OpaquePointer
  /// In pixels; of a page, in points.
  let size: Size

  /// A surface of pixels, all of them clear.
  init(width: Int, height: Int) throws(RasterFailure) {
    guard PictureLimits.allow(width: width, height: height) else {
      throw RasterFailure("a picture of \(width) x \(height) pixels is too large")
    }
    let surface = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let surface = unsafe surface, let context = unsafe cairo_create(surface),
      unsafe cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { throw RasterFailure("there is no memory for \(width) x \(height) pixels") }
    unsafe self.init(surface: surface, context: context, size: Size(Double(width), Double(height)))
  }

  @unsafe init(surface: OpaquePointer, context: OpaquePointer, size: Size) {
    unsafe self.surface = surface
    unsafe self.context = context
    self.size = size
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  /// Why cairo gave up, or nil where it did not.
  var failure: RasterFailure? {
    let status = unsafe cairo_status(context)
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    return RasterFailure(
      "cairo cannot draw it: \(unsafe String(cString: cairo_status_to_string(status)))")
  }

  /// What has been drawn.
  func bitmap() -> Bitmap {
    unsafe cairo_surface_flush(surface)
    let width = Int(unsafe cairo_image_surface_get_width(surface))
    let height = Int(unsafe cairo_image_surface_get_height(surface))
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let data = unsafe cairo_image_surface_get_data(surface),
        let start = buffer.baseAddress
      else { return }
      for row in 0..<height {
        unsafe UnsafeMutableRawPointer(start + row * width)
          .copyMemory(from: data + row * stride, byteCount: width * 4)
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

// MARK: - State

extension Canvas {
  func save() { unsafe cairo_save(context) }
  func restore() { unsafe cairo_restore(context) }

  /// What is drawn until `endGroup` is drawn as one.
  func beginGroup() { unsafe cairo_push_group(context) }

  func endGroup(opacity: Double) {
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, opacity)
  }

  /// What is drawn from now on is cut to the shape.
  func clip(_ path: Path, _ transform: AffineTransform) {
    trace(path, transform)
    unsafe cairo_clip(context)
  }

  /// The whole pixels that can still be drawn on.
  var visible: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }
}

// MARK: - Shapes

extension Canvas {
  /// Well within what cairo's numbers of 24 bits before the point hold.
  static let farthest = 4_000_000.0

  private func held(_ number: Double) -> Double {
    // A number that is none is far away, too.
    number < Self.farthest ? (number > -Self.farthest ? number : -Self.farthest) : Self.farthest
  }

  func trace(_ path: Path, _ transform: AffineTransform) {
    unsafe cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point):
        let p = transform.apply(point)
        unsafe cairo_move_to(context, held(p.x), held(p.y))
      case .line(let point):
        let p = transform.apply(point)
        unsafe cairo_line_to(context, held(p.x), held(p.y))
      case .curve(let first, let second, let end):
        let (p, q, r) = (
          transform.apply(first), transform.apply(second), transform.apply(end)
        )
        unsafe cairo_curve_to(
          context, held(p.x), held(p.y), held(q.x), held(q.y), held(r.x), held(r.y))
      case .close:
        unsafe cairo_close_path(context)
      }
    }
  }

  func fill(_ path: Path, _ transform: AffineTransform, _ color: Color) {
    guard set(color) else { return }
    trace(path, transform)
    unsafe cairo_fill(context)
  }

  /// Whether a color can be seen; it is what is drawn with from now on.
  func set(_ color: Color) -> Bool {
    guard color.alpha > 0 else { return false }
    unsafe cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    return true
  }

  func fill(
    _ path: Path, _ transform: AffineTransform, _ stops: [Paint.Stop], from: Point, to: Point
  ) {
    guard let inverse = transform.inverted, from.isFinite, to.isFinite,
      let pattern = unsafe cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    else { return }
    defer { unsafe cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, min(max(stop.place, 0), 1), Double(color.red), Double(color.green),
        Double(color.blue), Double(color.alpha))
    }
    unsafe setMatrix(pattern, inverse)
    unsafe cairo_set_source(context, pattern)
    trace(path, transform)
    unsafe cairo_fill(context)
  }

  func stroke(_ path: Path, _ transform: AffineTransform, _ stroke: Stroke) {
    guard stroke.width > 0, stroke.width.isFinite, set(stroke.color) else { return }
    trace(path, transform)
    unsafe cairo_save(context)
    var matrix = Self.matrix(transform)
    unsafe cairo_set_matrix(context, &matrix)
    unsafe cairo_set_line_width(context, min(stroke.width, Self.farthest))
    unsafe cairo_set_line_cap(
      context, stroke.hasRoundEnds ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    unsafe cairo_set_line_join(
      context, stroke.hasRoundEnds ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    if Self.canDash(stroke.dashes, path) {
      unsafe cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
    }
    unsafe cairo_stroke(context)
    unsafe cairo_restore(context)
  }

  /// Whether there are dashes that do not come to millions.
  private static func canDash(_ dashes: [Double], _ path: Path) -> Bool {
    guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return false }
    var length = 0.0
    var last: Point?
    for element in path.elements {
      let point: Point
      switch element {
      case .move(let to), .line(let to), .curve(_, _, let to): point = to
      case .close: continue
      }
      if let last { length += abs(point.x - last.x) + abs(point.y - last.y) }
      last = point
    }
    return dashes.reduce(0, +) * 100_000 > length
  }
}

// MARK: - Masks and pictures

extension Canvas {
  /// Draws the color through coverage, whose top left is at a whole pixel.
  func fill(_ mask: inout Mask, _ color: Color) {
    guard mask.width > 0, mask.height > 0, set(color) else { return }
    let (left, top) = (Double(mask.left), Double(mask.top))
    let (width, height, stride) = (Int32(mask.width), Int32(mask.height), Int32(mask.stride))
    unsafe mask.coverage.withUnsafeMutableBufferPointer { bytes in
      guard
        let surface = unsafe cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_A8, width, height, stride)
      else { return }
      unsafe cairo_mask_surface(context, surface, left, top)
      // A page keeps its own copy from here on.
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
  }

  /// Draws a part of an image, given in its pixels, over a rect; in one color where that is given.
  func draw(
    _ image: Bitmap, part: Rect, over target: Rect, _ transform: AffineTransform, template: Color?
  ) {
    let bounds = PixelRect(
      left: part.minX + 1e-6, top: part.minY + 1e-6, right: part.maxX - 1e-6,
      bottom: part.maxY - 1e-6
    ).intersection(PixelRect(left: 0, top: 0, right: image.width, bottom: image.height))
    let (across, down) = (target.width / part.width, target.height / part.height)
    let mapping = AffineTransform(
      across, 0, 0, down, target.minX + (Double(bounds.left) - part.minX) * across,
      target.minY + (Double(bounds.top) - part.minY) * down
    ).then(transform)
    guard !bounds.isEmpty, let inverse = mapping.inverted else { return }
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      // The part alone: what lies around it does not shine through at its edges.
      let first = unsafe UnsafeMutableRawPointer(
        mutating: start + bounds.top * image.width + bounds.left)
      guard
        let surface = unsafe cairo_image_surface_create_for_data(
          first.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(bounds.width),
          Int32(bounds.height), Int32(image.width * 4)),
        let pattern = unsafe cairo_pattern_create_for_surface(surface)
      else { return }
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      unsafe setMatrix(pattern, inverse)
      if let template {
        if set(template) {
          save()
          clip(Path(target), transform)
          unsafe cairo_mask(context, pattern)
          restore()
        }
      } else {
        unsafe cairo_set_source(context, pattern)
        trace(Path(target), transform)
        unsafe cairo_fill(context)
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
      }
      unsafe cairo_pattern_destroy(pattern)
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
  }

  @unsafe private func setMatrix(_ pattern: OpaquePointer, _ transform: AffineTransform) {
    var matrix = Self.matrix(transform)
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
  }

  private static func matrix(_ transform: AffineTransform) -> cairo_matrix_t {
    cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}

extension Canvas {
  /// Cairo's version.
  static var version: String { unsafe String(cString: cairo_version_string()) }
}
