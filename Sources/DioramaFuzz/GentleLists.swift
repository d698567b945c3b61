// SPDX-License-Identifier: MIT

/// What gentle mutations put in; `ID` and `OTHER` stand for ids of the file.
extension GentleMutation {
  static let numbers = [
    "0", "1", "2", "3", "7", "44", "100", "0.5", "0.001", "33.333", "500", "-1", "-20", "-0.25",
    "10000", "1000000", "100000.5", "1e9", "1e15", "3.4e38", "1e-30", "1e300",
  ]

  static let keys =
    textKeys + screenKeys + dynamicKeys + [
      "when: \"${traits.idiom == 'pad'}\"", "when: \"${traits.os > 6}\"", "when: \"${index > 0}\"",
      "styles: title", "styles: [loud, quiet]", "layer: { cornerRadius: 3, borderWidth: 1 }",
      "tag: \"${ID.tag + 1}\"", "alpha: \"${OTHER.alpha}\"",
      "isHidden: { once: \"${ID.isHidden}\" }",
      "tag: { bind: OTHER.tag }", "tag: { bind: state.count }", "alpha: { bind: ID.alpha }",
      "center: \"${OTHER.center}\"", "frame: \"${OTHER.frame}\"", "frame: \"${superview.bounds}\"",
      "frame: [0, 0, \"${ID.frame.width + 1.0}\", 5]", "autoresizingMask: flexibleWidth",
      "accessibilityLabel: \"${self.id}\"", "subviews: [ { use: row, with: { title: N } } ]",
      "subviews: [ { each: 3, view: { type: UIView } } ]", "lifetime: use",
    ]

  static let views =
    textViews + [
      "{ each: 3, as: n, view: { type: UILabel, id: \"new${n}\", text: \"${n} ${ID.alpha}\" } }",
      "{ each: [A, B], view: { type: UIButton, title: \"${index}\", frame: [0, 0, 44, 44], actions: { touchUpInside: [ { log: \"${index}\" } ] } } }",
      "{ each: 20, view: { each: 20, view: { type: UIView } } }",
      "{ use: row, with: { title: New } }",
      "{ use: pair, with: { first: X, second: Y, top: 7 } }",
      "{ use: row, with: { title: Other }, alpha: 0.3 }",
      "{ type: UILabel, text: \"${ID.frame} ${OTHER.tag}\" }", "{ type: Badge, text: x }",
      "{ type: UISlider, frame: [0, 0, 99, 31], value: { bind: ID.value } }",
      "{ type: UISwitch, frame: [0, 0, 51, 31], isOn: { bind: state.on } }",
      "{ type: UIView, frame: [0, 0, \"${ID.frame.width / 2.0}\", 9], subviews: [ { type: UIView, frame: [0, 0, 5, 5], autoresizingMask: [flexibleWidth, flexibleHeight] } ] }",
      "{ type: UILabel, text: { localized: hello }, styles: title, sizeToFit: true }",
    ]

  static let words = [
    ["true", "false"], ["red", "green", "clear", "lightGray"],
    [
      "valueChanged", "touchUpInside",
      "touchDown", "allEvents", "allTouchEvents", "touchDragInside", "touchCancel",
    ],
    ["easeIn", "easeOut", "easeInOut", "linear"], ["left", "right", "center"],
    ["UIView", "UIControl", "UIButton", "UISwitch", "UISlider", "UILabel"],
    ["UITextField", "UITextView", "UISearchBar", "UIScrollView", "UIPickerView", "UIDatePicker"],
    ["as: n", "as: item", "as: person"], ["state.count", "state.on", "state.part", "state.seen"],
    ["[1, 2]", "2", "[A, B, C]", "${more}"], ["bind:", "once:", "localized:"],
    ["string", "number", "list", "actions", "view", "reference"],
    ["rows.yaml", "looks.yaml"], ["contains", "equals"], ["Price", "PriceNotification", "Start"],
    ["system", "custom", "roundedRect"], ["viewDidLoad", "viewWillAppear", "viewDidAppear"],
  ]

