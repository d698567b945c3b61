// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaModel
import Testing

/// Languages, text sizes and what else a script varies.
@Suite struct VariationTests {
  private static let greeting = """
    strings: { en: { hello: Hello, bye: Bye }, de: { hello: Hallo } }
    view:
      subviews:
        - { type: UILabel, id: a, text: { localized: hello }, font: { style: body } }
        - { type: UILabel, id: b, text: { localized: bye } }
    """

  @Test func `text follows the locale, and a key that is missing shows itself`() {
    let play = Play(
      Self.greeting, "- print: \"${a.text} ${b.text} ${locale.languageCode}\"",
      header: "variations: { locales: [en_US, de, de_AT, fr] }\n")
    #expect(
      play.records.map { $0.steps.first?.output ?? "" } == [
        "Hello Bye en", "Hallo bye de", "Hallo bye de", "Hello Bye fr",
      ])
  }

  @Test func `a key that the language lacks is a warning`() {
    #expect(
      findings(of: Self.greeting.replacing("hello }, font", with: "helo }, font"))
        == "4:50 missing-localization the texts of 'en' have no 'helo', so the key itself is shown; did you mean 'hello'?"
    )
  }

  @Test func `strings files are read as Xcode writes them`() {
    let read = StringsText(
      """
      /* A greeting */
      "hello" = "Hallo \\"Welt\\"\\n";
      // One more
      "bye" = "Tsch\\U00fcss";
      plain = "ja";
      """)
    #expect(read.texts == ["hello": "Hallo \"Welt\"\n", "bye": "Tschüss", "plain": "ja"])
    #expect(
      StringsText("\"a\" = \"b\"\n\"c\" = \"d\";").findings == [
        "1:1 ';' is missing after the text of 'a'"
      ])
  }

  @Test func `text styles have the size of the run's category`() {
    let play = Play(
      Self.greeting, "- print: \"${intrinsicContentSize(a).height}\"",
      header:
        "variations: { os: [7, 17], contentSizes: [extraSmall, large, extraExtraExtraLarge] }\n")
    #expect(
      play.records.map { "\($0.os) \($0.contentSize) \($0.steps.first?.output ?? "")" } == [
        "7 extraSmall 17", "7 large 20.5", "7 extraExtraExtraLarge 27.5", "17 extraSmall 17",
        "17 large 20.5", "17 extraExtraExtraLarge 27.5",
      ])
  }

  @Test func `traits say what the device is and how it is held`() {
    let play = Play(
      "view: {}",
      "- print: \"${traits.horizontalSizeClass} ${traits.verticalSizeClass} ${traits.layoutDirection}\"",
      header: """
        devices: [iPhone 5s, iPhone 6 Plus, iPad Air]
        variations: { orientations: [portrait, landscapeLeft], locales: [ar] }

        """)
    #expect(
      play.records.map { $0.steps.first?.output ?? "" } == [
        "compact regular rightToLeft", "compact compact rightToLeft",
        "compact regular rightToLeft", "regular compact rightToLeft",
        "regular regular rightToLeft", "regular regular rightToLeft",
      ])
  }

  @Test func `outputs are told apart by what varies`() {
    let play = Play(
      "view: {}", "- snapshot: start",
      header: "variations: { locales: [en_US, de], contentSizes: [large], os: [7] }\n")
    #expect(play.records.map(\.variation) == ["+7+en_US+large", "+7+de+large"])
  }

  @Test func `soft steps go on, steps of other devices are passed over`() {
    let play = Play(
      "view: {}",
      """
      - { expect: { view.tag: 1 }, soft: true }
      - { expect: { view.tag: 2 }, devices: [iPad Air] }
      - expect: { view.tag: 0 }
      """, header: "devices: [iPhone 5s, iPad Air]\n")
    #expect(
      play.records.map { $0.steps.map { $0.failures.isEmpty } } == [
        [false, true], [false, false],
      ])
  }

  @Test func `what is wrong on one device only keeps the script from running, and is told`() {
    let scene = """
      view:
        subviews:
          - { type: UIView, id: box }
          - { type: UIView, id: box, when: "${traits.idiom == 'pad'}" }
      """
    let play = Play(scene, "- wait: 0", header: "devices: [iPhone 5s, iPad Air]\n")
    #expect(play.records.isEmpty)
    #expect(play.outcome == "test.scene.yaml:4:27 duplicate-id the id 'box' is taken")
    #expect(Play(scene, "- wait: 0", header: "devices: [iPhone 5s]\n").outcome == "passed")
  }
}
