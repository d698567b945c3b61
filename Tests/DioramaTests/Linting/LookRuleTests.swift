// SPDX-License-Identifier: MIT
import Diorama
import DioramaCore
import Foundation
import Testing

/// Texts without room or contrast, and images without names, files or the right size.
@Suite struct LookRuleTests {
  @Test func `texts that have no room in the frame they are given`() {
    let scene = """
      diorama: 1
      state: { word: Notifications }
      view:
        subviews:
          - { type: UILabel, text: Notifications, frame: [0, 0, 60, 21] }
      #                            ^^^^^^^^^^^^^ warning truncated-text
          - { type: UILabel, text: Notifications, frame: [0, 0, 120, 21] }
          - { type: UILabel, text: Notifications, frame: [0, 0, 60, 21], sizeToFit: true }
          - { type: UILabel, text: Notifications, frame: [0, 0, 60, 21], adjustsFontSizeToFitWidth: true }
          - { type: UILabel, text: Notifications and sounds, frame: [0, 0, 120, 50], numberOfLines: 2 }
          - { type: UILabel, text: Notifications and sounds, frame: [0, 0, 120, 30], numberOfLines: 0 }
      #                            ^^^^^^^^^^^^^^^^^^^^^^^^ warning truncated-text
          - { type: UILabel, text: Notifications, frame: [0, 0, 60, 21], lineBreakMode: byClipping }
      #                            ^^^^^^^^^^^^^ warning truncated-text
          - { type: UILabel, text: "${state.word}", frame: [0, 0, 60, 21] }
          - { type: UIButton, title: { normal: Notifications, disabled: "-" }, frame: [0, 0, 60, 44] }
      #                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning truncated-text
          - { type: UIButton, title: Go, frame: [0, 60, 60, 44] }
      """
    #expect(disagreements(scene) == "")
    let first = LintedText(scene: scene).findings.first
    #expect(first?.message.contains("it shows 'Notif") == true)
  }

  @Test func `a text that an action writes is not judged`() {
    let scene = """
      diorama: 1
      view:
        subviews:
          - { type: UILabel, id: name, text: Notifications, frame: [0, 0, 60, 21] }
          - type: UIButton
            title: Go
            frame: [0, 60, 60, 44]
            actions: { touchUpInside: [ { set: { name.text: A } } ] }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `colors that are hard to tell apart`() {
    let scene = """
      diorama: 1
      state: { pale: true }
      view:
        backgroundColor: white
        subviews:
          - { type: UILabel, text: Sent, frame: [0, 0, 100, 21], textColor: lightGray }
      #                                                                     ^^^^^^^^^ warning low-contrast
          - { type: UILabel, text: Sent, frame: [0, 30, 100, 21], textColor: darkGray }
          - { type: UILabel, text: Sent, frame: [0, 60, 100, 21] }
          - { type: UILabel, text: Sent, frame: [0, 90, 100, 21], font: system 18, textColor: "#949494" }
          - { type: UILabel, text: Sent, frame: [0, 120, 100, 21], font: system 17, textColor: "#949494" }
      #                                                                                        ^^^^^^^^^ warning low-contrast
          - { type: UILabel, text: Sent, frame: [0, 150, 100, 21], font: bold 14, textColor: "#949494" }
          - { type: UILabel, text: Sent, frame: [0, 180, 100, 21], textColor: lightGray, isEnabled: false }
          - { type: UILabel, text: Sent, frame: [0, 210, 100, 21], textColor: "${state.pale ? 'white' : 'black'}" }
          - { type: UILabel, text: Sent, frame: [0, 240, 100, 21], textColor: lightGray, backgroundColor: black }
          - { type: UILabel, frame: [0, 270, 100, 21], textColor: lightGray }
      """
    #expect(disagreements(scene) == "")
    let fix = LintedText(scene: MarkedScene.unmarked(scene)).findings.first?.fixes.first
    #expect(fix?.applicability == .shown)
    #expect(fix?.edits.map(\.replacement) == ["\"#757575\""])
  }

  @Test
  func `a background that the scene does not give, or that is not the one behind, is no matter`() {
    let scene = """
      diorama: 1
      images: { Sky: { size: [320, 200], color: blue } }
      view:
        subviews:
          - { type: UILabel, text: A, frame: [0, 0, 100, 21], textColor: lightGray }
          - type: UIView
            frame: [0, 100, 320, 200]
            backgroundColor: white
            subviews:
              - { type: UIImageView, image: Sky, frame: [0, 0, 320, 200] }
              - { type: UILabel, text: B, frame: [0, 0, 100, 21], textColor: white }
          - type: UIView
            frame: [0, 300, 320, 100]
            backgroundColor: white
            subviews:
              - { type: UIView, frame: [0, 0, 320, 50], backgroundColor: black }
              - { type: UILabel, text: C, frame: [0, 0, 100, 21], textColor: white }
              - { type: UILabel, text: D, frame: [0, 60, 100, 21], textColor: "#EEEEEE" }
      #                                                                       ^^^^^^^^^ warning low-contrast
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `what shows a picture and has no name`() {
    let scene = """
      diorama: 1
      images: { Bin: { size: [24, 24], color: black } }
      state: { title: Delete }
      view:
        subviews:
          - { type: UIButton, id: bin, image: Bin, frame: [0, 0, 44, 44] }
      #                           ^^^ warning missing-accessibility-label
          - { type: UIButton, image: Bin, title: Delete, frame: [0, 50, 120, 44] }
          - { type: UIButton, image: Bin, title: "${state.title}", frame: [0, 100, 120, 44] }
          - { type: UIButton, image: Bin, accessibilityLabel: Delete, frame: [0, 150, 44, 44] }
          - { type: UIButton, image: Bin, isAccessibilityElement: false, frame: [0, 200, 44, 44] }
          - { type: UIImageView, image: Bin, frame: [0, 250, 44, 44] }
      """
    #expect(disagreements(scene) == "")
  }

  @Test func `an image needs a file for the screen`() throws {
    let pixel = try #require(Self.picture)
    let files = [
      "a.scene.yaml": "diorama: 1\nview: { subviews: [ { type: UIImageView, image: Dot } ] }\n"
    ]
    try withFolder(files) { folder in
      try Self.write(pixel, to: folder + "/Dot.png")
      #expect(Self.findings(folder) == ["missing-retina-image"])
      try Self.write(pixel, to: folder + "/Dot@2x.png")
      #expect(Self.findings(folder) == [])
    }
  }

  /// A picture of the package's own scenes.
  private static var picture: [UInt8]? {
    try? Files.read(PackageFolder.path("scenes/recipes/images/Thumb.png"), limit: 1 << 20)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private static func findings(_ folder: String) -> [String] {
    var workspace = Workspace()
    return workspace.lint([folder + "/a.scene.yaml"]).map(\.rule)
  }

  @Test func `images of another size than their place has`() {
    let scene = """
      diorama: 1
      images:
        Knob: { size: [23, 23], color: red }
        Dot: { size: [10, 10], color: red }
      view:
        subviews:
          - { type: UISlider, frame: [0, 0, 200, 31], thumbImage: Knob }
          - { type: UISlider, frame: [0, 50, 200, 31], thumbImage: Dot }
      #                                                            ^^^ warning image-size
          - { type: UIImageView, image: Dot }
      """
    #expect(disagreements(scene) == "")
  }
}
