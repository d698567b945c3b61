// SPDX-License-Identifier: MIT

/// Prints a large JSON value piece by piece, without building it.
///
/// A tree of views is opened and closed node by node, so its depth costs no stack.
struct JSONWriter {
  /// Columns that a list or object may fill to stay on one line.
  static let width = 100

  private(set) var text = ""
  private var open: [Container] = []

  private struct Container {
    var end: String
    var isEmpty = true
  }

  mutating func beginObject() { begin("{", "}") }

  mutating func beginList() { begin("[", "]") }

  mutating func beginObject(_ key: String) {
    startMember(key)
    beginInPlace("{", "}")
  }

  mutating func beginList(_ key: String) {
    startMember(key)
    beginInPlace("[", "]")
  }

  /// Ends what was begun last; an empty one stays on its line.
  mutating func end() {
    guard let container = open.popLast() else { return }
    if !container.isEmpty { JSON.appendBreak(isFirst: true, indent, to: &text) }
    text += container.end
  }

  /// A member of the object that is open.
  mutating func member(_ key: String, _ value: JSON) {
    startMember(key)
    value.append(to: &text, indent: indent, column: indent + key.utf8.count + 5)
  }

  /// An item of the list that is open.
  mutating func item(_ value: JSON) {
    startItem()
    value.append(to: &text, indent: indent, column: indent + 1)
  }

  private var indent: Int { open.count * 2 }

  private mutating func begin(_ start: String, _ end: String) {
    if !open.isEmpty { startItem() }
    beginInPlace(start, end)
  }

  private mutating func beginInPlace(_ start: String, _ end: String) {
    text += start
    open.append(Container(end: end))
  }

  private mutating func startItem() {
    guard let last = open.indices.last else { return }
    JSON.appendBreak(isFirst: open[last].isEmpty, indent, to: &text)
    open[last].isEmpty = false
  }

  private mutating func startMember(_ key: String) {
    startItem()
    JSON.appendQuoted(key, to: &text)
    text += ": "
  }
}
