// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// A color by name, by hex, or by components.
  mutating func color(_ node: NodeID) -> Color? {
    if tree.kind(of: node) == .mapping { return colorByComponents(node) }
    guard tree.kind(of: node) == .scalar, !isNull(node) else {
      wrongType(ValueKind.color.name, node)
      return nil
    }
    let text = tree.string(of: node)
    if let color = Color(hex: text) ?? Color(named: text) { return color }
    if text.hasPrefix("#") {
      report(
        .wrongType, "'\(text)' is no color: #RGB, #RRGGBB or #RRGGBBAA in hexadecimal digits",
        at: node)
    } else {
      reportUnknown(
        .unknownCase, "'\(text)' is no color of UIColor", text, among: Color.named.map(\.name),
        at: node)
    }
    return nil
  }

  private mutating func colorByComponents(_ node: NodeID) -> Color? {
    let sets = [["white"], ["red", "green", "blue"], ["hue", "saturation", "brightness"]]
    var values: [String: Double] = [:]
    for entry in mapping(node, ValueKind.color.name) {
      let name = tree.string(of: entry.key)
      guard sets.joined().contains(name) || name == "alpha" else {
        reportUnknown(
          .unknownKey, "a color has no '\(name)'", name, among: sets.flatMap { $0 } + ["alpha"],
          at: entry.key)
        return nil
      }
      guard let value = number(entry.value) else {
        wrongType("a number 0...1", entry.value)
        return nil
      }
      if value < 0 || value > 1 {
        report(
          .outOfRange, "'\(name)' is \(tree.string(of: entry.value)), outside 0...1",
          at: entry.value)
      }
      values[name] = min(max(value, 0), 1)
    }
    let alpha = values.removeValue(forKey: "alpha") ?? 1
    if let white = values["white"], values.count == 1 { return Color(white: white, alpha: alpha) }
    if let red = values["red"], let green = values["green"], let blue = values["blue"],
      values.count == 3
    {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let hue = values["hue"], let saturation = values["saturation"],
      let brightness = values["brightness"], values.count == 3
    {
      return Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    report(
      .missingKey,
      "a color by components has 'white', or 'red', 'green' and 'blue', or 'hue', 'saturation' and 'brightness'",
      at: node)
    return nil
  }

  /// A font as text or as a mapping.
  mutating func font(_ node: NodeID) -> Font? {
    if tree.kind(of: node) == .mapping { return fontByParts(node) }
    guard tree.kind(of: node) == .scalar, !isNull(node) else {
      wrongType(ValueKind.font.name, node)
      return nil
    }
    let text = tree.string(of: node)
    if let font = Font(text: text) { return font }
    report(
      .wrongType,
      "'\(text)' is no font: write 'system 16', 'bold 20', 'italic 12' or a mapping with 'system' or 'name'",
      at: node)
    return nil
  }

  private mutating func fontByParts(_ node: NodeID) -> Font? {
    var family: Font.Family?
    var size: Double?
    var weight = Font.Weight.regular
    var isItalic = false
    for entry in mapping(node, ValueKind.font.name) {
      switch tree.string(of: entry.key) {
      case "system":
        family = .system
        size = fontSize(entry.value)
      case "size": size = fontSize(entry.value)
      case "name":
        guard let name = plainText(entry.value, "the name of a font") else { return nil }
        family = .named(name)
      case "weight":
        let cases = EnumDescription(
          name: "UIFont.Weight", cases: Font.Weight.allCases.map(\.name),
          prefixes: ["UIFontWeight"])
        guard case .string(let name)? = enumCase(node: entry.value, cases),
          let known = Font.Weight(named: name)
        else { return nil }
        weight = known
      case "italic":
        guard case .bool(let on)? = literal(entry.value, .bool) else { return nil }
        isItalic = on
      case "style":
        reportLater("a text style", at: entry.key)
        return nil
      case let name:
        reportUnknown(
          .unknownKey, "a font has no '\(name)'", name,
          among: ["system", "weight", "italic", "name", "size", "style"], at: entry.key)
        return nil
      }
    }
    guard let family, let size else {
      report(.missingKey, "a font has 'system' with its size, or 'name' and 'size'", at: node)
      return nil
    }
    return Font(family, size: size, weight: weight, isItalic: isItalic)
  }

  private mutating func enumCase(node: NodeID, _ cases: EnumDescription) -> Value? {
    literal(node, .enumeration(cases))
  }

  private mutating func fontSize(_ node: NodeID) -> Double? {
    guard let size = number(node), size > 0, size <= 10_000 else {
      wrongType("a font size above 0", node)
      return nil
    }
    return size
  }

  /// An image by name, or by a mapping with its name.
  mutating func image(_ node: NodeID) -> ImageReference? {
    if tree.kind(of: node) == .mapping { return imageByParts(node) }
    guard tree.kind(of: node) == .scalar, !isNull(node) else {
      wrongType(ValueKind.image.name, node)
      return nil
    }
    let name = ImageNames.base(tree.string(of: node))
    scene.imageUses.append(ImageUse(name: name, span: tree.span(of: node)))
    return ImageReference(name)
  }

  private mutating func imageByParts(_ node: NodeID) -> ImageReference? {
    var reference: ImageReference?
    var insets: EdgeInsets?
    var resizing: ImageReference.ResizingMode?
    var rendering = ImageReference.RenderingMode.automatic
    for entry in mapping(node, ValueKind.image.name) {
      switch tree.string(of: entry.key) {
      case "name", "image": reference = image(entry.value)
      case "capInsets":
        guard case .literal(.insets(let value))? = readValue(entry.value, .insets) else { continue }
        insets = value
      case "resizingMode":
        if let name = caseName(entry.value, "UIImageResizingMode", ["tile", "stretch"]) {
          resizing = .init(rawValue: name)
        }
      case "renderingMode":
        let cases = ImageReference.RenderingMode.allCases.map(\.rawValue)
        if let name = caseName(entry.value, "UIImageRenderingMode", cases) {
          rendering = .init(rawValue: name) ?? .automatic
        }
      case let name:
        reportUnknown(
          .unknownKey, "an image has no '\(name)'", name,
          among: ["name", "capInsets", "resizingMode", "renderingMode"], at: entry.key)
      }
    }
    guard let reference else {
      report(.missingKey, "an image has a 'name'", at: node)
      return nil
    }
    return ImageReference(
      reference.name, capInsets: insets, resizingMode: resizing, renderingMode: rendering)
  }

  private mutating func caseName(_ node: NodeID, _ type: String, _ cases: [String]) -> String? {
    let description = EnumDescription(name: type, cases: cases, prefixes: [type])
    guard case .string(let name)? = literal(node, .enumeration(description)) else { return nil }
    return name
  }

  /// The object that a text names.
  mutating func reference(_ node: NodeID, _ className: String) -> ObjectID? {
    guard let text = plainText(node, "the id of a \(className)") else { return nil }
    guard let object = ids[text] else {
      reportUnknown(
        .unknownReference, "no object has the id '\(text)'", text, among: suggestedIDs, at: node)
      return nil
    }
    let found = catalog.classes[scene.objects[object.offset].classIndex].name
    guard catalog.isKind(found, of: className) else {
      report(.wrongType, "'\(text)' is a \(found), not a \(className)", at: node)
      return nil
    }
    return object
  }
}

/// Names of images as UIImage(named:) takes them.
package enum ImageNames {
  /// The name without the extension, which may be left out for PNG (R-14.6).
  package static func base(_ name: String) -> String {
    name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }
}
