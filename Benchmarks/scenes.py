# SPDX-License-Identifier: MIT
"""The scenes that the benchmarks read: the same bytes for the same arguments.

A scene is a column of sections, each with rows of controls, as a settings screen has them.
"""
import random

# Dark enough to be read on white and on a section's gray.
TINTS = ["#0040DD", "#1E6E31", "#8A4B00", "#C4000F", "#3634A3", "#7A2F9E", "#5C5C61", "darkGray"]
# Short enough for the labels, with a number of five digits behind them.
WORDS = """Books Cards Clock Dates Faces Files Focus Games Hotel House Inbox Lists Music Notes Paper
Phone Photo Radio Shops Sleep Sound Store Table Voice""".split()
ROWS, COLUMNS = 6, 3
ROW_HEIGHT, SECTION_GAP = 52, 20


def label(number, draw, x):
    return "UILabel", [
        f"frame: [{x}, 15, 96, 21]",
        f'text: "{draw.choice(WORDS)} {number}"',
        f'textColor: "{draw.choice(TINTS)}"',
        f"font: {draw.choice(['system', 'bold'])} {draw.choice([11, 12, 13])}",
    ]


def button(number, draw, x):
    return "UIButton", [
        f"frame: [{x}, 4, 88, 44]",
        f"title: {draw.choice(WORDS)}",
        f'tintColor: "{draw.choice(TINTS)}"',
        *action("touchUpInside", f"tapped {number}"),
    ]


def switch(number, draw, x):
    return "UISwitch", [
        f"frame: [{x}, 10, 51, 31]",
        f"isOn: {draw.choice(['true', 'false'])}",
        f'onTintColor: "{draw.choice(TINTS)}"',
        *action("valueChanged", f'"switched {number} ${{sender.isOn}}"'),
    ]


def slider(number, draw, x):
    return "UISlider", [
        f"frame: [{x}, 4, 96, 44]",
        "minimumValue: 0",
        "maximumValue: 100",
        f"value: {draw.randrange(1000) / 10}",
        *action("valueChanged", f"slid {number}"),
    ]


def segments(number, draw, x):
    return "UISegmentedControl", [
        f"frame: [{x}, 4, 96, 44]",
        f"segments: [{draw.choice(WORDS)}, {draw.choice(WORDS)}]",
        f"selectedSegmentIndex: {draw.randrange(2)}",
        *action("valueChanged", f"chose {number}"),
    ]


def action(event, line):
    return ["actions:", f"  {event}:", f"    - log: {line}"]


KINDS = [label, label, button, switch, slider, segments]


def scene(views, seed=1, name="Settings"):
    """A scene of `views` views, its root included, which scrolls to all of them."""
    draw = random.Random(seed)
    lines = [
        "diorama: 1", f"name: {name}", "device: iPhone 5s", "os: 7", "view:",
        *scrolling(0), "  backgroundColor: white", "  subviews:",
    ]
    place = lines.index(scrolling(0)[-1])
    count, top = 1, 0

    def add(indent, kind, parts):
        nonlocal count
        pad = " " * indent
        lines.append(f"{pad}- type: {kind}")
        lines.append(f"{pad}  id: {kind[2:].lower()}_{count}")
        lines.extend(f"{pad}  {part}" for part in parts)
        count += 1

    while count < views:
        height = ROWS * ROW_HEIGHT
        add(4, "UIView", [
            f"frame: [8, {top}, 304, {height}]", 'backgroundColor: "#F2F2F7"', "subviews:"])
        if count == views:
            lines[-1] += " []"
        for row in range(ROWS):
            if count >= views:
                break
            add(8, "UIView", [
                f"frame: [0, {row * ROW_HEIGHT}, 304, {ROW_HEIGHT}]", "clipsToBounds: true",
                "subviews:"])
            if count == views:
                lines[-1] += " []"
            for column in range(COLUMNS):
                if count >= views:
                    break
                kind, parts = draw.choice(KINDS)(count, draw, 4 + 100 * column)
                add(12, kind, parts)
        top += height + SECTION_GAP
    lines[place] = scrolling(top)[-1]
    return "\n".join(lines) + "\n"


def scrolling(height):
    """The keys of a root view that scrolls to subviews as high as that."""
    return ["  type: UIScrollView", f"  contentSize: [320, {height}]"]


