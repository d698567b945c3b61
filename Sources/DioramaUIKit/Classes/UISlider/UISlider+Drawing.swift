// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UISlider {
  /// Points across the knob that is seen of the thumb's image, which holds its shadow too; source:
  /// UIKit facts 2.6 (recalled).
  private static let knob = 28.0

  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let context = view.context
    let bounds = view.bounds
    for (image, name) in [
      (minimumValueImage, "minimumValueImage"), (maximumValueImage, "maximumValueImage"),
    ] {
      if let rect = part(PartReference(name), bounds: bounds, in: context) {
        canvas.image(image, in: rect, tint: view.tint)
      }
    }
    guard let track = part(PartReference("track"), bounds: bounds, in: context),
      let thumb = part(PartReference("thumb"), bounds: bounds, in: context)
    else { return }
    canvas.begin(Group(opacity: control.isEnabled ? 1 : Palette.disabledOpacity))
    drawTrack(track, thumb.midX, view, on: &canvas)
    if let image = thumbImage.lookedUp(shownState), canvas.size(of: image) != .zero {
      canvas.image(image, in: thumb, tint: view.tint)
    } else {
      let side = min(Self.knob, thumb.height)
      let knob = Rect(
        thumb.midX - side / 2, thumb.midY - side / 2, side, side)
      let wide = context.os < 26 ? knob : thumb
      Knob.draw(
        Path(wide, radius: wide.height / 2), thumbTintColor ?? Palette.white, on: &canvas)
    }
    canvas.end()
  }

  /// Both parts of the track, which meet under the middle of the thumb.
  private func drawTrack(
    _ track: Rect, _ middle: Double, _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let left = Rect(track.minX, track.minY, middle - track.minX, track.height)
    let right = Rect(middle, track.minY, track.maxX - middle, track.height)
    drawPart(
      left, minimumTrackImage.lookedUp(shownState), minimumTrackTintColor ?? view.tint, .left,
      view, on: &canvas)
    drawPart(
      right, maximumTrackImage.lookedUp(shownState), maximumTrackTintColor ?? Palette.track,
      .right, view, on: &canvas)
  }

  /// An image keeps its own height.
  private func drawPart(
    _ rect: Rect, _ image: ImageReference?, _ color: Color, _ corners: Path.Corners,
    _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let size = canvas.size(of: image)
    if size != .zero {
      let high = Rect(rect.minX, rect.midY - size.height / 2, rect.width, size.height)
      canvas.image(image, in: high, tint: view.tint)
    } else if rect.width > 0 {
      canvas.fill(Path(rect, radius: rect.height / 2, corners: corners), color)
    }
  }
}
