// SPDX-License-Identifier: MIT
import DioramaDrawing
import DioramaRaster

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `diorama-raster`: reels on standard input become pictures on standard output.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(ToolFailure) {
      try run(arguments)
    } catch {
      switch error {
      case .usage(let message):
        System.say("\(message)\n\n\(help)")
        exit(64)
      case .input(let message):
        System.say(message)
        exit(2)
      }
    }
  }

  static let help = """
    usage: diorama-raster draw --format png|pdf|apng < reel > picture
           diorama-raster version
    """

  private static func run(_ arguments: [String]) throws(ToolFailure) {
    switch arguments.first {
    case "draw":
      guard arguments.count == 3, arguments[1] == "--format" else {
        throw .usage("'draw' needs '--format' and its value only")
      }
      try draw(arguments[2])
    case "version":
      guard arguments.count == 1 else { throw .usage("'version' takes no options") }
      do throws(RasterFailure) {
        var rasteriser = try Rasteriser()
        System.write(Array("\(rasteriser.versions())\n".utf8))
      } catch {
        throw .input(error.message)
      }
    case "--help", "-h", "help":
      System.write(Array("\(help)\n".utf8))
    case let word:
      throw .usage(word.map { "there is no command '\($0)'" } ?? "a command is missing")
    }
  }

  private static func draw(_ format: String) throws(ToolFailure) {
    guard let format = Format(rawValue: format) else {
      throw .usage("there is no format '\(format)'; there are png, pdf and apng")
    }
    let bytes = try System.standardInput(limit: 512 << 20)
    let reel: Reel
    do throws(ReelDamage) {
      reel = try Reel(unpacking: bytes)
    } catch {
      throw .input("the reel cannot be read: \(error.reason), at byte \(error.place)")
    }
    do throws(RasterFailure) {
      var rasteriser = try Rasteriser()
      let picture =
        switch format {
        case .png: try rasteriser.png(reel)
        case .pdf: try rasteriser.pdf(reel)
        case .apng: try rasteriser.animatedPNG(reel)
        }
      for note in rasteriser.notes { System.say("note: \(note)") }
      System.write(picture)
    } catch {
      throw .input(error.message)
    }
  }
}

private enum Format: String { case png, pdf, apng }

/// Why the tool ends without a picture.
enum ToolFailure: Error {
  case usage(String)
  case input(String)
}
