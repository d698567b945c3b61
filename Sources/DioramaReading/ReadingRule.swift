// SPDX-License-Identifier: MIT
import DioramaCore

/// Everything that reading a file may find, in the order `explain` lists it.
package enum ReadingRule: String, CaseIterable, Sendable {
  case fileTooLarge = "file-too-large"
  case invalidEncoding = "invalid-encoding"
  case yamlSyntax = "yaml-syntax"
  case tooDeep = "too-deep"
  case tooManyNodes = "too-many-nodes"
  case scalarTooLong = "scalar-too-long"
  case tooManyFindings = "too-many-findings"
  case severalDocuments = "several-documents"
  case emptyFile = "empty-file"
  case duplicateKey = "duplicate-key"
  case unknownAnchor = "unknown-anchor"
  case recursiveAlias = "recursive-alias"
  case languageVersion = "language-version"
  case missingKey = "missing-key"
  case unknownKey = "unknown-key"
  case unknownClass = "unknown-class"
  case unknownProperty = "unknown-property"
  case unknownEvent = "unknown-event"
  case unknownMethod = "unknown-method"
  case unknownArgument = "unknown-argument"
  case unknownAction = "unknown-action"
  case unknownStep = "unknown-step"
  case unknownCase = "unknown-case"
  case unknownDevice = "unknown-device"
  case unknownReference = "unknown-reference"
  case unknownName = "unknown-name"
  case unknownTarget = "unknown-target"
  case unreachableStep = "unreachable-step"
  case wrongType = "wrong-type"
  case yamlBoolean = "yaml-boolean"
  case commentedColor = "commented-color"
  case changedText = "changed-text"
  case misleadingBoolean = "misleading-boolean"
  case misleadingNumber = "misleading-number"
  case swallowedText = "swallowed-text"
  case unorderedKeys = "unordered-keys"
  case outOfRange = "out-of-range"
  case wouldRaise = "would-raise"
  case readOnly = "read-only"
  case wrongPlace = "wrong-place"
  case invalidID = "invalid-id"
  case duplicateID = "duplicate-id"
  case notYetSupported = "not-yet-supported"
  case expressionSyntax = "expression-syntax"
  case expressionType = "expression-type"
  case shadowedName = "shadowed-name"
  case bindingCycle = "binding-cycle"
  case layoutLoop = "layout-loop"
  case notStatic = "not-static"
  case templateCycle = "template-cycle"
  case includeCycle = "include-cycle"
  case missingLocalization = "missing-localization"
  case stringsSyntax = "strings-syntax"
  case missingFile = "missing-file"
  case pathOutsideRoot = "path-outside-root"
  case unreadableImage = "unreadable-image"

  /// Whether findings say that a file's text could not be read to its end.
  package static func isBroken(_ findings: [Diagnostic]) -> Bool {
    let breaking: [ReadingRule] = [
      .fileTooLarge, .invalidEncoding, .yamlSyntax, .tooDeep, .tooManyNodes, .missingFile,
    ]
    let slugs = breaking.map(\.rawValue)
    return findings.contains { slugs.contains($0.rule) }
  }

  package var rule: Rule {
    Rule(
      rawValue, severity, explanation, bad: example.bad, good: example.good,
      standing: self == .unorderedKeys ? .onRequest : .always)
  }

  private var severity: Severity {
    switch self {
    case .outOfRange, .missingLocalization, .unreachableStep, .changedText: .warning
    case .shadowedName, .misleadingBoolean, .misleadingNumber, .swallowedText, .unorderedKeys: .note
    default: .error
    }
  }
}

