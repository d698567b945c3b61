// SPDX-License-Identifier: MIT
import DioramaModel

/// The files that `diorama init` writes: a screen that one understands and changes, and its script.
public enum StarterProject {
  public struct File {
    public var name: String
    public var text: String
  }

  /// What the next commands are shown with.
  public static let scriptName = "settings.replay.yaml"

  public static var files: [File] {
    [
      File(name: Workspace.projectName, text: project + "\n"),
      File(name: "settings.scene.yaml", text: scene + "\n"),
      File(name: scriptName, text: script + "\n"),
    ]
  }

  /// The newest iPhone of usual size.
  package static let device: Device = {
    let numbered = Device.profiles.compactMap { device -> (Int, Device)? in
      guard device.name.hasPrefix("iPhone ") else { return nil }
      return Int(device.name.dropFirst("iPhone ".count)).map { ($0, device) }
    }
    return numbered.max { $0.0 < $1.0 }?.1 ?? Device.standard
  }()

  /// The newest iOS of which most numbers are observed.
  private static let os = min(17, device.eras.upperBound)

  private static let project = """
    # What holds for all scenes and scripts below this folder.
    diorama: 1
    device: \(device.name)
    """

  private static let scene = """
    # A settings screen: a list in a navigation controller, with a switch and rows that lead on.
    diorama: 1
    name: Settings
    os: \(os)

    state: { isQuiet: false, sound: Chimes }

    root:
      type: UINavigationController
      id: navigation
      viewControllers:
        - type: UITableViewController
          id: settings
          title: Settings
          view:
            type: UITableView
            id: list
            style: grouped
            sections:
              - header: Notifications
                footer: "${state.isQuiet ? 'Nothing rings.' : 'Messages ring.'}"
                rows:
                  - id: quietRow
                    text: Quiet
                    selectionStyle: none
                    accessoryView:
                      type: UISwitch
                      id: quiet
                      isOn: { bind: state.isQuiet }
                  - id: soundRow
                    style: value1
                    text: Sound
                    detailText: ${state.sound}
                    accessoryType: disclosureIndicator
                    didSelect: [ { push: sounds } ]
              - rows:
                  - id: aboutRow
                    text: About
                    accessoryType: disclosureIndicator
                    didSelect: [ { push: about } ]

    objects:
      - type: UITableViewController
        id: sounds
        title: Sound
        view:
          type: UITableView
          id: soundList
          style: grouped
          sections:
            - rows:
                - { id: chimes, text: Chimes, didSelect: [ { run: { choose: { sound: Chimes } } } ] }
                - { id: harp, text: Harp, didSelect: [ { run: { choose: { sound: Harp } } } ] }
      - type: UIViewController
        id: about
        title: About
        view:
          backgroundColor: white
          subviews:
            - { type: UILabel, id: version, text: Version 1.0, textAlignment: center, frame: [20, 120, 353, 24] }

    handlers:
      # Takes a sound and goes back to the settings.
      choose:
        parameters: [sound]
        do:
          - set: { state.sound: "${sound}" }
          - log: Sound is ${sound}
          - pop: navigation
    """

  private static let script = """
    # Run it with 'diorama replay settings.replay.yaml'.
    diorama: 1
    scene: settings.scene.yaml
    name: the phone is made quiet, and another sound is chosen
    steps:
      - expect: { quiet.isOn: false, soundRow.detailText: Chimes }
      - tap: quiet
      - expect: { quiet.isOn: true, state.isQuiet: true }
      - snapshot: quiet

      - name: a row leads to the sounds
        tap: soundRow
      - wait: 1s
      - tap: harp
      - expectLog: [Sound is Harp]
      - wait: 1s
      - expect: { soundRow.detailText: Harp }
      - snapshot: harp
    """
}
