// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// What names mean in an expression at one place of a scene; an object, lest it be copied with all it holds.
final class ReaderScope: ExpressionScope {
  let catalog: Catalog
  let ids: IDTable
  /// Ids that a misspelt name is compared with.
  let suggestedIDs: [String]
  let scene: Scene
  let locals: [Reader.Local]
  let owner: ObjectID?
  let environment: Environment
  let computed: [String: Int]
  /// Whether a misspelt name is compared with others.
  let advises: Bool

  init(
    catalog: Catalog, ids: IDTable, suggestedIDs: [String], scene: Scene, locals: [Reader.Local],
    owner: ObjectID?, environment: Environment, computed: [String: Int], advises: Bool
  ) {
    self.catalog = catalog
    self.ids = ids
    self.suggestedIDs = suggestedIDs
    self.scene = scene
    self.locals = locals
    self.owner = owner
    self.environment = environment
    self.computed = computed
    self.advises = advises
  }

  func variable(_ name: String) -> ExpressionVariable? {
    if let index = locals.lastIndex(where: { $0.name == name }) {
      return ExpressionVariable(slot: VariableSlot.local(index).code, type: locals[index].type)
    }
    if let index = environment.index(of: name) {
      switch environment.bindings[index] {
      case .value(let type):
        return ExpressionVariable(slot: VariableSlot.constant(index).code, type: type)
      case .reference(let id):
        return ids[id].map {
          ExpressionVariable(slot: VariableSlot.object($0).code, type: self.type(of: $0))
        }
      case .part: return nil
      }
    }
    if let id = ids[name] {
      return ExpressionVariable(slot: VariableSlot.object(id).code, type: type(of: id))
    }
    if let index = computed[name] {
      return ExpressionVariable(
        slot: VariableSlot.computed(index).code, type: scene.computed[index].type)
    }
    switch name {
    case "self":
      return owner.map {
        ExpressionVariable(slot: VariableSlot.object($0).code, type: type(of: $0))
      }
    case "superview":
      guard let owner, let parent = parent(of: owner) else { return nil }
      return ExpressionVariable(slot: VariableSlot.object(parent).code, type: type(of: parent))
    case "view":
      guard let view = scene.view(besides: owner) else {
        return ExpressionVariable(slot: VariableSlot.scene(.view).code, type: SceneName.view.type)
      }
      return ExpressionVariable(slot: VariableSlot.object(view).code, type: type(of: view))
    default:
      return SceneName(rawValue: name).map {
        ExpressionVariable(slot: VariableSlot.scene($0).code, type: $0.type)
      }
    }
  }

  private func type(of object: ObjectID) -> ExpressionType {
    // Where classes and images are read there are no objects yet.
    guard scene.objects.indices.contains(object.offset) else { return .dyn }
    return .object(className: catalog.classes[scene.objects[object.offset].classIndex].name)
  }

  private func parent(of object: ObjectID) -> ObjectID? {
    scene.superview(of: object, catalog: catalog)
  }

  func field(_ name: String, of className: String) -> ExpressionField? {
    if className == SceneName.state.className {
      return scene.state.firstIndex { $0.name == name }.map {
        ExpressionField(slot: Int32($0), type: scene.state[$0].type)
      }
    }
    if let known = SceneName.field(name, of: className) {
      return ExpressionField(slot: known.slot, type: known.type)
    }
    if className == LayerTraits.className { return layerField(name) }
    guard let info = catalog.info(named: className) else { return nil }
    if let index = info.property(named: name) {
      if info.isController, name == "view", scene.hasOtherControllerViews {
        return ExpressionField(slot: Int32(index), type: .dyn)
      }
      return ExpressionField(
        slot: Int32(index), type: info.properties[index].facts.kind.expressionType)
    }
    guard let special = ObjectField(rawValue: name), info.isView || special == .id else {
      return nil
    }
    return ExpressionField(slot: special.code, type: special.type)
  }

  /// A property of `view.layer`; its slot counts among the layer's own.
  private func layerField(_ name: String) -> ExpressionField? {
    if name == "masksToBounds" { return ExpressionField(slot: LayerField.masks, type: .bool) }
    return LayerTraits.schema.properties.firstIndex {
      $0.facts.name == LayerTraits.prefix + name
    }.map {
      ExpressionField(
        slot: Int32($0), type: LayerTraits.schema.properties[$0].facts.kind.expressionType)
    }
  }

  func function(_ name: String) -> [ExpressionFunction] {
    if let function = SceneFunction(rawValue: name) {
      return [
        ExpressionFunction(
          slot: function.code, parameters: function.parameters, result: function.result)
      ]
    }
    let formats = FormatFunction.allCases.filter { $0.name == name }
    if !formats.isEmpty {
      return formats.map {
        ExpressionFunction(slot: $0.code, parameters: $0.parameters, result: .string)
      }
    }
    return SceneQuestion.all(in: catalog).enumerated().filter { $1.name == name }.map {
      ExpressionFunction(
        slot: SceneQuestion.firstCode + Int32($0),
        parameters: [.object(className: $1.className)] + $1.parameters, result: $1.result)
    }
  }

  var variableNames: [String] {
    guard advises else { return [] }
    return locals.map(\.name) + environment.names + computed.keys.sorted() + suggestedIDs
      + SceneName.allCases.map(\.rawValue) + (owner == nil ? [] : ["self", "superview"])
  }

  func fieldNames(of className: String) -> [String] {
    guard advises else { return [] }
    if className == SceneName.state.className { return scene.state.map(\.name) }
    if className == LayerTraits.className { return LayerField.names }
    let known = SceneName.fieldNames(of: className)
    if !known.isEmpty { return known }
    return catalog.info(named: className)?.properties.map(\.facts.name) ?? []
  }

  var functionNames: [String] {
    guard advises else { return [] }
    return SceneFunction.allCases.map(\.rawValue) + FormatFunction.allCases.map(\.name)
      + SceneQuestion.all(in: catalog).map(\.name)
  }
}
