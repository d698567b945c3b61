// SPDX-License-Identifier: MIT
import DioramaExpressions
import DioramaModel

/// A controller whose view is a table.
package struct UITableViewController: TableControllerClass, OwningClass, Equatable {
  package var controller = ControllerTraits()
  package var clearsSelectionOnViewWillAppear = true

  package init() {}
}

// MARK: - Declaration

extension UITableViewController {
  package static let name = "UITableViewController"
  package static let summary = "A controller whose view is a table."
  package static let superclassName: String? = "UIViewController"

  /// Source of the default: UITableViewController.h (documented).
  package static let schema = Schema<Self> {
    inherit(\.controller, ControllerTraits.schema)
    controllerMethods()
    PropertySpec(
      "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear,
      "Whether nothing is chosen any more when it appears again.")
    PropertySpec(
      readOnly: "tableView", .optional(.reference("UITableView")), "Its view.",
      read: { $0.controller.run.view?.value ?? .null })
  }

  package static let examples = [
    Example(
      "A list of three",
      "id: list\nview: { sections: [ { rows: [ { text: A }, { text: B }, { text: C } ] } ] }")
  ]
  package static let lifecycle = ControllerTraits.lifecycle
  package static let viewClassName = "UITableView"
  package static let ownedObjects = ControllerTraits.ownedObjects
}
