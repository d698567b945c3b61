// SPDX-License-Identifier: MIT
import DioramaExpressions

/// One of UIKit's enumerations; its case names are UIKit's in Swift's spelling.
package protocol PropertyEnum: PropertyValue, CaseIterable, RawRepresentable, Hashable
where RawValue == String {
  static var typeName: String { get }
  /// Objective-C's prefixes, so that `NSTextAlignmentCenter` reads as `center`.
  static var prefixes: [String] { get }
  /// In a set of options, names for several cases or for none.
  static var groups: [String: [Self]] { get }
}

extension PropertyEnum {
  package static var groups: [String: [Self]] { [:] }

  package static var description: EnumDescription {
    EnumDescription(
      name: typeName, cases: allCases.map(\.rawValue), prefixes: [typeName] + prefixes,
      groups: groups.mapValues { $0.map(\.rawValue) })
  }

  package static var kind: ValueKind { .enumeration(description) }

  package init?(_ value: Value) {
    guard case .string(let text) = value, let name = Self.description.caseName(text) else {
      return nil
    }
    self.init(rawValue: name)
  }

  package var value: Value { .string(rawValue) }
}

/// A set of an enumeration's cases, reported as a sorted list of their names.
package struct Options<Case: PropertyEnum>: PropertyValue {
  package var cases: Set<Case>

  package init(_ cases: Set<Case> = []) { self.cases = cases }

  package static var kind: ValueKind { .options(Case.description) }

  package init?(_ value: Value) {
    switch value {
    case .list(let items):
      var found: Set<Case> = []
      for item in items {
        guard let elements = Self.cases(item) else { return nil }
        found.formUnion(elements)
      }
      cases = found
    case .string:
      guard let elements = Self.cases(value) else { return nil }
      cases = Set(elements)
    default: return nil
    }
  }

  private static func cases(_ value: Value) -> [Case]? {
    guard case .string(let text) = value else { return nil }
    return Case.description.caseNames(text)?.compactMap { Case(rawValue: $0) }
  }

  package var value: Value { .list(cases.map(\.rawValue).sorted().map { .string($0) }) }
}
