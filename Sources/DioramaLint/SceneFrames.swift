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
  /// By object.
  private(set) var views: [View]
  let changes: SceneChanges

  /// Where one view stands.
  struct View {
    /// In the superview's coordinates.
    fileprivate(set) var frame: Rect?
    fileprivate(set) var size: Size?
    /// The view in whose coordinates `area` counts; -1 for what is no view that is there from the
    /// beginning.
    fileprivate(set) var base: Int32 = -1
    /// What of it touches can reach, held to all that it is in; of no size where that is nothing.
    fileprivate(set) var area: Rect?
    /// Whether it takes touches at all times, and all that hold it let them through.
    fileprivate(set) var isOpen = false
    /// What limits its subviews, in the coordinates that these count in.
    fileprivate(set) var clip: Rect?
    /// Of its own coordinates.
    fileprivate(set) var scrolled = Point.zero
    /// The view in whose coordinates its subviews count, and where its own begin there.
    fileprivate var inner: Int32 = -1
    fileprivate var shift = Point.zero
    /// Whether the size stays as long as the scene runs.
    fileprivate var isSteady = false
  }

  subscript(view: Int) -> View { views[view] }

  init(_ context: LintContext) {
    let scene = context.scene
    changes = SceneChanges(scene, context.dynamics)
    views = Array(repeating: View(), count: scene.objects.count)
    let screens = Set(scene.controllerViews.values)
    for (index, object) in scene.objects.enumerated()
    where object.presence == .present && context.tables[object.classIndex].sight.isView {
      let said = ViewPlace(index, context, changes)
      views[index].scrolled = said.scrolled
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
    views[index].isSteady = index == Scene.window.offset || fillsScreen(index, said, context)
    if views[index].isSteady { views[index].size = size }
    views[index].isOpen = said.isAlwaysOpen
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
    let hasParent = parent >= 0 && views[parent].inner >= 0
    views[index].isOpen = said.isAlwaysOpen && (!hasParent || views[parent].isOpen)
    let isResized = said.hasMask && !(hasParent && views[parent].isSteady)
    let size = isResized ? nil : said.size
    views[index].size = size
    views[index].isSteady = size != nil
    let scrolls = context.catalog.habits[object.classIndex].contains(.scrolls)
    guard hasParent, !isResized, let size, let origin = said.origin else {
      let own = scrolls ? contentArea(of: index, size, context) : nil
      return begin(
        index, within: scrolls ? own : size.map { Rect(origin: said.scrolled, size: $0) })
    }
    let frame = Rect(origin: origin, size: size)
    let shown = frame.offset(dx: views[parent].shift.x, dy: views[parent].shift.y)
    let nothing = Rect(origin: shown.origin, size: .zero)
    views[index].frame = frame
    views[index].base = views[parent].inner
    views[index].area = views[parent].clip.map { shown.intersection($0) ?? nothing } ?? shown
    if scrolls {
      views[index].inner = Int32(index)
      views[index].clip = contentArea(of: index, size, context)
    } else {
      views[index].inner = views[parent].inner
      views[index].clip = views[index].area
      views[index].shift = Point(shown.minX - said.scrolled.x, shown.minY - said.scrolled.y)
    }
  }

  /// A view in no known place: what is inside counts in its own coordinates.
  private func begin(_ index: Int, within clip: Rect?) {
    views[index].base = Int32(index)
    views[index].inner = Int32(index)
    views[index].clip = clip
  }

  /// What a person can scroll to of a scroll view's content, or nil.
  private func contentArea(of index: Int, _ size: Size?, _ context: LintContext) -> Rect? {
    let classIndex = context.scene.objects[index].classIndex
    let id = ObjectID(index)
    guard let size, let slot = context.tables[classIndex].sight.contentSize,
      !changes.writesAnything, !changes.written.contains(id)
    else { return nil }
    var content = Size.zero
    if let setting = context.setting(at: slot, of: index) {
      guard case .literal(.size(let given)) = setting.source else { return nil }
      content = given
    }
    var area = Rect(0, 0, max(content.width, size.width), max(content.height, size.height))
    if let setting = context.setting(at: context.tables[classIndex].sight.contentInset, of: index) {
      guard case .literal(.insets(let insets)) = setting.source else { return nil }
      area = area.inset(
        by: EdgeInsets(-insets.top, -insets.left, -insets.bottom, -insets.right))
    }
    return area
  }
}
