// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLocale
import DioramaModel

extension Reader {
  /// Device, era, orientation, locale and clock.
  mutating func readHeader(_ nodes: [String: SourceTree.Entry]) {
    if let name = nodes["name"] { scene.name = plainText(name.value, "a name") }
    if let device = nodes["device"], let found = readDevice(device.value) { scene.device = found }
    if let os = nodes["os"] { readEra(os.value) }
    if let orientation = nodes["orientation"] {
      if case .string(let name)? = literal(
        orientation.value, .enumeration(KeySet.orientation))
      {
        scene.orientation = Orientation(rawValue: name) ?? .portrait
      }
    }
    if let locale = nodes["locale"], let text = plainText(locale.value, "a locale") {
      if Self.isLocale(text) {
        scene.locale = text
      } else {
        report(.wrongType, "'\(text)' is no locale like 'en_US' or 'de'", at: locale.value)
      }
    }
    if let size = nodes["contentSizeCategory"], let found = readContentSize(size.value) {
      scene.contentSize = found
    }
    if let direction = nodes["layoutDirection"] {
      if case .string(let name)? = literal(
        direction.value, .enumeration(KeySet.layoutDirection))
      {
        scene.ownDirection = LayoutDirection(rawValue: name)
      }
    }
    if let zone = nodes["timeZone"], let text = plainText(zone.value, "a time zone") {
      if TimeZone(text) != nil {
        scene.timeZone = text
      } else {
        report(
          .wrongType, "there is no time zone '\(text)', 'Europe/Paris' and '+02:00' are some",
          at: zone.value)
      }
    }
    if let now = nodes["now"], let text = plainText(now.value, "a date and time") {
      if let time = Timestamp(text) {
        scene.startOfTime = time.seconds
      } else {
        report(
          .wrongType, "expected a date and time like 2014-01-01T09:00:00Z, found '\(text)'",
          at: now.value)
      }
    }
  }

  mutating func readContentSize(_ node: NodeID) -> ContentSizeCategory? {
    guard case .string(let name)? = literal(node, .enumeration(KeySet.contentSize)) else {
      return nil
    }
    return ContentSizeCategory(rawValue: name)
  }

  private mutating func readEra(_ node: NodeID) {
    if let era = readMajorVersion(node) { scene.os = era }
  }

  mutating func readMajorVersion(_ node: NodeID) -> Int? {
    guard case .int(let era) = scalar(node) else {
      wrongType("a major iOS version", node)
      return nil
    }
    let eras = Device.supportedEras
    guard let version = Int(exactly: era), eras.contains(version) else {
      report(
        .unknownDevice, "iOS \(era) is outside \(eras.lowerBound) to \(eras.upperBound)", at: node)
      return nil
    }
    return version
  }

  /// A profile by name, or a device by its measures.
  mutating func readDevice(_ node: NodeID) -> Device? {
    if tree.kind(of: node) == .mapping { return customDevice(node) }
    guard let name = plainText(node, "a device") else { return nil }
    if let device = Device.named(name) { return device }
    reportUnknown(
      .unknownDevice, "there is no device '\(name)'", name, among: Device.profiles.map(\.name),
      at: node)
    return nil
  }

  private mutating func customDevice(_ node: NodeID) -> Device? {
    var device = Device("custom", .phone, Size(320, 568), scale: 2, eras: Device.supportedEras)
    var hasSize = false
    for entry in mapping(node, "a device") {
      switch tree.string(of: entry.key) {
      case "size":
        guard case .literal(.size(let size))? = readValue(entry.value, .size) else { continue }
        if size.width < 1 || size.height < 1 || size.width > 20_000 || size.height > 20_000 {
          report(.wrongType, "a screen is 1 to 20000 points wide and high", at: entry.value)
          continue
        }
        device.portraitSize = size
        hasSize = true
      case "scale":
        guard let scale = number(entry.value), [1, 2, 3].contains(scale) else {
          wrongType("a scale of 1, 2 or 3", entry.value)
          continue
        }
        device.scale = scale
      case "idiom":
        if case .string(let name)? = literal(entry.value, .enumeration(KeySet.idiom)) {
          device.idiom = Device.Idiom(rawValue: name) ?? .phone
        }
      case "safeArea":
        if case .literal(.insets(let insets))? = readValue(entry.value, .insets) {
          device.safeArea = insets
        }
      case "name":
        if let name = plainText(entry.value, "a name") { device.name = name }
      case let key:
        reportUnknown(
          .unknownKey, "a device has no '\(key)'", key,
          among: KeySet.device.names, at: entry.key)
      }
    }
    if !hasSize { report(.missingKey, "a device by measures has a 'size'", at: node) }
    return device
  }

