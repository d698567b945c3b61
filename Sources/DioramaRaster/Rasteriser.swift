// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// Files of pictures from reels.
package struct Rasteriser {
  private var studio: Studio

  /// The number of the rasteriser's own, raised whenever it draws anything otherwise than before.
  package static let version = 1

  package init(roots: [String] = FontFile.roots) throws(RasterFailure) {
    studio = Studio(fonts: try Fonts(roots: roots))
  }

  /// What there is to say about the pictures so far, one line each.
  package var notes: [String] { studio.notes }

  /// One line that names all that the pixels depend on.
  package mutating func versions() -> String {
    (["diorama-raster \(Self.version)", "cairo \(Canvas.version)"] + studio.fonts.versions())
      .joined(separator: ", ")
  }

  /// The pixels of a list at its scale.
  package mutating func draw(_ list: DisplayList) throws(RasterFailure) -> Bitmap {
    let (width, height) = try Self.pixels(list)
    var painter = Painter(
      try Canvas(width: width, height: height), scale: list.scale, hasShapesOnly: false)
    try painter.draw(list, &studio)
    return painter.finish().bitmap()
  }

  /// Points that are no whole pixels are rounded up.
  private static func pixels(_ list: DisplayList) throws(RasterFailure) -> (Int, Int) {
    let (width, height) = (list.size.width * list.scale, list.size.height * list.scale)
    guard list.scale > 0, width > 0, height > 0, width.isFinite, height.isFinite else {
      throw RasterFailure("a picture without a size cannot be drawn")
    }
    guard width <= Double(PictureLimits.side), height <= Double(PictureLimits.side) else {
      throw RasterFailure(
        "a picture of \(DecimalText.report(width)) x \(DecimalText.report(height)) pixels is too large"
      )
    }
    return (Int((width - 1e-6).rounded(.up)), Int((height - 1e-6).rounded(.up)))
  }

  /// A PNG of a reel's only frame.
  package mutating func png(_ reel: Reel) throws(RasterFailure) -> [UInt8] {
    guard let frame = reel.frames.first, reel.frames.count == 1 else {
      throw RasterFailure("a PNG has one frame, and there are \(reel.frames.count)")
    }
    return try PNGWriter.png(try draw(frame.list))
  }

  /// A PNG that shows a reel's frames in turn.
  package mutating func animatedPNG(_ reel: Reel) throws(RasterFailure) -> [UInt8] {
    var frames: [(picture: Bitmap, duration: VirtualTime)] = []
    for frame in reel.frames { frames.append((try draw(frame.list), frame.duration)) }
    return try PNGWriter.animated(frames)
  }

  /// A page for each of a reel's frames, in points.
  package mutating func pdf(_ reel: Reel) throws(RasterFailure) -> [UInt8] {
    guard let first = reel.frames.first else { throw RasterFailure("there are no frames") }
    let document = try PageDocument(size: first.list.size)
    for frame in reel.frames {
      _ = try Self.pixels(frame.list)
      var painter = Painter(
        try document.page(size: frame.list.size), scale: 1, hasShapesOnly: true)
      try painter.draw(frame.list, &studio)
      _ = painter.finish()
      document.endPage()
    }
    return try document.finish()
  }
}
