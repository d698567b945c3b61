// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing

/// What classes draw on: it makes a display list of shapes, images and texts.
///
/// Points, in the coordinates of the view that draws. What can not be seen is left out.
package struct Canvas: Sendable {
  package private(set) var list: DisplayList
  package let context: MeasureContext
  /// Places in the list's images, by their files.
  private var images: [String: Int] = [:]

  package init(size: Size, context: MeasureContext) {
    list = DisplayList(size: size, scale: context.scale)
    self.context = context
  }

  package mutating func fill(_ path: Path, _ color: Color?) {
    guard let color, color.alpha > 0, !path.isEmpty else { return }
    list.items.append(.fill(path, .color(color)))
  }

  package mutating func fill(_ rect: Rect, _ color: Color?) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(Path(rect), color)
  }

  package mutating func fill(_ path: Path, _ paint: Paint) {
    guard !path.isEmpty else { return }
    list.items.append(.fill(path, paint))
  }

  package mutating func stroke(_ path: Path, _ stroke: Stroke) {
    guard stroke.color.alpha > 0, stroke.width > 0, !path.isEmpty else { return }
    list.items.append(.stroke(path, stroke))
  }

  package mutating func stroke(_ path: Path, _ color: Color?, width: Double) {
    guard let color else { return }
    stroke(path, Stroke(color, width: width))
  }

  package mutating func shadow(_ path: Path, _ shadow: Shadow) {
    guard shadow.color.alpha > 0, !path.isEmpty else { return }
    list.items.append(.shadow(path, shadow))
  }

  /// What `body` draws, moved, cut and faded as one; nothing where it is not seen.
  package mutating func group(_ group: Group, _ body: (inout Canvas) -> Void) {
    begin(group)
    body(&self)
    end()
  }

  package mutating func begin(_ group: Group) { list.items.append(.begin(group)) }

  /// Closes the group that was begun last; one that holds nothing is taken back.
  package mutating func end() {
    if case .begin? = list.items.last {
      list.items.removeLast()
    } else {
      list.items.append(.end)
    }
  }

  mutating func append(_ item: DisplayItem) { list.items.append(item) }

  mutating func index(of image: DisplayList.Image) -> Int {
    if let known = images[image.name] { return known }
    let index = list.index(of: image)
    images[image.name] = index
    return index
  }

  /// The length of one pixel, in points: the thinnest line there is.
  package var pixel: Double { 1 / context.scale }
}
