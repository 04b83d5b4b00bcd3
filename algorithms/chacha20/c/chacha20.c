// ChaCha20 as a core in C, for a pipeline: the rounds of all blocks are one loop, and the words of the state move
// between rounds in place of two kinds of rounds.
//
// Standard  RFC 8439; numbers in comments are its sections
// Core      operation 0: the message XOR the keystream, 1: the keystream; anything else is unsupported
#include <stdint.h>
#include <tandem_core.h>

enum { XOR = 0, PADS = 1 };

static uint32_t turn(uint32_t a, int n) { return a << n | a >> (32 - n); }

// 2.1
static void quarter_round(uint32_t* a, uint32_t* b, uint32_t* c, uint32_t* d) {
  *a += *b, *d = turn(*d ^ *a, 16);
  *c += *d, *b = turn(*b ^ *c, 12);
  *a += *b, *d = turn(*d ^ *a, 8);
  *c += *d, *b = turn(*b ^ *c, 7);
}

// 2.3
static void initial_state(uint32_t* s, uint64_t key0, uint64_t key1, uint64_t key2, uint64_t key3, uint64_t iv0,
                          uint64_t iv1) {
  const uint64_t halves[8] = {0x3320646e61707865, 0x6b20657479622d32, key0, key1, key2, key3, iv0, iv1};
#pragma tandem unroll
  for (int i = 0; i < 8; i++) s[2 * i] = (uint32_t)halves[i], s[2 * i + 1] = (uint32_t)(halves[i] >> 32);
}

// 2.3: one of the 20 rounds, on columns. Behind it word j of row i is in place i - j, so that diagonals are columns in
// the next round, and columns again behind that.
static void round_of_columns(uint32_t* s) {
#pragma tandem unroll
  for (int i = 0; i < 4; i++) quarter_round(&s[i], &s[4 + i], &s[8 + i], &s[12 + i]);
  uint32_t t[16];
#pragma tandem unroll
  for (int i = 0; i < 16; i++) t[i] = s[(i & 12) | (((i >> 2) - i) & 3)];
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = t[i];
}

uint32_t chacha20(uint8_t op, uint8_t has_data, uint32_t len_bits, uint64_t key0, uint64_t key1, uint64_t key2,
                  uint64_t key3, uint64_t iv0, uint64_t iv1) {
  uint32_t first[16], s[16];
  uint32_t left = (len_bits >> 9) + ((len_bits & 511) != 0), bytes = ((len_bits - 1) >> 3 & 63) + 1;
  uint64_t end = (iv0 & 0xffffffff) + left;  // the counter behind the last block
  uint32_t status = op != (has_data ? XOR : PADS) ? TANDEM_UNSUPPORTED
                    : !left                       ? TANDEM_BAD_LENGTH
                    : end > 1ull << 32            ? TANDEM_COUNTER_OVERFLOW
                                                  : TANDEM_OK;
  tandem_status(status);

  initial_state(first, key0, key1, key2, key3, iv0, iv1);
#pragma tandem unroll
  for (int i = 0; i < 16; i++) s[i] = first[i];

  uint32_t done = 0;  // rounds of this block
rounds:
  for (uint32_t n = 20 * left; n; n--) {
    round_of_columns(s);
    if (++done == 20) {
      // 2.3, 2.4: the sum with the initial state is the keystream.
      uint64_t word[8];
#pragma tandem unroll
      for (int i = 0; i < 8; i++) {
        word[i] = (uint32_t)(s[2 * i] + first[2 * i]) | (uint64_t)(uint32_t)(s[2 * i + 1] + first[2 * i + 1]) << 32;
      }
      if (has_data) {
        word[0] ^= tandem_read();
#pragma tandem unroll
        for (int i = 1; i < 8; i++) word[i] ^= tandem_part(i);
      }
#pragma tandem unroll
      for (int i = 0; i < 8; i++) word[i] = status ? 0 : word[i];
      tandem_write512(word[0], word[1], word[2], word[3], word[4], word[5], word[6], word[7], n == 1 ? bytes : 0);
      done = 0;
      first[12]++;
#pragma tandem unroll
      for (int i = 0; i < 16; i++) s[i] = first[i];
    }
  }
  return 0;
}

#include "bench.h"
