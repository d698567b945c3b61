// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel

/// Texts that mutations put in: what YAML, expressions and UIKit make much of.
enum Tokens {
  static func any(_ random: inout SplitMix64) -> [UInt8] {
    switch random.below(7) {
    case 6: pick(reuse, &random)
    case 0: pick(yaml, &random)
    case 1: pick(expressions, &random)
    case 2: name(&random)
    case 3: number(&random)
    case 4: random.below(8) == 0 ? raw(&random) : pick(values, &random)
    default: random.below(6) == 0 ? deep(&random) : pick(values, &random)
    }
  }

  /// A word of the vocabulary.
  static func name(_ random: inout SplitMix64) -> [UInt8] { pick(names, &random) }

  static func number(_ random: inout SplitMix64) -> [UInt8] { pick(numbers, &random) }

  private static func pick(_ list: [String], _ random: inout SplitMix64) -> [UInt8] {
    Array(list[random.below(list.count)].utf8)
  }

  /// Bytes that no editor writes.
  private static func raw(_ random: inout SplitMix64) -> [UInt8] {
    let list: [[UInt8]] = [
      [0x00], [0x07], [0x1B, 0x5B, 0x33, 0x31, 0x6D], [0x7F], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xFF], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x80],
      [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xEF, 0xBF, 0xBE], [0x0D], [0x0D, 0x0A], [0x0C],
    ]
    return list[random.below(list.count)]
  }

  /// Many of the same, one inside another.
  private static func deep(_ random: inout SplitMix64) -> [UInt8] {
    let count = [20, 99, 101, 300, 3000][random.below(5)]
    let open = ["[", "{a: ", "- ", "? ", "((", "[[", "!", "-", "x.", "f(", "a?b:", "'\\", "${"]
    var text = String(repeating: open[random.below(open.count)], count: count)
    switch random.below(3) {
    case 0: text = "${" + text + "1" + String(repeating: ")", count: count) + "}"
    case 1: text += String(repeating: "]", count: count)
    default: break
    }
    return Array(text.utf8)
  }

  private static let yaml = [
    ":", ": ", "- ", "-", "\n", "\n- ", "\n  ", "? ", "[", "]", "{", "}", ",", ", ", "#", " #", "|",
    "|\n", ">\n", ">-\n", "|2\n", "'", "\"", "''", "%", "@", "`", "\t", "---\n", "...\n",
    "%YAML 1.1\n",
    "&a ", "*a", "&a [*a]", "<<: *a\n", "<<: [*a, *a]\n", "!!int ", "!!str ", "!!binary ", "!x ",
    "!<tag:yaml.org,2002:float> ", "\\x00", "\"\\u0000\"", "\"\\uD800\"", "\"\\U0010FFFF\"",
    "\"\\", "~", "null", "{}", "[]", "{<<: {}}", "? {a: 1}\n: b\n", "? [1]\n: 2\n", "=", "0o17",
    "0x1F",
    "&a &b ", "*", "&", "!", "- - - ", "{? a: b}", "[? a : b]", "{a, b: c}", "\u{FEFF}", "\u{85}",
  ]

  private static let expressions = [
    "${", "}", "$${", "${}", "${1}", "${1/0}", "${1 % 0}", "${self}", "${sender}", "${state}",
    "${superview.frame}", "${view.center}", "${view.frame.width * 1e308 * 10.0}", "${0.0/0.0}",
    "${1.0/0.0}", "${-1.0/0.0}", "${9223372036854775807 + 1}", "${-9223372036854775808}",
    "${log}", "${now}", "${now + duration('1h')}", "${traits.idiom}", "${screen.bounds}",
    "'${a ? \"x\" : \"y\"}'", "${[1,2,3].map(x, x * 2)}", "${[1,2,3].filter(x, x > 1)[0]}",
    "${{'a': 1}.a}", "${{'a': 1}['b']}", "${[1][9]}", "${optional.none()}",
    "${optional.of(1).value()}",
    "${'%f'.format([1])}", "${'%s %d'.format([1])}", "${'%'.format([])}", "${'a'.matches('(')}",
    "${'a'.matches('(a*)*b')}", "${size(log)}", "${rect(0, 0, 1e300, 1e300)}", "${point(1, 2)}",
    "${size(1, 2)}", "${insets(1, 2, 3, 4)}", "${convert(point(1, 2), null, view)}",
    "${hitTest(view, point(1, 2))}", "${sizeThatFits(view, size(10, 10))}", "${isVisible(view)}",
    "${intrinsicContentSize(view)}", "${presentation(view).frame}", "${titleForSegment(view, 0)}",
    "${titleForSegment(view, -1)}", "${textRect(view)}", "${b'abc'}", "${r'\\'}",
    "${\"\"\"a\"\"\"}",
    "${0xFFFFFFFFFFFFFFFF}", "${1u}", "${1e999}", "${null}", "${type(1)}", "${cel.bind(x, 1, x)}",
    "${dyn(1) + 1.5}", "${has(self.x)}", "${timestamp('2014-01-01T00:00:00Z')}",
    "${duration('1s')}",
    "${math.greatest(1, 2)}", "${string(1e308)}", "${int('x')}", "${double('nan')}",
    "${int(1e300)}",
    "${'a' * 3}", "${'x'.replace('', 'yy')}", "${'x'.substring(5)}", "${[1].all(i, j, i > j)}",
    "${view.subviews}", "${view.alpha}", "${1 < 2 && 3 > 4 || !true}", "${a.b.c.d}", "${-(-(-1))}",
    "${1 == 1.0}", "${'a' in {'a': 1}}", "${1 in [1]}", "${ // x\n 1}",
    "${view.frame == view.bounds}",
  ]

  /// What reuse, looks and live values are written with.
  private static let reuse = [
    "{use: row}", "{use: row, with: {title: A}}", "{use: card, with: {content: {type: UIView}}}",
    "{each: 3, view: {type: UIView}}",
    "{each: [A, B], as: x, view: {type: UILabel, text: \"${x}\"}}",
    "{each: 0, view: {}}", "{each: 1000000000, view: {type: UIView}}", "{each: -1, view: {}}",
    "{each: \"${index}\", view: {type: UIView}}", "{each: {a: 1}, as: p, view: {use: row}}",
    "when: \"${traits.idiom == 'pad'}\"", "when: \"${false}\"", "when: ${index > 0}", "when: no",
    "styles: title", "styles: [title, big, title]", "styles: []", "style: title",
    "include: lib/rows.yaml", "include: [lib/looks.yaml, lib/rows.yaml]", "include: ../x.yaml",
    "{parameters: {s: string}, view: {type: UILabel, text: \"${s}${s}\"}}",
    "{type: number, default: 0}", "{type: list, default: [1, 2]}", "{type: actions, default: []}",
    "{type: view}", "{type: reference, default: volume}", "{type: image}", "{type: font}",
    "{is: UILabel}", "{is: Badge, alpha: 0.5}", "{is: Alarm}", "{bind: state.count}",
    "{bind: volume.value}", "{bind: state.nothing}", "{bind: self.value}", "{bind: twice}",
    "{once: \"${state.count}\"}", "{once: {bind: state.count}}", "{once: {once: 1}}",
    "{localized: hello}", "{localized: \"${title}\"}", "{en: {hello: Hi}, de: {hello: Hallo}}",
    "{post: Price}", "{post: {name: Price, userInfo: {value: 1}}}", "{stopObserving: mine}",
    "{observe: {name: Price, id: mine, do: [{post: Price}]}}", "{run: watch}", "{remove: a}",
    "{add: {view: {type: UIView, id: extra}, to: view}}", "{add: {view: a, to: b, at: 0}}",
    "{add: {view: spare, to: page, above: a}}", "{bringToFront: a}", "{sendToBack: a}",
    "lifetime: use", "lifetime: scene", "{cornerRadius: 4, shadowOpacity: 2}",
    "{locales: [en, de], os: [7, 17]}", "{contentSizes: [small, large]}",
    "{match: contains, id: view}", "{match: equals, type: UIView, subviews: []}",
    "${title}", "${item}", "${index}", "${index + 1}", "${person.name}", "${twice}",
    "${twice + next}",
    "${userInfo.value}", "${extra.frame}", "${self.id}", "${layer.cornerRadius}",
    "${traits.layoutDirection}", "${traits.contentSizeCategory}", "${more.map(x, x + x)}",
  ]

  private static let numbers = [
    "0", "-0", "-1", "1", "0.1", "-0.0", "1e308", "1e309", "-1e309", "1e-320", "nan", ".nan", "NaN",
    ".inf", "-.inf", "+.INF", "inf", "Infinity", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551616", "2147483648", "4294967296", "1e30", "3.4e38",
    "3.5e38", "1e-45", "0.000001", "1e-9", "1_000", "0777", "0x7FFFFFFF", "0o7", "1.", ".5", "+1",
    "99999999999999999999999999999999999", "1e5", "320", "100000", "1000000", "20001", "86401",
    "0.5s", "1h30m", "-1s", "1e300s", "90d", "1:30", "12e", "1e", "- 1", "1 2",
  ]

  private static let values = [
    "true", "false", "yes", "NO", "on", "off", "[0, 0, 1e300, 1e300]", "[-1e308, 0, 1e308, 1e308]",
    "[.nan, 0, 1, 1]", "[0, 0, -10, -10]", "[1, 2]", "[1, 2, 3]", "[1, 2, 3, 4, 5]", "[]",
    "{x: 1, y: 2}", "{width: .inf, height: 1}", "{x: 1}", "red", "\"#FFF\"", "\"#12345\"",
    "#FF0000",
    "\"#FF000080\"", "{white: .nan, alpha: 1}", "{red: 2, green: -1, blue: 0.5}",
    "{hue: 1e300, saturation: 1, brightness: 1}", "system 16", "bold -1", "system 1e300",
    "{system: 17, weight: semibold}", "{name: Helvetica, size: 0}", "{style: headline}",
    "[0, 0, 0, 0, 0, 0]", "[1e200, 0, 0, 1e200, 0, 0]", "[{rotate: 1}]", "[{rotate: .inf}]",
    "[{scale: 0}]", "[{scale: [1e-300, 1]}, {translate: [1, 1]}]", "{normal: A, highlighted: B}",
    "{\"selected+highlighted\": x}", "{normal: {}, disabled: []}", "[A, B, C]", "[A, {image: x}]",
    "{bind: state.count}", "{once: \"${1}\"}", "{localized: key}", "{type: double, value: 1}",
    "{point: [1e300, 1]}", "{type: UIView, index: 99}", "{text: A, within: view}", "\"a.b.c\"",
    "\"segments.segment[1]\"", "\"view.subviews[0]\"", "volume.thumb", "''", "\"\"", "\" \"", "é",
    "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "\u{202E}abc", "אבג", "\u{200B}", "a\u{0}b",
    "2014-01-01T09:00:00Z", "9999-99-99T99:99:99Z", "-1", "../../etc/passwd", "/etc/passwd",
    "images/../../x.png", "{duration: 0.3, set: {view.alpha: 0}}",
    "{delay: 0.1, do: [{log: x}]}", "{interval: 0.001, id: t, do: [{log: x}]}",
    "[{log: a}, {log: b}]", "{if: '${true}', then: []}", "{count: 1}",
  ]

  private static let names: [String] = {
    var names = [
      "diorama", "name", "device", "os", "orientation", "locale", "timeZone", "now", "tintColor",
      "state", "images", "handlers", "objects", "root", "view", "type", "id", "subviews", "actions",
      "lifecycle", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews",
      "parameters", "do", "then", "else", "return", "let", "log", "set", "call", "run", "if",
      "after",
      "every", "cancel", "animate", "delay", "interval", "duration", "curve", "spring",
      "completion",
      "damping", "velocity", "tap", "steps", "times", "scene", "devices", "target", "blocked",
      "failing", "raises", "to", "by", "direction", "segment", "within", "near", "matches", "above",
      "below", "contains", "equals", "of", "kinds", "finger", "down", "move", "up", "label", "text",
      "index", "point", "window", "self", "sender", "event", "superview", "state", "screen",
      "traits",
      "now", "firstResponder", "computed", "styles", "templates", "include", "each", "when", "use",
      "layer", "constraints", "delegate", "file", "size", "color", "capInsets", "scale", "idiom",
      "safeArea", "iPhone 5s", "iPad Air", "iPhone X", "landscapeLeft", "portraitUpsideDown",
      "with", "as", "use", "is", "bind", "once", "appearance", "classes", "strings", "localized",
      "variations", "locales", "contentSizes", "orientations", "notifications", "delegates", "post",
      "observe", "stopObserving", "userInfo", "add", "remove", "above", "at", "bringToFront",
      "sendToBack", "lifetime", "default", "string", "number", "list", "reference", "expectTree",
      "match", "soft", "pinch", "twist", "radians", "shake", "hold", "contentSizeCategory",
      "layoutDirection", "cornerRadius", "borderWidth", "shadowOpacity", "masksToBounds",
      "touchDown", "touchUpInside", "valueChanged", "allEvents", "editingChanged", "normal",
      "highlighted", "selected", "disabled", "sizeToFit", "roundFrame", "frame.origin.x",
      "center.y",
      "sendActions", "removeFromSuperview", "insertSegment", "removeAllSegments", "setTitle",
    ]
    let catalog = Workspace().catalog
    for info in catalog.classes {
      names.append(info.name)
      names += info.properties.map(\.facts.name)
      names += info.methods.map(\.name)
    }
    names += Workspace().steps.map { $0.name }
    return names
  }()
}
