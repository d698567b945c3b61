// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaLint
import DioramaModel
import DioramaReading
import DioramaReport
import DioramaUIKit

/// The files of one command and what is known of them: each is read once.
public struct Workspace {
  package let catalog: Catalog
  package let steps: [any Step.Type]
  package let limits: ReadingLimits
  package var sources = SourceFiles()
  private var scenes: [SceneKey: LoadedScene] = [:]
  /// Project files by their real paths.
  var projects: [String: LoadedProject] = [:]
  /// The project of the file that was asked for last.
  var asked: (path: String, project: LoadedProject)?
  /// Folders as files name them.
  var homes: [String: Home] = [:]
  /// Where each included file was included.
  var includeSites: [FileID: SourceSpan] = [:]
  /// What rules ask of the classes, by era and scale; a run has few of these.
  private var tables: [LintTables] = []
  /// Whom to tell of each file that lint has done.
  package var progress: LintProgress?
  /// Files in memory, which stand for what the disk has at their paths.
  private var held: [String: [UInt8]] = [:]

  /// One scene in one variation.
  private struct SceneKey: Hashable {
    var path: String
    var variation: Variation
  }

  public init() { self.init(catalog: Catalog(uikitClasses)) }

  /// A workspace of other classes or limits than the product's own.
  package init(catalog: Catalog, limits: ReadingLimits = .standard) {
    self.catalog = catalog
    self.limits = limits
    steps = uikitSteps
  }

  /// Puts a file into memory, as an editor holds what is not saved yet; replaces one of its path.
  package mutating func hold(_ bytes: [UInt8], at path: String) {
    held[path] = bytes
    scenes = scenes.filter { $0.key.path != path }
  }

  /// Whether nothing was read yet.
  var isFresh: Bool { sources.count == 0 && scenes.isEmpty && projects.isEmpty }

  /// Makes one for another thread, which has read nothing: of the product's classes, in a catalog of
  /// its own, as threads that count references to one would wait for each other.
  func twinMaker() -> @Sendable () -> Workspace {
    let (limits, held, progress) = (limits, held, progress)
    return {
      var made = Workspace(catalog: Catalog(uikitClasses), limits: limits)
      made.held = held
      made.progress = progress
      return made
    }
  }

  /// Forgets what was read of scenes; one that is asked for again is read again.
  mutating func forgetScenes() { scenes.removeAll(keepingCapacity: true) }

  /// Forgets all files; what is known of the classes stays.
  mutating func forget() {
    sources = SourceFiles()
    scenes = [:]
    projects = [:]
    asked = nil
    homes = [:]
    includeSites = [:]
  }

  func isHeld(_ path: String) -> Bool { held[path] != nil }

  /// Whether every file comes from the disk.
  var holdsNothing: Bool { held.isEmpty }

  /// Whether there is a file at a path, on the disk or in memory.
  func exists(_ path: String) -> Bool { held[path] != nil || Files.kind(of: path) == .file }

  /// A scene file as read, and its findings.
  package struct LoadedScene {
    package var path: String
    package var file: FileID
    package var reading: SceneReading?
    package var findings: [Diagnostic]
    /// The images that the scene may use.
    package var images: SceneImages

    /// What can be run; nil where anything is wrong at error level.
    package var scene: Scene? {
      findings.contains { $0.severity == .error } ? nil : reading?.scene
    }
  }

  /// A script with the scene it plays on.
  package struct LoadedScript {
    package var path: String
    package var script: Script?
    package var scene: LoadedScene?
    package var findings: [Diagnostic]
    /// The file as it was read, to read it again for another variation of the scene.
    var tree: SourceTree?
    var included: [IncludedScript] = []
    /// What it uses of the scene's names, of those that expansion resolves.
    var used: Set<UsedName> = []
  }

  /// Reads a file's tree; findings instead where it is too large, unreadable or no UTF-8.
  mutating func tree(_ path: String) -> (tree: SourceTree?, file: FileID, findings: [Diagnostic]) {
    let limits = limits(for: path)
    do throws(Files.Failure) {
      return parse(try bytes(path, limits), path: path, limits)
    } catch {
      let file = sources.add(path: path, bytes: [])
      let isLarge = error == Files.tooLarge(limits.fileSize)
      let finding =
        isLarge
        ? Diagnostic.fileTooLarge(limits.fileSize, file: file)
        : Diagnostic(
          ReadingRule.missingFile.rule, "the file cannot be read: \(error.reason)",
          at: SourceSpan(file: file, start: 0, end: 0))
      return (nil, file, [finding])
    }
  }

