// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a `.diorama.yaml` says of the scenes and scripts under its folder.
package struct Project: Sendable {
  /// Levels of rules that differ from their own; nil is off.
  package var levels: [String: Severity?] = [:]
  /// For scenes that name none.
  package var device: Device?
  /// Where recorded outputs are, relative to the project's folder; nil is beside the scripts.
  package var snapshots: String?
  /// Where the file says so.
  package var snapshotsSpan: SourceSpan?
  package var limits: [ProjectLimit: Int] = [:]

  package init() {}

  /// Whether a rule is asked at all: always, or because the project gives it a level.
  package func asks(_ rule: Rule) -> Bool {
    guard let level = levels[rule.slug] else { return !rule.isOptIn }
    return level != nil
  }

  /// The finding at the level that the project gives its rule; nil where that is off.
  package func judged(_ finding: Diagnostic) -> Diagnostic? {
    guard let level = levels[finding.rule] else { return finding }
    guard let severity = level else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

/// The limits that a project may set lower than the product does.
package enum ProjectLimit: String, CaseIterable, Sendable {
  case fileSize, depth, nodes, scalarLength, actions, virtualTime

  /// What the product allows.
  package var standard: Int {
    switch self {
    case .fileSize: ReadingLimits.standard.fileSize
    case .depth: ReadingLimits.standard.depth
    case .nodes: ReadingLimits.standard.nodes
    case .scalarLength: ReadingLimits.standard.scalarLength
    case .actions: 100_000
    case .virtualTime: 86_400
    }
  }

  package var summary: String {
    switch self {
    case .fileSize: "Bytes of one file."
    case .depth: "Lists and mappings inside each other."
    case .nodes: "Values of one file, with its aliases written out."
    case .scalarLength: "Bytes of one text."
    case .actions: "Actions and events of one run."
    case .virtualTime: "Seconds of virtual time of one run."
    }
  }
}

/// Reads a project file against the rules of the build.
package func readProject(
  _ tree: SourceTree, rules: [Rule], catalog: Catalog
) -> (project: Project, findings: [Diagnostic]) {
  var reader = Reader(tree: tree, catalog: catalog, scene: Scene(file: tree.file))
  return (reader.readProjectFile(rules), reader.findings)
}

extension Reader {
  static let projectKeys = KeySet.project.names

  mutating func readProjectFile(_ rules: [Rule]) -> Project {
    var project = Project()
    guard let root = documentRoot(Self.projectKeys, what: "a project file") else { return project }
    for entry in mapping(root, "a project file") {
      switch tree.string(of: entry.key) {
      case "diorama": break
      case "device": project.device = readDevice(entry.value)
      case "snapshots":
        guard let folder = readPath(entry.value) else { continue }
        if folder.split(separator: "/").contains("..") {
          report(
            .pathOutsideRoot, "'\(folder)' leaves the project's folder", at: entry.value)
        } else {
          project.snapshots = folder
          project.snapshotsSpan = tree.span(of: entry.value)
        }
      case "rules": readLevels(entry.value, rules, &project)
      case "limits": readLimits(entry.value, &project)
      case let key:
        reportUnknown(
          .unknownKey, "a project file has no '\(key)'", key, among: Self.projectKeys,
          at: entry.key)
      }
    }
    return project
  }

  private mutating func readLevels(_ node: NodeID, _ rules: [Rule], _ project: inout Project) {
    for entry in mapping(node, "a mapping of rules to levels") {
      let slug = tree.string(of: entry.key)
      guard let rule = rules.first(where: { $0.slug == slug }) else {
        reportUnknown(
          .unknownReference, "there is no rule '\(slug)'", slug, among: rules.map(\.slug),
          at: entry.key)
        continue
      }
      let level = tree.string(of: entry.value)
      let known = Severity.allCases.map(\.name) + ["off"]
      guard tree.kind(of: entry.value) == .scalar, known.contains(level) else {
        reportUnknown(
          .unknownCase, "'\(level)' is no level: \(known.joined(separator: ", "))", level,
          among: known, at: entry.value)
        continue
      }
      if rule.severity == .error, level != "error" {
        report(
          .wrongType, "'\(slug)' stays an error: what it finds cannot be run", at: entry.value)
        continue
      }
      project.levels[slug] = .some(Severity.allCases.first { $0.name == level })
    }
  }

  private mutating func readLimits(_ node: NodeID, _ project: inout Project) {
    for entry in mapping(node, "a mapping of limits to numbers") {
      let name = tree.string(of: entry.key)
      guard let limit = ProjectLimit(rawValue: name) else {
        let names = ProjectLimit.allCases.map(\.rawValue).joined(separator: ", ")
        reportUnknown(
          .unknownKey, "there is no limit '\(name)' (there are \(names))", name,
          among: ProjectLimit.allCases.map(\.rawValue), at: entry.key)
        continue
      }
      guard case .int(let value) = scalar(entry.value), value >= 1, value <= limit.standard else {
        wrongType("a whole number from 1 to \(limit.standard)", entry.value)
        continue
      }
      project.limits[limit] = Int(value)
    }
  }
}
