// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import DioramaReport

/// Actions, steps and what scripts expect.
extension SchemaBuilder {
  /// A list of actions, one alone, or none.
  mutating func actions() -> JSON {
    definition("actions") { builder in
      let action = builder.action()
      let item = JSON.ofObjects(action, others: builder.expression)
      return .ofObjects(action, others: .list(of: item, or: "null"))
    }
  }

  private mutating func action() -> JSON {
    definition("action") { builder in
      var members: [JSON.Member] = []
      var besides: [JSON.Member] = []
      var rules: [JSON] = []
      for name in ActionName.allCases {
        members.append(
          JSON.Member(
            name.rawValue,
            builder.described(builder.form(name.form), name.summary).with([
              "examples": .strings([name.example])
            ])))
        guard let set = name.besides else { continue }
        besides += builder.properties(set.keys)
        let required = set.keys.filter(\.isRequired).map(\.name)
        rules.append(
          .of([
            "if": .of(["required": .strings([name.rawValue])]),
            "then": .of([
              "required": .strings(required),
              "propertyNames": .enumeration([name.rawValue] + set.names),
            ]), "else": .of(["maxProperties": .int(1)]),
          ]))
      }
      return .of([
        "type": .string("object"), "properties": .object(members + besides),
        "minProperties": .int(1), "additionalProperties": .bool(false),
        "dependentRequired": .object(
          besides.map { JSON.Member($0.key, .strings([ActionName.branch.rawValue])) }),
        "allOf": .list(rules),
      ])
    }
  }

  /// A step of a script: a plain word, or a mapping with one step's name.
  mutating func step() -> JSON {
    definition("step") { builder in
      let steps = builder.source.steps
      let words = steps.filter { step in
        step.arguments.allSatisfy { $0.role == .optional || $0.role == .optionalMain }
      }
      let names = steps.map { $0.name }
      let actions = ActionName.allCases.filter { action in
        // `let` and `return` mean nothing outside a list of actions.
        action != .bind && action != .answer && !names.contains(action.rawValue)
      }
      var members: [JSON.Member] = []
      var rules: [JSON] = []
      for step in steps {
        members.append(
          JSON.Member(
            step.name,
            builder.described(.bool(true), step.summary).with([
              "examples": .strings(step.examples.map(\.yaml))
            ])))
        rules.append(Self.rule(step.name, builder.step(step)))
      }
      for action in actions {
        members.append(
          JSON.Member(
            action.rawValue,
            builder.described(.bool(true), action.summary).with([
              "examples": .strings([action.example])
            ])))
        rules.append(Self.rule(action.rawValue, builder.step(action)))
      }
      let all = names + actions.map(\.rawValue)
      // A step that is none is told by its name, not by all that there are.
      let isStep = JSON.of(["anyOf": .list(all.map { JSON.requiresOne(of: [$0]) })])
      return .of([
        "if": .of(["type": .string("string")]),
        "then": .enumeration(words.map { ($0.name, $0.summary) }),
        "else": .of([
          "type": .string("object"), "properties": .object(members), "minProperties": .int(1),
          "if": isStep, "then": .of(["allOf": .list(rules)]),
          "else": .of(["propertyNames": .enumeration(all)]),
        ]),
      ])
    }
  }

  private static func rule(_ name: String, _ schema: JSON) -> JSON {
    .of(["if": .of(["required": .strings([name])]), "then": schema])
  }

  private mutating func step(_ action: ActionName) -> JSON {
    definition("step.\(action.rawValue)") { builder in
      Self.closed(
        [JSON.Member(action.rawValue, builder.form(action.form))]
          + builder.properties(KeySet.step.keys))
    }
  }

  /// A step with its value and what may stand beside it.
  private mutating func step(_ step: any Step.Type) -> JSON {
    definition("step.\(step.name)") { builder in
      let declared = step.arguments
      let arguments = declared.map { argument in
        JSON.Member(
          argument.name, builder.described(builder.form(argument.kind.form), argument.summary))
      }
      let main = declared.first { $0.role == .main || $0.role == .optionalMain }
      let needed = declared.filter { $0.role == .required || $0.role == .main }.map(\.name)
      let besides = arguments.filter { $0.key != step.name }
      var schema = Self.closed(
        [JSON.Member(step.name, .bool(true))] + besides
          + builder.properties(KeySet.step.keys).filter { key in
            !besides.contains { $0.key == key.key }
          })
      let whole = main.map { builder.form($0.kind.form) }
      let byName = Self.closed(arguments)
      if let main, let whole, main.isAlwaysWhole {
        return schema.with(["allOf": .list([Self.value(step.name, whole)])])
      }
      // An argument stands in the step's mapping, or beside it.
      let rest = needed.filter { $0 != main?.name }
      let given = rest.map { name in
        JSON.of([
          "anyOf": .list([
            .of([
              "properties": .of([
                step.name: .of([
                  "type": .string("object"), "required": .strings([name]),
                ])
              ])
            ]), .of(["required": .strings([name])]),
          ])
        ])
      }
      let hasNames = Self.value(
        step.name,
        .of([
          "type": .string("object"),
          "anyOf": .list(declared.map { .of(["required": .strings([$0.name])]) }),
        ]))
      let mainRule =
        main.map { main in
          main.role == .main
            ? [
              JSON.of([
                "anyOf": .list([
                  Self.value(step.name, .of(["required": .strings([main.name])])),
                  .of(["required": .strings([main.name])]),
                ])
              ])
            ] : []
        } ?? []
      let mapping = JSON.of([
        "allOf": .list([Self.value(step.name, byName)] + (main?.name == step.name ? [] : mainRule))
      ])
      let isOptional = !declared.contains { $0.role == .main }
      let alone = JSON.anyOf(
        [whole ?? byName] + (isOptional || whole == nil ? [Self.null] : []))
      let form: JSON =
        declared.isEmpty
        ? Self.value(step.name, .of(["type": .types("null", "object"), "maxProperties": .int(0)]))
        : .of([
          "if": hasNames, "then": mapping, "else": Self.value(step.name, alone),
        ])
      schema = schema.with(["allOf": .list([form] + given)])
      return schema
    }
  }

  private static func value(_ name: String, _ schema: JSON) -> JSON {
    .of(["properties": .of([name: schema])])
  }

  /// What an expression must give.
  mutating func expectation() -> JSON {
    definition("expectation") { builder in
      let comparison = builder.keys(.comparison)
      let words = SchemaPattern.words(KeySet.comparison.names)
      // A mapping of nothing but comparisons is one; any other is a value.
      return .of([
        "if": .of([
          "type": .string("object"), "minProperties": .int(1),
          "propertyNames": .of(["pattern": .string(words)]),
        ]), "then": comparison,
      ])
    }
  }
}
