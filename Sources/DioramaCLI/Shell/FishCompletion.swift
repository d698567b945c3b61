// SPDX-License-Identifier: MIT

/// What completes command lines in fish.
func fishCompletion(_ commands: [CompletedCommand]) -> String {
  var text = """
    # fish completion of diorama; made by 'diorama completions fish'.
    complete -c diorama -f
    complete -c diorama -n __fish_use_subcommand -l help -s h -d 'prints help'
    complete -c diorama -n __fish_use_subcommand -l version -s V -d 'prints the version'

    """
  for command in commands {
    let summary = fishQuoted(command.declaration.summary)
    text += "complete -c diorama -n __fish_use_subcommand -a \(command.name) -d \(summary)\n"
    let here = "complete -c diorama -n '__fish_seen_subcommand_from \(command.name)'"
    for option in command.options {
      text += "\(here) -l \(option.name.dropFirst(2))"
      if let short = option.short { text += " -s \(short.dropFirst())" }
      if option.placeholder != nil { text += " -x" + fishOffer(option.hint) }
      text += " -d \(fishQuoted(option.description))\n"
    }
    for operand in command.declaration.operands {
      let offer = fishOffer(operand.hint)
      if !offer.isEmpty { text += here + offer + "\n" }
    }
  }
  return text
}

private func fishOffer(_ hint: Hint) -> String {
  switch hint {
  case .nothing: return ""
  case .file: return " -a '(__fish_complete_path)'"
  case .folder: return " -a '(__fish_complete_directories)'"
  case .device: return " -a '(diorama completions --words devices)'"
  case .topic: return " -a '(diorama completions --words topics)'"
  case .words(let words): return " -a \(fishQuoted(words.joined(separator: " ")))"
  case .outputs(let formats):
    return " -a \(fishQuoted(formats.map { "\($0)=" }.joined(separator: " ")))"
  case .scene, .script, .source, .sources, .scripts:
    return (hint.endings ?? []).map { " -a '(__fish_complete_suffix \($0))'" }.joined()
  }
}

private func fishQuoted(_ text: String) -> String {
  var quoted = "'"
  for letter in text {
    if letter == "'" || letter == "\\" { quoted.append("\\") }
    quoted.append(letter)
  }
  return quoted + "'"
}
