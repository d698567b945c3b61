// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// One segment: a title or an image, never both (UIKit facts 2.7).
package struct Segment: PropertyValue {
  package var title: String?
  package var image: ImageReference?
  package var isEnabled = true
  /// Points; 0 shares the rest equally.
  package var width = 0.0

  package init(title: String) { self.title = title }
  package init(image: ImageReference) { self.image = image }

  package static var kind: ValueKind { .textOrImage }

  package init?(_ value: Value) {
    switch value {
    case .string(let text): title = text
    case .image(let reference): image = reference
    case .map(let map):
      for entry in map.entries {
        guard case .string(let key) = entry.key else { return nil }
        switch (key, entry.value) {
        case ("title", _): title = String(entry.value)
        case ("image", _): image = ImageReference(entry.value)
        case ("isEnabled", .bool(let on)), ("enabled", .bool(let on)): isEnabled = on
        case ("width", _): width = entry.value.number ?? 0
        default: return nil
        }
      }
      guard title == nil || image == nil else { return nil }
    default: title = value.templateText
    }
  }

  package var value: Value {
    let content: Value = image?.value ?? .string(title ?? "")
    if isEnabled, width == 0, image == nil { return content }
    var map = ValueMap()
    map[.string(image == nil ? "title" : "image")] = content
    if !isEnabled { map[.string("isEnabled")] = .bool(false) }
    if width != 0 { map[.string("width")] = .double(width) }
    return .map(map)
  }
}
