// SPDX-License-Identifier: MIT

/// Scenes and scripts of what is written once and used often, and of what stays live.
extension BuiltIn {
  /// Files that the scenes include; every trial holds them.
  static let partTexts = [
    (
      name: "lib/rows.yaml",
      text: """
      diorama: 1
      include: looks.yaml
      templates:
        row:
          parameters: { title: string, y: { type: number, default: 0 }, onTap: { type: actions, default: [] } }
          view:
            type: UIButton
            id: "${title}Row"
            title: "${title}"
            frame: [0, "${y}", 200, 44]
            styles: loud
            actions: { touchUpInside: "${onTap}" }
      handlers: { say: { parameters: [what], do: [ { log: "said ${what}" } ] } }
      """
    ),
    (
      name: "lib/looks.yaml",
      text: """
      diorama: 1
      styles: { loud: { tintColor: red, layer: { cornerRadius: 4 } }, quiet: { alpha: 0.5 } }
      appearance: { UIButton: { tag: 4 } }
      images: { Star: { size: [10, 10], color: yellow } }
      """
    ),
  ]

  static let reuseScenes = [
    (
      name: "included",
      text: """
      diorama: 1
      include: [lib/rows.yaml, lib/looks.yaml]
      templates:
        pair:
          parameters: { first: string, second: string, top: number }
          view:
            type: UIView
            frame: [0, "${top}", 320, 100]
            subviews:
              - { use: row, with: { title: "${first}" } }
              - use: row
                with:
                  title: "${second}"
                  y: "${top / 2.0}"
                  onTap: [ { run: { say: { what: "${second}" } } } ]
      view:
        subviews:
          - { use: pair, with: { first: A, second: B, top: 40 } }
          - { use: pair, with: { first: C, second: D, top: 200 }, alpha: 0.9, styles: [quiet] }
          - { use: row, with: { title: E, y: 400 }, id: mine, when: "${traits.idiom == 'phone'}" }
      """
    ),
    (
      name: "templates",
      text: """
      diorama: 1
      state: { level: 0.5, wifi: true }
      templates:
        card:
          parameters:
            onTap: actions
            content: view
            more: { type: list, default: [x, y] }
            target: reference
            tint: color
            face: { type: font, default: bold 12 }
            shown: { type: bool, default: true }
            icon: { type: image, default: Dot }
          view:
            type: UIView
            frame: [0, 0, 320, 200]
            backgroundColor: "${tint}"
            subviews:
              - { type: UIButton, id: tapped, title: Tap, frame: [0, 0, 100, 44], actions: { touchUpInside: "${onTap}" } }
              - "${content}"
              - { type: UIImageView, id: icon, image: "${icon}", frame: [110, 0, 20, 20] }
              - { type: UILabel, id: mirror, font: "${face}", isHidden: "${!shown}", text: "${target.value} ${state.level}", frame: [0, 50, 100, 20] }
              - each: "${more}"
                as: item
                view: { type: UILabel, id: "item_${item}", text: "${item} ${index}", frame: [0, "${80 + 20 * index}", 50, 20] }
      images: { Dot: { size: [9, 9], color: blue } }
      view:
        subviews:
          - { type: UISlider, id: volume, value: { bind: state.level }, frame: [0, 300, 200, 31] }
          - use: card
            with:
              onTap: [ { log: "tapped ${sender.currentTitle}" }, { set: { state.wifi: false } } ]
              content: { type: UISwitch, id: inner, frame: [150, 100, 51, 31], isOn: { bind: state.wifi } }
              target: volume
              tint: "#FFEEDD"
              more: [p, q, r]
      """
    ),
    (
      name: "loops",
      text: """
      diorama: 1
      device: iPad Air
      os: 9
      state: { chosen: 1 }
      view:
        id: page
        subviews:
          - each: [ { name: Ann, ages: [1, 2] }, { name: Bob, ages: [3] } ]
            as: person
            view:
              type: UIView
              frame: [0, "${100 * index}", 300, 90]
              subviews:
                - each: "${person.ages}"
                  as: age
                  when: "${age < 3 || person.name == 'Bob'}"
                  view: { type: UILabel, id: "${person.name}${age}", text: "${person.name} is ${age}", frame: [0, "${20 * index}", 200, 20] }
          - each: 4
            as: n
            view:
              type: UIButton
              id: "b${n}"
              title: "${n}"
              frame: ["${50 * n}", 400, 44, 44]
              isSelected: "${n == state.chosen}"
              alpha: '${state.chosen == n ? 1.0 : 0.5}'
              actions: { touchUpInside: [ { set: { state.chosen: "${n}" } }, { log: "chose ${n} of ${self.id}" } ] }
          - { each: [[k, 1], [l, 2]], as: pair, view: { type: UILabel, text: "${pair[0]} ${pair[1]}" } }
          - { type: UILabel, id: size, text: pad, when: "${traits.idiom == 'pad'}" }
          - { type: UILabel, id: size, text: phone, when: "${traits.idiom == 'phone' && traits.os >= 7}" }
          - { type: UILabel, id: shown, frame: [0, 500, 200, 20], text: "${size.text} ${b1.isSelected}" }
      """
    ),
    (
      name: "looks",
      text: """
      diorama: 1
      contentSizeCategory: extraLarge
      layoutDirection: rightToLeft
      locale: de_DE
      strings: { en: { hello: Hello, bye: Bye }, de: { hello: Hallo }, Base: { other: Other } }
      classes:
        Badge: { is: UILabel, textColor: white, backgroundColor: red, intrinsicContentSize: [20, 20] }
        Alarm: { is: Badge, backgroundColor: orange, layer: { borderWidth: 2, borderColor: black } }
      appearance:
        UIView: { tag: 1 }
        UISlider: { minimumTrackTintColor: green }
        Badge: { alpha: 0.9 }
      styles:
        title: { font: { style: headline }, textColor: darkGray, layer: { cornerRadius: 8, shadowOpacity: 0.5, shadowOffset: [0, 2], masksToBounds: true } }
        big: { font: bold 30 }
      view:
        subviews:
          - { type: Alarm, id: alarm, text: "3", frame: [0, 0, 30, 30], accessibilityLabel: three }
          - { type: Badge, id: badge, styles: [title, big], text: { localized: hello }, sizeToFit: true, center: [100, 100] }
          - { type: UILabel, id: other, styles: title, text: { localized: bye }, frame: [0, 150, 200, 30] }
          - { type: UISlider, id: s, frame: [0, 200, 200, 31], isAccessibilityElement: true }
      """
    ),
    (
      name: "live",
      text: """
      diorama: 1
      state: { on: true, part: { type: double, value: 0.25 }, count: 2, page: 1, name: Ann, list: [1] }
      computed:
        twice: "${next * 2}"
        next: "${state.count + 1}"
        big: "${twice > 5 && state.on}"
        line: '${state.name + string(size(state.list))}'
      delegates: {}
      view:
        subviews:
          - { type: UISwitch, id: toggle, frame: [0, 0, 51, 31], isOn: { bind: state.on } }
          - { type: UISlider, id: volume, frame: [0, 50, 200, 31], value: { bind: state.part } }
          - { type: UISlider, id: copy, frame: [0, 80, 200, 31], value: { bind: volume.value } }
          - { type: UIStepper, id: stepper, frame: [0, 120, 94, 29], value: { bind: state.count } }
          - { type: UISegmentedControl, id: tabs, frame: [0, 160, 200, 29], segments: [A, B], selectedSegmentIndex: { bind: state.page } }
          - { type: UILabel, id: label, frame: [0, 200, 200, 20], text: { bind: state.name } }
          - { type: UILabel, id: start, frame: [0, 230, 200, 20], text: { once: "n = ${state.count} ${twice}" } }
          - { type: UILabel, id: sum, frame: [0, 260, "${100.0 + volume.value * 50.0}", 20], text: "${line} ${twice}", isHidden: "${big && false}" }
          - { type: UIView, id: below, frame: [0, "${sum.frame.maxY + 4.0}", "${sum.frame.width}", 10], alpha: "${volume.value}" }
      """
    ),
    (
      name: "notes",
      text: """
      diorama: 1
      state: { seen: 0, text: a }
      handlers:
        watch: [ { observe: { name: Price, id: mine, do: [ { log: "seen ${userInfo.value}" }, { set: { state.seen: "${state.seen + 1}" } } ] } } ]
        more:
          - set: { state.seen: "${state.seen + 1}" }
          - let: { n: "${state.seen}" }
          - add:
              view:
                type: UIButton
                id: extra
                title: { once: "B${n}" }
                frame: [0, "${44 * n}", 100, 44]
                alpha: "${state.seen > 3 ? 0.5 : 1.0}"
                subviews: [ { type: UILabel, id: inside, text: "${extra.frame.minY} ${state.seen}" } ]
                actions: { touchUpInside: [ { log: "${self.currentTitle} ${extra.currentTitle}" }, { remove: extra } ] }
              to: page
              at: 0
      objects:
        - { type: UISwitch, id: spare, lifetime: use, frame: [200, 0, 51, 31] }
        - { type: UIView, id: free, frame: [200, 100, 10, 10] }
      root:
        type: UIViewController
        id: main
        lifecycle: { viewDidAppear: [ { run: watch }, { post: { name: Start, userInfo: { by: main } } } ] }
        notifications:
          PriceNotification: [ { log: "controller ${userInfo.value}" } ]
          Start: [ { log: "started ${userInfo}" } ]
        view:
          id: page
          subviews:
            - { type: UIButton, id: go, title: Go, frame: [100, 300, 100, 44], actions: { touchUpInside: [ { run: more }, { post: { name: Price, userInfo: { value: "${state.seen}" } } } ] } }
            - { type: UIView, id: a, frame: [0, 400, 10, 10] }
            - { type: UIView, id: b, frame: [20, 400, 10, 10] }
      """
    ),
  ]

