// SPDX-License-Identifier: MIT
import DioramaCore

extension DisplayList {
  /// Points between two pictures of a strip.
  private static let gap = 10.0

  /// Pictures side by side from left to right, on gray.
  package static func strip(_ lists: [DisplayList]) -> DisplayList {
    guard lists.count != 1, let first = lists.first else {
      return lists.first ?? DisplayList(size: .zero, scale: 1)
    }
    let width = lists.reduce(Self.gap) { $0 + $1.size.width + Self.gap }
    let height = lists.reduce(0) { max($0, $1.size.height) } + 2 * Self.gap
    var strip = DisplayList(size: Size(width, height), scale: first.scale)
    strip.items.append(
      .fill(Path(Rect(origin: .zero, size: strip.size)), .color(Color(white: 0.8))))
    var left = Self.gap
    for list in lists {
      strip.append(list, at: Point(left, Self.gap))
      left += list.size.width + Self.gap
    }
    return strip
  }

  /// Draws another list with its corner at a point, cut at its size.
  package mutating func append(_ list: DisplayList, at corner: Point) {
    let images = list.images.map { index(of: $0) }
    items.append(
      .begin(
        Group(
          transform: .translation(corner.x, corner.y),
          clip: Path(Rect(origin: .zero, size: list.size)))))
    for item in list.items {
      if case .picture(var picture) = item {
        picture.image = images[picture.image]
        items.append(.picture(picture))
      } else {
        items.append(item)
      }
    }
    items.append(.end)
  }
}