  /// The scene's model: names with their first values, types inferred or given.
  mutating func readState(_ node: NodeID) {
    for entry in mapping(node, "a mapping of names to values") {
      let name = tree.string(of: entry.key)
      guard Identifier.isValid(name) else {
        report(.invalidID, "'\(name)' cannot name a state value", at: entry.key)
        continue
      }
      guard let (type, value) = stateValue(entry.value) else { continue }
      scene.state.append(
        StateVariable(name: name, type: type, initial: value, span: tree.span(of: entry.key)))
    }
  }

  private mutating func stateValue(_ node: NodeID) -> (ExpressionType, Value)? {
    if tree.kind(of: node) == .mapping, let typed = tree.entry(of: node, "type"),
      tree.itemCount(of: node) == 2,
      KeySet.stateKinds.contains(where: { tree.string(of: typed.value) == $0.name })
    {
      report(.missingKey, "a value with a type needs its 'value' as well", at: typed.key)
      return nil
    }
    if tree.kind(of: node) == .mapping, let typed = tree.entry(of: node, "type"),
      let initial = tree.entry(of: node, "value"), tree.itemCount(of: node) == 4
    {
      guard let name = plainText(typed.value, "a type"),
        let kind = KeySet.stateKinds.first(where: { $0.name == name })?.kind
      else {
        let names = KeySet.stateKinds.map(\.name)
        reportUnknown(
          .unknownCase, "state has no type '\(tree.string(of: typed.value))'",
          tree.string(of: typed.value), among: names, at: typed.value)
        return nil
      }
      guard case .literal(let value)? = readValue(initial.value, kind) else { return nil }
      return (kind.expressionType, value)
    }
    if tree.kind(of: node) == .scalar, hasExpression(node) {
      report(.wrongType, "state begins with plain values, not expressions", at: node)
      return nil
    }
    guard case .literal(let value)? = readAny(node) else { return nil }
    let type: ExpressionType =
      switch value {
      case .bool: .bool
      case .int: .int
      case .double: .double
      case .string: .string
      case .list: .list(.dyn)
      case .map: .map(.dyn, .dyn)
      default: .dyn
      }
    return (type, value)
  }

  /// A value as YAML writes it, without a kind to go by; lists and mappings may hold expressions.
  mutating func readAny(_ node: NodeID) -> ValueSource? {
    switch tree.kind(of: node) {
    case .scalar, .alias:
      if hasExpression(node) { return expressionSource(node, kind: nil) }
      return switch scalar(node) {
      case .null: .literal(.null)
      case .bool(let value): .literal(.bool(value))
      case .int(let value): .literal(.int(value))
      case .double(let value): .literal(.double(value))
      case .text: .literal(.string(tree.string(of: node)))
      }
    case .sequence:
      let sources = tree.items(of: node).compactMap { readAny($0) }
      let values = sources.compactMap(\.literalValue)
      return values.count == sources.count
        ? .literal(.list(values)) : .composite(.list(sources))
    case .mapping:
      if tree.itemCount(of: node) == 2, tree.entry(of: node, "localized") != nil {
        return localized(node)
      }
      let parts = mapping(node, "a mapping").compactMap { entry in
        readAny(entry.value).map { (key: tree.string(of: entry.key), value: $0) }
      }
      guard parts.allSatisfy(\.value.isLiteral) else { return .composite(.map(parts)) }
      var map = ValueMap()
      for part in parts { map[.string(part.key)] = part.value.literalValue }
      return .literal(.map(map))
    }
  }
}
