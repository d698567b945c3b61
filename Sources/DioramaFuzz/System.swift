// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system calls that this program makes.
enum System {
  static func print(_ text: String) { write(Array(text.utf8), to: 1) }

  static func error(_ text: String) { write(Array(text.utf8), to: 2) }

  static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        #if canImport(Glibc)
          let got = unsafe Glibc.write(
            descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
        #else
          let got = unsafe Darwin.write(
            descriptor, buffer.baseAddress.map { unsafe $0 + written }, buffer.count - written)
        #endif
        if got <= 0 { return }
        written += got
      }
    }
  }

  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    write(bytes, to: descriptor)
    return true
  }

  /// Holds this process to `bytes` of address space; what asks for more gets none and ends.
  static func limitMemory(to bytes: Int) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Glibc)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      _ = unsafe setrlimit(RLIMIT_AS, &limit)
    #endif
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      _ = unsafe setrlimit(RLIMIT_CORE, &none)
    #endif
  }

  /// How much can be done at once.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Milliseconds of a clock that only goes forward.
  static var milliseconds: Int { milliseconds(of: CLOCK_MONOTONIC) }

  /// Milliseconds that this process has had of the processor.
  static var processorMilliseconds: Int { milliseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func milliseconds(of clock: clockid_t) -> Int {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}

/// One child of this program and the pipe that it prints to.
struct Child {
  private let process: pid_t
  private let pipe: Int32
  private var unread: [UInt8] = []

  /// How a child ended.
  enum End: Equatable {
    case exited(Int32)
    case signal(Int32)
  }

  /// What `line` waited for.
  enum Event {
    case line(String)
    case silence
    case closed
  }

  /// Starts this program anew; nil where the system refuses.
  init?(_ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe makePipe($0.baseAddress) }) else {
      return nil
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    defer { close(ends[1]) }
    #if canImport(Glibc)
      let path = "/proc/self/exe"
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      let path = CommandLine.arguments[0]
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    // Where a trap is shown with its stack is not of interest here.
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var texts: [UnsafeMutablePointer<CChar>?] = unsafe (["DioramaFuzz"] + arguments).map {
      unsafe strdup($0)
    }
    unsafe texts.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = unsafe [
      strdup("SWIFT_BACKTRACE=enable=no"), nil,
    ]
    defer {
      for index in unsafe texts.indices { unsafe free(texts[index]) }
      for index in unsafe environment.indices { unsafe free(environment[index]) }
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    var started: pid_t = 0
    guard unsafe posix_spawn(&started, path, &actions, nil, &texts, &environment) == 0 else {
      close(ends[0])
      return nil
    }
    process = started
    pipe = ends[0]
  }

  /// Waits until one of some children has said something or ended, or for so long.
  static func wait(_ children: [Child], atMost milliseconds: Int) {
    if children.contains(where: { $0.unread.contains(0x0A) }) { return }
    var waiting = children.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
    _ = unsafe poll(&waiting, nfds_t(waiting.count), Int32(clamping: milliseconds))
  }

  /// The next line that the child prints, or that it printed nothing for so long.
  mutating func line(within milliseconds: Int) -> Event {
    let limit = System.milliseconds + milliseconds
    while true {
      if let end = unread.firstIndex(of: 0x0A) {
        let line = String(decoding: unread[..<end], as: UTF8.self)
        unread.removeFirst(end + 1)
        return .line(line)
      }
      let left = max(0, limit - System.milliseconds)
      var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, Int32(clamping: left)) > 0 else {
        if left == 0 { return .silence }
        continue
      }
      var piece = [UInt8](repeating: 0, count: 4096)
      let got = unsafe piece.withUnsafeMutableBytes { unsafe read(pipe, $0.baseAddress, $0.count) }
      guard got > 0 else { return .closed }
      unread += piece[..<got]
    }
  }

  func kill() {
    #if canImport(Glibc)
      _ = Glibc.kill(process, SIGKILL)
    #else
      _ = Darwin.kill(process, SIGKILL)
    #endif
  }

  /// Waits for the end; also the largest memory that it held at once, in bytes.
  func end() -> (end: End, peak: Int) {
    defer { close(pipe) }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    #if canImport(Glibc)
      let peak = Int(usage.ru_maxrss) << 10
    #else
      let peak = Int(usage.ru_maxrss)
    #endif
    let signal = status & 0x7F
    return (signal == 0 ? .exited(status >> 8 & 0xFF) : .signal(signal), peak)
  }
}

@unsafe private func makePipe(_ ends: UnsafeMutablePointer<Int32>?) -> Bool {
  guard let ends = unsafe ends else { return false }
  return unsafe pipe(ends) == 0
}
