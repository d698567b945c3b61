// SPDX-License-Identifier: MIT

/// Scenes of gestures, tables and questions over the screen.
extension BuiltIn {
  static let handScenes = [
    (
      name: "gestures",
      text: """
      diorama: 1
      device: iPhone 5s
      state: { taps: 0, scale: { type: double, value: 1 } }
      delegates:
        together: { shouldRecognizeSimultaneously: "${other == pinch || other == turn}" }
      view:
        gestureRecognizers:
          - { type: UIScreenEdgePanGestureRecognizer, id: edge, edges: left, action: [ { log: "${sender.state}" } ] }
          - { type: UISwipeGestureRecognizer, id: up, direction: up, delegate: { shouldBegin: "${state.taps % 2 == 0}" }, action: [ { remove: card } ] }
          - { type: UITapGestureRecognizer, id: outside, cancelsTouchesInView: false, delegate: { shouldReceiveTouch: "${state.taps < 9}" }, action: [ { endEditing: view } ] }
        subviews:
          - type: UIView
            id: card
            frame: [60, 100, 200, 200]
            backgroundColor: red
            gestureRecognizers:
              - { type: UITapGestureRecognizer, id: once, requiresFailureOf: [twice], action: [ { set: { state.taps: "${state.taps + 1}" } } ] }
              - { type: UITapGestureRecognizer, id: twice, numberOfTapsRequired: 2, action: [ { animate: { duration: 0.4, set: { card.center: [160, 200] } } } ] }
              - { type: UIPanGestureRecognizer, id: pan, action: [ { set: { card.center: "${location(sender, view)}" } }, { if: "${sender.state == 'ended'}", then: [ { log: "${sender.velocity}" } ] } ] }
              - { type: UIPinchGestureRecognizer, id: pinch, delegate: together, action: [ { set: { state.scale: "${state.scale * sender.scale}", pinch.scale: 1 } } ] }
              - { type: UIRotationGestureRecognizer, id: turn, delegate: together, action: [ { set: { card.transform: [ { rotate: "${sender.rotation}" } ] } } ] }
              - { type: UILongPressGestureRecognizer, id: press, minimumPressDuration: 0.3, action: [ { set: { pan.isEnabled: "${sender.state != 'began'}" } } ] }
            subviews:
              - { type: UIButton, id: inside, frame: [20, 20, 80, 44], title: In, actions: { allTouchEvents: [ { log: touched } ] } }
              - { type: UISwitch, id: switch, frame: [20, 80, 51, 31] }
          - { type: UIScrollView, id: scroll, frame: [0, 320, 320, 100], contentSize: [900, 100], subviews: [ { type: UIView, id: cell, frame: [10, 10, 80, 80], gestureRecognizers: [ { type: UITapGestureRecognizer, action: [ { log: cell } ] }, { type: UIPanGestureRecognizer, id: inner } ] } ] }
          - { type: UITextField, id: field, frame: [20, 440, 200, 31] }
      """
    ),
    (
      name: "rows",
      text: """
      diorama: 1
      device: iPhone 5s
      state: { ssid: Home, airplane: false, networks: [Home, Cafe, Station], many: 300 }
      view:
        subviews:
          - type: UITableView
            id: table
            frame: [0, 20, 320, 548]
            autoresizingMask: [flexibleWidth, flexibleHeight]
            style: grouped
            delegate:
              shouldHighlightRow: "${section != 1 || !state.airplane}"
              heightForRow: "${row % 3 == 0 ? 60.0 : 44.0}"
              didSelectRow: [ { log: "${section} ${row}" } ]
            sections:
              - header: Network
                rows:
                  - { id: wifi, style: value1, text: Wi-Fi, detailText: "${state.ssid}", accessoryType: disclosureIndicator, didSelect: [ { set: { state.many: "${state.many + 1}" } } ] }
                  - { id: air, text: Airplane, accessoryView: { type: UISwitch, id: airSwitch, isOn: { bind: state.airplane } } }
                  - { text: Named, accessoryView: { type: UITextField, id: named, frame: [0, 0, 100, 31] } }
              - header: Known
                footer: "${size(state.networks)} known"
                count: "${size(state.networks)}"
                row: { id: network, text: "${state.networks[row]}", didSelect: [ { set: { state.networks: "${state.networks + [state.ssid]}" } }, { call: { table.deselectRow: { row: "${row}", section: "${section}" } } } ] }
              - { count: "${state.many}", row: { text: "Row ${row}", style: subtitle, detailText: "${state.ssid}" } }
      """
    ),
    (
      name: "questions",
      text: """
      diorama: 1
      device: iPhone 5s
      os: 7
      state: { name: Ann, asked: 0 }
      view:
        subviews:
          - { type: UIButton, id: ask, title: Ask, frame: [20, 40, 100, 44], actions: { touchUpInside: [ { show: alert } ] } }
          - { type: UIButton, id: delete, title: Delete, frame: [20, 100, 100, 44], actions: { touchUpInside: [ { showFrom: { sheet: sheet, from: delete } } ] } }
          - { type: UIButton, id: twice, title: Twice, frame: [20, 160, 100, 44], actions: { touchUpInside: [ { show: alert }, { show: other } ] } }
          - { type: UITextField, id: typed, frame: [20, 220, 200, 31] }
      objects:
        - type: UIAlertView
          id: alert
          title: Name
          message: "Now ${state.name}"
          cancelButtonTitle: Cancel
          otherButtonTitles: [Save, Later]
          alertViewStyle: loginAndPasswordInput
          textFields: [ { id: newName }, { id: secret } ]
          delegate:
            shouldEnableFirstOtherButton: "${newName.text != ''}"
            willPresent: [ { set: { state.asked: "${state.asked + 1}" } } ]
            clickedButton: [ { log: "${buttonIndex} ${buttonTitle}" } ]
            didDismiss: [ { if: "${buttonIndex == 1}", then: [ { set: { state.name: "${newName.text}" } }, { show: other } ] } ]
        - { type: UIAlertView, id: other, title: Done, cancelButtonTitle: OK, delegate: { willDismiss: [ { log: bye } ] } }
        - type: UIActionSheet
          id: sheet
          title: Sure?
          destructiveButtonTitle: Delete
          otherButtonTitles: [Copy]
          cancelButtonTitle: Cancel
          delegate: { didDismiss: [ { if: "${buttonIndex == 0}", then: [ { remove: delete } ] } ] }
      """
    ),
    (
      name: "questions8",
      text: """
      diorama: 1
      device: iPhone 6
      os: 9
      view:
        subviews:
          - { type: UIButton, id: ask, title: Ask, frame: [20, 40, 100, 44], actions: { touchUpInside: [ { present: alert } ] } }
          - { type: UIButton, id: delete, title: Delete, frame: [20, 100, 100, 44], actions: { touchUpInside: [ { present: { controller: sheet, from: delete } } ] } }
      objects:
        - type: UIAlertController
          id: alert
          preferredStyle: alert
          title: Name
          textFields: [ { type: UITextField, id: newName, actions: { editingChanged: [ { set: { save.isEnabled: "${sender.text != ''}" } } ] } } ]
          actions:
            - { title: Cancel, style: cancel }
            - { type: UIAlertAction, id: save, title: Save, isEnabled: false, handler: [ { log: "${newName.text}" }, { present: sheet } ] }
        - type: UIAlertController
          id: sheet
          preferredStyle: actionSheet
          message: Sure?
          actions:
            - { title: Delete, style: destructive, handler: [ { remove: delete } ] }
            - { title: Cancel, style: cancel }
      """
    ),
  ]