  static let reuseScripts = [
    (
      name: "included",
      text: """
      diorama: 1
      scene: included.scene.yaml
      devices: [iPhone 5s, iPad Air]
      steps:
        - tap: BRow
        - { tap: mine, devices: [iPhone 5s] }
        - expectLog: [said B]
        - expect: { ARow.tag: 4, "ARow.layer.cornerRadius": 4 }
        - expectTree: { type: UIButton, tag: 4 }
      """
    ),
    (
      name: "loops",
      text: """
      diorama: 1
      scene: loops.scene.yaml
      variations: { locales: [en_US, de_DE], contentSizes: [small], os: [9, 12], orientations: [landscapeLeft] }
      steps:
        - tap: b2
        - expect: { b2.isSelected: true, b1.isSelected: false, state.chosen: 2 }
        - print: "${shown.text} ${traits.horizontalSizeClass}"
        - { expect: { state.chosen: 9 }, soft: true, failing: it is 2 }
      """
    ),
    (
      name: "looks",
      text: """
      diorama: 1
      scene: looks.scene.yaml
      steps:
        - expectTree: { match: contains, id: view, subviews: [ { type: Badge, alpha: 0.9 } ] }
        - expectTree: { match: equals, id: s, type: UISlider, minimumTrackTintColor: green, tag: 1, frame: [0, 200, 200, 31] }
          soft: true
        - set: { badge.layer.borderWidth: 2, other.layer.masksToBounds: false }
        - expect: { badge.text: Hallo, other.text: bye }
        - pinch: { target: badge, scale: 2 }
        - twist: { target: alarm, radians: 1.5, duration: 0.2 }
        - shake
      """
    ),
    (
      name: "live",
      text: """
      diorama: 1
      scene: live.scene.yaml
      steps:
        - tap: toggle
        - slide: { target: volume, to: 0.75 }
        - tap: stepper.increment
        - tap: "tabs.segment[0]"
        - expect: { state.on: false, state.part: { near: 0.75, within: 0.01 }, state.count: 3, twice: 8, big: false }
        - set: { label.text: Bob, state.list: "${state.list + [2]}", copy.value: 0.5 }
        - expect: "${line == 'Bob2' && volume.value == 0.5}"
        - drag: { target: copy.thumb, by: [60, 0], hold: 0.1 }
        - drag: { target: volume.thumb, by: [20, 0], velocity: [100, 0] }
      """
    ),
    (
      name: "notes",
      text: """
      diorama: 1
      scene: notes.scene.yaml
      steps:
        - tap: go
        - run: more
        - tap: { text: B2 }
        - post: { name: PriceNotification, userInfo: { value: 7, list: [1, "${state.seen}"] } }
        - stopObserving: mine
        - post: Price
        - add: { view: spare, to: page, above: a }
        - add: { view: free, to: a }
        - bringToFront: a
        - sendToBack: b
        - remove: spare
        - expectLog: { contains: [ controller 7 ] }
        - expectEvents: { kinds: [notification], contains: [ { event: Price } ] }
      """
    ),
  ]
}
