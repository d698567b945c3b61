// SPDX-License-Identifier: MIT

/// What `--help` prints.
enum Help {
  static let overview = """
    Diorama \(Main.version): UIKit screens in YAML, laid out, played and snapshot-tested without a Mac.

    Usage: diorama COMMAND [OPTIONS] [ARGUMENTS]

    Checking
      lint [PATH…]               check scenes and scripts
      fmt [PATH…]                lay scenes, scripts and project files out evenly
      explain TOPIC              what a rule, class, property, step or action means
    Running
      tree SCENE                 print the state of a scene after its first appearance
      replay PATH…               run scripts, print what happened and the resulting state
      track SCENE --of ITEM      how items of animators move: a table, CSV, JSON or a plot
      snapshot record PATH…      record the outputs of `snapshot` steps
      snapshot verify PATH…      compare them with what was recorded
      eval EXPR                  evaluate an expression
    Documents
      init [FOLDER]              write a starter project: a scene, its script, a project file
      reference --out FOLDER     write the reference as Markdown
      schema [KIND]              print the JSON Schema of scene, replay, project or report

    Options: --help, --version. Every command has its own --help.

    Exit codes: 0 fine, 1 findings, failures or mismatches, 2 invalid input, 64 usage.

    """

  static func text(_ command: Subcommand) -> String {
    switch command {
    case .lint:
      """
      Usage: diorama lint [OPTIONS] [PATH…]

      Checks scenes and scripts; folders are searched for *.scene.yaml and *.replay.yaml, and without
      a path the current folder is. '-' reads a scene from standard input.

        --format text|concise|json   how findings are printed (text)
        --strict                     warnings count as errors

      Exit codes: 0 clean, 1 findings at error level (or warnings with --strict), 2 a path is missing.

      Examples
        diorama lint scenes
        diorama lint --format json volume.scene.yaml

      """
    case .fmt:
      """
      Usage: diorama fmt [OPTIONS] [PATH…]

      Lays YAML files out evenly and keeps all that they say: comments, quotes, order. Folders are
      searched for scenes, scripts and project files; without a path the current folder is. A file
      that is named may be any YAML. '-' reads standard input and prints the result.

        --check                write nothing; list the files that would change
        --diff                 write nothing; print what would change

      Exit codes: 0, 1 with --check a file would change, 2 a file cannot be read or written.

      Examples
        diorama fmt scenes
        diorama fmt --check --diff

      """
    case .tree:
      """
      Usage: diorama tree [OPTIONS] SCENE

      Loads a scene, lays it out, shows it, and prints its state.

        --at TIME              let virtual time pass first: 1.5s, 200ms, 2m
        --device NAME          another device than the scene's own
        --format text|json     (text)

      """
    case .eval:
      """
      Usage: diorama eval [OPTIONS] EXPR

      Evaluates a CEL expression and prints the value in typed form: {"int": "3"}. '-' reads the
      expression from standard input.

        --scene FILE           with the names, functions and extension of a scene at t = 0
        --set NAME=JSON        a variable, as plain JSON; may be repeated. With a scene it shadows
                               what has the name there, and 'state.NAME' is what the scene's state
                               begins with
        --bindings JSON        the same in the typed form: {"x": {"int": "1"}}
        --strict-cel           plain CEL even with a scene
        --unchecked            in plain CEL only syntax is checked before it is evaluated

      Exit codes: 0, 1 an evaluation error, 2 a syntax or type error.

      Examples
        diorama eval '1 + 2'
        diorama eval --scene volume.scene.yaml 'volume.frame.width / 2'
        diorama eval --scene volume.scene.yaml --set state.muted=true 'volume.isEnabled'

      """
    case .replay:
      """
      Usage: diorama replay [OPTIONS] PATH…

      Runs scripts (*.replay.yaml) under the virtual clock, prints each step and the resulting state.

        --format text|json     (text)

      Exit codes: 0 passed, 1 failed, 2 a scene or script is invalid.

      """
    case .track:
      """
      Usage: diorama track [OPTIONS] SCENE|SCRIPT --of ITEM

      Follows items of animators and prints where each is, in the coordinates of its reference view:
      center, angle, velocity, angular velocity and whether it rests. A scene is left to itself; a
      script is played on its first device, and seen while it plays.

        --of ITEM              what to follow; may be repeated, or 'a,b'
        --every TIME           how often to look (0.1s)
        --for TIME             how long: 3s. Without it until the animators rest, 10 s at most, or to
                               the script's end
        --format text|csv|json|svg
                               (text, or what --out ends in)
        --out FILE             .txt, .csv, .json or .svg; nothing is printed then
        --device NAME          another device than the scene's or script's own

      Exit codes: 0, 1 the run failed, 2 invalid input, 64 no such item, or one that nothing moves.

      Examples
        diorama track falling.scene.yaml --of square
        diorama track throw.replay.yaml --of photo --every 0.05s --out throw.svg

      """
    case .snapshot:
      """
      Usage: diorama snapshot record|verify [PATH…]

      Runs scripts and records the outputs of their `snapshot` steps under __snapshots__ beside them,
      or compares. `verify` writes nothing; a missing or stale output fails it. `record` records
      nothing of a script that fails.

      Exit codes: 0, 1 a mismatch, a missing or a stale output or a failed script, 2 invalid input.

      """
    case .explain:
      """
      Usage: diorama explain TOPIC

      Prints what a rule, class, CLASS.PROPERTY, CLASS.method, step or action means.

        --os VERSION           defaults of another era (7)

      Examples
        diorama explain small-touch-target
        diorama explain UISlider.value

      """
    case .`init`:
      """
      Usage: diorama init [FOLDER]

      Writes a settings screen for a current iPhone, a script that plays it, and a project file. Nothing
      is written where one of them is there already.

      Exit codes: 0, 2 files are in the way or cannot be written.

      """
    case .reference:
      """
      Usage: diorama reference --out FOLDER [--check]

      Writes the reference of classes, rules, steps and actions as Markdown.

        --check                write nothing; exit 1 where a page is not current

      """
    case .schema:
      """
      Usage: diorama schema [scene|replay|project|report]

      Prints the JSON Schema (draft 2020-12) of scenes, scripts, project files or reports (scene),
      for editors that complete and check YAML. A file names its schema in a comment:

        # yaml-language-server: $schema=scene.schema.json

      Examples
        diorama schema > scene.schema.json
        diorama schema replay > replay.schema.json

      """
    }
  }
}
