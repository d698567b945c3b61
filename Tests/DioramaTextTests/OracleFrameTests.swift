// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Widths, heights and line counts of shared Interface Builder rows, with the goals they have to reach.
@Suite struct OracleFrameTests {
  /// Rounded up to pixels; what the unit of the height would give is printed only.
  @Test func widthsReachTheirGoals() {
    guard let rows = SharedData.rows("text-shared.csv") else { return }
    var table = OracleTable()
    var byHeight = OracleTable()
    for row in rows {
      guard let row = OracleRow(row), row.isPlain else { continue }
      table.add(row, .pixel)
      byHeight.add(row, .asHeight)
    }
    print("text-shared.csv: \(table.count) distinct rows of system fonts measured")
    table.printBands()
    table.printOutliers()
    print("with the rounding unit read from each row's height:")
    byHeight.printGroups()
    for (group, half, one) in [
      ("SanFrancisco UILabel", 96.0, 98.5), ("SanFrancisco UIButton", 92, 99),
    ] {
      let score = table.groups[group]
      #expect((score?.halfShare ?? 0) >= half, "\(group) within half a point")
      #expect((score?.oneShare ?? 0) >= one, "\(group) within a point")
    }
    #expect(table.count > 1500)
  }

  /// A label is as high as its line, a plain button 12 higher.
  @Test func heightsReachTheirGoal() {
    guard let rows = SharedData.rows("text-shared.csv") else { return }
    var right: [String: (right: Int, all: Int)] = [:]
    var wrong: [String: Int] = [:]
    for row in rows {
      guard let row = OracleRow(row), row.isPlain, row.hasOwnHeight else { continue }
      let isRight = row.heights.contains { abs($0 - row.height) < 0.01 }
      right[row.group, default: (0, 0)].all += 1
      if isRight {
        right[row.group, default: (0, 0)].right += 1
      } else {
        wrong["\(row.group) \(row.size) pt, \(row.style): \(row.height)", default: 0] += 1
      }
    }
    for (group, count) in right.sorted(by: { $0.key < $1.key }) {
      print("heights of \(group): \(count.right) of \(count.all) right")
    }
    for (what, count) in wrong.sorted(by: { $0.key < $1.key }) { print("  \(count) x \(what)") }
    let all = right.values.reduce(0) { $0 + $1.all }
    let good = right.values.reduce(0) { $0 + $1.right }
    print("heights: \(good) of \(all) right")
    #expect(Double(good) >= 0.98 * Double(all))
    #expect(all > 1500)
  }

  /// A height that is no whole number of lines, to 15 % of one, is not the text's.
  @Test func lineCountsReachTheirGoal() {
    guard let rows = SharedData.rows("wrap-shared.csv") else { return }
    var right = 0
    var all = 0
    for row in rows {
      guard let row = OracleRow(row), row.isSystem else { continue }
      let lines = row.height / row.metrics.lineHeight(of: row.font)
      guard abs(lines - lines.rounded()) <= 0.15 else {
        print("left out: '\(row.text)' is \(row.height) high, \(lines) lines")
        continue
      }
      let found = row.lineCount
      all += 1
      if found == Int(lines.rounded()) {
        right += 1
      } else {
        print("'\(row.text)' in \(row.width): \(found) lines, stored \(lines.rounded())")
      }
    }
    print("wrap-shared.csv: line counts of \(right) of \(all) rows right")
    #expect(Double(right) >= 0.9 * Double(all))
    #expect(all > 20)
  }
}
