// SPDX-License-Identifier: MIT
// Line break opportunities by UAX 14, found by GNU libunistring.
#ifndef CUNISTRING_H
#define CUNISTRING_H

#include <stddef.h>
#include <stdint.h>

/// Whether a line may end between a code unit and the one before it.
enum {
  CUNISTRING_BREAK_NO = 0,
  CUNISTRING_BREAK_MAY = 1,
};

/// Sets `breaks[i]` for each of `count` UTF-16 code units; the first may never be broken before.
///
/// Lone surrogates count as U+FFFD. What follows the text may change the last two answers.
void cunistring_line_breaks(const uint16_t *_Nonnull text, size_t count, char *_Nonnull breaks);

#endif