def small(number):
    """A file of 4 views and about 0.8 kB."""
    draw = random.Random(1000 + number)
    lines = [
        "diorama: 1", f"name: Screen {number}", "device: iPhone 5s", "os: 7",
        "state: { count: 0 }", "view:", "  backgroundColor: white", "  subviews:",
    ]
    for place, (kind, name, parts) in enumerate(controls(number, draw)):
        lines += [f"    - type: {name}", f"      id: {name[2:].lower()}_{place}"]
        lines += [f"      {part}" for part in parts]
        if kind is not label:
            lines += [
                "          - set: { state.count: \"${state.count + 1}\" }",
                f"          - log: \"{draw.choice(WORDS)} ${{state.count}}\"",
            ]
    return "\n".join(lines) + "\n"


def controls(number, draw):
    """The subviews of a small scene, one below the other."""
    made = []
    for place, kind in enumerate([label, switch, button]):
        name, parts = kind(number * 4 + place, draw, 20)
        parts[0] = parts[0].replace(", 15,", f", {60 * place + 15},").replace(
            ", 4,", f", {60 * place + 4},").replace(", 10,", f", {60 * place + 10},")
        made.append((kind, name, parts))
    return made


def small_qml(number):
    """The 4 views of a small scene as the plainest QML: rectangles and texts, nobody listening."""
    lines = ["import QtQuick", "", "Rectangle {", "    width: 320", "    height: 568", '    color: "white"']
    for place, (_, name, parts) in enumerate(controls(number, random.Random(1000 + number))):
        given = dict(part.split(": ", 1) for part in parts if ": " in part and part[0] != " ")
        x, y, width, height = given["frame"].strip("[]").split(", ")
        color = given.get("textColor") or given.get("onTintColor") or given["tintColor"]
        lines += [f"    {'Text' if name == 'UILabel' else 'Rectangle'} {{",
                  f"        id: {name[2:].lower()}_{place}",
                  f'        objectName: "{name[2:].lower()}_{place}"',
                  f"        x: {x}; y: {y}; width: {width}; height: {height}",
                  f"        color: {color.lower()}"]
        if name == "UILabel":
            lines += [f"        text: {given['text']}",
                      f"        font.pixelSize: {given['font'].split()[-1]}"]
        lines.append("    }")
    return "\n".join([*lines, "}", ""])


BINDINGS = ["chain", "fan", "computed chain", "unrelated"]


def bindings(shape, count):
    """A scene of `count` bindings that writes `state.n` every millisecond.

    In a chain each reads the one before, in a fan all read the state; of unrelated ones only the
    first does.
    """
    lines = ["diorama: 1", "state: { n: 0, other: 0 }"]
    if shape == "computed chain":
        lines += ["computed:", '  c0: "${state.n}"']
        lines += [f'  c{n}: "${{c{n - 1} + 1}}"' for n in range(1, count)]
    lines += [
        "root:", "  type: UIViewController", "  lifecycle:", "    viewDidAppear:",
        '      - every: { interval: 0.001, do: [ { set: { state.n: "${state.n + 1}" } } ] }',
        "  view:", "    subviews:", "      - { type: UIView }"]
    for n in range(0 if shape == "computed chain" else count):
        if n == 0 or shape == "fan":
            source = "state.n"
        else:
            source = f"l{n - 1}.tag + 1" if shape == "chain" else "state.other"
        lines.append(f'      - {{ type: UIView, id: l{n}, frame: [0, 0, 9, 9], tag: "${{{source}}}" }}')
    return "\n".join(lines) + "\n"


def rows(count, looped):
    """Rows of a label and a switch, by a loop or each written out."""
    lines = ["diorama: 1", "device: iPhone 5s", "os: 7", "view:", *scrolling(44 * count), "  subviews:"]
    if looped:
        lines += [f"    - each: {count}", "      as: n", "      view:"]
        lines += row("        ", "${n}", '"${44 * n}"')
        return "\n".join(lines) + "\n"
    for n in range(count):
        first, *rest = row("      ", str(n), str(44 * n))
        lines += ["    - " + first.strip(), *rest]
    return "\n".join(lines) + "\n"


def row(pad, number, top):
    return [pad + line for line in [
        "type: UIView",
        f'id: "row{number}"',
        f"frame: [0, {top}, 320, 44]",
        "backgroundColor: white",
        "subviews:",
        f'  - {{ type: UILabel, id: "label{number}", frame: [8, 10, 200, 24], text: "Row {number}" }}',
        "  - type: UISwitch",
        f'    id: "switch{number}"',
        "    frame: [260, 6, 51, 31]",
        "    isOn: true",
        "    actions:",
        f'      valueChanged: [ {{ log: "row {number} ${{sender.isOn}}" }} ]',
    ]]


