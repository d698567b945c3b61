// SPDX-License-Identifier: MIT

/// Where a number, size, time or order comes from, and how sure it is.
package struct NumberSource: Equatable, Sendable {
  package var confidence: Confidence
  /// The document or observation; the reason where it is our choice.
  package var text: String

  /// How sure, the surest first.
  package enum Confidence: String, CaseIterable, Sendable {
    /// Apple's documentation or a header says so.
    case documented
    /// Several people or many files agree.
    case observed
    case oneObservation = "one observation"
    /// Common knowledge of developers, or inferred; nothing was found that says so.
    case recalled
    /// UIKit has no such number, or none is known.
    case choice = "our choice"

    /// Whether what rests on it may be wrong.
    package var isWeak: Bool {
      switch self {
      case .documented, .observed, .oneObservation: false
      case .recalled, .choice: true
      }
    }
  }

  package static func documented(_ text: String) -> Self {
    Self(confidence: .documented, text: text)
  }

  package static func observed(_ text: String) -> Self { Self(confidence: .observed, text: text) }

  package static func oneObservation(_ text: String) -> Self {
    Self(confidence: .oneObservation, text: text)
  }

  package static func recalled(_ text: String) -> Self { Self(confidence: .recalled, text: text) }

  package static func choice(_ text: String) -> Self { Self(confidence: .choice, text: text) }

  /// As the reference and failures tell it: `documented (UISlider)`.
  package var description: String { "\(confidence.rawValue) (\(text))" }
}

/// A class with numbers beside those of its properties: natural sizes and times.
package protocol MeasuredClass: ObjectClass {
  static var numbers: [NamedNumber] { get }
}

/// A number of a class that no property holds.
package struct NamedNumber: Equatable, Sendable {
  /// What it is: `size`, `height`, `first repeat`.
  package var name: String
  /// With its unit, and where it differs by iOS.
  package var value: String
  package var source: NumberSource

  /// Whether it decides how large an object is that no scene sizes.
  package var isSize: Bool { name.hasPrefix("size") || name.hasPrefix("height") }

  package init(_ name: String, _ value: String, _ source: NumberSource) {
    self.name = name
    self.value = value
    self.source = source
  }
}
