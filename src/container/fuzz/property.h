// The fuzz targets share this: a property that must hold for every input.
#pragma once

#include <cstdio>
#include <cstdlib>

/// Ends the program, which libFuzzer and the replay take as a finding, unless `condition` holds.
#define PROPERTY(condition)                                                                   \
  do {                                                                                        \
    if (!(condition)) {                                                                       \
      std::fprintf(stderr, "%s:%d: property violated: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                                           \
    }                                                                                         \
  } while (false)
