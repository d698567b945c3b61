// SPDX-License-Identifier: MIT
import DioramaDrawing
import DioramaModel
import DioramaReport

/// Makes the pictures that a run's snapshots ask for.
struct SnapshotPainter {
  private let kinds: Set<SnapshotKind>

  init(_ kinds: Set<SnapshotKind>) { self.kinds = kinds }

  func paint(_ record: inout RunRecord) {
    guard record.snapshots.contains(where: { $0.list != nil }) else { return }
    var images = PictureImages()
    for index in record.snapshots.indices {
      guard var list = record.snapshots[index].list else { continue }
      images.fill(&list)
      let name = record.snapshots[index].name
      for kind in record.snapshots[index].kinds where kinds.contains(kind) {
        switch kind {
        case .text: break
        case .svg:
          record.snapshots[index].pictures[.svg] = Array(
            displayListSVG(list, title: name).utf8)
        case .png: break
        }
      }
      record.snapshots[index].list = nil
    }
  }
}
