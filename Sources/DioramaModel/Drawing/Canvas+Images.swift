// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

extension Canvas {
  /// The most tiles an image is repeated in; one that would need more is stretched.
  private static let mostTiles = 4096

  /// An image over a rect, in nine parts where it is resizable.
  ///
  /// - Parameters:
  ///   - tint: The color of a template image.
  ///   - isTemplate: Whether an image whose rendering mode is automatic is a template here.
  ///   - opacity: 0...1.
  package mutating func image(
    _ image: ImageReference?, in target: Rect, tint: Color, isTemplate: Bool = false,
    opacity: Double = 1
  ) {
    guard let image, let entry = context.images[image.name], target.width > 0,
      target.height > 0, entry.size.width > 0, entry.size.height > 0
    else { return }
    let isFaded = opacity < 1
    if isFaded { begin(Group(opacity: opacity)) }
    defer { if isFaded { end() } }
    let template: Color? =
      switch image.renderingMode {
      case .alwaysTemplate: tint
      case .alwaysOriginal: nil
      case .automatic: isTemplate ? tint : nil
      }
    if let color = entry.color {
      fill(target, template ?? color)
      return
    }
    guard let file = entry.file else { return }
    let index = index(of: DisplayList.Image(name: file, size: entry.size))
    let caps = image.capInsets ?? (entry.capInsets == .zero ? nil : entry.capInsets)
    let parts = NinePart(
      image: entry.size, capInsets: caps, target: target, mode: image.resizingMode ?? .tile,
      scale: entry.fileScale ?? 1
    ).parts
    for part in parts where part.target.width > 0 && part.target.height > 0 {
      guard part.source.width > 0, part.source.height > 0 else { continue }
      draw(part, of: index, template)
    }
  }

  private mutating func draw(_ part: NinePart.Part, of image: Int, _ template: Color?) {
    let count = part.tileCount
    guard part.fill == .tile, count.columns * count.rows <= Self.mostTiles else {
      append(
        .picture(
          Picture(image: image, source: part.source, target: part.target, template: template)))
      return
    }
    for row in 0..<count.rows {
      for column in 0..<count.columns {
        let tile = part.tile(column: column, row: row)
        let source = Rect(origin: part.source.origin, size: tile.size)
        append(
          .picture(Picture(image: image, source: source, target: tile, template: template)))
      }
    }
  }

  /// The size of an image in points; zero where there is none.
  package func size(of image: ImageReference?) -> Size { context.images.size(of: image) ?? .zero }
}
