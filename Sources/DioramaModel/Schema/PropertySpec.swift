// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// One property of a class: its name, type, meaning, and how to reach it in a value of the class.
///
/// Reading, lint, defaults, reports and the reference derive from this and from nothing else.
package struct PropertySpec<Root>: Sendable {
  package var facts: PropertyFacts
  package var read: @Sendable (Root) -> Value
  /// What reports tell where that differs from what it reads: the default for what follows from
  /// something else.
  package var told: (@Sendable (Root) -> Value)?
  /// Throws where UIKit would raise; false where the value is of another kind.
  package var write: (@Sendable (inout Root, Value) throws(UIKitException) -> Bool)?
  /// The closed range that a number is held to by the rest of `Root`, where it depends on it.
  package var limits: (@Sendable (Root) -> ClosedRange<Double>)?
  /// The default where it differs by era; nil means the initial value of the stored property.
  package var eraDefault: (@Sendable (Int) -> Value?)?

  /// A stored property that a scene reads and writes.
  package init<V: PropertyValue>(
    _ name: String, _ path: any WritableKeyPath<Root, V> & Sendable, _ summary: String,
    aliases: [String] = [], phase: PropertyFacts.Phase = .plain,
    outside: PropertyFacts.Outside = .nothing, heldBy: [String] = [],
    limits: (@Sendable (Root) -> ClosedRange<Double>)? = nil,
    later: (@Sendable (Value) -> Bool)? = nil, noEffectFrom: Int? = nil,
    introduced: Int? = nil,
    advice: PropertyFacts.EraAdvice? = nil, drawnDefault: String? = nil,
    animatable: PropertyFacts.Animation = .none, changedBy: PropertyFacts.Changer = .code,
    isUsual: (@Sendable (Value) -> Bool)? = nil,
    eraDefault: (@Sendable (Int) -> Value?)? = nil,
    raises: (@Sendable (Root, V) -> UIKitException?)? = nil, source: NumberSource? = nil
  ) {
    facts = PropertyFacts(name: name, kind: V.kind, summary: summary, aliases: aliases)
    facts.phase = phase
    facts.outside = outside
    facts.heldBy = heldBy
    facts.isLater = later
    facts.noEffectFrom = noEffectFrom
    facts.introduced = introduced
    facts.advice = advice
    facts.drawnDefault = drawnDefault
    facts.animation = animatable
    facts.changer = changedBy
    facts.isUsual = isUsual
    facts.source = source
    facts.mayRaise = raises != nil
    self.limits = limits
    self.eraDefault = eraDefault
    read = { $0[keyPath: path].value }
    write = { (root, value) throws(UIKitException) in
      guard let typed = V(value) else { return false }
      if let raises, let exception = raises(root, typed) { throw exception }
      root[keyPath: path] = typed
      return true
    }
  }

  /// A reference to an object of a class, which a scene may also describe in place.
  package init(
    _ name: String, owned path: any WritableKeyPath<Root, ObjectID?> & Sendable,
    _ className: String, _ summary: String, introduced: Int? = nil,
    changedBy: PropertyFacts.Changer = .code,
    raises: (@Sendable (Root, ObjectID?) -> UIKitException?)? = nil
  ) {
    self.init(name, path, summary, introduced: introduced, changedBy: changedBy, raises: raises)
    facts.kind = .optional(.reference(className))
  }

  /// The same property, of which reports tell something else than expressions read.
  package func telling(_ told: @escaping @Sendable (Root) -> Value) -> Self {
    var copy = self
    copy.told = told
    return copy
  }

  /// References to objects of a class, which a scene may also describe in place.
  package init(
    _ name: String, owned path: any WritableKeyPath<Root, [ObjectID]> & Sendable,
    _ className: String, _ summary: String, aliases: [String] = []
  ) {
    self.init(name, path, summary, aliases: aliases)
    facts.kind = .list(.reference(className))
  }

  /// A value that scenes may read but not write.
  package init(
    readOnly name: String, _ kind: ValueKind, _ summary: String, source: NumberSource? = nil,
    isAlwaysTold: Bool = false,
    read: @escaping @Sendable (Root) -> Value
  ) {
    facts = PropertyFacts(name: name, kind: kind, summary: summary, aliases: [])
    facts.access = .readOnly
    facts.source = source
    facts.isAlwaysTold = isAlwaysTold
    self.read = read
    write = nil
    limits = nil
    eraDefault = nil
  }

  /// The same property, which each object of a scene has to give.
  ///
  /// - Parameter reason: What UIKit does without.
  package func required(_ reason: String) -> Self {
    var made = self
    made.facts.isRequired = reason
    return made
  }

  /// The same property, which is fixed once its object is made.
  package var fixed: Self {
    var made = self
    made.facts.access = .atCreation
    return made
  }

  /// The same property, which takes no number that is infinite or none.
  package var finite: Self {
    var made = self
    if let write {
      made.write = { (root, value) throws(UIKitException) in
        guard value.holdsFiniteNumbers else { return false }
        return try write(&root, value)
      }
    }
    return made
  }

  /// The same property, of objects of a class or of a protocol's.
  package func referring(to kind: ValueKind) -> Self {
    var made = self
    made.facts.kind = kind
    return made
  }

  /// The same property, which reports tell although scenes only read it.
  package var reported: Self {
    var made = self
    made.facts.isReported = true
    return made
  }

  /// The same property under older names as well.
  package func named(_ aliases: String...) -> Self {
    var made = self
    made.facts.aliases += aliases
    return made
  }

  /// The same property, which is the number of one of several parts.
  package func counting(_ part: String) -> Self {
    var made = self
    made.facts.counts = part
    return made
  }

  /// The same property, which UIKit gave up.
  ///
  /// - Parameters:
  ///   - since: The major iOS version.
  ///   - names: Which of its names are the old ones; all where none is given.
  package func deprecated(
    since: Int, use replacement: String, names: [String] = [], source: NumberSource
  ) -> Self {
    var made = self
    made.facts.deprecation = Deprecation(
      since: since, use: replacement, names: names, source: source)
    return made
  }

  /// The same property of a value that holds a `Root` at `path`.
  package func lifted<Outer>(to path: any WritableKeyPath<Outer, Root> & Sendable)
    -> PropertySpec<Outer>
  {
    let inner = self
    var outer = PropertySpec<Outer>(
      readOnly: facts.name, facts.kind, facts.summary, read: { inner.read($0[keyPath: path]) })
    outer.facts = facts
    outer.eraDefault = eraDefault
    if let told { outer.told = { told($0[keyPath: path]) } }
    if let limits { outer.limits = { limits($0[keyPath: path]) } }
    if let write {
      outer.write = { (root, value) throws(UIKitException) in
        try write(&root[keyPath: path], value)
      }
    }
    return outer
  }
}

