// SPDX-License-Identifier: MIT

/// Whether and how parts of a text stand out on a terminal; the only place that knows of its codes.
package enum Paint: Sendable {
  case plain
  /// In the colors that the user of the terminal has chosen for each of the sixteen.
  case colored

  /// What a part of a text is.
  package enum Role: Sendable {
    case error, warning, note
    /// What helps: a fix or advice.
    case help
    /// Below or around what is meant: carets of a frame.
    case mark
    /// Line numbers and bars of a frame.
    case gutter
    /// What the eye looks for first: a message, a title.
    case strong
    case added, removed
    /// The places of a diff's changes.
    case hunk
    case passed, failed
    /// What is less important than the rest of its line.
    case aside
  }

  /// The text as it is printed; without its codes it is `text`.
  package func callAsFunction(_ text: String, _ role: Role) -> String {
    switch self {
    case .plain: text
    case .colored: text.isEmpty ? text : "\u{1B}[\(Self.codes(role))m\(text)\u{1B}[0m"
    }
  }

  private static func codes(_ role: Role) -> String {
    switch role {
    case .error, .failed: "1;31"
    case .warning: "1;33"
    case .note, .hunk: "36"
    case .help, .mark: "1;32"
    case .gutter: "34"
    case .strong: "1"
    case .added, .passed: "32"
    case .removed: "31"
    case .aside: "2"
    }
  }
}
