// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Scroll views keep their content out from under the bars of containers.
///
/// On iOS 7 to 10 the controller changes `contentInset` of its view, where that scrolls, or of its
/// first subview (UIKit facts 2.13). Only in a container: a controller of its own changes nothing.
extension Simulation {
  /// From iOS 11 on each scroll view adds the part of the safe area that its behavior says.
  ///
  /// Source: UIScrollView's documentation of contentInsetAdjustmentBehavior.
  func adjustSystemInsets(in view: ObjectID) {
    guard hasPanners, os >= 11 else { return }
    var scrolls: [ObjectID] = []
    graph.walk(from: view) { object, _ in
      if habits(of: object).contains(.scrolls) { scrolls.append(object) }
    }
    for scroll in scrolls {
      guard let traits = graph.scroll(of: scroll) else { continue }
      let safe = graph.safeAreaInsets(of: scroll)
      let isWide = traits.alwaysBounceHorizontal || traits.contentSize.width > traits.viewSize.width
      let isHigh = traits.alwaysBounceVertical || traits.contentSize.height > traits.viewSize.height
      let insets: EdgeInsets
      switch traits.contentInsetAdjustmentBehavior {
      case .never: insets = .zero
      case .always: insets = safe
      case .automatic:
        insets = EdgeInsets(
          safe.top, isWide ? safe.left : 0, safe.bottom, isWide ? safe.right : 0)
      case .scrollableAxes:
        insets = EdgeInsets(
          isHigh ? safe.top : 0, isWide ? safe.left : 0, isHigh ? safe.bottom : 0,
          isWide ? safe.right : 0)
      }
      guard traits.systemInset != insets else { continue }
      graph.setSystemInset(insets, of: scroll)
      bindings.noteObject(scroll)
    }
  }

  func adjustScrollInsets(of controller: ObjectID) throws(RunError) {
    guard hasPanners, (7...10).contains(os), let traits = traits(of: controller),
      traits.run.parent != nil, traits.automaticallyAdjustsScrollViewInsets,
      let view = view(of: controller),
      let scroll = [view, graph.firstChild(of: view)].compactMap({ $0 }).first(where: {
        habits(of: $0).contains(.scrolls)
      }),
      let property = info(of: scroll).property(named: "contentInset"),
      case .insets(var insets) = graph.value(property, of: scroll)
    else { return }
    let wanted = (top: traits.run.topGuide, bottom: traits.run.bottomGuide)
    let given = screens.scrollInsets[scroll] ?? (0, 0)
    guard wanted != given else { return }
    screens.scrollInsets[scroll] = wanted
    insets.top += wanted.top - given.top
    insets.bottom += wanted.bottom - given.bottom
    try write(property, of: scroll, .insets(insets), at: nil)
  }
}
