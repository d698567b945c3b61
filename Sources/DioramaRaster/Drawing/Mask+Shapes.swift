// SPDX-License-Identifier: MIT
internal import CCairo
import DioramaCore
import DioramaDrawing

extension Mask {
  /// Covers what a shape covers, or with `isErasing` uncovers it.
  mutating func draw(
    _ path: Path, _ transform: AffineTransform, isErasing: Bool = false
  ) {
    guard width > 0, height > 0 else { return }
    let area = area
    let stride = stride
    unsafe coverage.withUnsafeMutableBufferPointer { bytes in
      guard
        let surface = unsafe cairo_image_surface_create_for_data(
          bytes.baseAddress, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height),
          Int32(stride))
      else { return }
      if let context = unsafe cairo_create(surface) {
        let canvas = unsafe Canvas(surface: surface, context: context, size: .zero)
        if isErasing { unsafe cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT) }
        canvas.fill(
          path, transform.then(.translation(Double(-area.left), Double(-area.top))),
          Color(white: 0))
      } else {
        unsafe cairo_surface_destroy(surface)
      }
    }
  }
}