  static let expressions =
    textExpressions + [
      "ID.frame.width", "ID.alpha", "ID.isHidden", "ID.center.y / 2.0", "size(log)", "1 + 2",
      "ID.bounds.width / 0.0", "0.0 / 0.0 + ID.alpha", "1.0 / (ID.alpha - ID.alpha)", "1 / 0",
      "ID.frame", "ID.center", "self.frame.height", "view.bounds.width - ID.frame.maxX",
      "presentation(ID).alpha", "isVisible(ID)", "hitTest(view, ID.center)", "string(ID.tag)",
      "convert(ID.center, ID, null).x", "sizeThatFits(ID, size(50.0, 1e30)).height",
      "ID.frame.width * 1e308", "rect(0.0, 0.0, ID.alpha / 0.0, 5.0)", "point(1e308 * 10.0, 0.0)",
      "intrinsicContentSize(ID).width", "ID.frame == ID.bounds", "ID.superview.frame.width",
      "size(ID.subviews)", "9223372036854775807 + size(log)", "screen.bounds", "traits.os",
    ]

  static let actions =
    textActions + screenActions + dynamicActions + [
      "add: { view: { type: UILabel, id: extra, text: \"${ID.tag}\" }, to: OTHER }",
      "add: { view: ID, to: OTHER }", "add: { view: ID, to: OTHER, at: 0 }", "remove: ID",
      "add: { view: { use: row, with: { title: Q } }, to: ID, above: OTHER }", "sendToBack: ID",
      "add: { view: { type: UISwitch, frame: [0, 0, 51, 31], isOn: \"${ID.isHidden}\", subviews: [ { each: 3, view: { type: UIView } } ] } }",
      "bringToFront: ID", "post: Price",
      "post: { name: Price, userInfo: { value: \"${ID.tag}\" } }",
      "observe: { name: Price, do: [ { set: { ID.tag: \"${ID.tag + 1}\" } } ] }",
      "observe: { name: Start, id: mine, do: [ { post: Price }, { remove: ID } ] }",
      "stopObserving: mine", "set: { state.count: 7 }", "set: { state.list: [1, 2, 3] }",
      "set: { state.name: \"${state.name}${state.name}\" }", "set: { state.on: \"${!state.on}\" }",
      "set: { ID.layer.cornerRadius: 1e300 }", "set: { ID.text: \"${OTHER.text}\" }",
      "set: { ID.value: 0.25 }", "set: { ID.isOn: false }", "run: more", "run: watch",
      "run: { say: { what: \"${ID}\" } }",
      "every: { interval: 0.05, id: more, do: [ { run: more } ] }",
      "set: { ID.alpha: 0.005 }", "set: { ID.isHidden: true }", "set: { ID.isHidden: false }",
      "set: { ID.frame: [10, 20, 0, -30] }", "set: { ID.frame: \"${OTHER.bounds}\" }",
      "set: { ID.center: [1e9, -1e9] }", "set: { ID.bounds: [5, 5, 1e300, 1e300] }",
      "set: { ID.transform: [ { rotate: 1 }, { scale: 0 } ] }",
      "set: { ID.frame.size.width: 1e308 }",
      "set: { ID.transform: [1e200, 0, 0, 1e200, 1e308, 0] }", "set: { ID.tag: -5 }",
      "set: { ID.isUserInteractionEnabled: false }",
      "set: { ID.frame: [-1e308, 0, 1.7e308, 1.7e308] }",
      "set: { ID.center: \"${point(OTHER.center.x + 10.0, OTHER.center.y)}\" }",
      "set: { ID.tintColor: red }", "set: { ID.backgroundColor: \"#12345678\" }",
      "set: { ID.frame.origin.x: \"${ID.frame.minX * 3.0}\" }", "call: ID.removeFromSuperview",
      "call: ID.sizeToFit", "call: ID.bringToFront", "call: ID.sendToBack",
      "call: { ID.sendActions: valueChanged }", "call: { ID.sendActions: allEvents }",
      "call: { ID.setOn: { on: true, animated: true } }", "call: ID.removeAllSegments",
      "call: { ID.setValue: { value: 1e30, animated: true } }",
      "call: { ID.insertSegment: { withTitle: x, at: 1, animated: true } }",
      "call: { ID.removeSegment: { at: 0, animated: false } }",
      "log: \"${ID.frame} ${OTHER.center}\"", "log: \"${OTHER}\"", "log: \"${log}\"",
      "after: { delay: 0.25, do: [ { call: ID.removeFromSuperview } ] }",
      "after: { delay: 0, do: [ { set: { ID.alpha: 0.5 } } ] }",
      "every: { interval: 0.1, id: beat, do: [ { set: { ID.tag: \"${ID.tag + 1}\" } } ] }",
      "every: { interval: 0.3, id: beat, do: [ { log: beat }, { cancel: beat } ] }", "cancel: beat",
      "animate: { duration: 0.4, set: { ID.alpha: 0, OTHER.center: [5, 5] }, completion: [ { call: ID.removeFromSuperview } ] }",
      "animate: { duration: 0, set: { ID.frame: [1, 2, 3, 4] }, completion: [ { log: \"${finished}\" } ] }",
      "animate: { duration: 1e9, set: { ID.frame: [1e300, 2, 1e300, 4] } }",
      "animate: { duration: 2, curve: linear, set: { ID.transform: [ { rotate: 3 } ] } }",
      "animate: { duration: 1, spring: { damping: 0.1, velocity: 1e9 }, set: { ID.center: [1e300, 0] } }",
      "animate: { duration: 0.3, options: [repeat, autoreverse], set: { ID.alpha: 0.5 } }",
      "animate: { duration: 1e-6, repeatCount: 1e300, set: { ID.center: [9, 9] } }",
      "animate: { duration: 2, options: [beginFromCurrentState, allowUserInteraction], set: { ID.bounds: [1, 2, 30, 40] } }",
      "animate: { duration: 3, calculationMode: cubicPaced, keyframes: [ { start: 0.2, duration: 0.3, set: { ID.center: [50, 50] } }, { start: 0.1, duration: 0.9, set: { ID.center: [5, 5], ID.transform: [ { scale: 0 } ] } } ] }",
      "animate: { transition: { from: ID, to: OTHER, style: flipFromLeft }, completion: [ { log: \"${finished}\" } ] }",
      "animate: { transition: { view: ID, style: curlUp }, set: { ID.isHidden: true } }",
      "animate: { duration: 1, do: [ { animate: { enabled: false, set: { ID.alpha: 1 } } }, { set: { OTHER.alpha: 0 } } ] }",
      "call: ID.layer.removeAllAnimations",
    ]

