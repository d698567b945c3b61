// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaReport
import DioramaSimulation
import Foundation
import Testing

/// Trajectories of items, as `diorama track` shows them.
@Suite struct TrackTests {
  @Test func `a falling square is followed every tenth of a second`() throws {
    let seen = try track(Self.fall, ["square"], until: .at(VirtualTime(seconds: 0.3)))
    #expect(
      seen.text.hasPrefix(
        "iPhone 5s · iOS 7 · portrait · 320 x 568 @2x · t = 0.3 s · every 0.1 s\n"))
    #expect(seen.text.contains("\nsquare: moved by animator, in view\n"))
    let samples = seen.trajectory.tracks[0].samples
    #expect(samples.map(\.time.seconds) == [0, 0.1, 0.2, 0.3])
    for sample in samples {
      let time = sample.time.seconds
      #expect(sample.center.x == 160)
      #expect(abs(sample.center.y - (284 + 500 * time * time + 500 * time / 240)) < 0.1)
      #expect(abs(sample.motion.linear.dy - 1000 * time) < 0.5)
    }
  }

  @Test func `a table's columns stand under their names`() throws {
    let seen = try track(Self.shelf, ["square", "other"])
    let lines = seen.text.split(separator: "\n")
    let widths = Set(lines.filter { $0.hasPrefix("  ") }.map(\.count))
    #expect(widths.count <= 2)
    #expect(lines.last?.hasSuffix("true") == true)
  }

  @Test func `without an end a scene is followed until its animator rests`() throws {
    let seen = try track(Self.shelf, ["square"])
    #expect(seen.trajectory.endsAtRest)
    let samples = seen.trajectory.tracks[0].samples
    #expect(samples.count < 100)
    #expect(samples.filter(\.motion.isResting).count <= 7)
  }

  @Test func `what never rests is followed to the cap`() throws {
    let seen = try track(Self.fall, ["square"])
    #expect(!seen.trajectory.endsAtRest)
    #expect(seen.trajectory.tracks[0].samples.count == 101)
  }

  @Test func `comma-separated values have a row for each item at each moment`() throws {
    let seen = try track(Self.shelf, ["square", "other"], until: .at(VirtualTime(seconds: 0.1)))
    let csv = trajectoryCSV(seen.trajectory, of: seen.record)
    let rows = csv.split(separator: "\n").map(String.init)
    #expect(rows[0] == "time,item,x,y,angle,velocityX,velocityY,angularVelocity,resting")
    #expect(rows[1] == "0.000,square,160.000,184.000,0.000,0.000,0.000,0.000,false")
    #expect(rows[2] == "0.000,other,260.000,50.000,0.000,0.000,0.000,0.000,false")
    #expect(rows.dropFirst().map { $0.prefix(12) }.last == "0.100,other,")
    #expect(rows.count == 5)
    #expect(!csv.contains("-0.000"))
  }

  @Test func `json begins as the other reports do`() throws {
    let seen = try track(Self.fall, ["square"], until: .at(VirtualTime(seconds: 0.1)))
    let json = trajectoryJSON(seen.trajectory, of: seen.record)
    #expect(
      json.hasPrefix("{\n  \"diorama\": 1,\n  \"scene\": \"test.scene.yaml\",\n  \"device\": {"))
    #expect(json.contains("\"every\": 0.1,\n  \"items\": [\n    {\n      \"id\": \"square\","))
    #expect(json.contains("\"bounds\": [0, 0, 320, 568],"))
    #expect(json.contains("\"center\": [160, 284]"))
  }

  @Test func `a plot is whole xml with a dot for each sample`() throws {
    let seen = try track(Self.shelf, ["square", "other"], until: .at(VirtualTime(seconds: 0.5)))
    let svg = trajectorySVG(seen.trajectory, of: seen.record)
    #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns="))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.components(separatedBy: "<polyline").count == 3)
    #expect(svg.components(separatedBy: "</title></circle>").count == 13)
    #expect(Self.isBalanced(svg))
  }

  @Test func `a plot of what falls away stays near its view`() throws {
    let seen = try track(Self.fall, ["square"])
    let svg = trajectorySVG(seen.trajectory, of: seen.record)
    #expect(svg.contains("clip-path"))
    #expect(Self.isBalanced(svg))
    #expect(svg.contains(" height=\"722\""))
  }

  @Test func `the same bytes come twice`() throws {
    let first = try track(Self.shelf, ["square", "other"])
    let second = try track(Self.shelf, ["square", "other"])
    #expect(first.text == second.text)
    #expect(
      trajectorySVG(first.trajectory, of: first.record)
        == trajectorySVG(second.trajectory, of: second.record))
  }

  @Test func `a script is followed while it plays, and on`() throws {
    var workspace = Workspace()
    workspace.hold(Array(sceneText(Self.button).utf8), at: "test.scene.yaml")
    let steps = "- wait: 0.25\n- tap: drop\n- wait: 0.25"
    workspace.hold(Array(scriptText(steps, "").utf8), at: "test.replay.yaml")
    let loaded = workspace.loadScript("test.replay.yaml")
    let scene = try #require(loaded.script?.scene)
    let square = try #require(scene.objects.firstIndex { $0.id == "square" })
    let plan = TrackPlan(
      [ObjectID(square)], every: VirtualTime(seconds: 0.1), until: .at(VirtualTime(seconds: 0.7)))
    let tracked = try #require(try workspace.track(loaded, in: .none, plan))
    #expect(tracked.run.record.passed)
    let samples = tracked.trajectory.tracks[0].samples
    #expect(samples.map(\.time.seconds) == [0.3, 0.4, 0.5, 0.6, 0.7])
    #expect(samples[0].center.y < samples[1].center.y)
  }

  @Test func `an item that no animator holds has no samples`() throws {
    let seen = try track(Self.fall, ["view"])
    #expect(seen.trajectory.tracks[0].samples.isEmpty)
  }

  // MARK: - Scenes

  private static let fall = """
    view:
      subviews: [ { type: UIView, id: square, frame: [110, 234, 100, 100] } ]
    objects:
      - type: UIDynamicAnimator
        id: animator
        referenceView: view
        behaviors: [ { type: UIGravityBehavior, items: [square] } ]
    """

  private static let shelf = """
    view:
      subviews:
        - { type: UIView, id: square, frame: [110, 134, 100, 100] }
        - { type: UIView, id: other, frame: [230, 20, 60, 60] }
    objects:
      - type: UIDynamicAnimator
        id: animator
        referenceView: view
        behaviors:
          - { type: UIGravityBehavior, items: [square, other] }
          - type: UICollisionBehavior
            items: [square, other]
            translatesReferenceBoundsIntoBoundary: true
            boundaries: { shelf: { from: [0, 400], to: [220, 400] } }
    """

  private static let button = """
    view:
      subviews:
        - { type: UIView, id: square, frame: [110, 234, 100, 100] }
        - type: UIButton
          id: drop
          frame: [10, 20, 100, 44]
          title: Drop
          actions: { touchUpInside: [ { call: animator.start } ] }
    objects:
      - type: UIDynamicAnimator
        id: animator
        referenceView: view
        start: manual
        behaviors: [ { type: UIGravityBehavior, items: [square] } ]
    """

  private struct Seen {
    var trajectory: Trajectory
    var record: RunRecord
    var text: String { trajectoryText(trajectory, of: record) }
  }

  private func track(
    _ scene: String, _ ids: [String],
    until end: TrackPlan.End = .rest(atMost: VirtualTime(seconds: 10))
  ) throws -> Seen {
    var workspace = Workspace()
    workspace.hold(Array(sceneText(scene).utf8), at: "test.scene.yaml")
    let loaded = workspace.loadScene("test.scene.yaml")
    let objects = try #require(loaded.scene).objects
    let items = try ids.map { id in
      ObjectID(try #require(objects.firstIndex { $0.id == id }))
    }
    let plan = TrackPlan(items, every: VirtualTime(seconds: 0.1), until: end)
    let seen = try #require(try workspace.track(loaded, plan))
    return Seen(trajectory: seen.trajectory, record: seen.record)
  }

  /// Whether each element that is opened is closed, in order.
  private static func isBalanced(_ xml: String) -> Bool {
    var open: [Substring] = []
    for part in xml.split(separator: "<").dropFirst() {
      guard let tag = part.split(separator: ">", omittingEmptySubsequences: false).first else {
        return false
      }
      let name = tag.prefix { $0 != " " && $0 != "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/"), !tag.hasPrefix("?") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
