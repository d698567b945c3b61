// SPDX-License-Identifier: MIT

/// Scenes and scripts that use the whole language, so that mutations reach all of it.
///
/// A script belongs to the scene of its own name.
enum BuiltIn {
  static let files: [Corpus.File] =
    (scenes + reuseScenes + screenScenes + handScenes + dynamicScenes).map {
      Corpus.File(path: "\($0.name).scene.yaml", bytes: Array($0.text.utf8))
    }
    + (scripts + reuseScripts + screenScripts + handScripts + dynamicScripts).map {
      Corpus.File(path: "\($0.name).replay.yaml", bytes: Array($0.text.utf8))
    } + parts

  /// Files that scenes include.
  static let parts = partTexts.map { Corpus.File(path: $0.name, bytes: Array($0.text.utf8)) }

  private static let scenes = [
    (
      name: "volume",
      text: """
      diorama: 1
      name: Volume
      device: iPhone 5s
      os: 7
      orientation: portrait
      locale: en_US
      timeZone: UTC
      now: 2014-01-01T09:00:00Z
      tintColor: "#007AFF"
      state: { count: 0, ratio: { type: double, value: 0 }, title: Hello, seen: [1, 2] }
      images:
        Dot: { size: [23, 23], color: red }
        Track: { size: [9, 4], color: "#3366FF80", capInsets: [0, 4, 0, 4] }
      handlers:
        announce: { parameters: [line], do: [ { log: "say ${line}" } ] }
        reset:
          - set: { volume.value: 0, state.count: 0 }
      root:
        type: UIViewController
        id: main
        lifecycle:
          viewDidLoad: [ { log: loaded }, { run: { announce: { line: hi } } } ]
          viewWillAppear: [ { log: "${view.frame.width}" } ]
        view:
          backgroundColor: white
          subviews:
            - type: UISlider
              id: volume
              frame: [60, 100, 200, 23]
              minimumValue: 0
              maximumValue: 100
              value: 50
              isContinuous: true
              minimumTrackImage: Track
              thumbImage: { normal: Dot, highlighted: Dot }
              actions:
                valueChanged:
                  - log: "New value = ${'%f'.format([sender.value])}"
                  - set: { state.count: "${state.count + 1}", state.ratio: "${sender.value / 100.0}" }
                  - if: "${sender.value > 75.0}"
                    then: [ { run: { announce: { line: loud } } } ]
                    else: [ { log: quiet } ]
            - type: UILabel
              id: shown
              frame: [20, 150, 280, 21]
              text: "Volume ${volume.value} of ${volume.maximumValue}"
              textAlignment: center
              font: bold 17
              textColor: darkGray
            - type: UIButton
              id: mute
              buttonType: system
              title: { normal: Mute, highlighted: Muting, disabled: "" }
              titleColor: { normal: blue, highlighted: lightGray }
              frame: [110, 200, 100, 44]
              isEnabled: ${volume.value > 0.0}
              actions:
                touchUpInside:
                  - call: { volume.setValue: { value: 0, animated: true } }
                  - log: muted
                allTouchEvents: [ { log: "event ${event}" } ]
      """
    ),
    (
      name: "toggles",
      text: """
      diorama: 1
      device: iPhone 4s
      os: 6
      view:
        id: view
        backgroundColor: groupTableViewBackground
        subviews:
          - type: UISwitch
            id: wifi
            center: [160, 80]
            isOn: true
            onTintColor: { hue: 0.4, saturation: 1, brightness: 0.8 }
            actions:
              valueChanged:
                - let: { now1: "${sender.isOn}" }
                - if: ${now1}
                  then: { log: on }
                  else: { log: off }
                - set: { air.isOn: "${!wifi.isOn}", panel.alpha: "${wifi.isOn ? 1.0 : 0.4}" }
          - type: UISwitch
            id: air
            center: [160, 140]
            thumbTintColor: { white: 0.5, alpha: 1 }
          - &box
            type: UIView
            id: panel
            frame: { x: 20, y: 200, width: 280, height: 120 }
            backgroundColor: { red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5 }
            clipsToBounds: true
            autoresizingMask: [flexibleWidth, flexibleTopMargin]
            contentMode: center
            subviews:
              - type: UILabel
                id: note
                frame: [0, 0, 280, 60]
                numberOfLines: 1
                lineBreakMode: byTruncatingMiddle
                adjustsFontSizeToFitWidth: true
                text: |
                  Two lines
                  of text
              - { type: UILabel, id: folded, frame: [0, 60, 280, 20], text: 'it''s ${size("a")}' }
          - type: UIView
            frame: [0, 400, 50, 50]
            transform: [ { rotate: 0.5 }, { scale: 2 }, { translate: [3, 4] } ]
            isHidden: true
      objects:
        - { type: UIButton, id: spare, title: Spare, frame: [0, 0, 10, 10] }
      """
    ),
    (
      name: "segments",
      text: """
      diorama: 1
      device: { size: [400, 600], scale: 3, idiom: pad, safeArea: [20, 0, 0, 0] }
      os: 12
      state: { chosen: "", history: [] }
      view:
        subviews:
          - type: UISegmentedControl
            id: segments
            frame: [20, 40, 300, 29]
            segments: [iPhone, iPad, { title: iPod, isEnabled: false, width: 60 }]
            selectedSegmentIndex: 1
            isMomentary: false
            actions:
              valueChanged:
                - set: { state.chosen: '${titleForSegment(segments, segments.selectedSegmentIndex)}' }
                - log: "chose ${state.chosen}"
                - call: { segments.insertSegment: { withTitle: "New ${size(log)}", at: 0, animated: false } }
          - type: UILabel
            id: choice
            frame: ${rect(20.0, 90.0, view.bounds.width - 40.0, 30.0)}
            text: '${state.chosen == "" ? "none" : state.chosen}'
            highlightedTextColor: red
            shadowColor: black
            shadowOffset: [0, -1]
          - type: UIButton
            id: fit
            buttonType: roundedRect
            title: Fit
            sizeToFit: true
            roundFrame: true
            center: { x: 200, y: 300.3 }
            contentEdgeInsets: [1, 2, 3, 4]
            contentHorizontalAlignment: left
            font: { system: 17, weight: semibold, italic: true }
            backgroundImage: { normal: Plain }
      images:
        Plain: { size: { width: 8, height: 8 }, color: lightGrayColor, capInsets: { top: 1, left: 1, bottom: 1, right: 1 } }
      """
    ),
    (
      name: "timers",
      text: """
      diorama: 1
      state: { ticks: 0, position: { type: point, value: [10, 20] } }
      handlers:
        tick:
          parameters: [step]
          do:
            - set: { state.ticks: "${state.ticks + int(step)}" }
            - if: ${state.ticks >= 5}
              then: [ { cancel: clock }, { log: "stopped at ${state.ticks}" } ]
      root:
        type: UIViewController
        lifecycle:
          viewDidAppear:
            - every: { interval: 0.5, id: clock, do: [ { run: { tick: { step: 1 } } } ] }
            - after: { delay: 1s, id: once, do: [ { log: later }, { set: { card.isHidden: false } } ] }
        view:
          subviews:
            - type: UIView
              id: card
              frame: [10, 10, 100, 80]
              isHidden: true
              backgroundColor: "#FF8800"
              alpha: 0.9
            - type: UIButton
              id: go
              title: Go
              frame: [10, 300, 100, 44]
              actions:
                touchUpInside:
                  - animate:
                      duration: 0.3
                      delay: 100ms
                      curve: easeInOut
                      set: { card.center: [200, 300], card.alpha: 0.2, card.transform: [ { scale: 1.5 } ] }
                      completion: [ { log: "done ${finished}" } ]
                touchDown:
                  - animate: { duration: 1, spring: { damping: 0.5, velocity: 2 }, do: [ { set: { card.frame.origin.x: 50 } } ] }
      """.replacing("100ms", with: "0.1")
    ),
    (
      name: "bindings",
      text: """
      diorama: 1
      state: { a: 1, b: 2.5, c: true, d: text, e: null, f: { x: 1, y: [1, 2] } }
      view:
        id: view
        subviews:
          - { type: UISlider, id: s1, frame: [20, 20, 280, 30], value: 0.25 }
          - { type: UISlider, id: s2, frame: [20, 60, 280, 30], value: "${1.0 - s1.value}", minimumValue: -1, maximumValue: 3 }
          - { type: UISwitch, id: w, frame: [20, 100, 0, 0], isOn: "${s1.value > 0.5}" }
          - { type: UILabel, id: l1, frame: [20, 140, 280, 20], text: "${s1.value}/${s2.value}/${w.isOn}" }
          - type: UILabel
            id: l2
            frame: ${rect(l1.frame.minX, l1.frame.maxY + 4.0, l1.frame.width / 2.0, 20.0)}
            text: '${[1, 2, 3].map(x, x * 2).filter(x, x > 2).exists(x, x == 6) ? "yes" : "no"}'
          - type: UILabel
            id: l3
            frame: [20, 200, 280, 20]
            text: '${"%s-%d-%.2f".format(["a", state.a, state.b])} ${state.d.upperAscii()} ${has(state.f.x)}'
          - type: UIView
            id: dot
            frame: [0, 0, 10, 10]
            center: ${point(view.center.x, s1.frame.midY)}
            backgroundColor: '${w.isOn ? "green" : "red"}'
          - type: UILabel
            id: l4
            center: [100, 300]
            bounds: [0, 0, 100, 40]
            text: '${cel.bind(n, size(state.d), n > 3 ? string(n) : "short")} $${literal} ${traits.idiom} ${screen.scale}'
            isHidden: ${!isVisible(dot) && hitTest(view, point(5, 5)) == ''}
      """
    ),
    (
      name: "plain",
      text: """
      {"diorama": 1, "view": {"subviews": [
        {"type": "UIControl", "id": "c", "frame": [0, 0, 100, 100], "isExclusiveTouch": true,
         "actions": {"touchDown": [{"log": "down"}], "touchDragExit": [{"log": "exit"}], "touchCancel": {"log": "cancel"}}},
        {"type": "UIButton", "id": "b", "frame": [0, 120, 200, 44], "title": "B \\u00e9",
         "actions": {"touchUpInside": [{"call": "c.removeFromSuperview"}, {"set": {"b.isSelected": true, "b.isHighlighted": false}}]}},
        {"type": "UIView", "frame": [0, 200, 100, 100], "isUserInteractionEnabled": false, "tag": 7, "tintColor": null,
         "subviews": [{"type": "UISwitch", "id": "deep", "frame": [0, 0, 51, 31]}]}
      ]}}
      """
    ),
    (
      name: "aliases",
      text: """
      diorama: 1
      handlers:
        twice: &twice [ { log: "again ${sender.tag}" }, { log: "and again" } ]
      view:
        subviews:
          - &base
            type: UIButton
            id: first
            frame: &where [10, 10, 80, 40]
            title: &word One
            actions: { touchUpInside: *twice }
          - { <<: *base, id: second, frame: [10, 60, 80, 40] }
          - <<: [ *base, { tag: 3 } ]
            id: third
            title: *word
            center: [100, 200]
          - { type: UILabel, text: *word, frame: *where }
      """
    ),
  ]

