// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

/// The round knob of switches and sliders; its shadows are recalled from their looks.
enum Knob {
  static func draw(_ shape: Path, _ color: Color, on canvas: inout Canvas) {
    canvas.shadow(shape, Shadow(Color(white: 0, alpha: 0.16), offset: Offset(0, 3), radius: 3))
    canvas.shadow(shape, Shadow(Color(white: 0, alpha: 0.25), offset: Offset(0, 1), radius: 0.5))
    canvas.fill(shape, color)
  }
}
