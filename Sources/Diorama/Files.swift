// SPDX-License-Identifier: MIT
#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The file system as far as the product touches it: plain system calls, no Foundation.
public enum Files {
  /// Why a file could not be read or written, in words.
  public struct Failure: Error, Equatable {
    public var reason: String
  }

  /// The bytes of a file; fails where it is larger than `limit`.
  public static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    do throws(Failure) {
      let bytes = try readFile(path, limit: limit)
      AskedFiles.note(.contents, path, AskedFiles.Question.answer(bytes))
      return bytes
    } catch {
      AskedFiles.note(.contents, path, AskedFiles.Question.answer(error))
      throw error
    }
  }

  private static func readFile(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: lastError()) }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// The bytes of standard input.
  public static func readStandardInput(limit: Int) throws(Failure) -> [UInt8] {
    try read(0, limit: limit)
  }

  private static func read(_ descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw Failure(reason: lastError()) }
    if info.st_mode & S_IFMT == S_IFDIR { throw Failure(reason: "it is a folder") }
    let expected = info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : 0
    guard expected <= limit else { throw tooLarge(limit) }
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
      count = 0
      while count < buffer.count {
        let got = unsafe readBytes(
          descriptor, buffer.baseAddress.map { unsafe $0 + count }, buffer.count - count)
        if got <= 0 { break }
        count += got
        // A file gives less than is asked for at its end only.
        if count == expected { break }
      }
    }
    // A pipe, or a file that grew: go on in pieces.
    if bytes.count > expected {
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let got = unsafe piece.withUnsafeMutableBytes {
          unsafe readBytes(descriptor, $0.baseAddress, $0.count)
        }
        if got <= 0 { break }
        bytes.append(contentsOf: piece[..<got])
        guard bytes.count <= limit else { throw tooLarge(limit) }
      }
    }
    return bytes
  }

  static func tooLarge(_ limit: Int) -> Failure {
    Failure(reason: "it is larger than \(limit) bytes")
  }

  /// Puts `bytes` in place of the file all at once: a reader sees the old or the new, never a half.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try write(bytes, to: path, mode: 0o644)
  }

  /// Gives a file that exists other contents as `write` does; its rights stay, and where the path is a
  /// link, the file behind it is meant.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    var info = stat()
    guard let path = real(path), unsafe stat(path, &info) == 0 else {
      throw Failure(reason: lastError())
    }
    guard unsafe access(path, W_OK) == 0 else { throw Failure(reason: lastError()) }
    try write(bytes, to: path, mode: info.st_mode & 0o777)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t
  ) throws(Failure) {
    let folder = parent(of: path)
    try makeFolder(folder)
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Failure(reason: lastError()) }
    // The process's mask took rights away that the file had.
    if mode != 0o644 { fchmod(descriptor, mode) }
    var written = 0
    while written < bytes.count {
      let got = unsafe bytes.withUnsafeBytes {
        unsafe writeBytes(
          descriptor, $0.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      }
      if got <= 0 { break }
      written += got
    }
    let isSynced = fsync(descriptor) == 0
    close(descriptor)
    guard written == bytes.count, isSynced, unsafe rename(temporary, path) == 0 else {
      let reason = lastError()
      unsafe unlink(temporary)
      throw Failure(reason: reason)
    }
  }

  static func makeFolder(_ path: String) throws(Failure) {
    if path.isEmpty || kind(of: path) == .folder { return }
    try makeFolder(parent(of: path))
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw Failure(reason: lastError())
    }
  }

  public static func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(path) == 0 else { throw Failure(reason: lastError()) }
  }

  /// Gives a file another name, in place of what had that; a reader sees the old or the new.
  public static func move(_ path: String, to other: String) throws(Failure) {
    guard unsafe rename(path, other) == 0 else { throw Failure(reason: lastError()) }
  }

  /// Takes a folder away that is empty.
  public static func removeFolder(_ path: String) throws(Failure) {
    guard unsafe rmdir(path) == 0 else { throw Failure(reason: lastError()) }
  }

  /// A pipe is anything that is read as a stream and may never end.
  public enum Kind { case file, folder, pipe, missing }

  public static func kind(of path: String) -> Kind {
    let kind = currentKind(of: path)
    AskedFiles.note(.existence, path, "\(kind)")
    return kind
  }

  private static func currentKind(of path: String) -> Kind {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return .missing }
    return switch info.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .pipe
    }
  }

  public static func isLink(_ path: String) -> Bool {
    let isLink = isLinkNow(path)
    AskedFiles.note(.link, path, "\(isLink)")
    return isLink
  }

  private static func isLinkNow(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Size and time of change of a file, which tell builds of a program apart; empty where there is none.
  static func stamp(of path: String) -> String {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return "" }
    #if canImport(Glibc)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    return "\(info.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }

  /// The names in a folder, sorted by their bytes; empty where it cannot be read.
  public static func names(in folder: String) -> [String] {
    let names = entries(in: folder).map(\.name)
    AskedFiles.note(.names, folder, AskedFiles.Question.answer(names))
    return names
  }

  /// A name in a folder, and what is there, where the folder itself tells: not of links.
  struct Entry {
    var name: String
    var kind: Kind?
  }

  /// What is in a folder, sorted by the bytes of the names; empty where it cannot be read.
  static func entries(in folder: String) -> [Entry] {
    guard let directory = unsafe opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { unsafe closedir(directory) }
    var entries: [Entry] = []
    var isASCII = true
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name == "." || name == ".." { continue }
      if isASCII { isASCII = name.utf8.allSatisfy { $0 < 0x80 } }
      let kind: Kind? =
        switch unsafe Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: nil
        }
      entries.append(Entry(name: name, kind: kind))
    }
    // Of ASCII, strings are in the order of their bytes, and are compared sooner.
    return isASCII
      ? entries.sorted { $0.name < $1.name }
      : entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The path with every link followed, or nil where nothing is there.
  public static func real(_ path: String) -> String? {
    let real = currentReal(path)
    AskedFiles.note(.real, path, real ?? "")
    return real
  }

  private static func currentReal(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  public static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  public static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { slash in
      String(path[path.utf8.index(after: slash)...])
    } ?? path
  }

  /// `name` inside `folder`, without `.` and `..` steps where they can be taken away.
  public static func join(_ folder: String, _ name: String) -> String {
    if !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), name != ".", name != "..",
      isPlain(folder)
    {
      return "\(folder)/\(name)"
    }
    var parts = folder.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    for step in name.split(separator: "/") where step != "." {
      if step == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(step))
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether a folder's path is written without slashes that say nothing.
  private static func isPlain(_ folder: String) -> Bool {
    var last: UInt8 = UInt8(ascii: "a")
    for byte in folder.utf8 {
      if byte == UInt8(ascii: "/"), last == byte { return false }
      last = byte
    }
    return !folder.isEmpty && last != UInt8(ascii: "/")
  }

  private static func lastError() -> String { reason(errno) }

  /// What an error code of the system means.
  package static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM, EROFS: "it may not be read or written"
    case EBADF: "it is closed"
    case EIO: "the device failed"
    case EFBIG, EDQUOT: "there is no more room for it"
    case ENAMETOOLONG: "its name is too long"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path is no folder"
    case ENOSPC: "the disk is full"
    case ELOOP: "its links go round in a circle"
    case EEXIST: "it is there already"
    case ENOTEMPTY: "it is not empty"
    default: "the system refused (error \(code))"
    }
  }
}

@unsafe
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  unsafe read(descriptor, buffer, count)
}

@unsafe
private func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
