// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// The flags every module of the product is built with.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A module of the product and every arrow that leaves it.
func module(
  _ name: String, needs: [Target.Dependency] = [], listsTypes: ListsTypes = .no
) -> Target {
  .target(
    name: name, dependencies: needs, swiftSettings: strict,
    plugins: listsTypes == .yes ? [.plugin(name: "ListTypes")] : [])
}

/// Whether the types of a module's folders are listed by the plugin.
enum ListsTypes { case yes, no }

/// The tests of one module; `folders` hold files that they read where they are.
func tests(
  _ name: String, needs: [Target.Dependency], reading folders: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: needs, exclude: folders, swiftSettings: strict)
}

let package = Package(
  name: "Diorama",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "diorama", targets: ["DioramaCLI"]),
    .executable(name: "diorama-raster", targets: ["DioramaRasterTool"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "CRE2",
      // From Homebrew's re2 or apt's libre2-dev.
      cxxSettings: [
        .treatAllWarnings(as: .error),
        .unsafeFlags(["-I/opt/homebrew/include"], .when(platforms: [.macOS])),
      ],
      linkerSettings: [
        // A static link looks for what RE2 needs behind it.
        .linkedLibrary("re2"), .linkedLibrary("stdc++", .when(platforms: [.linux])),
        .unsafeFlags(["-L/opt/homebrew/lib"], .when(platforms: [.macOS])),
      ]),
    .target(
      name: "CUnistring",
      // From Homebrew's or apt's libunistring, which have no pkg-config file.
      cSettings: [
        .treatAllWarnings(as: .error),
        .unsafeFlags(["-I/opt/homebrew/include"], .when(platforms: [.macOS])),
      ],
      linkerSettings: [
        .linkedLibrary("unistring"),
        .unsafeFlags(["-L/opt/homebrew/lib"], .when(platforms: [.macOS])),
      ]),
    .target(
      name: "CFriBidi",
      // From Homebrew's fribidi or apt's libfribidi-dev.
      cSettings: [
        .treatAllWarnings(as: .error),
        .unsafeFlags(["-I/opt/homebrew/include"], .when(platforms: [.macOS])),
      ],
      linkerSettings: [
        .linkedLibrary("fribidi"),
        .unsafeFlags(["-L/opt/homebrew/lib"], .when(platforms: [.macOS])),
      ]),
    .target(
      name: "CBox2D",
      exclude: [
        "box2d/LICENSE", "box2d/README.md", "box2d/src/common/b2_timer.cpp",
        "box2d/src/collision/b2_distance.cpp", "box2d/src/collision/b2_time_of_impact.cpp",
      ],
      cxxSettings: [
        .treatAllWarnings(as: .error),
        .headerSearchPath("box2d/include"), .headerSearchPath("box2d/src"),
        .headerSearchPath("settings"), .headerSearchPath("."),
        .define("B2_USER_SETTINGS"), .define("NDEBUG"),
        // The same bits in every build: nothing contracted, and optimised when debugging, too.
        .unsafeFlags(["-O2", "-ffp-contract=off"]),
      ]),  // The C++ library comes with CRE2, which must name it behind RE2 itself.
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .target(name: "CTextTables"),
    .target(name: "CTimeZones"),
    .target(name: "CLocales"),
    module("DioramaCore"),
    module("DioramaDrawing", needs: ["DioramaCore"]),
    module("DioramaText", needs: ["DioramaCore", "CTextTables", "CUnistring", "CFriBidi"]),
    module("DioramaLocale", needs: ["DioramaCore", "CLocales", "CTimeZones"]),
    module("DioramaExpressions", needs: ["DioramaCore", "DioramaLocale", "CRE2"]),
    module(
      "DioramaModel",
      needs: [
        "DioramaCore", "DioramaDrawing", "DioramaText", "DioramaLocale", "DioramaExpressions",
      ]),
    module(
      "DioramaReading",
      needs: ["DioramaCore", "DioramaLocale", "DioramaExpressions", "DioramaModel", "CYAML"]),
    module(
      "DioramaUIKit",
      needs: [
        "DioramaCore", "DioramaDrawing", "DioramaLocale", "DioramaText", "DioramaExpressions",
        "DioramaModel",
      ],
      listsTypes: .yes),
    module(
      "DioramaLint",
      needs: ["DioramaCore", "DioramaText", "DioramaExpressions", "DioramaModel"],
      listsTypes: .yes),
    .plugin(name: "ListTypes", capability: .buildTool(), dependencies: ["ListTypesTool"]),
    .executableTarget(name: "ListTypesTool", swiftSettings: [.swiftLanguageMode(.v6)]),
    module(
      "DioramaSimulation",
      needs: [
        "DioramaCore", "DioramaDrawing", "DioramaLocale", "DioramaText", "DioramaExpressions",
        "DioramaModel", "DioramaPhysics",
      ]),
    module("DioramaPhysics", needs: ["DioramaCore", "CBox2D"]),
    module(
      "DioramaReport",
      needs: [
        "DioramaCore", "DioramaDrawing", "DioramaText", "DioramaExpressions", "DioramaModel",
      ]),
    module(
      "DioramaReference",
      needs: ["DioramaCore", "DioramaExpressions", "DioramaModel", "DioramaReport"]),
    module(
      "Diorama",
      needs: [
        "DioramaCore", "DioramaDrawing", "DioramaExpressions", "DioramaModel", "DioramaReading",
        "DioramaUIKit", "DioramaSimulation", "DioramaLint", "DioramaReport", "DioramaReference",
      ]),
    module(
      "DioramaRaster",
      needs: [
        "DioramaCore", "DioramaDrawing", "CCairo", "CFreeType", "CPNG", "CTurboJPEG", "CDeflate",
      ]),
    .executableTarget(
      name: "DioramaRasterTool", dependencies: ["DioramaDrawing", "DioramaRaster"],
      swiftSettings: strict,
      // The C libraries are the machine's; Swift's own comes with the program.
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaCLI",
      dependencies: [
        "Diorama", "DioramaCore", "DioramaDrawing", "DioramaExpressions", "DioramaModel",
        "DioramaReading", "DioramaReport", "DioramaReference", "DioramaSimulation", "DioramaLint",
      ], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaFuzz",
      dependencies: [
        "Diorama", "DioramaCore", "DioramaExpressions", "DioramaModel", "DioramaReading",
        "DioramaReport", "DioramaSimulation",
      ], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaTapBenchmark",
      dependencies: ["Diorama", "DioramaCore", "DioramaModel", "DioramaSimulation"],
      path: "Benchmarks/Tap", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaBindingBenchmark",
      dependencies: ["Diorama", "DioramaCore", "DioramaModel", "DioramaSimulation"],
      path: "Benchmarks/Bindings", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaScreenBenchmark",
      dependencies: ["Diorama", "DioramaCore", "DioramaModel", "DioramaSimulation"],
      path: "Benchmarks/Screens", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaPhysicsBenchmark",
      dependencies: ["DioramaCore", "DioramaPhysics"],
      path: "Benchmarks/Physics", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaTypingBenchmark",
      dependencies: ["DioramaCore", "DioramaText"],
      path: "Benchmarks/Typing", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaExpressionBenchmark",
      dependencies: ["DioramaCore", "DioramaExpressions"],
      path: "Benchmarks/Expressions", exclude: ["expressions.tsv"], swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "DioramaTextBenchmark",
      dependencies: ["DioramaCore", "DioramaText"],
      path: "Benchmarks/Text", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux]))]),
    tests("DioramaCoreTests", needs: ["DioramaCore"]),
    tests("DioramaLocaleTests", needs: ["DioramaLocale"]),
    tests("DioramaPhysicsTests", needs: ["DioramaCore", "DioramaPhysics"]),
    tests("DioramaTextTests", needs: ["DioramaCore", "DioramaText"]),
    tests("DioramaExpressionsTests", needs: ["DioramaCore", "DioramaExpressions"]),
    tests(
      "DioramaTests",
      needs: [
        "DioramaCore", "DioramaDrawing", "DioramaLocale", "DioramaExpressions", "DioramaModel",
        "DioramaUIKit", "DioramaReading",
        "DioramaSimulation", "DioramaLint", "DioramaReport", "DioramaReference", "Diorama",
      ],
      reading: ["Corpus"]),
    tests(
      "DioramaReportTests",
      needs: [
        "DioramaCore", "DioramaExpressions", "DioramaModel", "DioramaUIKit", "DioramaReport",
        "DioramaReference",
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
