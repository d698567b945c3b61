// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaText

/// Draws over a picture what is not seen in it: the frame and id of each view, the safe area, and
/// the areas that take touches.
package func annotate(_ list: inout DisplayList, _ record: RunRecord, of root: ObjectID) {
  var annotator = Annotator(record.graph, root: root)
  annotator.collect()
  list.items += annotator.items
}

private struct Annotator {
  private let graph: Graph
  private let root: ObjectID
  private(set) var items: ContiguousArray<DisplayItem> = []

  private static let frame = Color(bytes: 0, 122, 255)
  private static let touch = Color(bytes: 255, 149, 0, 40)
  private static let safe = Color(bytes: 76, 217, 100)
  private static let font = Font.system(8)
  /// Names of so many views are written; frames are drawn of all.
  private static let mostNames = 2000

  init(_ graph: Graph, root: ObjectID) {
    self.graph = graph
    self.root = root
  }

  mutating func collect() {
    let corner = graph.bounds[root.offset].origin
    items.append(.begin(Group(transform: .translation(-corner.x, -corner.y))))
    drawSafeArea()
    var views: [ObjectID] = []
    graph.walk(from: root) { view, _ in views.append(view) }
    var hidden: Set<ObjectID> = []
    var names = 0
    for view in views where graph.flags[view.offset].contains(.isView) && view != root {
      let isInHidden = graph.parent(of: view).map(hidden.contains) ?? false
      if isInHidden || graph.flags[view.offset].contains(.isHidden) {
        hidden.insert(view)
        continue
      }
      let rect = graph.convert(graph.bounds[view.offset], from: view, to: root)
      guard rect.isFinite else { continue }
      draw(view, rect, isNamed: names < Self.mostNames)
      names += 1
    }
    items.append(.end)
  }

  private mutating func draw(_ view: ObjectID, _ rect: Rect, isNamed: Bool) {
    if graph.values[view.offset] is any ControlClass {
      items.append(.fill(Path(rect), .color(Self.touch)))
    }
    items.append(.stroke(Path(rect), Stroke(Self.frame, width: 0.5)))
    guard isNamed else { return }
    let metrics = TextMetrics(os: graph.context.os)
    let text = graph.ids[view.offset]
    let layout = TextLayout(
      StyledText(text, font: Self.font, paragraph: ParagraphStyle()), in: TextLayout.Room(),
      metrics)
    let label = Rect(rect.minX, rect.minY, layout.size.width + 2, layout.size.height)
    items.append(.fill(Path(label), .color(Self.frame)))
    var canvas = Canvas(size: .zero, context: graph.context)
    canvas.text(layout, at: Point(label.minX + 1, label.minY)) { _ in Color(white: 1) }
    items += canvas.list.items
  }

  private mutating func drawSafeArea() {
    let insets = graph.safeAreaInsets(of: root)
    guard insets != .zero else { return }
    items.append(
      .stroke(
        Path(graph.bounds[root.offset].inset(by: insets)),
        Stroke(Self.safe, width: 1, dashes: [4, 3])))
  }
}