  static let steps =
    textSteps + screenSteps + dynamicSteps + [
      "expectTree: { id: ID }", "expectTree: { match: equals, id: ID, type: UIView, subviews: [] }",
      "expectTree: { match: contains, id: view, subviews: [ { id: ID, alpha: 1 } ] }", "shake",
      "pinch: { target: ID, scale: 3 }", "pinch: { target: ID, scale: 1e-300, duration: 0.1 }",
      "twist: { target: ID, radians: 3, duration: 0.1 }", "twist: { target: ID, radians: 1e300 }",
      "drag: { target: ID, by: [5, 5], hold: 0.2 }", "{ expect: { ID.tag: 1 }, soft: true }",
      "drag: { target: ID, by: [50, 0], velocity: [1e9, -1e9] }",
      "{ tap: ID, devices: [iPad Air] }",
      "{ tap: ID, failing: known }", "print: \"${ID.layer.cornerRadius} ${traits.idiom}\"",
      "tap: ID", "tap: { target: ID, blocked: covered }", "doubleTap: ID", "tap: { point: [5, 5] }",
      "tap: { point: [-1e308, 1e308] }", "drag: { target: ID, to: OTHER }", "wait: 0.15", "wait: 3",
      "drag: { target: ID, by: [1e300, -1e300], duration: 0.1 }", "settle",
      "settle: { within: 1s }",
      "drag: { target: { point: [3, 3] }, to: [300, 500] }", "slide: { target: ID, to: 0.5 }",
      "select: { target: ID, segment: 0 }", "longPress: { target: ID, duration: 1 }",
      "swipe: { target: ID, direction: up }", "touch: { down: ID, finger: 2 }",
      "touch: { move: [50, 50], finger: 2 }", "touch: { up: true, finger: 2 }",
      "touch: { cancel: true, finger: 2 }", "snapshot: { name: one, of: ID }", "expectNo: ID",
      "expect: { ID.alpha: 1 }", "expect: { ID.frame: { contains: 1 } }", "expectLog: []",
      "expectEvents: { of: [ID], contains: [] }", "print: \"${ID.frame}\"",
      "repeat: { times: 3, steps: [ { tap: ID }, { wait: 0.1 } ] }",
      "tap: { type: UISwitch, index: 0 }", "tap: { text: A, within: ID }",
    ]
}
