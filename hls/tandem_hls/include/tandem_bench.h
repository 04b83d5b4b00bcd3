/* Functions that test benches of cores in C share. */
#ifndef TANDEM_BENCH_H
#define TANDEM_BENCH_H
#include <stdint.h>

/* The bytes of a text in hex digits; returns how many. */
static uint32_t tandem_bytes(const char* hex, void* to) {
  uint8_t* at = (uint8_t*)to;
  uint32_t n = 0;
  for (; hex[2 * n]; n++) {
    uint8_t byte = 0;
    for (int i = 0; i < 2; i++) {
      char c = hex[2 * n + i];
      byte = (uint8_t)(byte << 4 | (c <= '9' ? c - '0' : c - 'a' + 10));
    }
    at[n] = byte;
  }
  return n;
}
#endif
