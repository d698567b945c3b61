// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReading
import Testing

/// What `fmt` makes of files.
@Suite struct FormattingTests {
  private func formatted(_ bytes: [UInt8]) -> FormattedFile {
    var workspace = Workspace()
    workspace.hold(bytes, at: "a.scene.yaml")
    return workspace.format("a.scene.yaml")
  }

  private func text(_ text: String) -> String {
    String(decoding: formatted(Array(text.utf8)).new, as: UTF8.self)
  }

  @Test func `mappings and lists are indented by two, lists deeper than their key`() {
    #expect(
      text("a:\n- b\n-   c: 1\n    d:\n        - - e\n          - f\n")
        == "a:\n  - b\n  - c: 1\n    d:\n      - - e\n        - f\n")
  }

  @Test func `one blank stands behind colons, dashes and commas, and inside braces`() {
    #expect(text("a:   {b: 1,c :2 , d: [ 1,2 ]}\n") == "a: { b: 1, c :2, d: [1, 2] }\n")
    #expect(text("a: [{b: {}}, c ]\n") == "a: [ { b: {} }, c ]\n")
    #expect(text("a: [ b, {c: []} ]\n") == "a: [b, { c: [] }]\n")
  }

  @Test func `an alias keeps the blank before its colon, and a null its own`() {
    #expect(text("- &a x\n- *a : {b:  , c: }\n") == "- &a x\n- *a : { b: , c: }\n")
  }

  @Test func `blanks at the ends of lines go, one empty line stays, one line end is last`() {
    #expect(text("\n\na: 1  \n\n \n\nb: 2 # c \t\n\n\n") == "a: 1\n\nb: 2 # c\n")
    #expect(text("a: 1") == "a: 1\n")
    #expect(text("# nothing").hasSuffix("nothing\n"))
  }

  @Test func `comments go with what follows them, or with the list that they end`() {
    #expect(
      text(
        "a:\n        # of b\n    b:\n    - c\n# of d\n    - d\n      # last of b\n\n#of e\ne: 1\n")
        == "a:\n  # of b\n  b:\n    - c\n    # of d\n    - d\n    # last of b\n\n# of e\ne: 1\n")
    #expect(text("a:\n      #nothing yet\nb: 1\n") == "a:\n  # nothing yet\nb: 1\n")
  }

  @Test func `comments that are drawn or run stay as they are`() {
    let drawn =
      "#!/usr/bin/env diorama\n#--- #\n##\na:\n  b: YES\n#    ^^^ error yaml-boolean\n  c: 1\n"
    #expect(text(drawn) == drawn)
  }

  @Test func `blanks before a comment behind a value stay, so that columns of comments do`() {
    #expect(text("a: 1    #one\nbb: 2   # two\n") == "a: 1    # one\nbb: 2   # two\n")
  }

  @Test func `block texts move with what they belong to and keep their inner indentation`() {
    #expect(
      text(
        "a:\n      b: |\n            one\n              two\n\n            three\n\n\n\nc: >-2\n    x\n"
      )
        == "a:\n  b: |\n    one\n      two\n\n    three\n\nc: >-2\n    x\n")
    #expect(text("a: |+\n x\n\n\nb: 1\n") == "a: |+\n  x\n\n\nb: 1\n")
    #expect(text("a: |\n  x") == "a: |\n  x")
  }

  @Test func `lines of texts and of brackets move with their first line or stand below it`() {
    #expect(
      text("a:\n    b: one\n      two\n    c: \"x   \n\n        y\"\n")
        == "a:\n  b: one\n    two\n  c: \"x\n\n      y\"\n")
    #expect(text("a:\n- {b: 1,\n   c: 2}\n") == "a:\n  - { b: 1,\n      c: 2 }\n")
    #expect(
      text("a: [b,\n        {c: 1,\n  d: 2},\n     e\n]\n")
        == "a: [b,\n  { c: 1,\n    d: 2 },\n  e\n  ]\n")
  }

  @Test func `quotes, order, anchors, tags and document markers stay`() {
    let kept = "%YAML 1.1\n---\n\"b\": &x !t 'it''s'\na: *x\n? c\n: d\n...\n"
    #expect(text(kept) == kept)
  }

  @Test func `line ends, byte order marks and encodings stay`() {
    #expect(text("a:\r\n- b\r\n- |\r\n c\r\n") == "a:\r\n  - b\r\n  - |\r\n    c\r\n")
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(formatted(marked + Array("a:  é\n".utf8)).new == marked + Array("a: é\n".utf8))
    let wide: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x20, 0, 0x31, 0]
    #expect(formatted(wide).new == [0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x31, 0, 0x0A, 0])
  }

  @Test func `what is no YAML, or more than one document, stays as it is`() {
    for (text, rule) in [
      ("a: [\n", "yaml-syntax"), ("a: 1\n---\nb: 2\n", "several-documents"),
      (String(repeating: "[", count: 200) + String(repeating: "]", count: 200), "too-deep"),
    ] {
      let file = formatted(Array(text.utf8))
      #expect(file.findings.map(\.rule) == [rule])
      #expect(!file.changes)
    }
    #expect(formatted([0x61, 0xFF]).findings.map(\.rule) == ["invalid-encoding"])
  }

  @Test func `a file with other findings is formatted all the same`() {
    #expect(text("a:  1\na:  2\nb: *none\n") == "a: 1\na: 2\nb: *none\n")
  }
}
