// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

// MARK: - Drawing

extension UIActivityIndicatorView {
  /// Lines around a middle, the topmost the fullest; how many, how long and how pale is recalled.
  /// It stands still in pictures: how far it has turned is no state of a scene.
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let spokes = view.context.os < 13 ? 12 : 8
    let side = Metrics.size(style).width
    let middle = view.bounds.center
    let color = shownColor(os: view.context.os)
    let (inner, outer) = (side * 0.25, side * 0.46)
    for spoke in 0..<spokes {
      let angle = Double(spoke) / Double(spokes) * 2 * Double.pi
      let (sine, cosine) = ExactMath.sineAndCosine(angle)
      let rank = Double((spokes - spoke) % spokes) / Double(spokes)
      let line = Path(polyline: [
        Point(middle.x + sine * inner, middle.y - cosine * inner),
        Point(middle.x + sine * outer, middle.y - cosine * outer),
      ])
      canvas.stroke(
        line,
        Stroke(color.faded(by: 1 - 0.75 * rank), width: side * 0.09, hasRoundEnds: true))
    }
  }

  private func shownColor(os: Int) -> Color {
    if let color { return color }
    switch style {
    case .white, .whiteLarge: return Palette.white
    case .gray, .medium, .large: return os < 13 ? Color(white: 0.6) : Palette.gray
    }
  }
}
