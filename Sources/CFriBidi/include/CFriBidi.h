// SPDX-License-Identifier: MIT
// Embedding levels of the Unicode bidirectional algorithm (UAX 9), found by GNU FriBidi.
#ifndef CFRIBIDI_H
#define CFRIBIDI_H

#include <stddef.h>
#include <stdint.h>

/// Which way a paragraph runs as a whole.
typedef enum __attribute__((enum_extensibility(closed))) CFriBidiBase {
  /// By the first letter that has a direction; without one, left to right.
  CFriBidiBaseFirstLetterOrLeft,
  /// By the first letter that has a direction; without one, right to left.
  CFriBidiBaseFirstLetterOrRight,
  CFriBidiBaseLeft,
  CFriBidiBaseRight,
} CFriBidiBase;

/// Sets `levels[i]` for each of the paragraph's `count` code points; odd ones run right to left.
///
/// Returns the level of the paragraph itself: 0 or 1.
int cfribidi_levels(const uint32_t *_Nonnull text, size_t count, CFriBidiBase base,
                    int8_t *_Nonnull levels);

#endif
