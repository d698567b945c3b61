// SPDX-License-Identifier: MIT
import DioramaModel

extension Page {
  /// Everything about one class. Properties of every view stand in full only with `UIView`.
  init(_ info: ClassInfo, in catalog: Catalog, era: Int) {
    self.init(title: info.name, summary: info.summary)
    facts = [Fact(name: "kind", text: "class")]
    let ancestors = Self.ancestors(of: info, in: catalog)
    if !ancestors.isEmpty { facts.append(Fact(name: "inherits", text: ancestors)) }
    let members = MemberEntries(of: info, era: era)
    addProperties(info, members, catalog, era: era)
    add("Methods", [.entries(info.methods.filter { $0.answer == nil }.map(MemberEntries.method))])
    add(
      "Questions", [.entries(info.methods.filter { $0.answer != nil }.map(MemberEntries.method))])
    addEvents(info)
    if let parts = info.viewType?.parts {
      add("Parts", [.entries(parts.map(MemberEntries.part))])
    }
    let numbers = (info.type as? any MeasuredClass.Type)?.numbers ?? []
    add(
      "Numbers",
      [
        .entries(
          numbers.map {
            Entry(name: $0.name, form: $0.value, summary: "Source: \($0.source.description).")
          })
      ])
    add(
      "Examples",
      info.type.examples.map {
        .example(title: $0.title, yaml: YAMLItem.text("type: \(info.name)\n\($0.yaml)"))
      })
  }

  private static func ancestors(of info: ClassInfo, in catalog: Catalog) -> String {
    var names: [String] = []
    var current = info.superclassName
    while let name = current, !names.contains(name) {
      names.append(name)
      // Not every ancestor is a class that scenes can make.
      current = catalog.info(named: name)?.superclassName ?? (name == "UIControl" ? "UIView" : nil)
    }
    return names.joined(separator: ", ")
  }

  private mutating func addProperties(
    _ info: ClassInfo, _ members: MemberEntries, _ catalog: Catalog, era: Int
  ) {
    let controlNames = info.isControl ? ControlTraits.schema.properties.map(\.facts.name) : []
    var own: [Entry] = []
    var control: [Entry] = []
    var view: [Int] = []
    for (index, property) in info.properties.enumerated() {
      switch property.storage {
      case .own where controlNames.contains(property.facts.name):
        control.append(members.property(index))
      case .own: own.append(members.property(index))
      case .node, .traits, .layer, .accessibility, .dynamicItem: view.append(index)
      }
    }
    add("Properties", [.entries(own)])
    add("Properties of UIControl", [.entries(control)])
    guard let base = catalog.info(named: "UIView"), base.name != info.name else {
      return add(
        own.isEmpty ? "Properties" : "Properties of UIView", [.entries(view.map(members.property))])
    }
    let usual = MemberEntries(of: base, era: era)
    let changed = view.filter { index in
      base.property(named: info.properties[index].facts.name).map(usual.defaultText)
        != members.defaultText(index)
    }
    if view.isEmpty { return }
    let names = view.map { info.properties[$0].facts.name }.joined(separator: ", ")
    add(
      "Properties of UIView",
      [.paragraph(names + "."), .entries(changed.map(members.property))])
  }

  private mutating func addEvents(_ info: ClassInfo) {
    var events: [Block] = []
    if let type = info.controlType {
      let own = ControlEvents.named.filter { type.ownEvents.contains($0.events) }.map(\.name)
      if !own.isEmpty { events.append(.paragraph("Its own: \(own.joined(separator: ", ")).")) }
      let touch = ControlEvents.named.filter {
        ControlEvents.allTouchEvents.contains($0.events) && $0.events != .allTouchEvents
      }
      events.append(
        .paragraph("Of every touch: \(touch.map(\.name).joined(separator: ", ")).")
      )
    }
    if let type = info.controllerType {
      events.append(.paragraph("Lifecycle: \(type.lifecycle.map(\.name).joined(separator: ", "))."))
    }
    add("Events", events)
  }
}

/// YAML as an item of a list.
enum YAMLItem {
  static func text(_ mapping: String) -> String {
    mapping.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0 == 0 ? "- " : $1.isEmpty ? "" : "  ") + $1
    }.joined(separator: "\n")
  }
}
