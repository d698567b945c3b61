// SPDX-License-Identifier: MIT
import DioramaCore

extension BytePacker {
  mutating func add(_ span: SourceSpan) {
    add(Int(span.file.index))
    add(Int(span.start))
    add(Int(span.end))
  }

  mutating func add(_ finding: Diagnostic) {
    add(finding.rule)
    add(finding.severity.rawValue)
    add(finding.message)
    add(finding.span)
    add(finding.notes) { packer, note in
      packer.add(note.message)
      packer.add([note.span].compactMap(\.self)) { $0.add($1) }
    }
    add(finding.fixes) { packer, fix in
      packer.add(fix.title)
      packer.add(fix.applicability.rawValue)
      packer.add(fix.edits) { packer, edit in
        packer.add(edit.span)
        packer.add(edit.replacement)
      }
    }
  }
}

extension ByteUnpacker {
  mutating func span() throws(Damaged) -> SourceSpan {
    let file = try number()
    let start = try number()
    let end = try number()
    guard file >= 0 else { throw Damaged() }
    return SourceSpan(file: FileID(file), start: start, end: end)
  }

  mutating func finding() throws(Damaged) -> Diagnostic {
    let slug = try text()
    guard let severity = Severity(rawValue: try number()) else { throw Damaged() }
    let message = try text()
    let span = try span()
    let notes = try items { (packed) throws(Damaged) in
      let message = try packed.text()
      let spans = try packed.items { (packed) throws(Damaged) in try packed.span() }
      return Diagnostic.Note(message, at: spans.first)
    }
    let fixes = try items { (packed) throws(Damaged) in try packed.fix() }
    return Diagnostic(
      Rule(slug, severity, ""), message, at: span, notes: notes, fixes: fixes)
  }

  private mutating func fix() throws(Damaged) -> Fix {
    let title = try text()
    guard let applicability = Fix.Applicability(rawValue: try text()) else { throw Damaged() }
    let edits = try items { (packed) throws(Damaged) in
      Fix.Edit(span: try packed.span(), replacement: try packed.text())
    }
    var fix = Fix(
      title, replacing: SourceSpan(file: FileID(0), start: 0, end: 0), with: "",
      applicability: applicability)
    fix.edits = edits
    return fix
  }
}
