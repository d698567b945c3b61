// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel

/// A trajectory as a picture: the way of each item in its reference view, a dot for each sample.
///
/// Complete in itself: no script, style sheet or font is asked for. Ends with a line end.
package func trajectorySVG(_ trajectory: Trajectory, of record: RunRecord) -> String {
  let ids = record.graph.ids
  var panels: [TrajectoryPanel] = []
  for (index, track) in trajectory.tracks.enumerated() {
    guard let view = track.referenceView else { continue }
    let line = TrajectoryPanel.Line(
      name: ids[track.item.offset],
      color: TrajectoryPanel.colors[index % TrajectoryPanel.colors.count],
      track: track)
    if let place = panels.firstIndex(where: { $0.view == view }) {
      panels[place].lines.append(line)
    } else {
      panels.append(
        TrajectoryPanel(
          number: panels.count, view: view, name: ids[view.offset], bounds: track.bounds,
          lines: [line]))
    }
  }
  let width = panels.reduce(0) { $0 + $1.width }
  let height = panels.map(\.height).max() ?? 0
  var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="\(SVGText.number(width))" \
    height="\(SVGText.number(height))" \
    viewBox="0 0 \(SVGText.number(width)) \(SVGText.number(height))" \
    font-family="Helvetica, Arial, sans-serif" font-size="10">
    <title>\(XMLText.escaped(record.scriptName ?? record.sceneName))</title>
    <desc>\(XMLText.escaped(record.device.name)), a dot every \
    \(DecimalText.report(trajectory.interval.seconds)) s</desc>
    <rect width="100%" height="100%" fill="#FFFFFF"/>

    """
  var left = 0.0
  for panel in panels {
    text += "<g transform=\"translate(\(SVGText.number(left)) 0)\">\n"
    panel.append(to: &text)
    text += "</g>\n"
    left += panel.width
  }
  return text + "</svg>\n"
}
