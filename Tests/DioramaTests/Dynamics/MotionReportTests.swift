// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport
import Testing

/// What reports tell of items and animators.
@Suite struct MotionReportTests {
  private static let scene = """
    view:
      subviews:
        - { type: UIView, id: square, frame: [110, 234, 100, 100] }
        - { type: UIView, id: label, frame: [0, 0, 20, 20] }
    objects:
      - type: UIDynamicAnimator
        id: animator
        referenceView: view
        behaviors:
          - { type: UIGravityBehavior, items: [square] }
          - { type: UICollisionBehavior, items: [square], translatesReferenceBoundsIntoBoundary: true }
    """

  @Test func `an item has its velocity beside it from the start`() {
    #expect(
      tree(Self.scene).contains(
        "<UIView: square; frame = (110 234; 100 100); motion = {velocity: (0 0)}>"))
  }

  @Test func `an item on its way tells its speed, and its animator that it is running`() throws {
    let record = try #require(Play(Self.scene, "- wait: 0.1").records.first)
    let text = stateText(record)
    #expect(text.contains("; motion = {velocity: (0 100)}>"))
    #expect(text.hasSuffix("animators\n   animator: running = true; elapsedTime = 0.1\n"))
    let json = stateJSON(record, sources: SourceFiles())
    #expect(json.contains("\"motion\": {\"velocity\": [0, "))
    #expect(json.contains("\"isRunning\": true"))
    #expect(json.contains("\"elapsedTime\": 0.1"))
  }

  @Test func `an item at rest says so, and its animator that it is not running`() throws {
    let record = try #require(Play(Self.scene, "- settle: { within: 5s }").records.first)
    let text = stateText(record)
    #expect(text.contains("; motion = {resting: true}>"))
    #expect(text.contains("animators\n   animator: running = false; elapsedTime = "))
    #expect(text.contains("<UIView: label; frame = (0 0; 20 20)>"))
    #expect(stateJSON(record, sources: SourceFiles()).contains("\"motion\": {\"resting\": true}"))
  }

  @Test func `an animator that has not begun is not told of`() {
    let scene = Self.scene.replacing("id: animator", with: "id: animator\n    start: manual")
    #expect(!tree(scene).contains("animators"))
    #expect(!tree(scene).contains("motion"))
  }
}
