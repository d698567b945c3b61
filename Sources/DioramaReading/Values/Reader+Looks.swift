// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

extension Reader {
  /// A color by name, by hex, or by components.
  mutating func colorSource(_ node: NodeID) -> ValueSource? {
    tree.kind(of: node) == .mapping
      ? colorByComponents(node) : color(node).map { .literal(.color($0)) }
  }

  /// A color that is known before the scene runs.
  mutating func color(_ node: NodeID) -> Color? {
    if tree.kind(of: node) == .mapping {
      guard case .literal(.color(let color))? = colorByComponents(node) else { return nil }
      return color
    }
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

  private mutating func colorByComponents(_ node: NodeID) -> ValueSource? {
    let sets = KeySet.colorSets
    var parts: [(name: String, source: ValueSource)] = []
    for entry in mapping(node, ValueKind.color.name) {
      let name = tree.string(of: entry.key)
      guard KeySet.color.form(of: name) != nil else {
        reportUnknown(
          .unknownKey, "a color has no '\(name)'", name, among: KeySet.color.names,
          at: entry.key)
        return nil
      }
      guard let source = readValue(entry.value, .double) else { return nil }
      if let value = source.literalValue?.number, value < 0 || value > 1 {
        report(
          .outOfRange, "'\(name)' is \(tree.string(of: entry.value)), outside 0...1",
          at: entry.value)
      }
      parts.append((name, source))
    }
    let names = parts.map(\.name)
    guard sets.contains(where: { Set($0) == Set(names).subtracting(["alpha"]) }) else {
      report(
        .missingKey,
        "a color by components has 'white', or 'red', 'green' and 'blue', or 'hue', 'saturation' and 'brightness'",
        at: node)
      return nil
    }
    return made(parts.map(\.source)) { numbers in
      func part(_ name: String) -> Double {
        names.firstIndex(of: name).map { min(max(numbers[$0], 0), 1) } ?? 1
      }
      let alpha = part("alpha")
      return .color(
        names.contains("white")
          ? Color(white: part("white"), alpha: alpha)
          : names.contains("red")
            ? Color(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
            : Color(
              hue: part("hue"), saturation: part("saturation"), brightness: part("brightness"),
              alpha: alpha))
    }
  }

  /// A value made of numbers: at once where all are known, else when they are.
  func made(_ sources: [ValueSource], _ make: @escaping @Sendable ([Double]) -> Value)
    -> ValueSource
  {
    let numbers = sources.compactMap { $0.literalValue?.number }
    return numbers.count == sources.count
      ? .literal(make(numbers)) : .composite(.made(sources, make))
  }

  /// A font as text or as a mapping.
  mutating func fontSource(_ node: NodeID) -> ValueSource? {
    tree.kind(of: node) == .mapping
      ? fontByParts(node) : font(node).map { .literal(.font($0)) }
  }

  /// A font as one text.
  mutating func font(_ node: NodeID) -> Font? {
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

  private mutating func fontByParts(_ node: NodeID) -> ValueSource? {
    var family: Font.Family?
    var size: ValueSource?
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
        guard case .string(let name)? = literal(entry.value, .enumeration(KeySet.fontWeight)),
          let known = Font.Weight(named: name)
        else { return nil }
        weight = known
      case "italic":
        guard case .bool(let on)? = literal(entry.value, .bool) else { return nil }
        isItalic = on
      case "style": return textStyle(entry.value, node)
      case let name:
        reportUnknown(
          .unknownKey, "a font has no '\(name)'", name,
          among: KeySet.font.names, at: entry.key)
        return nil
      }
    }
    guard let family, let size else {
      report(
        .missingKey, "a font has 'system' with its size, 'name' and 'size', or 'style'", at: node)
      return nil
    }
    let font = Font(family, size: 0, weight: weight, isItalic: isItalic)
    return made([size]) { numbers in
      var sized = font
      // A size that is none gives a font of the standard size (UIKit facts 7.1).
      sized.size = numbers[0] > 0 && numbers[0] <= 10_000 ? numbers[0] : 14
      return .font(sized)
    }
  }

  /// `{style: headline}`: the size of the run's text size, as UIFont's preferred font has it.
  private mutating func textStyle(_ node: NodeID, _ whole: NodeID) -> ValueSource? {
    for entry in mapping(whole, ValueKind.font.name) where !tree.matches(entry.key, "style") {
      report(
        .unknownKey, "a text style has no '\(tree.string(of: entry.key))' beside it", at: entry.key)
    }
    let os = scene.era(on: scene.device)
    guard case .string(let name)? = literal(node, .enumeration(KeySet.textStyle)),
      let style = TextStyle(rawValue: name)
    else { return nil }
    guard style.firstOS <= os else {
      report(
        .unknownCase, "iOS \(os) has no text style '\(name)': iOS \(style.firstOS) brought it",
        at: node)
      return nil
    }
    return .literal(.font(style.font(scene.contentSize, os: os)))
  }

  private mutating func fontSize(_ node: NodeID) -> ValueSource? {
    guard let size = readValue(node, .double) else { return nil }
    if let number = size.literalValue?.number, number <= 0 || number > 10_000 {
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
        if let name = caseName(entry.value, KeySet.resizingMode) {
          resizing = .init(rawValue: name)
        }
      case "renderingMode":
        if let name = caseName(entry.value, KeySet.renderingMode) {
          rendering = .init(rawValue: name) ?? .automatic
        }
      case let name:
        reportUnknown(
          .unknownKey, "an image has no '\(name)'", name,
          among: KeySet.image.names, at: entry.key)
      }
    }
    guard let reference else {
      report(.missingKey, "an image has a 'name'", at: node)
      return nil
    }
    return ImageReference(
      reference.name, capInsets: insets, resizingMode: resizing, renderingMode: rendering)
  }

  private mutating func caseName(_ node: NodeID, _ description: EnumDescription) -> String? {
    guard case .string(let name)? = literal(node, .enumeration(description)) else { return nil }
    return name
  }

  /// The object that a text names.
  mutating func reference(_ node: NodeID, _ className: String) -> ObjectID? {
    guard let text = staticText(node, "the id of a \(className)") else { return nil }
    guard let object = ids[text] ?? (text == "view" ? nearestView : nil) else {
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

extension Reader {
  /// What `view` means where no object has that id: the view of the nearest controller, else the root's.
  private var nearestView: ObjectID? {
    guard scene.objects.indices.contains(Scene.rootView.offset) else { return nil }
    return scene.view(besides: owner) ?? scene.controllerViews[Scene.rootController]
  }
}

/// Names of images as UIImage(named:) takes them.
package enum ImageNames {
  /// The name without the extension, which may be left out for PNG (R-14.6).
  package static func base(_ name: String) -> String {
    name.hasSuffix(".png") ? String(name.dropLast(4)) : name
  }
}