  private static let scripts = [
    (
      name: "volume",
      text: """
      diorama: 1
      scene: volume.scene.yaml
      name: the volume can be dragged
      devices: [iPhone 5s, iPhone 4s]
      steps:
        - expect: { volume.value: 50, "volume.frame.width": 200 }
        - slide: { target: volume, to: 100, duration: 0.5 }
        - expect: { volume.value: { near: 100, within: 1 }, shown.text: { matches: "^Volume" } }
        - expectLog: { contains: [ "New value = 100.000000" ] }
        - drag: { target: volume.thumb, by: [-300, 0] }
        - tap: mute
        - tap: { target: { text: Mute }, blocked: disabled }
        - expectEvents: { of: [mute], contains: [ mute.touchUpInside ] }
        - set: { volume.value: 20, state.count: 3 }
        - run: { announce: { line: script } }
        - expect: ${state.count == 3 && volume.value == 20.0}
        - snapshot: after
        - snapshot: { name: slider, of: volume, as: [text] }
      """
    ),
    (
      name: "toggles",
      text: """
      diorama: 1
      scene: toggles.scene.yaml
      steps:
        - tap: wifi
        - expect: { wifi.isOn: false, panel.alpha: { above: 0.3 } }
        - doubleTap: { target: air }
        - swipe: { target: panel, direction: left }
        - expectNo: { text: Gone }
        - touch: { down: { type: UISwitch, index: 1 }, finger: 1 }
        - touch: { move: { point: [10, 10] }, finger: 1 }
        - touch: { up: true, finger: 1 }
        - if: ${traits.idiom == 'phone'}
          then: [ { print: "${note.text}" } ]
          else: [ { wait: 1 } ]
        - repeat: { times: 3, steps: [ { tap: wifi }, { wait: 0.1s } ] }
      """
    ),
    (
      name: "segments",
      text: """
      diorama: 1
      scene: segments.scene.yaml
      steps:
        - select: { target: segments, segment: iPhone }
        - tap: "segments.segment[1]"
        - tap: { target: "segments.segment[iPod]", blocked: disabled }
        - expect: { choice.text: { contains: iP }, segments.selectedSegmentIndex: { below: 5 } }
        - call: { segments.setTitle: { title: X, forSegmentAt: 99 } }
          raises: NSRangeException
        - drag: { target: segments, to: { point: [10, 50] }, duration: 0.2 }
      """
    ),
    (
      name: "timers",
      text: """
      diorama: 1
      scene: timers.scene.yaml
      steps:
        - wait: 1.2s
        - expect: { state.ticks: 2, card.isHidden: false }
        - tap: go
        - wait: 0.2
        - expect: { "presentation(card).alpha": { below: 0.91 } }
          name: in flight
        - settle: { within: 10s }
        - longPress: { target: go, duration: 0.4 }
        - expectEvents: { kinds: [control, lifecycle], contains: [ { source: go, event: touchDown } ] }
        - tap: card
          failing: it is still animated
      """
    ),
  ]
}
