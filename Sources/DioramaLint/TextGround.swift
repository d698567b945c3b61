// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// The color behind the texts of a scene's views, where the scene gives it and nothing else can be
/// between the two.
struct TextGround {
  private let context: LintContext
  /// Subviews by the view that holds them, in order.
  private var subviews: [Int: [Int]]?

  /// Siblings that one text is compared with at most.
  private static let reach = 64

  init(_ context: LintContext) { self.context = context }

  /// An opaque color, or nil where it is not known.
  mutating func color(behind view: Int) -> Color? {
    // An image of its own may be behind a title.
    if hasPicture(view) { return nil }
    var current = view
    while true {
      switch own(current) {
      case .color(let color): return isOpaque(current) ? color : nil
      case .unknown: return nil
      case .nothing: break
      }
      guard isOpaque(current) else { return nil }
      let parent = Int(context.scene.objects[current].parent)
      guard parent >= 0, context.tables[context.scene.objects[parent].classIndex].sight.isView
      else { return nil }
      switch sibling(before: current, under: view, in: parent) {
      case .color(let color): return color
      case .unknown: return nil
      case .nothing: break
      }
      // What a class draws behind its subviews is UIKit's own, but where the scene gives it a color.
      guard
        context.tables[context.scene.objects[parent].classIndex].sight.isPlain
          || own(parent) != .nothing
      else { return nil }
      current = parent
    }
  }

  private enum Layer: Equatable {
    case nothing, unknown
    case color(Color)
  }

  /// What a view itself puts behind what is in it.
  private func own(_ view: Int) -> Layer {
    let classIndex = context.scene.objects[view].classIndex
    guard let slot = context.tables[classIndex].sight.backgroundColor else { return .unknown }
    if context.written.contains(.init(object: ObjectID(view), property: slot)) { return .unknown }
    guard let setting = context.setting(at: slot, of: view) else { return .nothing }
    switch setting.source {
    case .literal(.color(let color)) where color.alpha >= 1:
      return hasPicture(view) ? .unknown : .color(color)
    case .literal(.color(let color)) where color.alpha > 0: return .unknown
    case .literal: return .nothing
    default: return .unknown
    }
  }

  private func hasPicture(_ view: Int) -> Bool {
    context.tables[context.scene.objects[view].classIndex].sight.images.contains {
      context.setting(at: $0, of: view) != nil
    }
  }

  /// Whether nothing makes the view paler than its colors.
  private func isOpaque(_ view: Int) -> Bool {
    let slot = context.tables[context.scene.objects[view].classIndex].alpha
    guard let slot else { return false }
    return context.setting(at: slot, of: view) == nil
      && !context.written.contains(.init(object: ObjectID(view), property: slot))
  }

  /// What the siblings behind `current` put under the text of `view`.
  private mutating func sibling(before current: Int, under view: Int, in parent: Int) -> Layer {
    let list = children(of: parent)
    guard let place = list.firstIndex(of: current), place > 0 else { return .nothing }
    if place > Self.reach { return .unknown }
    for other in list[..<place].reversed() {
      if isInvisible(other) { continue }
      guard let area = context.frames[view].area, let shown = context.frames[other].area,
        context.frames[view].base == context.frames[other].base
      else { return .unknown }
      guard let both = area.intersection(shown) else { continue }
      guard both == area, case .color(let color) = own(other), isOpaque(other),
        context.tables[context.scene.objects[other].classIndex].sight.isPlain,
        children(of: other).isEmpty
      else { return .unknown }
      return .color(color)
    }
    return .nothing
  }

  /// Whether a sibling draws nothing.
  private func isInvisible(_ view: Int) -> Bool {
    context.lasting(context.tables[context.scene.objects[view].classIndex].isHidden, of: view)?
      .value == .bool(true)
  }

  private mutating func children(of view: Int) -> [Int] {
    if subviews == nil {
      var made: [Int: [Int]] = [:]
      for (index, object) in context.scene.objects.enumerated()
      where object.parent >= 0 && object.presence != .absent
        && context.tables[object.classIndex].sight.isView
      {
        made[Int(object.parent), default: []].append(index)
      }
      subviews = made
    }
    return subviews?[view] ?? []
  }
}
