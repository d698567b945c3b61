// SPDX-License-Identifier: MIT

/// What completes command lines in zsh.
func zshCompletion(_ commands: [CompletedCommand]) -> String {
  let list = commands.map { command in
    "    \(zshQuoted("\(zshPlain(command.name)):\(command.declaration.summary)"))\n"
  }.joined()
  var cases = ""
  for command in commands {
    cases += "    \(command.name))\n      _arguments -s \\\n"
    var lines: [String] = []
    for option in command.options {
      let text = zshBracketed(option.description)
      for name in CompletedCommand.names(option) {
        let star = option.repeats ? "*" : ""
        let isLong = option.placeholder != nil && name.hasPrefix("--")
        let value = option.placeholder.map { ":\($0):\(zshOffer(option.hint))" } ?? ""
        lines.append(zshQuoted("\(star)\(name)\(isLong ? "=" : "")[\(text)]\(value)"))
      }
    }
    for (index, operand) in command.declaration.operands.enumerated() {
      let isLast = index == command.declaration.operands.count - 1
      let place =
        isLast && (operand.count == .any || operand.count == .oneOrMore) ? "*" : "\(index + 1)"
      lines.append(zshQuoted("\(place):\(zshPlain(operand.what)):\(zshOffer(operand.hint))"))
    }
    cases += lines.map { "        \($0)" }.joined(separator: " \\\n") + "\n      ;;\n"
  }
  return """
    #compdef diorama
    # zsh completion of diorama; made by 'diorama completions zsh'.
    _diorama_lines() {
      local -a lines
      lines=("${(@f)$(diorama completions --words $1 2>/dev/null)}")
      compadd -a lines
    }
    _diorama() {
      local -a commands
      commands=(
    \(list)  )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(cases)  esac
    }
    if [[ $funcstack[1] == _diorama ]]; then
      _diorama "$@"
    else
      compdef _diorama diorama
    fi

    """
}

private func zshOffer(_ hint: Hint) -> String {
  switch hint {
  case .nothing: return " "
  case .file: return "_files"
  case .folder: return "_files -/"
  case .device: return "_diorama_lines devices"
  case .topic: return "_diorama_lines topics"
  case .words(let words): return "(\(words.joined(separator: " ")))"
  case .outputs(let formats): return "(\(formats.map { "\($0)=" }.joined(separator: " ")))"
  case .scene, .script, .source, .sources, .scripts:
    let globs = (hint.endings ?? []).map { "*\($0)(-.)" }.joined(separator: " ")
    return "_files -g \"\(globs)\""
  }
}

/// A word of zsh in single quotes.
private func zshQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}

/// Text without the signs that `_arguments` and `_describe` read.
private func zshPlain(_ text: String) -> String { String(text.filter { $0 != ":" }) }

/// Text as it stands between the brackets of `_arguments`.
private func zshBracketed(_ text: String) -> String {
  String(
    text.flatMap { (letter: Character) -> [Character] in
      letter == "[" || letter == "]" || letter == ":" || letter == "\\"
        ? ["\\", letter] : [letter]
    })
}
