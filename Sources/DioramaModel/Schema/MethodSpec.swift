// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions

/// One method of a class that a scene may call, or a question it may ask in an expression.
package struct MethodSpec<Root>: Sendable {
  package var facts: MethodFacts
  package var body: Body

  package typealias Arguments = [Value]

  /// What runs: a command may change the object and ask for effects, a question only answers.
  package enum Body: Sendable {
    case command(@Sendable (inout Root, Arguments, inout Effects) throws(UIKitException) -> Void)
    case question(@Sendable (Root, Arguments) throws(UIKitException) -> Value)
    /// A question whose answer depends on the view's size, its traits or the era.
    case measurement(@Sendable (Root, Arguments, ViewSurroundings) throws(UIKitException) -> Value)
  }

  /// A method that does something; `arguments` come in the order of `parameters`.
  package init(
    _ name: String, _ parameters: [MethodFacts.Parameter], _ summary: String,
    do body:
      @escaping @Sendable (inout Root, Arguments, inout Effects) throws(UIKitException) -> Void
  ) {
    facts = MethodFacts(name: name, parameters: parameters, summary: summary, answer: nil)
    self.body = .command(body)
  }

  /// A question that expressions ask as `name(object, …)`.
  package init(
    asking name: String, _ parameters: [MethodFacts.Parameter], answers: ValueKind,
    _ summary: String,
    answer body: @escaping @Sendable (Root, Arguments) throws(UIKitException) -> Value
  ) {
    facts = MethodFacts(name: name, parameters: parameters, summary: summary, answer: answers)
    self.body = .question(body)
  }

  /// A question about what the object shows where it is, which `surroundings` tell.
  package init(
    measuring name: String, _ parameters: [MethodFacts.Parameter], answers: ValueKind,
    _ summary: String,
    answer body:
      @escaping @Sendable (Root, Arguments, ViewSurroundings) throws(UIKitException) -> Value
  ) {
    facts = MethodFacts(name: name, parameters: parameters, summary: summary, answer: answers)
    self.body = .measurement(body)
  }

  /// The same method of a value that holds a `Root` at `path`.
  package func lifted<Outer>(to path: any WritableKeyPath<Outer, Root> & Sendable) -> MethodSpec<
    Outer
  > {
    switch body {
    case .command(let body):
      MethodSpec<Outer>(facts.name, facts.parameters, facts.summary) {
        (root, arguments, effects) throws(UIKitException) in
        try body(&root[keyPath: path], arguments, &effects)
      }
    case .question(let body):
      MethodSpec<Outer>(
        asking: facts.name, facts.parameters, answers: facts.answer ?? .text, facts.summary
      ) { (root, arguments) throws(UIKitException) in try body(root[keyPath: path], arguments) }
    case .measurement(let body):
      MethodSpec<Outer>(
        measuring: facts.name, facts.parameters, answers: facts.answer ?? .text, facts.summary
      ) { (root, arguments, surroundings) throws(UIKitException) in
        try body(root[keyPath: path], arguments, surroundings)
      }
    }
  }
}

/// What a question may know beside the object's own value.
package struct ViewSurroundings: Sendable {
  package var bounds: Rect
  package var traits: ViewTraits
  package var context: MeasureContext
  /// The sizes of views it may refer to.
  package var sizeOf: @Sendable (ObjectID) -> Size
  /// How items of animators move.
  package var motionOf: @Sendable (ObjectID) -> ItemMotion

  package init(
    bounds: Rect, traits: ViewTraits, context: MeasureContext,
    sizeOf: @escaping @Sendable (ObjectID) -> Size = { _ in .zero },
    motionOf: @escaping @Sendable (ObjectID) -> ItemMotion = { _ in ItemMotion() }
  ) {
    self.motionOf = motionOf
    self.bounds = bounds
    self.traits = traits
    self.context = context
    self.sizeOf = sizeOf
  }
}

/// What is known about a method, apart from its body.
package struct MethodFacts: Sendable {
  package var name: String
  package var parameters: [Parameter]
  package var summary: String
  /// The kind of answer a question gives; nil for a method that does something.
  package var answer: ValueKind?

  package struct Parameter: Sendable {
    /// UIKit's Swift label, or the parameter's own name where it has none.
    package var label: String
    package var kind: ValueKind
    /// Nil where an argument must be given.
    package var defaultValue: Value?
    /// The parts that it counts from 0, where it is the number of one.
    package var counts: String?

    package init(_ label: String, _ kind: ValueKind, default defaultValue: Value? = nil) {
      self.label = label
      self.kind = kind
      self.defaultValue = defaultValue
    }

    /// The same parameter, which is the number of one of several parts.
    package func counting(_ part: String) -> Self {
      var made = self
      made.counts = part
      return made
    }
  }
}
