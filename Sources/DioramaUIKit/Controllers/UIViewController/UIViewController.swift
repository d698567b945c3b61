// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

/// The controller of the window's content; made in code, without a nib.
package struct UIViewController: ControllerClass, Equatable {
  package var title: String?
  private var run = Run()

  /// What a running scene adds to what the file says.
  private struct Run: Equatable { var isViewLoaded = false }

  package init() {}
}

// MARK: - Declaration

extension UIViewController {
  package static let name = "UIViewController"
  package static let summary = "Owns one view and hears when it loads and appears."
  package static let superclassName: String? = nil

  package static let schema = Schema<Self> {
    PropertySpec("title", \.title, "What bars show for the controller.")
    PropertySpec(
      readOnly: "isViewLoaded", .bool, "Whether its view has been made.",
      source: "recorded fact V1: not loaded when new", read: { .bool($0.run.isViewLoaded) })
    MethodSpec("loadViewIfNeeded", [], "Makes the view now.") {
      (controller: inout Self, _, _) in controller.run.isViewLoaded = true
    }
  }

  package static let examples = [
    Example("A root controller", "id: root\nlifecycle: { viewDidLoad: [ { log: loaded } ] }")
  ]

  /// Source: UIKit facts 3.6, "window becomes visible".
  package static let lifecycle = [
    "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewDidAppear", "willRotate", "didRotate", "viewWillTransition", "traitCollectionDidChange",
  ]
}
