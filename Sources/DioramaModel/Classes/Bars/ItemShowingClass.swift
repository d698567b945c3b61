// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// A view that shows objects that are no views, as parts of itself: a bar its items.
package protocol ItemShowingClass: ViewClass {
  /// What can be seen in it, in its own coordinates.
  func places(bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace]
  /// A finger came down on an item and was lifted on it.
  ///
  /// - Parameter isOwned: Whether a container has the bar and acts for it.
  mutating func choose(_ place: ItemPlace, isOwned: Bool, effects: inout Effects)
}

/// Something that such a view shows.
package struct ItemPlace: Equatable, Sendable {
  /// How scripts name it: `leftItem[0]`.
  package var part: PartReference
  /// The object that it stands for, where there is one.
  package var item: ObjectID?
  package var area: Rect
  /// What can be read there; nil for a picture.
  package var text: String?
  /// What a reader of the screen says.
  package var label: String?
  package var isEnabled = true
  /// Whether touches choose it; a title is only shown.
  package var isButton = true
  /// A view of the scene's that stands there and has touches of its own.
  package var view: ObjectID?

  /// How far beside it a touch still means it: up to the margin of the bar; recalled.
  package static let reach = 16.0

  package init(_ part: PartReference, item: ObjectID? = nil, area: Rect, text: String?) {
    self.part = part
    self.item = item
    self.area = area
    self.text = text
    label = text
  }
}

extension Sequence<ItemPlace> {
  /// The button that a finger at a point means: the one it is on, else the nearest close by.
  package func touched(at point: Point) -> ItemPlace? {
    var best: (place: ItemPlace, distance: Double)?
    for place in self where place.isButton && place.view == nil {
      let area = place.area
      guard point.y >= area.minY, point.y < area.maxY else { continue }
      let distance = Swift.max(area.minX - point.x, point.x - area.maxX, 0)
      guard distance <= ItemPlace.reach, distance < best?.distance ?? .infinity else { continue }
      best = (place, distance)
    }
    return best?.place
  }

  /// The place of a part; an index may be a number or the text that stands there.
  package func place(of part: PartReference) -> ItemPlace? {
    first { $0.part == part }
      ?? first { place in
        place.part.name == part.name && part.index != nil && place.text == part.index
      }
  }
}

extension Catalog {
  /// The parts that a script may touch as `id.PART`: a view's own, of a container those of its bars,
  /// of an alert those of its view.
  package func parts(of info: ClassInfo) -> [PartDescription] {
    if let view = info.viewType { return view.parts }
    if let name = info.overlayType?.viewClassName {
      return self.info(named: name)?.viewType?.parts ?? []
    }
    return info.ownedObjects.flatMap { self.info(named: $0.className)?.viewType?.parts ?? [] }
  }
}
