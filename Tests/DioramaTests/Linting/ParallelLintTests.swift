// SPDX-License-Identifier: MIT
import Diorama
import DioramaReport
import Testing

/// Lint of many files says the same on one thread and on many.
@Suite struct ParallelLintTests {
  private func said(_ folder: String, jobs: Int?) -> String {
    let found = Discovery.files([folder])
    var workspace = Workspace()
    let findings =
      jobs.map { workspace.lint(found.files + found.missing, jobs: $0) }
      ?? workspace.lint(found.files + found.missing)
    return findingsJSON(
      mergeDuplicates(findings), sources: workspace.sources, fileCount: found.files.count)
  }

  /// Screens that share an included file with a fault, and scripts that play them from other places.
  private func project(scriptsElsewhere: Bool, projectFile: String) -> [String: String] {
    var files = [
      ".diorama.yaml": projectFile,
      "parts/rows.yaml": """
      diorama: 1
      templates:
        row: { parameters: { name: string }, view: { type: UILabel, txt: "${name}" } }
      """,
    ]
    for number in 0..<60 {
      let include = number % 2 == 0 ? "include: [../parts/rows.yaml]" : "name: Plain"
      let row = number % 2 == 0 ? "{ use: row, with: { name: A } }" : "{ type: UILabel }"
      files["screens/s\(number).scene.yaml"] = """
        diorama: 1
        state: { count: 0, other\(number): 1 }
        \(include)
        images: { Dot: { size: [4, 4], color: red } }
        handlers: { go: { do: [ { log: hello } ] } }
        view:
          subviews:
            - \(row)
            - { type: UISlider, id: a\(number), frame: [0, 0, 100, 20], value: \(number % 3) }
        """
      let folder = scriptsElsewhere ? "scripts" : "screens"
      files["\(folder)/t\(59 - number).replay.yaml"] = """
        diorama: 1
        scene: "../screens/s\(number / 2).scene.yaml" # \(number)
        steps:
          - expect: { a\(number): { value: 0 } }
          - expect: { a\(number / 2): { value: "${state.count}" } }
        """
    }
    return files
  }

  @Test(arguments: [true, false], ["diorama: 1\n", "diorama: 1\nrules: { no-such-rule: off }\n"])
  func `the same bytes on one thread and on many`(elsewhere: Bool, projectFile: String) throws {
    let files = project(scriptsElsewhere: elsewhere, projectFile: projectFile)
    try withFolder(files) { folder in
      let alone = said(folder, jobs: nil)
      #expect(alone.contains("\"rule\": \"unused-state\"") || projectFile.contains("no-such-rule"))
      for jobs in [1, 2, 3, 8] { #expect(said(folder, jobs: jobs) == alone) }
    }
  }

  @Test func `a scene that a script names in another way is told as on one thread`() throws {
    var files = project(scriptsElsewhere: true, projectFile: "diorama: 1\n")
    for number in 0..<20 {
      files["scripts/u\(number).replay.yaml"] =
        "{ diorama: 1, scene: ../screens/s\(59 - number).scene.yaml, steps: [ { print: a } ] }\n"
    }
    try withFolder(files) { folder in
      #expect(said(folder, jobs: 4) == said(folder, jobs: nil))
    }
  }
}
