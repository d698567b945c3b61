// SPDX-License-Identifier: MIT

/// What shows the keys of the language: of a scene and a project file beside `diorama: 1`, of an object
/// an item of `subviews`, of a script its steps and what is above them.
enum KeyExamples {
  static func text(_ place: LanguageKey.Place, _ key: String) -> String? {
    switch place {
    case .scene: scene[key]
    case .object: object[key]
    case .loop: loop
    case .template: template
    case .handler: handler
    case .section: section[key]
    case .script: script[key]
    case .step: step[key]
    case .project: project[key]
    }
  }

  private static let loop = """
    - each: [Red, Green]
      as: name
      when: ${index < 2}
      view: { type: UILabel, text: "${name}", frame: [20, "${40 + 30 * index}", 200, 24] }
    """

  private static let template = """
    templates:
      row:
        parameters: { title: string, y: number }
        view: { type: UILabel, text: "${title}", frame: [20, "${y}", 200, 24] }
    view:
      subviews:
        - { use: row, with: { title: First, y: 40 } }
    """

  private static let handler = """
    handlers:
      greet:
        parameters: [name]
        do: [ { log: "Hello ${name}" } ]
    view:
      subviews:
        - type: UIButton
          title: Greet
          frame: [20, 40, 100, 44]
          actions: { touchUpInside: [ { run: { greet: { name: Ada } } } ] }
    """

  private static let rows = """
    - type: UITableView
      frame: [0, 20, 320, 460]
      sections:
        - header: Fruit
          footer: Two kinds
          when: ${traits.idiom == 'phone'}
          rows:
            - { text: Apple, didSelect: [ { log: apple } ] }
            - { text: Pear }
    """

  private static let repeated = """
    - type: UITableView
      frame: [0, 20, 320, 460]
      sections:
        - count: 3
          row: { text: "Row ${row + 1}" }
    """

  private static let section = [
    "header": rows, "footer": rows, "rows": rows, "when": rows, "count": repeated,
    "row": repeated,
  ]

  private static let scene = [
    "diorama": "diorama: 1",
    "name": "name: Volume",
    "device": "device: iPhone 5s",
    "os": "os: 7",
    "orientation": "orientation: landscapeLeft",
    "locale": "locale: de_DE",
    "timeZone": "timeZone: Europe/Paris",
    "now": "now: 2014-01-01T09:00:00Z",
    "tintColor": "tintColor: orange",
    "contentSizeCategory": "contentSizeCategory: accessibilityLarge",
    "layoutDirection": "layoutDirection: rightToLeft",
    "strings": """
    locale: de_DE
    strings:
      en: { greeting: Hello }
      de: { greeting: Hallo }
    view:
      subviews:
        - { type: UILabel, text: { localized: greeting }, frame: [20, 40, 200, 24] }
    """,
    "state": """
    state: { count: 0 }
    view:
      subviews:
        - { type: UILabel, text: "${string(state.count)}", frame: [20, 40, 200, 24] }
    """,
    "computed": """
    state: { celsius: 20.0 }
    computed: { fahrenheit: "${state.celsius * 1.8 + 32.0}" }
    view:
      subviews:
        - { type: UILabel, text: "${string(fahrenheit)}", frame: [20, 40, 200, 24] }
    """,
    "include": "include: lib/theme.yaml",
    "classes": """
    classes:
      Meter: { is: UIProgressView, progress: 0.5 }
    view:
      subviews:
        - { type: Meter, frame: [20, 40, 200, 2] }
    """,
    "images": """
    images:
      Cover: { size: [44, 44], color: orange }
    view:
      subviews:
        - { type: UIImageView, image: Cover, frame: [20, 40, 44, 44] }
    """,
    "appearance": """
    appearance:
      UISwitch: { onTintColor: orange }
    view:
      subviews:
        - { type: UISwitch, isOn: true, frame: [20, 40, 51, 31] }
    """,
    "styles": """
    styles:
      title: { font: bold 20, textAlignment: center }
    view:
      subviews:
        - { type: UILabel, styles: title, text: Shop, frame: [20, 40, 280, 30] }
    """,
    "templates": template,
    "handlers": handler,
    "delegates": """
    delegates:
      kept: { shouldClear: false }
    view:
      subviews:
        - { type: UITextField, delegate: kept, frame: [20, 40, 200, 30] }
    """,
    "objects": """
    objects:
      - { type: UIAlertView, id: warning, title: Full, message: No room is left. }
    view:
      subviews:
        - type: UIButton
          title: Save
          frame: [20, 40, 100, 44]
          actions: { touchUpInside: [ { show: warning } ] }
    """,
    "root": """
    root:
      type: UINavigationController
      viewControllers:
        - { type: UIViewController, title: Inbox, view: { backgroundColor: white } }
    """,
    "view": """
    view:
      backgroundColor: white
      subviews:
        - { type: UILabel, text: Hello, frame: [20, 40, 200, 24] }
    """,
  ]

