// SPDX-License-Identifier: MIT

/// How libyaml 0.2.5 reads an input otherwise than the suite, which follows YAML 1.2.2.
enum YAMLSuiteDifference: Hashable {
  /// It refuses what the suite reads.
  case refuses
  /// It reads what the suite refuses.
  case accepts
  /// It reads something else.
  case reads
}

extension YAMLSuiteDifference {
  /// Every input that is read otherwise than the suite says, none of them for a reason of ours.
  static let table: [String: YAMLSuiteDifference] = {
    var table: [String: YAMLSuiteDifference] = [:]
    for group in groups {
      for id in group.ids.split(separator: " ") { table[String(id)] = group.difference }
    }
    return table
  }()

  private typealias Group = (difference: YAMLSuiteDifference, reason: String, ids: String)

  private static let groups: [Group] = [
    (
      .refuses, "a ':' with no key before it",
      "2JQS 6M2F CFD4 FRK4 M2N8-0 NHX8 NKF9 S3PD SM9W-1 UKK6-0"
    ),
    (
      .refuses, "in braces, the ':' of a key on a later line, or close to what follows",
      "4ABK 4MUZ-0 4MUZ-1 4MUZ-2 5MUD 5T43 9SA2 K3WX NJ66 UT92 VJP3-1"
    ),
    (.refuses, "in brackets and braces, a text that begins with ':'", "58MP DBG4 HM87-0"),
    (
      .refuses, "tabs where blanks separate, or on a line of nothing else",
      "6BCT 6CA3 96NN-0 96NN-1 A2M4 DK95-0 DK95-3 DK95-4 Q5MG R4YG Y79Y-1 Y79Y-10"
    ),
    (.refuses, "anchors of other characters than letters, digits, '-', '_'", "2SXE 8XYN W5VH"),
    (.refuses, "directives other than '%YAML' and '%TAG'", "2LFX 6LVF MUS6-5 MUS6-6 ZYU8-0"),
    (.refuses, "'%YAML' with another number than 1.1 and 1.2", "BEC7 ZYU8-1 ZYU8-2 ZYU8-3"),
    (
      .refuses, "'...' with no document before it, or a document without '---' after it",
      "7Z25 HWV9 M7A3 QT73 W4TN"
    ),
    (.refuses, "a block text at the very left after '---'", "DK3J FP8R"),
    (
      .reads, "in brackets and braces, '?' at the start of a text is taken for a key", "652Z HM87-1"
    ),
    (.reads, "a last line of blanks without its line end", "JEF9-2 L24T-1"),
    (.reads, "an anchor ends before ':'", "Y2GN"),
    (.accepts, "brackets and quotes that go on at the left", "9C9N QB6E"),
    (.accepts, "'#' without a blank before it", "9JBA CVW2 SU5Z X4QW"),
    (.accepts, "'#' right behind '%YAML 1.1'", "MUS6-0"),
    (.accepts, "tabs before what goes on in brackets and quotes", "DK95-1 Y79Y-3"),
    (.accepts, "'-' as a text in brackets", "G5U8 YJV2"),
    (.accepts, "blanks before a block text that are more than its own", "S98Z"),
  ]
}
