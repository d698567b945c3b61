// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UISegmentedControl {
  /// Recalled.
  private static func cornerRadius(os: Int) -> Double { os < 13 ? 4 : 8 }

  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let rects = segments.indices.compactMap {
      part(PartReference("segment", index: String($0)), bounds: view.bounds, in: view.context)
    }
    guard rects.count == segments.count, !rects.isEmpty else { return }
    canvas.begin(Group(opacity: control.isEnabled ? 1 : Palette.disabledOpacity))
    if view.context.os < 13 {
      drawOutlined(rects, view, on: &canvas)
    } else {
      drawFilled(rects, view, on: &canvas)
    }
    canvas.end()
  }

  private var shownIndex: Int { selectedSegmentIndex }

  /// A line of the tint around all, between the segments, and full under the chosen one.
  private func drawOutlined(
    _ rects: [Rect], _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let bounds = view.bounds
    let tint = view.tint
    let radius = Self.cornerRadius(os: view.context.os)
    let shape = Path(bounds, radius: radius)
    canvas.group(Group(clip: shape)) { canvas in
      for (index, rect) in rects.enumerated() {
        if index == shownIndex {
          canvas.fill(rect, tint)
        } else if index == run.pressed {
          canvas.fill(rect, tint.faded(by: 0.15))
        }
        if index > 0 {
          canvas.fill(Rect(rect.minX - 1, bounds.minY, 1, bounds.height), tint)
        }
      }
    }
    let inside = bounds.inset(by: EdgeInsets(0.5, 0.5, 0.5, 0.5))
    canvas.stroke(Path(inside, radius: radius - 0.5), tint, width: 1)
    for (index, rect) in rects.enumerated() {
      let color = index == shownIndex ? view.ground : tint
      draw(segments[index], in: rect, color, .regular, view, on: &canvas)
    }
  }

  /// A gray bed with a white pill under the chosen segment; recalled.
  private func drawFilled(_ rects: [Rect], _ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    canvas.fill(Path(bounds, radius: Self.cornerRadius(os: view.context.os)), Palette.fill)
    for (index, rect) in rects.enumerated() {
      let isChosen = index == shownIndex
      if isChosen {
        let pill = Path(rect.inset(by: EdgeInsets(2, 2, 2, 2)), radius: 7)
        canvas.shadow(pill, Shadow(Color(white: 0, alpha: 0.12), offset: Offset(0, 3), radius: 4))
        canvas.fill(pill, Palette.white)
      } else if index > 0, index - 1 != shownIndex {
        canvas.fill(
          Rect(rect.minX - 0.5, bounds.minY + 7, 1, bounds.height - 14),
          Palette.separator(os: view.context.os))
      }
      draw(
        segments[index], in: rect, Palette.black, isChosen ? .medium : .regular, view, on: &canvas)
    }
  }

  private func draw(
    _ segment: Segment, in rect: Rect, _ color: Color, _ weight: Font.Weight,
    _ view: borrowing DrawnView, on canvas: inout Canvas
  ) {
    let color = segment.isEnabled ? color : color.faded(by: Palette.disabledOpacity)
    if let image = segment.image {
      let size = canvas.size(of: image)
      let place = Rect(
        rect.midX - size.width / 2, rect.midY - size.height / 2, size.width, size.height)
      canvas.group(Group(clip: Path(rect))) { canvas in
        canvas.image(image, in: place, tint: color, isTemplate: view.context.os >= 7)
      }
    } else {
      canvas.line(segment.title, in: rect, LineStyle(.system(Metrics.fontSize, weight), color))
    }
  }
}
