// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import DioramaDrawing
import DioramaModel
import DioramaReport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What pictures of scenes show, and that they are the same each time.
@Suite struct PictureTests {
  /// The picture of a scene at a time.
  private static func list(_ scene: String, at seconds: Double = 0) throws -> DisplayList {
    try #require(film(scene, FilmPlan(until: VirtualTime(seconds: seconds))).frames.first).list
  }

  private static func film(_ scene: String, _ plan: FilmPlan) throws -> Film {
    var workspace = Workspace()
    workspace.hold(Array(sceneText(scene).utf8), at: "test.scene.yaml")
    let loaded = workspace.loadScene("test.scene.yaml")
    return try #require(try workspace.film(loaded, plan))
  }

  /// Where a color is filled, in the screen's coordinates, as the boxes of the shapes.
  private static func boxes(_ list: DisplayList, of color: Color) -> [Rect] {
    var transforms: [DioramaCore.AffineTransform] = [.identity]
    var found: [Rect] = []
    for item in list.items {
      switch item {
      case .begin(let group):
        transforms.append(group.transform.then(transforms.last ?? .identity))
      case .end: transforms.removeLast()
      case .fill(let path, .color(color)):
        if let box = path.box { found.append(transforms[transforms.count - 1].apply(box)) }
      default: break
      }
    }
    return found
  }

  private static func texts(_ list: DisplayList) -> [GlyphRun] {
    list.items.compactMap { item in
      if case .text(let run) = item { run } else { nil }
    }
  }

  @Test func `a view is filled where it stands, a turned one in its box`() throws {
    let list = try Self.list(
      """
      view:
        subviews:
          - { type: UIView, frame: [10, 20, 30, 40], backgroundColor: red }
          - { type: UIView, frame: [100, 100, 100, 50], backgroundColor: blue, transform: [ { rotate: 1.5707963267948966 } ] }
      """)
    #expect(Self.boxes(list, of: Color(bytes: 255, 0, 0)) == [Rect(10, 20, 30, 40)])
    let turned = try #require(Self.boxes(list, of: Color(bytes: 0, 0, 255)).first)
    #expect(near(turned, Rect(125, 75, 50, 100)))
  }

  @Test func `what is hidden, or paled to nothing, is not drawn`() throws {
    let list = try Self.list(
      """
      view:
        subviews:
          - type: UIView
            frame: [0, 0, 9, 9]
            hidden: true
            backgroundColor: red
            subviews: [ { type: UIView, frame: [0, 0, 5, 5], backgroundColor: red } ]
          - { type: UIView, frame: [0, 0, 9, 9], alpha: 0, backgroundColor: red }
      """)
    #expect(Self.boxes(list, of: Color(bytes: 255, 0, 0)) == [])
  }

  @Test func `each letter of a label stands where the metrics put it`() throws {
    let list = try Self.list(
      """
      view:
        subviews: [ { type: UILabel, frame: [20, 100, 200, 21], text: Volume, textColor: red } ]
      """)
    let run = try #require(Self.texts(list).first { $0.text == "Volume" })
    #expect(run.color == Color(bytes: 255, 0, 0))
    #expect(run.places.count == 6)
    #expect(run.places.first == 0)
    #expect(run.places == run.places.sorted())
    #expect(run.face.size == 17)
    #expect(run.end > 50 && run.end < 70)
  }

  @Test func `an animation is drawn where it is on its way`() throws {
    let scene = """
      root:
        type: UIViewController
        lifecycle:
          viewDidAppear:
            - animate: { duration: 1s, curve: linear, set: { box.center: [105, 5] } }
        view:
          subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10], backgroundColor: red } ]
      """
    let half = try Self.list(scene, at: 0.5)
    let box = try #require(Self.boxes(half, of: Color(bytes: 255, 0, 0)).first)
    #expect(abs(box.minX - 50) < 0.5)
  }

