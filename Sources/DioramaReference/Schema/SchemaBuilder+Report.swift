// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport

/// What `tree`, `replay` and `lint` print as JSON.
extension SchemaBuilder {
  mutating func report() -> JSON {
    let run = run()
    return .of([
      "if": .of(["type": .string("array")]),
      "then": .of(["items": run]),
      "else": .of([
        "if": .of(["required": .strings(["findings"])]), "then": findings(), "else": run,
      ]),
    ])
  }

  private mutating func run() -> JSON {
    definition("run") { builder in
      let properties = builder.properties()
      return Self.object(
        [
          ("diorama", .of(["const": .int(1)])), ("scene", Self.text), ("script?", Self.text),
          ("device", Self.device()), ("time", Self.number), ("result?", Self.result),
          ("tree", builder.view(properties)),
          (
            "objects",
            .of([
              "type": .string("object"),
              "additionalProperties": Self.object([
                ("type", Self.text), ("properties", properties),
                ("motion?", .of(["type": .string("object")])),
              ]),
            ])
          ),
          ("state", .of(["type": .string("object")])), ("log", Self.list(of: Self.text)),
          ("events", Self.list(of: Self.event())), ("steps?", Self.list(of: Self.step())),
        ]
      ).with(["dependentRequired": .of(["script": .strings(["result", "steps"])])])
    }
  }

  private static func device() -> JSON {
    object([
      ("name", text), ("os", integer(from: Device.supportedEras.lowerBound)),
      ("size", array(number, count: 2)), ("scale", .of(["enum": .list([1, 2, 3].map(JSON.int))])),
      ("idiom", .enumeration(Device.Idiom.allCases.map(\.rawValue))),
      ("orientation", .enumeration(Orientation.allCases.map(\.rawValue))), ("locale", text),
      ("contentSizeCategory", .enumeration(ContentSizeCategory.allCases.map(\.rawValue))),
    ])
  }

  private mutating func view(_ properties: JSON) -> JSON {
    definition("view") { _ in
      Self.object([
        ("id", Self.text), ("type", Self.text), ("frame", Self.array(Self.number, count: 4)),
        ("bounds?", Self.array(Self.number, count: 4)),
        ("center?", Self.array(Self.number, count: 2)),
        ("transform?", Self.array(Self.number, count: 6)), ("properties", properties),
        ("motion?", .of(["type": .string("object")])),
        ("presentation?", .of(["type": .string("object")])),
        ("subviews", Self.list(of: .ref("view"))),
      ])
    }
  }

  /// Properties by their UIKit names.
  private mutating func properties() -> JSON {
    definition("properties") { builder in
      var names: Set<String> = [ViewKey.layer.rawValue]
      for info in builder.catalog.classes {
        for property in info.properties where !property.facts.name.hasPrefix(LayerTraits.prefix) {
          names.insert(property.facts.name)
        }
      }
      return .of(["type": .string("object"), "propertyNames": .enumeration(names.sorted())])
    }
  }

  private static func event() -> JSON {
    .of([
      "type": .string("object"), "required": .strings(["time", "source", "event"]),
      "properties": .of(["time": number, "source": text, "event": text]),
    ])
  }

  private static func step() -> JSON {
    object([
      ("index", integer(from: 0)), ("line", integer(from: 1)), ("step", text), ("file?", text),
      ("name?", text), ("time", number), ("result", result),
      (
        "failures",
        list(
          of: object([
            ("message", text), ("expected?", text), ("actual?", text),
            ("line?", integer(from: 1)),
            (
              "because?",
              object([("message", text), ("file?", text), ("line?", integer(from: 1))])
            ), ("notes?", list(of: text)),
          ]))
      ), ("output?", text),
    ])
  }

  private func findings() -> JSON {
    let place: [(String, JSON)] = ["line", "column", "endLine", "endColumn"].map {
      ($0, Self.integer(from: 1))
    }
    let edit = Self.object(
      [("file?", Self.text)] + place + [("replacement", Self.text)])
    let fix = Self.object([
      ("title", Self.text),
      ("applicability", .enumeration(Fix.Applicability.allCases.map(\.rawValue))),
      ("edits", Self.list(of: edit)),
    ])
    let note = Self.object(
      [("message", Self.text), ("file?", Self.text)]
        + place.map { ($0.0 + "?", $0.1) })
    let finding = Self.object(
      [
        ("rule", .enumeration(source.rules.map(\.slug))),
        ("level", .enumeration(Severity.allCases.map(\.name))), ("message", Self.text),
        ("file", Self.text),
      ] + place + [("notes", Self.list(of: note)), ("fixes", Self.list(of: fix))])
    return Self.object([
      ("findings", Self.list(of: finding)),
      (
        "summary",
        Self.object(
          ["files", "errors", "warnings", "notes", "suppressed?", "fixed?"].map {
            ($0, Self.integer(from: 0))
          })
      ),
    ])
  }

  /// An object with these members only; a name with `?` behind it may be left out.
  private static func object(_ members: [(name: String, schema: JSON)]) -> JSON {
    let needed = members.map(\.name).filter { !$0.hasSuffix("?") }
    return closed(
      members.map { JSON.Member(String($0.name.prefix { $0 != "?" }), $0.schema) }
    ).with(["required": .strings(needed)])
  }

  private static func list(of item: JSON) -> JSON {
    .of(["type": .string("array"), "items": item])
  }

  private static func integer(from least: Int) -> JSON {
    .of(["type": .string("integer"), "minimum": .int(least)])
  }

  private static let text = JSON.of(["type": .string("string")])
  private static let number = JSON.of(["type": .string("number")])
  private static let result = JSON.enumeration(["passed", "failed"])
}
