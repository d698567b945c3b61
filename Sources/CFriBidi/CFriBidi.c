// SPDX-License-Identifier: MIT
#include "CFriBidi.h"

#include <fribidi/fribidi.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static FriBidiParType direction(CFriBidiBase base) {
  switch (base) {
  case CFriBidiBaseFirstLetterOrLeft:
    return FRIBIDI_PAR_WLTR;
  case CFriBidiBaseFirstLetterOrRight:
    return FRIBIDI_PAR_WRTL;
  case CFriBidiBaseLeft:
    return FRIBIDI_PAR_LTR;
  case CFriBidiBaseRight:
    return FRIBIDI_PAR_RTL;
  }
  return FRIBIDI_PAR_LTR;
}

int cfribidi_levels(const uint32_t *text, size_t count, CFriBidiBase base, int8_t *levels) {
  memset(levels, 0, count);
  if (count == 0 || count > INT_MAX) return 0;
  FriBidiStrIndex length = (FriBidiStrIndex)count;
  FriBidiCharType *types = malloc(count * sizeof *types);
  FriBidiBracketType *brackets = malloc(count * sizeof *brackets);
  // Running out of memory ends the process, as it does in Swift.
  if (types == NULL || brackets == NULL) abort();
  fribidi_get_bidi_types(text, length, types);
  fribidi_get_bracket_types(text, length, types, brackets);
  FriBidiParType found = direction(base);
  if (fribidi_get_par_embedding_levels_ex(types, brackets, length, &found, levels) == 0) {
    memset(levels, 0, count);
  }
  free(types);
  free(brackets);
  return FRIBIDI_IS_RTL(found) ? 1 : 0;
}
