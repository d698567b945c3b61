// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Where the views of a scene stand once it is loaded, as far as the file alone tells and nothing
/// changes it; worked out once, linear in the views.
///
/// What a binding, an action, an animator, a container or another view decides is nil. What is inside
/// a scroll view counts in the coordinates of its content.
final class SceneFrames {
  /// In the superview's coordinates.
  private(set) var frames: [Rect?]
  private(set) var sizes: [Size?]
  /// The view in whose coordinates `areas` counts; -1 for what is no view that is there from the
  /// beginning.
  private(set) var bases: [Int32]
  /// What of a view touches can reach, held to all that it is in; of no size where that is nothing.
  private(set) var areas: [Rect?]
  /// Whether it takes touches at all times, and all that hold it let them through.
  private(set) var isOpen: [Bool]
  /// What limits the subviews of a view, in the coordinates that these count in.
  private(set) var clips: [Rect?]
  /// Of each view's own coordinates.
  private(set) var scrolled: [Point]
  let changes: SceneChanges
  /// The view in whose coordinates the subviews of a view count, and where its own begin there.
  private var inner: [Int32]
  private var shifts: [Point]
  /// Whether the size stays as long as the scene runs.
  private var isSteady: [Bool]

  init(_ context: LintContext) {
    let scene = context.scene
    let count = scene.objects.count
    changes = SceneChanges(scene, context.dynamics)
    frames = Array(repeating: nil, count: count)
    sizes = Array(repeating: nil, count: count)
    bases = Array(repeating: -1, count: count)
    areas = Array(repeating: nil, count: count)
    isOpen = Array(repeating: false, count: count)
    clips = Array(repeating: nil, count: count)
    scrolled = Array(repeating: .zero, count: count)
    inner = Array(repeating: -1, count: count)
    shifts = Array(repeating: .zero, count: count)
    isSteady = Array(repeating: false, count: count)
    let screens = Set(scene.controllerViews.values)
    for (index, object) in scene.objects.enumerated()
    where object.presence == .present && context.tables.sight.isView[object.classIndex] {
      let said = ViewPlace(index, context, changes)
      scrolled[index] = said.scrolled
      if index == Scene.window.offset || screens.contains(ObjectID(index)) {
        beginScreen(index, said, context)
      } else {
        place(index, said, context)
      }
    }
  }

  /// The window, and views of controllers: at most as large as the screen.
  private func beginScreen(_ index: Int, _ said: ViewPlace, _ context: LintContext) {
    let size = context.scene.device.size(in: context.scene.orientation)
    let isContent = context.catalog.habits[context.scene.objects[index].classIndex]
      .contains(.scrolls)
    begin(
      index,
      within: isContent ? contentArea(of: index, size, context) : Rect(origin: .zero, size: size))
    isSteady[index] = index == Scene.window.offset || fillsScreen(index, said, context)
    if isSteady[index] { sizes[index] = size }
    isOpen[index] = said.isAlwaysOpen
  }

  /// Whether a view is the plain one of the only controller, and large as the window.
  private func fillsScreen(_ index: Int, _ said: ViewPlace, _ context: LintContext) -> Bool {
    let root = context.scene.objects[Scene.rootController.offset]
    // The status bar of iOS 6 takes its part of the window.
    return index == Scene.rootView.offset && context.os >= 7 && said.isUnplaced
      && context.catalog.classes[root.classIndex].type.asContainer == nil
  }

  /// Parents come before what is inside them.
  private func place(_ index: Int, _ said: ViewPlace, _ context: LintContext) {
    let object = context.scene.objects[index]
    let parent = Int(object.parent)
    let hasParent = parent >= 0 && inner[parent] >= 0
    isOpen[index] = said.isAlwaysOpen && (!hasParent || isOpen[parent])
    let isResized = said.hasMask && !(hasParent && isSteady[parent])
    let size = isResized ? nil : said.size
    sizes[index] = size
    isSteady[index] = size != nil
    let scrolls = context.catalog.habits[object.classIndex].contains(.scrolls)
    guard hasParent, !isResized, let size, let origin = said.origin else {
      let own = scrolls ? contentArea(of: index, size, context) : nil
      return begin(
        index, within: scrolls ? own : size.map { Rect(origin: said.scrolled, size: $0) })
    }
    let frame = Rect(origin: origin, size: size)
    let shown = frame.offset(dx: shifts[parent].x, dy: shifts[parent].y)
    let nothing = Rect(origin: shown.origin, size: .zero)
    frames[index] = frame
    bases[index] = inner[parent]
    areas[index] = clips[parent].map { shown.intersection($0) ?? nothing } ?? shown
    if scrolls {
      inner[index] = Int32(index)
      clips[index] = contentArea(of: index, size, context)
    } else {
      inner[index] = inner[parent]
      clips[index] = areas[index]
      shifts[index] = Point(shown.minX - said.scrolled.x, shown.minY - said.scrolled.y)
    }
  }

  /// A view in no known place: what is inside counts in its own coordinates.
  private func begin(_ index: Int, within clip: Rect?) {
    bases[index] = Int32(index)
    inner[index] = Int32(index)
    clips[index] = clip
  }

  /// What a person can scroll to of a scroll view's content, or nil.
  private func contentArea(of index: Int, _ size: Size?, _ context: LintContext) -> Rect? {
    let classIndex = context.scene.objects[index].classIndex
    let id = ObjectID(index)
    guard let size, let slot = context.tables.sight.contentSize[classIndex],
      !changes.writesAnything, !changes.written.contains(id)
    else { return nil }
    var content = Size.zero
    if let setting = context.setting(at: slot, of: index) {
      guard case .literal(.size(let given)) = setting.source else { return nil }
      content = given
    }
    var area = Rect(0, 0, max(content.width, size.width), max(content.height, size.height))
    if let setting = context.setting(at: context.tables.sight.contentInset[classIndex], of: index) {
      guard case .literal(.insets(let insets)) = setting.source else { return nil }
      area = area.inset(
        by: EdgeInsets(-insets.top, -insets.left, -insets.bottom, -insets.right))
    }
    return area
  }
}
