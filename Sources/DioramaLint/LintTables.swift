// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What rules ask of every class, worked out once for an era and a screen, not for each scene.
///
/// Outer index: class; inner index: property.
package struct LintTables: Sendable {
  package let os: Int
  package let scale: Double
  let frame: [Int?]
  let bounds: [Int?]
  let center: [Int?]
  let isHidden: [Int?]
  let isUserInteractionEnabled: [Int?]
  let alpha: [Int?]
  let isEnabled: [Int?]
  /// Properties for some values of which UIKit clamps or raises.
  let isBounded: [[Bool]]
  /// Why a property does nothing in the era.
  let idle: [[String?]]
  let hasIdle: [Bool]
  /// Why a property makes little sense in the era.
  let advice: [[String?]]
  let hasAdvice: [Bool]
  /// Properties that the user changes.
  let userChanged: [[Bool]]
  let hasUserChanged: [Bool]
  /// Properties that UIKit gave up before or in the era.
  let deprecations: [[Deprecation?]]
  let hasDeprecations: [Bool]
  /// Classes that UIKit gave up before or in the era.
  let classDeprecations: [Deprecation?]
  /// Controllers that come as alerts.
  let isOverlay: [Bool]
  /// Properties that have older spellings.
  let hasAliases: [[Bool]]
  /// Properties that are the number of one of several parts.
  let counts: [[String?]]
  let hasCounts: [Bool]
  /// Notifications that UIKit posts, whatever a scene does.
  let notifications: Set<String>
  /// The standard size of controls whose size a scene can set.
  let standardSize: [Size?]
  /// What rules about what is seen ask.
  let sight: SightTables

  package init(_ catalog: Catalog, os: Int, scale: Double) {
    self.os = os
    self.scale = scale
    func indexes(_ name: String) -> [Int?] { catalog.classes.map { $0.property(named: name) } }
    frame = indexes("frame")
    bounds = indexes("bounds")
    center = indexes("center")
    isHidden = indexes("isHidden")
    isUserInteractionEnabled = indexes("isUserInteractionEnabled")
    alpha = indexes("alpha")
    isEnabled = indexes("isEnabled")
    isBounded = catalog.classes.map { info in
      info.properties.map { $0.facts.outside != .nothing || $0.facts.mayRaise }
    }
    idle = catalog.classes.map { info in info.properties.map { NoEffect.reason($0.facts, os) } }
    hasIdle = idle.map { $0.contains { $0 != nil } }
    advice = catalog.classes.map { info in
      info.properties.map { EraAdvice.reason($0.facts, os) }
    }
    hasAdvice = advice.map { $0.contains { $0 != nil } }
    userChanged = catalog.classes.map { info in info.properties.map { $0.facts.changer == .user } }
    hasUserChanged = userChanged.map { $0.contains(true) }
    deprecations = catalog.classes.map { info in
      info.properties.map { $0.facts.deprecation.flatMap { $0.since <= os ? $0 : nil } }
    }
    classDeprecations = catalog.classes.map { info in
      info.deprecation.flatMap { $0.since <= os ? $0 : nil }
    }
    isOverlay = catalog.classes.map { $0.overlayType != nil }
    hasDeprecations = deprecations.map { $0.contains { $0 != nil } }
    hasAliases = catalog.classes.map { info in info.properties.map { !$0.facts.aliases.isEmpty } }
    counts = catalog.classes.map { info in info.properties.map(\.facts.counts) }
    hasCounts = counts.map { $0.contains { $0 != nil } }
    notifications = NotificationName.posted(by: catalog)
    sight = SightTables(catalog, os: os, scale: scale)
    let measure = MeasureContext(os: os, scale: scale)
    standardSize = catalog.classes.map { info -> Size? in
      guard let control = info.controlType,
        control.make(os: os).fixedSize(in: measure) == nil
      else { return nil }
      return control.standardSize(in: measure)
    }
  }
}
