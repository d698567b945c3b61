// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Single keys from the terminal on standard input, which is put back as it was when this goes, and
/// before any signal that ends or stops the process.
///
/// Signals are kept back and looked for between keys, so that nothing has to be done in a handler.
final class KeyReader {
  private var original = termios()
  private var signals = sigset_t()

  enum Event {
    case key(Unicode.Scalar)
    /// The process was stopped and goes on; the screen may show other things.
    case resumed
    case end
  }

  /// Nil where standard input is no terminal.
  init?() {
    guard isatty(0) == 1, unsafe tcgetattr(0, &original) == 0 else { return nil }
    unsafe sigemptyset(&signals)
    for signal in Self.ending + [SIGTSTP] { unsafe sigaddset(&signals, signal) }
    takeOver()
  }

  deinit { giveBack() }

  /// Ends reading, and the process where a signal asks for that.
  func close() { giveBack() }

  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Keys come one by one and are not shown by the terminal.
  private func takeOver() {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe tcsetattr(0, TCSADRAIN, &raw)
    unsafe sigprocmask(SIG_BLOCK, &signals, nil)
  }

  private func giveBack() {
    unsafe tcsetattr(0, TCSADRAIN, &original)
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private func waits(for signal: Int32) -> Bool {
    var waiting = sigset_t()
    unsafe sigpending(&waiting)
    return unsafe sigismember(&waiting, signal) == 1
  }

  /// The next key; waits for it.
  func next() -> Event {
    while true {
      if waits(for: SIGTSTP) {
        giveBack()
        takeOver()
        return .resumed
      }
      // The signal itself is delivered when the reader closes.
      if Self.ending.contains(where: waits) { return .end }
      var wait = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&wait, 1, 100) > 0 else { continue }
      guard let byte = readByte() else { return .end }
      // The rest of what an arrow or another special key sends is no key of ours.
      if byte == 0x1B, isMoreWaiting {
        while isMoreWaiting, readByte() != nil {}
        continue
      }
      return .key(Unicode.Scalar(byte < 0x80 ? byte : 0))
    }
  }

  private var isMoreWaiting: Bool {
    var wait = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&wait, 1, 0) > 0
  }

  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    return unsafe read(0, &byte, 1) == 1 ? byte : nil
  }
}
