// SPDX-License-Identifier: MIT

/// Scenes of several screens: stacks, tabs, sheets, popovers.
extension BuiltIn {
  static let screenScenes = [
    (
      name: "screens",
      text: """
      diorama: 1
      device: iPhone 5s
      os: 7
      state: { visits: 0, shown: "" }
      handlers:
        visit: [ { set: { state.visits: "${state.visits + 1}" } } ]
        leave: { parameters: [what], do: [ { log: "leave ${what}" } ] }
      root:
        type: UITabBarController
        id: tabs
        delegate:
          shouldSelect: [ { return: "${state.visits < 40}" } ]
          didSelect: [ { log: "tab ${tabs.selectedIndex}" } ]
        viewControllers:
          - type: UINavigationController
            id: nav
            isToolbarHidden: false
            delegate: { didShow: [ { log: shown } ] }
            viewControllers:
              - type: UIViewController
                id: list
                title: List
                tabBarItem: { title: List, badgeValue: "${state.visits}" }
                navigationItem:
                  rightBarButtonItem: { id: add, systemItem: add, action: [ { present: form } ] }
                  leftBarButtonItem: { id: edit, title: Edit, action: [ { run: visit } ] }
                  prompt: Choose one
                toolbarItems:
                  - { systemItem: flexibleSpace }
                  - { id: share, systemItem: action, action: [ { log: share } ] }
                lifecycle:
                  viewDidLoad: [ { log: loaded } ]
                  viewWillAppear: [ { run: visit } ]
                  viewDidDisappear: [ { run: { leave: { what: list } } } ]
                notifications: { UIKeyboardDidShow: [ { log: up } ] }
                view:
                  backgroundColor: white
                  subviews:
                    - { type: UIButton, id: more, title: More, frame: [20, 150, 100, 44], actions: { touchUpInside: [ { push: detail } ] } }
                    - { type: UITextField, id: filter, frame: [20, 210, 200, 31], autoresizingMask: flexibleWidth }
          - type: UIViewController
            id: second
            title: Second
            view: { subviews: [ { type: UISwitch, id: onOff, center: "${view.center}" } ] }
          - { type: UIViewController, id: third, title: Third, view: { backgroundColor: red } }
          - { type: UIViewController, id: fourth, title: Fourth }
          - { type: UIViewController, id: fifth, title: Fifth }
          - { type: UIViewController, id: sixth, title: Sixth }
      objects:
        - type: UIViewController
          id: detail
          title: Detail
          hidesBottomBarWhenPushed: true
          lifecycle:
            viewWillAppear: [ { set: { state.shown: detail } } ]
            viewDidAppear: [ { animate: { duration: 1, set: { photo.alpha: 0.5 } } } ]
            viewWillDisappear: [ { log: "${state.shown}" } ]
          view:
            subviews:
              - { type: UIView, id: photo, frame: [0, 70, 320, 200], autoresizingMask: [flexibleWidth, flexibleHeight] }
              - { type: UIButton, id: deeper, title: Deeper, frame: [20, 300, 100, 44], actions: { touchUpInside: [ { push: { controller: deepest, animated: true, completion: [ { log: there } ] } } ] } }
              - { type: UIButton, id: back, title: Back, frame: [150, 300, 100, 44], actions: { touchUpInside: [ { pop: nav } ] } }
        - type: UIViewController
          id: deepest
          view:
            subviews:
              - { type: UIButton, id: home, title: Home, frame: [20, 100, 100, 44], actions: { touchUpInside: [ { popToRoot: nav } ] } }
              - { type: UITextView, id: notes, frame: [20, 200, 280, 100], text: Notes }
        - type: UINavigationController
          id: form
          modalPresentationStyle: formSheet
          viewControllers:
            - type: UIViewController
              id: fields
              title: New
              navigationItem:
                leftBarButtonItem: { id: cancel, systemItem: cancel, action: [ { dismiss: form } ] }
                rightBarButtonItem: { id: done, systemItem: done, action: [ { dismiss: { controller: form, completion: [ { push: deepest } ] } } ] }
              view:
                subviews:
                  - { type: UITextField, id: name, frame: [20, 100, 280, 31], placeholder: Name, delegate: { shouldReturn: [ { resign: name }, { return: true } ] } }
                  - { type: UIButton, id: again, title: Over, frame: [20, 150, 100, 44], actions: { touchUpInside: [ { present: { controller: over, style: overFullScreen, transition: crossDissolve } } ] } }
        - { type: UIViewController, id: over, view: { subviews: [ { type: UIButton, id: close, title: Close, frame: [20, 40, 100, 44], actions: { touchUpInside: [ { dismiss: over } ] } } ] } }
        - { type: UIViewController, id: anew, lifetime: use, view: { subviews: [ { type: UILabel, id: hi, text: Hi } ] } }
      """
    ),
    (
      name: "popovers",
      text: """
      diorama: 1
      device: iPad Air
      os: 7
      view:
        subviews:
          - { type: UIButton, id: top, title: Top, frame: [350, 20, 100, 44], actions: { touchUpInside: [ { presentPopover: { popover: popover, from: top } } ] } }
          - { type: UIButton, id: corner, title: Corner, frame: [660, 970, 100, 44], autoresizingMask: [flexibleLeftMargin, flexibleTopMargin], actions: { touchUpInside: [ { presentPopover: { popover: popover, from: corner, permittedArrowDirections: [left, right] } } ] } }
          - { type: UIButton, id: middle, title: Through, center: "${view.center}", actions: { touchUpInside: [ { log: through }, { dismiss: popover } ] } }
          - { type: UITextField, id: typed, frame: [50, 900, 200, 31] }
      objects:
        - type: UIPopoverController
          id: popover
          contentViewController: content
          passthroughViews: [middle]
          delegate:
            shouldDismiss: [ { return: "${!keep.isOn}" } ]
            didDismiss: [ { log: gone } ]
        - type: UIViewController
          id: content
          preferredContentSize: [300, 400]
          view: { subviews: [ { type: UISwitch, id: keep, frame: [20, 20, 51, 31] }, { type: UITextField, id: inside, frame: [20, 80, 200, 31] } ] }
        - { type: UIViewController, id: sheet, modalPresentationStyle: pageSheet, view: { subviews: [ { type: UIButton, id: shut, frame: [20, 20, 100, 44], actions: { touchUpInside: [ { dismiss: sheet } ] } } ] } }
      """
    ),
    (
      name: "popovers8",
      text: """
      diorama: 1
      device: iPad Air
      os: 9
      view:
        subviews:
          - { type: UIButton, id: menu, title: Menu, frame: [20, 500, 100, 44], actions: { touchUpInside: [ { present: { controller: choices, style: popover, from: menu } } ] } }
          - { type: UIButton, id: other, title: Other, frame: [600, 500, 100, 44], actions: { touchUpInside: [ { presentPopover: { popover: choices, from: other, rect: [0, 0, 10, 10], permittedArrowDirections: up } } ] } }
      objects:
        - { type: UIViewController, id: choices, preferredContentSize: [200, 125], modalPresentationStyle: popover, view: { subviews: [ { type: UIButton, id: chosen, title: Choose, frame: [20, 20, 100, 44], actions: { touchUpInside: [ { dismiss: choices } ] } } ] } }
        - { type: UIViewController, id: full, view: {} }
      """
    ),
  ]

  static let screenScripts = [
    (
      name: "screens",
      text: """
      diorama: 1
      scene: screens.scene.yaml
      devices: [iPhone 5s, iPad Air]
      steps:
        - tap: more
        - { tap: { target: nav.backButton, now: true }, soft: true }
        - settle
        - { tap: nav.backButton, soft: true }
        - settle
        - tap: add
        - settle: { within: 2s }
        - tap: name
        - type: Ann
        - press: return
        - settle
        - { tap: cancel, soft: true }
        - dismiss: form
        - settle
        - rotate: landscapeLeft
        - selectTab: { tabs: 1 }
        - { tap: "tabs.item[0]", soft: true }
        - selectTab: { tabs: 0 }
        - push: { controller: anew, onto: nav, animated: false }
        - background
        - foreground
        - memoryWarning
        - print: '${nav.viewControllers}'
        - snapshot: end
      """
    ),
    (
      name: "popovers",
      text: """
      diorama: 1
      scene: popovers.scene.yaml
      steps:
        - tap: top
        - settle
        - tap: { point: [50, 50] }
        - rotate: landscapeRight
        - settle
        - expectEvents: { of: [popover], contains: [popover.didDismiss] }
        - dismiss: popover
      """
    ),
  ]
}
