// SPDX-License-Identifier: MIT
import DioramaDrawing

#if canImport(Darwin)
  internal import Darwin
#endif

/// The program that makes pixels and pages of display lists, which stands beside this one.
package struct Rasteriser {
  private let path: String

  /// What the program writes.
  package enum Format: String, CaseIterable, Sendable {
    case png, pdf
    /// A PNG that moves.
    case apng
  }

  /// Why there is no picture, in words.
  package struct Failure: Error, Equatable {
    package var message: String
  }

  /// The file of a picture, and what there was to say about it.
  package struct Output: Equatable, Sendable {
    package var bytes: [UInt8]
    /// One line each, as about a character that no font has.
    package var notes: [String]

    package init(bytes: [UInt8], notes: [String]) {
      self.bytes = bytes
      self.notes = notes
    }
  }

  package static let name = "diorama-raster"

  /// Finds the program in the folder of the one that runs; no setting of the machine is asked.
  package init() throws(Failure) {
    guard let own = Self.ownPath, let real = Files.real(own) else {
      throw Failure(message: "the folder of this program cannot be told")
    }
    let folder = Files.parent(of: real)
    path = Files.join(folder, Self.name)
    guard Files.kind(of: path) == .file else {
      throw Failure(
        message:
          "PNG and PDF need the program '\(Self.name)', which is not in '\(folder)'; install it there, or write SVG"
      )
    }
  }

  private static var ownPath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// A file of a reel's frames: of the only one, of each on a page, or of all in turn.
  package func draw(_ reel: Reel, as format: Format) throws(Failure) -> Output {
    let ran = try run(["draw", "--format", format.rawValue], reel.packed)
    guard ran.status == 0 else { throw failure(ran) }
    return Output(bytes: ran.output, notes: Self.lines(ran.errors))
  }

  /// One line that names all that pixels depend on: the program, its libraries and the fonts.
  package func versions() throws(Failure) -> String {
    let ran = try run(["version"], [])
    guard ran.status == 0,
      let line = String(decoding: ran.output, as: UTF8.self).split(
        separator: "\n"
      ).first
    else { throw failure(ran) }
    return String(line)
  }

  private func run(_ arguments: [String], _ input: [UInt8]) throws(Failure) -> Subprocess.Result {
    guard let ran = Subprocess.run(path, arguments, input: input, seconds: 120),
      ran.status != 127
    else { throw Failure(message: "'\(path)' cannot be started") }
    return ran
  }

  private func failure(_ ran: Subprocess.Result) -> Failure {
    if ran.isLate { return Failure(message: "'\(Self.name)' was still not done after two minutes") }
    if ran.status > 128 {
      return Failure(message: "'\(Self.name)' broke off (signal \(ran.status - 128))")
    }
    let text = String(decoding: ran.errors, as: UTF8.self)
    // Where a library is not installed, the loader says which.
    return Failure(
      message: Self.lines(ran.errors).first ?? "'\(Self.name)' ended with \(ran.status) \(text)")
  }

  /// What was said, without the name of who said it.
  private static func lines(_ errors: [UInt8]) -> [String] {
    String(decoding: errors, as: UTF8.self).split(separator: "\n").map { line in
      var rest = line
      for prefix in ["\(name): ", "note: "] where rest.hasPrefix(prefix) {
        rest = rest.dropFirst(prefix.count)
      }
      return String(rest)
    }
  }
}
