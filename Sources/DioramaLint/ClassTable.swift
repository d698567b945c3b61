// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What rules ask of one class; lists are by property.
final class ClassTable: Sendable {
  /// An object with the defaults of the era.
  let fresh: any ObjectClass
  let frame: Int?
  let bounds: Int?
  let center: Int?
  let isHidden: Int?
  let isUserInteractionEnabled: Int?
  let alpha: Int?
  let isEnabled: Int?
  /// Properties for some values of which UIKit clamps or raises.
  let isBounded: [Bool]
  /// Why a property does nothing in the era.
  let idle: [String?]
  let hasIdle: Bool
  /// Why a property makes little sense in the era.
  let advice: [String?]
  let hasAdvice: Bool
  /// Properties that the user changes.
  let userChanged: [Bool]
  let hasUserChanged: Bool
  /// Properties that UIKit gave up before or in the era.
  let deprecations: [Deprecation?]
  let hasDeprecations: Bool
  /// Set where UIKit gave up the class before or in the era.
  let classDeprecation: Deprecation?
  /// Whether it is a controller that comes as an alert.
  let isOverlay: Bool
  /// Properties that have older spellings.
  let hasAliases: [Bool]
  /// Properties that are the number of one of several parts.
  let counts: [String?]
  let hasCounts: Bool
  /// The standard size of a control whose size a scene can set.
  let standardSize: Size?
  /// What rules about what is seen ask.
  let sight: SightTable

  init(_ info: ClassInfo, _ habits: ClassHabits, _ measure: MeasureContext) {
    let os = measure.os
    fresh = info.type.make(os: os)
    let facts = info.properties.map(\.facts)
    frame = info.property(named: "frame")
    bounds = info.property(named: "bounds")
    center = info.property(named: "center")
    isHidden = info.property(named: "isHidden")
    isUserInteractionEnabled = info.property(named: "isUserInteractionEnabled")
    alpha = info.property(named: "alpha")
    isEnabled = info.property(named: "isEnabled")
    isBounded = facts.map { $0.outside != .nothing || $0.mayRaise }
    idle = facts.map { NoEffect.reason($0, os) }
    hasIdle = idle.contains { $0 != nil }
    advice = facts.map { EraAdvice.reason($0, os) }
    hasAdvice = advice.contains { $0 != nil }
    userChanged = facts.map { $0.changer == .user }
    hasUserChanged = userChanged.contains(true)
    deprecations = facts.map { $0.deprecation.flatMap { $0.since <= os ? $0 : nil } }
    hasDeprecations = deprecations.contains { $0 != nil }
    classDeprecation = info.deprecation.flatMap { $0.since <= os ? $0 : nil }
    isOverlay = info.overlayType != nil
    hasAliases = facts.map { !$0.aliases.isEmpty }
    counts = facts.map(\.counts)
    hasCounts = counts.contains { $0 != nil }
    let sight = SightTable(info, habits, fresh, measure)
    self.sight = sight
    standardSize = info.controlType.flatMap { control in
      sight.fixedSize == nil ? control.standardSize(in: measure) : nil
    }
  }
}