extension ReadingRule {
  private var explanation: String {
    switch self {
    case .fileTooLarge: "The file is larger than the limit for one file. Split the scene."
    case .invalidEncoding: "Scenes are UTF-8, with or without byte order mark, or UTF-16 with one."
    case .yamlSyntax: "The text is not YAML 1.2. The finding says what to change."
    case .tooDeep: "Lists and mappings stand inside each other deeper than the limit."
    case .tooManyNodes:
      "The file has more values than the limit once its aliases are written out, or one mapping too many keys."
    case .scalarTooLong: "One text is longer than the limit."
    case .tooManyFindings:
      "The file has so many findings that the rest is left out. Mend the first ones."
    case .severalDocuments:
      "A file holds one YAML document; put the others into files of their own."
    case .emptyFile: "The file says nothing. A scene begins with 'diorama: 1'."
    case .duplicateKey: "A key stands twice in one mapping. Only one of them could count."
    case .unknownAnchor: "An alias names an anchor that no value before it carries."
    case .recursiveAlias: "An alias stands inside the value that it names."
    case .languageVersion: "'diorama' names the language version; this build reads version 1."
    case .missingKey: "A key that is needed here is absent."
    case .unknownKey: "The language has no such key here."
    case .unknownClass: "No class of the catalog has this name."
    case .unknownProperty: "The class has no property of this name."
    case .unknownEvent: "UIControl has no event of this name, or the class never sends it."
    case .unknownMethod: "The class has no method of this name."
    case .unknownArgument: "The method, handler or step takes no such argument."
    case .unknownAction: "There is no action of this name."
    case .unknownStep: "There is no step of this name."
    case .unknownCase: "The enumeration has no case of this name."
    case .unknownDevice: "No device profile has this name, or the era does not run on it."
    case .unknownReference: "No object of the scene has this id."
    case .unknownName: "The expression uses a name that nothing in scope has."
    case .unknownTarget: "Nothing in the scene can ever match this target."
    case .unreachableStep: "Nothing that can happen makes the step run."
    case .wrongType: "The value is of another kind than what can stand here."
    case .yamlBoolean:
      "YAML 1.2 knows only true and false; YES, no, on and off are texts. Write true or false."
    case .commentedColor:
      "An unquoted '#' begins a comment, so the value is null. Quote the color: \"#FF0000\"."
    case .changedText:
      "An unquoted number or boolean stands for a text, which shows the number and not what is written: 9.50 shows as 9.5, 007 as 7. Quote it."
    case .misleadingBoolean:
      "Unquoted yes, no, on and off are texts in YAML 1.2 and booleans in YAML 1.1, by which many editors and tools go. Quoted they are texts everywhere."
    case .misleadingNumber:
      "YAML 1.1 reads 010 as 8, 1_000 as a number, 12:30 as 750 and 0b11 as 3; YAML 1.2 does not. Quote a text, and write a number plainly."
    case .swallowedText:
      "An unquoted ' #' begins a comment, so the text ends before it. Quote a text that holds one."
    case .unorderedKeys:
      "The keys of an object stand in another order than the reference lists them: its type and id, its properties as the class declares them, what it does, what it holds. The rule is asked where the project file gives it a level."
    case .outOfRange:
      "UIKit holds the number to its range or ignores it; the scene runs as UIKit does, but does not do what it says."
    case .wouldRaise: "UIKit raises an exception for this value."
    case .readOnly: "The property can be read but not written."
    case .wrongPlace: "The object cannot stand here."
    case .invalidID:
      "An id is a letter or underscore, then letters, digits and underscores, and no word that expressions use themselves."
    case .duplicateID: "Two objects of a scene have the same id."
    case .notYetSupported: "The language has this construct, but this version cannot run it yet."
    case .expressionSyntax: "The text between '${' and '}' is not a CEL expression."
    case .expressionType: "The expression combines or gives values of the wrong type."
    case .shadowedName:
      "A loop name, parameter, 'let' or argument of an event hides an object or a name of the scene."
    case .bindingCycle:
      "Properties depend on each other in a circle, so none can be computed first."
    case .layoutLoop:
      "What bindings write changes what they read through layout, again and again: after 8 rounds the scene is given up."
    case .notStatic:
      "Loops, conditions, ids and arguments are known when the scene is expanded: they read parameters, loop names and 'traits' only."
    case .templateCycle: "Templates use each other in a circle, so the scene would never end."
    case .includeCycle: "Files include each other in a circle."
    case .missingLocalization:
      "The texts of the scene's language have no such key, so the key itself is shown, as UIKit does."
    case .stringsSyntax:
      "A table of strings is lines like \"key\" = \"text\"; with comments between."
    case .missingFile: "The file cannot be read."
    case .pathOutsideRoot: "Files of a scene stay inside the folder of their project."
    case .unreadableImage: "The file is no PNG or JPEG picture that could be measured."
    }
  }

  private var example: (bad: String, good: String) {
    switch self {
    case .unknownProperty: ("- type: UISwitch\n  isOm: true", "- type: UISwitch\n  isOn: true")
    case .yamlBoolean: ("- type: UISwitch\n  isOn: YES", "- type: UISwitch\n  isOn: true")
    case .commentedColor: ("backgroundColor: #FF0000", "backgroundColor: \"#FF0000\"")
    case .changedText:
      ("- { type: UILabel, text: 9.50 }", "- { type: UILabel, text: \"9.50\" }")
    case .misleadingBoolean:
      ("- { type: UILabel, text: No }", "- { type: UILabel, text: \"No\" }")
    case .misleadingNumber:
      ("- { type: UILabel, text: 12:30 }", "- { type: UILabel, text: \"12:30\" }")
    case .swallowedText:
      ("- type: UILabel\n  text: Room #5", "- type: UILabel\n  text: 'Room #5'")
    case .unorderedKeys:
      (
        "diorama: 1\nview:\n  subviews:\n    - { text: A, type: UILabel }",
        "diorama: 1\nview:\n  subviews:\n    - { type: UILabel, text: A }"
      )
    case .outOfRange: ("- type: UISlider\n  value: 7", "- type: UISlider\n  value: 0.7")
    case .wouldRaise:
      (
        "- type: UISegmentedControl\n  segments: [A, B]\n  selectedSegmentIndex: 2",
        "- type: UISegmentedControl\n  segments: [A, B]\n  selectedSegmentIndex: 1"
      )
    case .shadowedName:
      (
        "- { type: UILabel, id: line }\n- type: UIButton\n  actions: { touchDown: [ { let: { line: hi } } ] }",
        "- { type: UILabel, id: line }\n- type: UIButton\n  actions: { touchDown: [ { let: { text: hi } } ] }"
      )
    case .bindingCycle:
      (
        "- { type: UISlider, id: a, value: \"${b.value}\" }\n- { type: UISlider, id: b, value: \"${a.value}\" }",
        "- { type: UISlider, id: a }\n- { type: UISlider, id: b, value: \"${a.value}\" }"
      )
    case .duplicateKey: ("name: A\nname: B", "name: A")
    case .yamlSyntax: ("text: ${a ? \"x\" : \"y\"}", "text: '${a ? \"x\" : \"y\"}'")
    default: ("", "")
    }
  }
}
