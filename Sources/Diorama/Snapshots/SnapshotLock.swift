// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Keeps two runs from changing one folder of outputs at once: a file `.lock` in it, which names who
/// holds it and is gone afterwards.
///
/// The system itself gives the lock back when a process ends, however it ends: a file that is left
/// over keeps nobody out.
package final class SnapshotLock {
  private let path: String
  private let descriptor: Int32

  /// Who has the lock, as the file says.
  package struct Held: Error { package var holder: String }

  /// - Parameters:
  ///   - home: The folder; made where it is not there.
  ///   - holder: What this process tells others who wait.
  ///   - patience: How many tenths of a second to wait.
  /// - Returns: Nil where the folder cannot be written.
  package init?(home: String, holder: String, patience: Int = 20) throws(Held) {
    let path = Files.join(home, ".lock")
    do throws(Files.Failure) { try Files.makeFolder(home) } catch { return nil }
    var tries = 0
    while true {
      let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { return nil }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        // Who had it before may have removed the file meanwhile.
        if Self.isStill(path, descriptor) {
          self.path = path
          self.descriptor = descriptor
          break
        }
        close(descriptor)
        continue
      }
      close(descriptor)
      guard tries < patience else {
        let bytes = (try? Files.read(path, limit: 1000)) ?? []
        let text = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        throw Held(holder: text.isEmpty ? "another process" : text)
      }
      tries += 1
      usleep(100_000)
    }
    let bytes = Array("\(holder) (process \(getpid()))\n".utf8)
    ftruncate(descriptor, 0)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
  }

  deinit {
    unsafe unlink(path)
    close(descriptor)
  }

  private static func isStill(_ path: String, _ descriptor: Int32) -> Bool {
    var (own, now) = (stat(), stat())
    guard unsafe fstat(descriptor, &own) == 0, unsafe stat(path, &now) == 0 else { return false }
    return own.st_ino == now.st_ino && own.st_dev == now.st_dev
  }
}
