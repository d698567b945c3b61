// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaDrawing
import DioramaModel

/// What a run shows now, as a display list of the whole screen.
package func displayList(_ record: RunRecord) -> DisplayList {
  displayList(record, of: record.window)
}

/// What one view shows, from its own corner; the window's is the screen.
package func displayList(_ record: RunRecord, of root: ObjectID) -> DisplayList {
  var painter = ScenePainter(record.presented, size: record.graph.bounds[root.offset].size)
  painter.paint(root)
  return painter.canvas.list
}

/// Draws views from the back to the front.
private struct ScenePainter {
  private let graph: Graph
  private(set) var canvas: Canvas

  init(_ graph: Graph, size: Size) {
    self.graph = graph
    canvas = Canvas(size: size, context: graph.context)
  }

  /// A view whose subviews are being drawn.
  private struct Opened {
    var view: ObjectID
    /// Groups inside its own: what is in it is cut at the bounds, and to a shape.
    var isClipping: Bool
    var isShaped: Bool
    /// What its subviews inherit, itself included, and what is behind them.
    var tint: InheritedTint
    var ground: Color
    var next: ObjectID?
  }

  /// Any depth of the tree takes no more of the stack.
  mutating func paint(_ root: ObjectID) {
    var open: [Opened] = []
    let tint = InheritedTint(above: root, in: graph)
    if let first = begin(root, tint, ground: Color(white: 1), isRoot: true) { open.append(first) }
    while var top = open.popLast() {
      guard let child = top.next else {
        end(top)
        continue
      }
      top.next = graph.next(after: child)
      open.append(top)
      if let inner = begin(child, top.tint, ground: top.ground, isRoot: false) {
        open.append(inner)
      }
    }
  }

  /// Draws a view without its subviews and leaves its groups open; nil where it is not seen.
  private mutating func begin(
    _ view: ObjectID, _ above: InheritedTint, ground: Color, isRoot: Bool
  ) -> Opened? {
    let index = view.offset
    guard graph.flags[index].contains(.isView) else { return nil }
    if !isRoot {
      guard !graph.flags[index].contains(.isHidden), graph.alpha[index] > 0 else { return nil }
    }
    let bounds = graph.bounds[index]
    guard bounds.isFinite else { return nil }
    canvas.begin(
      Group(
        transform: isRoot ? .translation(-bounds.minX, -bounds.minY) : graph.toSuperview(view),
        opacity: isRoot ? 1 : min(max(graph.alpha[index], 0), 1), name: graph.ids[index]))
    let layer = graph.layers[view] ?? LayerTraits()
    let shape = Path(bounds, radius: layer.cornerRadius)
    let isClipping = graph.flags[index].contains(.clips)
    let background = graph.traits[index].backgroundColor
    if layer.shadowOpacity > 0, !isClipping, let color = layer.shadowColor {
      let shadow = Shadow(
        color.faded(by: Double(layer.shadowOpacity)), offset: layer.shadowOffset,
        radius: max(0, layer.shadowRadius))
      canvas.shadow(shape, shadow)
    }
    if isClipping { canvas.begin(Group(clip: shape)) }
    if bounds.width > 0, bounds.height > 0 { canvas.fill(shape, background) }
    let below = background.map { $0.over(ground) } ?? ground
    let tint = above.entering(view, in: graph)
    drawn(view, tint, ground: below) { value, drawn, canvas in value.draw(drawn, on: &canvas) }
    var cut: Path?
    if graph.habits(of: view).contains(.drawsAbove) {
      drawn(view, tint, ground: below) { value, drawn, _ in
        cut = (value as? any OverdrawingClass)?.contentShape(drawn)
      }
    }
    if let cut { canvas.begin(Group(clip: cut)) }
    return Opened(
      view: view, isClipping: isClipping, isShaped: cut != nil, tint: tint, ground: below,
      next: graph.firstChild(of: view))
  }

  /// What comes above the subviews, and the end of the view's groups.
  private mutating func end(_ opened: Opened) {
    let view = opened.view
    if opened.isShaped { canvas.end() }
    if graph.habits(of: view).contains(.drawsAbove) {
      drawn(view, opened.tint, ground: opened.ground) { value, drawn, canvas in
        (value as? any OverdrawingClass)?.drawAbove(drawn, on: &canvas)
      }
    }
    if opened.isClipping { canvas.end() }
    let layer = graph.layers[view] ?? LayerTraits()
    if layer.borderWidth > 0, let color = layer.borderColor {
      // Inside of the edge.
      let half = layer.borderWidth / 2
      let rect = graph.bounds[view.offset].inset(by: EdgeInsets(half, half, half, half))
      if rect.width > 0, rect.height > 0 {
        canvas.stroke(
          Path(rect, radius: max(0, layer.cornerRadius - half)), color, width: layer.borderWidth)
      }
    }
    canvas.end()
  }

  private mutating func drawn(
    _ view: ObjectID, _ tint: InheritedTint, ground: Color,
    _ body: (any ViewClass, DrawnView, inout Canvas) -> Void
  ) {
    guard let value = graph.values[view.offset] as? any ViewClass else { return }
    body(value, DrawnView(view, in: graph, tint: tint.shown, ground: ground), &canvas)
  }

}
