// SPDX-License-Identifier: MIT
import DioramaReport
import Testing

/// What two texts of one file have not in common.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    unifiedDiff(old: Array(old.utf8), new: Array(new.utf8), path: "f")
  }

  @Test func `equal texts give nothing`() { #expect(diff("a\n", "a\n") == "") }

  @Test func `a change stands between three lines`() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == "--- f\n+++ f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func `changes far from each other have hunks of their own`() {
    let lines = (1...20).map { "\($0)\n" }
    var changed = lines
    changed[1] = "x\n"
    changed.remove(at: 17)
    let text = diff(lines.joined(), changed.joined())
    #expect(text.contains("@@ -1,5 +1,5 @@\n 1\n-2\n+x\n 3\n"))
    #expect(text.contains("@@ -15,6 +15,5 @@\n 15\n 16\n 17\n-18\n 19\n 20\n"))
  }

  @Test func `an empty side and a missing line end are told`() {
    #expect(diff("", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n")
    #expect(
      diff("a", "a\n") == "--- f\n+++ f\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func `lines that stand often are matched, and long texts in little time`() {
    #expect(
      diff("x\nx\ny\nx\n", "x\ny\nx\nx\n")
        == "--- f\n+++ f\n@@ -1,4 +1,4 @@\n x\n-x\n y\n+x\n x\n")
    let old = String(repeating: "a\nb\n", count: 20_000)
    let new = String(repeating: "b\nb\na\n", count: 15_000)
    #expect(ContinuousClock().measure { _ = diff(old, new) } < .seconds(10))
  }
}
