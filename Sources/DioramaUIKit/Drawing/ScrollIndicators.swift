// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

extension Canvas {
  /// The bars that show which part of the content is seen, while it moves.
  ///
  /// They are there at once and gone at once: their fading is no state of a scene. Width, inset and
  /// least length are recalled.
  mutating func scrollIndicators(_ scroll: ScrollTraits, in bounds: Rect) {
    guard scroll.isDragging || scroll.isInMotion else { return }
    let (width, edge, least) = (2.5, 2.5, 36.0)
    let color: Color =
      switch scroll.indicatorStyle {
      case .default, .black: Color(white: 0, alpha: 0.35)
      case .white: Color(white: 1, alpha: 0.5)
      }
    let room = bounds.inset(by: scroll.scrollIndicatorInsets)
    let content = scroll.contentSize
    if scroll.showsVerticalScrollIndicator, content.height > bounds.height {
      let track = room.height - 2 * edge
      let length = max(least, track * room.height / content.height)
      let travel = max(content.height - bounds.height, 1)
      let share = min(max((bounds.minY + scroll.contentInset.top) / travel, 0), 1)
      let bar = Rect(
        room.maxX - edge - width, room.minY + edge + share * max(0, track - length), width,
        min(length, max(0, track)))
      fill(Path(bar, radius: width / 2), color)
    }
    if scroll.showsHorizontalScrollIndicator, content.width > bounds.width {
      let track = room.width - 2 * edge
      let length = max(least, track * room.width / content.width)
      let travel = max(content.width - bounds.width, 1)
      let share = min(max((bounds.minX + scroll.contentInset.left) / travel, 0), 1)
      let bar = Rect(
        room.minX + edge + share * max(0, track - length), room.maxY - edge - width,
        min(length, max(0, track)), width)
      fill(Path(bar, radius: width / 2), color)
    }
  }
}
