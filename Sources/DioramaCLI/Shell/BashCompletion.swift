// SPDX-License-Identifier: MIT

/// What completes command lines in bash, from version 3.2 on.
func bashCompletion(_ commands: [CompletedCommand]) -> String {
  var cases = ""
  for command in commands {
    cases += "    \(command.name))\n"
    let valued = command.options.filter { $0.placeholder != nil }
    if !valued.isEmpty {
      cases += "      case \"$previous\" in\n"
      for option in valued {
        let names = CompletedCommand.names(option).joined(separator: "|")
        cases += "        \(names)) \(bashOffer(option.hint)); return ;;\n"
      }
      cases += "      esac\n"
    }
    let names = command.options.flatMap(CompletedCommand.names).joined(separator: " ")
    cases += "      if [[ $current == -* ]]; then _diorama_words \"\(names)\"; return; fi\n"
    let operands = command.declaration.operands
    if operands.count > 1, let first = operands.first {
      cases += "      if (( COMP_CWORD == 2 )); then \(bashOffer(first.hint)); return; fi\n"
    }
    cases += "      \(bashOffer(operands.last?.hint ?? .nothing)) ;;\n"
  }
  let names = commands.map(\.name).joined(separator: " ")
  return """
    # bash completion of diorama; made by 'diorama completions bash'.
    _diorama_words() {
      local IFS=$' \\n'
      COMPREPLY=($(compgen -W "$1" -- "$current"))
    }
    _diorama_lines() {
      local line
      COMPREPLY=()
      while IFS= read -r line; do
        [[ $line == "$current"* ]] && COMPREPLY+=("$(printf '%q' "$line")")
      done < <("${COMP_WORDS[0]}" completions --words "$1" 2>/dev/null)
    }
    _diorama_files() {
      local path ending
      compopt -o filenames 2>/dev/null
      COMPREPLY=()
      while IFS= read -r path; do
        if [[ -d $path || $# -eq 0 ]]; then COMPREPLY+=("$path"); continue; fi
        for ending in "$@"; do
          if [[ $path == *"$ending" ]]; then COMPREPLY+=("$path"); fi
        done
      done < <(compgen -f -- "$current")
    }
    _diorama_folders() {
      compopt -o filenames 2>/dev/null
      local IFS=$'\\n'
      COMPREPLY=($(compgen -d -- "$current"))
    }
    _diorama() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      COMPREPLY=()
      if (( COMP_CWORD == 1 )); then _diorama_words "\(names) --help --version"; return; fi
      if [[ $current == = ]]; then current=""; fi
      if [[ $previous == = ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
      case "${COMP_WORDS[1]}" in
    \(cases)  esac
    }
    complete -F _diorama diorama

    """
}

private func bashOffer(_ hint: Hint) -> String {
  switch hint {
  case .nothing: return ":"
  case .folder: return "_diorama_folders"
  case .device: return "_diorama_lines devices"
  case .topic: return "_diorama_lines topics"
  case .words(let words): return "_diorama_words \"\(words.joined(separator: " "))\""
  case .outputs(let formats):
    return "_diorama_words \"\(formats.map { "\($0)=" }.joined(separator: " "))\""
  case .file, .scene, .script, .source, .sources, .scripts:
    return (["_diorama_files"] + (hint.endings ?? [])).joined(separator: " ")
  }
}
