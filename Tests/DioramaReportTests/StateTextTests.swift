// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaExpressions
import DioramaModel
import DioramaReport
import Testing

@Suite struct StateTextTests {
  @Test func `a state has a head line, the tree and the log`() {
    var run = SampleRun()
    run.set(SampleRun.view, "backgroundColor", .string("white"))
    _ = run.add(
      "UISlider", "volume", frame: Rect(60, 272.5, 200, 23), to: SampleRun.view,
      [("maximumValue", .int(100)), ("value", .int(100))])
    var record = run.record(at: 0.5)
    record.log = ["New value = 100.000000"]
    #expect(
      stateText(record)
        == """
        iPhone 5s · iOS 7 · portrait · 320 x 568 @2x · t = 0.5 s
        <UIWindow: window; frame = (0 0; 320 568)>
           | <UIView: view; frame = (0 0; 320 568); backgroundColor = white>
           |    | <UISlider: volume; frame = (60 272.5; 200 31); value = 100; maximumValue = 100>
        log
           New value = 100.000000

        """.replacing("200 31", with: heightOfVolume(run)))
  }

  /// Sliders may or may not keep a fixed height; that is not for this test to say.
  private func heightOfVolume(_ run: SampleRun) -> String {
    let frame = run.graph.frame(of: ObjectID(2))
    return "\(DecimalText.report(frame.width)) \(DecimalText.report(frame.height))"
  }

  @Test func `a turned view shows its bounds, center and transform`() {
    let line = lineOf("UIView", frame: Rect(0, 0, 100, 50)) { run, object in
      run.set(object, "transform", .transform(AffineTransform(0, 1, -1, 0, 0, 0)))
    }
    #expect(
      line == """
        <UIView: x; frame = (25 -25; 50 100); bounds = (0 0; 100 50); center = (50 25); \
        transform = [0, 1, -1, 0, 0, 0]>
        """)
  }

  @Test func `a scrolled view shows its bounds`() {
    let line = lineOf("UIView", frame: Rect(0, 0, 100, 50)) { run, object in
      run.set(object, "bounds", .rect(Rect(0, 20, 100, 50)))
    }
    #expect(line == "<UIView: x; frame = (0 0; 100 50); bounds = (0 20; 100 50)>")
  }

  @Test func `only a tint of its own is shown`() {
    var run = SampleRun()
    run.set(SampleRun.window, "tintColor", .string("#FF8000"))
    let label = run.add("UILabel", "x", to: SampleRun.view)
    #expect(stateText(run.record(), of: SampleRun.window).contains("tintColor = #FF8000FF>"))
    #expect(tree(run, label) == "<UILabel: x; frame = (0 0; 0 0)>")
  }

  @Test(arguments: [
    ("Play", "Play"), ("a; b", "\"a; b\""), ("", "\"\""), (" a", "\" a\""), ("a\nb", "\"a\\nb\""),
    ("say \"hi\" \\", "\"say \\\"hi\\\" \\\\\""), ("a > b", "\"a > b\""), ("a, b: c", "a, b: c"),
    ("C:\\dir", "C:\\dir"),
  ])
  func `texts have quotes where the line needs them`(text: String, printed: String) {
    #expect(
      lineOf("UILabel", [("text", .string(text))])
        == "<UILabel: x; frame = (0 0; 0 0); text = \(printed)>")
  }

  @Test(arguments: [
    (Font.system(12), "system 12"), (.system(20, .bold), "bold 20"),
    (Font(.system, size: 12.5, isItalic: true), "italic 12.5"),
    (.system(18, .semibold), "{system: 18, weight: semibold}"),
    (
      Font(.system, size: 18, weight: .bold, isItalic: true),
      "{system: 18, weight: bold, italic: true}"
    ),
    (Font(.named("Helvetica-Bold"), size: 12), "{name: Helvetica-Bold, size: 12}"),
    (Font(.style("headline"), size: 17), "{style: headline}"),
  ])
  func `fonts print as a scene would name them`(font: Font, printed: String) {
    #expect(
      lineOf("UILabel", [("font", .font(font))])
        == "<UILabel: x; frame = (0 0; 0 0); font = \(printed)>")
  }

  @Test func `values by state print as a mapping unless there is only the normal one`() {
    var titles = ValueMap()
    titles[.string("normal")] = .string("Play")
    #expect(
      lineOf("UIButton", [("title", .map(titles))])
        == "<UIButton: x; frame = (0 0; 0 0); title = Play>")
    titles[.string("selected")] = .string("Stop, now")
    #expect(
      lineOf("UIButton", [("title", .map(titles))])
        == "<UIButton: x; frame = (0 0; 0 0); title = {normal: Play, selected: \"Stop, now\"}>")
  }

  @Test func `lists, images, insets, offsets and option sets have their forms`() {
    #expect(
      lineOf("UISegmentedControl", [("segments", .list([.string("A"), .string("B")]))])
        .hasSuffix("segments = [A, B]>"))
    let image = ImageReference("Dot", capInsets: EdgeInsets(0, 4, 0, 4), resizingMode: .tile)
    #expect(
      lineOf("UISlider", [("thumbImage", .image(image))])
        .hasSuffix("thumbImage = {name: Dot, capInsets: {0, 4, 0, 4}, resizingMode: tile}>"))
    #expect(
      lineOf("UIButton", [("titleEdgeInsets", .insets(EdgeInsets(0, 0.12345, 0, -8)))])
        .hasSuffix("titleEdgeInsets = {0, 0.123, 0, -8}>"))
    #expect(
      lineOf("UILabel", [("shadowOffset", .offset(Offset(1, 1)))])
        .hasSuffix("shadowOffset = (1 1)>"))
    let mask: Value = .list([.string("flexibleWidth"), .string("flexibleHeight")])
    #expect(
      lineOf("UIView", [("autoresizingMask", mask)])
        .hasSuffix("autoresizingMask = [flexibleHeight, flexibleWidth]>"))
    #expect(
      lineOf("UIView", [("intrinsicContentSize", .list([.null, .int(20)]))])
        .hasSuffix("intrinsicContentSize = [null, 20]>"))
  }

  @Test func `floats print with at most three decimals, as all numbers of the text do`() {
    #expect(lineOf("UISlider", [("value", .double(1.0 / 3))]).hasSuffix("value = 0.333>"))
  }

  @Test func `what is in flight stands at the end, in declared order`() {
    var run = SampleRun()
    let box = run.add("UIView", "x", to: SampleRun.view, [("alpha", .int(0))])
    var record = run.record()
    record.inFlight = [
      InFlight(object: box, property: "backgroundColor", shown: .color(Color(white: 1))),
      InFlight(object: box, property: "alpha", shown: .double(0.5)),
    ]
    #expect(
      stateText(record, of: box).hasSuffix(
        "alpha = 0; presentation = {alpha: 0.5, backgroundColor: white}>\n"))
  }

  @Test func `the model stands between the tree and the log`() {
    var record = SampleRun().record()
    record.state = [("count", .int(2)), ("who", .string("")), ("ids", .list([.object(.init(1))]))]
    record.log = ["a\nb", ""]
    #expect(
      stateText(record).hasSuffix(
        """
        state
           count = 2
           who = ""
           ids = [view]
        log
           a
           b
           

        """))
  }

  private func lineOf(
    _ className: String, frame: Rect? = nil, _ settings: [(String, Value)] = [],
    change: (inout SampleRun, ObjectID) -> Void = { _, _ in }
  ) -> String {
    var run = SampleRun()
    let object = run.add(className, "x", frame: frame, to: SampleRun.view, settings)
    change(&run, object)
    return tree(run, object)
  }

  private func tree(_ run: SampleRun, _ object: ObjectID) -> String {
    stateText(run.record(), of: object).split(separator: "\n").dropFirst().joined(separator: "\n")
  }
}