  private static let object = [
    "type": "- { type: UISwitch, frame: [20, 40, 51, 31] }",
    "id": "- { type: UISwitch, id: wifi, frame: [20, 40, 51, 31] }",
    "subviews": """
    - type: UIView
      frame: [0, 20, 320, 44]
      subviews:
        - { type: UILabel, text: Wi-Fi, frame: [16, 0, 100, 44] }
    """,
    "actions": """
    - type: UISwitch
      frame: [20, 40, 51, 31]
      actions: { valueChanged: [ { log: "on: ${sender.isOn}" } ] }
    """,
    "sizeToFit": "- { type: UILabel, text: As large as this, sizeToFit: true }",
    "roundFrame": "- { type: UIView, roundFrame: true, frame: [0.3, 20, 99.8, 10] }",
    "styles": """
    - { type: UILabel, styles: [title, warning], text: Full, frame: [20, 40, 200, 24] }
    """,
    "layer": "- { type: UIView, frame: [20, 40, 80, 80], layer: { cornerRadius: 8 } }",
    "delegate": """
    - type: UITextField
      frame: [20, 40, 200, 30]
      delegate: { shouldReturn: [ { resign: sender } ] }
    """,
    "dataSource": """
    - type: UIPickerView
      frame: [0, 40, 320, 216]
      dataSource: { numberOfComponents: 1, numberOfRows: 3 }
      delegate: { titleForRow: "Row ${row}" }
    """,
    "components": """
    - { type: UIPickerView, frame: [0, 40, 320, 216], components: [[Tea, Coffee], [Small, Large]] }
    """,
    "sections": rows,
    "row": repeated,
    "lifetime": "- { type: UIViewController, id: detail, lifetime: use }",
    "use": "- { use: row, with: { title: First, y: 40 } }",
    "with": "- { use: row, with: { title: First, y: 40 } }",
    "each": loop,
    "as": loop,
    "when": """
    - { type: UILabel, when: "${traits.idiom == 'pad'}", text: On a pad, frame: [20, 40, 200, 24] }
    """,
    "view": """
    - { type: UIViewController, id: detail, view: { backgroundColor: white } }
    """,
  ]

  private static let plain = """
    diorama: 1
    scene: volume.scene.yaml
    name: the volume goes up
    devices: [iPhone 5s, iPad Air]
    steps:
      - tap: louder
      - expect: { volume.value: 60 }
    """

  private static let script = [
    "diorama": plain, "scene": plain, "name": plain, "devices": plain, "steps": plain,
    "variations": """
    diorama: 1
    scene: volume.scene.yaml
    variations: { locales: [en_US, de_DE], orientations: [portrait, landscapeLeft] }
    steps:
      - snapshot: start
    """,
  ]

  private static let step = [
    "name": "- { name: the switch goes on, tap: wifi }",
    "failing": "- { expect: { wifi.isOn: true }, failing: it is off until the next version }",
    "raises": "- { call: { list.selectRow: { row: 9 } }, raises: NSRangeException }",
    "soft": "- { expect: { wifi.isOn: true }, soft: true }",
    "devices": "- { tap: sidebar, devices: iPad Air }",
  ]

  private static let project = [
    "diorama": "diorama: 1",
    "rules": "rules: { small-touch-target: error, unused-id: note }",
    "device": "device: iPhone 15",
    "snapshots": "snapshots: Snapshots",
    "limits": "limits: { fileSize: 1000000 }",
  ]
}
