// SPDX-License-Identifier: MIT
import Foundation

/// Files beside the package that are not part of it; tests that need them skip without.
enum SharedData {
  /// Rows of an oracle file by column name; nil, and a printed message, where there is none.
  static func rows(_ name: String, file: String = #filePath) -> [[String: String]]? {
    let root = URL(fileURLWithPath: file).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("../shared/oracle/\(name)").standardizedFileURL
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      print("skipped: no \(name) beside the package")
      return nil
    }
    let records = csv(text)
    guard let header = records.first else { return [] }
    return records.dropFirst().map { record in
      Dictionary(zip(header, record), uniquingKeysWith: { first, _ in first })
    }
  }

  /// Records of comma-separated text with doubled quotes inside quoted fields.
  static func csv(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var endedQuote = false
    func take() {
      record.append(String(decoding: field, as: UTF8.self))
      field = []
      endedQuote = false
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""):
        if endedQuote { field.append(byte) }
        endedQuote = isQuoted
        isQuoted.toggle()
        if !isQuoted { continue }
        endedQuote = false
      case UInt8(ascii: ",") where !isQuoted: take()
      case UInt8(ascii: "\n") where !isQuoted:
        take()
        records.append(record)
        record = []
      case UInt8(ascii: "\r") where !isQuoted: continue
      default:
        field.append(byte)
        endedQuote = false
      }
    }
    if !record.isEmpty || !field.isEmpty {
      take()
      records.append(record)
    }
    return records
  }
}
