// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Lists the types that folders are named after, so that nobody keeps a list by hand.
///
/// A class has a folder of its name; a step or rule a file of its name. One without its type does not
/// compile.
@main
struct ListTypes: BuildToolPlugin {
  /// What a target lists: the folder, the name of the list, and the protocol of its members.
  private static let lists: [String: [(folders: [String], name: String, type: String)]] = [
    "DioramaUIKit": [
      (["Classes", "Controllers"], "uikitClasses", "any ObjectClass.Type"),
      (["Steps"], "uikitSteps", "any Step.Type"),
    ],
    "DioramaLint": [
      (["Rules"], "lintRules", "any LintRule.Type"),
      (["ScriptRules"], "scriptRules", "any ScriptRule.Type"),
      (["UnusedRules"], "unusedRules", "any UnusedRule.Type"),
    ],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget, let lists = Self.lists[target.name]
    else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Listed.swift")
    var arguments = [output.path()]
    for list in lists {
      let names = list.folders.flatMap { folder in
        Self.types(in: module.directoryURL.appending(path: folder))
      }
      arguments += [list.name, list.type, names.sorted().joined(separator: ",")]
    }
    return [
      .buildCommand(
        displayName: "Listing types of \(target.name)",
        executable: try context.tool(named: "ListTypesTool").url, arguments: arguments,
        inputFiles: module.sourceFiles.map(\.url), outputFiles: [output])
    ]
  }

  /// Folders, or Swift files where there are no folders but `Support`.
  private static func types(in folder: URL) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    let files = entries.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
    return files.isEmpty ? entries.filter { !$0.hasPrefix(".") } : files
  }
}
