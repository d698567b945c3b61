// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaLint
import DioramaReading

/// The project files above scenes and scripts.
extension Workspace {
  package static let projectName = ".diorama.yaml"

  /// A project file as read.
  struct LoadedProject {
    let project: Project
    let findings: [Diagnostic]
    /// The rules that it asks for.
    let rules: [any LintRule.Type]

    init(_ project: Project, _ findings: [Diagnostic]) {
      self.project = project
      self.findings = findings
      rules = lintRules.filter { project.asks($0.rule) }
    }
  }

  /// The project that a file belongs to; one without a project file has the defaults.
  package mutating func project(for path: String) -> Project {
    loadedProject(for: path).project
  }

  /// The rules for scenes that the project of a file asks for.
  mutating func rules(for path: String) -> [any LintRule.Type] { loadedProject(for: path).rules }

  private mutating func loadedProject(for path: String) -> LoadedProject {
    if let asked, asked.path == path { return asked.project }
    let home = home(of: path)
    let found =
      projects[home.project] ?? loadProject(Files.join(home.root, Self.projectName))
    asked = (path, found)
    return found
  }

  /// What is wrong with the project that a file belongs to: nothing of it runs then.
  mutating func projectErrors(for path: String) -> [Diagnostic] {
    loadedProject(for: path).findings.filter { $0.severity == .error }
  }

  /// How much of a file is read, as its project has it.
  mutating func limits(for path: String) -> ReadingLimits {
    guard Files.name(of: path) != Self.projectName, path != "-" else { return limits }
    let project = project(for: path)
    guard !project.limits.isEmpty else { return limits }
    var own = limits
    if let value = project.limits[.fileSize] { own.fileSize = min(own.fileSize, value) }
    if let value = project.limits[.depth] { own.depth = min(own.depth, value) }
    if let value = project.limits[.nodes] { own.nodes = min(own.nodes, value) }
    if let value = project.limits[.scalarLength] { own.scalarLength = min(own.scalarLength, value) }
    return own
  }

  /// A project file and its findings; the defaults where there is none.
  mutating func loadProject(_ path: String) -> LoadedProject {
    let key = Files.real(path) ?? path
    if let known = projects[key] { return known }
    var own = Project()
    var told: [Diagnostic] = []
    if exists(path) {
      let (tree, _, findings) = tree(path)
      told = findings
      if let tree, !ReadingRule.isBroken(findings) {
        let read = readProject(tree, rules: allRules, catalog: catalog)
        own = read.project
        told += read.findings
        if let folder = read.project.snapshots, let span = read.project.snapshotsSpan {
          let root = Files.parent(of: path)
          if !isInside(Files.join(root, folder), root: root) {
            own.snapshots = nil
            told.append(
              Diagnostic(
                ReadingRule.pathOutsideRoot.rule, "'\(folder)' leads out of the project's folder",
                at: span))
          }
        }
      }
    }
    let loaded = LoadedProject(own, told)
    projects[key] = loaded
    return loaded
  }

  /// Findings at the levels of the project that the file belongs to.
  mutating func judged(_ findings: [Diagnostic], of path: String) -> [Diagnostic] {
    let project = project(for: path)
    return project.levels.isEmpty ? findings : findings.compactMap { project.judged($0) }
  }

  /// Where the outputs of a script are recorded.
  package mutating func snapshotStore(for path: String) -> SnapshotStore {
    guard let folder = project(for: path).snapshots else { return SnapshotStore(script: path) }
    let root = projectRoot(of: path)
    let own = Files.real(Files.parent(of: path)) ?? Files.parent(of: path)
    let place = own.hasPrefix(root + "/") ? String(own.dropFirst(root.count + 1)) : ""
    return SnapshotStore(script: path, mirror: (Files.join(root, folder), place))
  }

  /// Whether the outputs of a script stay in its project once links are followed.
  package func isConfined(_ store: SnapshotStore, of path: String) -> Bool {
    // The nearest folder that is there decides where those below it would be made.
    var folder = store.folder
    while Files.kind(of: folder) == .missing, !Files.parent(of: folder).isEmpty {
      folder = Files.parent(of: folder)
    }
    return Files.kind(of: folder) == .missing
      || isInside(folder, root: Home(of: Files.parent(of: path)).root)
  }
}
