// SPDX-License-Identifier: MIT
import Diorama
import Foundation
import Testing

/// Manual pages are made of the same declarations as help.
@Suite struct ManPageTests {
  /// Pages by their names.
  private func pages() throws -> [String: String] {
    var pages: [String: String] = [:]
    try withFolder([:]) { folder in
      let out = Files.join(folder, "man")
      let run = try Tool.run(["man", "--out", out])
      #expect(run.code == 0)
      for name in Files.names(in: out) {
        let bytes = try Files.read(Files.join(out, name), limit: 1 << 20)
        pages[name] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return pages
  }

  @Test func `there is a page for each command, in manual pages' order`() throws {
    let pages = try pages()
    let overview = try Tool.run(["--help"]).output
    let commands = overview.matches(of: /(?m)^  ([a-z]+) +/).map { String($0.1) }
    #expect(
      pages.keys.sorted() == (["diorama.1"] + commands.map { "diorama-\($0).1" }).sorted())
    for (name, page) in pages where name != "diorama.1" {
      let sections = page.matches(of: /(?m)^\.SH (.*)$/).map { String($0.1) }
      let order = [
        "NAME", "SYNOPSIS", "DESCRIPTION", "ARGUMENTS", "OPTIONS", "EXIT STATUS", "EXAMPLES",
        "SEE ALSO",
      ]
      #expect(sections == order.filter(sections.contains), "\(name)")
      #expect(Set(["NAME", "SYNOPSIS", "OPTIONS", "EXIT STATUS"]).isSubset(of: sections))
    }
  }

  @Test func `a page tells every option of its command, and only macros begin with a point`() throws
  {
    for (name, page) in try pages() {
      #expect(page.utf8.allSatisfy { $0 < 0x80 }, "\(name)")
      for line in page.split(separator: "\n") where line.hasPrefix(".") {
        let known = #/^\.(\\"|TH |SH |SS |TP$|B |BR |PP$|EX$|EE$).*/#
        #expect(line.wholeMatch(of: known) != nil, "\(name): \(line)")
      }
      guard let command = name.wholeMatch(of: /diorama-(.*)\.1/)?.1 else { continue }
      let help = try Tool.run([String(command), "--help"]).output
      for option in help.matches(of: /(?m)^  (?:-[a-zA-Z], |    )--([a-z-]+)/) {
        #expect(page.contains("\\-\\-" + option.1.replacing("-", with: "\\-")), "\(name)")
      }
    }
  }

  @Test func `mandoc finds nothing wrong but the missing date`() throws {
    guard let mandoc = Tool.find("mandoc") else { return }
    for (name, page) in try pages() {
      try withFolder([name: page]) { folder in
        let linted = try Tool.run(mandoc, ["-T", "lint", "-W", "warning", "\(folder)/\(name)"])
        let told = (linted.output + linted.errors).split(separator: "\n")
        #expect(told.filter { !$0.contains("missing date") } == [])
      }
    }
  }
}
