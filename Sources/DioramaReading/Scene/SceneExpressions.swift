// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel

/// Checks an expression that stands outside any file against the names of a scene.
package func compile(
  _ text: String, in reading: SceneReading, scene: Scene, catalog: Catalog
) -> (expression: Expression?, issues: [ExpressionIssue]) {
  let scope = ReaderScope(
    catalog: catalog, ids: reading.ids,
    suggestedIDs: reading.ids.first(500), scene: scene, locals: [],
    owner: nil, environment: Environment(), computed: reading.computed, advises: true)
  return Expression.compile(text, in: scope)
}
