// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// The parts of a panel that a script may touch.
extension AlertPanel {
  static let parts = [
    PartDescription("button", .yes, "A button by its index from 0, or by its title."),
    PartDescription("textField", .yes, "A field by its number from 0."),
    PartDescription("title", "Where the title is."),
    PartDescription("message", "Where the message is."),
  ]

  func layout(_ bounds: Rect, in context: borrowing MeasureContext) -> AlertLayout {
    AlertLayout(self, width: bounds.width, limit: bounds.height, in: context)
  }

  /// What can be seen and touched: the words, the fields, the buttons.
  func places(_ bounds: Rect, in context: borrowing MeasureContext) -> [ItemPlace] {
    let layout = layout(bounds, in: context)
    var places: [ItemPlace] = []
    for (name, text, area) in [
      ("title", title, layout.title), ("message", message, layout.message),
    ] {
      guard let area else { continue }
      var place = ItemPlace(PartReference(name), area: area, text: text)
      place.isButton = false
      places.append(place)
    }
    for (index, (field, area)) in zip(fields, layout.fields).enumerated() {
      var place = ItemPlace(
        PartReference("textField", index: "\(index)"), item: field, area: area, text: nil)
      place.view = field
      places.append(place)
    }
    for (index, (button, area)) in zip(buttons, layout.buttons).enumerated() {
      guard let area else { continue }
      var place = ItemPlace(
        PartReference("button", index: "\(index)"), area: area, text: button.title)
      place.isEnabled = button.isEnabled
      places.append(place)
    }
    return places
  }

  func rect(
    of part: PartReference, _ bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { places(bounds, in: context).place(of: part)?.area }

  /// Where the fields stand, those that are not shown included.
  func arrangement(
    of all: [ObjectID], _ bounds: Rect, in context: borrowing MeasureContext
  ) -> [Arranged] {
    let rects = fields.isEmpty ? [] : layout(bounds, in: context).fields
    return all.map { field in
      let place = fields.firstIndex(of: field)
      return Arranged(field, place.flatMap { rects.indices.contains($0) ? rects[$0] : nil })
    }
  }
}