def taps(views):
    """Switches in rows in sections, on a screen that shows them all."""
    lines = [
        "diorama: 1", "device: { size: [320, 20000], scale: 2 }", "os: 7", "view:",
        "  subviews:",
    ]
    count, top = 1, 0

    def add(indent, kind, frame, *parts):
        nonlocal count
        pad = " " * indent
        lines.append(f"{pad}- type: {kind}")
        lines.append(f"{pad}  frame: {frame}")
        lines.extend(f"{pad}  {part}" for part in parts)
        count += 1

    while count < views:
        add(4, "UIView", [8, top, 304, 6 * 44 + 8], "subviews:")
        for row in range(6):
            if count >= views:
                break
            add(8, "UIView", [0, 4 + 44 * row, 304, 44], "subviews:")
            for column in range(2):
                if count >= views:
                    break
                add(12, "UISwitch", [12 + 100 * column, 6, 51, 31], f"id: switch_{count}",
                    *action("valueChanged", f'"tap switch_{count} on=${{sender.isOn}}"'))
        top += 6 * 44 + 20
    return "\n".join(lines) + "\n"


def navigation(changes):
    """Two screens with a button each, at the same places for both kinds of scene.

    The buttons push and pop, or, where nothing `changes`, stand on one screen and write a line.
    """
    def button(name, top, act):
        return (f"{{ type: UIButton, id: {name}, title: {name}, frame: [20, {top}, 280, 44], "
                f"actions: {{ touchUpInside: [ {{ {act} }} ] }} }}")

    go = button("go", 100, "push: detail" if changes else "log: go")
    back = button("back", 200, "pop: nav" if changes else "log: back")
    root, detail = ([go], [back]) if changes else ([go, back], [])
    label = "{ type: UILabel, text: Screen, frame: [20, 300, 280, 21] }"
    return "\n".join([
        "diorama: 1", "device: iPhone 5s", "os: 7", "root:", "  type: UINavigationController",
        "  id: nav", "  viewControllers:", "    - type: UIViewController", "      id: main",
        "      title: Main", f"      view: {{ subviews: [ {', '.join(root + [label])} ] }}",
        "objects:", "  - type: UIViewController", "    id: detail", "    title: Detail",
        f"    view: {{ subviews: [ {', '.join(detail + [label])} ] }}", ""])


def panned(views, recognizer):
    """A screen of plain views in rows, with or without something that follows a finger."""
    lines = ["diorama: 1", "device: iPhone 5s", "os: 7", "view:"]
    if recognizer:
        lines += ["  gestureRecognizers:", "    - type: UIPanGestureRecognizer", "      id: pan",
                  '      action: [ { set: { ball.center: "${sender.location}" } } ]']
    lines += ["  subviews:"]
    for number in range(views - 1):
        row, column = divmod(number, 20)
        lines.append(f"    - {{ type: UIView, frame: [{16 * column}, {11 * row}, 14, 9] }}")
    lines.append("    - { type: UIView, id: ball, frame: [0, 0, 20, 20], "
                 "isUserInteractionEnabled: false }")
    return "\n".join(lines) + "\n"


def table(count):
    """A table of so many rows, all of one description."""
    return "\n".join([
        "diorama: 1", "device: iPhone 5s", "os: 7", "view:", "  subviews:", "    - type: UITableView",
        "      id: table", "      frame: [0, 0, 320, 568]", "      rowHeight: 44", "      sections:",
        f'        - {{ count: {count}, row: {{ text: "Row ${{row + 1}}" }} }}', ""])


LABEL_WORDS = ("account add all archive back cancel clear close color copy current default delete details done "
         "download edit enter favorites file folder font help history home image item label language "
         "library list location login message more name network new next notification open options "
         "page password photo play please previous privacy profile recent refresh remove reset result "
         "save search select send settings share show sign size sort status store submit title total "
         "type undo update upload user version video view volume welcome window yes").split()


def labels(count):
    """Texts as user interfaces have them, one to eight words, no two alike."""
    numbers, seen = 1, {}
    while len(seen) < count:
        words = []
        for _ in range(1 + numbers // 7 % 8):
            numbers = (numbers * 48271) % 0x7FFFFFFF
            words.append(LABEL_WORDS[numbers % len(LABEL_WORDS)])
        if numbers % 5 == 0:
            words.append(str(numbers % 1000))
        text = " ".join(words)
        seen[text[0].upper() + text[1:]] = None
    return "\n".join(seen) + "\n"
