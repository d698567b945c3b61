// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReading
import DioramaReference
import Testing

/// Keys of the language as topics of `explain`.
@Suite struct LanguageKeyTests {
  @Test func `each key has an example that holds it and is YAML`() throws {
    for key in LanguageKey.all {
      let example = try #require(key.example, "\(key.place.rawValue): \(key.name)")
      #expect(example.contains("\(key.name):"), "\(key.place.rawValue): \(key.name)")
      let (_, findings) = TreeBuilder.build(
        try SourceText(Array(example.utf8)), file: FileID(0))
      #expect(findings.isEmpty, "\(key.place.rawValue): \(key.name)")
    }
  }

  @Test func `examples of scenes and objects read without errors`() {
    for key in LanguageKey.all {
      guard let example = key.example, let scene = Self.scene(of: key, example) else { continue }
      var workspace = Workspace()
      workspace.hold(Array(scene.utf8), at: "/a.scene.yaml")
      let errors = workspace.lint(["/a.scene.yaml"]).filter { $0.severity == .error }
      #expect(errors.map(\.message) == [], "\(key.place.rawValue): \(key.name)")
    }
  }

  /// A whole scene of an example; nil where it needs other files or objects.
  private static func scene(of key: LanguageKey, _ example: String) -> String? {
    switch key.place {
    case .scene, .template, .handler:
      return key.name == "include"
        ? nil
        : (key.name == "diorama" && key.place == .scene ? "" : "diorama: 1\n") + example
          + (example.contains("view") ? "" : "\nview: {}\n")
    case .object where ["styles", "use", "with", "lifetime", "view"].contains(key.name): return nil
    case .object, .loop, .section:
      let lines = example.split(separator: "\n").map { "    \($0)\n" }.joined()
      return "diorama: 1\nview:\n  subviews:\n" + lines
    case .script, .step, .project: return nil
    }
  }

  @Test func `a key is explained with what it takes`() throws {
    let workspace = Workspace()
    func text(_ topic: String) -> String? {
      explain(topic, catalog: workspace.catalog, rules: allRules, steps: workspace.steps)
    }
    let handlers = try #require(text("handlers"))
    #expect(handlers.contains("key of a scene") && handlers.contains("greet:"))
    // 'view' is a key of several things; all are told.
    let view = try #require(text("view"))
    #expect(view.contains("key of a scene") && view.contains("key of a loop"))
    #expect(text("hadnlers") == nil)
    #expect(
      nearTopics("hadnlers", catalog: workspace.catalog, rules: allRules, steps: workspace.steps)
        .contains("handlers"))
  }

  @Test func `classes tell their sizes with source and confidence`() throws {
    let workspace = Workspace()
    let text = try #require(
      explain("UISwitch", catalog: workspace.catalog, rules: allRules, steps: workspace.steps))
    #expect(text.contains("51 x 31"))
    #expect(text.contains("observed (recorded fact S1, stored frames of each iOS)"))
    let slider = try #require(
      explain(
        "UISlider.maximumValue", catalog: workspace.catalog, rules: allRules,
        steps: workspace.steps))
    #expect(slider.contains("source: documented (UISlider; UIKit facts 2.6)"))
  }
}
