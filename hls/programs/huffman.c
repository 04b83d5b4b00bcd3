// Decodes a stream of canonical Huffman codes that is packed at the start.
#include <stdint.h>
#include <stdio.h>
#define SYMBOLS 8
static const uint8_t lengths[SYMBOLS] = {2, 2, 3, 3, 3, 4, 5, 5};
static uint16_t code[SYMBOLS], first[8], begin[8];
static uint8_t sorted[SYMBOLS], count[8];
static uint8_t stream[256], decoded[256];

static void prepare(void) {
  uint16_t next = 0;
  int n = 0;
  for (int length = 1; length < 8; length++) {
    next <<= 1;
    first[length] = next;
    begin[length] = (uint16_t)n;
    for (int i = 0; i < SYMBOLS; i++)
      if (lengths[i] == length) {
        code[i] = next++;
        sorted[n++] = (uint8_t)i;
        count[length]++;
      }
  }
}

int main(void) {
  uint32_t x = 7, bits = 0;
  int used = 0, errors = 0, at = 0;
  prepare();
  for (int i = 0; i < 256; i++) {
    x = x * 1664525u + 1013904223u;
    int symbol = (int)(x >> 29);
    for (int k = lengths[symbol] - 1; k >= 0; k--) {
      if (code[symbol] >> k & 1) stream[used >> 3] |= (uint8_t)(128 >> (used & 7));
      used++;
    }
  }
  for (int i = 0; i < 256; i++) {
    uint16_t word = 0;
    for (int length = 1; length < 8; length++) {
      word = (uint16_t)(word << 1 | (stream[at >> 3] >> (7 - (at & 7)) & 1));
      at++;
      if (word - first[length] < count[length] && word >= first[length]) {
        decoded[i] = sorted[begin[length] + word - first[length]];
        break;
      }
    }
  }
  x = 7;
  for (int i = 0; i < 256; i++) {
    x = x * 1664525u + 1013904223u;
    errors += decoded[i] != x >> 29;
    bits += lengths[decoded[i]];
  }
  errors += at != used || (int)bits != used;
  printf("%d bits, %d errors\n", used, errors);
  return errors;
}
