// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaReference
import DioramaUIKit
import Foundation
import Testing

/// What the schemas say of themselves; independent validators hold them against files in
/// `Scripts/check-schema`.
@Suite struct SchemaTests {
  private static let source = SchemaSource(
    catalog: Catalog(uikitClasses), steps: uikitSteps, rules: allRules,
    limits: ProjectLimit.allCases.map {
      .init(name: $0.rawValue, summary: $0.summary, standard: $0.standard)
    })

  private static func parsed(_ kind: SchemaKind) throws -> [String: Any] {
    let data = Data(schemaJSON(kind, source).utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test(arguments: SchemaKind.allCases)
  func `a schema says what it is`(kind: SchemaKind) throws {
    let schema = try Self.parsed(kind)
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["$id"] as? String == "urn:diorama:1:\(kind.rawValue)")
    #expect(schemaJSON(kind, Self.source) == schemaJSON(kind, Self.source))
  }

  @Test(arguments: SchemaKind.allCases)
  func `every reference has its definition, and every definition a reference`(
    kind: SchemaKind
  ) throws {
    let schema = try Self.parsed(kind)
    let definitions = try #require(schema["$defs"] as? [String: Any])
    var used: Set<String> = []
    Self.collect(schema, into: &used)
    #expect(used.subtracting(definitions.keys).sorted() == [])
    #expect(Set(definitions.keys).subtracting(used).sorted() == [])
  }

  private static func collect(_ value: Any, into used: inout Set<String>) {
    if let object = value as? [String: Any] {
      if let path = object["$ref"] as? String {
        // A definition, or a property of one: `#/$defs/UIView/properties/alpha`.
        used.insert(path.split(separator: "/").dropFirst(2).first.map(String.init) ?? path)
      }
      for inner in object.values { collect(inner, into: &used) }
    } else if let list = value as? [Any] {
      for inner in list { collect(inner, into: &used) }
    }
  }

  @Test(arguments: SchemaKind.allCases) func `no key stands twice`(kind: SchemaKind) {
    #expect(Self.doubled(in: schemaJSON(kind, Self.source)) == [])
  }

  /// The keys that stand twice in one object.
  private static func doubled(in text: String) -> [String] {
    var open: [Set<String>] = []
    var doubled: [String] = []
    var scanner = text[...]
    while let character = scanner.popFirst() {
      switch character {
      case "{": open.append([])
      case "}": open.removeLast()
      case "\"":
        var string = ""
        while let next = scanner.popFirst(), next != "\"" {
          string.append(next)
          if next == "\\", let escaped = scanner.popFirst() { string.append(escaped) }
        }
        if scanner.first == ":", !open[open.count - 1].insert(string).inserted {
          doubled.append(string)
        }
      default: break
      }
    }
    return doubled
  }

  @Test func `every class, action and step is in it`() throws {
    let scenes = try #require(try Self.parsed(.scene)["$defs"] as? [String: Any])
    for info in Self.source.catalog.classes where !info.isSystemView && !info.isAbstract {
      let definition = try #require(scenes[info.name] as? [String: Any], "\(info.name)")
      let properties = try #require(definition["properties"] as? [String: Any])
      let written = info.properties.filter {
        $0.facts.access != .readOnly && !$0.facts.name.hasPrefix(LayerTraits.prefix)
      }
      for property in written {
        let names = [property.facts.name] + property.facts.aliases
        for name in names where !name.hasPrefix(LayerTraits.prefix) {
          #expect(properties[name] != nil, "\(info.name).\(name)")
        }
      }
    }
    let action = try #require(scenes["action"] as? [String: Any])
    let actions = try #require(action["properties"] as? [String: Any])
    for name in ActionName.allCases { #expect(actions[name.rawValue] != nil) }
    let scripts = try #require(try Self.parsed(.replay)["$defs"] as? [String: Any])
    for step in Self.source.steps { #expect(scripts["step.\(step.name)"] != nil) }
  }
}
