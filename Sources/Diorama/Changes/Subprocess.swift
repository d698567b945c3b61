// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Another program, run to its end.
enum Subprocess {
  /// Variables of the environment that a program such as git needs to find its things.
  private static let variables = [
    "PATH", "HOME", "USER", "TMPDIR", "XDG_CONFIG_HOME", "GIT_DIR", "GIT_WORK_TREE",
    "GIT_INDEX_FILE", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM",
    "GIT_CEILING_DIRECTORIES",
  ]

  /// What a program prints, and its exit status; nil where it cannot be started.
  ///
  /// Its standard input is empty, and what it says on standard error is dropped.
  static func run(_ program: String, _ arguments: [String]) -> (status: Int32, output: [UInt8])? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    #if canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    unsafe posix_spawn_file_actions_addclose(&actions, ends[1])

    let environment = variables.compactMap { name -> String? in
      guard let value = unsafe getenv(name) else { return nil }
      return unsafe "\(name)=\(String(cString: value))"
    }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var settings = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    var child: pid_t = 0
    let status = unsafe posix_spawnp(&child, program, &actions, nil, &words, &settings)
    close(ends[1])
    guard status == 0 else { return nil }

    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let got = unsafe piece.withUnsafeMutableBytes {
        unsafe read(ends[0], $0.baseAddress, $0.count)
      }
      if got < 0, errno == EINTR { continue }
      if got <= 0 { break }
      output += piece[..<got]
    }
    var result: Int32 = 0
    while unsafe waitpid(child, &result, 0) < 0, errno == EINTR {}
    // Exit status 127 is what a shell says of a program that is not there.
    let isExit = result & 0x7F == 0
    return (isExit ? (result >> 8) & 0xFF : 128 + (result & 0x7F), output)
  }
}
