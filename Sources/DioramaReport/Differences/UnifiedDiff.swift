// SPDX-License-Identifier: MIT

/// What changes between two texts of one file, in the form that `patch` and `git apply -p0` read;
/// empty where they are equal.
///
/// Bytes that are no UTF-8 are shown as U+FFFD.
package func unifiedDiff(
  old: [UInt8], new: [UInt8], path: String, paint: Paint = .plain
) -> String {
  if old == new { return "" }
  let before = lines(of: String(decoding: old, as: UTF8.self))
  let after = lines(of: String(decoding: new, as: UTF8.self))
  let changes = changes(before, after)
  var text = paint("--- \(path)", .strong) + "\n" + paint("+++ \(path)", .strong) + "\n"
  var index = 0
  while index < changes.count {
    // Changes whose contexts touch share a hunk.
    var last = index
    while last + 1 < changes.count,
      changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * context
    {
      last += 1
    }
    addHunk(changes[index...last], before, after, paint, to: &text)
    index = last + 1
  }
  return text
}

/// Lines around a change.
private let context = 3

/// A stretch of old lines and the new ones in its place.
private struct Change {
  var old: Range<Int>
  var new: Range<Int>
}

/// The lines with their ends, so that a last line without an end differs from one with.
private func lines(of text: String) -> [Substring.UTF8View] {
  var lines: [Substring.UTF8View] = []
  let bytes = text.utf8
  var start = bytes.startIndex
  while start < bytes.endIndex {
    let end = bytes[start...].firstIndex(of: 0x0A).map(bytes.index(after:)) ?? bytes.endIndex
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}

private func changes(
  _ before: [Substring.UTF8View], _ after: [Substring.UTF8View]
) -> [Change] {
  let partner = LineMatching(old: before, new: after).partner
  var changes: [Change] = []
  var (old, new) = (0, 0)
  while old < before.count || new < after.count {
    let (firstOld, firstNew) = (old, new)
    while old < before.count, partner[old] < 0 { old += 1 }
    new = old < before.count ? partner[old] : after.count
    if firstOld < old || firstNew < new {
      changes.append(Change(old: firstOld..<old, new: firstNew..<new))
    }
    while old < before.count, partner[old] == new {
      old += 1
      new += 1
    }
  }
  return changes
}

private func addHunk(
  _ changes: ArraySlice<Change>, _ before: [Substring.UTF8View], _ after: [Substring.UTF8View],
  _ paint: Paint, to text: inout String
) {
  guard let first = changes.first, let last = changes.last else { return }
  let lead = min(context, first.old.lowerBound)
  let tail = min(context, before.count - last.old.upperBound)
  let old = first.old.lowerBound - lead..<last.old.upperBound + tail
  let new = first.new.lowerBound - lead..<last.new.upperBound + tail
  func add(_ lines: ArraySlice<Substring.UTF8View>, _ sign: String, _ role: Paint.Role? = nil) {
    for line in lines {
      let isWhole = line.last == 0x0A
      let shown = sign + String(Substring(isWhole ? line.dropLast() : line))
      text += (role.map { paint(shown, $0) } ?? shown) + "\n"
      if !isWhole { text += "\\ No newline at end of file\n" }
    }
  }
  text += paint("@@ -\(place(old)) +\(place(new)) @@", .hunk) + "\n"
  var next = old.lowerBound
  for change in changes {
    add(before[next..<change.old.lowerBound], " ")
    add(before[change.old], "-", .removed)
    add(after[change.new], "+", .added)
    next = change.old.upperBound
  }
  add(before[next..<old.upperBound], " ")
}

private func place(_ lines: Range<Int>) -> String {
  // An empty stretch is told by the line before it.
  let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
  return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
}
