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
        case .png: drawPixels(list, of: index, in: &record)
        }
      }
      record.snapshots[index].list = nil
    }
  }

  /// Where there is no program to draw, or no font, the step that asks for the picture fails.
  private func drawPixels(_ list: DisplayList, of index: Int, in record: inout RunRecord) {
    let snapshot = record.snapshots[index]
    do throws(Rasteriser.Failure) {
      record.snapshots[index].pictures[.png] = try Rasteriser().draw(Reel(list), as: .png).bytes
    } catch {
      let failure = StepFailure(
        "the snapshot '\(snapshot.name)' was not drawn as PNG: \(error.message)",
        at: snapshot.span)
      if let step = record.steps.firstIndex(where: { $0.span == snapshot.span }) {
        record.steps[step].failures.append(failure)
      }
    }
  }
}
