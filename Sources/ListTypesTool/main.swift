// SPDX-License-Identifier: MIT
import Foundation

// Arguments: the file to write, then for each list its name, its type and its members.
let arguments = CommandLine.arguments
var text = "// Written by the ListTypes plugin from the names of folders and files.\n"
text += "import DioramaModel\n"
var index = 2
while index + 2 < arguments.count {
  let members = arguments[index + 2].split(separator: ",").map { "  \($0).self,\n" }.joined()
  text += "\npackage let \(arguments[index]): [\(arguments[index + 1])] = [\n\(members)]\n"
  index += 3
}
try text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
