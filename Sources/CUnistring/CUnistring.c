// SPDX-License-Identifier: MIT
#include "CUnistring.h"

#include <unilbrk.h>

void cunistring_line_breaks(const uint16_t *text, size_t count, char *breaks) {
  // The encoding says only that ambiguous characters count as alphabetic.
  u16_possible_linebreaks(text, count, "UTF-8", breaks);
  for (size_t i = 0; i < count; i++) {
    breaks[i] = breaks[i] == UC_BREAK_POSSIBLE ? CUNISTRING_BREAK_MAY : CUNISTRING_BREAK_NO;
  }
}
