// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaModel
import DioramaUIKit
import Testing

/// Every number that is said to be UIKit's says where it comes from and how sure it is.
@Suite struct NumberSourceTests {
  private static let catalog = Workspace().catalog

  @Test func `a property that holds numbers and has a default names its source`() {
    var silent: Set<String> = []
    for info in Self.catalog.classes {
      for property in info.properties
      where property.facts.access != .readOnly && property.facts.kind.holdsNumbers
        && property.facts.source == nil
      {
        silent.insert("\(info.name).\(property.facts.name)")
      }
    }
    #expect(silent.sorted() == [])
  }

  @Test func `a class with a size of its own names its source`() {
    for info in Self.catalog.classes {
      guard let view = info.type.init() as? any ViewClass else { continue }
      let context = MeasureContext(os: 7, scale: 2)
      let own = view.intrinsicSize(in: context)
      let hasSize =
        view.initialSize(in: context) != nil || own.width ?? 0 > 0 || own.height ?? 0 > 0
      guard hasSize, !["UILabel", "UITextView"].contains(info.name) else { continue }
      let numbers = (info.type as? any MeasuredClass.Type)?.numbers ?? []
      #expect(!numbers.isEmpty, "\(info.name) has a size of its own")
    }
  }

  @Test func `sources are texts, and numbers have values`() {
    for info in Self.catalog.classes {
      for property in info.properties {
        #expect(property.facts.source?.text != "", "\(info.name).\(property.facts.name)")
      }
      for number in (info.type as? any MeasuredClass.Type)?.numbers ?? [] {
        #expect(!number.value.isEmpty && !number.source.text.isEmpty, "\(info.name) \(number.name)")
      }
    }
  }
}
