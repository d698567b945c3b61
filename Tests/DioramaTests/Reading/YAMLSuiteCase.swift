// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaReading
import Foundation
import Testing

/// One input of the public YAML test suite and what it should be read as.
struct YAMLSuiteCase {
  let id: String
  let text: String
  /// Whether the input is not YAML.
  let isInvalid: Bool
  /// The suite's events of the first document, without their indentation and anchors' names.
  let firstDocument: [String]
  let documents: Int

  /// Nil, and a printed message, where the suite is not beside the package.
  static func all() throws -> [YAMLSuiteCase]? {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/yaml-suite/cases.jsonl").standardizedFileURL
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      print("YAML suite: skipped, no cases beside the package")
      return nil
    }
    return try text.split(separator: "\n").map { line in
      try #require(YAMLSuiteCase(try JSONReader.read(String(line))))
    }
  }

  private init?(_ json: Value) {
    guard case .map(let map) = json, case .string(let id)? = map["id"],
      case .string(let text)? = map["yaml"], case .bool(let fails)? = map["fail"],
      case .string(let tree)? = map["tree"]
    else { return nil }
    self.id = id
    self.text = text
    isInvalid = fails
    var lines: [Substring] = tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    documents = lines.count { $0.hasPrefix("+DOC") }
    // Blanks at the end of a line are shown in the trees as they are in the suite's sources.
    lines = Array(lines.drop { !$0.hasPrefix("+DOC") }.dropFirst().prefix { !$0.hasPrefix("-DOC") })
    firstDocument = Self.numbered(lines.map { String($0).replacing("\u{2423}", with: " ") })
  }

  /// Aliases by the number of the node they stand for instead of its anchor's name.
  private static func numbered(_ lines: [String]) -> [String] {
    var anchors: [Substring: Int] = [:]
    var node = 0
    return lines.map { line in
      if line.hasPrefix("-") { return line }
      defer { node += 1 }
      if line.hasPrefix("=ALI *") {
        return "=ALI \(anchors[line.dropFirst(6)] ?? -1)"
      }
      var words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      let place = words.count > 2 && ["{}", "[]"].contains(words[1]) ? 2 : 1
      guard words.count > place, words[place].hasPrefix("&") else { return line }
      anchors[words[place].dropFirst()] = node
      words.remove(at: place)
      return words.joined(separator: " ")
    }
  }
}

/// A tree in the suite's notation, aliases as `YAMLSuiteCase` has them.
enum YAMLEventText {
  static func lines(of tree: SourceTree) -> [String] {
    var lines: [String] = []
    if let root = tree.root { add(root, of: tree, to: &lines) }
    return lines
  }

  private static func add(
    _ node: SourceTree.NodeID, of tree: SourceTree, to lines: inout [String]
  ) {
    let record = tree.nodes[Int(node.index)]
    let tag = tree.tags[node].map { " <\($0)>" } ?? ""
    let isFlow = record.style == .flow
    switch record.kind {
    case .alias: lines.append("=ALI \(record.content)")
    case .scalar: lines.append("=VAL\(tag) \(sign(record.style))\(escaped(tree.string(of: node)))")
    case .sequence:
      lines.append("+SEQ\(isFlow ? " []" : "")\(tag)")
      for item in tree.items(of: node) { add(item, of: tree, to: &lines) }
      lines.append("-SEQ")
    case .mapping:
      lines.append("+MAP\(isFlow ? " {}" : "")\(tag)")
      tree.forEachOwnEntry(of: node) { entry in
        add(entry.key, of: tree, to: &lines)
        add(entry.value, of: tree, to: &lines)
      }
      lines.append("-MAP")
    }
  }

  private static func sign(_ style: SourceTree.Style) -> String {
    switch style {
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    case .plain, .block, .flow: ":"
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
