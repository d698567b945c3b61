// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// What rules ask of classes, worked out once for an era and a screen, not for each scene.
package struct LintTables: Sendable {
  package let os: Int
  package let scale: Double
  private let tables: [OnDemand<ClassTable>]

  package init(_ catalog: Catalog, os: Int, scale: Double) {
    self.os = os
    self.scale = scale
    let measure = MeasureContext(os: os, scale: scale)
    let classes = catalog.classes
    tables = zip(classes.indices, catalog.habits).map { index, habits in
      OnDemand { ClassTable(classes[index], habits, measure) }
    }
  }

  /// What they ask of one class.
  subscript(classIndex: Int) -> ClassTable { tables[classIndex].value }
}