  func bytes(
    _ path: String, _ limits: ReadingLimits
  ) throws(Files.Failure) -> [UInt8] {
    if let bytes = held[path] {
      guard bytes.count <= limits.fileSize else { throw Files.tooLarge(limits.fileSize) }
      return bytes
    }
    return path == "-"
      ? try Files.readStandardInput(limit: limits.fileSize)
      : try Files.read(path, limit: limits.fileSize)
  }

  private mutating func parse(
    _ bytes: [UInt8], path: String, _ limits: ReadingLimits
  ) -> (tree: SourceTree?, file: FileID, findings: [Diagnostic]) {
    do throws(SourceText.Malformed) {
      let text = try SourceText(bytes)
      let file = sources.add(path: path, bytes: text.bytes)
      let (tree, findings) = TreeBuilder.build(text, file: file, limits: limits)
      return (tree, file, findings)
    } catch {
      let file = sources.add(path: path, bytes: error.readable)
      return (nil, file, [.invalidEncoding(error.reason, at: error.offset, file: file)])
    }
  }

  /// What reading says of places of which the tree has said nothing: an alias without a value is
  /// wrong once, not of the wrong type as well.
  private func beyond(_ told: [Diagnostic], _ findings: [Diagnostic]) -> [Diagnostic] {
    guard !told.isEmpty else { return findings }
    let spans = Set(told.map(\.span))
    return findings.filter { !spans.contains($0.span) }
  }

  /// Reads and checks a scene, images and rules included.
  ///
  /// - Parameter variation: What a run takes instead of what the scene says.
  package mutating func loadScene(
    _ path: String, variation: Variation = .none
  ) -> LoadedScene {
    let key = SceneKey(path: path, variation: variation)
    if let known = scenes[key] { return known }
    let (tree, file, treeFindings) = tree(path)
    var loaded = LoadedScene(
      path: path, file: file, reading: nil, findings: treeFindings,
      images: SceneImages(folder: Files.parent(of: path), root: projectRoot(of: path)))
    if let tree, !ReadingRule.isBroken(treeFindings) {
      let parts = parts(of: tree, at: path, into: &loaded.findings)
      let reading = SceneReading(
        tree: tree, parts: parts, variation: variation, catalog: catalog)
      loaded.reading = reading
      loaded.findings += beyond(treeFindings, reading.findings)
      if variation == .none {
        loaded.findings += style(of: tree, reading.partialScene, known: reading.findings, at: path)
      }
      if let scene = reading.partialScene { judge(scene, reading, &loaded) }
    }
    loaded.findings += projectErrors(for: path)
    scenes[key] = loaded
    return loaded
  }

  /// What the rules say of a scene that could be read, even where parts of it could not.
  private mutating func judge(
    _ scene: Scene, _ reading: SceneReading, _ loaded: inout LoadedScene
  ) {
    let known = loaded.images.check(scene, into: &loaded.findings)
    let os = scene.era(on: scene.device)
    let table = loaded.images.table(scene, device: scene.device)
    let context = LintContext(
      scene, catalog: catalog, tables: lintTables(os: os, scale: scene.device.scale),
      measure: MeasureContext(os: os, scale: scene.device.scale, images: table),
      sources: sources, knownImages: known)
    let found = DioramaLint.judge(context, by: rules(for: loaded.path))
    let most = limits.findings
    loaded.findings += found.prefix(most).map { traced($0, in: scene) }
    if found.count > most {
      // What the rules say keeps nothing from running, and so does this.
      var rest = Diagnostic.tooManyFindings(most, at: found[most].span)
      rest.severity = .note
      loaded.findings.append(rest)
    }
    let isSound = !loaded.findings.contains { $0.severity == .error }
    if isSound, scene.mayLoopInLayout(catalog), let loop = layoutLoop(loaded) {
      loaded.findings.append(loop)
    }
  }

