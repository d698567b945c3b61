// SPDX-License-Identifier: MIT

/// The blanks between two tokens of one line.
enum LayoutSpacing {
  /// - Parameters:
  ///   - hadBlank: Whether blanks stand there.
  ///   - isSpaced: Whether the innermost brackets have blanks inside.
  static func isBlank(
    after previous: YAMLTokens.Kind, before next: YAMLTokens.Kind, hadBlank: Bool, isSpaced: Bool
  ) -> Bool {
    switch next {
    case .value: isBlankBeforeValue(after: previous)
    case .flowEntry, .flowMappingEnd, .flowSequenceEnd:
      isBlankBeforeEnd(next, after: previous, hadBlank: hadBlank, isSpaced: isSpaced)
    default:
      switch previous {
      case .flowMappingStart, .flowSequenceStart: isSpaced
      case .flowEntry, .blockEntry, .key, .value, .anchor, .tag, .documentStart, .alias: true
      default: hadBlank
      }
    }
  }

  /// A colon stands close to its key, except where it would belong to a name or has no key.
  private static func isBlankBeforeValue(after previous: YAMLTokens.Kind) -> Bool {
    switch previous {
    case .plain, .singleQuoted, .doubleQuoted, .flowMappingEnd, .flowSequenceEnd,
      .flowSequenceStart:
      false
    default: true
    }
  }

  private static func isBlankBeforeEnd(
    _ next: YAMLTokens.Kind, after previous: YAMLTokens.Kind, hadBlank: Bool, isSpaced: Bool
  ) -> Bool {
    switch (previous, next) {
    case (.flowMappingStart, .flowMappingEnd), (.flowSequenceStart, .flowSequenceEnd): false
    // Of 'a:,' the colon would be taken for a part of the text.
    case (.value, _), (.key, _): true
    case (.tag, .flowEntry), (.anchor, .flowEntry), (.tag, .flowSequenceEnd),
      (.anchor, .flowSequenceEnd):
      hadBlank
    case (_, .flowEntry): false
    default: isSpaced
    }
  }
}
