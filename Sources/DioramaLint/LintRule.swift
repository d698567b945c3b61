// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// One kind of thing that lint finds in a scene that reads well; a file in `Rules/` each.
package protocol LintRule: Sendable {
  static var rule: Rule { get }
  static func check(_ context: LintContext, into findings: inout [Diagnostic])
}

/// A scene as rules see it: typed, on its own device.
package final class LintContext {
  package let scene: Scene
  package let catalog: Catalog
  package let tables: LintTables
  package let measure: MeasureContext
  /// The texts that spans point into.
  package let sources: SourceFiles
  /// Names of images that exist for the scene.
  package let knownImages: Set<String>
  /// Every list of actions that events and handlers of the scene run.
  package let lists: [ActionList]
  /// What actions write that is known before they run.
  package let literalWrites: [LiteralWrite]
  /// Properties that some action writes: they may change while the scene runs.
  package let written: Set<WrittenProperty>
  /// Animators and behaviors; nil where the scene has none.
  package let dynamics: DynamicsOutline?
  /// Where the views stand; worked out when the first rule asks.
  private(set) lazy var frames = SceneFrames(self)
  /// What touches mean for one view and reach another; likewise.
  private(set) lazy var touches = SceneTouches(self)

  /// A literal that an action writes to a property.
  package struct LiteralWrite {
    package var object: Int
    /// As if the file had given it, with the target's place for both.
    package var setting: Setting
  }

  package struct WrittenProperty: Hashable, Sendable {
    package var object: ObjectID
    package var property: Int
  }

  package init(
    _ scene: Scene, catalog: Catalog, tables: LintTables, measure: MeasureContext,
    sources: SourceFiles, knownImages: Set<String>
  ) {
    self.scene = scene
    self.catalog = catalog
    self.measure = measure
    self.sources = sources
    self.knownImages = knownImages
    self.tables = tables
    var scan = WriteScan()
    lists = scene.listeners.map(\.actions) + scene.handlers.map(\.actions)
    for list in lists { scan.visit(list) }
    literalWrites = scan.literals
    written = scan.writesAnything ? scan.found.union(scan.everything(scene)) : scan.found
    dynamics = DynamicsOutline(scene, catalog, written: written, tables)
  }

  package var os: Int { tables.os }

  package func info(of object: Int) -> ClassInfo {
    catalog.classes[scene.objects[object].classIndex]
  }

  /// The source's own words.
  package func text(_ span: SourceSpan) -> String {
    sources.text(span.file, Int(span.start)..<Int(span.end))
  }

  /// An object's value with what the file gives it literally.
  package func value(of object: Int) -> any ObjectClass {
    scene.literalValue(of: object, info(of: object), tables)
  }

  /// Whether an action writes another property of the object, so that its ranges may be others then.
  package func writesOthers(of object: Int, than property: Int) -> Bool {
    written.contains { $0.object.offset == object && $0.property != property }
  }

  /// The setting of the property at `index` of an object, or nil.
  package func setting(at index: Int?, of object: Int) -> Setting? {
    guard let index else { return nil }
    for place in scene.objects[object].settings where Int(scene.settings[place].property) == index {
      return scene.settings[place]
    }
    return nil
  }
}

/// Which properties the actions of a scene write.
private struct WriteScan {
  var found: Set<LintContext.WrittenProperty> = []
  var literals: [LintContext.LiteralWrite] = []
  /// Whether an action writes to an object that only running tells.
  var writesAnything = false

  mutating func visit(_ list: ActionList) {
    for action in list.actions { visit(action.body) }
  }

  private mutating func visit(_ body: ActionBody) {
    switch body {
    case .set(let assignments):
      for assignment in assignments {
        visit(assignment.target)
        if case .property(.object(let object), let property) = assignment.target,
          case .literal(let value) = assignment.source
        {
          literals.append(
            LintContext.LiteralWrite(
              object: object.offset,
              setting: Setting(
                property: property, source: .literal(value), keySpan: assignment.span,
                valueSpan: assignment.span)))
        }
      }
    case .branch(_, let then, let otherwise):
      visit(then)
      visit(otherwise)
    case .after(_, _, let list), .every(_, _, let list): visit(list)
    case .animate(let animation):
      for body in animation.bodies { visit(body) }
      visit(animation.completion)
    case .observe(let observation): visit(observation.actions)
    case .screen(let action): visit(action.completion)
    case .log, .call, .run, .bind, .answer, .cancel, .post, .stopObserving, .add, .remove,
      .bringToFront, .sendToBack, .editing, .dynamics:
      break
    }
  }

  private mutating func visit(_ target: Assignment.Target) {
    switch target {
    case .state: break
    case .property(.object(let object), let property):
      found.insert(.init(object: object, property: property))
    case .property(.local, _), .property(.expression, _), .property(.frontView, _), .named:
      writesAnything = true
    case .component(let inner, _): visit(inner)
    }
  }

  func everything(_ scene: Scene) -> Set<LintContext.WrittenProperty> {
    var all: Set<LintContext.WrittenProperty> = []
    for (index, object) in scene.objects.enumerated() {
      for setting in scene.settings[object.settings] {
        all.insert(.init(object: ObjectID(index), property: Int(setting.property)))
      }
    }
    return all
  }
}

/// Everything that the rules find in a scene.
package func judge(_ context: LintContext, by rules: [any LintRule.Type]) -> [Diagnostic] {
  var findings: [Diagnostic] = []
  for rule in rules { rule.check(context, into: &findings) }
  return findings
}

extension Scene {
  /// An object's value with what the file gives it literally.
  func literalValue(of object: Int, _ info: ClassInfo, _ tables: LintTables) -> any ObjectClass {
    var made = tables[objects[object].classIndex].fresh
    for setting in settings(of: object) {
      guard case .literal(let value) = setting.source,
        case .own(let slot) = info.properties[Int(setting.property)].storage
      else { continue }
      _ = try? made.set(slot, to: value)
    }
    return made
  }
}