  /// What a file's text says otherwise than it seems to.
  private mutating func style(
    of tree: SourceTree, _ scene: Scene?, known: [Diagnostic], at path: String
  ) -> [Diagnostic] {
    let project = project(for: path)
    return StyleCheck.findings(
      in: tree, known: known, catalog: catalog,
      asksForOrder: project.asks(ReadingRule.unorderedKeys.rule)
    ) { scene.map { StyleCheck.Slots($0, of: tree.file, catalog) } ?? StyleCheck.Slots() }
  }

  private mutating func lintTables(os: Int, scale: Double) -> LintTables {
    if let known = tables.first(where: { $0.os == os && $0.scale == scale }) { return known }
    let made = LintTables(catalog, os: os, scale: scale)
    tables.append(made)
    return made
  }

  /// Reads a script and the scene it names.
  package mutating func loadScript(_ path: String) -> LoadedScript {
    let (tree, _, treeFindings) = tree(path)
    var loaded = LoadedScript(path: path, script: nil, scene: nil, findings: treeFindings)
    guard let tree, !ReadingRule.isBroken(treeFindings) else { return loaded }
    if let named = scenePath(of: tree) {
      let root = projectRoot(of: path)
      let wanted = Files.join(Files.parent(of: path), named.path)
      if !isInside(wanted, root: root) {
        loaded.findings.append(
          Diagnostic(
            ReadingRule.pathOutsideRoot.rule,
            "'\(named.path)' leaves the folder of the project", at: named.span))
      } else if !exists(wanted) {
        loaded.findings.append(
          Diagnostic(
            ReadingRule.missingFile.rule, "there is no scene '\(named.path)'", at: named.span))
      } else {
        loaded.scene = loadScene(wanted)
      }
    }
    loaded.tree = tree
    loaded.included = includedScripts(of: tree, at: path, into: &loaded.findings)
    let (script, findings, used) = readScript(
      tree, included: loaded.included, scene: loaded.scene?.reading, catalog: catalog,
      steps: steps)
    loaded.findings += beyond(treeFindings, findings) + projectErrors(for: path)
    loaded.findings += style(of: tree, loaded.scene?.scene, known: findings, at: path)
    loaded.used = used
    if let script {
      loaded.findings += DioramaLint.judge(ScriptContext(script, catalog: catalog), by: scriptRules)
    }
    if let script { checkVariations(script, &loaded) }
    let isUsable = !loaded.findings.contains { $0.severity == .error }
    loaded.script = isUsable ? script : nil
    return loaded
  }

  /// What is wrong in some variations of a script only: on another device, in another language.
  private mutating func checkVariations(_ script: Script, _ loaded: inout LoadedScript) {
    struct Place: Hashable {
      var rule: String
      var span: SourceSpan
    }
    var known = Set(
      (loaded.findings + (loaded.scene?.findings ?? [])).map { Place(rule: $0.rule, span: $0.span) }
    )
    for variation in script.variations where variation != .none {
      for finding in read(loaded, in: variation).findings
      where finding.severity == .error
        || finding.rule == ReadingRule.missingLocalization.rawValue
      {
        guard known.insert(Place(rule: finding.rule, span: finding.span)).inserted else { continue }
        loaded.findings.append(finding)
      }
    }
  }

  /// A script on its scene in one of its variations: what both are there, or what is wrong there.
  package mutating func read(
    _ loaded: LoadedScript, in variation: Variation
  ) -> (script: Script?, scene: LoadedScene?, findings: [Diagnostic]) {
    guard let path = loaded.scene?.path, let tree = loaded.tree else {
      return (loaded.script, loaded.scene, [])
    }
    if variation == .none { return (loaded.script, loaded.scene, []) }
    let scene = loadScene(path, variation: variation)
    guard scene.scene != nil else { return (nil, scene, scene.findings) }
    let (script, findings, _) = readScript(
      tree, included: loaded.included, scene: scene.reading, catalog: catalog, steps: steps)
    return (script, scene, scene.findings + findings)
  }

  /// Whether a path stays in a folder once its links are followed.
  func isInside(_ path: String, root: String) -> Bool {
    guard let target = Files.real(path), let root = Files.real(root) else {
      // What is not there cannot lead out; its folder may.
      let folder = Files.parent(of: path)
      guard let folder = Files.real(folder), let root = Files.real(root) else { return true }
      return folder == root || folder.hasPrefix(root + "/") || root == "/"
    }
    return target.hasPrefix(root + "/") || root == "/" || target == root
  }
}
