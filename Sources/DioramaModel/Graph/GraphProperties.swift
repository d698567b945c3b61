// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// Properties by their index in the class's declaration, wherever they are stored.
extension Graph {
  package func value(_ property: Int, of object: ObjectID) -> Value {
    switch info(of: object).properties[property].storage {
    case .node(let node): value(node, of: object)
    case .traits(let index): ViewTraits.schema.properties[index].read(traits[object.offset])
    case .own(let index): values[object.offset].get(index)
    case .layer(let index):
      LayerTraits.schema.properties[index].read(layers[object] ?? LayerTraits())
    case .accessibility(let index):
      AccessibilityTraits.schema.properties[index].read(
        accessibility[object] ?? AccessibilityTraits())
    case .dynamicItem(let index):
      DynamicItemTraits.schema.properties[index].read(
        dynamicItems[object] ?? DynamicItemTraits())
    }
  }

  /// Writes a property; false where `value` is of another kind or the property is read-only.
  package mutating func set(
    _ property: Int, of object: ObjectID, to value: Value
  ) throws(UIKitException) -> Bool {
    switch info(of: object).properties[property].storage {
    case .node(let node): return try set(node, of: object, to: value)
    case .traits(let index):
      return try ViewTraits.schema.properties[index].write?(&traits[object.offset], value) ?? false
    case .own(let index):
      let done = try setOwn(index, of: object, to: value)
      if done {
        if habits(of: object).contains(.owns) { noteOwner(object, of: value) }
        noteChange(of: object)
      }
      return done
    case .layer(let index):
      return try LayerTraits.schema.properties[index]
        .write?(&layers[object, default: LayerTraits()], value) ?? false
    case .accessibility(let index):
      return try AccessibilityTraits.schema.properties[index]
        .write?(&accessibility[object, default: AccessibilityTraits()], value) ?? false
    case .dynamicItem(let index):
      return try DynamicItemTraits.schema.properties[index]
        .write?(&dynamicItems[object, default: DynamicItemTraits()], value) ?? false
    }
  }

  /// The value the property has in a new object of the class in this era.
  package func defaultValue(_ property: Int, of object: ObjectID) -> Value {
    let index = Int(classes[object.offset])
    switch info(of: object).properties[property].storage {
    case .node(let node): return defaultValue(node, of: object)
    case .traits(let slot): return ViewTraits.schema.properties[slot].read(traitPrototypes[index])
    case .own(let slot): return prototypes[index].get(slot)
    case .layer(let slot): return LayerTraits.schema.properties[slot].read(LayerTraits())
    case .accessibility(let slot):
      return AccessibilityTraits.schema.properties[slot].read(AccessibilityTraits())
    case .dynamicItem(let slot):
      return DynamicItemTraits.schema.properties[slot].read(DynamicItemTraits())
    }
  }

  /// The first tint set from the view upwards, else the system's; dimmed where its mode says so.
  ///
  /// Source: UIKit facts 5.2 (documented).
  package func inheritedTint(of object: ObjectID) -> Color {
    var current: ObjectID? = object
    var found: Color?
    while let step = current, found == nil {
      found = tint[step.offset]
      current = parent(of: step)
    }
    let color = found ?? .systemTint
    return tintMode(of: object) == .dimmed ? color.dimmed : color
  }

  /// How the tint of a view is shown: the first mode set from the view upwards; where there is none,
  /// dimmed below an alert or popover and as it is elsewhere.
  ///
  /// Source: UIKit facts 5.2 (documented; what alerts dim: recalled).
  package func tintMode(of object: ObjectID) -> ViewTraits.TintAdjustmentMode {
    guard context.os >= 7 else { return .normal }
    var current: ObjectID? = object
    var isBelow = !dimmed.isEmpty
    while let step = current {
      let mode = traits[step.offset].tintAdjustmentMode
      if mode != .automatic { return mode }
      if isBelow, dimmed.contains(step) { isBelow = false }
      // What stands beside the window is below nothing.
      if parent(of: step) == nil, step != dimmed.first.map({ root(of: $0) }) { isBelow = false }
      current = parent(of: step)
    }
    return isBelow ? .dimmed : .normal
  }

