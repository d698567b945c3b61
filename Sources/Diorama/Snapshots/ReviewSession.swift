// SPDX-License-Identifier: MIT
import DioramaModel
import DioramaReport

/// Pending outputs one after the other, and what becomes of each: what a review shows, and what its
/// keys do.
package struct ReviewSession {
  package enum Decision: String, Sendable {
    case accepted, rejected, skipped
  }

  private let outputs: [PendingSnapshot]
  private let paint: Paint
  private var decisions: [Decision?]
  private var place = 0
  package private(set) var isDone: Bool

  package init(_ outputs: [PendingSnapshot], paint: Paint) {
    self.outputs = outputs
    self.paint = paint
    decisions = Array(repeating: nil, count: outputs.count)
    isDone = outputs.isEmpty
  }

  package func count(_ decision: Decision) -> Int { decisions.count { $0 == decision } }

  /// How many still wait.
  package var left: Int { outputs.count - count(.accepted) - count(.rejected) }

  package static let help = """
    a  accept: it becomes the recorded one      A  accept this and all that are left
    r  reject: it goes, the recorded one stays  R  reject this and all that are left
    s  skip: it goes on waiting                 q  quit: what is left goes on waiting
    n  next                                     p  previous
    ?  this help

    """

  package static let prompt =
    "[a]ccept [r]eject [s]kip [A]ll [R]eject all [n]ext [p]revious [q]uit ?> "

  /// Does what a key stands for.
  ///
  /// - Returns: What to show for it.
  package mutating func press(_ key: Unicode.Scalar) -> String {
    switch key {
    case "a", "y": return decide(.accepted)
    case "r", "d": return decide(.rejected)
    case "s", " ": return decide(.skipped)
    case "A": return decideRest(.accepted)
    case "R": return decideRest(.rejected)
    case "n", "j":
      guard place + 1 < outputs.count else { return "this is the last one\n" }
      place += 1
      return page
    case "p", "k":
      guard place > 0 else { return "this is the first one\n" }
      place -= 1
      return page
    case "q", "\u{3}", "\u{4}", "\u{1B}":
      isDone = true
      return ""
    case "?", "h": return Self.help
    default: return ""
    }
  }

  private mutating func decide(_ decision: Decision) -> String {
    let text = settle(place, decision)
    // On to the next one that nobody has looked at, behind this one first.
    let order = Array(place..<outputs.count) + Array(0..<place)
    guard let next = order.first(where: { decisions[$0] == nil }) else {
      isDone = true
      return text
    }
    place = next
    return text + page
  }

  private mutating func decideRest(_ decision: Decision) -> String {
    var text = ""
    for index in outputs.indices where decisions[index] == nil || decisions[index] == .skipped {
      text += settle(index, decision)
    }
    isDone = true
    return text
  }

  private mutating func settle(_ index: Int, _ decision: Decision) -> String {
    if let known = decisions[index], known != .skipped {
      return "\(outputs[index].path): was \(known.rawValue) already\n"
    }
    do throws(Files.Failure) {
      switch decision {
      case .accepted: try outputs[index].accept()
      case .rejected: try outputs[index].reject()
      case .skipped: break
      }
      decisions[index] = decision
      return "\(outputs[index].path): \(decision.rawValue)\n"
    } catch {
      decisions[index] = .skipped
      return "\(outputs[index].file): left alone: \(error.reason)\n"
    }
  }
}

// MARK: - Showing

extension ReviewSession {
  /// The output that is asked about: where it is, and how it differs.
  package var page: String {
    guard outputs.indices.contains(place) else { return "" }
    let output = outputs[place]
    let old = SnapshotStore.bytes(of: output.path)
    let title = "\(place + 1) of \(outputs.count)"
    var text = "\n\(paint(title, .aside))  \(paint(output.path, .strong))"
    text += old == nil ? "  new" : "  changed"
    if let decision = decisions[place] { text += ", \(decision.rawValue)" }
    text += "\n"
    guard output.kind.isText else {
      text += "  recorded: \(old == nil ? "nothing" : output.path)\n"
      return text + "  pending:  \(output.file)\n"
    }
    if output.kind == .svg {
      text += "  recorded: \(old == nil ? "nothing" : output.path)\n"
      text += "  pending:  \(output.file)\n"
    }
    guard let new = SnapshotStore.bytes(of: output.file) else {
      return text + "  it does not wait any more\n"
    }
    return text + diff(old ?? [], new, path: output.path)
  }

  /// More lines than this are not for reading.
  private static let mostLines = 1000

  private func diff(_ old: [UInt8], _ new: [UInt8], path: String) -> String {
    let lines = unifiedDiff(old: old, new: new, path: path).split(separator: "\n").dropFirst(2)
    var text = ""
    for line in lines.prefix(Self.mostLines) {
      let shown = Self.shown(line)
      switch line.first {
      case "+": text += paint(shown, .added)
      case "-": text += paint(shown, .removed)
      case "@": text += paint(shown, .hunk)
      default: text += shown
      }
      text += "\n"
    }
    if lines.count > Self.mostLines { text += "… and \(lines.count - Self.mostLines) lines more\n" }
    return text
  }

  /// A line without what would steer the terminal, and not endless.
  private static func shown(_ line: Substring) -> String {
    var text = ""
    for (index, scalar) in line.unicodeScalars.enumerated() {
      if index == 2000 { return text + "…" }
      let steers = scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
      text.unicodeScalars.append(steers ? "\u{FFFD}" : scalar)
    }
    return text
  }
}
