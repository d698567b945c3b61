// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

extension Painter {
  mutating func draw(
    _ picture: Picture, _ list: borrowing DisplayList, _ studio: inout Studio
  ) {
    let target = picture.target
    guard target.isFinite, target.width > 0, target.height > 0,
      list.images.indices.contains(picture.image)
    else { return }
    let image = list.images[picture.image]
    guard let bitmap = studio.bitmap(of: image) else { return drawCross(target) }
    let (across, down) = (
      Double(bitmap.width) / image.size.width, Double(bitmap.height) / image.size.height
    )
    let source = picture.source
    let part = Rect(
      source.minX * across, source.minY * down, source.width * across, source.height * down)
    guard part.isFinite, part.width > 0, part.height > 0 else { return }
    canvas.draw(bitmap, part: part, over: target, transform, template: picture.template)
  }

  /// What stands for an image that cannot be drawn.
  private func drawCross(_ target: Rect) {
    var lines = Path(target)
    lines.move(to: target.origin)
    lines.line(to: Point(target.maxX, target.maxY))
    lines.move(to: Point(target.maxX, target.minY))
    lines.line(to: Point(target.minX, target.maxY))
    canvas.fill(Path(target), transform, Color(white: 0.9))
    canvas.save()
    canvas.clip(Path(target), transform)
    canvas.stroke(lines, transform, Stroke(Color(white: 0.6), width: 2))
    canvas.restore()
  }
}
