// SPDX-License-Identifier: MIT
#include "CUnistring.h"

#include <stdbool.h>
#include <unictype.h>
#include <unilbrk.h>
#include <unistr.h>
#include <uniwidth.h>

/// Punctuation of numbers, which holds on to a letter after it (class IS).
static bool is_infix(uint16_t unit) {
  switch (unit) {
  case 0x2C: case 0x2E: case 0x3A: case 0x3B: case 0x37E: case 0x589: case 0x60C: case 0x60D:
  case 0x7F8: case 0x2044: case 0xFE10: case 0xFE13: case 0xFE14:
    return true;
  default:
    return false;
  }
}

/// Letters of scripts that break at blanks; the others are wide.
static bool begins_letter(const uint16_t *text, size_t count) {
  ucs4_t letter;
  u16_mbtouc(&letter, text, count);
  return uc_is_general_category(letter, UC_CATEGORY_L) && uc_width(letter, "UTF-8") < 2;
}

/// Whether a line may end after the blanks that a text begins with (LB 18).
static char after_blanks(const uint16_t *text, size_t count) {
  // A letter before the blank stands for the start of the line, which the library takes otherwise.
  uint16_t probe[4] = {'a', ' ', text[0], count > 1 ? text[1] : 'a'};
  char found[4];
  u16_possible_linebreaks(probe, 4, "UTF-8", found);
  return found[2];
}

void cunistring_line_breaks(const uint16_t *text, size_t count, char *breaks) {
  // The encoding says only that ambiguous characters count as alphabetic.
  u16_possible_linebreaks(text, count, "UTF-8", breaks);
  size_t blanks = 0;
  while (blanks < count && text[blanks] == ' ') blanks++;
  if (blanks > 0 && blanks < count) {
    breaks[blanks] = after_blanks(text + blanks, count - blanks);
  }
  for (size_t i = 0; i < count; i++) {
    bool may = breaks[i] == UC_BREAK_POSSIBLE;
    // The library leaves out LB 29, which keeps "e.g." in one piece.
    if (may && i > 0 && is_infix(text[i - 1]) && begins_letter(text + i, count - i)) may = false;
    breaks[i] = may ? CUNISTRING_BREAK_MAY : CUNISTRING_BREAK_NO;
  }
}
