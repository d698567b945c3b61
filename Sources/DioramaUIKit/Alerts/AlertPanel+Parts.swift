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

  func rect(
    of part: PartReference, _ bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? {
    let layout = layout(bounds, in: context)
    switch part.name {
    case "title": return layout.title
    case "message": return layout.message
    case "textField":
      guard let index = part.index.flatMap({ Int($0) }), layout.fields.indices.contains(index)
      else { return nil }
      return layout.fields[index]
    case "button":
      guard let index = part.index.flatMap(index(named:)), layout.buttons.indices.contains(index)
      else { return nil }
      return layout.buttons[index]
    default: return nil
    }
  }

  private func index(named text: String) -> Int? {
    Int(text) ?? buttons.firstIndex { $0.title == text }
  }

  func field(at part: PartReference) -> ObjectID? {
    guard part.name == "textField", let index = part.index.flatMap({ Int($0) }),
      fields.indices.contains(index)
    else { return nil }
    return fields[index]
  }

  var textParts: [TextPart] {
    var parts: [TextPart] = []
    if let title { parts.append(TextPart(title, at: PartReference("title"))) }
    if let message { parts.append(TextPart(message, at: PartReference("message"))) }
    for (index, button) in buttons.prefix(AlertMetrics.mostRows).enumerated() {
      parts.append(TextPart(button.title, at: PartReference("button", index: "\(index)")))
    }
    return parts
  }

  /// The button under a finger.
  func button(at touch: ControlTouch) -> Int? {
    layout(touch.bounds, in: touch.context).buttons.firstIndex {
      $0?.contains(touch.location) == true
    }
  }

  func isDisabled(at touch: ControlTouch) -> Bool {
    button(at: touch).map { !buttons[$0].isEnabled } ?? false
  }

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