/// What is known about a property, apart from how to reach it.
package struct PropertyFacts: Sendable {
  package var name: String
  package var kind: ValueKind
  package var summary: String
  /// Objective-C's and older spellings.
  package var aliases: [String]
  package var access = Access.readWrite
  package var phase = Phase.plain
  package var outside = Outside.nothing
  /// The properties that its number is held by, and that therefore are written before it.
  package var heldBy: [String] = []
  /// The parts that it counts from 0, where it is a number of one: `button`.
  package var counts: String?
  /// Since when UIKit has something else instead.
  package var deprecation: Deprecation?
  /// Why each object of a scene has to give it; nil where it need not.
  package var isRequired: String?
  /// Whether reports tell it although scenes only read it.
  package var isReported = false
  /// Whether UIKit raises for some values.
  package var mayRaise = false
  /// Whether a value asks for what this version cannot do yet.
  package var isLater: (@Sendable (Value) -> Bool)?
  /// The first major iOS version in which UIKit ignores it.
  package var noEffectFrom: Int?
  /// From which iOS version on it makes little sense, and why.
  package var advice: EraAdvice?
  /// The major iOS version that brought it, where that is after iOS 7.
  package var introduced: Int?
  /// What is drawn while the value is nil.
  package var drawnDefault: String?
  package var animation = Animation.none
  package var changer = Changer.code
  /// Where a number or an order comes from; every number and size of a scene's reach has one.
  package var source: NumberSource?
  /// Whether reports tell it of every object, whatever its value: `isVisible` of an alert.
  package var isAlwaysTold = false
  /// What it is for those who see the object or do not; nil for most.
  package var role: PropertyRole?
  /// The size in points that images for it have; nil where any will do.
  package var imageSize: Size?
  /// Values beside the default that reports do not tell either.
  package var isUsual: (@Sendable (Value) -> Bool)?

  package struct EraAdvice: Sendable {
    package var from: Int
    package var reason: String

    package init(from: Int, _ reason: String) {
      self.from = from
      self.reason = reason
    }
  }

  package enum Access: Sendable {
    case readWrite, readOnly
    /// Given where an object is described, and not written any more.
    case atCreation
  }

  /// Who changes it while the scene runs.
  package enum Changer: Sendable {
    case code
    /// Code, and the user's fingers: the first touch ends a binding.
    case user
  }

  /// When it is applied at load: a value after the range that holds it.
  package enum Phase: Sendable { case plain, afterRange }

  /// What UIKit does with a number outside the allowed range.
  package enum Outside: Equatable, Sendable {
    case nothing
    /// Held to the nearest bound.
    case clamps(ClosedRange<Double>)
    /// Held to bounds that other properties give (`limits`).
    case clampsToLimits
    /// Only these numbers are taken; for any other one UIKit has `instead`.
    case takesOnly([Double], instead: Double)
  }

  /// Whether UIView animation moves it gradually, and since which major iOS version.
  package enum Animation: Equatable, Sendable {
    case none
    /// A new animation takes the place of one under way.
    case replacing(since: Int)
    /// From iOS 8 on a new animation is added to one under way (recorded fact A4).
    case adding(since: Int)

    package static let always = Self.replacing(since: 0)

    package func moves(in os: Int) -> Bool {
      switch self {
      case .none: false
      case .replacing(let since), .adding(let since): os >= since
      }
    }

    package func addsUp(in os: Int) -> Bool {
      if case .adding(let since) = self { os >= max(since, 8) } else { false }
    }
  }
}

/// An exception that UIKit would raise.
package struct UIKitException: Error, Equatable, Sendable {
  package var name: String
  package var reason: String

  package init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}
