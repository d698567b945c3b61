// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Values as JSON in the form that a scene gives them in.
package struct ValueJSON {
  let graph: Graph

  package init(graph: Graph) { self.graph = graph }

  /// Properties as an object, in the order they come.
  func object(_ properties: [ChangedProperties.Property]) -> JSON {
    var members: [JSON.Member] = []
    var layer: [JSON.Member] = []
    for property in properties {
      // A layer's properties stand in it, as scenes write them.
      if property.name.hasPrefix(LayerTraits.prefix) {
        let name = property.name.dropFirst(LayerTraits.prefix.count)
        layer.append(JSON.Member(String(name), json(property.value)))
      } else {
        members.append(JSON.Member(property.name, json(property)))
      }
    }
    if !layer.isEmpty { members.append(JSON.Member("layer", .object(layer))) }
    return .object(members)
  }

  /// Values of items each are a mapping by their ids, as scenes write them.
  private func json(_ property: ChangedProperties.Property) -> JSON {
    guard let pairs = property.pairsByItem else { return json(property.value) }
    return .object(
      pairs.map { item, value in
        JSON.Member(item.offset < graph.count ? graph.ids[item.offset] : "null", json(value))
      })
  }

  package func json(_ value: Value) -> JSON {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .number(String(value))
    case .uint(let value): .number(String(value))
    case .double(let value): .double(value)
    case .float(let value): .float(value)
    case .string(let value): .string(value)
    case .list(let items): .list(items.map { json($0) })
    case .map(let map):
      .object(map.entries.map { JSON.Member($0.key.templateText, json($0.value)) })
    case .duration(let value): .double(value.seconds)
    case .optional(let wrapped): json(wrapped ?? .null)
    case .point(let value): .doubles(value.x, value.y)
    case .size(let value): .doubles(value.width, value.height)
    case .rect(let value): .doubles(value.minX, value.minY, value.width, value.height)
    case .insets(let value): .doubles(value.top, value.left, value.bottom, value.right)
    case .offset(let value): .doubles(value.dx, value.dy)
    case .transform(let value):
      .doubles(value.a, value.b, value.c, value.d, value.tx, value.ty)
    case .font(let value): json(value)
    case .image(let value): json(value)
    case .object(let object):
      object.offset < graph.count ? .string(graph.ids[object.offset]) : .null
    case .bytes, .type, .timestamp, .color: .string(value.templateText)
    }
  }

  private func json(_ font: Font) -> JSON {
    switch font.family {
    case .system:
      var members = [JSON.Member("system", .double(font.size))]
      if font.weight != .regular {
        members.append(JSON.Member("weight", .string(font.weight.name)))
      }
      if font.isItalic { members.append(JSON.Member("italic", .bool(true))) }
      return .object(members)
    case .named(let name):
      return .object([
        JSON.Member("name", .string(name)), JSON.Member("size", .double(font.size)),
      ])
    case .style(let style): return .object([JSON.Member("style", .string(style))])
    }
  }

  private func json(_ image: ImageReference) -> JSON {
    var members = [JSON.Member("name", .string(image.name))]
    if let insets = image.capInsets {
      members.append(JSON.Member("capInsets", json(.insets(insets))))
    }
    if let mode = image.resizingMode {
      members.append(JSON.Member("resizingMode", .string(mode.rawValue)))
    }
    if image.renderingMode != .automatic {
      members.append(JSON.Member("renderingMode", .string(image.renderingMode.rawValue)))
    }
    return .object(members)
  }
}
