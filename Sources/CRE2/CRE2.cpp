// SPDX-License-Identifier: MIT
#include "CRE2.h"

#include <re2/re2.h>

#include <cstdint>
#include <string>

struct CRE2Pattern {
  explicit CRE2Pattern(const std::string &pattern, const RE2::Options &options)
      : expression(pattern, options) {}
  const RE2 expression;
};

/// For the program and the states of one pattern.
static const int64_t kMaximumMemory = 2 << 20;

static CRE2Problem Problem(RE2::ErrorCode code) {
  switch (code) {
    case RE2::NoError: return CRE2ProblemNone;
    case RE2::ErrorBadEscape: return CRE2ProblemBadEscape;
    case RE2::ErrorBadCharClass: return CRE2ProblemBadClass;
    case RE2::ErrorBadCharRange: return CRE2ProblemBadRange;
    case RE2::ErrorMissingBracket: return CRE2ProblemMissingBracket;
    case RE2::ErrorMissingParen: return CRE2ProblemMissingParenthesis;
    case RE2::ErrorUnexpectedParen: return CRE2ProblemUnexpectedParenthesis;
    case RE2::ErrorTrailingBackslash: return CRE2ProblemTrailingBackslash;
    case RE2::ErrorRepeatArgument: return CRE2ProblemNothingToRepeat;
    case RE2::ErrorRepeatSize: return CRE2ProblemBadRepeatCount;
    case RE2::ErrorRepeatOp: return CRE2ProblemBadRepeat;
    case RE2::ErrorBadPerlOp: return CRE2ProblemBadGroup;
    case RE2::ErrorBadNamedCapture: return CRE2ProblemBadGroupName;
    case RE2::ErrorBadUTF8: return CRE2ProblemBadText;
    case RE2::ErrorPatternTooLarge: return CRE2ProblemTooLarge;
    case RE2::ErrorInternal: return CRE2ProblemOther;
  }
  return CRE2ProblemOther;
}

/// RE2 gives the part that is wrong, not its place: where it first stands, except for problems
/// that the first of several equal parts need not have.
static CRE2Failure Failure(const RE2 &expression) noexcept {
  const CRE2Problem problem = Problem(expression.error_code());
  const std::string &pattern = expression.pattern();
  const std::string &part = expression.error_arg();
  if (problem == CRE2ProblemTrailingBackslash) return {problem, pattern.size() - 1, 1};
  const bool may_be_later =
      problem == CRE2ProblemNothingToRepeat || problem == CRE2ProblemBadRepeatCount;
  const size_t first = part.empty() ? std::string::npos : pattern.find(part);
  if (first == std::string::npos || (may_be_later && first != pattern.rfind(part))) {
    return {problem, 0, pattern.size()};
  }
  return {problem, first, part.size()};
}

CRE2Pattern *cre2_compile(const void *bytes, size_t count, CRE2Failure *failure) noexcept {
  RE2::Options options;
  options.set_log_errors(false);
  options.set_max_mem(kMaximumMemory);
  const std::string text = bytes ? std::string(static_cast<const char *>(bytes), count) : "";
  CRE2Pattern *pattern = new CRE2Pattern(text, options);
  if (pattern->expression.ok()) {
    *failure = {CRE2ProblemNone, 0, 0};
    return pattern;
  }
  *failure = Failure(pattern->expression);
  delete pattern;
  return nullptr;
}

bool cre2_matches(const CRE2Pattern *pattern, const void *bytes, size_t count) noexcept {
  const char *text = bytes ? static_cast<const char *>(bytes) : "";
  const size_t end = bytes ? count : 0;
  return pattern->expression.Match({text, end}, 0, end, RE2::UNANCHORED, nullptr, 0);
}

size_t cre2_size(const CRE2Pattern *pattern) noexcept {
  return static_cast<size_t>(pattern->expression.ProgramSize());
}

void cre2_free(CRE2Pattern *pattern) noexcept { delete pattern; }
