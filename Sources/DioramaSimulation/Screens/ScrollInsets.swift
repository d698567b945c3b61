// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Scroll views keep their content out from under the bars of containers.
///
/// On iOS 7 to 10 the controller changes `contentInset` of its view, where that scrolls, or of its
/// first subview (UIKit facts 2.13). Only in a container: a controller of its own changes nothing.
extension Simulation {
  func adjustScrollInsets(of controller: ObjectID) throws(RunError) {
    guard hasPanners, (7...10).contains(os), let traits = traits(of: controller),
      traits.run.parent != nil, traits.automaticallyAdjustsScrollViewInsets,
      let view = view(of: controller),
      let scroll = [view, graph.firstChild(of: view)].compactMap({ $0 }).first(where: {
        graph.habits(of: $0).contains(.scrolls)
      }),
      let property = graph.info(of: scroll).property(named: "contentInset"),
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
