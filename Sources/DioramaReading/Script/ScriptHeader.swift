// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a script says before its steps.
struct ScriptHeader {
  var name: String?
  var devices: [Device] = []
  var os: [Int] = []
  var orientations: [Orientation] = []
  var locales: [String] = []
  var contentSizes: [ContentSizeCategory] = []
  var steps: SourceTree.NodeID?

  /// Each device with each era, orientation, locale and text size, the last varying fastest.
  var combinations: [Variation] {
    var all = [Variation()]
    func vary<T>(_ values: [T], _ write: (inout Variation, T) -> Void) {
      guard !values.isEmpty else { return }
      all = all.flatMap { base in
        values.map { value in
          var made = base
          write(&made, value)
          return made
        }
      }
    }
    vary(devices) { $0.device = $1 }
    vary(os) { $0.os = $1 }
    vary(orientations) { $0.orientation = $1 }
    vary(locales) { $0.locale = $1 }
    vary(contentSizes) { $0.contentSize = $1 }
    return all
  }

  var named: NamedVariations {
    var named: NamedVariations = []
    if !os.isEmpty { named.insert(.os) }
    if !locales.isEmpty { named.insert(.locales) }
    if !contentSizes.isEmpty { named.insert(.contentSizes) }
    if !orientations.isEmpty { named.insert(.orientations) }
    return named
  }
}

extension Reader {
  static let scriptKeys = KeySet.script.names
  /// More runs of one script than this are refused.
  private static let mostRuns = 500

  /// Everything of a script but its steps.
  mutating func readScriptHeader() -> ScriptHeader? {
    guard let root = documentRoot(Self.scriptKeys, what: "a script") else { return nil }
    var header = ScriptHeader()
    var hasScene = false
    for entry in mapping(root, "a script") {
      switch tree.string(of: entry.key) {
      case "diorama": break
      case "scene":
        hasScene = true
        _ = readPath(entry.value)
      case "name": header.name = plainText(entry.value, "a name")
      case "devices": header.devices = readEach(entry.value, "devices") { $0.readDevice($1) }
      case "variations": readVariations(entry.value, &header)
      case "steps":
        if tree.kind(of: entry.value) == .sequence {
          header.steps = entry.value
        } else if !isNull(entry.value) {
          wrongType("a list of steps", entry.value)
        }
      case let key:
        reportUnknown(
          .unknownKey, "a script has no '\(key)'", key, among: Self.scriptKeys, at: entry.key)
      }
    }
    if !hasScene {
      report(.missingKey, "a script needs 'scene: NAME.scene.yaml'", at: firstKey(root))
    }
    if header.steps == nil, tree.value(of: root, "steps") == nil {
      report(.missingKey, "a script needs 'steps'", at: firstKey(root))
    }
    return header
  }

  private func firstKey(_ root: NodeID) -> NodeID { tree.entries(of: root).first?.key ?? root }

  private mutating func readVariations(_ node: NodeID, _ header: inout ScriptHeader) {
    for entry in mapping(node, "a mapping of what varies to lists") {
      switch tree.string(of: entry.key) {
      case "locales":
        header.locales = readEach(entry.value, "locales") { reader, item in
          guard let text = reader.plainText(item, "a locale") else { return nil }
          if Reader.isLocale(text) { return text }
          reader.report(.wrongType, "'\(text)' is no locale like 'en_US' or 'de'", at: item)
          return nil
        }
      case "contentSizes":
        header.contentSizes = readEach(entry.value, "text sizes") { $0.readContentSize($1) }
      case "os": header.os = readEach(entry.value, "versions") { $0.readMajorVersion($1) }
      case "orientations":
        header.orientations = readEach(entry.value, "orientations") { reader, item in
          guard case .string(let name)? = reader.literal(item, .enumeration(KeySet.orientation))
          else {
            return nil
          }
          return Orientation(rawValue: name)
        }
      case let key:
        reportUnknown(
          .unknownKey, "nothing varies by '\(key)'", key,
          among: KeySet.variations.names, at: entry.key)
      }
    }
    let runs = [
      header.devices.count, header.os.count, header.orientations.count, header.locales.count,
      header.contentSizes.count,
    ].reduce(1) { $0 * max(1, min($1, 1000)) }
    if runs > Self.mostRuns {
      report(.outOfRange, "a script runs at most \(Self.mostRuns) times, not \(runs)", at: node)
      header = ScriptHeader()
    }
  }

  private mutating func readEach<T>(
    _ node: NodeID, _ what: String, _ read: (inout Reader, NodeID) -> T?
  ) -> [T] {
    guard tree.kind(of: node) == .sequence else {
      wrongType("a list of \(what)", node)
      return []
    }
    var found: [T] = []
    for item in tree.items(of: node) {
      if let value = read(&self, item) { found.append(value) }
    }
    return found
  }
}
