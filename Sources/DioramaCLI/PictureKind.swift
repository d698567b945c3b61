// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaDrawing
import DioramaReport

/// The kinds of pictures, by what a file ends in.
enum PictureKind: String, CaseIterable {
  case svg, png, pdf, apng

  init?(path: String) {
    guard let end = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: String(path[path.index(after: end)...]))
  }

  static var endings: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }

  /// Several frames stand side by side in what shows one picture.
  func picture(
    of film: Film, title: String
  ) throws(Rasteriser.Failure) -> Rasteriser.Output {
    let lists = film.frames.map(\.list)
    switch self {
    case .svg:
      let text = displayListSVG(.strip(lists), title: title)
      return Rasteriser.Output(bytes: Array(text.utf8), notes: [])
    case .png: return try Rasteriser().draw(Reel(.strip(lists)), as: .png)
    case .pdf: return try Rasteriser().draw(Reel(lists.map { Reel.Frame($0) }), as: .pdf)
    case .apng: return try Rasteriser().draw(Self.reel(film), as: .apng)
    }
  }

  /// How long the last picture of those that move is shown.
  private static let lastTime = VirtualTime(seconds: 1)

  /// Each picture is shown until the next one.
  private static func reel(_ film: Film) -> Reel {
    Reel(
      film.frames.indices.map { index in
        let frame = film.frames[index]
        let duration =
          index + 1 < film.frames.count ? film.frames[index + 1].time - frame.time : lastTime
        return Reel.Frame(frame.list, duration: duration)
      })
  }
}
