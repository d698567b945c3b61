// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Another program, given its input and run to its end.
enum Subprocess {
  struct Result {
    /// 128 and the number of the signal where one ended it.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
    /// Whether it was ended because it took too long.
    var isLate = false
  }

  /// Nil where the program cannot be started.
  ///
  /// - Parameters:
  ///   - path: A name without a slash is searched for as a shell does.
  ///   - environment: `NAME=value`; all that the program gets of one.
  static func run(
    _ path: String, _ arguments: [String], input: [UInt8] = [], environment: [String] = [],
    seconds: Int
  ) -> Result? {
    guard let input = Ends(sending: input), let output = Ends(), let errors = Ends() else {
      return nil
    }
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.theirs, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.theirs, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.theirs, 2)
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    var child: pid_t = 0
    guard unsafe posix_spawnp(&child, path, &actions, nil, &words, &settings) == 0 else {
      return nil
    }
    var talk = Talk(input, output, errors)
    let isLate = !talk.finish(seconds: seconds)
    if isLate { _ = kill(child, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
    let isExit = status & 0x7F == 0
    return Result(
      status: isExit ? (status >> 8) & 0xFF : 128 + (status & 0x7F), output: output.bytes,
      errors: errors.bytes, isLate: isLate)
  }
}

/// Two ends of a channel, of which the other program holds one.
private final class Ends {
  private(set) var ours: Int32
  private(set) var theirs: Int32
  /// What was read, or is yet to be sent from `sent` on.
  var bytes: [UInt8]
  var sent = 0

  init?(sending bytes: [UInt8] = []) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    ours = ends[0]
    theirs = ends[1]
    self.bytes = bytes
    _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
    _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      unsafe setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(4))
    #endif
  }

  deinit {
    closeOurs()
    closeTheirs()
  }

  func closeOurs() {
    if ours >= 0 { close(ours) }
    ours = -1
  }

  func closeTheirs() {
    if theirs >= 0 { close(theirs) }
    theirs = -1
  }

  /// Sends as much as the other side takes now; closes once all is sent, or nobody listens.
  func sendMore() {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #else
      let flags = MSG_DONTWAIT
    #endif
    if sent < bytes.count {
      let got = unsafe bytes.withUnsafeBytes {
        unsafe send(ours, $0.baseAddress.map { unsafe $0 + sent }, $0.count - sent, flags)
      }
      if got < 0, errno == EINTR || errno == EAGAIN { return }
      sent = got > 0 ? sent + got : bytes.count
    }
    if sent >= bytes.count { closeOurs() }
  }

  /// Reads what is there; closes at the end.
  func readMore(_ piece: inout [UInt8]) {
    let got = unsafe piece.withUnsafeMutableBytes { unsafe read(ours, $0.baseAddress, $0.count) }
    if got < 0, errno == EINTR { return }
    if got > 0 { bytes += piece[..<got] } else { closeOurs() }
  }
}

/// Sends and receives by turns, so that neither side waits for the other for ever.
private struct Talk {
  private let input: Ends
  private let outputs: [Ends]

  init(_ input: Ends, _ output: Ends, _ errors: Ends) {
    self.input = input
    outputs = [output, errors]
    for end in [input, output, errors] { end.closeTheirs() }
  }

  /// Whether the other side closed its ends in time.
  mutating func finish(seconds: Int) -> Bool {
    let limit = Self.milliseconds + seconds * 1000
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    if input.bytes.isEmpty { input.closeOurs() }
    while outputs.contains(where: { $0.ours >= 0 }) {
      let left = limit - Self.milliseconds
      guard left > 0 else { return false }
      // An end that is closed has a number that `poll` passes over.
      var waiting = [pollfd(fd: input.ours, events: Int16(POLLOUT), revents: 0)]
      for end in outputs { waiting.append(pollfd(fd: end.ours, events: Int16(POLLIN), revents: 0)) }
      guard unsafe poll(&waiting, nfds_t(waiting.count), Int32(clamping: left)) > 0 else {
        continue
      }
      if waiting[0].revents != 0 { input.sendMore() }
      for (end, state) in zip(outputs, waiting.dropFirst()) where state.revents != 0 {
        end.readMore(&piece)
      }
    }
    return true
  }

  private static var milliseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
