// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReading
import DioramaReport
import Testing

/// Comments that keep lint from telling what rules find.
@Suite struct SuppressionTests {
  /// `rule` of what is told, then `(rule: reason)` of what is suppressed.
  private func told(_ scene: String, rules: String = "") -> [String] {
    var workspace = Workspace()
    workspace.hold(Array(sceneText(scene).utf8), at: "test.scene.yaml")
    if !rules.isEmpty {
      let project = Files.join(Files.real("") ?? "", Workspace.projectName)
      workspace.hold(Array("diorama: 1\nrules: { \(rules) }\n".utf8), at: project)
    }
    let report = workspace.lintReport(["test.scene.yaml"])
    return report.findings.map(\.rule)
      + report.suppressed.map { "(\($0.finding.rule): \($0.reason))" }
  }

  private static let low = "- { type: UISlider, frame: [0, 0, 200, 20] }"

  @Test(arguments: [
    "# diorama:disable-next-line small-touch-target it is narrow\n    \(low)",
    "# diorama:disable-next-line small-touch-target: it is narrow\n\n    # more\n    \(low)",
    "\(low) # diorama:disable-line small-touch-target - it is narrow",
    "\(low)\n    # diorama:disable-file no-effect , small-touch-target it is narrow\n"
      + "    - { type: UISwitch, onImage: On, offImage: On }\nimages: { On: { size: [77, 22] } }",
    "\(low) # too low # diorama:disable-line small-touch-target it is narrow",
  ])
  func `a comment suppresses below it, in its line or in the file`(views: String) {
    let found = told("view:\n  subviews:\n    \(views)")
    #expect(found.allSatisfy { $0.hasPrefix("(") && $0.hasSuffix(": it is narrow)") }, "\(found)")
    #expect(found.contains("(small-touch-target: it is narrow)"))
  }

  @Test func `a comment reaches over the lines of a text that begins on its line`() {
    let scene = """
      view:
        subviews:
          - type: UIButton
            id: go
            actions:
              touchUpInside:
                # diorama:disable-next-line shadowed-name it is the same
                - let: { go: 1 }
      """
    #expect(told(scene) == ["(shadowed-name: it is the same)"])
  }

  @Test func `errors are told all the same`() {
    let found = told("view:\n  alpah: 1 # diorama:disable-line unknown-property it comes later")
    #expect(found == ["unknown-property"])
  }

  @Test func `what the project makes an error can be suppressed, what it switches off needs not`() {
    let scene =
      "view:\n  subviews:\n    \(Self.low) # diorama:disable-line small-touch-target narrow"
    #expect(told(scene, rules: "small-touch-target: error") == ["(small-touch-target: narrow)"])
    #expect(told(scene, rules: "small-touch-target: off") == ["unused-suppression"])
  }

  @Test(arguments: [
    "text: \"# diorama:disable-line small-touch-target no comment\"",
    "text: '# diorama:disable-line small-touch-target no comment'",
    "text: a#diorama:disable-line small-touch-target no comment",
    "text: |\n          # diorama:disable-line small-touch-target no comment",
    "text: x # about diorama:disable-line small-touch-target no comment",
  ])
  func `the words suppress nothing outside a comment of their own`(text: String) {
    let scene = "view:\n  subviews:\n    - type: UILabel\n      id: l\n      \(text)"
    #expect(told(scene) == [])
  }

  @Test func `comments of a file that cannot be read suppress nothing and are no news`() {
    #expect(
      told("view: [\n# diorama:disable-next-line no-effect as ever\n") == ["yaml-syntax"])
  }

  @Test func `an included file has comments of its own`() {
    let library = """
      diorama: 1
      templates:
        low:
          view:
            type: UISlider
            # diorama:disable-next-line small-touch-target it is narrow
            frame: [0, 0, 200, 20]
      """
    let scene = "include: [lib.scene.yaml]\nview:\n  subviews: [ { use: low } ]"
    var workspace = Workspace()
    workspace.hold(Array(sceneText(scene).utf8), at: "test.scene.yaml")
    workspace.hold(Array(library.utf8), at: "lib.scene.yaml")
    let report = workspace.lintReport(["test.scene.yaml"])
    #expect(report.findings.map(\.message) == [])
    #expect(report.suppressed.map(\.finding.rule) == ["small-touch-target"])
  }

  @Test func `many comments take no more than their share`() {
    let lines = (0..<20_000).map { _ in "  - [] # diorama:disable-line no-effect x" }
    let text = "diorama: 1\nview:\n" + lines.joined(separator: "\n")
    guard let source = try? SourceText(Array(text.utf8)) else { return }
    let (tree, _) = TreeBuilder.build(source, file: FileID(0))
    let took = ContinuousClock().measure {
      #expect(SuppressionReader(tree).suppressions.count == SuppressionReader.most)
      #expect(SuppressionReader(tree).beyond != nil)
    }
    #expect(took < .seconds(20))
  }

  @Test func `comments without end take no time`() {
    let long = String(repeating: "# diorama:disable-line no-efect ", count: 100_000)
    let stacked = String(repeating: "# diorama:disable-next-line no-efect x\n", count: 100_000)
    let took = ContinuousClock().measure {
      for text in ["view: {} \(long)\ndiorama: 1\n", "\(stacked)view: { alhpa: 1 }\ndiorama: 1\n"] {
        var workspace = Workspace()
        workspace.hold(Array(text.utf8), at: "test.scene.yaml")
        #expect(!workspace.lintReport(["test.scene.yaml"]).findings.isEmpty)
      }
    }
    #expect(took < .seconds(20))
  }

  @Test func `the summary counts what is suppressed`() {
    var workspace = Workspace()
    let scene =
      "view:\n  subviews:\n    \(Self.low) # diorama:disable-line small-touch-target narrow"
    workspace.hold(Array(sceneText(scene).utf8), at: "test.scene.yaml")
    let report = workspace.lintReport(["test.scene.yaml"])
    #expect(report.summary == "no findings in 1 file (1 suppressed)")
    #expect(report.text(as: .json, FindingStyle()).contains("\"suppressed\": 1"))
  }
}