  package func value(_ property: NodeProperty, of object: ObjectID) -> Value {
    let index = object.offset
    return switch property {
    case .frame: .rect(frame(of: object))
    case .bounds: .rect(bounds[index])
    case .center: .point(center[index])
    case .transform: .transform(transform[index])
    case .alpha: .double(alpha[index])
    case .isHidden: .bool(flags[index].contains(.isHidden))
    case .isUserInteractionEnabled: .bool(flags[index].contains(.takesTouches))
    case .isMultipleTouchEnabled: .bool(flags[index].contains(.takesMultipleTouches))
    case .isExclusiveTouch: .bool(flags[index].contains(.isExclusive))
    case .clipsToBounds: .bool(flags[index].contains(.clips))
    case .tintColor: .color(inheritedTint(of: object))
    case .intrinsicContentSize: Self.value(intrinsicSize(of: object))
    case .safeAreaInsets: .insets(safeAreaInsets(of: object))
    case .gestureRecognizers: .list(recognizers[object]?.map { .object($0) } ?? [])
    }
  }

  /// The value that was set on the view itself; a tint or size that is not its own is null.
  package func ownValue(_ property: NodeProperty, of object: ObjectID) -> Value {
    switch property {
    case .tintColor: tint[object.offset].value
    case .gestureRecognizers:
      .list((recognizers[object] ?? []).filter { !systemRecognizers.contains($0) }.map(\.value))
    case .intrinsicContentSize: intrinsicSizes[object].map(Self.value) ?? .null
    default: value(property, of: object)
    }
  }

  private func defaultValue(_ property: NodeProperty, of object: ObjectID) -> Value {
    switch property {
    case .frame, .bounds: .rect(.zero)
    case .center: .point(.zero)
    case .transform: .transform(.identity)
    case .alpha: .double(1)
    case .isHidden, .isMultipleTouchEnabled, .isExclusiveTouch: .bool(false)
    case .clipsToBounds: .bool(clipsByDefault(Int(classes[object.offset])))
    case .isUserInteractionEnabled:
      .bool(info(of: object).viewType?.isInteractiveByDefault ?? false)
    case .tintColor, .intrinsicContentSize: .null
    case .safeAreaInsets: .insets(.zero)
    case .gestureRecognizers: .list([])
    }
  }

  /// Geometry that is not finite raises, as Core Animation does.
  private mutating func set(
    _ property: NodeProperty, of object: ObjectID, to value: Value
  ) throws(UIKitException) -> Bool {
    let index = object.offset
    guard value.isFiniteGeometry else {
      throw UIKitException(
        "CALayerInvalidGeometry", "\(property) of '\(ids[index])' is not a finite number")
    }
    switch (property, value) {
    case (.frame, .rect(let rect)): setFrame(rect, of: object)
    case (.bounds, .rect(let rect)): setBounds(rect, of: object)
    case (.center, .point(let point)): center[index] = point
    case (.transform, .transform(let new)): transform[index] = new
    case (.alpha, _):
      guard let number = value.number, !number.isNaN else { return false }
      alpha[index] = min(max(number, 0), 1)
    case (.isHidden, .bool(let on)): setFlag(.isHidden, on, index)
    case (.isUserInteractionEnabled, .bool(let on)): setFlag(.takesTouches, on, index)
    case (.isMultipleTouchEnabled, .bool(let on)): setFlag(.takesMultipleTouches, on, index)
    case (.isExclusiveTouch, .bool(let on)): setFlag(.isExclusive, on, index)
    case (.clipsToBounds, .bool(let on)): setFlag(.clips, on, index)
    case (.tintColor, _):
      guard let color = Color?(value) else { return false }
      tint[index] = color
    case (.intrinsicContentSize, .null): intrinsicSizes[object] = nil
    case (.intrinsicContentSize, .size(let size)): intrinsicSizes[object] = IntrinsicSize(size)
    case (.intrinsicContentSize, .list(let axes)):
      guard axes.count == 2 else { return false }
      intrinsicSizes[object] = IntrinsicSize(axes[0].number, axes[1].number)
    case (.gestureRecognizers, .list(let items)): return setRecognizers(items, of: object)
    default: return false
    }
    return true
  }

  private mutating func setFlag(_ flag: NodeFlags, _ isOn: Bool, _ index: Int) {
    if isOn { flags[index].insert(flag) } else { flags[index].remove(flag) }
  }

  private static func value(_ size: IntrinsicSize) -> Value {
    if let width = size.width, let height = size.height { return .size(Size(width, height)) }
    return .list([size.width.value, size.height.value])
  }
}

extension Value {
  /// Whether a geometric value holds only finite numbers no larger than views can have.
  fileprivate var isFiniteGeometry: Bool {
    let numbers: [Double]
    switch self {
    case .rect(let rect): numbers = [rect.minX, rect.minY, rect.width, rect.height]
    case .point(let point): numbers = [point.x, point.y]
    case .transform(let t): numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    default: return true
    }
    return numbers.allSatisfy { $0.isFinite && abs($0) < 1e100 }
  }
}