  @Test func `groups are balanced and numbers finite in every scene`() throws {
    var count = 0
    for path in Discovery.files([PackageFolder.path("scenes")]).files
    where Discovery.kind(of: path) == .scene {
      var workspace = Workspace()
      let loaded = workspace.loadScene(path)
      guard loaded.scene != nil, let film = try workspace.film(loaded, FilmPlan()) else { continue }
      for frame in film.frames {
        var depth = 0
        for item in frame.list.items {
          if case .begin = item { depth += 1 }
          if case .end = item { depth -= 1 }
          #expect(depth >= 0)
        }
        #expect(depth == 0)
        let text = displayListSVG(frame.list, title: path)
        #expect(!text.contains("nan") && !text.contains("inf\""))
        #expect(text == displayListSVG(frame.list, title: path))
        #expect(XMLParser(data: Data(text.utf8)).parse(), "\(path) is no XML")
      }
      count += 1
    }
    #expect(count > 50)
  }

  @Test func `a label cannot break out of the picture`() throws {
    let list = try Self.list(
      """
      view:
        subviews:
          - { type: UILabel, id: a, frame: [0, 0, 300, 20], text: '</text></svg><script>alert(1)</script> & "' }
      """)
    let text = displayListSVG(list, title: "</title>")
    #expect(!text.contains("<script"))
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }

  @Test func `a strip shows equal steps side by side`() throws {
    let scene = """
      root:
        type: UIViewController
        lifecycle:
          viewDidAppear:
            - animate: { duration: 1s, curve: linear, set: { box.center: [105, 5] } }
        view:
          subviews: [ { type: UIView, id: box, frame: [0, 0, 10, 10], backgroundColor: red } ]
      """
    let film = try Self.film(scene, FilmPlan(count: 3, until: VirtualTime(seconds: 1)))
    #expect(film.frames.map(\.time.seconds) == [0, 0.5, 1])
    let strip = DisplayList.strip(film.frames.map(\.list))
    #expect(strip.size == Size(3 * 320 + 4 * 10, 568 + 20))
    let places = Self.boxes(strip, of: Color(bytes: 255, 0, 0)).map { $0.minX.rounded() }
    #expect(places == [10, 390, 770])
  }

  @Test
  func `a tree of any depth is drawn in its own size, and its tint comes down as it is asked for`()
  {
    var views = Views()
    let root = views.add(Rect(0, 0, 100, 100))
    var deepest = root
    for depth in 0..<10_000 {
      deepest = views.add(Rect(0, 0, 100, 100), in: deepest)
      if depth % 997 == 0 { views.graph.tint[deepest.offset] = Color(white: Double(depth) / 1e4) }
      if depth == 5000 { views.graph.traits[deepest.offset].tintAdjustmentMode = .dimmed }
    }
    var tint = InheritedTint(above: root, in: views.graph)
    var current: ObjectID? = root
    while let view = current {
      tint = tint.entering(view, in: views.graph)
      if view.offset % 501 == 0 { #expect(tint.shown == views.graph.inheritedTint(of: view)) }
      current = views.graph.firstChild(of: view)
    }
    let record = RunRecord(
      sceneName: "deep", scriptName: nil, device: Device.profiles[0], os: 7,
      orientation: .portrait, locale: "en_US", time: .zero, graph: views.graph, window: root)
    views.graph.traits[deepest.offset].backgroundColor = Color(white: 0)
    var shown = record
    shown.graph = views.graph
    let text = displayListSVG(displayList(shown), title: "deep")
    #expect(text.utf8.count < 2_000_000)
    #expect(text.contains("fill=\"#000000\""))
  }

  @Test func `annotations name the views`() throws {
    let scene = """
      view:
        subviews: [ { type: UISwitch, id: power, center: [100, 100] } ]
      """
    let plain = try Self.film(scene, FilmPlan()).frames[0].list
    let marked = try Self.film(scene, FilmPlan(isAnnotated: true)).frames[0].list
    #expect(!Self.texts(plain).contains { $0.text == "power" })
    #expect(Self.texts(marked).contains { $0.text == "power" })
  }
}

extension Path {
  /// The box of its points and control points.
  fileprivate var box: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      top = min(top, point.y)
      right = max(right, point.x)
      bottom = max(bottom, point.y)
    }
    return Rect(left, top, right - left, bottom - top)
  }
}
