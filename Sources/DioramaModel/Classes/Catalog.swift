// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// Every class of a build, in the order of their folders' names.
package struct Catalog: Sendable {
  package let types: [any ObjectClass.Type]
  package let classes: ClassList
  /// What classes do by themselves when they are written, by class index.
  package let habits: [ClassHabits]
  private let byName: [String: Int]
  private let asked: OnDemand<Questions>

  package init(_ types: [any ObjectClass.Type]) {
    self.types = types
    let classes = ClassList(types)
    self.classes = classes
    habits = types.map { ClassHabits($0) }
    byName = Dictionary(
      types.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    asked = OnDemand { Questions(classes) }
  }

  /// What expressions may ask of objects; the place in the list is the function's code.
  package var questions: [SceneQuestion] { asked.value.all }

  package func index(of name: String) -> Int? { byName[name] }

  package func info(named name: String) -> ClassInfo? { byName[name].map { classes[$0] } }

  /// Whether `name` is `ancestor` or inherits from it.
  package func isKind(_ name: String, of ancestor: String) -> Bool {
    if ancestor == DynamicItems.name { return info(named: name)?.isDynamicItem == true }
    var current: String? = name
    while let step = current {
      if step == ancestor { return true }
      current = byName[step].flatMap { types[$0].superclassName }
    }
    return false
  }

  private final class Questions: Sendable {
    let all: [SceneQuestion]

    init(_ classes: ClassList) {
      all = classes.flatMap { info in
        info.methods.enumerated().compactMap { index, method in
          method.answer.map { answer in
            SceneQuestion(
              className: info.name, name: method.name, methodIndex: index,
              parameters: method.parameters.map(\.kind.expressionType),
              result: answer.expressionType)
          }
        }
      }
    }
  }
}

/// The classes of a catalog, each described when it is first asked for: a scene uses few of them.
package struct ClassList: RandomAccessCollection, Sendable {
  private let infos: [OnDemand<ClassInfo>]

  init(_ types: [any ObjectClass.Type]) {
    infos = types.map { type in OnDemand { ClassInfo(type) } }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { infos.count }

  package subscript(index: Int) -> ClassInfo { infos[index].value }
}
