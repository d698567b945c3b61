// SPDX-License-Identifier: MIT
// Regular expressions of RE2, as plain C. Texts are UTF-8 and may hold any byte, zero as well.
#ifndef CRE2_H
#define CRE2_H

#include <stdbool.h>
#include <stddef.h>

// Running out of memory ends the process, as it does in Swift; no exception comes out.
#ifdef __cplusplus
#define CRE2_ENDS noexcept
extern "C" {
#else
#define CRE2_ENDS
#endif

/// A compiled pattern. Matching does not change what it finds, so threads may share one.
typedef struct CRE2Pattern CRE2Pattern;

/// What is wrong about a pattern.
typedef enum __attribute__((enum_extensibility(closed))) CRE2Problem {
  CRE2ProblemNone,
  CRE2ProblemBadEscape,
  CRE2ProblemBadClass,
  CRE2ProblemBadRange,
  CRE2ProblemMissingBracket,
  CRE2ProblemMissingParenthesis,
  CRE2ProblemUnexpectedParenthesis,
  CRE2ProblemTrailingBackslash,
  CRE2ProblemNothingToRepeat,
  CRE2ProblemBadRepeatCount,
  CRE2ProblemBadRepeat,
  CRE2ProblemBadGroup,
  CRE2ProblemBadGroupName,
  CRE2ProblemBadText,
  CRE2ProblemTooLarge,
  CRE2ProblemOther,
} CRE2Problem;

/// A problem and the bytes of the pattern that it is about; all of them where no others are known.
typedef struct CRE2Failure {
  CRE2Problem problem;
  size_t offset;
  size_t length;
} CRE2Failure;

/// Compiles a pattern, whose bytes are copied.
///
/// Null where it is wrong; `failure` says why. What compiling and matching keep stays below a few
/// megabytes.
CRE2Pattern *_Nullable cre2_compile(const void *_Nullable bytes, size_t count,
                                    CRE2Failure *_Nonnull failure) CRE2_ENDS;

/// Whether the pattern is found anywhere in a text; takes time linear in the length of the text.
bool cre2_matches(const CRE2Pattern *_Nonnull pattern, const void *_Nullable bytes, size_t count)
    CRE2_ENDS;

/// Instructions of the compiled pattern: how long a byte of text takes at worst grows with them.
size_t cre2_size(const CRE2Pattern *_Nonnull pattern) CRE2_ENDS;

void cre2_free(CRE2Pattern *_Nullable pattern) CRE2_ENDS;

#ifdef __cplusplus
}
#endif

#endif
