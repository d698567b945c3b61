// SPDX-License-Identifier: MIT
import DioramaCore
internal import Synchronization

/// What a run has asked of the file system, with the answers.
///
/// While `AskedFiles.log` is set, `Files` notes every question there; two runs whose questions all have
/// the same answers find the same.
final class AskedFiles: Sendable {
  @TaskLocal static var log: AskedFiles?

  private let answers = Mutex<[Question: String]>([:])

  struct Question: Hashable, Sendable {
    var kind: Kind
    var path: String
  }

  enum Kind: UInt8, Sendable, CaseIterable { case contents, existence, names, real, link }

  static func note(_ kind: Kind, _ path: String, _ answer: @autoclosure () -> String) {
    guard let log else { return }
    let text = answer()
    log.answers.withLock { $0[Question(kind: kind, path: path)] = text }
  }

  /// In the order of their paths.
  var all: [(question: Question, answer: String)] {
    answers.withLock { $0 }.sorted {
      ($0.key.path, $0.key.kind.rawValue) < ($1.key.path, $1.key.kind.rawValue)
    }.map { ($0.key, $0.value) }
  }
}

extension AskedFiles.Question {
  /// What the file system answers now.
  func ask(limit: Int) -> String {
    switch kind {
    case .contents:
      do throws(Files.Failure) {
        return Self.answer(try Files.read(path, limit: limit))
      } catch {
        return Self.answer(error)
      }
    case .existence: return "\(Files.kind(of: path))"
    case .names: return Self.answer(Files.names(in: path))
    case .real: return Files.real(path) ?? ""
    case .link: return "\(Files.isLink(path))"
    }
  }

  static func answer(_ bytes: [UInt8]) -> String { ContentHash(bytes).text }

  static func answer(_ failure: Files.Failure) -> String { "failed: \(failure.reason)" }

  static func answer(_ names: [String]) -> String {
    var hash = ContentHash()
    for name in names { hash.add(name) }
    return hash.text
  }
}
