// SPDX-License-Identifier: MIT

/// How a resizable image fills an area: its corners keep their size, its edges grow along one axis,
/// its middle along both.
///
/// Source: UIKit facts 5.5 (documented, UIImage.capInsets and resizingMode).
package struct NinePart: Equatable, Sendable {
  /// Row by row from the top left; some have no area.
  package let parts: [Part]

  /// One part of the image and where it goes.
  package struct Part: Equatable, Sendable {
    /// In the image, points.
    package var source: Rect
    /// In the area, points.
    package var target: Rect
    package var fill: Fill
  }

  /// What is done where the target is larger than the source.
  package enum Fill: Equatable, Sendable {
    /// It never is.
    case keep
    case tile
    case stretch
  }

  /// - Parameters:
  ///   - image: Its size in points.
  ///   - capInsets: What does not grow; nil for an image that is not resizable, which stretches whole.
  ///   - target: Where it is drawn.
  ///   - scale: Pixels a point of the image; a middle of one pixel is stretched, which looks the same.
  package init(
    image: Size, capInsets: EdgeInsets?, target: Rect,
    mode: ImageReference.ResizingMode = .tile, scale: Double = 1
  ) {
    guard let capInsets else {
      parts = [
        Part(source: Rect(origin: .zero, size: image), target: target, fill: .stretch)
      ]
      return
    }
    let pixel = scale > 0 ? 1 / scale : 1
    let across = Axis(
      image.width, capInsets.left, capInsets.right, target.minX, target.width, mode, pixel)
    let down = Axis(
      image.height, capInsets.top, capInsets.bottom, target.minY, target.height, mode, pixel)
    parts = (0..<3).flatMap { row in
      (0..<3).map { column in
        Part(
          source: Rect(
            across.source[column], down.source[row],
            across.source[column + 1] - across.source[column],
            down.source[row + 1] - down.source[row]),
          target: Rect(
            across.target[column], down.target[row],
            across.target[column + 1] - across.target[column],
            down.target[row + 1] - down.target[row]),
          fill: Self.fill(column == 1, row == 1, across.fill, down.fill))
      }
    }
  }

  /// A part is stretched where one of the axes it grows along is; else it is tiled.
  private static func fill(_ growsAcross: Bool, _ growsDown: Bool, _ across: Fill, _ down: Fill)
    -> Fill
  {
    switch (growsAcross, growsDown) {
    case (false, false): .keep
    case (true, false): across
    case (false, true): down
    case (true, true): across == down ? across : .tile
    }
  }

  /// One axis cut at the caps, in the image and in the area.
  private struct Axis {
    var source: [Double]
    var target: [Double]
    var fill: Fill

    init(
      _ image: Double, _ near: Double, _ far: Double, _ start: Double, _ length: Double,
      _ mode: ImageReference.ResizingMode, _ pixel: Double
    ) {
      let near = max(0, near)
      let far = max(0, far)
      // Caps larger than the image share it, and leave no middle.
      let leaves = image - near - far > 1e-9
      let left = leaves ? near : image * near / max(near + far, .leastNormalMagnitude)
      let right = leaves ? far : image - left
      source = [0, left, leaves ? image - right : left, image]
      // An area smaller than both caps is undefined in UIKit; each gives way in proportion.
      let length = max(0, length)
      let fits = left + right <= length
      let first = fits ? left : length * left / (left + right)
      let second = fits ? length - right : first
      target = [start, start + first, start + second, start + length]
      let middle = image - left - right
      fill = mode == .stretch || abs(middle - pixel) < 1e-9 ? .stretch : .tile
    }
  }
}

extension NinePart.Part {
  /// How many columns and rows of tiles there are, the last ones cut; one of each where not tiled, and
  /// at most a million.
  package var tileCount: (columns: Int, rows: Int) {
    guard fill == .tile, source.width > 0, source.height > 0 else { return (1, 1) }
    func count(_ length: Double, _ tile: Double) -> Int {
      Int(min(max(((length - 1e-9) / tile).rounded(.up), 1), 1_000_000))
    }
    return (count(target.width, source.width), count(target.height, source.height))
  }

  /// A tile from the top left, cut at the end of the area. Left to right, then down.
  package func tile(column: Int, row: Int) -> Rect {
    guard fill == .tile else { return target }
    let x = target.minX + Double(column) * source.width
    let y = target.minY + Double(row) * source.height
    return Rect(
      x, y, min(source.width, target.maxX - x), min(source.height, target.maxY - y))
  }
}