  static let handScripts = [
    (
      name: "gestures",
      text: """
      diorama: 1
      scene: gestures.scene.yaml
      steps:
        - doubleTap: card
        - settle
        - drag: { target: card, by: [60, 30], velocity: [900, 10] }
        - pinch: { target: card, scale: 1.5 }
        - twist: { target: card, radians: 0.5 }
        - longPress: { target: card, duration: 1s }
        - drag: { target: { point: [1, 300] }, by: [200, 0] }
        - { swipe: { target: view, direction: up }, soft: true }
        - expectEvents: { kinds: [gesture], contains: [pan.failed] }
      """
    ),
    (
      name: "rows",
      text: """
      diorama: 1
      scene: rows.scene.yaml
      steps:
        - tap: "table.row[0][0]"
        - tap: airSwitch
        - scroll: { target: table, until: "table.row[2][40]" }
        - tap: "table.row[2][40]"
        - set: { state.many: 3 }
        - settle
        - expect: { state.airplane: true }
        - scroll: { target: table, by: [0, -2000] }
        - rotate: landscapeLeft
        - snapshot: end
      """
    ),
    (
      name: "questions",
      text: """
      diorama: 1
      scene: questions.scene.yaml
      steps:
        - tap: ask
        - settle
        - type: Bea
        - tap: "alert.button[Save]"
        - settle
        - tap: "other.button[0]"
        - settle
        - tap: delete
        - settle
        - tap: "sheet.button[Delete]"
        - settle
        - expect: { state.name: Bea }
      """
    ),
  ]
}
