// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Standard output and error, and the end of the process.
enum Terminal {
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  static func print(_ text: String) { write(text, to: Stream.output.rawValue) }

  static func error(_ text: String) { write(text, to: Stream.error.rawValue) }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Whether what reads a stream shows colors, and its user wants them.
  static func showsColor(_ stream: Stream) -> Bool {
    isTerminal(stream) && (Environment.value("NO_COLOR") ?? "").isEmpty
      && Environment.value("TERM") != "dumb"
  }

  static func print(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe write($0, to: 1) }
  }

  static func exit(_ code: ExitCode) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code.rawValue)
    #else
      Darwin.exit(code.rawValue)
    #endif
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in unsafe write(bytes, to: descriptor) }
  }

  /// Writes all of it. What standard output does not take ends the process, so that nobody goes by half of
  /// it: with a message, or without one where the reader of a pipe has gone.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      #if canImport(Glibc)
        let got = unsafe Glibc.write(
          descriptor, bytes.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      #else
        let got = unsafe Darwin.write(
          descriptor, bytes.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      #endif
      if got >= 0 {
        written += got
        continue
      }
      let code = errno
      if code == EINTR { continue }
      if code == EAGAIN {
        wait(for: descriptor)
        continue
      }
      if descriptor != Stream.output.rawValue { return }
      if code != EPIPE { error("diorama: standard output: \(Files.reason(code))\n") }
      exit(.invalid)
    }
  }
}

extension Terminal {
  /// Waits until a stream that does not block takes more.
  private static func wait(for descriptor: Int32) {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&polled, 1, -1)
  }
}

/// What the environment of the process says; of scenes nothing reads it.
enum Environment {
  static func value(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether the process runs where nobody looks on, as `CI` says.
  static var isContinuousIntegration: Bool {
    switch value("CI") {
    case nil, "", "0", "false": false
    default: true
    }
  }
}

/// Names that were meant.
enum Names {
  static func nearest(to name: String, among names: [String]) -> String? {
    Suggestion.nearest(to: name, among: names)
  }
}
