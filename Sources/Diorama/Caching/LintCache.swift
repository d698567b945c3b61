// SPDX-License-Identifier: MIT
import DioramaCore

/// A folder that keeps what files gave that belong together, with all that was asked of the file system
/// for it. What is kept counts only where every question still has its answer.
package struct LintCache: Sendable {
  private let folder: String
  /// What tells builds of the tool apart.
  private let tool: String

  /// - Parameter tool: Another text for each build whose findings may be others.
  package init(folder: String, tool: String) {
    self.folder = folder
    self.tool = tool
  }

  /// A cache for the findings of this very build of the tool.
  package init(folder: String, version: String) {
    // Where the system does not say which program runs, its version has to do.
    self.init(folder: folder, tool: "\(version) \(Files.stamp(of: "/proc/self/exe"))")
  }

  private static let form = "diorama lint cache 1"
  /// A picture or file larger than this was not read, and is not now.
  private static let largest = 64 << 20

  private func place(of paths: [String]) -> String {
    var hash = ContentHash()
    for text in [Self.form, tool, Files.real("") ?? ""] + paths { hash.add(text) }
    return Files.join(folder, "\(hash.text).lint")
  }

  /// What was kept for these paths, if nothing has changed; its entries' places are those in `paths`.
  func share(of paths: [String]) -> LintShare? {
    guard let bytes = try? Files.read(place(of: paths), limit: Self.largest), bytes.count > 32,
      ContentHash(Array(bytes[32...])).text == String(decoding: bytes[..<32], as: UTF8.self)
    else { return nil }
    var packed = ByteUnpacker(Array(bytes[32...]))
    return try? packed.share(Self.form, paths) { $0.ask(limit: $1) == $2 }
  }

  /// Keeps what was found; a folder that cannot be written keeps nothing.
  func keep(_ share: LintShare, of paths: [String], asked: AskedFiles) {
    var packer = BytePacker()
    packer.add(Self.form)
    packer.add(paths) { $0.add($1) }
    packer.add(asked.all) { packer, item in
      packer.add(Int(item.question.kind.rawValue))
      packer.add(item.question.path)
      packer.add(item.answer)
    }
    packer.add(share)
    let bytes = Array(ContentHash(packer.bytes).text.utf8) + packer.bytes
    try? Files.write(bytes, to: place(of: paths))
  }
}

extension BytePacker {
  fileprivate mutating func add(_ share: LintShare) {
    add((0..<share.sources.count).map { FileID($0) }) { packer, file in
      packer.add(share.sources.path(of: file))
      packer.add(share.sources.bytes(of: file))
    }
    add(share.entries) { packer, entry in
      packer.add(entry.place)
      packer.add(entry.files.lowerBound)
      packer.add(entry.files.upperBound)
      packer.add(entry.findings) { $0.add($1) }
    }
    add(share.late) { $0.add($1) }
    add(share.lateFiles.lowerBound)
    add(share.lateFiles.upperBound)
    add(share.scenes.sorted()) { $0.add($1) }
    add(share.unsound.sorted()) { $0.add($1) }
  }
}

extension ByteUnpacker {
  /// - Parameter holds: Whether a question still has its answer.
  fileprivate mutating func share(
    _ form: String, _ paths: [String],
    _ holds: (AskedFiles.Question, _ limit: Int, _ answer: String) -> Bool
  ) throws(Damaged) -> LintShare {
    guard try text() == form, try items({ (packed) throws(Damaged) in try packed.text() }) == paths
    else { throw Damaged() }
    for _ in 0..<(try number()) {
      guard let kind = AskedFiles.Kind(rawValue: UInt8(clamping: try number())) else {
        throw Damaged()
      }
      let question = AskedFiles.Question(kind: kind, path: try text())
      guard holds(question, 64 << 20, try text()) else { throw Damaged() }
    }
    var share = LintShare()
    let files = try items { (packed) throws(Damaged) in (try packed.text(), try packed.content()) }
    for (path, bytes) in files { _ = share.sources.add(path: path, bytes: bytes) }
    share.entries = try items { (packed) throws(Damaged) in
      let place = try packed.number()
      let files = try packed.range(files.count)
      return LintShare.Entry(
        place: place, files: files,
        findings: try packed.items { (packed) throws(Damaged) in try packed.finding() })
    }
    share.late = try items { (packed) throws(Damaged) in try packed.finding() }
    share.lateFiles = try range(files.count)
    share.scenes = Set(try items { (packed) throws(Damaged) in try packed.text() })
    share.unsound = Set(try items { (packed) throws(Damaged) in try packed.text() })
    guard isAtEnd, share.entries.allSatisfy({ paths.indices.contains($0.place) }) else {
      throw Damaged()
    }
    return share
  }

  private mutating func range(_ count: Int) throws(Damaged) -> Range<Int> {
    let start = try number()
    let end = try number()
    guard 0 <= start, start <= end, end <= count else { throw Damaged() }
    return start..<end
  }
}
