// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What must hold of every running scene between two steps, for drivers that look for what breaks it.
extension Simulation {
  /// Everything that does not hold, in words; costs a walk over all objects.
  package func brokenInvariants() -> [String] {
    var broken = brokenLinks()
    // The others follow the links.
    guard broken.isEmpty else { return broken }
    broken += brokenGeometry() + brokenControllers() + brokenLayers() + brokenAnimations()
    return broken + brokenTouches() + brokenFocus()
  }

  /// How many fingers are down; touches whose end is held back for recognizers are no fingers.
  package var fingerCount: Int { fingers.keys.count { $0 >= 0 } }

  /// What changes the screen just now.
  package var runningTransitions: [String] { screens.transitions.map(\.what) }

  private func named(_ object: ObjectID) -> String {
    let name = graph.ids[object.offset]
    return "'\(name.isEmpty ? "\(graph.className(of: object)) \(object.index)" : name)'"
  }

  private func isInWindow(_ view: ObjectID) -> Bool { graph.root(of: view) == Scene.window }

  /// Each view has one parent that lists it once, and whoever follows parents arrives at an end.
  private func brokenLinks() -> [String] {
    var broken: [String] = []
    var listed = 0
    var held = 0
    for index in graph.links.indices {
      let link = graph.links[index]
      if link.parent >= 0 { held += 1 }
      var child = link.firstChild
      var previous: Int32 = -1
      while child >= 0 {
        listed += 1
        guard listed <= graph.count else {
          return ["the subviews of \(named(ObjectID(index))) go round in a circle"]
        }
        let other = graph.links[Int(child)]
        if other.parent != Int32(index) {
          broken.append(
            "\(named(ObjectID(index))) lists \(named(ObjectID(Int(child)))), which is elsewhere")
        }
        if other.previous != previous {
          broken.append("the subviews of \(named(ObjectID(index))) do not know their order")
        }
        (previous, child) = (child, other.next)
      }
      if link.lastChild != previous {
        broken.append("\(named(ObjectID(index))) does not know its last subview")
      }
    }
    if held != listed { broken.append("\(held) objects have a parent, but \(listed) are listed") }
    guard broken.isEmpty else { return broken }
    var reached = 0
    for index in graph.links.indices where graph.links[index].parent < 0 {
      graph.walk(from: ObjectID(index)) { _, _ in reached += 1 }
    }
    if reached != graph.count {
      broken.append("the responder chain of \(graph.count - reached) objects never ends")
    }
    return broken
  }

  private func brokenGeometry() -> [String] {
    var broken: [String] = []
    for index in graph.bounds.indices {
      let (bounds, center) = (graph.bounds[index], graph.center[index])
      let numbers = [
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y,
        graph.alpha[index],
      ]
      if !numbers.allSatisfy(\.isFinite) {
        broken.append("\(named(ObjectID(index))) has a place that is not finite")
      } else if bounds.size.width < 0 || bounds.size.height < 0 {
        broken.append("\(named(ObjectID(index))) has a negative size")
      }
    }
    return broken
  }

  /// Each `will…` ends in its `did…` once nothing is under way, and what has appeared is there.
  private func brokenControllers() -> [String] {
    var broken: [String] = []
    let isAtRest = screens.transitions.isEmpty && fingerCount == 0
    for (controller, phase) in screens.phases.sorted(by: { $0.key.index < $1.key.index }) {
      let hasView = view(of: controller).map { isInWindow($0) }
      switch phase {
      case .appearing where isAtRest:
        broken.append("\(named(controller)) is appearing though nothing is under way")
      case .disappearing where isAtRest:
        broken.append("\(named(controller)) is disappearing though nothing is under way")
      case .appeared where hasView == false:
        broken.append("\(named(controller)) has appeared, but its view is not in the window")
      case .disappeared where isAtRest && hasView == true:
        broken.append("\(named(controller)) has disappeared, but its view is in the window")
      case .appearing, .appeared, .disappearing, .disappeared: break
      }
      var above = traits(of: controller)?.run.parent
      var steps = 0
      while let current = above, steps <= graph.count {
        above = traits(of: current)?.run.parent
        steps += 1
      }
      if above != nil { broken.append("\(named(controller)) is inside itself") }
    }
    for (index, presentation) in screens.presentations.enumerated() {
      if screens.presentations[..<index].contains(where: { $0.presented == presentation.presented })
      {
        broken.append("\(named(presentation.presented)) is presented twice")
      }
    }
    if !screens.transitions.isEmpty, fingerCount == 0, nextDue == nil {
      broken.append("\(screens.transitions[0].what) never ends")
    }
    return broken
  }

  /// Each layer stands right in the window, in its order, once.
  private func brokenLayers() -> [String] {
    guard !layers.isEmpty else { return [] }
    var broken: [String] = []
    let order = graph.children(of: Scene.window)
    var last = -1
    for layer in layers {
      guard let place = order.firstIndex(of: layer.view) else {
        broken.append("the layer of \(named(layer.owner)) is not in the window")
        continue
      }
      if place <= last { broken.append("the layer of \(named(layer.owner)) is not in its order") }
      last = place
    }
    if Set(layers.map(\.owner)).count != layers.count {
      broken.append("one object owns two layers")
    }
    return broken
  }

  /// No animation outlives its owner's time in the window.
  private func brokenAnimations() -> [String] {
    animations.objects.sorted { $0.index < $1.index }.filter { object in
      graph.flags[object.offset].contains(.isView) && !isInWindow(object)
        && !animations.moving(object, at: now).isEmpty
    }.map { "\(named($0)) is not in the window, but is animated" }
  }

  private func brokenTouches() -> [String] {
    var broken: [String] = []
    for (control, finger) in trackers.sorted(by: { $0.key.index < $1.key.index })
    where fingers[finger]?.control != control {
      broken.append("\(named(control)) tracks a finger that is not its own")
    }
    for index in graph.classes.indices {
      let object = ObjectID(index)
      guard info(of: object).isControl, trackers[object] == nil,
        let control = graph.values[index] as? any ControlClass, control.control.isTracking
      else { continue }
      broken.append("\(named(object)) tracks no finger, but believes that it does")
    }
    return broken
  }

  private func brokenFocus() -> [String] {
    var broken: [String] = []
    if let firstResponder, !isInWindow(firstResponder) {
      broken.append("the first responder \(named(firstResponder)) is not in the window")
    }
    for index in graph.classes.indices {
      let object = ObjectID(index)
      guard info(of: object).isTextInput,
        let view = graph.values[index] as? any TextInputClass,
        view.input.isFirstResponder != (object == firstResponder)
      else { continue }
      broken.append("\(named(object)) is wrong about being the first responder")
    }
    return broken
  }
}
