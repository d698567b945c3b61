// SPDX-License-Identifier: MIT
import Diorama
import DioramaModel
import DioramaReport
import Foundation
import Testing

/// Recorded outputs, those that wait beside them, and what becomes of both.
@Suite struct SnapshotTests {
  private static let scene = """
    diorama: 1
    view: { subviews: [ { type: UISwitch, id: power, frame: [20, 100, 51, 31] } ] }

    """
  private static let files = [
    "page.scene.yaml": scene,
    "one.replay.yaml":
      "diorama: 1\nscene: page.scene.yaml\nsteps: [ { snapshot: a }, { tap: power }, { snapshot: b } ]\n",
  ]

  private static func take(_ folder: String) -> (SnapshotStore, [SnapshotStore.Output]) {
    var workspace = Workspace()
    let path = "\(folder)/one.replay.yaml"
    let store = workspace.snapshotStore(for: path)
    return (store, workspace.play(workspace.loadScript(path)).flatMap { store.outputs($0.record) })
  }

  private static func put(_ text: String, _ path: String) throws {
    try Files.write(Array(text.utf8), to: path)
  }

  private static func text(_ path: String) -> String? {
    SnapshotStore.bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `only what differs waits, and what does not any more goes`() throws {
    try withFolder(Self.files) { folder in
      let (store, outputs) = Self.take(folder)
      try Files.write(outputs[0].bytes, to: outputs[0].path)
      try Self.put("old", "\(outputs[0].path).new")
      try Self.put("old", "\(store.folder)/gone@iPhone-5s.png.new")
      let waiting = try store.leavePending(outputs)
      #expect(waiting.map(\.path) == [outputs[1].path])
      #expect(store.pending == waiting)
      #expect(SnapshotStore.bytes(of: waiting[0].file) == outputs[1].bytes)
      #expect(store.compare(outputs[1]) == .missing)
      try waiting[0].accept()
      #expect(store.compare(outputs[1]) == .same)
      #expect(store.pending == [])
    }
  }

  @Test func `what is rejected leaves the recorded one as it was`() throws {
    try withFolder(Self.files) { folder in
      let (store, outputs) = Self.take(folder)
      try Self.put("recorded", outputs[0].path)
      try Self.put("now", "\(outputs[0].path).new")
      try #require(store.pending.first).reject()
      #expect(Self.text(outputs[0].path) == "recorded")
      #expect(store.pending == [])
    }
  }

  @Test func `each kind of one snapshot has a file of its own, and all of them get stale`() throws {
    try withFolder(Self.files) { folder in
      let store = Self.take(folder).0
      var workspace = Workspace()
      var run = try #require(
        workspace.play(workspace.loadScript("\(folder)/one.replay.yaml")).first)
      run.record.snapshots.removeLast()
      run.record.snapshots[0].kinds = [.text, .svg, .png]
      run.record.snapshots[0].pictures = [.svg: Array("<svg/>".utf8), .png: [0x89, 0]]
      let outputs = store.outputs(run.record)
      #expect(
        outputs.map { Files.name(of: $0.path) }
          == ["a@iPhone-5s.txt", "a@iPhone-5s.svg", "a@iPhone-5s.png"])
      for output in outputs { try Files.write(output.bytes, to: output.path) }
      #expect(outputs.allSatisfy { store.compare($0) == .same })
      try Self.put("<svg>\n</svg>", outputs[1].path)
      try Files.write([0x89, 1], to: outputs[2].path)
      #expect(store.compare(outputs[1]) == .different(line: 1, recorded: "<svg>", now: "<svg/>"))
      guard case .otherPicture = store.compare(outputs[2]) else {
        Issue.record("the other picture is not seen")
        return
      }
      #expect(store.stale([]).count == 3)
    }
  }

  @Test func `a picture that nothing made has no file`() throws {
    try withFolder(Self.files) { folder in
      let store = Self.take(folder).0
      var workspace = Workspace()
      var run = try #require(
        workspace.play(workspace.loadScript("\(folder)/one.replay.yaml")).first)
      run.record.snapshots[0].kinds = [.png]
      #expect(store.outputs(run.record).map(\.name) == ["b"])
    }
  }

  // MARK: Review

  /// Three outputs that wait, of which the first has a recorded one.
  private static func session(_ body: (inout ReviewSession, String) throws -> Void) throws {
    let names = ["a", "b", "c"]
    var files = Dictionary(
      uniqueKeysWithValues: names.map { ("\($0)@x.txt.new", "one\nnow \($0)\n") })
    files["a@x.txt"] = "one\nbefore\n"
    try withFolder(files) { folder in
      var session = ReviewSession(SnapshotStore.pending(in: folder), paint: .plain)
      try body(&session, folder)
    }
  }

  @Test func `a review shows what changes, and what is new`() throws {
    try Self.session { session, folder in
      #expect(session.page.contains("1 of 3  \(folder)/a@x.txt  changed\n"))
      #expect(session.page.contains("-before\n+now a\n"))
      let next = session.press("n")
      #expect(next.contains("2 of 3") && next.contains("  new\n") && next.contains("+now b\n"))
      #expect(session.press("p").contains("1 of 3"))
      #expect(session.press("p") == "this is the first one\n")
    }
  }

  @Test func `a review ends when all is decided`() throws {
    try Self.session { session, folder in
      _ = session.press("a")
      _ = session.press("r")
      #expect(!session.isDone)
      _ = session.press("s")
      #expect(session.isDone)
      #expect(session.left == 1)
      #expect(Self.text("\(folder)/a@x.txt") == "one\nnow a\n")
      #expect(
        Files.names(in: folder) == ["a@x.txt", "c@x.txt.new"])
    }
  }

  @Test func `all that are left are accepted or rejected at once, those skipped too`() throws {
    try Self.session { session, folder in
      _ = session.press("s")
      _ = session.press("A")
      #expect(session.isDone && session.left == 0)
      #expect(Files.names(in: folder) == ["a@x.txt", "b@x.txt", "c@x.txt"])
    }
    try Self.session { session, folder in
      _ = session.press("R")
      #expect(session.count(.rejected) == 3)
      #expect(Files.names(in: folder) == ["a@x.txt"])
    }
  }

  @Test func `quitting leaves what is left, and what is decided stays decided`() throws {
    try Self.session { session, folder in
      _ = session.press("r")
      _ = session.press("p")
      #expect(session.press("a").contains("was rejected already"))
      _ = session.press("q")
      #expect(session.isDone && session.left == 2)
      #expect(Self.text("\(folder)/a@x.txt") == "one\nbefore\n")
    }
  }

  @Test func `what an output holds does not steer the terminal`() throws {
    try withFolder(["a@x.txt.new": "\u{1B}[2J\u{9B}1m\n"]) { folder in
      let session = ReviewSession(SnapshotStore.pending(in: folder), paint: .plain)
      #expect(session.page.contains("+\u{FFFD}[2J\u{FFFD}1m\n"))
    }
  }

  // MARK: Lock

  @Test func `one run at a time changes a folder, and a lock that is left over keeps nobody out`()
    throws
  {
    try withFolder(["__snapshots__/.lock": "diorama snapshot record (process 1)\n"]) { folder in
      let home = "\(folder)/__snapshots__"
      var first = try SnapshotLock(home: home, holder: "diorama review")
      #expect(first != nil)
      #expect(throws: SnapshotLock.Held.self) {
        _ = try SnapshotLock(home: home, holder: "diorama record", patience: 0)
      }
      do throws(SnapshotLock.Held) {
        _ = try SnapshotLock(home: home, holder: "diorama record", patience: 0)
      } catch {
        #expect(error.holder == "diorama review (process \(getpid()))")
      }
      first = nil
      #expect(Files.names(in: home) == [])
      let second = try SnapshotLock(home: home, holder: "diorama record", patience: 0)
      #expect(second != nil)
    }
  }

  // MARK: Orphans

  @Test func `outputs of scripts that are gone are found in a folder of the project's own, too`()
    throws
  {
    let files = [
      ".diorama.yaml": "diorama: 1\nsnapshots: recorded\n", "a/page.scene.yaml": Self.scene,
      "a/one.replay.yaml": "diorama: 1\nscene: page.scene.yaml\nsteps: [ { snapshot: a } ]\n",
      "recorded/a/one/a@iPhone-5s.txt": "", "recorded/a/W-1.2-gone/a@iPhone-5s.txt": "",
    ]
    try withFolder(files) { folder in
      var workspace = Workspace()
      let found = workspace.orphanedSnapshots([folder], scripts: ["\(folder)/a/one.replay.yaml"])
      let root = try #require(Files.real(folder))
      #expect(found == ["\(root)/recorded/a/W-1.2-gone"])
    }
  }
}
