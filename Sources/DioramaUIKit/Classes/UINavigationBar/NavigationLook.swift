// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What a navigation bar shows of its top item.
struct NavigationLook: Equatable, Sendable {
  var title: String?
  var titleView: ObjectID?
  var titleViewSize = Size.zero
  var prompt: String?
  var left: [BarButton]
  var right: [BarButton]
}

/// What its back button shows.
struct BackLook: Equatable, Sendable {
  /// From the one it should have to the one it has where room is short; empty shows the arrow alone.
  var titles: [String]
  var image: ImageReference?
}

extension UINavigationBar: ReferringClass {
  package mutating func refer(
    _ look: (ObjectID) -> (any ObjectClass)?, size: (ObjectID) -> Size
  ) -> Bool {
    let before = run
    run = Run()
    guard let id = items.last, let top = look(id) as? UINavigationItem else { return run != before }
    func buttons(_ ids: [ObjectID]) -> [BarButton] {
      // A list may name one item twice, which UIKit shows once.
      var seen: Set<ObjectID> = []
      return ids.filter { seen.insert($0).inserted }.compactMap { BarButton($0, look, size: size) }
    }
    var shown = NavigationLook(
      title: top.shownTitle, titleView: top.titleView, prompt: top.prompt,
      left: buttons(top.leftBarButtonItems), right: buttons(top.rightBarButtonItems))
    if let view = top.titleView {
      if look(view) is any ViewClass {
        shown.titleViewSize = size(view)
      } else {
        shown.titleView = nil
      }
    }
    run.top = shown
    if !top.hidesBackButton, top.leftBarButtonItems.isEmpty || top.leftItemsSupplementBackButton,
      let below = items.dropLast().last.flatMap({ look($0) as? UINavigationItem })
    {
      let button = below.backBarButtonItem.flatMap { look($0) as? UIBarButtonItem }
      run.back = BackLook(below, button)
    }
    run.isLarge = prefersLargeTitles && isLarge(look)
    return run != before
  }

  /// `automatic` is as the item before; the first one is large (documented).
  private func isLarge(_ look: (ObjectID) -> (any ObjectClass)?) -> Bool {
    for item in items.reversed() {
      switch (look(item) as? UINavigationItem)?.largeTitleDisplayMode {
      case .always?: return true
      case .never?: return false
      case .automatic?, nil: continue
      }
    }
    return true
  }
}

extension BackLook {
  /// The own back item's title, else the item's, else "Back" (UIKit facts 2.18, documented).
  fileprivate init(_ below: UINavigationItem, _ button: UIBarButtonItem?) {
    image = button?.image
    let given = button?.title ?? below.backButtonTitle
    // Only a title that is given may be empty.
    let wanted = given ?? below.shownTitle.flatMap { $0.isEmpty ? nil : $0 } ?? Self.standard
    titles = image != nil || wanted.isEmpty ? [""] : [wanted, Self.standard, ""]
  }

  static let standard = "Back"
}
