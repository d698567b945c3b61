// SPDX-License-Identifier: MIT

/// What gentle mutations put in of screens, gestures, rows and questions.
extension GentleMutation {
  static let screenKeys = [
    "gestureRecognizers: [ { type: UIPanGestureRecognizer, id: pan, action: [ { set: { ID.center: \"${sender.location}\" } } ] } ]",
    "gestureRecognizers: [ { type: UITapGestureRecognizer, id: once, requiresFailureOf: [twice] }, { type: UITapGestureRecognizer, id: twice, numberOfTapsRequired: 2, requiresFailureOf: [once] } ]",
    "navigationItem: { title: New, rightBarButtonItem: { title: Go, action: [ { run: more } ] } }",
    "viewControllers: [ID, OTHER]", "viewControllers: [ID, ID]", "viewControllers: []",
    "viewControllers: [ { type: UIViewController, id: newScreen } ]", "isToolbarHidden: false",
    "prefersLargeTitles: true", "modalPresentationStyle: formSheet", "prompt: New",
    "preferredContentSize: [1e9, 3]", "contentViewController: ID", "passthroughViews: [ID]",
    "lifecycle: { viewDidAppear: [ { push: ID } ], viewWillDisappear: [ { pop: OTHER } ] }",
    "lifecycle: { viewWillAppear: [ { present: ID } ], viewDidDisappear: [ { dismiss: ID } ] }",
    "sections: [ { count: 1000000000, row: { text: \"${row}\" } } ]",
    "sections: [ { rows: [ { text: A }, { text: B, accessoryType: checkmark } ] } ]",
    "sections: [ { count: \"${ID.tag}\", row: { text: \"${row / 0}\" } } ]", "rowHeight: 1e-300",
    "minimumZoomScale: 0", "maximumZoomScale: 1e300", "zoomScale: 3", "isPagingEnabled: true",
    "otherButtonTitles: [A, B, C]", "cancelButtonTitle: No", "alertViewStyle: plainTextInput",
    "selectedIndex: 3", "hidesBottomBarWhenPushed: true",
  ]

  static let screenActions = [
    "push: ID", "push: { controller: ID, onto: OTHER, animated: false }", "pop: ID",
    "popToRoot: ID", "popTo: ID", "selectTab: { ID: 1 }", "selectTab: { ID: 1000000 }",
    "present: ID", "present: { controller: ID, animated: false, completion: [ { dismiss: ID } ] }",
    "present: { controller: ID, style: popover, from: OTHER }", "dismiss: ID", "show: ID",
    "showFrom: { sheet: ID, from: OTHER }",
    "presentPopover: { popover: ID, from: OTHER, rect: [1e300, 0, -5, 1e9] }",
    "set: { ID.viewControllers: [OTHER, ID] }", "set: { ID.viewControllers: [] }",
    "set: { ID.selectedIndex: 7 }", "set: { ID.zoomScale: 1e300 }", "set: { ID.zoomScale: 0 }",
    "set: { ID.contentOffset: [1e300, -1e9] }", "set: { ID.isEnabled: false }",
    "set: { ID.rowHeight: -5 }", "call: ID.reloadData",
    "call: { ID.setContentOffset: { contentOffset: [0, 1e9], animated: true } }",
    "call: { ID.setZoomScale: { scale: 0, animated: true } }",
    "call: { ID.selectRow: { row: -1, section: 5 } }",
    "call: { ID.scrollToRow: { row: 100000, section: 0, animated: true } }",
    "animate: { duration: 0.5, options: [repeat, autoreverse], set: { ID.center: [9, 9] } }",
  ]

  static let screenSteps = [
    "rotate: landscapeLeft", "rotate: portraitUpsideDown", "background", "foreground",
    "memoryWarning", "scroll: { target: ID, by: [0, 1e9] }", "scroll: { target: ID, until: OTHER }",
    "scroll: { target: ID, to: [-1e300, 5] }", "tap: \"ID.backButton\"", "tap: \"ID.item[3]\"",
    "tap: \"ID.button[1]\"", "tap: \"ID.row[0][1000000000]\"", "tap: \"ID.row[-1][0]\"",
    "drag: { target: { point: [1, 200] }, by: [300, 0] }", "longPress: ID",
    "swipe: { target: ID, direction: left, now: true }", "tap: { target: ID, now: true }",
  ]
}
