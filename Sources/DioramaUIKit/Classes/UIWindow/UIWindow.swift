// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The window of a scene: as large as the screen, white, key and visible.
package struct UIWindow: SystemViewClass, Equatable {
  /// Where it stands among windows; alerts are at 2000, the status bar at 1000.
  package var windowLevel = 0.0
  var run = Run()

  /// What a running scene adds to what the file says.
  struct Run: Equatable {
    var isKey = false
    var statusBar: StatusBarLook?
  }

  package init() {}
}

// MARK: - Declaration

extension UIWindow {
  package static let name = "UIWindow"
  package static let summary = "The view at the top of the tree, as large as the screen."
  package static let superclassName: String? = "UIView"

  /// Source: recorded fact S21 (level 0, not key when new).
  package static let schema = Schema<Self> {
    viewMethods()
    PropertySpec(
      "windowLevel", \.windowLevel, "Where it stands among windows.",
      source: .documented("UIWindow.h"))
    PropertySpec(
      readOnly: "isKeyWindow", .bool, "Whether it takes the keyboard's input.",
      read: { .bool($0.run.isKey) })
    MethodSpec("makeKeyAndVisible", [], "Shows the window and gives it the keyboard.") {
      (window: inout Self, _, _) in window.run.isKey = true
    }
  }

  package static let examples: [Example] = []
  package static let parts: [PartDescription] = []
  package static let isInteractiveByDefault = true

  /// White, as the application's delegate of the seeds makes it.
  package static func viewTraits(os: Int) -> ViewTraits {
    var traits = ViewTraits()
    traits.backgroundColor = Color(white: 1)
    return traits
  }
}

// MARK: - Measuring

extension UIWindow {
  package func intrinsicSize(in context: borrowing MeasureContext) -> IntrinsicSize { .none }
  package func sizeThatFits(_ size: Size, in context: borrowing MeasureContext) -> Size { size }
  package func fixedSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func initialSize(in context: borrowing MeasureContext) -> Size? { nil }
  package func part(
    _ part: PartReference, bounds: Rect, in context: borrowing MeasureContext
  ) -> Rect? { nil }
}
