// SPDX-License-Identifier: MIT

/// Everything a class declares, in declared order.
package struct Schema<Root>: Sendable {
  package var properties: [PropertySpec<Root>] = []
  package var methods: [MethodSpec<Root>] = []

  package init(@SchemaBuilder<Root> _ build: () -> [SchemaPart<Root>]) {
    for part in build() {
      switch part {
      case .property(let property): properties.append(property)
      case .method(let method): methods.append(method)
      }
    }
  }
}

/// One line of a schema.
package enum SchemaPart<Root>: Sendable {
  case property(PropertySpec<Root>)
  case method(MethodSpec<Root>)
}

/// Collects the lines of a schema.
@resultBuilder
package enum SchemaBuilder<Root> {
  package static func buildExpression(_ property: PropertySpec<Root>) -> [SchemaPart<Root>] {
    [.property(property)]
  }

  package static func buildExpression(_ method: MethodSpec<Root>) -> [SchemaPart<Root>] {
    [.method(method)]
  }

  package static func buildExpression(_ parts: [SchemaPart<Root>]) -> [SchemaPart<Root>] { parts }

  package static func buildArray(_ parts: [[SchemaPart<Root>]]) -> [SchemaPart<Root>] {
    parts.flatMap { $0 }
  }

  package static func buildBlock(_ parts: [SchemaPart<Root>]...) -> [SchemaPart<Root>] {
    parts.flatMap { $0 }
  }
}

/// What `Inner` declares, as part of a class that holds one at `path`.
package func inherit<Outer, Inner>(
  _ path: any WritableKeyPath<Outer, Inner> & Sendable, _ schema: Schema<Inner>
) -> [SchemaPart<Outer>] {
  schema.properties.map { .property($0.lifted(to: path)) }
    + schema.methods.map { .method($0.lifted(to: path)) }
}
