// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The controller of one view; made in code, without a nib.
package struct UIViewController: ControllerClass, OwningClass, Equatable {
  package var controller = ControllerTraits()

  package init() {}
}

// MARK: - Declaration

extension UIViewController {
  package static let name = "UIViewController"
  package static let summary = "Owns one view and hears when it loads, appears and goes."
  package static let superclassName: String? = nil

  package static let schema = Schema<Self> {
    inherit(\.controller, ControllerTraits.schema)
    controllerMethods()
  }

  package static let examples = [
    Example("A root controller", "id: root\nlifecycle: { viewDidLoad: [ { log: loaded } ] }")
  ]
  package static let lifecycle = ControllerTraits.lifecycle
  package static let viewClassName = "UIView"
  package static let ownedObjects = ControllerTraits.ownedObjects
}

// MARK: - Numbers

extension UIViewController: MeasuredClass {
  package static var numbers: [NamedNumber] {
    [
      NamedNumber("presenting and dismissing", seconds: ScreenTimes.present)
    ]
  }
}
