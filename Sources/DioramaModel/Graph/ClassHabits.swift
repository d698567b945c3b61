// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// What a class does by itself once its value was written; known for each class beforehand, so that
/// the classes without habits cost nothing.
package struct ClassHabits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let fixesHeight = Self(rawValue: 1)
  package static let hidesItself = Self(rawValue: 2)
  package static let arranges = Self(rawValue: 4)
  package static let pans = Self(rawValue: 8)
  package static let scrolls = Self(rawValue: 16)
  package static let holdsHeight = Self(rawValue: 32)
  package static let loadsData = Self(rawValue: 64)
  package static let flows = Self(rawValue: 128)
  package static let isSituated = Self(rawValue: 256)
  package static let recognizes = Self(rawValue: 512)
  package static let keepsGestures = Self(rawValue: 1024)
  package static let refers = Self(rawValue: 2048)
  package static let owns = Self(rawValue: 4096)
  package static let tiles = Self(rawValue: 8192)
  package static let isTile = Self(rawValue: 16384)
  package static let isLayer = Self(rawValue: 32768)
  package static let isInPanel = Self(rawValue: 65536)
  package static let hostsInputs = Self(rawValue: 131072)
  package static let isOfDynamics = Self(rawValue: 262144)
  package static let drawsAbove = Self(rawValue: 524288)

  package init(_ type: any ObjectClass.Type) {
    self = []
    if type.asFixedHeight != nil { insert(.fixesHeight) }
    if type.asSelfHiding != nil { insert(.hidesItself) }
    if type.asArranging != nil { insert(.arranges) }
    if type.asSituated != nil { insert(.isSituated) }
    if type.asPanning != nil { insert(.pans) }
    if type.asScrolling != nil { insert(.scrolls) }
    if type.asOverdrawing != nil { insert(.drawsAbove) }
    if type.asHeldHeight != nil { insert(.holdsHeight) }
    if type.asData != nil { insert(.loadsData) }
    if type.asFlowing != nil { insert(.flows) }
    if type.asGesture != nil { insert(.recognizes) }
    if type.asGestureKeeping != nil { insert(.keepsGestures) }
    if type.asReferring != nil { insert(.refers) }
    if type.asOwning != nil { insert(.owns) }
    if type.asTable != nil { insert(.tiles) }
    if type.asTile != nil { insert(.isTile) }
    if type.asLayer != nil { insert(.isLayer) }
    if type.asOverlayController != nil || type.asAlertAction != nil {
      insert(.isInPanel)
    }
    if type.asInputHost != nil { insert(.hostsInputs) }
    if type.asDynamicAnimator != nil || type.asDynamicBehavior != nil
      || type.asDynamicItemGroup != nil
    {
      insert(.isOfDynamics)
    }
  }
}

extension Graph {
  /// Tells the fresh value of a class of the scene, once.
  mutating func situatePrototype(_ classIndex: Int) {
    guard situated.insert(classIndex).inserted,
      var value = prototypes[classIndex] as? any SituatedClass
    else { return }
    value.begin(in: context)
    prototypes[classIndex] = value
  }

  /// Tells a new object what the wall clock shows, in seconds since 1970 in UTC.
  package mutating func begin(_ object: ObjectID, at now: Int64) {
    guard habits[Int(classes[object.offset])].contains(.isSituated),
      var value = values[object.offset] as? any SituatedClass
    else { return }
    guard context.now != now else { return }
    var moved = context
    moved.now = now
    value.begin(in: moved)
    values[object.offset] = value
  }

  /// Hides a new view whose class does so in the state it begins with.
  package mutating func beginHidden(_ object: ObjectID) {
    let classIndex = Int(classes[object.offset])
    if hidesItself(values[object.offset], classIndex) { setHidden(true, of: object) }
  }

  /// Whether a value of a class hides its view by its own state.
  private func hidesItself(_ value: any ObjectClass, _ classIndex: Int) -> Bool {
    guard habits[classIndex].contains(.hidesItself) else { return false }
    return (value as? any SelfHidingClass)?.hidesItself ?? false
  }

  /// Writes a property of the class's own and lets the view follow where the class makes it.
  mutating func setOwn(
    _ slot: Int, of object: ObjectID, to value: Value
  ) throws(UIKitException) -> Bool {
    let classIndex = Int(classes[object.offset])
    let ownHabits = habits[classIndex]
    guard !ownHabits.isEmpty else { return try values[object.offset].set(slot, to: value) }
    let scroll = ownHabits.contains(.scrolls) ? scroll(of: object) : nil
    let wasHidden = hidesItself(values[object.offset], classIndex)
    let before = ownHabits.contains(.arranges) ? values[object.offset].get(slot) : .null
    let done = try values[object.offset].set(slot, to: value)
    if ownHabits.contains(.isOfDynamics) {
      stir(object)
      return done
    }
    if ownHabits.contains(.arranges) {
      // What is no longer referred to is no longer held.
      if case .object(let old) = before, values[object.offset].get(slot) != before,
        parent(of: old) == object
      {
        detach(old)
      }
      arrange(object)
    }
    flow(object)
    if ownHabits.contains(.isInPanel) { fillPanels() }
    if let scroll { keepInRange(object, since: scroll) }
    noteTiles(of: object)
    let isHidden = hidesItself(values[object.offset], classIndex)
    if isHidden != wasHidden { setHidden(isHidden, of: object) }
    // A new style may be of another height.
    if ownHabits.contains(.fixesHeight), bounds[object.offset].size != .zero,
      transform[object.offset].isIdentity
    {
      setFrame(frame(of: object), of: object)
    }
    return done
  }

  /// Notes that something of dynamics is no longer what the simulation knows.
  package mutating func stir(_ object: ObjectID) {
    if stirred.last != object { stirred.append(object) }
  }

  /// What the object's class does by itself.
  package func habits(of object: ObjectID) -> ClassHabits { habits[Int(classes[object.offset])] }

  package mutating func setHidden(_ isHidden: Bool, of object: ObjectID) {
    if isHidden {
      flags[object.offset].insert(.isHidden)
    } else {
      flags[object.offset].remove(.isHidden)
    }
  }

  /// What becomes of a size that a view is given: its class may keep its own.
  func held(_ size: Size, of object: ObjectID) -> Size {
    if let fixed = fixedSize(of: object) { return fixed }
    if habits(of: object).contains(.holdsHeight),
      let view = values[object.offset] as? any HeldHeightClass
    {
      return Size(size.width, view.heldHeight(size.height, in: context))
    }
    guard habits[Int(classes[object.offset])].contains(.fixesHeight),
      let view = values[object.offset] as? any FixedHeightClass
    else { return size }
    return Size(size.width, view.fixedHeight(in: context))
  }

  /// What a question may know about where an object is.
  package func surroundings(of object: ObjectID) -> ViewSurroundings {
    let sizes = bounds
    let motions = motions
    return ViewSurroundings(
      bounds: bounds[object.offset], traits: traits[object.offset], context: context,
      sizeOf: { sizes.indices.contains($0.offset) ? sizes[$0.offset].size : .zero },
      motionOf: { motions[$0] ?? ItemMotion() })
  }
}
