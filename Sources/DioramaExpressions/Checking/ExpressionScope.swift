// SPDX-License-Identifier: MIT
import DioramaCore

/// What the checker asks about the names of a scene.
package protocol ExpressionScope {
  func variable(_ name: String) -> ExpressionVariable?
  /// A field of a class of scene objects.
  func field(_ name: String, of className: String) -> ExpressionField?
  /// The scene's own functions of that name, all overloads.
  func function(_ name: String) -> [ExpressionFunction]

  /// For "did you mean"; read only when a name is wrong.
  var variableNames: [String] { get }
  func fieldNames(of className: String) -> [String]
  var functionNames: [String] { get }
}

/// A name whose value the host knows by its slot.
package struct ExpressionVariable: Equatable, Sendable {
  package var slot: Int32
  package var type: ExpressionType

  package init(slot: Int32, type: ExpressionType) {
    self.slot = slot
    self.type = type
  }
}

/// A field of a scene object whose value the host knows by its slot.
package struct ExpressionField: Equatable, Sendable {
  package var slot: Int32
  package var type: ExpressionType

  package init(slot: Int32, type: ExpressionType) {
    self.slot = slot
    self.type = type
  }
}

/// A function that the host answers.
package struct ExpressionFunction: Equatable, Sendable {
  package var slot: Int32
  package var parameters: [ExpressionType]
  package var result: ExpressionType

  package init(slot: Int32, parameters: [ExpressionType], result: ExpressionType) {
    self.slot = slot
    self.parameters = parameters
    self.result = result
  }
}

/// What the evaluator asks; slots are the ones the scope gave at compile time.
package protocol ExpressionHost {
  func value(ofVariable slot: Int32) throws(EvaluationError) -> Value
  func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value
  /// For fields of objects whose class the checker did not know.
  func value(ofFieldNamed name: String, of object: ObjectID) throws(EvaluationError) -> Value
  func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value
}

/// No names at all, and no host that would know them.
package struct EmptyScope: ExpressionScope, ExpressionHost, Sendable {
  package init() {}

  package func variable(_ name: String) -> ExpressionVariable? { nil }
  package func field(_ name: String, of className: String) -> ExpressionField? { nil }
  package func function(_ name: String) -> [ExpressionFunction] { [] }
  package var variableNames: [String] { [] }
  package func fieldNames(of className: String) -> [String] { [] }
  package var functionNames: [String] { [] }

  package func value(ofVariable slot: Int32) throws(EvaluationError) -> Value {
    throw EvaluationError("no such name")
  }
  package func value(ofField slot: Int32, of object: ObjectID) throws(EvaluationError) -> Value {
    throw EvaluationError("no such field")
  }
  package func value(
    ofFieldNamed name: String, of object: ObjectID
  ) throws(EvaluationError) -> Value {
    throw EvaluationError("no such field '\(name)'")
  }
  package func call(function slot: Int32, arguments: [Value]) throws(EvaluationError) -> Value {
    throw EvaluationError("no such function")
  }
}
