// SPDX-License-Identifier: MIT
// The least that a tap costs on the tree that scenes.py makes for taps: hit-test from the root for
// the touch and again for its end, toggle the switch that it finds, write one line of log.
// Usage: tap_limit VIEWS REPEATS; prints the median of nanoseconds for a tap and a check sum.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { double x, y, width, height; } rect;
typedef struct { rect frame; int first, last, next, previous, parent; uint8_t is_on; } view;

enum { TAPS = 1000 };
static view *views;
static int count;

static int add(int parent, double x, double y, double width, double height) {
  views[count] = (view){{x, y, width, height}, -1, -1, -1, -1, parent, 0};
  if (parent >= 0) {
    int last = views[parent].last;
    if (last < 0) views[parent].first = count;
    else views[last].next = count, views[count].previous = last;
    views[parent].last = count;
  }
  return count++;
}

// The last child that holds the point is in front.
static int hit_test(double x, double y) {
  int current = 0;
  for (;;) {
    int child = views[current].last;
    while (child >= 0) {
      rect frame = views[child].frame;
      double inside_x = x - frame.x, inside_y = y - frame.y;
      if (inside_x >= 0 && inside_x < frame.width && inside_y >= 0 && inside_y < frame.height) {
        x = inside_x, y = inside_y;
        break;
      }
      child = views[child].previous;
    }
    if (child < 0) return current;
    current = child;
  }
}

static char *decimal(char *text, uint32_t number) {
  char digits[12];
  int length = 0;
  do digits[length++] = '0' + number % 10; while (number /= 10);
  while (length) *text++ = digits[--length];
  return text;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int arguments, char **words) {
  int wanted = arguments > 1 ? atoi(words[1]) : 1000;
  int repeats = arguments > 2 ? atoi(words[2]) : 101;
  views = calloc(wanted + 32, sizeof *views);
  int *leaves = malloc(sizeof *leaves * wanted), leaf_count = 0;
  add(-1, 0, 0, 320, 20000);
  double y = 0;
  while (count < wanted) {
    int section = add(0, 8, y, 304, 6 * 44 + 8);
    for (int row = 0; row < 6 && count < wanted; row++) {
      int line = add(section, 0, 4 + 44 * row, 304, 44);
      for (int column = 0; column < 2 && count < wanted; column++)
        leaves[leaf_count++] = add(line, 12 + 100 * column, 6, 51, 31);
    }
    y += 6 * 44 + 20;
  }
  char *log = malloc(TAPS * 64);
  double *times = malloc(sizeof *times * repeats);
  long sum = 0;
  for (int repeat = 0; repeat < repeats; repeat++) {
    char *end = log;
    double start = now();
    for (int tap = 0; tap < TAPS; tap++) {
      int leaf = leaves[(tap * 7919) % leaf_count];
      double x = 5, place = 5;
      for (int view = leaf; view >= 0; view = views[view].parent)
        x += views[view].frame.x, place += views[view].frame.y;
      int found = hit_test(x, place);
      if (hit_test(x, place) == found) views[found].is_on ^= 1;
      memcpy(end, "tap switch_", 11);
      end = decimal(end + 11, found);
      memcpy(end, views[found].is_on ? " on=true \n" : " on=false\n", 10);
      end += 10;
    }
    times[repeat] = (now() - start) / TAPS;
    sum += end - log;
  }
  qsort(times, repeats, sizeof *times, ascending);
  printf("%.1f %ld\n", times[repeats / 2], sum);
  return 0;
}
