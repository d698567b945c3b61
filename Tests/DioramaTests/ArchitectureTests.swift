// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What the sources must not do, read from their text.
@Suite struct ArchitectureTests {
  /// Every Swift file of the package by its path from the package's folder.
  private static let files: [(path: String, text: String)] = {
    ["Sources", "Tests", "Plugins"].flatMap { folder -> [(path: String, text: String)] in
      let root = PackageFolder.path(folder)
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
        (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)).map {
          ("\(folder)/\(name)", $0)
        }
      }
    }
  }()

  /// What a module imports, by module.
  private static func imports(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "internal" }
      return words.first == "import" ? words.last.map(String.init) : nil
    }
  }

  @Test func `each Swift file begins with its licence`() {
    let without = Self.files.filter { !$0.text.hasPrefix("// SPDX-License-Identifier: MIT\n") }
    #expect(without.map(\.path) == [])
    #expect(Self.files.count > 100)
  }

  @Test func `no Swift file is longer than 400 lines`() {
    let long = Self.files.filter {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).count > 401
    }
    #expect(long.map(\.path) == [])
  }

  @Test func `only the front door and tools know of the system`() {
    let system: Set<String> = ["Foundation", "Glibc", "Darwin", "FoundationEssentials", "Musl"]
    let free = [
      "Sources/Diorama/", "Sources/DioramaCLI/", "Sources/DioramaFuzz/",
      "Sources/DioramaRasterTool/", "Sources/ListTypesTool/",
      "Sources/DioramaRasterTool/",
      "Tests/", "Plugins/",
    ]
    let wrong = Self.files.filter { file in
      !free.contains { file.path.hasPrefix($0) }
        && !system.isDisjoint(with: Self.imports(file.text))
    }
    #expect(wrong.map(\.path) == [])
  }

  @Test(arguments: [
    "try!", "as!", "fatalError(", "baseAddress!", ".first!", ".last!", "unsafeBitCast",
  ])
  func `user input never traps`(pattern: String) {
    let wrong = Self.files.filter { file in
      file.path.hasPrefix("Sources/Diorama") && file.text.contains(pattern)
    }
    #expect(wrong.map(\.path) == [])
  }

  @Test func `no module imports what Package.swift does not let it`() throws {
    let manifest = try String(contentsOfFile: PackageFolder.path("Package.swift"), encoding: .utf8)
    var wrong: [String] = []
    var count = 0
    for match in manifest.matches(of: /module\(\s*"(\w+)"(?:,\s*needs: \[([^\]]*)\])?/) {
      let name = String(match.1)
      let needs = Set((match.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) })
      count += 1
      for file in Self.files where file.path.hasPrefix("Sources/\(name)/") {
        let own = Self.imports(file.text).filter { $0.hasPrefix("Diorama") || $0.hasPrefix("C") }
        wrong += own.filter { !needs.contains($0) }.map { "\(file.path) imports \($0)" }
      }
    }
    #expect(wrong == [])
    #expect(count >= 10)
  }

  @Test func `passes and content do not know one another`() {
    let passes = ["Reading", "Lint", "Simulation", "Report", "Reference"].map { "Diorama\($0)" }
    for file in Self.files {
      let imported = Self.imports(file.text)
      if passes.contains(where: { file.path.hasPrefix("Sources/\($0)/") }) {
        #expect(!imported.contains("DioramaUIKit"), Comment(rawValue: file.path))
      }
      if file.path.hasPrefix("Sources/DioramaUIKit/") {
        #expect(Set(imported).isDisjoint(with: passes), Comment(rawValue: file.path))
      }
    }
  }
}
