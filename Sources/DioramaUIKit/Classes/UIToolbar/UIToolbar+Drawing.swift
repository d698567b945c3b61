// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

// MARK: - Drawing

extension UIToolbar {
  package func draw(_ view: borrowing DrawnView, on canvas: inout Canvas) {
    let bounds = view.bounds
    let ground = BarGround(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
    ground.draw(
      in: bounds, line: Rect(bounds.minX, bounds.minY - canvas.pixel, bounds.width, canvas.pixel),
      os: view.context.os, on: &canvas)
    for place in places(bounds: bounds, in: view.context) {
      guard let button = run.buttons.first(where: { $0.id == place.item }) else { continue }
      button.draw(
        in: place, tint: view.tint, isDark: ground.isDark, os: view.context.os, on: &canvas)
    }
  }
}
