// SPDX-License-Identifier: MIT
// Measures every line of the standard input with Pango in one layout of an ordinary font.
// Usage: pango_labels ROUNDS < LABELS; prints nanoseconds for a label and the sum of widths.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int count, char **arguments) {
  int rounds = count == 2 ? atoi(arguments[1]) : 0;
  if (rounds < 1) return puts("usage: pango_labels ROUNDS < LABELS"), 64;
  size_t labels = 0, room = 0;
  char **texts = NULL, *line = NULL;
  size_t size = 0;
  ssize_t length;
  while ((length = getline(&line, &size, stdin)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    if (labels == room) texts = realloc(texts, (room = room * 2 + 1024) * sizeof *texts);
    texts[labels++] = strdup(line);
  }
  if (labels == 0) return puts("no labels"), 64;
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Sans");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  double sum = 0;
  // The first label loads the font.
  for (int round = -1; round < rounds; round++) {
    static double start;
    if (round == 0) start = now();
    sum = 0;
    for (size_t i = 0; i < labels; i++) {
      int width, height;
      pango_layout_set_text(layout, texts[i], -1);
      pango_layout_get_size(layout, &width, &height);
      sum += (double)(width + height) / PANGO_SCALE;
    }
    if (round == rounds - 1) printf("%f %f\n", (now() - start) / ((double)rounds * (double)labels), sum);
  }
  return 0;
}
