// SPDX-License-Identifier: MIT
// The least that a linter on libyaml does: reads each file into memory and takes every event.
// Usage: yaml_events FILE...
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static unsigned char *read_file(const char *path, size_t *size) {
  int file = open(path, O_RDONLY);
  struct stat info;
  if (file < 0 || fstat(file, &info) != 0) exit(2);
  unsigned char *bytes = malloc(info.st_size + 1);
  size_t done = 0;
  ssize_t got;
  while (done < (size_t)info.st_size && (got = read(file, bytes + done, info.st_size - done)) > 0)
    done += got;
  close(file);
  *size = done;
  return bytes;
}

int main(int count, char **paths) {
  size_t events = 0, lines = 0;
  for (int i = 1; i < count; i++) {
    size_t size;
    unsigned char *bytes = read_file(paths[i], &size);
    yaml_parser_t parser;
    yaml_event_t event;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, bytes, size);
    int is_last = 0;
    while (!is_last) {
      if (!yaml_parser_parse(&parser, &event)) return 1;
      events++;
      lines += event.start_mark.line;
      is_last = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    free(bytes);
  }
  printf("%zu events, %zu\n", events, lines);
  return 0;
}
