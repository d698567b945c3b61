// SPDX-License-Identifier: MIT
import DioramaCore
import DioramaText
import Testing

/// Which table measures which font.
@Suite struct FontTableTests {
  private func describe(_ nearest: NearestTable) -> String {
    let how = if case .interface = nearest.table { "interface " } else { "" }
    let family = nearest.table.family.rawValue
    return "\(how)\(family) \(nearest.table.face)\(nearest.isExact ? "" : " (near)")"
  }

  @Test(arguments: [
    ("HelveticaNeue", "HelveticaNeue regular"), ("Helvetica Neue", "HelveticaNeue regular"),
    ("HelveticaNeue-Bold", "HelveticaNeue bold"), ("HelveticaNeue-Medium", "HelveticaNeue medium"),
    ("HelveticaNeue-Light", "HelveticaNeue light"), ("HelveticaNeue-Thin", "HelveticaNeue thin"),
    ("HelveticaNeue-UltraLight", "HelveticaNeue ultraLight"),
    ("HelveticaNeue-Italic", "HelveticaNeue regular (near)"),
    ("HelveticaNeue-BoldItalic", "HelveticaNeue bold (near)"),
    ("HelveticaNeue-CondensedBold", "HelveticaNeue bold (near)"),
    ("Helvetica", "HelveticaNeue regular (near)"),
    ("Helvetica-Bold", "HelveticaNeue bold (near)"),
    ("Helvetica-LightOblique", "HelveticaNeue light (near)"),
    ("ArialMT", "HelveticaNeue regular (near)"),
    ("Arial-BoldMT", "HelveticaNeue bold (near)"),
    (".HelveticaNeueInterface-Regular", "interface HelveticaNeue regular"),
    (".HelveticaNeueInterface-MediumP4", "interface HelveticaNeue interfaceBold"),
    (".SFUIText-Semibold", "SanFrancisco semibold"), (".SFUI-Regular", "SanFrancisco regular"),
    ("SFProDisplay-UltraLight", "SanFrancisco ultraLight"), ("SF Pro Text", "SanFrancisco regular"),
    (".AppleSystemUIFont", "SanFrancisco regular"),
    ("SFMono-Bold", "SanFrancisco bold (near)"),
    ("Avenir-Heavy", "interface HelveticaNeue bold (near)"),
    ("AvenirNext-DemiBold", "interface HelveticaNeue interfaceBold (near)"),
    ("Georgia", "interface HelveticaNeue regular (near)"),
    ("", "interface HelveticaNeue regular (near)"),
  ])
  func namedFonts(_ name: String, _ table: String) {
    #expect(describe(TextMetrics(os: 7).nearestTable(forFontNamed: name)) == table)
  }

  @Test func othersTakeTheSystemFamilyOfTheEra() {
    let nearest = TextMetrics(os: 9).nearestTable(forFontNamed: "AvenirNext-DemiBold")
    #expect(describe(nearest) == "SanFrancisco semibold (near)")
  }

  @Test func aWeightCountsWhereTheNameHasNone() {
    let metrics = TextMetrics(os: 9)
    let bold = Font(.named("Helvetica Neue"), size: 12, weight: .bold)
    #expect(describe(metrics.table(for: bold)) == "HelveticaNeue bold")
    let light = Font(.named("HelveticaNeue-Light"), size: 12, weight: .bold)
    #expect(describe(metrics.table(for: light)) == "HelveticaNeue light")
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"),
    (.regular, "regular"), (.medium, "interfaceBold"), (.semibold, "interfaceBold"),
    (.bold, "interfaceBold"), (.heavy, "bold"), (.black, "bold"),
  ])
  func systemWeightsBeforeSanFrancisco(_ weight: Font.Weight, _ face: String) {
    for os in [6, 7, 8] {
      let table = TextMetrics(os: os).table(for: .system(17, weight))
      #expect(describe(table) == "interface HelveticaNeue \(face)")
    }
    #expect(TextMetrics(os: 9).table(for: .system(17, weight)).table.face == weight.name)
  }

  @Test func familyNames() {
    #expect(TextMetrics(os: 8).resolvedFamilyName(of: .system(17)) == "HelveticaNeue")
    #expect(TextMetrics(os: 9).resolvedFamilyName(of: .system(17)) == "SanFrancisco")
    let named = Font(.named("Helvetica-Bold"), size: 17)
    #expect(TextMetrics(os: 9).resolvedFamilyName(of: named) == "HelveticaNeue")
    #expect(!TextMetrics(os: 9).isKnown(font: named))
  }

  @Test func onlyTheInterfaceFaceIsTracked() {
    let named = MeasuringFont(.helveticaNeue(.regular), size: 12, era: .helveticaNeue)
    let system = MeasuringFont(.interface(.regular), size: 12, era: .helveticaNeue)
    #expect(named.tracking == 0)
    #expect(system.tracking == 18.7)
  }

  @Test func trackingIsLinearBetweenListedSizes() {
    #expect(abs(TrackingSet.helveticaNeue.tracking(at: 38) - -2.4) < 1e-9)
    #expect(TrackingSet.helveticaNeue.tracking(at: 5) == 22)
    #expect(TrackingSet.helveticaNeue.tracking(at: 500) == 2.2)
    #expect(TrackingSet.sanFrancisco9.tracking(at: 19.5) == -25.1)
    #expect(TrackingSet.sanFrancisco11.tracking(at: 19.99) == -24.6)
    #expect(abs(TrackingSet.sanFrancisco14.tracking(at: 19.5) - -23.75) < 1e-9)
    #expect(TrackingSet.sanFrancisco14.tracking(at: 200) == -5.2)
  }
}
