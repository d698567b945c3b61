// SPDX-License-Identifier: MIT
import DioramaModel

/// A key of scenes, scripts and project files as a topic of its own.
package struct LanguageKey: Sendable {
  package var place: Place
  package var name: String
  var form: Form?
  var summary: String

  /// What has the key.
  package enum Place: String, CaseIterable, Sendable {
    case scene = "a scene"
    case object = "an object"
    case loop = "a loop"
    case template = "a template"
    case handler = "a handler"
    case section = "a section"
    case script = "a script"
    case step = "a step"
    case project = "a project file"

    /// Where the language describes its keys; of objects `ViewKey` does.
    var keys: KeySet? {
      switch self {
      case .scene: .scene
      case .object: nil
      case .loop: .loop
      case .template: .template
      case .handler: .handler
      case .section: .section
      case .script: .script
      case .step: .step
      case .project: .project
      }
    }
  }

  /// Every key, in the order of the places.
  package static let all: [LanguageKey] = Place.allCases.flatMap { place in
    guard let set = place.keys else {
      return ViewKey.allCases.map {
        LanguageKey(place: place, name: $0.rawValue, form: nil, summary: $0.summary)
      }
    }
    return set.keys.map {
      LanguageKey(place: place, name: $0.name, form: $0.form, summary: $0.summary)
    }
  }

  /// YAML that shows it.
  package var example: String? { KeyExamples.text(place, name) }
}

extension Page {
  init(_ key: LanguageKey) {
    self.init(title: key.name, summary: key.summary)
    facts = [Fact(name: "kind", text: "key of \(key.place.rawValue)")]
    if let form = key.form {
      facts.append(Fact(name: "takes", text: form.text))
      for set in form.keySets { addKeys(of: set, "Keys") }
    }
    if let example = key.example { add("Example", [.example(title: "", yaml: example)]) }
  }
}
