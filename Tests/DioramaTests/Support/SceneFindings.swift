// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaUIKit

/// The text of a scene; `diorama: 1` is added at the end where the text has none, so that the lines
/// of a test count as it writes them.
func sceneText(_ text: String) -> String {
  text.contains("diorama: ") ? text : text + "\ndiorama: 1\n"
}

/// A scene whose root view holds these views, as a list of YAML.
func scene(showing views: String, _ header: String = "") -> String {
  let lines = views.split(separator: "\n", omittingEmptySubsequences: false)
  let inner = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  return (header.isEmpty ? "" : header + "\n") + "view:\n  subviews:\n" + inner
}

/// One file of a workspace in memory, linted.
struct LintedText {
  var findings: [Diagnostic]
  var sources: SourceFiles
  let bytes: [UInt8]

  init(
    _ bytes: [UInt8], catalog: Catalog? = nil, limits: ReadingLimits = .standard,
    rules: String = "", beside files: [String: String] = [:]
  ) {
    self.bytes = bytes
    var workspace = Workspace(catalog: catalog ?? Catalog(uikitClasses), limits: limits)
    for (path, text) in files { workspace.hold(Array(text.utf8), at: path) }
    workspace.hold(bytes, at: "test.scene.yaml")
    for (path, text) in files { workspace.hold(Array(text.utf8), at: path) }
    if !rules.isEmpty {
      let project = Files.join(Files.real("") ?? "", Workspace.projectName)
      workspace.hold(Array("diorama: 1\nrules: { \(rules) }\n".utf8), at: project)
    }
    findings = workspace.lint(["test.scene.yaml"] + files.keys.filter { $0.contains("replay") })
    sources = workspace.sources
  }

  /// - Parameters:
  ///   - rules: Levels that the project file gives, as `RULE: LEVEL`.
  ///   - files: Others by their paths; scripts among them are linted too.
  init(
    scene: String, limits: ReadingLimits = .standard, rules: String = "",
    beside files: [String: String] = [:]
  ) {
    self.init(Array(sceneText(scene).utf8), limits: limits, rules: rules, beside: files)
  }

  /// A script and the scene it plays on; only the script's findings.
  init(script: String, on scene: String, beside files: [String: String] = [:]) {
    bytes = Array(script.utf8)
    var workspace = Workspace()
    workspace.hold(Array(sceneText(scene).utf8), at: "test.scene.yaml")
    workspace.hold(bytes, at: "test.replay.yaml")
    for (path, text) in files { workspace.hold(Array(text.utf8), at: path) }
    findings = workspace.lint(["test.replay.yaml"])
    sources = workspace.sources
  }

  /// `line:column rule message`, in the order of the text.
  var lines: [String] {
    findings.sorted { $0.span.start < $1.span.start }.map { finding in
      let place = sources.location(of: finding.span)
      return "\(place.line):\(place.column) \(finding.rule) \(finding.message)"
    }
  }
}

/// What lint says of a scene, one finding a line; empty where it is clean.
func findings(of scene: String, limits: ReadingLimits = .standard) -> String {
  LintedText(scene: scene, limits: limits).lines.joined(separator: "\n")
}

/// What lint says of a scene and the files it includes: `path:line:column rule message` and notes.
func findings(of scene: String, beside files: [String: String]) -> String {
  let linted = LintedText(scene: scene, beside: files)
  return linted.findings.map { finding in
    let place = linted.sources.location(of: finding.span)
    let notes = finding.notes.map { note in
      let at = note.span.map { linted.sources.location(of: $0) }
      return "\n  \(at.map { "\($0.path):\($0.line)" } ?? "") \(note.message)"
    }
    return "\(place.path):\(place.line):\(place.column) \(finding.rule) \(finding.message)"
      + notes.joined()
  }.joined(separator: "\n")
}

/// Only where and what: `line:column rule`.
func places(of scene: String, limits: ReadingLimits = .standard) -> String {
  LintedText(scene: scene, limits: limits).lines.map {
    $0.split(separator: " ").prefix(2).joined(separator: " ")
  }.joined(separator: "\n")
}

/// What lint says of a script's steps on a scene.
func findings(
  ofSteps steps: String, on scene: String, beside files: [String: String] = [:]
) -> String {
  LintedText(script: scriptText(steps), on: scene, beside: files).lines.joined(separator: "\n")
}

/// A script with these steps on the test's scene; the steps begin at line 1.
func scriptText(_ steps: String, _ header: String = "") -> String {
  let lines = steps.split(separator: "\n", omittingEmptySubsequences: false)
  let list = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  return "steps:\n\(list)\ndiorama: 1\nscene: test.scene.yaml\n\(header)"
}

/// A table of strings as text, read.
struct StringsText {
  var texts: [String: String]
  var findings: [String]

  init(_ text: String) {
    guard let source = try? SourceText(Array(text.utf8)) else {
      (texts, findings) = ([:], ["no text"])
      return
    }
    var sources = SourceFiles()
    let file = sources.add(path: "a.strings", bytes: source.bytes)
    let read = StringsFile(source, file: file)
    texts = read.texts
    findings = read.findings.map { finding in
      let place = sources.location(of: finding.span)
      return "\(place.line):\(place.column) \(finding.message)"
    }
  }
}
