// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaUIKit

/// A run of a small scene, put together by hand.
struct SampleRun {
  private(set) var graph: Graph
  private var roots: [ObjectID] = []

  static let catalog = Catalog([
    UIView.self, UIWindow.self, UISlider.self, UIButton.self, UILabel.self, UISwitch.self,
    UISegmentedControl.self, UIViewController.self,
  ])

  /// A window with a view `view` in it, both as large as the screen.
  init() {
    graph = Graph(catalog: Self.catalog, context: MeasureContext(os: 7, scale: 2))
    _ = add("UIWindow", "window", frame: Rect(0, 0, 320, 568), to: nil)
    _ = add("UIView", "view", frame: Rect(0, 0, 320, 568), to: ObjectID(0))
  }

  static let window = ObjectID(0)
  static let view = ObjectID(1)

  mutating func add(
    _ className: String, _ id: String, frame: Rect? = nil, to parent: ObjectID?,
    _ settings: [(String, Value)] = []
  ) -> ObjectID {
    let object = graph.add(classIndex: Self.catalog.index(of: className) ?? 0, id: id)
    if let parent { graph.append(object, to: parent) }
    if let frame { graph.setFrame(frame, of: object) }
    for (name, value) in settings { set(object, name, value) }
    return object
  }

  mutating func set(_ object: ObjectID, _ name: String, _ value: Value) {
    guard let property = graph.info(of: object).property(named: name) else { return }
    _ = try? graph.set(property, of: object, to: value)
  }

  func record(script: String? = nil, at seconds: Double = 0) -> RunRecord {
    RunRecord(
      sceneName: "volume.scene.yaml", scriptName: script, device: .standard, os: 7,
      orientation: .portrait, locale: "en_US", time: VirtualTime(seconds: seconds), graph: graph,
      window: Self.window)
  }
}
