// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport

/// What the schemas are made from: the declarations of a build.
package struct SchemaSource: Sendable {
  package var catalog: Catalog
  package var steps: [any Step.Type]
  package var rules: [Rule]
  package var limits: [Limit]

  /// A limit that a project may set.
  package struct Limit: Sendable {
    package var name: String
    package var summary: String
    /// The most it may be.
    package var standard: Int

    package init(name: String, summary: String, standard: Int) {
      self.name = name
      self.summary = summary
      self.standard = standard
    }
  }

  package init(
    catalog: Catalog, steps: [any Step.Type], rules: [Rule], limits: [Limit]
  ) {
    self.catalog = catalog
    self.steps = steps
    self.rules = rules
    self.limits = limits
  }
}

/// Writes the definitions that a schema refers to, each when it is first asked for.
struct SchemaBuilder {
  let source: SchemaSource
  private var definitions: [String: JSON] = [:]
  /// What the plain view says of its properties, once it was asked for.
  var common: [String: JSON] = [:]

  var catalog: Catalog { source.catalog }

  init(_ source: SchemaSource) { self.source = source }

  /// A reference to the definition of a name, made where there is none yet.
  mutating func definition(_ name: String, _ make: (inout Self) -> JSON) -> JSON {
    if definitions[name] == nil {
      // What refers to itself finds it there.
      definitions[name] = .null
      definitions[name] = make(&self)
    }
    return .ref(name)
  }

  /// The whole schema, its definitions in the order of their names.
  func document(_ kind: SchemaKind, _ root: JSON) -> String {
    let sorted = definitions.sorted { $0.key < $1.key }
    let head = JSON.of([
      "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
      "$id": .string("urn:diorama:1:\(kind.rawValue)"),
      "title": .string(kind.title), "description": .string(kind.summary),
    ])
    guard case .object(let headMembers) = head, case .object(let members) = root else { return "" }
    let whole = JSON.object(
      headMembers + members + [
        JSON.Member("$defs", .object(sorted.map { JSON.Member($0.key, $0.value) }))
      ])
    var text = ""
    whole.append(to: &text, indent: 0, column: 0)
    return text + "\n"
  }
}

/// The schemas there are.
package enum SchemaKind: String, CaseIterable, Sendable {
  case scene, replay, project, report

  var title: String {
    switch self {
    case .scene: "Diorama scene"
    case .replay: "Diorama script"
    case .project: "Diorama project"
    case .report: "Diorama report"
    }
  }

  package var summary: String {
    switch self {
    case .scene: "A scene (*.scene.yaml), or a file that scenes include."
    case .replay: "A script of interactions and expectations (*.replay.yaml)."
    case .project: "Project settings (.diorama.yaml)."
    case .report: "What tree, replay and lint print with --format json."
    }
  }
}

/// One schema as JSON, the same bytes for the same build.
package func schemaJSON(_ kind: SchemaKind, _ source: SchemaSource) -> String {
  var builder = SchemaBuilder(source)
  let root: JSON
  switch kind {
  case .scene: root = builder.mapping(.scene)
  case .replay: root = builder.mapping(.script)
  case .project: root = builder.mapping(.project)
  case .report: root = builder.report()
  }
  return builder.document(kind, root)
}
