// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Containers place the view of the child they show, and their own bars.
extension Simulation {
  /// Puts the view of a container's child into the container's own, below its bars.
  func place(_ child: ObjectID, in container: ObjectID) throws(RunError) {
    guard let view = view(of: child), let home = self.view(of: container),
      !graph.isInside(home, view)
    else { return }
    if graph.parent(of: view) != home {
      graph.insert(view, into: home, at: 0)
      bindings.noteTree(of: home)
    }
    try layOut(topmost(container))
  }

  /// Lays out a container, what it shows, and what that shows in turn.
  func layOut(_ controller: ObjectID, depth: Int = 0) throws(RunError) {
    guard depth < Scene.mostNestedControllers, let view = view(of: controller) else { return }
    adjustGuides(of: controller)
    adjustSafeArea(of: controller, view)
    try adjustScrollInsets(of: controller)
    guard let container = graph.values[controller.offset] as? any ContainerClass else {
      return adjustSystemInsets(in: view)
    }
    var layout = layout(of: controller, container, in: graph.bounds[view.offset])
    container.layOut(&layout)
    for bar in layout.bars { placeBar(bar, in: view) }
    guard let child = container.shownChild, let inner = self.view(of: child) else { return }
    if graph.parent(of: inner) == view { setFrame(layout.childFrame, of: inner) }
    update(child) { run in
      run.topGuide = layout.topCover
      run.bottomGuide = layout.bottomCover
    }
    try layOut(child, depth: depth + 1)
  }

  func layout(
    of controller: ObjectID, _ container: any ContainerClass, in bounds: Rect
  ) -> ContainerLayout {
    let child = container.shownChild
    let covers = traits(of: controller)?.run
    let cover = covers?.bottomGuide ?? 0
    // More than the device itself takes is the bar of a container around.
    let isBelowBar = covers?.parent != nil && cover > (os >= 11 ? barMetrics.safeArea.bottom : 0)
    var metrics = barMetrics
    metrics.isInSheet = isInSheet(controller)
    var layout = ContainerLayout(
      bounds: bounds, metrics: metrics, statusBar: covers?.topGuide ?? 0,
      bottomInset: os >= 11 && !isBelowBar ? cover : 0, child: child.flatMap { traits(of: $0) })
    if isBelowBar {
      layout.outerBottom = cover
      layout.bottomCover = cover
    }
    layout.hidesBottomBar = child.map { hidesBottomBar($0) } ?? false
    layout.isFirst = container.children.first == child
    for owned in info(of: controller).ownedObjects {
      guard let property = info(of: controller).property(named: owned.property),
        case .object(let object) = graph.value(property, of: controller),
        let bar = graph.values[object.offset] as? any BarClass
      else { continue }
      if bar.isAtTop {
        layout.isTopBarTranslucent = bar.isTranslucent
        layout.topBarExtra = bar.extraHeight(in: layout.metrics)
      } else {
        layout.isBottomBarTranslucent = bar.isTranslucent
        setBottomInset(layout.bottomInset, of: object)
      }
    }
    return layout
  }

  /// Whether a stack has had something pushed that wants no bar at the bottom.
  private func hidesBottomBar(_ controller: ObjectID) -> Bool {
    guard let stack = graph.values[controller.offset] as? any StackingClass else { return false }
    return stack.stack.dropFirst().contains { traits(of: $0)?.hidesBottomBarWhenPushed == true }
  }

  private func isInSheet(_ controller: ObjectID) -> Bool {
    guard !screens.presentations.isEmpty else { return false }
    let top = topmost(controller)
    return screens.presentations.contains {
      $0.presented == top && ($0.style == .pageSheet || $0.style == .formSheet)
    }
  }

  /// Bars stand before the content.
  private func placeBar(_ bar: Arranged, in view: ObjectID) {
    guard graph.values.indices.contains(bar.view.offset), !graph.isInside(view, bar.view) else {
      return
    }
    guard let frame = bar.frame else {
      if graph.parent(of: bar.view) == view {
        graph.detach(bar.view)
        endStrayAnimations()
        bindings.noteTree(of: view)
      }
      return
    }
    if graph.parent(of: bar.view) != view {
      graph.append(bar.view, to: view)
      bindings.noteTree(of: view)
    }
    setFrame(frame, of: bar.view)
  }

  /// Gives a view a frame and tells those who read it.
  func setFrame(_ frame: Rect, of view: ObjectID) {
    guard graph.frame(of: view) != frame else { return }
    graph.setFrame(frame, of: view)
    noteGeometry(of: view)
  }

  /// The bars of the device as it is held.
  var barMetrics: BarMetrics {
    BarMetrics(
      device: device, os: os, orientation: scene.orientation,
      hidesStatusBar: traits(of: frontController)?.prefersStatusBarHidden ?? false)
  }

  /// A controller without a container is covered by the status bar and the home indicator alone.
  private func adjustGuides(of controller: ObjectID) {
    guard let run = traits(of: controller)?.run, run.parent == nil else { return }
    if run.isInPopover {
      return update(controller) { run in
        run.topGuide = 0
        run.bottomGuide = 0
      }
    }
    let metrics = barMetrics
    let reachesTop = view(of: controller).map { graph.frame(of: $0).minY <= 0 } ?? true
    update(controller) { run in
      run.topGuide = reachesTop ? (os >= 11 ? metrics.safeArea.top : metrics.statusBar) : 0
      run.bottomGuide = os >= 11 ? metrics.safeArea.bottom : 0
    }
  }

  private func adjustSafeArea(of controller: ObjectID, _ view: ObjectID) {
    guard os >= 11, let traits = traits(of: controller) else { return }
    let sides = barMetrics.safeArea
    let area = graph.convert(graph.bounds[view.offset], from: view, to: Scene.window)
    let more = traits.additionalSafeAreaInsets
    let insets = EdgeInsets(
      traits.run.topGuide + more.top, max(0, sides.left - area.minX) + more.left,
      traits.run.bottomGuide + more.bottom,
      max(0, area.maxX - (screen.width - sides.right)) + more.right)
    guard graph.safeAreas[view] != insets else { return }
    graph.safeAreas[view] = insets
    bindings.noteObject(view)
  }
}
