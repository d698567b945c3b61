// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaReading
import DioramaReport
import Foundation
import Testing

/// Fixes of findings, applied to files.
@Suite struct FixerTests {
  private static let path = "test.scene.yaml"

  private func fixer(_ bytes: [UInt8], reach: FixReach = .safe) -> Fixer {
    Fixer([Self.path], reach: reach, held: [Self.path: bytes]) { held in
      var workspace = Workspace()
      for (path, bytes) in held { workspace.hold(bytes, at: path) }
      return workspace.lintReport([Self.path])
    }
  }

  private func mended(_ text: String, reach: FixReach = .safe) -> String {
    let bytes = fixer(Array(text.utf8), reach: reach).text(of: Self.path) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `everything but the fault stays byte for byte`() {
    let text =
      "# a comment\r\ndiorama: 1\r\nview:   # spaces\r\n  subviews:\r\n"
      + "    - {type: UISwitch,  isOm : true }  # end\r\n    - type: 'UISlidr'\t\r\n"
    #expect(
      mended(text)
        == text.replacing("isOm", with: "isOn").replacing("'UISlidr'", with: "UISlider")
        || mended(text)
          == text.replacing("isOm", with: "isOn").replacing("UISlidr", with: "UISlider")
    )
  }

  @Test func `a byte order mark and UTF-16 stay`() {
    let text = "diorama: 1\nview: { alhpa: 0.5 } # ü\n"
    let mended = text.replacing("alhpa", with: "alpha")
    #expect(
      fixer([0xEF, 0xBB, 0xBF] + Array(text.utf8)).text(of: Self.path)
        == [0xEF, 0xBB, 0xBF] + Array(mended.utf8))
    func wide(_ text: String) -> [UInt8] {
      [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
    #expect(fixer(wide(text)).text(of: Self.path) == wide(mended))
  }

  @Test func `fixes that wait for others come in a later pass`() {
    let text = """
      diorama: 1
      view:
        subviews:
          - type: UISwich
            isOm: true
            # diorama:disable-next-line no-effect, out-of-range, era-advice once needed
            tag: 1
      """
    let fixer = fixer(Array(text.utf8))
    #expect(
      fixer.text(of: Self.path).map { String(decoding: $0, as: UTF8.self) } == """
        diorama: 1
        view:
          subviews:
            - type: UISwitch
              isOn: true
              tag: 1
        """)
    #expect(fixer.report.findings.map(\.rule) == [])
    #expect(fixer.report.fixedCount == 5)
    #expect(fixer.report.summary == "no findings in 1 file (5 fixed)")
  }

  @Test func `unsafe fixes are applied where they are asked for`() {
    let text = "diorama: 1\nview:\n  subviews: [ { type: UISlider, value: 7 } ]\n"
    #expect(mended(text) == text)
    #expect(mended(text, reach: .unsafe) == text.replacing("7", with: "1"))
  }

  @Test func `a file that would lint worse is left`() {
    let bytes = Array("diorama: 1\nview: { tag: 1 }\n".utf8)
    let fixer = Fixer([Self.path], reach: .safe, held: [Self.path: bytes]) { held in
      var workspace = Workspace()
      for (path, bytes) in held { workspace.hold(bytes, at: path) }
      var report = workspace.lintReport([Self.path])
      // A rule whose fix makes an error.
      if report.findings.isEmpty {
        let span = SourceSpan(file: FileID(0), start: 19, end: 22)
        report.findings = [
          Diagnostic(
            Rule("odd", .warning, ""), "odd", at: span,
            fixes: [Fix("write 'tga'", replacing: span, with: "tga")])
        ]
      }
      return report
    }
    #expect(fixer.text(of: Self.path) == bytes)
    #expect(fixer.messages == ["\(Self.path): left as it is: mended it would lint worse"])
    #expect(fixer.report.findings.map(\.rule) == ["odd"])
  }

  @Test func `files keep their rights, links stay links, and what changed meanwhile is left`()
    throws
  {
    let text = "diorama: 1\nview: { alhpa: 0.5 }\n"
    try withFolder([".diorama.yaml": "diorama: 1\n", "a/real.scene.yaml": text]) { folder in
      let manager = FileManager.default
      let real = "\(folder)/a/real.scene.yaml"
      let link = "\(folder)/link.scene.yaml"
      try manager.createSymbolicLink(atPath: link, withDestinationPath: "a/real.scene.yaml")
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
      func made() -> Fixer {
        Fixer([link], reach: .safe) { held in
          var workspace = Workspace()
          for (path, bytes) in held { workspace.hold(bytes, at: path) }
          return workspace.lintReport([link])
        }
      }
      let change = try #require(made().changes.first)
      try change.write(in: Workspace())
      #expect(try String(contentsOfFile: real, encoding: .utf8).contains("alpha"))
      #expect(try manager.destinationOfSymbolicLink(atPath: link) == "a/real.scene.yaml")
      let rights = try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int
      #expect(rights == 0o640)
      #expect(try manager.contentsOfDirectory(atPath: "\(folder)/a") == ["real.scene.yaml"])
      #expect(throws: Files.Failure.self) { try change.write(in: Workspace()) }
    }
  }

  @Test func `what is wrong in an included file is mended there, once`() throws {
    let files = [
      "lib.scene.yaml": "diorama: 1\nstyles: { pale: { alhpa: 0.5 } }\n",
      "a.scene.yaml": "diorama: 1\ninclude: [lib.scene.yaml]\nview: { styles: pale }\n",
      "b.scene.yaml": "diorama: 1\ninclude: [lib.scene.yaml]\nview: { styles: pale }\n",
    ]
    try withFolder(files) { folder in
      let paths = ["\(folder)/a.scene.yaml", "\(folder)/b.scene.yaml"]
      let fixer = Fixer(paths, reach: .safe) { held in
        var workspace = Workspace()
        for (path, bytes) in held { workspace.hold(bytes, at: path) }
        return workspace.lintReport(paths)
      }
      #expect(fixer.changes.map(\.path) == ["\(folder)/lib.scene.yaml"])
      #expect(
        fixer.changes.map { String(decoding: $0.bytes, as: UTF8.self) }
          == ["diorama: 1\nstyles: { pale: { alpha: 0.5 } }\n"])
    }
  }
}
